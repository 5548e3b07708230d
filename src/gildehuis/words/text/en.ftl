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

# What the server says no to
error-abandoned = This table was abandoned.
error-bad-message = This message cannot be read.
error-bad-name = A name has 1 to { $longest } characters.
error-bad-password = A password has { $shortest } to { $longest } characters.
error-bad-request = This request cannot be used: { $reason }
error-bad-seats = There must be { $players } seats, at most one of them yours.
error-bad-table = Such a table cannot be set up: { $reason }
error-bad-username = A user name has 3 to { $longest } letters, digits, dots, dashes or underscores.
error-broken = Something went wrong on our side. Please try again.
error-busy = The table is busy. Please try again.
error-foreign-origin = This request comes from another site.
error-has-account = You have an account already.
error-hello-first = Say hello first.
error-host-only = Only the host can do that.
error-match-over = The match is over.
error-no-header = This request must carry the header X-Gildehuis.
error-no-such-bot = There is no bot { $level-id }.
error-no-such-edition = There is no edition { $edition-id }.
error-no-such-game = There is no game { $game-id }.
error-no-such-invite = This invitation does not exist, was taken back or has been used.
error-no-such-method = That cannot be done here.
error-no-such-person = There is no such person.
error-no-such-rulebook = There is no such rulebook.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table, or it is not open to you.
error-no-undo = This move cannot be taken back: somebody has moved since or learned something by it.
error-not-found = There is nothing here.
error-not-over = The match is not over yet.
error-not-seated = You have no seat at this table.
error-not-started = The match has not started yet.
error-own-seat = This is your own seat; leave it instead.
error-seat-away = A bot plays for you now. Take your seat back first.
error-seat-taken = This seat is taken.
error-seats-open = There are open seats.
error-stale = The position has changed meanwhile. Look again and choose again.
error-started = The match has started already.
error-too-fast = Too many requests. Please wait a moment.
error-too-long = This is too long.
error-too-many-sockets = You have too many windows open here.
error-too-many-tables = You host { $most } tables already. Finish or leave one first.
error-username-taken = This user name is taken.
error-wait = Too many wrong passwords. Please wait { $seconds } seconds.
error-weak-password = This password is too easy to guess.
error-who-are-you = Please tell us your name first.
error-wrong-password = User name or password is wrong.
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
error-too-many-invites = There are { $most } invitations to this table already.
error-bad-push = This browser's address for notifications cannot be used.
