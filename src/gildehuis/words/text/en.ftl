# Words of the house, used by every face. Games bring their own in games/<game>/text.

word-yes = yes
word-no = no
word-none = none
word-list = { $first }, { $second }
word-itself = { $word }

# What a record can get wrong, whatever the game
refusal-form = This is not a move of this game.
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
error-no-such-file = The game does not bring this.
error-no-such-game = There is no game { $game-id }.
error-no-such-invite = This invitation does not exist, was taken back or has been used.
error-no-such-method = That cannot be done here.
error-no-such-person = There is no such person.
error-no-such-rulebook = There is no such rulebook.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table, or it is not open to you.
error-no-undo = This move cannot be taken back without asking the others: somebody has moved since or learned something by it.
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
plain-talk = / and words say something to the others.
plain-more = … and { $count } more: press Enter
plain-nothing = No move has “{ $text }” in it.
plain-no-undo = That cannot be taken back: somebody has moved or learned something since.
plain-question = { $question } { $yes }: +   { $no }: -
plain-answer = Your answer:{" "}
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
terminal-key-chat = Chat
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
terminal-chat = { $name-id }: { $text-id }
terminal-chat-keys = Enter says it · Esc back
terminal-chat-say = Say something to the table
terminal-chat-none = Nobody has said anything yet.
terminal-heard = { $line-id } (F7 answers)
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

error-too-many-invites = There are { $most } invitations to this table already.
error-bad-push = This browser's address for notifications cannot be used.
error-no-move-yet = You have not moved yet.
error-no-seat-for-you = You were invited to watch here, not to play.
error-no-undo-asked = Nobody asks to take a move back now.
error-undo-asked = Somebody asks already to take a move back.
error-undo-refused = The others have refused. You can ask again after the next move.
# ---- the browser client

name-random = random
name-easy = easy
name-medium = medium
name-hard = hard

ui-home = Home
ui-settings = Settings
ui-language = Language
ui-mute = Mute sounds
ui-mute-key = Mute sounds (key M)
ui-dark = Candle-light
ui-skip-to-content = Skip to the content
ui-loading = Lighting the candles…
ui-lost = There is nothing behind this door.
ui-no-table = This table does not exist, or it is not open to you.
ui-no-server = The guild house does not answer. Is the server running?
ui-went-wrong = Something went wrong. Please try again.
ui-try-again = Try again
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-guest-name = Guest

# home
ui-welcome = Come in and play
ui-welcome-text = Four board games about medieval builders and guilds. Play at once against bots, or send a link to your friends: nobody has to sign up.
ui-games = The games
ui-my-games = My games
ui-finished-games = Finished games
ui-open-tables = Open tables
ui-no-open-tables = No table is waiting for players right now. Open one yourself: choose a game and “Play with friends”.
ui-players-count = { $players } players
ui-minutes = { $minutes } min
ui-weight-1 = very light
ui-weight-2 = light
ui-weight-3 = medium
ui-weight-4 = demanding
ui-weight-5 = heavy
ui-play-now = Play now against bots
ui-play-friends = Play with friends
ui-learn = Learn by playing
ui-learn-about = A guided match: hints at every new decision, against easy bots.
ui-rules = Rules
ui-footer = Gildehuis is free and open. The games belong to their designers and publishers; all drawings are our own.
ui-your-turn = It is your turn.
ui-stage-open = waiting for players
ui-stage-playing = being played
ui-stage-finished = finished
ui-stage-abandoned = abandoned

# beginning
ui-how-many = How many players?
ui-how-strong = How strong are the bots?
ui-options = Options
ui-edition = Edition
ui-own-edition = An edition file of your own
ui-reconstructed = Numbers that were printed only as pictures are reconstructed. If you own the box, you can correct them in an edition file of your own.
ui-your-name = Your name
ui-start = Start
ui-open-table = Open the table
ui-make-public = Show this table to everybody on the home page
ui-clock = Time to think
ui-clock-none = as long as you like
ui-clock-live = a clock for one sitting
ui-clock-days = days per move

