# Woorden van het huis, voor elk gezicht. Spellen brengen hun eigen woorden mee in games/<spel>/text.

word-yes = ja
word-no = nee
word-none = geen
word-list = { $first }, { $second }
word-itself = { $word }

# Wat in een verslag fout kan zijn, bij elk spel
refusal-form = Dit is geen zet van dit spel.
refusal-chance = Deze toevalsuitkomst kan hier niet vallen ({ $name-id }).
refusal-seed = Het zaadgetal trekt hier iets anders.
refusal-choices = De speler had hier { $right } keuzes.
refusal-scores = De punten zijn { $right }.
refusal-winners = De winnaars zijn { $right }.
refusal-end = Het spel eindigde door: { $right }.
refusal-short = Het verslag noemt een uitslag, maar het houdt op voor het einde.

# Waar de server nee op zegt
error-abandoned = Deze tafel is opgeheven.
error-bad-message = Dit bericht is onleesbaar.
error-bad-name = Een naam heeft 1 tot { $longest } tekens.
error-bad-password = Een wachtwoord heeft { $shortest } tot { $longest } tekens.
error-bad-request = Met dit verzoek kunnen we niets: { $reason }
error-bad-seats = Er moeten { $players } plaatsen zijn, waarvan hooguit één de jouwe.
error-bad-table = Zo'n tafel kan niet worden klaargezet: { $reason }
error-bad-username = Een gebruikersnaam heeft 3 tot { $longest } letters, cijfers, punten, streepjes of lage streepjes.
error-broken = Bij ons is iets misgegaan. Probeer het nog eens.
error-busy = Het is druk aan deze tafel. Probeer het nog eens.
error-foreign-origin = Dit verzoek komt van een andere site.
error-has-account = Je hebt al een account.
error-hello-first = Zeg eerst hallo.
error-host-only = Alleen de gastheer kan dat doen.
error-match-over = De partij is afgelopen.
error-no-header = Dit verzoek moet de header X-Gildehuis dragen.
error-no-such-bot = Er is geen bot { $level-id }.
error-no-such-edition = Er is geen editie { $edition-id }.
error-no-such-file = Dat brengt het spel niet mee.
error-no-such-game = Er is geen spel { $game-id }.
error-no-such-invite = Deze uitnodiging bestaat niet, is ingetrokken of al gebruikt.
error-no-such-method = Dat kan hier niet.
error-no-such-person = Zo iemand is er niet.
error-no-such-rulebook = Zo'n spelregelboek is er niet.
error-no-such-seat = Zo'n plaats is er niet.
error-no-such-table = Zo'n tafel is er niet, of hij is niet voor jou toegankelijk.
error-no-undo = Deze zet kan niet worden teruggenomen zonder het de anderen te vragen: iemand heeft sindsdien gezet of er iets van geleerd.
error-not-found = Hier is niets.
error-not-over = De partij is nog niet afgelopen.
error-not-seated = Je zit niet aan deze tafel.
error-not-started = De partij is nog niet begonnen.
error-own-seat = Dit is je eigen plaats; sta liever op.
error-seat-away = Een bot speelt nu voor jou. Neem eerst je plaats weer in.
error-seat-taken = Deze plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-stale = De stelling is intussen veranderd. Kijk en kies opnieuw.
error-started = De partij is al begonnen.
error-too-fast = Te veel verzoeken. Wacht even.
error-too-long = Dit is te lang.
error-too-many-sockets = Je hebt hier te veel vensters open.
error-too-many-tables = Je bent al gastheer van { $most } tafels. Speel er eerst een uit of verlaat er een.
error-username-taken = Deze gebruikersnaam is bezet.
error-wait = Te veel verkeerde wachtwoorden. Wacht { $seconds } seconden.
error-weak-password = Dit wachtwoord is te makkelijk te raden.
error-who-are-you = Zeg ons eerst hoe je heet.
error-wrong-password = Gebruikersnaam of wachtwoord klopt niet.
# Eenvoudig spelen in een terminal
plain-you = Speler
plain-bot = Bot { $number }
plain-choose = Nummer, zoekwoorden, u terugnemen, q stoppen:{" "}
plain-talk = / met woorden zegt iets tegen de anderen.
plain-more = … en nog { $count }: druk op Enter
plain-nothing = Geen zet bevat “{ $text }”.
plain-no-undo = Dat kan niet terug: intussen heeft iemand gezet of iets geleerd.
plain-question = { $question } { $yes }: +   { $no }: -
plain-answer = Jouw antwoord:{" "}
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
terminal-key-chat = Praten
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
terminal-chat = { $name-id }: { $text-id }
terminal-chat-keys = Enter zegt het · Esc terug
terminal-chat-say = Zeg iets tegen de tafel
terminal-chat-none = Nog niemand heeft iets gezegd.
terminal-heard = { $line-id } (F7 antwoordt)
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

