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
