# Flandern 1302: elk woord dat mensen te zien krijgen.

game-title = Flandern 1302
game-pitch = Zes steden, elke ronde één geheime kaart, en een grijze gilde die voor iedereen werkt.
game-about = Iedereen kiest in het geheim een actie; wie meer kaarten speelt, is eerder aan de beurt. Vul de steden met je wijken, maak ze waardevol met de Kerk en blokkeer met de grijze gilde. Is een stad vol, dan krijgt de gilde met de meeste voltooide wijken de hele waarde en de tweede de helft.

# Wapens
name-blue = blauw
name-yellow = geel
name-green = groen
name-red = rood
name-grey = grijs
name-church = de Kerk

# Steden
name-brugge = Brugge
name-gent = Gent
name-ieper = Ieper
name-leuven = Leuven
name-utrecht = Utrecht
name-luik = Luik

# Kaarten
name-town-brugge = stadskaart Brugge
name-town-gent = stadskaart Gent
name-town-ieper = stadskaart Ieper
name-town-leuven = stadskaart Leuven
name-town-utrecht = stadskaart Utrecht
name-town-luik = stadskaart Luik
name-site = bouwplaatskaart
name-pickup = oppakkaart
name-cathedral = kathedraalkaart
name-master = gildemeesterkaart
name-influence = invloedkaart
name-green-town-brugge = groene stadskaart Brugge
name-green-town-gent = groene stadskaart Gent
name-green-town-ieper = groene stadskaart Ieper
name-green-town-leuven = groene stadskaart Leuven
name-green-town-utrecht = groene stadskaart Utrecht
name-green-town-luik = groene stadskaart Luik
name-green-site = groene bouwplaatskaart
name-red-town-brugge = rode stadskaart Brugge
name-red-town-gent = rode stadskaart Gent
name-red-town-ieper = rode stadskaart Ieper
name-red-town-leuven = rode stadskaart Leuven
name-red-town-utrecht = rode stadskaart Utrecht
name-red-town-luik = rode stadskaart Luik
name-red-site = rode bouwplaatskaart

# Vragen
ask-choose = Kies in het geheim één actiekaart, en zoveel invloedkaarten als je wilt om eerder aan de beurt te zijn.
ask-town = { $offers-id ->
    [build] Bouw één wijk in de stad van je kaart: van jezelf, van grijs of van de Kerk.
    [finish] Voltooi een bouwplaats in de stad van je kaart: van jezelf, van grijs of van de Kerk.
   *[build-finish] Bouw één wijk in de stad van je kaart (van jezelf, van grijs of van de Kerk), of voltooi daar een bouwplaats.
}
ask-site = Leg één wijk (van jezelf, van grijs of van de Kerk) als bouwplaats in een stad naar keuze.
ask-golden_town = { $offers-id ->
    [build] Gouden stadskaart: bouw in die stad een wijk van grijs of van de Kerk.
    [finish] Gouden stadskaart: voltooi in die stad een bouwplaats van grijs of van de Kerk.
   *[build-finish] Gouden stadskaart: bouw in die stad een wijk van grijs of van de Kerk, of voltooi daar zo’n bouwplaats.
}
ask-golden_site = Gouden bouwplaats: leg een wijk van grijs of van de Kerk als bouwplaats in een stad naar keuze.
ask-cathedral = Zet een kathedraal op een wijk van de Kerk die er nog geen heeft.
ask-master = Zet een gildemeester op een wijk van jezelf of van grijs.
ask-influence_guild = Kies de gilde onder jouw invloed: haar punten zijn straks van jou.
ask-turn = { $offers-id ->
    [play_card] Speel een kaart uit je hand; er valt niets meer te trekken.
   *[draw_card-play_card] Speel een kaart uit je hand of trek van de stapel; daarna volgt de andere actie.
}
ask-own_card = Speel nu een kaart uit je hand.
ask-pile_card = Trek nu de kaart van de gilden onder invloed.
ask-pile_town = { $offers-id ->
    [build] Stapelkaart: bouw in die stad een wijk van haar gilde, van grijs of van de Kerk.
    [finish] Stapelkaart: voltooi in die stad een bouwplaats van haar gilde, van grijs of van de Kerk.
   *[build-finish] Stapelkaart: bouw in die stad een wijk van haar gilde, van grijs of van de Kerk, of voltooi daar zo’n bouwplaats.
}
ask-pile_site = Stapelkaart: leg een wijk van haar gilde, van grijs of van de Kerk als bouwplaats in een stad naar keuze.

