# De Poorters van Nieuwstad: every word shown to people. Names stay Dutch; `about-…` explains them.

game-title = De Poorters van Nieuwstad
game-pitch = Clear the forest, raise a new town together, and be the citizen who gains most by it.
game-about = Each round you choose roles that everybody carries out: fell trees, build, farm, trade, buy cards. The more people live in Nieuwstad, the more they eat, and town buildings must be paid for together. With 30 points somebody ends the game.

option-blue_alone = Town buildings may also be built by one player alone
option-together = Everything may be built together; who owns it is part of the deal

# ---- names
name-huis = Huis
name-graanveld = Graanveld
name-boot = Boot
name-weide = Weide
name-herenhuis = Herenhuis
name-houthandel = Houthandel
name-houtzagerij = Houtzagerij
name-bakkerij = Bakkerij
name-slagerij = Slagerij
name-visboer = Visboer
name-herberg = Herberg
name-handelshuis = Handelshuis
name-stadspoort = Stadspoort
name-kantoor = Kantoor
name-jachthut = Jachthut
name-boshut = Boshut
name-kerk = Kerk
name-stadhuis = Stadhuis
name-gevangenis = Gevangenis
name-hospitium = Hospitium
name-wachttoren = Wachttoren
name-markt = Markt

name-houthakker = Houthakker
name-bouwmeester = Bouwmeester
name-boer = Boer
name-schout = Schout
name-handelaar = Handelaar
name-rentmeester = Rentmeester
name-graaf = Graaf

name-botenbouw = Botenbouw
name-brand = Brand
name-burgerwacht = Burgerwacht
name-buurtfeest = Buurtfeest
name-criminaliteit = Criminaliteit
name-houthakkersfeest = Houthakkersfeest
name-huizenbouw = Huizenbouw
name-inkomstenbelasting = Inkomstenbelasting
name-kennis_is_macht = Kennis is macht
name-midzomernachtfestival = Midzomernachtfestival
name-rotte_vis = Rotte vis
name-schilderij = Schilderij
name-sprinkhanenplaag = Sprinkhanenplaag
name-standbeeld = Standbeeld
name-wolventerreur = Wolventerreur
name-sprokkelaar = Sprokkelaar
name-wijkfeest = Wijkfeest
name-kleine_geboortegolf = Kleine Geboortegolf
name-grote_geboortegolf = Grote Geboortegolf
name-kruistocht = Kruistocht
name-zwarte_dood = Zwarte Dood
name-vikingen = Vikingen

name-wood = wood
name-planks = planks
name-fish = fish
name-grain = grain
name-cattle = cattle
name-game = game
name-bread = bread
name-meat = meat
name-game_meat = game meat
name-smoked_fish = smoked fish
name-florin = florin
name-florins = florins
name-point = point
name-points = points
name-poorters = Poorters
name-a = A
name-b = B
name-c = C
name-d = D
name-www = 3 wood
name-wwww = 4 wood
name-wwg = 2 wood and 1 game

