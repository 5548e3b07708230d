# Woorden van het huis, voor elk gezicht. Spellen brengen hun eigen woorden mee in games/<spel>/text.

word-yes = ja
word-no = nee
word-none = geen
word-list = { $first }, { $second }

# Wat in een verslag fout kan zijn, bij elk spel
refusal-chance = Deze toevalsuitkomst kan hier niet vallen ({ $name-id }).
refusal-seed = Het zaadgetal trekt hier iets anders.
refusal-choices = De speler had hier { $right } keuzes.
refusal-scores = De punten zijn { $right }.
refusal-winners = De winnaars zijn { $right }.
refusal-end = Het spel eindigde door: { $right }.
refusal-short = Het verslag noemt een uitslag, maar het houdt op voor het einde.

# Eenvoudig spelen in een terminal
plain-you = Speler
plain-bot = Bot { $number }
plain-choose = Nummer, zoekwoorden, u terugnemen, q stoppen:{" "}
plain-more = … en nog { $count }: druk op Enter
plain-nothing = Geen zet bevat “{ $text }”.
plain-no-undo = Dat kan niet terug: intussen heeft iemand gezet of iets geleerd.
plain-score = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
plain-winner = { $name }: { $points ->
    [one] { $points } punt, gewonnen!
   *[other] { $points } punten, gewonnen!
}

# Schermen in een terminal
terminal-bot = { $level } { $number }
terminal-thinking = { $name } denkt na …
terminal-waiting = Wachten op { $name } …
terminal-bot-out = { $name } is uitgevallen en speelt vanaf nu op goed geluk.
terminal-turn = { $name }: { $ask }
terminal-choices = { $count ->
    [0] Nu valt er niets te kiezen
    [one] Eén keuze
   *[other] { $count } keuzes
}
terminal-found = { $count } met “{ $typed }”
terminal-search = typ om te zoeken · Enter kiest
terminal-search-clear = Esc toont alles · Enter kiest
terminal-refused = { $rule-id }: { $why } (? toont de regel)
terminal-refused-plain = { $why }
terminal-key-rules = Regels
terminal-key-undo = Terug
terminal-key-save = Bewaar
terminal-key-speed = Tempo
terminal-key-board = Bord
terminal-key-log = Verslag
terminal-key-leave = Stop
terminal-key-back = Terug
terminal-key-on = Verder
terminal-key-play = Speel/pauze
terminal-key-eyes = Ogen
terminal-saved = Bewaard in { $file-id }.
terminal-speed = Tempo: { $speed }
terminal-slow = langzaam
terminal-steady = rustig
terminal-quick = vlot
terminal-instant = meteen
terminal-hand-over = { $name }, je bent aan de beurt.
    De anderen kijken even weg; druk dan op Enter.
terminal-hand-over-plain = { $name }, je bent aan de beurt. De anderen kijken even weg; druk dan op Enter:{" "}
terminal-leave = Het spel is nog niet uit.
terminal-leave-save = Bewaren en stoppen
terminal-leave-leave = Stoppen zonder te bewaren
terminal-leave-stay = Verder spelen
terminal-over-replay = Nog eens bekijken
terminal-over-again = Nog een keer spelen
terminal-over-save = Het verslag bewaren
terminal-over-leave = Stoppen
terminal-eyes = Zoals { $name } het ziet
terminal-eyes-none = Zoals een toeschouwer het ziet
terminal-open = In dit spel is niets verborgen.
terminal-rules-search = Het nummer van een regel, of zoekwoorden
terminal-rules-keys = ↑ ↓ bladeren · Esc terug
terminal-rules-none = Geen regel bevat “{ $typed }”.
terminal-resume = Verder spelen: gildehuis play { $file-id }
terminal-joined = Je zit aan tafel als { $name }.
terminal-watching = Je kijkt mee aan deze tafel.
terminal-not-started = De tafel wacht op spelers: { $count ->
    [one] nog één stoel
   *[other] nog { $count } stoelen
} vrij.
terminal-lost = De verbinding is weg; opnieuw proberen …
terminal-gone = De tafel is opgeheven.
terminal-chat = { $name }: { $text-id }
terminal-walk = Enter verder, b terug, een nummer springt erheen, q stopt:{" "}

# Wat een keuze zou opleveren, ernaast in de lijst
terminal-gives-stones = levert { $value } op
terminal-gives-cards = kaarten { $count }
terminal-gives-value = waarde van de stad { $value }
terminal-gives-points = punten { $value }
terminal-gives-free = { $count ->
    [0] de stad wordt gewaardeerd
    [one] nog één plek vrij
   *[other] nog { $count } plekken vrij
}
terminal-gives-florins = florijnen { $value }
terminal-gives-gold = goud { $value }
terminal-gives-paid = betaald { $count }
terminal-gives-total = { $count } in totaal
terminal-gives-active = verbonden: { $value }
terminal-gives-privilege = privilege { $count }
terminal-gives-quarters = wijken { $value }
terminal-gives-at_water = aan het water: { $value }
terminal-gives-left = { $count } over voor de anderen
terminal-gives-own = { $value }
terminal-leave-go = Weggaan; je stoel blijft van jou
