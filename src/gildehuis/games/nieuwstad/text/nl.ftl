# De Poorters van Nieuwstad: elk woord dat mensen te zien krijgen. `about-…` legt uit wat iets doet.

game-title = De Poorters van Nieuwstad
game-pitch = Kap het bos, bouw samen een nieuwe stad en word de poorter die er het meest aan verdient.
game-about = Elke ronde kies je karakters die iedereen uitvoert: kappen, bouwen, boeren, handelen, kaarten kopen. Hoe meer mensen er in Nieuwstad wonen, hoe meer er gegeten wordt, en stadsgebouwen betaal je samen. Met 30 punten maakt iemand een eind aan het spel.

option-blue_alone = Stadsgebouwen mogen ook door één speler alleen gebouwd worden
option-together = Alles mag samen gebouwd worden; wie de eigenaar wordt, hoort bij het akkoord

# ---- namen
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

name-wood = hout
name-planks = planken
name-fish = vis
name-grain = graan
name-cattle = vee
name-game = wild
name-bread = brood
name-meat = vlees
name-game_meat = wildvlees
name-smoked_fish = gerookte vis
name-florin = florijn
name-florins = florijnen
name-point = punt
name-points = punten
name-poorters = Poorters
name-a = A
name-b = B
name-c = C
name-d = D
name-www = 3 hout
name-wwww = 4 hout
name-wwg = 2 hout en 1 wild

# ---- wat dingen doen
about-huis = Levert de eigenaar aan het eind van elke ronde 1 florijn op.
about-graanveld = Hier groeit in een Boerfase 1 graan, dat je in de volgende oogst.
about-boot = Op het meer. Vangt in elke Boerfase 1 vis.
about-weide = Hier groeit in een Boerfase 1 vee op, dat je in de volgende ophaalt.
about-herenhuis = Levert de eigenaar aan het eind van elke ronde 2 florijnen op.
about-houthandel = Hier koop en verkoop je hout voor 1 florijn per stuk.
about-houtzagerij = Maakt per speler van hoogstens 2 hout planken, van elk hout één; een plank telt daarna als 2 hout.
about-bakkerij = Bakt brood van graan en verkoopt het.
about-slagerij = Maakt vlees van vee en wildvlees van wild, en verkoopt beide.
about-visboer = Rookt vis en verkoopt die.
about-herberg = Verkoopt pasteitjes: brood met vlees, wildvlees of gerookte vis.
about-handelshuis = De eigenaar betaalt 1 florijn minder voor kaarten.
about-stadspoort = De eigenaar krijgt 1 punt per volle 10 Poorters.
about-kantoor = Brengt de Rentmeester in het spel.
about-jachthut = De eigenaar krijgt in elke Houthakkerfase 1 wild extra.
about-boshut = De eigenaar krijgt in elke Houthakkerfase 1 hout extra.
about-kerk = Gebeurtenissen hebben geen effect meer.
about-stadhuis = Brengt de Graaf in het spel.
about-gevangenis = Geen Criminaliteit in een wijk waarin een deel ervan staat.
about-hospitium = Geen Zwarte Dood meer.
about-wachttoren = Geen Vikingen en geen Brand meer.
about-markt = Hier verkoop je graan, vee en wild voor 1 florijn per stuk.
about-houthakker = Iedereen neemt een bostegel. Privilege: 1 hout extra.
about-bouwmeester = Iedereen mag bouwen. Privilege: 1 florijn of 1 hout korting.
about-boer = Velden, weiden en boten leveren op. Privilege: één extra van een soort die je produceert.
about-schout = Iedereen mag kaarten kopen en daarna wensen spelen. Privilege: 1 florijn.
about-handelaar = Iedereen mag de kramen gebruiken. Privilege: 1 florijn.
about-rentmeester = Iedereen krijgt 1 punt per Huis en 2 per Herenhuis. Privilege: 1 punt extra.
about-graaf = Een karakter dat deze ronde al gekozen is wordt nog eens uitgevoerd, zonder privilege.
about-botenbouw = Leg gratis een losse boot met je zegel op het meer.
about-brand = Een Huis brandt af en 2 Poorters vertrekken.
about-burgerwacht = Behoedt een wijk voor Criminaliteit.
about-buurtfeest = Aan het eind 1 punt per 3 florijnen die je hebt.
about-criminaliteit = Noem een wijk en steel een florijn of een hout van iedereen die er een gebouw heeft.
about-houthakkersfeest = Aan het eind 1 punt per 3 hout die je hebt; een plank telt als 2.
about-huizenbouw = 2 florijnen en 2 hout korting op een Huis of Herenhuis.
about-inkomstenbelasting = Niemand krijgt deze ronde inkomsten van huizen.
about-kennis_is_macht = Vanaf nu zijn je privileges dubbel.
about-midzomernachtfestival = Breng iets mee en krijg 2 punten; wie in de wijk woont en wegblijft verliest er 1.
about-rotte_vis = Iedereen verliest al zijn verse vis.
about-schilderij = Aan het eind 3 punten.
about-sprinkhanenplaag = Al het graan op de velden gaat verloren.
about-standbeeld = Aan het eind 4 punten.
about-wolventerreur = Al het vee op de weiden gaat verloren.
about-sprokkelaar = Neem 2 hout.
about-wijkfeest = Aan het eind 1 punt per eigen gebouw in je beste wijk, 3 meer als die vol is.
about-kleine_geboortegolf = 1 Poorter erbij per Huis of Herenhuis in de stad.
about-grote_geboortegolf = 2 Poorters erbij per Huis of Herenhuis in de stad.
about-kruistocht = 10 Poorters vertrekken.
about-zwarte_dood = De helft van de Poorters sterft en elk gebouw in de stad kost zijn eigenaar een punt, tenzij jullie samen 5 florijnen en 3 producten betalen.
about-vikingen = Alle boten gaan verloren en per gebouw aan het water vertrekken 3 Poorters, tenzij jullie hen samen afkopen.