# ---- what things are, for whoever reads no Dutch
about-huis = A house. Brings its owner 1 florin at the end of each round.
about-graanveld = A grain field. Grows 1 grain in a Boer phase, to be harvested in the next.
about-boot = A fishing boat on the lake. Catches 1 fish in every Boer phase.
about-weide = A pasture. Raises 1 cattle in a Boer phase, to be fetched in the next.
about-herenhuis = A mansion. Brings its owner 2 florins at the end of each round.
about-houthandel = The timber merchant. Wood is bought and sold here for 1 florin each.
about-houtzagerij = The sawmill. Up to 2 wood a player become planks, each wood one plank; a plank then pays 2 wood.
about-bakkerij = The bakery. Turns grain into bread and sells it.
about-slagerij = The butcher. Turns cattle into meat and game into game meat, and sells both.
about-visboer = The fishmonger. Smokes fish and sells it.
about-herberg = The inn. Sells pasties: bread together with meat, game meat or smoked fish.
about-handelshuis = The trading house. Its owner pays 1 florin less for cards.
about-stadspoort = The town gate. Worth 1 point for every full 10 Poorters to its owner.
about-kantoor = The office. With it the Rentmeester comes into play.
about-jachthut = The hunting lodge. 1 game more for its owner in every Houthakker phase.
about-boshut = The forest hut. 1 wood more for its owner in every Houthakker phase.
about-kerk = The church. Events have no effect any more.
about-stadhuis = The town hall. With it the Graaf comes into play.
about-gevangenis = The prison. No Criminaliteit in a quarter where part of it stands.
about-hospitium = The hospital. No Zwarte Dood any more.
about-wachttoren = The watchtower. No Vikingen and no Brand any more.
about-markt = The market. Grain, cattle and game are sold here for 1 florin each.
about-houthakker = The woodcutter. Everybody takes a forest tile. Privilege: 1 wood more.
about-bouwmeester = The master builder. Everybody may build. Privilege: 1 florin or 1 wood off.
about-boer = The farmer. Fields, pastures and boats produce. Privilege: one more of a kind you produce.
about-schout = The sheriff. Everybody may buy cards, then play wishes. Privilege: 1 florin.
about-handelaar = The merchant. Everybody may use the stalls. Privilege: 1 florin.
about-rentmeester = The steward. Everybody gets 1 point per Huis and 2 per Herenhuis. Privilege: 1 point more.
about-graaf = The count. A role already chosen this round is carried out again, without its privilege.
about-botenbouw = Boat building: put a loose boat with your seal on the lake, free of charge.
about-brand = Fire: a Huis burns down and 2 Poorters leave.
about-burgerwacht = Civic guard: saves a quarter from Criminaliteit.
about-buurtfeest = Street party: at the end 1 point per 3 florins you have.
about-criminaliteit = Crime: name a quarter and steal a florin or a wood from everybody who has a building there.
about-houthakkersfeest = Woodcutters' feast: at the end 1 point per 3 wood you have, planks counting 2.
about-huizenbouw = House building: 2 florins and 2 wood off a Huis or Herenhuis.
about-inkomstenbelasting = Income tax: nobody gets income from houses this round.
about-kennis_is_macht = Knowledge is power: from now on your privileges are doubled.
about-midzomernachtfestival = Midsummer festival: bring a good and get 2 points; whoever lives in the quarter and stays away loses 1.
about-rotte_vis = Rotten fish: everybody loses all fresh fish.
about-schilderij = Painting: 3 points at the end.
about-sprinkhanenplaag = Locusts: all grain on the fields is lost.
about-standbeeld = Statue: 4 points at the end.
about-wolventerreur = Wolves: all cattle on the pastures is lost.
about-sprokkelaar = Wood gatherer: take 2 wood.
about-wijkfeest = Quarter feast: at the end 1 point per own building in your best quarter, 3 more if it is full.
about-kleine_geboortegolf = Small baby boom: 1 Poorter more per Huis or Herenhuis in the city.
about-grote_geboortegolf = Great baby boom: 2 Poorters more per Huis or Herenhuis in the city.
about-kruistocht = Crusade: 10 Poorters leave.
about-zwarte_dood = Black Death: half the Poorters die and every building in the city costs its owner a point, unless you pay 5 florins and 3 goods together.
about-vikingen = Vikings: all boats are lost and 3 Poorters leave per building at the water, unless you pay them off together.

