# Guilds: every word shown to people.

game-title = Guilds
game-pitch = Woo the great and the strange on the plaza, and build them a house worth joining.
game-about = Every round you bid in two zones at once for characters with talents of their own, turn what is left into gold, and build rooms, door to door, around your hall. Prestige comes from members, rooms and the King's wishes.

ask-divining = The Diviner looks ahead: swap one room on display for the next of its size, or leave them all.
ask-recruit = Make an offer in two zones, take a character where you lead, or pass.
ask-second_zone = Choose the second zone of your offer.
ask-forced_take = All have passed, and here your offer is the highest: choose the character that joins you.
ask-assassin = Send the Assassin to an opponent's character, or hold her back.
ask-cutpurse = Let the Cutpurse take florins from an opponent, or hold her back.
ask-buying = How much gold do you buy?
ask-build = Buy a room, or pass.
ask-placing = Place the room on your plot.
ask-second_room = The Architect lets you buy a second room at once, if you like.
ask-reserving = Lay a florin on a room to keep it on display, or pass.
ask-herald = Does your Herald claim the first-player marker?
ask-illusionist = Name the faction your Illusionist counts for as well.
ask-cat = What does the Palace Cat count as?

move-divine = Replace { $room }
move-transmute = Turn { $gold } gold into florins
move-offer = Offer { $add ->
    [one] { $add } florin
   *[other] { $add } florins
} in { $zone }
move-stop = Offer in no second zone
move-take = Take { $character }
move-assassinate = Send the Assassin to { $character }
move-steal = Take { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} from seat { $victim }
move-exchange = { $gold ->
    [0] Buy no gold
   *[other] Buy { $gold } gold
}
move-survey = Lift { $room }
move-buy = Buy { $room }
move-bend = Change an edge: { $edge }
move-place = Place on { $cell-id }, { $turn ->
    [0] as printed
    [one] turned once
   *[other] turned { $turn } times
}
move-reserve = Reserve { $room }
move-name_faction = Name the faction: { $faction }
move-name_cat = { $as-id ->
    [woman] Counts as a woman
   *[other] Counts as one of a people: { $as }
}
move-pass = Pass
move-decline = Not now
move-claim = Claim the marker

