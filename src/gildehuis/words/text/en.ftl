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

# Screens in a terminal
terminal-bot = { $level } { $number }
terminal-thinking = { $name } is thinking …
terminal-waiting = Waiting for { $name } …
terminal-bot-out = { $name } has broken down; from now on it plays at random.
terminal-turn = { $name }: { $ask }
terminal-choices = { $count ->
    [0] Nothing to choose now
    [one] One choice
   *[other] { $count } choices
}
terminal-found = { $count } with “{ $typed }”
terminal-search = type to search · Enter chooses
terminal-search-clear = Esc shows all · Enter chooses
terminal-refused = { $rule-id }: { $why } (? shows the rule)
terminal-refused-plain = { $why }
terminal-key-rules = Rules
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-speed = Speed
terminal-key-board = Board
terminal-key-log = Log
terminal-key-leave = Leave
terminal-key-back = Back
terminal-key-on = On
terminal-key-play = Play/pause
terminal-key-eyes = Eyes
terminal-saved = Saved in { $file-id }.
terminal-speed = Speed: { $speed }
terminal-slow = slow
terminal-steady = steady
terminal-quick = quick
terminal-instant = at once
terminal-hand-over = { $name }, it is your turn.
    Everybody else looks away; then press Enter.
terminal-hand-over-plain = { $name }, it is your turn. Everybody else looks away; then press Enter:{" "}
terminal-leave = The match is not over.
terminal-leave-save = Save it and leave
terminal-leave-leave = Leave without saving
terminal-leave-stay = Play on
terminal-over-replay = See it again
terminal-over-again = Play again
terminal-over-save = Save the record
terminal-over-leave = Leave
terminal-eyes = As { $name } sees it
terminal-eyes-none = As a spectator sees it
terminal-open = Nothing is hidden in this game.
terminal-rules-search = A rule’s number, or words to search for
terminal-rules-keys = ↑ ↓ scroll · Esc back
terminal-rules-none = No rule has “{ $typed }” in it.
terminal-resume = gildehuis play { $file-id } plays on.
terminal-joined = You sit at the table as { $name }.
terminal-watching = You are watching this table.
terminal-not-started = The table waits for its players: { $count ->
    [one] one seat is
   *[other] { $count } seats are
} open.
terminal-lost = The connection is lost; trying again …
terminal-gone = The table has been closed.
terminal-chat = { $name }: { $text-id }
terminal-walk = Enter goes on, b back, a number goes there, q stops:{" "}

# What a choice would give, beside it in the list
terminal-gives-stones = earns { $value }
terminal-gives-cards = cards { $count }
terminal-gives-value = town’s value { $value }
terminal-gives-points = points { $value }
terminal-gives-free = { $count ->
    [0] the town will be scored
    [one] one space left
   *[other] { $count } spaces left
}
terminal-gives-florins = florins { $value }
terminal-gives-gold = gold { $value }
terminal-gives-paid = paid { $count }
terminal-gives-total = { $count } in all
terminal-gives-active = connected: { $value }
terminal-gives-privilege = privilege { $count }
terminal-gives-quarters = quarters { $value }
terminal-gives-at_water = by the water: { $value }
terminal-gives-left = { $count } left for the others
terminal-gives-own = { $value }
terminal-leave-go = Leave; your seat stays yours