# ---- questions
ask-opening_tile = Take a first forest tile: the wood and game under it are yours.
ask-opening_building = Choose the building you start with. It is free.
ask-place = Where shall the building stand?
ask-role = Choose a role. Everybody carries it out; the privilege is yours.
ask-copy = Graaf: which role of this round shall be carried out again?
ask-tile = Take a forest tile, or pass.
ask-build = Build something, or pass.
ask-pay = How do you pay?
ask-discount = How does your privilege lower the price?
ask-partners = Who shall build it with you?
ask-owner = Whose shall the building be?
ask-share = What is this partner's share?
ask-answer = A deal is proposed. Do you accept it?
ask-extra = Your privilege: one more of what?
ask-buy_cards = How many cards do you buy?
ask-play = Play a wish, or end your turn.
ask-burn = Which Huis burns down?
ask-quarter = Name a quarter.
ask-guard = Criminaliteit! Do you call out the Burgerwacht?
ask-steal = What do you steal?
ask-join = Do you bring something to the festival?
ask-pledge_florins = How many florins do you pledge to avert the event?
ask-pledge_goods = Which goods do you pledge to avert the event?
ask-trade = Trade at the stalls, or end your turn.
ask-tax = Income is due. Do you levy the Inkomstenbelasting?

# ---- moves
move-pass = Pass
move-done = Done
move-accept = Accept the deal
move-refuse = Refuse the deal
move-burgerwacht = Play Burgerwacht
move-inkomstenbelasting = Play Inkomstenbelasting
move-buy_wood = Buy 1 wood
move-role = Choose the { $role }
move-copy = Repeat the { $role }
move-build = Build: { $building }
move-build_together = Propose to build together: { $building }
move-start = Start with: { $building }
move-extra = One more: { $good }
move-buy_cards = { $number ->
    [0] Buy no cards
    [1] Buy 1 card
   *[other] Buy { $number } cards
}
move-play = Play { $card }
move-quarter = Name quarter { $quarter }
move-steal = { $what-id ->
    [florin] Steal a florin from seat { $seat }
   *[wood] Steal a wood from seat { $seat }
}
move-join = Bring 1 { $good }
move-enter = Pay 1 florin to use the { $stall }
move-partners = { $seats-id ->
    [none] Build it alone
   *[other] Propose it to seats { $seats }
}
move-owner = Seat { $seat } becomes the owner
move-discount = { $florins ->
    [0] Off the price: wood { $wood }
   *[other] { $wood ->
        [0] Off the price: florins { $florins }
       *[other] Off the price: florins { $florins }, wood { $wood }
    }
}
move-pledge_goods = Pledge fish { $fish }, grain { $grain }, cattle { $cattle }, game { $game }
move-process = { $stall }: process 1 { $good }
move-sell = { $stall-id ->
    [herberg] Herberg: sell bread with { $good }
   *[other] { $stall }: sell 1 { $good }
}
move-clear = Take the tile at { $slot }
move-place = At { $cell }, { $turn ->
    [0] as printed
    [1] turned once
    [2] turned twice
   *[other] turned three times
}
move-burn = The Huis at { $cell }
move-share = { $what-id ->
    [florins] Seat { $seat } pays florins: { $amount }
    [wood] Seat { $seat } pays wood: { $amount }
   *[points] Seat { $seat } gets points: { $amount }
}
move-pledge_florins = { $amount ->
    [0] Pledge no florins
    [1] Pledge 1 florin
   *[other] Pledge { $amount } florins
}
move-pay = { $huizenbouw-id ->
    [1] With Huizenbouw: florins { $florins }, wood { $wood }, planks { $planks }
   *[0] Florins { $florins }, wood { $wood }, planks { $planks }
}