error-too-many-invites = Er zijn al { $most } uitnodigingen voor deze tafel.
error-bad-push = Het adres van deze browser voor meldingen is niet bruikbaar.
error-no-move-yet = Je hebt nog niet gezet.
error-no-seat-for-you = Je bent hier uitgenodigd om te kijken, niet om mee te spelen.
error-no-undo-asked = Niemand vraagt nu om een zet terug te nemen.
error-undo-asked = Er vraagt al iemand om een zet terug te nemen.
error-undo-refused = De anderen hebben geweigerd. Na de volgende zet kun je het opnieuw vragen.
# ---- de browser

name-random = willekeurig
name-easy = makkelijk
name-medium = gemiddeld
name-hard = moeilijk

ui-home = Begin
ui-settings = Instellingen
ui-language = Taal
ui-mute = Geluid uit
ui-mute-key = Geluid uit (toets M)
ui-dark = Kaarslicht
ui-skip-to-content = Naar de inhoud
ui-loading = De kaarsen gaan aan…
ui-lost = Achter deze deur is niets.
ui-no-table = Deze tafel bestaat niet, of is niet voor jou toegankelijk.
ui-no-server = Het gildehuis antwoordt niet. Draait de server?
ui-went-wrong = Er ging iets mis. Probeer het nog eens.
ui-try-again = Opnieuw proberen
ui-close = Sluiten
ui-cancel = Annuleren
ui-save = Opslaan
ui-saved = Opgeslagen.
ui-guest-name = Gast

ui-welcome = Kom binnen en speel mee
ui-welcome-text = Vier bordspellen over middeleeuwse bouwers en gilden. Speel meteen tegen bots, of stuur je vrienden een link: niemand hoeft zich aan te melden.
ui-games = De spellen
ui-my-games = Mijn spellen
ui-finished-games = Afgelopen spellen
ui-open-tables = Open tafels
ui-no-open-tables = Er wacht nu geen tafel op spelers. Open er zelf een: kies een spel en ‘Spelen met vrienden’.
ui-players-count = { $players } spelers
ui-minutes = { $minutes } min
ui-weight-1 = heel licht
ui-weight-2 = licht
ui-weight-3 = gemiddeld
ui-weight-4 = pittig
ui-weight-5 = zwaar
ui-play-now = Nu spelen tegen bots
ui-play-friends = Spelen met vrienden
ui-learn = Leer al spelend
ui-learn-about = Een begeleide partij: hints bij elke nieuwe beslissing, tegen makkelijke bots.
ui-rules = Spelregels
ui-footer = Gildehuis is vrij en open. De spellen horen bij hun auteurs en uitgevers; alle tekeningen zijn van onszelf.
ui-your-turn = Jij bent aan de beurt.
ui-stage-open = wacht op spelers
ui-stage-playing = bezig
ui-stage-finished = afgelopen
ui-stage-abandoned = gestaakt

ui-how-many = Met hoeveel spelers?
ui-how-strong = Hoe sterk zijn de bots?
ui-options = Opties
ui-edition = Editie
ui-own-edition = Een eigen editiebestand
ui-reconstructed = Getallen die alleen als plaatje gedrukt waren, zijn gereconstrueerd. Wie de doos heeft, kan ze verbeteren in een eigen editiebestand.
ui-your-name = Je naam
ui-start = Beginnen
ui-open-table = Tafel openen
ui-make-public = Toon deze tafel aan iedereen op de beginpagina
ui-clock = Bedenktijd
ui-clock-none = zo lang je wilt
ui-clock-live = een klok voor één zitting
ui-clock-days = dagen per zet

ui-room-waiting = De tafel is gedekt. Nodig je vrienden uit of voeg bots toe.
ui-room-full = Iedereen is er.
ui-seats = Plaatsen
ui-seat-open = vrije plaats
ui-seat-left = Vroegere gast
ui-seat-bot = bot, { $bot }
ui-seat-away = afwezig, een bot speelt
ui-seat-offline = niet verbonden
ui-ready = klaar
ui-not-ready = nog niet klaar
ui-i-am-ready = Ik ben klaar
ui-not-yet = Nog niet
ui-add-bot = Bot toevoegen
ui-free-seat = Plaats vrijmaken
ui-sit = Aanschuiven
ui-leave = Van tafel gaan
ui-invite = Uitnodigen
ui-invite-text = Stuur deze link, of laat een telefoon de code scannen. Elke link is voor één vriend; daarna verschijnt hier de volgende.
ui-qr = QR-code van de link
ui-link = Link
ui-copy = Link kopiëren
ui-copied = Gekopieerd.
ui-share = Delen…
ui-share-text = Kom je met me spelen?
ui-invited = Je bent uitgenodigd voor een spel
ui-invited-text = Zeg hoe we je mogen noemen en schuif aan.