event-round_began = Round { $round } begins. { $seat-name } goes first.
event-income = { $gold ->
    [0] { $seat-name } received { $florins } florins.
   *[other] { $seat-name } received { $florins } florins and { $gold } gold.
}
event-begged = { $seat-name } sent the Beggar round: { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-robbed = { $seat-name } lost { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-drawn = On the plaza: { $characters }. On display: { $rooms }.
event-divined = { $seat-name } had { $room } replaced by { $new }.
event-room_gone = { $seat-name } had { $room } taken away; its stack is empty.
event-transmuted = { $seat-name } turned { $gold } gold into { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-offered = { $seat-name } offered { $add ->
    [one] { $add } florin
   *[other] { $add } florins
} in { $zone } (now { $total }).
event-dove_used = { $seat-name } sent the Messenger Dove to a single zone.
event-took = { $seat-name } took { $character } for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-had_to_take = All had passed: { $seat-name } had to take { $character } for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-gift = { $gold ->
    [0] { $character } brought { $seat-name } { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
   *[other] { $character } brought { $seat-name } { $gold } gold.
}
event-passed = { $seat-name } passed.
event-passed_over = { $seat-name } could do nothing and passed.
event-declined = { $asked-id ->
    [divining] { $seat-name } left the display as it was.
    [herald] { $seat-name } did not send the Herald.
    [second_room] { $seat-name } bought no second room.
    [assassin] { $seat-name } held the Assassin back.
   *[cutpurse] { $seat-name } held the Cutpurse back.
}
event-returned = { $seat-name } got { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} back from the tents.
event-assassinated = { $seat-name } sent the Assassin to { $character }.
event-lost_member = { $seat-name } lost { $character }.
event-stole = { $seat-name } sent the Cutpurse out for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-exchanged = { $gold ->
    [0] { $seat-name } bought no gold.
   *[other] { $seat-name } bought { $gold } gold for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
}
event-surveyed = { $seat-name } lifted { $room } from { $cell-id }.
event-bought = { $seat-name } bought { $room } for { $gold } gold.
event-bent = { $into-id ->
    [door] { $seat-name } made a door in { $room }: { $edge }.
   *[wall] { $seat-name } walled up a door of { $room }: { $edge }.
}
event-placed = { $state-id ->
    [active] { $seat-name } placed { $room } on { $cell-id }.
   *[inactive] { $seat-name } placed { $room } on { $cell-id }; it is not connected yet.
}
event-activated = Now connected in the house of { $seat-name }: { $rooms }.
event-reserved = { $seat-name } reserved { $room }.
event-discarded = Leaving the game: { $rooms }; { $characters }.
event-marker = { $reason-id ->
    [herald] { $seat-name } claimed the marker through the Herald.
    [florins] { $seat-name } has most florins and gets the marker.
    [gold] { $seat-name } wins the tie by gold and gets the marker.
   *[left] The tie stands: the marker moves on to { $seat-name }.
}
event-florins_lost = { $seat-name } discarded { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-faction_named = { $seat-name } named a faction for the Illusionist: { $faction }.
event-cat_named = { $seat-name } decided what the Palace Cat is: { $as }.
event-goal_scored = { $place-id ->
    [one] { $seat-name } is first on “{ $goal }” with { $count }: { $points } PP.
   *[other] { $seat-name } is second on “{ $goal }” with { $count }: { $points } PP.
}
event-scored = { $seat-name }: characters { $characters }, rooms { $rooms }, goals { $goals }. In all { $points } PP.
event-ended = { $end-id ->
    [full] Nobody has a place left to build. The match is over.
   *[rounds] The last round is over.
}

end-rounds = The last round was played
end-full = Nobody had a place left to build

draw-round = Round { $round } of { $rounds }
draw-seat = seat { $seat }
draw-goals = Goals
draw-display = On display
draw-money = { $florins } fl, { $gold } gold, income { $income }
draw-points = { $points } PP
draw-guild = Guild
draw-marker = (first)
draw-reserved = reserved
draw-empty = –
draw-price = { $gold } gold
draw-legend = Lower case: not connected. Doors are gaps, # is the hall.

refusal-G12-gold = Gold cannot be spent or changed while recruiting; only an Alchemist in your guild can do that.
refusal-G13-closed = No character is left in that zone.
refusal-G13-same = The second offer must be in another zone than the first.
refusal-G13-least = An offer adds at least 1 florin.
refusal-G13-hand = You do not have that many florins in hand.
refusal-G13-highest = Your total there must be higher than everybody else's.
refusal-G13-second = You must keep enough florins to lead a second zone as well.
refusal-G13-stop = While more than two zones are open, an offer must be in two of them.
refusal-G16-zone = You may take only a character from a zone where your offer is the highest.
refusal-G18-zone = You must take a character from this very zone.
refusal-G19-fresh = This character has only just joined; the ability works from the next phase on.
refusal-G21-florins = You do not have enough florins for that much gold.
refusal-G21-least = You cannot buy less than no gold: florins only turn into gold.
refusal-G22-display = This room is not on display.
refusal-G22-price = You do not have enough gold for this room.
refusal-G23-buy = This room fits nowhere on your plot.
refusal-G23-bend = Changed like that, the room would fit nowhere.
refusal-G23-plot = That is outside your plot.
refusal-G23-free = That space is taken.
refusal-G24-touch = A room must share an edge with another tile.
refusal-G24-match = Doors must meet doors and walls must meet walls.
refusal-G26-join = The room must be joined by a door, or stand wall to wall with your hall.
refusal-G28-display = This room is not on display.
refusal-G28-reserved = This room is reserved already.
refusal-G28-florin = A reservation costs a florin, and you have none.
refusal-G38-round = This ability has been used this round.
refusal-G38-once = This ability is spent.
refusal-G39-protected = The Sworn Bodyguard protects that guild.
refusal-G40-protected = The Guard Hound protects that player's money.
refusal-G42-amount = The Alchemist turns at least 1 and at most { $most } of your gold into florins, and no more than you have.
refusal-G43-display = This room is not on display.
refusal-G44-nobody = Only the Wallbender can change an edge, and she is not in your guild.
refusal-G44-edge = This room has no such edge.
refusal-G45-faction = There is no such faction.
refusal-G47-guild = The Assassin strikes a character of another guild.
refusal-G47-pp = The Assassin strikes only characters worth { $most } PP or less.
refusal-G49-seat = The Cutpurse steals from another player.
refusal-G49-amount = The Cutpurse takes at least 1 and at most { $most ->
    [one] { $most } florin
   *[other] { $most } florins
}, and no more than there are in that hand.
refusal-G54-nobody = Only the Surveyor can lift a room, and she is not in your guild.
refusal-G54-room = That is not a room on your plot.
refusal-G55-as = The Cat counts as a woman or as one of a people of this game.
refusal-G61-over = The match is over.
refusal-G61-seat = It is the turn of seat { $seat }.
refusal-G61-asked = That is no answer to what is asked now: { $asked }.
refusal-G62-form = This is not a move of Guilds.
refusal-G63-turn = A room is turned 0, 1, 2 or 3 times.
refusal-G63-same = A smaller turn lays the room just the same; choose that one.

name-warrior = warrior
name-mage = mage
name-priest = priest
name-shadow = shadow
name-noble = noble
name-craftsman = craftsman
name-animal = animal
name-human = human
name-elf = elf
name-dwarf = dwarf
name-halfling = halfling
name-orc = orc
name-goblin = goblin
name-woman = woman
name-garden = garden
name-quarters = quarters
name-service = service
name-study = study
name-ceremony = ceremony
name-small = small
name-large = large
name-W1 = Gate Warden
name-W2 = Sworn Bodyguard
name-W3 = Shieldmaiden
name-W4 = Mercenary Captain
name-W5 = Arms Master
name-W6 = Tourney Champion
name-W7 = Siege Engineer
name-M1 = Alchemist
name-M2 = Elven Archmage
name-M3 = Diviner
name-M4 = Wallbender
name-M5 = Illusionist
name-M6 = Rune Carver
name-M7 = Hedge Witch
name-P1 = Temple Almoner
name-P2 = High Priestess
name-P3 = Confessor
name-P4 = Barefoot Pilgrim
name-P5 = War Chaplain
name-P6 = Abbess
name-P7 = Tithe Collector
name-S1 = Assassin
name-S2 = Beggar
name-S3 = Cutpurse
name-S4 = Smuggler
name-S5 = Coin Forger
name-S6 = Spymaster
name-S7 = Masked Courtier
name-N1 = Princess
name-N2 = Prince
name-N3 = Baroness
name-N4 = Court Treasurer
name-N5 = Royal Herald
name-N6 = Family Matriarch
name-N7 = Penniless Count
name-K1 = Tavern-keeper
name-K2 = Master Mason
name-K3 = Architect
name-K4 = Goldsmith
name-K5 = Head Gardener
name-K6 = Guild Steward
name-K7 = Surveyor
name-A1 = Guard Hound
name-A2 = Palace Cat
name-A3 = Messenger Dove
name-A4 = Griffin
name-A5 = Pack Mule
name-A6 = Hoard Drake
name-s01 = Guardroom
name-s02 = Sparring Floor
name-s03 = Trophy Wall
name-s04 = Scrying Nook
name-s05 = Spell Library
name-s06 = Orrery
name-s07 = Prayer Cell
name-s08 = Shrine
name-s09 = Reliquary
name-s10 = Hidden Closet
name-s11 = Smoke Den
name-s12 = Listening Gallery
name-s13 = Dressing Room
name-s14 = Portrait Gallery
name-s15 = Audience Chamber
name-s16 = Tool Store
name-s17 = Potter's Workshop
name-s18 = Pattern Room
name-s19 = Kennel
name-s20 = Aviary
name-s21 = Paddock
name-s22 = Herb Garden
name-s23 = Rose Arbour
name-s24 = Lily Pond
name-s25 = Kitchen Garden
name-s26 = Sundial Court
name-s27 = Counting Room
name-s28 = Corner Stall
name-s29 = Strongroom
name-s30 = Guest Chamber
name-s31 = Dormitory
name-s32 = Bath House
name-s33 = Map Study
name-s34 = Hall of Records
name-s35 = Wine Cellar
name-l01 = Barracks
name-l02 = Grand Laboratory
name-l03 = Chapel
name-l04 = Undercroft
name-l05 = Ballroom
name-l06 = Great Workshop
name-l07 = Menagerie
name-l08 = Pleasure Grounds
name-l09 = Orchard
name-l10 = Banquet Hall
name-l11 = Hall of Honours
name-l12 = Grand Library
name-l13 = Observatory
name-l14 = Treasury Vault
name-l15 = Great Kitchen
name-l16 = Guest Wing
name-l17 = Royal Suite
name-l18 = Servants' Wing
name-g01 = The King Musters an Army
name-g02 = The King Studies the Arcane
name-g03 = The King Turns Devout
name-g04 = The King Fears Plots
name-g05 = The King Favours Old Blood
name-g06 = The King Rebuilds the City
name-g07 = The King Keeps a Menagerie
name-g08 = The Queen's Circle
name-g09 = A Court of Many Peoples
name-g10 = A Seat for Every Trade
name-g11 = The Green City
name-g12 = The Widest Roof
name-g13 = The Richest Subscribers
name-g14 = The Fullest Vault
name-g15 = Halls Worth a Procession
name-g16 = A House Full of Light
name-g17 = State Occasions
name-g18 = The Longest Roll
name-symbol-warrior = most warrior symbols
name-symbol-mage = most mage symbols
name-symbol-priest = most priest symbols
name-symbol-shadow = most shadow symbols
name-symbol-noble = most noble symbols
name-symbol-craftsman = most craftsman symbols
name-symbol-animal = most animal symbols
name-women = most women
name-peoples = most different peoples
name-factions = most different factions
name-rooms-garden = most active gardens
name-rooms-ceremony = most active ceremony rooms
name-rooms-quarters = most active quarters
name-rooms-service = most active service rooms
name-rooms-study = most active studies
name-cells = most cells under active rooms
name-income = highest income
name-gold = most gold
name-large_rooms = most active large rooms
name-windows = most windows
name-characters = most characters
name-N = north
name-E = east
name-S = south
name-W = west
name-aN = north side of the west half
name-bN = north side of the east half
name-bE = east side
name-bS = south side of the east half
name-aS = south side of the west half
name-aW = west side
name-asked-divining = the Diviner's choice
name-asked-recruit = a turn on the plaza
name-asked-second_zone = the second zone of an offer
name-asked-forced_take = a character that must be taken
name-asked-assassin = the Assassin's victim
name-asked-cutpurse = the Cutpurse's victim
name-asked-buying = buying gold
name-asked-build = a building turn
name-asked-placing = where the room goes
name-asked-second_room = the Architect's second room
name-asked-reserving = reserving a room
name-asked-herald = the Herald's claim
name-asked-illusionist = the Illusionist's faction
name-asked-cat = what the Cat counts as

# ---- the drawn board
scenes = What the board shows
scene-plaza = Plaza
scene-houses = Houses
scene-goals = Wishes
plaza-label = The plaza, round { $round } of { $rounds }
houses-label = The headquarters of { $name }
houses-show = Show the house of { $name }
zone-label = Zone { $zone }
tent-label = { $leads-id ->
    [yes] Tent of { $name }: { $florins }, leading
   *[no] Tent of { $name }: { $florins }
}
hall = Entrance hall
hall-about = Brings { $florins } florins a round. Rooms are active while doors connect them with it.
room-laid = { $state-id ->
    [active] { $room } on { $cell-id }, active, { $points } PP
   *[inactive] { $room } on { $cell-id }, not connected
}
room-active = Active, worth { $points } PP now.
room-dark = Not connected with the hall: gives nothing yet.
room-price = Costs { $gold } gold.
room-kind = { $faction-id ->
    [none] Type: { $type }.
   *[other] Type: { $type }. Symbol: { $faction }.
}
card-worth = { $gold ->
    [0] { $florins ->
        [0] Printed: { $points } PP.
        [1] Printed: { $points } PP and 1 florin a round.
       *[other] Printed: { $points } PP and { $florins } florins a round.
    }
   *[other] Printed: { $points } PP and { $gold } gold a round.
}
card-kind = { $sex-id ->
    [none] Symbols: { $factions }.
    [woman] Symbols: { $factions }. People: { $people }, a woman.
   *[man] Symbols: { $factions }. People: { $people }, a man.
}
shelf-room = { $room }, { $size }, { $gold } gold, { $points } PP printed
shelf-empty = No rooms lie here now.
goal-about = { $second ->
    [0] The King wishes: { $measure }. First place: { $first } PP.
   *[other] The King wishes: { $measure }. First place: { $first } PP, second: { $second } PP.
}
goal-standing = { $name }: { $count } ({ $points } PP).
florins-label = Florins
gold-label = Gold
income-label = Income
points-label = PP
florins-held = { $florins } florins in hand
tents-held = On the tents: { $florins }.
gold-held = { $gold } gold
income-held = { $gold ->
    [0] Income a round: { $florins } florins
   *[other] Income a round: { $florins } florins and { $gold } gold
}
points-now = Characters { $characters }, rooms { $rooms }, goals { $goals }.
marker = First player
member-used = used
member-fresh = just joined
guild-empty = Nobody has joined your guild yet.
offer-amount = Florins to offer
offer-less = One florin less
offer-more = One florin more
offer-most = at most { $florins }
steal-from = { $florins ->
    [one] { $florins } florin from { $name }
   *[other] { $florins } florins from { $name }
}
turns-label = How the room is turned
turn-to = { $turn ->
    [0] As printed
    [one] Turned once
   *[other] Turned { $turn } times
}
turn-hint = Turn it here or with R, then choose a place.
bend-hint = The Wallbender may change one edge:
options-label = What you can choose
step-offer = Choose the first zone for your offer, or pass. You must lead in two.
step-take = You lead: take a character, or pass.
step-second = Now the second zone; the first is { $zone }.
step-placing = Place { $room } on your plot, door to door.
gives-total = { $total } on your tent then
gives-paid = pays { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
gives-active = connected, { $points } PP as goals stand
gives-dark = not connected: gives nothing yet
gives-points = { $points } PP as goals stand
gives-florins = florins { $florins }
gives-gold = gold { $gold }
score-characters = Characters ({ $count })
score-rooms = Active rooms ({ $count })
score-room = · { $room }: { $points }
score-dark = · { $room }: not connected
score-goal = { $goal }: { $count }
score-half = Half a point is rounded off
effect-protect_chars = The Assassin cannot touch your guild.
effect-protect_money = Nobody steals money from you.
effect-disc_large = Once a round: a large room costs { $amount } gold less.
effect-disc_small = Once a round: a small room costs { $amount } gold less.
effect-alchemist = Once a round: up to { $limit } gold into { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
} each.
effect-diviner = Once a round: replace a room on display.
effect-wallbender = Once: turn a wall into a door or a door into a wall.
effect-wild_symbol = At the end: one more symbol of your choice.
effect-join_gold1 = On joining: { $amount } gold.
effect-join_fl3 = On joining: { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
effect-assassin = Once: a rival's character worth { $amount } PP or less leaves.
effect-beggar = Each richer rival gives you { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
} a round.
effect-cutpurse = Once a round: steal up to { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
effect-free_reserve = First reservation of a round is free.
effect-forger = First gold of an exchange costs { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
effect-herald = You may claim the first-player marker.
effect-double_build = Once a round: buy a second room at once.
effect-surveyor = Once: lift one of your rooms and place it anew.
effect-cat = At the end: counts as a woman or any people.
effect-dove = Once a round: offer in a single zone.
effect-drake = You keep up to { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
effect-end_sym = At the end: { $amount } PP for each symbol: { $faction }.
effect-end_garden = At the end: { $amount } PP for each active garden.
effect-no_negative = Negative PP of your characters count as 0.
effect-r_sym = { $amount } PP for each symbol: { $faction }.
effect-r_garden = { $amount } PP for each other active garden.
effect-r_half_chars = ½ PP for each character.
effect-r_types = { $amount } PP for each type among your active rooms.
effect-r_factions = { $amount } PP for each faction among your symbols.
effect-r_goals = { $amount } PP for each goal on which you are first.
effect-r_windows = 1 PP for each window, { $limit } at most.

# the guided first match: what to think of at each question
hint-divining = Swap a room you do not want anybody to have; the next of its stack takes its place.
hint-recruit = Characters bring income, prestige and symbols for the King’s wishes at the top. Touch two zones to lead in both; the steppers add florins. Where you lead you may take a character on a later turn. Florins left over are lost at the end of the week.
hint-second_zone = An offer needs a second zone in which you lead as well. What wins nothing comes back to you.
hint-forced_take = Everybody passed, so the highest offer in a zone is binding: its owner takes one character there. Choose whom you get for yours; whoever was outbid gets the florins back.
hint-assassin = Once a game the Assassin removes a character of an opponent that is not worth much prestige. Income and symbols go with it.
hint-cutpurse = Once a round, before gold is bought: take a few florins from whoever has just enough for gold.
hint-buying = Rooms are paid in gold, and 5 florins buy 1 gold. Gold is kept, florins are thrown away at the end of the week: buy what you can.
hint-build = The number on a room is its price in gold, the shield its prestige. It counts only while doors connect it with your hall. Choose one on the left, then its place.
hint-placing = Turn the room below until its doors fit: wall meets wall, door meets door, and one door must lead to your rooms. A door on the border becomes a window.
hint-second_room = The Architect lets you buy another room right away, before anybody else can.
hint-reserving = For a florin a room stays on display next week, for everybody. Your florins are lost anyway, but whoever keeps most gets the first-player marker.
hint-herald = Whoever holds the marker acts first next week.
hint-illusionist = Look at the King’s wishes: one symbol more of the right faction may win you a goal.
hint-cat = Choose what helps you with the King’s wishes: a woman or one of a people.
lesson-offer = Look at the King’s wishes above: one of them rewards women. The Mercenary Captain in Z1 is one, and brings 4 florins every week. Offer 2 florins there, one more than the tent that leads.
lesson-second = An offer must let you lead in two zones. Nobody has offered anything for the Beggar in Z5: there 1 florin is enough.
lesson-take = Nobody has outbid you in Z1. Take the Mercenary Captain now, before somebody does; your 2 florins are her price.
lesson-last = In Z5 you still lead as well: take the Beggar for 1 florin. Florins that win nothing come back to everybody afterwards.
lesson-gold = You have 7 florins left. Rooms are paid in gold, and 5 florins buy 1 gold. Florins are thrown away at the end of the week, gold is kept: buy 1.
lesson-room = The Kitchen Garden costs just 1 gold. It is worth 1 prestige and brings 1 florin every week: buy it.
lesson-doors = Put it beside your hall, door to door: a room counts only while doors connect it with the hall. A door at the border of your plot becomes a window. From here on you play by yourself.