# ---- vragen
ask-opening_tile = Neem een eerste bostegel: het hout en wild eronder zijn voor jou.
ask-opening_building = Kies het gebouw waarmee je begint. Het is gratis.
ask-place = Waar komt het gebouw te staan?
ask-role = Kies een karakter. Iedereen voert het uit; het privilege is voor jou.
ask-copy = Graaf: welk karakter van deze ronde wordt nog eens uitgevoerd?
ask-tile = Neem een bostegel of pas.
ask-build = Bouw iets of pas.
ask-pay = Hoe betaal je?
ask-discount = Hoe verlaagt je privilege de prijs?
ask-partners = Wie bouwt er met je mee?
ask-owner = Van wie wordt het gebouw?
ask-share = Wat is het aandeel van deze partner?
ask-answer = Er ligt een voorstel. Ga je akkoord?
ask-extra = Je privilege: waarvan neem je er één extra?
ask-buy_cards = Hoeveel kaarten koop je?
ask-play = Speel een wens of sluit je beurt af.
ask-burn = Welk Huis brandt af?
ask-quarter = Noem een wijk.
ask-guard = Criminaliteit! Roep je de Burgerwacht op?
ask-steal = Wat steel je?
ask-join = Breng je iets mee naar het festival?
ask-pledge_florins = Hoeveel florijnen zeg je toe om de gebeurtenis af te wenden?
ask-pledge_goods = Welke producten zeg je toe om de gebeurtenis af te wenden?
ask-trade = Handel bij de kramen of sluit je beurt af.
ask-tax = De inkomsten komen eraan. Hef je Inkomstenbelasting?

