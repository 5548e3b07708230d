# Flandern 1302: every word shown to people.

game-title = Flandern 1302
game-pitch = Six towns, one secret card each round, and a grey guild that works for everybody.
game-about = Everybody picks an action in secret; more cards act sooner. Fill the towns with your districts, use the Church to make them valuable and the grey guild to block. When a town is full, the guild with the most finished districts takes its whole value, the second half of it.

# Arms
name-blue = blue
name-yellow = yellow
name-green = green
name-red = red
name-grey = grey
name-church = Church

# Towns
name-brugge = Bruges
name-gent = Ghent
name-ieper = Ypres
name-leuven = Leuven
name-utrecht = Utrecht
name-luik = Liège

# Cards
name-town-brugge = Bruges card
name-town-gent = Ghent card
name-town-ieper = Ypres card
name-town-leuven = Leuven card
name-town-utrecht = Utrecht card
name-town-luik = Liège card
name-site = building-site card
name-pickup = pick-up card
name-cathedral = cathedral card
name-master = guild-master card
name-influence = influence card
name-green-town-brugge = green Bruges card
name-green-town-gent = green Ghent card
name-green-town-ieper = green Ypres card
name-green-town-leuven = green Leuven card
name-green-town-utrecht = green Utrecht card
name-green-town-luik = green Liège card
name-green-site = green building-site card
name-red-town-brugge = red Bruges card
name-red-town-gent = red Ghent card
name-red-town-ieper = red Ypres card
name-red-town-leuven = red Leuven card
name-red-town-utrecht = red Utrecht card
name-red-town-luik = red Liège card
name-red-site = red building-site card

# Questions
ask-choose = Choose one action card in secret, and any number of influence cards to act earlier.
ask-town = { $offers-id ->
    [build] Build one district in the town of your card: your own, grey or Church.
    [finish] Finish a building site in the town of your card: your own, grey or Church.
   *[build-finish] Build one district in the town of your card (your own, grey or Church), or finish a building site there.
}
ask-site = Set up one district (your own, grey or Church) as a building site in any town.
ask-golden_town = { $offers-id ->
    [build] Golden town card: build a grey or Church district in that town.
    [finish] Golden town card: finish a grey or Church building site in that town.
   *[build-finish] Golden town card: build a grey or Church district in that town, or finish such a building site there.
}
ask-golden_site = Golden building site: set up a grey or Church district in any town.
ask-cathedral = Put a cathedral on a Church district that has none.
ask-master = Put a guild master on one of your own districts or a grey one.
ask-influence_guild = Choose the guild under your influence: its points will be yours.
ask-turn = { $offers-id ->
    [play_card] Play a card from your hand; there is none left to draw.
   *[draw_card-play_card] Play a card from your hand or draw from the pile; the other action follows.
}
ask-own_card = Now play a card from your hand.
ask-pile_card = Now draw the card of the guilds under influence.
ask-pile_town = { $offers-id ->
    [build] Pile card: build a district of its guild, a grey or a Church one in that town.
    [finish] Pile card: finish a building site of its guild, of grey or of the Church in that town.
   *[build-finish] Pile card: build a district of its guild, a grey or a Church one in that town, or finish such a building site there.
}
ask-pile_site = Pile card: set up a district of its guild, a grey or a Church one as a building site in any town.

# Parts of sentences that several texts share
part-place = in { $town } ({ $space })
part-district = a { $guild } district
part-on-district = on a { $guild } district
part-tile = { $special ->
    [none] { $master ->
        [yes] { part-district } with a guild master
        [2] { part-district } with two guild masters
       *[no] { part-district }
    }
   *[other] the Church’s special district { $special }
}

# Moves
move-choose = { $influence ->
    [0] { $card }, no influence
    [one] { $card } with { $influence } influence card
   *[other] { $card } with { $influence } influence cards
}
move-build = Build { part-tile } { part-place }
move-set_up = Set up { part-tile } as a building site { part-place }
move-finish = Finish the building site { part-place }
move-cathedral = Put a cathedral { part-place }
move-master = Put a guild master { part-place }
move-influence_guild = Take the { $guild } guild under your influence
move-play_card = Play the { $card }
move-draw_card = Draw a card from the pile