# Zinsdelen die meer teksten delen
part-place = in { $town } ({ $space })
part-district = een wijk van { $guild }
part-on-district = op een wijk van { $guild }
part-tile = { $special ->
    [geen] { $master ->
        [ja] { part-district } met gildemeester
        [2] { part-district } met twee gildemeesters
       *[nee] { part-district }
    }
   *[other] de bijzondere wijk { $special } van de Kerk
}

# Zetten
move-choose = { $influence ->
    [0] { $card }, geen invloed
    [one] { $card } met { $influence } invloedkaart
   *[other] { $card } met { $influence } invloedkaarten
}
move-build = Bouw { part-tile } { part-place }
move-set_up = Leg { part-tile } als bouwplaats { part-place }
move-finish = Voltooi de bouwplaats { part-place }
move-cathedral = Zet een kathedraal { part-place }
move-master = Zet een gildemeester { part-place }
move-influence_guild = { $guild-id ->
    [green] Neem de groene gilde onder je invloed
   *[red] Neem de rode gilde onder je invloed
}
move-play_card = Speel de { $card }
move-draw_card = Trek een kaart van de stapel

# Gebeurtenissen
event-round_began = Ronde { $round }: { $seat-name } is startspeler.
event-golden_removed = { $seat-name } trok de gouden { $card }; die stad is al gewaardeerd, dus de kaart gaat uit het spel.
event-golden_drawn = { $known-id ->
    [1] { $seat-name } trok de gouden { $card } (nog { $left }).
   *[0] { $seat-name } trok een gouden kaart (nog { $left }).
}
event-chose = { $known-id ->
    [1] { $influence ->
        [0] { $seat-name } koos de { $card } zonder invloed.
        [one] { $seat-name } koos de { $card } en { $influence } invloedkaart.
       *[other] { $seat-name } koos de { $card } en { $influence } invloedkaarten.
    }
   *[0] { $seat-name } heeft gekozen.
}
event-revealed = { $influence ->
    [0] { $seat-name } toont de { $card }.
    [one] { $seat-name } toont de { $card } en { $influence } invloedkaart.
   *[other] { $seat-name } toont de { $card } en { $influence } invloedkaarten.
}
event-impossible = { $seat-name } kan de { $card } niet uitvoeren.
event-built = { $seat-name } bouwde { part-tile } { part-place }.
event-set_up = { $seat-name } legde { part-tile } als bouwplaats { part-place }.
event-space_added = { $town } krijgt er een bouwveld bij: { $space }.
event-space_gone = { $town } verliest het bouwveld { $space }.
event-finished = { $seat-name } voltooide { part-district } { part-place }.
event-picked_up = { $seat-name } pakte op: { $cards }.
event-golden_turned = { $seat-name } draait de gouden { $card } om.
event-influence_gained = { $seat-name } neemt de invloedkaart op de hand.
event-cathedral_built = { $seat-name } zette een kathedraal { part-place }.
event-master_placed = { $seat-name } zette een gildemeester { part-on-district } { part-place }.
event-covered = Bouwveld { $space } in { $town } kan niet meer bebouwd worden en wordt afgedekt.
event-town_scored = { $town } wordt gewaardeerd: waarde { $value }.
event-guild_scored = { $town }: { $points ->
    [one] { $points } punt voor { $guild } (plaats { $rank }, wijken { $districts }, meesters { $masters }).
   *[other] { $points } punten voor { $guild } (plaats { $rank }, wijken { $districts }, meesters { $masters }).
}
event-influence_bonus = { $seat-name } heeft de meeste invloedkaarten en krijgt { $points } punten.
event-guild_taken = { $guild-id ->
    [green] { $seat-name } heeft de groene gilde onder invloed.
   *[red] { $seat-name } heeft de rode gilde onder invloed.
}
event-turn_began = Beurt { $turn }: { $seat-name }.
event-card_played = { $seat-name } speelde de { $card }.
event-card_drawn = { $seat-name } trok de { $card } van { $guild }.
event-card_removed = { $seat-name } trok de { $card } van { $guild }; die stad is al gewaardeerd, dus de kaart gaat uit het spel.
event-pile_shuffled = { $cards ->
    [one] De aflegstapel ({ $cards } kaart) wordt de nieuwe stapel.
   *[other] De aflegstapel ({ $cards } kaarten) wordt geschud tot een nieuwe stapel.
}
event-pile_empty = Er is geen kaart meer om te trekken.
event-ended = { $end-id ->
    [board_full] Het bord is vol. De partij is afgelopen.
    [golden_empty] De gouden kaarten zijn op. De partij is afgelopen.
    [no_space] Er is geen vrij bouwveld meer. De partij is afgelopen.
    [influenced_only] Alleen gilden onder invloed zouden nog kunnen bouwen. De partij is afgelopen.
   *[standstill] Zestien beurten lang is niets gebouwd. De partij is afgelopen.
}