# ---- zetten
move-pass = Passen
move-done = Klaar
move-accept = Ga akkoord met het voorstel
move-refuse = Wijs het voorstel af
move-burgerwacht = Speel Burgerwacht
move-inkomstenbelasting = Speel Inkomstenbelasting
move-buy_wood = Koop 1 hout
move-role = Kies de { $role }
move-copy = Herhaal de { $role }
move-build = Bouw: { $building }
move-build_together = Stel voor om samen te bouwen: { $building }
move-start = Begin met: { $building }
move-extra = Eén extra: { $good }
move-buy_cards = { $number ->
    [0] Koop geen kaarten
    [1] Koop 1 kaart
   *[other] Koop { $number } kaarten
}
move-play = Speel { $card }
move-quarter = Noem wijk { $quarter }
move-steal = { $what-id ->
    [florin] Steel een florijn van plaats { $seat }
   *[wood] Steel een hout van plaats { $seat }
}
move-join = Breng 1 { $good } mee
move-enter = Betaal 1 florijn voor de { $stall }
move-partners = { $seats-id ->
    [geen] Bouw het alleen
   *[other] Stel het voor aan plaats { $seats }
}
move-owner = Plaats { $seat } wordt eigenaar
move-discount = { $florins ->
    [0] Korting: hout { $wood }
   *[other] { $wood ->
        [0] Korting: florijnen { $florins }
       *[other] Korting: florijnen { $florins }, hout { $wood }
    }
}
move-pledge_goods = Zeg toe: vis { $fish }, graan { $grain }, vee { $cattle }, wild { $game }
move-process = { $stall }: verwerk 1 { $good }
move-sell = { $stall-id ->
    [herberg] Herberg: verkoop brood met { $good }
   *[other] { $stall }: verkoop 1 { $good }
}
move-clear = Neem de tegel op { $slot }
move-place = Op { $cell }, { $turn ->
    [0] zoals gedrukt
    [1] één keer gedraaid
    [2] twee keer gedraaid
   *[other] drie keer gedraaid
}
move-burn = Het Huis op { $cell }
move-share = { $what-id ->
    [florins] Plaats { $seat } betaalt florijnen: { $amount }
    [wood] Plaats { $seat } betaalt hout: { $amount }
   *[points] Plaats { $seat } krijgt punten: { $amount }
}
move-pledge_florins = { $amount ->
    [0] Zeg geen florijnen toe
    [1] Zeg 1 florijn toe
   *[other] Zeg { $amount } florijnen toe
}
move-pay = { $huizenbouw-id ->
    [1] Met Huizenbouw: florijnen { $florins }, hout { $wood }, planken { $planks }
   *[0] Florijnen { $florins }, hout { $wood }, planken { $planks }
}