# Events
event-round_began = Round { $round }: { $seat-name } is the starting player.
event-golden_removed = { $seat-name } drew the golden { $card }; that town is scored, so the card is removed.
event-golden_drawn = { $known-id ->
    [1] { $seat-name } drew the golden { $card } ({ $left } left).
   *[0] { $seat-name } drew a golden card ({ $left } left).
}
event-chose = { $known-id ->
    [1] { $influence ->
        [0] { $seat-name } chose the { $card } and no influence.
        [one] { $seat-name } chose the { $card } and { $influence } influence card.
       *[other] { $seat-name } chose the { $card } and { $influence } influence cards.
    }
   *[0] { $seat-name } has chosen.
}
event-revealed = { $influence ->
    [0] { $seat-name } shows the { $card }.
    [one] { $seat-name } shows the { $card } and { $influence } influence card.
   *[other] { $seat-name } shows the { $card } and { $influence } influence cards.
}
event-impossible = { $seat-name } cannot carry out the { $card }.
event-built = { $seat-name } built { part-tile } { part-place }.
event-set_up = { $seat-name } set up { part-tile } as a building site { part-place }.
event-space_added = { $town } grows by the space { $space }.
event-space_gone = { $town } loses the space { $space }.
event-finished = { $seat-name } finished { part-district } { part-place }.
event-picked_up = { $seat-name } picked up: { $cards }.
event-golden_turned = { $seat-name } turns over the golden { $card }.
event-influence_gained = { $seat-name } takes the influence card in hand.
event-cathedral_built = { $seat-name } put a cathedral { part-place }.
event-master_placed = { $seat-name } put a guild master { part-on-district } { part-place }.
event-covered = The space { $space } in { $town } can no longer be built on and is covered.
event-town_scored = { $town } is scored, value { $value }.
event-guild_scored = { $town }: { $points ->
    [one] { $guild } gets { $points } point (rank { $rank }, districts { $districts }, masters { $masters }).
   *[other] { $guild } gets { $points } points (rank { $rank }, districts { $districts }, masters { $masters }).
}
event-influence_bonus = { $seat-name } has the most influence cards and gets { $points } points.
event-guild_taken = { $seat-name } has the { $guild } guild under influence.
event-turn_began = Turn { $turn }: { $seat-name }.
event-card_played = { $seat-name } played the { $card }.
event-card_drawn = { $seat-name } drew the { $card } of the { $guild } guild.
event-card_removed = { $seat-name } drew the { $card } of the { $guild } guild; that town is scored, so the card is removed.
event-pile_shuffled = { $cards ->
    [one] The discards ({ $cards } card) become the new pile.
   *[other] The discards ({ $cards } cards) are shuffled into a new pile.
}
event-pile_empty = There is no card left to draw.
event-ended = { $end-id ->
    [board_full] The board is full. The match is over.
    [golden_empty] The golden cards are used up. The match is over.
    [no_space] No free space is left. The match is over.
    [influenced_only] Only guilds under influence could still build. The match is over.
   *[standstill] Nothing was built for sixteen turns. The match is over.
}

end-board_full = The board is full
end-golden_empty = The golden cards are used up
end-no_space = No free space is left
end-influenced_only = Only guilds under influence could still build
end-standstill = Nothing was built for sixteen turns

# Drawing
draw-sign-blue = bl
draw-sign-yellow = ye
draw-sign-green = gn
draw-sign-red = re
draw-sign-grey = gy
draw-sign-church = ch
draw-key = * guild master   # building site   + cathedral   · free   //// covered
draw-town = { $town }, value { $value }
draw-scored = { $town }, scored: { $value }
draw-stock = stock
draw-pieces = building sites { $sites }, cathedrals { $cathedrals }, guild masters { $masters }, specials { $specials }
draw-golden = golden cards left: { $left }, starting player: seat { $starter }
draw-pile = pile: { $left }, discards: { $discards }
draw-seat = seat { $seat } ({ $guild }): { $score }
draw-hand = in hand: { $cards }
draw-influence = influence cards: { $influence }
draw-choice = chosen: { $card }, influence { $influence }
draw-grey = grey guild: { $points }