# ---- what happens
event-cleared = { $seat-name } took the tile at { $slot } and found { $tile }.
event-started = { $seat-name } starts with: { $building }.
event-start_skipped = { $seat-name } has no place for a start building.
event-role_chosen = { $seat-name } chose the { $role }.
event-role_copied = The { $role } is carried out again for { $seat-name }.
event-role_available = The { $role } comes into play.
event-privilege = { $seat-name } gets as privilege: { $amount } { $what }.
event-hut = { $seat-name } gets 1 { $good } from the { $building }.
event-passed = { $seat-name } passed.
event-built = { $seat-name } built: { $building } (florins { $florins }, wood { $wood }, planks { $planks }). Points: { $points }. Poorters: { $poorters }.
event-proposed = { $seat-name } proposes to build together: { $building }.
event-owner_named = It would belong to { $seat-name }: { $building }.
event-offered = { $seat-name } would pay { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
} and { $wood } wood for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-accepted = { $seat-name } accepted.
event-refused = { $seat-name } refused. The proposal is off.
event-built_together = { $joint-id ->
    [1] { $seat-name } and partners built together: { $building }. Poorters: { $poorters }.
   *[0] Under { $seat-name } the town built: { $building }. Poorters: { $poorters }.
}
event-seal_laid = It belongs to { $seat-name }: { $building }.
event-contributed = { $seat-name } paid { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
} and { $wood } wood for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-stall_opened = { $seat-name } opens the stall { $stall }.
event-card_played = { $seat-name } played { $card }.
event-caught = { $seat-name } caught { $fish } fish.
event-grown = On the fields of { $seat-name }: { $amount } { $good }.
event-harvested = { $seat-name } brought in { $amount } { $good }.
event-bought_cards = { $seat-name } bought { $number ->
    [one] 1 card
   *[other] { $number } cards
} for { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}.
event-drew = { $card-id ->
    [hidden] { $seat-name } drew a wish.
   *[other] { $seat-name } drew { $card }.
}
event-event_drawn = { $seat-name } drew an event: { $card }.
event-event_harmless = { $card } has no effect.
event-event_threatens = { $card } threatens the town. To avert it you need florins { $florins }, goods { $goods }.
event-event_happened = { $card } happened. Poorters: { $poorters }.
event-event_averted = Together you averted { $card }.
event-pledged_florins = { $amount ->
    [0] { $seat-name } pledged no florins.
    [1] { $seat-name } pledged 1 florin.
   *[other] { $seat-name } pledged { $amount } florins.
}
event-pledged_goods = { $seat-name } pledged fish { $fish }, grain { $grain }, cattle { $cattle }, game { $game }.
event-lost_points = { $points ->
    [one] It costs { $seat-name } 1 point; nobody falls below 0.
   *[other] It costs { $seat-name } { $points } points; nobody falls below 0.
}
event-boat_lost = { $seat-name } lost a boat.
event-reshuffled = The discards became a new deck of { $cards } cards.
event-paid_back = There are no more cards. { $seat-name } got florins back: { $florins }.
event-boat_built = { $seat-name } put a loose boat on the lake.
event-gained = { $seat-name } got { $amount } { $good }.
event-spoiled = { $seat-name } lost { $amount } { $good }.
event-burned = A Huis of { $seat-name } at { $cell } burned down.
event-quarter_named = { $seat-name } named quarter { $quarter }.
event-guarded = The Burgerwacht of { $seat-name } saved quarter { $quarter }.
event-stolen = { $what-id ->
    [florin] A florin was stolen from { $seat-name }.
   *[wood] A wood was stolen from { $seat-name }.
}
event-joined = { $seat-name } brought { $good } to the festival and got { $points } points.
event-stayed_away = { $seat-name } stayed away from the festival in the own quarter. That costs a point; nobody falls below 0.
event-entered = { $seat-name } paid 1 florin to use the { $stall }.
event-fee_received = { $seat-name } received 1 florin for the { $stall }.
event-processed = { $seat-name } made 1 { $product } of { $good }.
event-sold = { $seat-name } sold { $good } at the { $stall }: points { $points }, florins { $florins }.
event-bought_wood = { $seat-name } bought 1 wood.
event-rent = { $points ->
    [one] { $seat-name } got 1 point of rent.
   *[other] { $seat-name } got { $points } points of rent.
}
event-income = { $florins ->
    [one] { $seat-name } got 1 florin of income.
   *[other] { $seat-name } got { $florins } florins of income.
}
event-round_begins = Round { $round } begins; { $seat-name } starts.
event-ended = { $end-id ->
    [points] Somebody has 30 points. The match is over.
   *[rounds] Thirty rounds are over, and so is the match.
}