# ---- wat er gebeurt
event-cleared = { $seat-name } nam de tegel op { $slot } en vond { $tile }.
event-started = { $seat-name } begint met: { $building }.
event-start_skipped = { $seat-name } heeft geen plek voor een startgebouw.
event-role_chosen = { $seat-name } koos de { $role }.
event-role_copied = De { $role } wordt nog eens uitgevoerd voor { $seat-name }.
event-role_available = De { $role } komt in het spel.
event-privilege = { $seat-name } krijgt als privilege: { $amount } { $what }.
event-hut = { $seat-name } krijgt 1 { $good } van de { $building }.
event-passed = { $seat-name } paste.
event-built = { $seat-name } bouwde: { $building } (florijnen { $florins }, hout { $wood }, planken { $planks }). Punten: { $points }. Poorters: { $poorters }.
event-proposed = { $seat-name } stelt voor om samen te bouwen: { $building }.
event-owner_named = Het zou van { $seat-name } worden: { $building }.
event-offered = { $seat-name } zou { $florins ->
    [one] 1 florijn
   *[other] { $florins } florijnen
} en { $wood } hout betalen voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-accepted = { $seat-name } ging akkoord.
event-refused = { $seat-name } weigerde. Het voorstel is van de baan.
event-built_together = { $joint-id ->
    [1] { $seat-name } bouwde samen met anderen: { $building }. Poorters: { $poorters }.
   *[0] Onder leiding van { $seat-name } bouwde de stad: { $building }. Poorters: { $poorters }.
}
event-seal_laid = Het is van { $seat-name }: { $building }.
event-contributed = { $seat-name } betaalde { $florins ->
    [one] 1 florijn
   *[other] { $florins } florijnen
} en { $wood } hout voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-stall_opened = { $seat-name } opent een kraam: { $stall }.
event-card_played = { $seat-name } speelde { $card }.
event-caught = { $seat-name } ving { $fish } vis.
event-grown = Op de velden van { $seat-name }: { $amount } { $good }.
event-harvested = { $seat-name } haalde { $amount } { $good } binnen.
event-bought_cards = { $seat-name } kocht { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} voor { $florins ->
    [one] 1 florijn
   *[other] { $florins } florijnen
}.
event-drew = { $card-id ->
    [hidden] { $seat-name } trok een wens.
   *[other] { $seat-name } trok { $card }.
}
event-event_drawn = { $seat-name } trok een gebeurtenis: { $card }.
event-event_harmless = { $card } heeft geen effect.
event-event_threatens = { $card } bedreigt de stad. Om het af te wenden zijn nodig: florijnen { $florins }, producten { $goods }.
event-event_happened = { $card } trof de stad. Poorters: { $poorters }.
event-event_averted = Samen wendden jullie { $card } af.
event-pledged_florins = { $amount ->
    [0] { $seat-name } zegde geen florijnen toe.
    [1] { $seat-name } zegde 1 florijn toe.
   *[other] { $seat-name } zegde { $amount } florijnen toe.
}
event-pledged_goods = { $seat-name } zegde toe: vis { $fish }, graan { $grain }, vee { $cattle }, wild { $game }.
event-lost_points = { $points ->
    [one] Het kost { $seat-name } 1 punt; niemand komt onder 0.
   *[other] Het kost { $seat-name } { $points } punten; niemand komt onder 0.
}
event-boat_lost = { $seat-name } verloor een boot.
event-reshuffled = De aflegstapel werd een nieuwe stapel van { $cards } kaarten.
event-paid_back = Er zijn geen kaarten meer. { $seat-name } kreeg florijnen terug: { $florins }.
event-boat_built = { $seat-name } legde een losse boot op het meer.
event-gained = { $seat-name } kreeg { $amount } { $good }.
event-spoiled = { $seat-name } verloor { $amount } { $good }.
event-burned = Een Huis van { $seat-name } op { $cell } brandde af.
event-quarter_named = { $seat-name } noemde wijk { $quarter }.
event-guarded = De Burgerwacht van { $seat-name } behoedde wijk { $quarter }.
event-stolen = { $what-id ->
    [florin] Van { $seat-name } werd een florijn gestolen.
   *[wood] Van { $seat-name } werd een hout gestolen.
}
event-joined = { $seat-name } bracht { $good } mee naar het festival en kreeg { $points } punten.
event-stayed_away = { $seat-name } bleef weg van het festival in de eigen wijk. Dat kost een punt; niemand komt onder 0.
event-entered = { $seat-name } betaalde 1 florijn voor de { $stall }.
event-fee_received = { $seat-name } ontving 1 florijn voor de { $stall }.
event-processed = { $seat-name } maakte 1 { $product } van { $good }.
event-sold = { $seat-name } verkocht { $good } ({ $stall }): punten { $points }, florijnen { $florins }.
event-bought_wood = { $seat-name } kocht 1 hout.
event-rent = { $points ->
    [one] { $seat-name } kreeg 1 punt van de Rentmeester.
   *[other] { $seat-name } kreeg { $points } punten van de Rentmeester.
}
event-income = { $florins ->
    [one] { $seat-name } kreeg 1 florijn inkomsten.
   *[other] { $seat-name } kreeg { $florins } florijnen inkomsten.
}
event-round_begins = Ronde { $round } begint; { $seat-name } is startspeler.
event-ended = { $end-id ->
    [points] Iemand heeft 30 punten. Het spel is uit.
   *[rounds] Na dertig ronden is het spel uit.
}