end-board_full = Het bord is vol
end-golden_empty = De gouden kaarten zijn op
end-no_space = Er is geen vrij bouwveld meer
end-influenced_only = Alleen gilden onder invloed zouden nog kunnen bouwen
end-standstill = Zestien beurten lang is niets gebouwd

# Tekening
draw-sign-blue = bl
draw-sign-yellow = ge
draw-sign-green = gn
draw-sign-red = ro
draw-sign-grey = gs
draw-sign-church = ke
draw-key = * gildemeester   # bouwplaats   + kathedraal   · vrij   //// afgedekt
draw-town = { $town }, waarde { $value }
draw-scored = { $town }, geteld: { $value }
draw-stock = voorraad
draw-pieces = bouwplaatsen { $sites }, kathedralen { $cathedrals }, gildemeesters { $masters }, bijzonder { $specials }
draw-golden = nog gouden kaarten: { $left }, startspeler: plaats { $starter }
draw-pile = stapel: { $left }, aflegstapel: { $discards }
draw-seat = plaats { $seat } ({ $guild }): { $score }
draw-hand = op hand: { $cards }
draw-influence = invloedkaarten: { $influence }
draw-choice = gekozen: { $card }, invloed { $influence }
draw-grey = grijze gilde: { $points }

# Weigeringen
refusal-form = Dit is geen zet van Flandern 1302.
refusal-F10 = Die stad doet niet mee met drie spelers.
refusal-F12-type = Kies nu een actiekaart.
refusal-F12-chosen = Je hebt al gekozen; wacht op de anderen.
refusal-F12-choose = Die kaart of zoveel invloed heb je niet op de hand.
refusal-F13-seat = In de volgorde van deze ronde is een ander aan de beurt.
refusal-F15-seat = De startspeler voert nu de gouden kaart uit.
refusal-F17-type = Met een stadskaart bouw je een wijk of voltooi je een bouwplaats.
refusal-F17-town = De kaart is van een andere stad.
refusal-F17-arms = Een stadskaart is alleen voor je eigen gilde, de grijze gilde en de Kerk.
refusal-F17-finish = Daar staat geen bouwplaats.
refusal-F18-type = Met een bouwplaatskaart leg je een wijk als bouwplaats.
refusal-F18-arms = Een bouwplaatskaart is alleen voor je eigen gilde, de grijze gilde en de Kerk.
refusal-F20-type = De gouden kaart vraagt om een andere actie.
refusal-F20-town = De gouden kaart is van een andere stad.
refusal-F20-arms = Gouden kaarten zijn alleen voor de grijze gilde en de Kerk.
refusal-F20-finish = Daar staat geen bouwplaats.
refusal-F21-type = Zet nu de kathedraal op een wijk.
refusal-F21-target = Een kathedraal komt op een wijk van de Kerk die er nog geen heeft.
refusal-F22-type = Zet nu de gildemeester op een wijk.
refusal-F22-target = De gildemeester komt op een wijk van jezelf of van grijs.
refusal-F24 = Zo’n wijk ligt niet in de voorraad.
refusal-F25 = In { $town } is geen vrij bouwveld { $space }.
refusal-F26 = Een van de lange zijden van de wijk moet aan een al gelegde wijk grenzen.
refusal-F27 = Wijken met hetzelfde wapen mogen niet aan elkaar grenzen.
refusal-F28 = De bijzondere wijk { $special } past daar niet.
refusal-F30 = Dat bouwveld is afgedekt.
refusal-F35 = { $town } is gewaardeerd; daar gebeurt niets meer.
refusal-F37-over = De partij is afgelopen.
refusal-F40-type = Kies eerst de gilde onder jouw invloed.
refusal-F40-seat = De tweede speler kiest eerst een gilde onder invloed.
refusal-F40-guild = Alleen de twee overgebleven gilden kunnen onder invloed staan.
refusal-F42-type = Speel een kaart uit je hand of trek van de stapel.
refusal-F42-seat = Je tegenstander is aan de beurt.
refusal-F42-drawn = Je hebt deze beurt al een kaart getrokken.
refusal-F42-played = Je hebt deze beurt al een eigen kaart gespeeld.
refusal-F42-hand = Die kaart heb je niet op de hand.
refusal-F42-arms = Een stapelkaart is alleen voor haar eigen gilde, de grijze gilde en de Kerk.
refusal-F43-empty = Er is geen kaart meer om te trekken.
refusal-F45-over = De partij is afgelopen.
refusal-F46-over = De partij is afgelopen.

