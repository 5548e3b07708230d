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