end-points = Iemand haalde 30 punten
end-rounds = Er zijn dertig ronden gespeeld

# ---- de tekening
draw-heading = Ronde { $round }, plaats { $start } begint. Poorters: { $poorters }. Stapel: { $deck }
draw-boats = boten over: { $printed } gedrukt, { $loose } los
draw-roles = Karakters:
draw-seat = { $seat }: florijnen { $florins }, zegels { $seals }, kaarten { $cards }, punten { $points }
draw-stalls = Kramen (verkocht/open):
draw-supply = Te koop:
draw-hand = Kaarten van { $seat }:
draw-deal = Voorstel voor { $building }: florijnen { $florins }, hout { $wood } voor punten { $points }
draw-owner = Eigenaar: { $seat }
draw-owner-town = Eigenaar: de stad
draw-share = { $seat }: betaalt florijnen { $florins }, hout { $wood }; krijgt punten { $points }

# ---- weigeringen
refusal-N1 = Daarvan is er geen meer.
refusal-N5 = Dat kan je startgebouw niet zijn: het is een Huis, Graanveld of Boot waarvoor plaats is.
refusal-N6 = Dat karakter is deze ronde al gekozen.
refusal-N8 = Dat karakter is nog niet in het spel.
refusal-N9 = Daar ligt geen bostegel.
refusal-N10 = Een tegel in de stad moet aan de Markt of aan gekapt land grenzen.
refusal-N12-pay = Dat gebouw kun je niet betalen.
refusal-N12-place = Voor dat gebouw is nergens plaats.
refusal-N13-ground = Een gebouw ligt op gekapte, lege vakken.
refusal-N13-seal = Je hebt geen licht zegel meer.
refusal-N13-seals = Het zou betaald kunnen worden, maar niemand van jullie heeft nog een licht zegel om eigenaar te worden.
refusal-N13-owner = Die speler heeft geen licht zegel meer.
refusal-N14-line = Een gebouw ligt helemaal in de stad of helemaal in het buitengebied.
refusal-N14-border = In de stad grenst een gebouw aan de Markt of aan een ander gebouw.
refusal-N14-road = Wegen die elkaar raken hebben dezelfde kleur.
refusal-N15-outskirts = Dat gebouw hoort in het buitengebied.
refusal-N15-gate = De Stadspoort staat in de stad, met de groene kant langs het buitengebied.
refusal-N17-proposals = Meer dan drie voorstellen per beurt mag niet.
refusal-N17-deal = Niemand kan dat samen met jou betalen.
refusal-N17-discount = Je hele privilege gaat van de prijs af, zo dat er nog een akkoord mogelijk is.
refusal-N17-partners = Met die partners is geen akkoord mogelijk.
refusal-N17-share = Dat aandeel komt in geen enkel volledig akkoord voor.
refusal-N18 = Dat is geen gepaste betaling die je kunt doen.
refusal-N20-blue = Blauwe gebouwen zijn van de stad: bouw ze gewoon, ook dat is een akkoord.
refusal-N20-owner = Alleen jij of een partner kan eigenaar worden.
refusal-N22 = Van die soort heb je nu niets geproduceerd.
refusal-N23-buy = Je koopt 0, 1 of 2 kaarten, zover je florijnen reiken.
refusal-N23-hand = Die kaart heb je niet.
refusal-N26 = Die kaart heeft een eigen moment, en dat is niet nu.
refusal-N26-play = Die kaart kun je nu niet spelen.
refusal-N27-closed = Die kraam staat er niet, of je hebt er nog niet voor betaald.
refusal-N27-again = Die kraam staat al voor je open.
refusal-N27-florin = Je hebt geen florijn voor de eigenaar.
refusal-N28-turn = Hout dat je net kocht verkoop je niet meteen, en andersom.
refusal-N28-florin = Je hebt geen florijn om hout te kopen.
refusal-stall-process = Dat wordt daar niet verwerkt.
refusal-stall-limit = Je hebt die kraam deze fase al zo vaak gebruikt als mag.
refusal-stall-lacking = Je hebt niet wat daarvoor nodig is.
refusal-stall-sell = Dat wordt daar niet verkocht.
refusal-stall-slots = Met zo weinig Poorters koopt nog niemand dat.
refusal-N32 = Alle open verkoopplekken zijn deze fase bezet.
refusal-N34-none = Er is nog geen karakter gekozen dat de Graaf kan herhalen.
refusal-N34-copy = De Graaf herhaalt een karakter dat deze ronde eerder gekozen is.
refusal-N35-play = Daarvoor heb je een licht zegel en een losse boot nodig.
refusal-N36-play = Er is geen Huis dat kan afbranden, of de Wachttoren waakt.
refusal-N36-burn = Geen enkel Huis heeft daar zijn noordwestelijke vak.
refusal-N37-play = De Gevangenis staat in elke wijk.
refusal-N37-quarter = De Gevangenis beschermt die wijk.
refusal-N37-steal = Dat valt daar niet te stelen.
refusal-N38 = Daarvan heb je niets om mee te brengen.
refusal-N39-play = Kennis is macht ligt al voor je.
refusal-N40 = Je hebt geen Burgerwacht.
refusal-N41 = Je hebt geen Huizenbouw, of die geldt niet voor dit gebouw.
refusal-N42 = Je hebt geen Inkomstenbelasting.
refusal-N49 = Je zegt toe wat je hebt, en niet meer dan er ontbreekt.
refusal-N52-form = Dit is geen zet van dit spel.
refusal-N52-over = Het spel is uit.
refusal-N52-seat = Jou wordt nu niets gevraagd.
refusal-N52-question = Dat wordt nu niet gevraagd.
refusal-N53 = Een lager nummer van draaien legt de tegel precies zo; gebruik dat.