# the table before the match
ui-room-waiting = The table is set. Invite your friends or add bots.
ui-room-full = Everybody is here.
ui-seats = Seats
ui-seat-open = open seat
ui-seat-left = Former guest
ui-seat-bot = bot, { $bot }
ui-seat-away = away, a bot plays
ui-seat-offline = not connected
ui-ready = ready
ui-not-ready = not ready yet
ui-i-am-ready = I am ready
ui-not-yet = Not yet
ui-add-bot = Add a bot
ui-free-seat = Free this seat
ui-sit = Sit down
ui-leave = Leave the table
ui-invite = Invite
ui-invite-text = Send this link, or let a phone scan the code. Each link seats one friend; the next one then appears here.
ui-qr = QR code of the link
ui-link = Link
ui-copy = Copy the link
ui-copied = Copied.
ui-share = Share…
ui-share-text = Come and play with me!
ui-invited = You are invited to a game
ui-invited-text = Tell us what to call you, and take your seat.

# the table
ui-board = Board
ui-board-controls = View of the board
ui-zoom-in = Closer
ui-zoom-out = Further away
ui-fit = Show everything
ui-players = Players
ui-you = (you)
ui-at-turn = at turn
ui-hand = My things
ui-moves = All moves
ui-no-moves = There is nothing to decide for you now.
ui-side = Log, chat and menu
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something
ui-send = Send
ui-menu = Menu
ui-waiting = Waiting for { $names }
ui-sending = Your move is on its way…
ui-showing = { $count ->
    [one] One more move to show…
   *[other] { $count } more moves to show…
}
ui-abandoned = This match was abandoned; nobody won it.
ui-skip = Skip to now
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-asked = { $name } asks to take back { $back ->
    [one] the last move.
   *[other] the last { $back } moves.
}
ui-undo-waiting = You ask to take back { $back ->
    [one] the last move.
   *[other] the last { $back } moves.
} Waiting for { $names }.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-undo-withdraw = Withdraw
ui-confirm = Confirm
ui-other = Choose differently
ui-all-moves = { $count ->
    [one] One move
   *[other] All { $count } moves
}
ui-title-turn = Your turn!
ui-time-left = Time left:
ui-days = { $count ->
    [one] one day
   *[other] { $count } days
}
ui-speed = Speed of the others’ moves
ui-speed-calm = calm
ui-speed-brisk = brisk
ui-speed-swift = swift
ui-speed-instant = at once
ui-resign = Resign
ui-resign-sure = Do you really want to give up this match?
ui-abandon = Propose to abandon
ui-abandon-sure = The match is dropped when everybody agrees. Propose it?
ui-take-back-seat = Take my seat back from the bot
ui-keys = Keys
ui-keys-text =
    Tab, arrows: between choices
    Enter: choose, again to confirm
    Esc: back · U: take back
    A: all moves as a list
    ?: explain what has the focus
    + − 0: zoom and fit
    L: log · M: mute
ui-line-broken = The line to the guild house is broken.
ui-line-closed = The line is closed.
ui-line-stale = The board may be out of date; we keep trying.

# after the match
ui-won-by = { $names } won
ui-you-won = You won!
ui-winner = winner
ui-rematch = Rematch
ui-replay = Replay
ui-record = Record
ui-look-at-board = Look at the board
ui-score = Score
ui-seen-by = Seen by
ui-seen-all = everybody, all open
ui-seen-spectator = a spectator
ui-first = To the start
ui-previous = Back one move
ui-next = On one move
ui-last = To the end
ui-autoplay = Play
ui-pause = Pause
ui-position-of = Move { $at } of { $count }
ui-beginning = The beginning.
ui-replay-move = { $name }: { $move }
ui-no-replay = The replay can be watched once the match is over.
ui-contents = Contents

# settings
ui-hint = Hint
ui-got-it = Got it
ui-no-hints = No more hints
ui-hints-again = Show the hints of the first match again
ui-this-device = This device
ui-theme = Light
ui-theme-system = as the system
ui-theme-light = parchment
ui-theme-dark = candle-light
ui-motion = Motion
ui-motion-system = as the system
ui-motion-full = pieces travel
ui-motion-reduced = reduced
ui-sound = Sounds
ui-confirm-moves = Ask before a move is made
ui-about-you = About you
ui-account = Account
ui-account-text = You need none to play. With one your games follow you to other devices.
ui-username = User name
ui-password = Password (at least 8 characters)
ui-make-account = Create account
ui-login = Log in
ui-logout = Log out
ui-signed-in = Signed in as { $username }.