# De kaart in de browser
map-label = Kaart van Vlaanderen met zes steden. Vrije plaatsen: { $free }
map-town = { $town }, waarde { $value }, vrije plaatsen { $free }
map-road = De puntenweg
map-whole = Toon de hele kaart
space-free = Vrije plaats { $space } voor een wijk { $shape }
space-covered = Afgedekte plaats { $space }: hier kan niemand meer bouwen
space-laid = { $space }: { part-district }
space-site = { $space }: { part-district }, onvoltooid
space-special = bijzondere wijk { $special }
space-masters = { $count ->
    [one] { $count } gildemeester
   *[other] { $count } gildemeesters
}
space-cathedral = met een kathedraal
spot-open = { $town }, { $space }: { $count ->
    [one] { $count } keuze
   *[other] { $count } keuzes
}
gives-cards = { $count ->
    [one] Je toont { $count } kaart.
   *[other] Je toont { $count } kaarten; wie de meeste toont, is eerst aan de beurt.
}
gives = Waarde { $value } · punten nu: { $points } · nog vrij: { $free }
gives-part = { $guild } { $points }
gives-nothing = geen verschil
step-space = Kies de plaats voor { part-tile }.
step-tile = Kies wat je { part-place } legt.
card-site = Bouw
card-pickup = Oppakken
card-cathedral = Kathedraal
card-master = Meester
card-influence = Invloed
card-open = ligt open op tafel; met de oppakkaart komt hij terug
hand-cards = Je kaarten
hand-tiles = Wijken die je mag leggen
hand-no-influence = Geen invloed meer
hand-less = Eén invloedkaart minder
hand-more = Eén invloedkaart meer
hand-spend = { $count ->
    [0] geen invloed
   *[other] { $count } invloed
}
tile-name = { $special ->
    [geen] wijk van { $guild }{ $master ->
        [ja] {" "}met gildemeester
        [2] {" "}met twee gildemeesters
       *[nee] {""}
    }
   *[other] bijzondere wijk { $special } van de Kerk
}
tile-special = wijk { $special }
round-golden = Gouden kaarten op de stapel: { $left }
round-gold-card = Gouden kaart van deze ronde: { $card }
round-gold-hidden = Voor { $name } ligt een gouden kaart gedekt op tafel.
round-waiting = { $name } kiest nog.
round-hidden = { $name } heeft gekozen; de kaart ligt gedekt op tafel.
seat-open = Open kaarten
seat-none-open = geen open kaarten
seat-points = Punten: { $points }
sheet-now = { $town }: nu { $value } waard
sheet-scored = { $town } wordt geteld: waarde { $value }
sheet-guilds = Voltooide wijken van gilden
sheet-church = Voltooide wijken van de Kerk
sheet-cathedrals = Wijken van de Kerk met kathedraal
sheet-rank = Plaats
sheet-guild = Gilde
sheet-districts = Wijken
sheet-masters = Meesters
sheet-points = Punten
sheet-note = Als de stad nu werd geteld. Vrije plaatsen: { $free }
sheet-note-scored = De eerste krijgt de waarde, de tweede de helft, de derde 4, de vierde 2. Bij evenveel wijken beslissen de meesters.
score-town = { $town }, { $guild }: plaats { $rank } met { $districts ->
    [one] { $districts } wijk
   *[other] { $districts } wijken
}
score-influence = Meeste invloedkaarten ({ $count })
pieces-sites = Bouwplaatsen in voorraad: { $count }
pieces-cathedrals = Kathedralen in voorraad: { $count }
pieces-masters = Gildemeesters in voorraad: { $count }
pieces-free = Vrije plaatsen op de kaart: { $count }