# ---- het bord in de browser
board-label = Nieuwstad van boven: { $buildings } gebouwen, { $poorters } Poorters. Met de pijltjestoetsen ga je langs de mogelijke plaatsen.
board-sign = Ronde { $round } · stapel { $deck }
board-deck = { $deck } kaarten in de stapel, { $discards } afgelegd
board-discards = Laatst afgelegd: { $cards }.
board-drawer-buildings = Gebouwen
board-drawer-stalls = Kramen
board-drawer-deal = Het voorstel
board-drawer-pledges = Toezeggingen
board-drawer-options = Jouw keuzes
board-close = Sluiten
board-rotate = Draai het gebouw (toets R)
board-forest = Bostegel
board-forest-city = In de stad. Hij moet grenzen aan de Markt of aan gekapt land.
board-forest-outskirts = In het buitengebied. Altijd bereikbaar.
board-quarter = Wijk { $quarter }: { $built } van { $cells } velden bebouwd
board-own = { $name }: { $count }.
board-poorters = { $count } Poorters wonen in Nieuwstad
board-milestone = { $need }: { $slots ->
    [one] 1 plek gaat open.
   *[other] { $slots } plekken gaan open.
}
board-boat-free = Een boot die nog van niemand is
board-boat-loose = Een losse boot, voor Botenbouw
board-boat-of = Boot van { $name }
board-town = van de stad
board-owner = { $name }
board-crop = Nu erop: { $amount } { $good }.
board-role-free = { $role }: nog te kiezen
board-role-chosen = { $role }: gekozen door { $name }
board-role-waiting = { $role }: nog niet in het spel
board-left = nog { $count }
board-blue = Blauw: meerdere spelers betalen het samen.
board-price = Kost { $florins } florijnen en { $wood } hout, levert { $points } punten op, Poorters { $poorters }.
board-free = gratis
board-stall-none = { $stall }: staat er nog niet
board-stall-of = { $stall } van { $name }
board-slots = Plekken open: { $open }, verkocht: { $sold }
board-sells = { $good }: { $points } punten, { $florins } florijnen
board-enter = Betreden
board-with = Samen met { $names }
board-owner-of = Het wordt van { $name }
board-together = Samen
board-together-of = Stel voor om samen te bouwen: { $building }
board-alone = Alleen
board-steal = { $what-id ->
    [florin] Een florijn van { $name }
   *[wood] Een hout van { $name }
}
board-pay = Betalen
board-pay-huizenbouw = Betalen met Huizenbouw
board-stock = Mijn voorraad
board-cards = Mijn kaarten
board-no-cards = Geen kaarten in je hand. De Schout verkoopt ze.
board-cards-word = kaarten
board-seals-word = lichte zegels
board-seals = Lichte zegels: { $count }
board-start = Begint deze ronde
board-total = { $total } punten: { $points } behaald, { $gate } door de Stadspoort, { $cards } door kaarten in de hand
step-place = Kies waar het gebouw { $building } komt te staan. Toets R draait het.
step-pay = Hoe betaal je het gebouw { $building }?
gain-part = { $by } { $what }
gain-left = { $left } over voor de anderen in het voorstel
gain-privilege = privilege ×{ $count }
gain-quarters = wijk { $quarters }
gain-outskirts = in het buitengebied
gain-water = aan het water
deal-title = Voorstel: { $building }
deal-who = Wie
deal-pays = betaalt { $what }
deal-gets = krijgt punten
deal-owner = Eigenaar: { $name }
deal-town = Eigenaar: de stad
deal-rest = de rest
deal-open = nog open
deal-ask = { $what-id ->
    [florins] Hoeveel florijnen betaalt { $name }?
    [wood] Hoeveel hout betaalt { $name }?
   *[points] Hoeveel punten krijgt { $name }?
}
deal-share = { $what-id ->
    [florins] { $name } betaalt florijnen: { $amount }
    [wood] { $name } betaalt hout: { $amount }
   *[points] { $name } krijgt punten: { $amount }
}
pledge-missing = Er ontbreekt nog:
pledge-less = Minder { $good }
pledge-more = Meer { $good }
pledge-this = Dit toezeggen
score-taken = Punten behaald tijdens de partij
score-gate = Stadspoort: 1 per volle 10 Poorters
score-cards = Kaarten in de hand die aan het eind tellen