# Refusals
refusal-form = This is not a move of Flandern 1302.
refusal-F10 = That town is not in play with three players.
refusal-F12-type = Now choose an action card.
refusal-F12-chosen = You have chosen already; wait for the others.
refusal-F12-choose = You do not hold that card, or not that much influence.
refusal-F13-seat = It is another player’s turn in this round’s order.
refusal-F15-seat = The starting player is carrying out the golden card.
refusal-F17-type = A town card lets you build a district or finish a building site.
refusal-F17-town = The card is for another town.
refusal-F17-arms = A town card serves only your own guild, the grey guild and the Church.
refusal-F17-finish = No building site stands there.
refusal-F18-type = A building-site card lets you set up a district.
refusal-F18-arms = A building-site card serves only your own guild, the grey guild and the Church.
refusal-F20-type = The golden card asks for another action.
refusal-F20-town = The golden card is for another town.
refusal-F20-arms = Golden cards serve only the grey guild and the Church.
refusal-F20-finish = No building site stands there.
refusal-F21-type = Now put the cathedral on a district.
refusal-F21-target = A cathedral goes on a Church district that has none.
refusal-F22-type = Now put the guild master on a district.
refusal-F22-target = The guild master goes on one of your own districts or a grey one.
refusal-F24 = There is no such district in stock.
refusal-F25 = There is no free space { $space } in { $town }.
refusal-F26 = One of the district’s long sides must border a district that is laid already.
refusal-F27 = Districts with the same arms may not border each other.
refusal-F28 = The special district { $special } does not fit there.
refusal-F30 = That space is covered.
refusal-F35 = { $town } is scored; nothing happens there any more.
refusal-F37-over = The match is over.
refusal-F40-type = First choose the guild under your influence.
refusal-F40-seat = The second player first chooses a guild under influence.
refusal-F40-guild = Only the two guilds left over can be under influence.
refusal-F42-type = Play a card from your hand or draw from the pile.
refusal-F42-seat = It is your opponent’s turn.
refusal-F42-drawn = You have drawn a card already this turn.
refusal-F42-played = You have played a card of your own already this turn.
refusal-F42-hand = That card is not in your hand.
refusal-F42-arms = A pile card serves only its own guild, the grey guild and the Church.
refusal-F43-empty = There is no card left to draw.
refusal-F45-over = The match is over.
refusal-F46-over = The match is over.