# the guided first match: what to think of at each question
hint-choose = Iedereen kiest tegelijk, gedekt. Een stadskaart legt daar een wijk, de bouwplaats werkt in elke stad, de opraapkaart haalt gespeelde kaarten terug. Met invloedkaarten ben je eerder aan de beurt, maar die ben je dan kwijt.
hint-town = Kies hieronder een wijk en dan een oplichtend vak, of eerst het vak. De wijk moet met een lange zijde aan een gelegde wijk grenzen en nooit aan een met hetzelfde wapen. Wie in een stad de meeste wijken heeft, krijgt haar volle waarde.
hint-site = Een bouwplaats mag in elke stad liggen, maar telt pas als ze met de kaart van die stad voltooid is. Zo houd je een goed vak bezet.
hint-golden_town = De gouden kaart is voor de startspeler. Grijs en de Kerk werken voor iedereen: een wijk van de Kerk maakt de stad 2 meer waard, een grijze kan een rivaal een plaats laten zakken.
hint-golden_site = Een bouwplaats van grijs of de Kerk in een stad naar keuze. Ze bezet het vak meteen, dus je kunt er ook een rivaal mee weren.
hint-cathedral = Met een kathedraal is een voltooide wijk van de Kerk 3 waard in plaats van 2. Zet haar waar jij bovenaan staat.
hint-master = Hebben twee gilden evenveel wijken, dan wint wie de meeste meesters heeft. Zet de jouwe waar het spannend is.
hint-influence_guild = Met twee spelers scoor je voor twee gilden: je eigen en één onder jouw invloed. Kies haar hier; de andere is voor je tegenstander.
hint-turn = Je beurt heeft twee acties: een kaart uit je hand hieronder voor je eigen gilde, en de bovenste kaart van de stapel op het bord voor de gilde die erop staat. Begin waarmee je wilt.
hint-own_card = Speel een van je kaarten. Heb je er nog maar weinig, dan haalt de opraapkaart alles wat open ligt terug in je hand.
hint-pile_card = Trek nu van de stapel. De kaart werkt voor een gilde onder invloed: die van jou of van je tegenstander.
hint-pile_town = Jij beslist, ook als de kaart de gilde van je tegenstander toont: leg haar waar ze weinig oplevert, of leg grijs of de Kerk.
hint-pile_site = Een bouwplaats voor de gilde op de kaart, voor grijs of de Kerk, in een stad naar keuze. Wat niet voltooid is, telt niet mee als een stad gewaardeerd wordt.
lesson-card = Jouw gilde is blauw. Kies de kaart van Luik: het midden van die stad is van de Kerk en telt dubbel. Iedereen kiest tegelijk, gedekt.
lesson-master = Een tegenstander gaf een invloedskaart uit en was eerst aan de beurt. Nu jij: neem de blauwe wijk met gildemeester en leg haar tegen het midden. Waar twee gilden evenveel wijken hebben, beslissen de meesters.
lesson-influence = De gouden kaart van deze ronde was oprapen, dus je kaart van Luik is terug op hand. Speel haar nog eens, met één invloedskaart: anderen bouwen daar ook, en wie meer uitgeeft is eerder aan de beurt.
lesson-second = Het loonde: jij bent eerst. Wijken met hetzelfde wapen mogen elkaar nooit raken, dus leg de tweede blauwe aan de andere kant van het midden.
lesson-alone = In Luik sta je voor, en een kathedraal maakt de stad meer waard. Ga nu voor Utrecht, waar nog niemand heeft gebouwd. Vanaf hier speel je zelf.