# the guided first match: what to think of at each question
hint-opening_tile = Bomen die oplichten kun je vellen. Met hout en florijnen betaal je gebouwen, en op het vrije land komen ze te staan.
hint-opening_building = Een Huis brengt elke ronde een florijn op, een Graanveld graan en een Boot vis. Verkoop wat je oogst, en bouw.
hint-place = In de stad grenst een gebouw aan de Markt of een ander gebouw, en wegen die elkaar raken hebben dezelfde kleur. De schim laat zien hoe het komt te liggen.
hint-role = Iedereen doet wat jij kiest, maar alleen jij krijgt het privilege. Kies wat jou meer helpt dan de anderen: de Houthakker voor hout, de Bouwmeester om te bouwen, de Boer om te oogsten, de Handelaar om te verkopen.
hint-copy = De Graaf laat een karakter van deze ronde nog eens uitvoeren, zonder privilege. Kies er een waar je twee keer iets aan hebt.
hint-tile = Neem de bostegel die je wilt. Elke gevelde tegel opent land, en de weg naar de volgende bomen.
hint-build = Elke kaart toont prijs, punten en de Poorters die erop afkomen. Meer Poorters openen meer plaatsen bij de kramen. Blauwe gebouwen zijn van de stad en betaal je samen.
hint-pay = Dit zijn alle manieren waarop je kunt betalen. Een plank telt als 2 hout, zonder wisselgeld.
hint-discount = Jij koos de Bouwmeester, dus de prijs is lager. Haal eraf waar je het minst van hebt.
hint-partners = Dit gebouw betaal je met meer spelers. Kies wie er helpt; ze mogen weigeren.
hint-owner = Een gebouw dat niet blauw is, krijgt het zegel van één van jullie. Wat het later oplevert is voor de eigenaar; de punten verdeel je hierna.
hint-share = Maak het voorstel: wat deze partner betaalt en welke punten hij krijgt. Een eerlijk aanbod wordt eerder aanvaard.
hint-answer = Het blad laat zien wat ieder betaalt en krijgt. Weigeren kost niemand iets.
hint-extra = Jij koos de Boer: neem er één extra van iets wat je nu oogst.
hint-buy_cards = Wensen houd je geheim in je hand. Maar je kunt ook een gebeurtenis trekken, en die treft iedereen.
hint-play = Je mag nu hoogstens twee wensen spelen. Sommige zijn aan het eind punten waard zolang je ze houdt: wijs ze aan of druk lang om te lezen.
hint-burn = Een Huis brandt af en gaat terug naar de voorraad. De eigenaar houdt de punten maar verliest het inkomen.
hint-quarter = De wijken staan met letters op de kaart. Noem de wijk waar je er het meest aan hebt.
hint-guard = Met de Burgerwacht wordt niemand in de wijk bestolen. De kaart ben je kwijt.
hint-steal = Pak van ieder een florijn of een hout: wat jij nodig hebt of zij missen.
hint-join = Geef één vers product voor 2 punten. Wie er een gebouw heeft en niets brengt, verliest een punt.
hint-pledge_florins = Een gebeurtenis bedreigt jullie allemaal. Zeggen jullie samen genoeg toe, dan is ze afgewend; anders krijg je alles terug en slaat ze toe.
hint-pledge_goods = Deze gebeurtenis vraagt ook voedsel. Stel je aandeel samen met plus en min en zeg het toe.
hint-trade = Verkoop ruwe producten op de Markt, of laat er bij een kraam meer van maken. De getallen bij de plaatsen zeggen hoeveel Poorters er moeten wonen. Andermans kramen kosten 1 florijn.
hint-tax = Speel je haar, dan krijgt deze ronde niemand inkomen uit huizen. Goed als de anderen er meer hebben.
lesson-tile = Vel de bomen waar de hand naar wijst. Wat eronder ligt is voor jou, meestal hout, en de grond is vrij om op te bouwen.
lesson-field = De anderen beginnen met een Huis. Neem jij een Graanveld: dat geeft graan, dat je later goed verkoopt.
lesson-place = Een veld ligt buiten de stadslijn, waar wegen niet uitmaken. Er is maar één open plek groot genoeg: leg het daar.
lesson-role = Welke rol je ook kiest, iedereen voert haar uit. Kies de Boer: allen oogsten, maar alleen jij hebt een veld.
lesson-extra = Het privilege is voor wie de rol koos: één graan extra. Het ligt op je veld tot de volgende oogst.
lesson-fell = Een tegenstander koos de Houthakker, dus ook jij mag bomen vellen. Neem die naast de Markt: een huis in de stad heeft daar grond nodig.
lesson-house = Nu mag iedereen bouwen. Een Huis kost je 2 florijnen en 3 hout; het geeft 2 punten, trekt 5 Poorters aan en betaalt elke ronde 1 florijn.
lesson-city = Draai het huis met de ronde pijl of toets R en leg het tegen de Markt. In de stad raakt een gebouw de Markt of een ander gebouw, en wegen die elkaar ontmoeten moeten één kleur hebben: hier klopt dat. Vanaf hier speel je zelf.