# The map in the browser
map-label = Map of Flanders with its six towns. Free spaces: { $free }
map-town = { $town }, value { $value }, free spaces { $free }
map-road = The road of points
map-whole = Show the whole map
space-free = Free space { $space } for a district { $shape }
space-covered = Covered space { $space }: nobody can build here any more
space-laid = { $space }: { part-district }
space-site = { $space }: { part-district }, unfinished
space-special = special { $special }
space-masters = { $count ->
    [one] { $count } guild master
   *[other] { $count } guild masters
}
space-cathedral = with a cathedral
spot-open = { $town }, { $space }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
gives-cards = { $count ->
    [one] You show { $count } card.
   *[other] You show { $count } cards; whoever shows most acts first.
}
gives = Value { $value } · points now: { $points } · spaces left: { $free }
gives-part = { $guild } { $points }
gives-nothing = no change
step-space = Choose the space for { part-tile }.
step-tile = Choose what to lay { part-place }.
card-site = Site
card-pickup = Pick up
card-cathedral = Cathedral
card-master = Master
card-influence = Influence
card-open = lies open on the table; the pick-up card brings it back
hand-cards = Your cards
hand-tiles = Districts you may lay
hand-no-influence = No influence left
hand-less = One influence card less
hand-more = One influence card more
hand-spend = { $count ->
    [0] no influence
   *[other] { $count } influence
}
tile-name = { $special ->
    [none] { $guild } district{ $master ->
        [yes] {" "}with a guild master
        [2] {" "}with two guild masters
       *[no] {""}
    }
   *[other] special { $special } of the Church
}
tile-special = special { $special }
round-golden = Golden cards in the pile: { $left }
round-gold-card = Golden { $card } of this round
round-gold-hidden = A golden card lies face down before { $name }.
round-waiting = { $name } is still choosing.
round-hidden = { $name } has chosen; the card lies face down.
seat-open = Cards lying open
seat-none-open = none lying open
seat-points = Points: { $points }
sheet-now = { $town }: value { $value } so far
sheet-scored = { $town } is scored: value { $value }
sheet-guilds = Finished districts of guilds
sheet-church = Finished districts of the Church
sheet-cathedrals = Church districts with a cathedral
sheet-rank = Rank
sheet-guild = Guild
sheet-districts = Districts
sheet-masters = Masters
sheet-points = Points
sheet-note = If it were scored now. Free spaces: { $free }
sheet-note-scored = First takes the value, second half of it, third 4, fourth 2. Equal districts: more masters rank higher.
score-town = { $town }, { $guild }: rank { $rank } with { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
score-influence = Most influence cards ({ $count })
pieces-sites = Building-site pieces in stock: { $count }
pieces-cathedrals = Cathedrals in stock: { $count }
pieces-masters = Guild-master figures in stock: { $count }
pieces-free = Free spaces on the map: { $count }

# the guided first match: what to think of at each question
hint-choose = All choose at once, face down. A town card lays a district there, the building site works in any town, the pick-up brings spent cards back. Influence cards make you act earlier, but they are gone for good.
hint-town = Choose a district below and then a glowing space, or the space first. It must touch a laid district with a long side and never one with the same arms. Whoever has most districts in a town gets its full value.
hint-site = A building site may lie in any town, but it counts only once it is finished with that town’s card. Use it to hold a good space.
hint-golden_town = The golden card belongs to the starting player. Grey and the Church work for everybody: a Church district adds 2 to the town’s value, a grey one can push a rival down a rank.
hint-golden_site = A grey or Church building site in any town. It fills a space now, so it can also keep a rival out.
hint-cathedral = A cathedral makes a finished Church district worth 3 instead of 2. Put it where you lead.
hint-master = Where two guilds have equally many districts, more masters rank higher. Put yours where it is close.
hint-influence_guild = With two players you score for two guilds: your own and one under your influence. Choose it here; the other one goes to your opponent.
hint-turn = Your turn has two actions: a card from your hand below for your own guild, and the top card of the pile on the board for the guild it shows. Begin with whichever you like.
hint-own_card = Play one of your cards. When few are left, the pick-up brings all that lie open back to your hand.
hint-pile_card = Now draw from the pile. Its card acts for a guild under influence: yours or your opponent’s.
hint-pile_town = You decide even if the card shows your opponent’s guild: lay it where it gains little, or lay grey or the Church instead.
hint-pile_site = A building site for the guild on the card, grey or the Church, in any town. Unfinished ones count for nothing when a town is scored.
lesson-card = Yours is the blue guild. Choose the Liège card: the centre of that town belongs to the Church and counts double. All choose at once, face down.
lesson-master = One opponent spent an influence card and acted first. Now you: take the blue district with the guild master and lay it against the centre. Where two guilds have equally many districts, masters decide.
lesson-influence = The golden card of this round was a pick-up, so your Liège card is in your hand again. Play it once more, with one influence card: others are building there too, and who spends more acts first.
lesson-second = It paid: you act first. Districts with the same arms may never touch, so lay the second blue one on the other side of the centre.
lesson-alone = You lead in Liège, and a cathedral has raised what it is worth. Now go for Utrecht, where nobody has built. From here on you play by yourself.