end-points = Somebody reached 30 points
end-rounds = Thirty rounds were played

# ---- the drawing
draw-heading = Round { $round }, seat { $start } starts. Poorters: { $poorters }. Deck: { $deck }
draw-boats = boats left: { $printed } printed, { $loose } loose
draw-roles = Roles:
draw-seat = { $seat }: florins { $florins }, seals { $seals }, cards { $cards }, points { $points }
draw-stalls = Stalls (sold/open):
draw-supply = For sale:
draw-hand = Cards of { $seat }:
draw-deal = Deal for the { $building }: florins { $florins }, wood { $wood } for points { $points }
draw-owner = Owner: { $seat }
draw-owner-town = Owner: the town
draw-share = { $seat }: pays florins { $florins }, wood { $wood }; gets points { $points }

# ---- refusals
refusal-N1 = None of those is left.
refusal-N5 = That cannot be your start building: it is a Huis, Graanveld or Boot that finds a place.
refusal-N6 = That role has already been chosen this round.
refusal-N8 = That role is not in play yet.
refusal-N9 = There is no forest tile there.
refusal-N10 = A tile in the city must border the Market or cleared land.
refusal-N12-pay = You cannot pay that building.
refusal-N12-place = There is no legal place for that building.
refusal-N13-ground = Buildings lie on cleared, empty cells.
refusal-N13-seal = You have no light seal left.
refusal-N13-seals = A deal could be paid, but nobody in it has a light seal left to own the building.
refusal-N13-owner = That player has no light seal left.
refusal-N14-line = A building lies wholly in the city or wholly in the outskirts.
refusal-N14-border = In the city a building borders the Market or another building.
refusal-N14-road = Roads that touch must have the same colour.
refusal-N15-outskirts = That building belongs in the outskirts.
refusal-N15-gate = The Stadspoort stands in the city with its green side along the outskirts.
refusal-N17-proposals = Three proposals a turn are the limit.
refusal-N17-deal = Nobody could agree to pay that together with you.
refusal-N17-discount = Your whole privilege comes off the price, so that a deal stays possible.
refusal-N17-partners = With those partners there is no deal.
refusal-N17-share = That share does not occur in any complete deal.
refusal-N18 = That is not an exact payment you can make.
refusal-N20-blue = Blue buildings belong to the town: build them the usual way, which is a deal too.
refusal-N20-owner = Only you or a partner can become the owner.
refusal-N22 = You produced nothing of that kind now.
refusal-N23-buy = You can buy 0, 1 or 2 cards, as far as your florins go.
refusal-N23-hand = You do not have that card.
refusal-N26 = That card has its own moment, which is not now.
refusal-N26-play = That card cannot be played now.
refusal-N27-closed = That stall does not stand, or you have not paid to enter it.
refusal-N27-again = That stall is already open to you.
refusal-N27-florin = You have no florin for the owner.
refusal-N28-turn = Wood just bought is not sold at once, nor the other way round.
refusal-N28-florin = You have no florin to buy wood.
refusal-stall-process = That good is not processed there.
refusal-stall-limit = You have used that stall as often as you may this phase.
refusal-stall-lacking = You do not have what that takes.
refusal-stall-sell = That good is not sold there.
refusal-stall-slots = With so few Poorters nobody buys that yet.
refusal-N32 = All open slots are taken in this phase.
refusal-N34-none = No role has been chosen yet that the Graaf could repeat.
refusal-N34-copy = The Graaf repeats a role chosen earlier this round.
refusal-N35-play = You need a light seal and a loose boat for that.
refusal-N36-play = There is no Huis to burn, or the Wachttoren keeps watch.
refusal-N36-burn = No Huis has its north-west cell there.
refusal-N37-play = The Gevangenis stands in every quarter.
refusal-N37-quarter = The Gevangenis protects that quarter.
refusal-N37-steal = That cannot be stolen there.
refusal-N38 = You have none of that to bring.
refusal-N39-play = Kennis is macht already lies before you.
refusal-N40 = You have no Burgerwacht.
refusal-N41 = You have no Huizenbouw, or it is not for this building.
refusal-N42 = You have no Inkomstenbelasting.
refusal-N49 = You can pledge what you have, and no more than is missing.
refusal-N52-form = This is not a move of this game.
refusal-N52-over = The match is over.
refusal-N52-seat = You are not asked now.
refusal-N52-question = That is not what is asked now.
refusal-N53 = Another turn with a lower number lays the tile just so; use that one.