ui-board = Bord
ui-board-controls = Zicht op het bord
ui-zoom-in = Dichterbij
ui-zoom-out = Verder weg
ui-fit = Alles tonen
ui-players = Spelers
ui-you = (jij)
ui-at-turn = aan de beurt
ui-hand = Wat van mij is
ui-moves = Alle zetten
ui-no-moves = Je hoeft nu niets te beslissen.
ui-side = Verslag, gesprek en menu
ui-log = Verslag
ui-log-empty = Er is nog niets gebeurd.
ui-chat = Gesprek
ui-chat-empty = Niemand heeft nog iets gezegd.
ui-chat-write = Zeg iets
ui-send = Sturen
ui-menu = Menu
ui-waiting = Wachten op { $names }
ui-sending = Je zet is onderweg…
ui-showing = { $count ->
    [one] Nog één zet te tonen…
   *[other] Nog { $count } zetten te tonen…
}
ui-abandoned = Dit spel is gestaakt; niemand heeft gewonnen.
ui-skip = Naar nu
ui-undo = Terugnemen
ui-undo-ask = Vragen om terug te nemen
ui-undo-asked = { $name } vraagt om { $back ->
    [one] de laatste zet
   *[other] de laatste { $back } zetten
} terug te nemen.
ui-undo-waiting = Je vraagt om { $back ->
    [one] de laatste zet
   *[other] de laatste { $back } zetten
} terug te nemen. Wachten op { $names }.
ui-undo-agree = Akkoord
ui-undo-refuse = Weigeren
ui-undo-withdraw = Intrekken
ui-confirm = Bevestigen
ui-other = Iets anders kiezen
ui-all-moves = { $count ->
    [one] Eén zet
   *[other] Alle { $count } zetten
}
ui-title-turn = Jouw beurt!
ui-time-left = Resterende tijd:
ui-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
ui-speed = Snelheid van andermans zetten
ui-speed-calm = rustig
ui-speed-brisk = vlot
ui-speed-swift = snel
ui-speed-instant = meteen
ui-resign = Opgeven
ui-resign-sure = Wil je dit spel echt opgeven?
ui-abandon = Voorstellen te staken
ui-abandon-sure = Het spel wordt gestaakt als iedereen het eens is. Voorstellen?
ui-take-back-seat = Mijn plaats terugnemen van de bot
ui-keys = Toetsen
ui-keys-text =
    Tab, pijltjes: tussen keuzes
    Enter: kiezen, nog eens om te bevestigen
    Esc: terug · U: terugnemen
    A: alle zetten als lijst
    ?: uitleg bij wat je aanwijst
    + − 0: zoomen en passend maken
    L: verslag · M: geluid
ui-line-broken = De verbinding met het gildehuis is verbroken.
ui-line-closed = De verbinding is gesloten.
ui-line-stale = Het bord kan verouderd zijn; we blijven het proberen.

ui-won-by = Gewonnen door { $names }
ui-you-won = Je hebt gewonnen!
ui-winner = winnaar
ui-rematch = Nog een keer
ui-replay = Terugkijken
ui-record = Verslagbestand
ui-look-at-board = Het bord bekijken
ui-score = Punten
ui-seen-by = Gezien door
ui-seen-all = iedereen, alles open
ui-seen-spectator = een toeschouwer
ui-first = Naar het begin
ui-previous = Eén zet terug
ui-next = Eén zet verder
ui-last = Naar het eind
ui-autoplay = Afspelen
ui-pause = Pauze
ui-position-of = Zet { $at } van { $count }
ui-beginning = Het begin.
ui-replay-move = { $name }: { $move }
ui-no-replay = Terugkijken kan zodra het spel uit is.
ui-contents = Inhoud

ui-hint = Hint
ui-got-it = Begrepen
ui-no-hints = Geen hints meer
ui-hints-again = Toon de hints van het eerste spel opnieuw
ui-this-device = Dit apparaat
ui-theme = Licht
ui-theme-system = zoals het systeem
ui-theme-light = perkament
ui-theme-dark = kaarslicht
ui-motion = Beweging
ui-motion-system = zoals het systeem
ui-motion-full = stukken bewegen
ui-motion-reduced = beperkt
ui-sound = Geluid
ui-confirm-moves = Vraag om bevestiging voor elke zet
ui-about-you = Over jou
ui-account = Account
ui-account-text = Om te spelen heb je er geen nodig. Met een account gaan je spellen mee naar andere apparaten.
ui-username = Gebruikersnaam
ui-password = Wachtwoord (minstens 8 tekens)
ui-make-account = Account maken
ui-login = Inloggen
ui-logout = Uitloggen
ui-signed-in = Ingelogd als { $username }.
