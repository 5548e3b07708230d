# Words of the house, used by every face. Games bring their own in games/<game>/text.

word-yes = yes
word-no = no
word-none = none
word-list = { $first }, { $second }

# What a record can get wrong, whatever the game
refusal-chance = This is not a chance outcome that can come up here ({ $name-id }).
refusal-seed = The seed draws something else here.
refusal-choices = The seat had { $right } choices here.
refusal-scores = The scores are { $right }.
refusal-winners = The winners are { $right }.
refusal-end = The match ended by: { $right }.
refusal-short = The record tells a result, but its log stops before the end.

# Plain play in a terminal
plain-you = Player
plain-bot = Bot { $number }
plain-choose = Number, words to search, u undo, q leave:{" "}
plain-more = … and { $count } more: press Enter
plain-nothing = No move has “{ $text }” in it.
plain-no-undo = That cannot be taken back: somebody has moved or learned something since.
plain-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-winner = { $name }: { $points ->
    [one] { $points } point, wins!
   *[other] { $points } points, wins!
}