# ---- the board in the browser
board-label = Nieuwstad from above: { $buildings } buildings, { $poorters } Poorters. Arrow keys go between the offered places.
board-sign = Round { $round } · deck { $deck }
board-deck = { $deck } cards in the deck, { $discards } discarded
board-discards = Discarded last: { $cards }.
board-drawer-buildings = Buildings
board-drawer-stalls = Stalls
board-drawer-deal = The deal
board-drawer-pledges = Pledges
board-drawer-options = Your choices
board-close = Close
board-rotate = Turn the building (key R)
board-forest = Forest tile
board-forest-city = In the city. It must border the Market or cleared land.
board-forest-outskirts = In the outskirts. It can always be reached.
board-quarter = Quarter { $quarter }: { $built } of { $cells } cells built on
board-own = { $name }: { $count }.
board-poorters = { $count } Poorters live in Nieuwstad
board-milestone = { $need }: { $slots ->
    [one] 1 slot opens.
   *[other] { $slots } slots open.
}
board-boat-free = A boat nobody owns yet
board-boat-loose = A loose boat, for Botenbouw
board-boat-of = Boat of { $name }
board-town = belongs to the town
board-owner = { $name }
board-crop = On it now: { $amount } { $good }.
board-role-free = { $role }: free to choose
board-role-chosen = { $role }: chosen by { $name }
board-role-waiting = { $role }: not in play yet
board-left = { $count } left
board-blue = Blue: several players pay for it together.
board-price = Costs { $florins } florins and { $wood } wood, brings { $points } points, Poorters { $poorters }.
board-free = free
board-stall-none = { $stall }: does not stand yet
board-stall-of = { $stall } of { $name }
board-slots = Slots open: { $open }, sold: { $sold }
board-sells = { $good }: { $points } points, { $florins } florins
board-enter = Enter
board-with = Together with { $names }
board-owner-of = It shall belong to { $name }
board-together = Together
board-together-of = Propose to build together: { $building }
board-alone = Alone
board-steal = { $what-id ->
    [florin] A florin from { $name }
   *[wood] A wood from { $name }
}
board-pay = Pay
board-pay-huizenbouw = Pay with Huizenbouw
board-stock = My stock
board-cards = My cards
board-no-cards = No cards in your hand. The Schout sells them.
board-cards-word = cards
board-seals-word = light seals
board-seals = Light seals: { $count }
board-start = Starts this round
board-total = { $total } points: { $points } taken, { $gate } by the Stadspoort, { $cards } by cards in hand
step-place = Choose where the { $building } shall stand. Key R turns it.
step-pay = How do you pay for the { $building }?
gain-part = { $by } { $what }
gain-left = { $left } left for the others in the deal
gain-privilege = privilege ×{ $count }
gain-quarters = quarter { $quarters }
gain-outskirts = in the outskirts
gain-water = at the water
deal-title = A deal for the { $building }
deal-who = Who
deal-pays = pays { $what }
deal-gets = gets points
deal-owner = Owner: { $name }
deal-town = Owner: the town
deal-rest = the rest
deal-open = open
deal-ask = { $what-id ->
    [florins] How many florins does { $name } pay?
    [wood] How much wood does { $name } pay?
   *[points] How many points does { $name } get?
}
deal-share = { $what-id ->
    [florins] { $name } pays florins: { $amount }
    [wood] { $name } pays wood: { $amount }
   *[points] { $name } gets points: { $amount }
}
pledge-missing = Still missing:
pledge-less = Less { $good }
pledge-more = More { $good }
pledge-this = Pledge this
score-taken = Points taken during the match
score-gate = Stadspoort: 1 per full 10 Poorters
score-cards = Cards in hand that count at the end

# the guided first match: what to think of at each question
hint-opening_tile = Trees that glow can be felled. Wood and florins pay for buildings, and cleared land is where they will stand.
hint-opening_building = A Huis earns a florin every round, a Graanveld grain and a Boot fish. Sell what you grow, and build.
hint-place = In the city a building must touch the Market or another building, and roads that meet must have one colour. The ghost shows how it will lie.
hint-role = Everybody does what you choose, but only you get its privilege. Pick what helps you more than the others: the Houthakker for wood, the Bouwmeester to build, the Boer to harvest, the Handelaar to sell.
hint-copy = The Graaf repeats a role of this round for all, without its privilege. Choose one that you can use twice.
hint-tile = Take the forest tile you like. Every felled tile opens land, and the way to the next trees.
hint-build = Each card shows price, points and the Poorters it attracts. More Poorters open more slots at the stalls. Blue buildings belong to the town and are paid together.
hint-pay = Here are all the ways you can pay. A plank counts as 2 wood, without change.
hint-discount = You chose the Bouwmeester, so the price is lower. Take off what you are short of.
hint-partners = Several pay for this building. Choose who shall help; they may say no.
hint-owner = A building that is not blue gets the seal of one of you. All it brings later is the owner’s; the points you share out next.
hint-share = Set out the deal: what this partner pays and which points he gets. A fair offer is accepted more often.
hint-answer = The sheet shows what each of you pays and gets. A refusal costs nobody anything.
hint-extra = You chose the Boer: take one more of something you are harvesting now.
hint-buy_cards = Wishes are kept secretly in your hand. But an event may be drawn instead, and that hits everybody.
hint-play = You may play up to two wishes now. Some are worth points at the end while you hold them: hover or press long to read.
hint-burn = A Huis burns down and goes back to the supply. Its owner keeps the points but loses the income.
hint-quarter = Quarters are marked by letters on the map. Name the one where it helps you most.
hint-guard = With the Burgerwacht nobody in the quarter is robbed. The card is spent.
hint-steal = Take a florin or a wood from each of them, whatever you need or they would miss.
hint-join = Give one fresh good for 2 points. Who has a building there and brings nothing loses a point.
hint-pledge_florins = An event threatens all of you. If all together pledge enough it is averted; otherwise the pledges come back and it strikes.
hint-pledge_goods = This event also asks for food. Use plus and minus to put your share together, then pledge it.
hint-trade = Sell raw goods at the Market, or let a stall make more of them. The numbers at the slots say how many Poorters must live here before they open. Others’ stalls cost 1 florin.
hint-tax = If you play it nobody gets income from houses this round. Good when the others own more of them.
lesson-tile = Fell the trees the hand points at. What lies under them is yours, mostly wood, and the land is free to build on.
lesson-field = The others start with a Huis. Take a Graanveld instead: it grows grain, which sells well later.
lesson-place = A field lies outside the city line, where roads do not matter. Only one cleared place is large enough: put it there.
lesson-role = Whatever role you choose, everybody does it. Choose the Boer: all harvest, but only you have a field.
lesson-extra = The privilege belongs to whoever chose the role: one grain more. It lies on your field until the next harvest.
lesson-fell = An opponent chose the Houthakker, so you may fell trees too. Take those beside the Market: a house in the city needs land there.
lesson-house = Now everybody may build. A Huis costs you 2 florins and 3 wood; it gives 2 points, brings 5 Poorters and pays 1 florin every round.
lesson-city = Turn the house with the round arrow or key R, then put it against the Market. In the city a building touches the Market or another building, and roads that meet must have one colour: here they do. From here on you play by yourself.
