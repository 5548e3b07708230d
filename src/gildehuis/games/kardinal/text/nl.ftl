# Kardinal: elk woord dat mensen te zien krijgen.

game-title = Kardinal
game-pitch = Bouw blok voor blok een stad rond de Dom, en let op waar de Kardinaal staat.
game-about = Elk nieuw gebouw verschilt van het vorige in vorm en kleur en levert je een steen op van elk gebouw waaraan het grenst. Eén kleur van je stenen telt dubbel.

name-red = rood
name-blue = blauw
name-green = groen
name-yellow = geel
name-house = huis
name-tower = toren
name-court = hof
name-building = gebouw
name-dom = Dom
name-cardinal = Kardinaal

ask-building = { $offers-id ->
    [build] Zet een gebouw neer.
   *[build-decline] Zet een gebouw van de vierde kleur neer, of bouw deze beurt niets.
}
ask-stone = { $players ->
    [3] Je eerste gebouw levert niets op: neem een rode, een blauwe of een groene steen.
   *[other] Je eerste gebouw levert niets op: neem een steen in een kleur naar keuze.
}
ask-cardinal = { $offers-id ->
    [move_cardinal] Breng de Kardinaal in het spel: zet hem op een vrij vak aan de rand van de stad.
   *[keep_cardinal-move_cardinal] Zet de Kardinaal op een vrij vak aan de rand van de stad, of laat hem staan.
}

move-build = Bouw { $shape-id ->
    [house] een { $colour } huis
    [tower] een toren in het { $colour }
   *[court] een hof in het { $colour }
} op { $squares }
move-decline = Bouw deze beurt niets
move-take_stone = Neem een steen: { $colour }
move-move_cardinal = Stuur de Kardinaal naar { $to }
move-keep_cardinal = Laat de Kardinaal staan

event-built = { $seat-name } bouwde { $shape-id ->
    [house] een huis
    [tower] een toren
   *[court] een hof
} ({ $colour }) op { $squares }.
event-stone_taken = { $seat-name } nam een steen: { $colour }.
event-cardinal_moved = { $seat-name } stuurde de Kardinaal naar { $to }.
event-declined = { $seat-name } bouwde deze beurt niets.
event-passed_over = { $seat-name } heeft geen passend gebouw en wordt overgeslagen.
event-ended = { $end-id ->
    [all_built] Alle 24 gebouwen staan. Het spel is uit.
    [declined] Niemand wil nog bouwen. Het spel is uit.
   *[no_build] Er past geen gebouw meer. Het spel is uit.
}

end-all_built = Alle gebouwen staan
end-declined = Niemand wilde nog bouwen
end-no_build = Er past geen gebouw meer

draw-supply = voorraad
draw-seat = plaats { $seat }

refusal-K2 = Zo'n gebouw is er niet: huizen en torens beslaan één vak, hoven twee naast elkaar, en van elke vorm en kleur zijn er twee.
refusal-K4 = { $players ->
    [3] Je bouwt alleen in je eigen kleur en in de vierde.
   *[other] Je bouwt alleen in je eigen kleur.
}
refusal-K5 = Dat is nu niet jouw beurt.
refusal-K6 = Een gebouw staat op vrije vakken en raakt de stad met een hele zijde.
refusal-K8 = Daar staat de Kardinaal.
refusal-K9 = Een toren grenst aan een huis.
refusal-K10 = Een hof grenst aan een huis.
refusal-K11 = Gebouwen van dezelfde vorm grenzen nooit aan elkaar.
refusal-K12 = Gebouwen van dezelfde kleur grenzen nooit aan elkaar.
refusal-K13 = Het vorige gebouw had deze vorm; kies een andere.
refusal-K14 = Het vorige gebouw had deze kleur; kies een andere.
refusal-K15 = Je kunt bouwen, dus je moet.
refusal-K18 = Een steen naar keuze hoort alleen bij het allereerste gebouw, en dan moet je hem nemen.
refusal-K20 = Nu brengt de startspeler de Kardinaal in het spel.
refusal-K21 = Bouw eerst; daarna mag je de Kardinaal verzetten.
refusal-K22 = De Kardinaal staat op een vrij vak dat aan de stad grenst.
refusal-K23 = Daar staat de Kardinaal al; laat hem staan of kies een ander vak.
refusal-K24 = Het spel is uit.
refusal-K28 = Die kleur is van je tegenstander.
refusal-K32 = Het vorige gebouw was ook al van de vierde kleur.
refusal-K33 = Afzien mag alleen wie geen eigen gebouw meer heeft.
refusal-K34 = Stenen van de vierde kleur zijn van niemand.
refusal-K35 = Het spel is uit.
refusal-K36 = Dit is geen zet van Kardinal.

# wat het getekende bord toevoegt
step-block = Kies een blok om te bouwen.
step-square = Kies waar { $shape-id ->
    [house] het huis ({ $colour })
    [tower] de toren ({ $colour })
   *[court] het hof ({ $colour })
} komt te staan.
board-label = { $count ->
    [0] Het kleed met alleen de Dom. Met de pijltjes ga je langs de mogelijke vakken.
    [one] Het kleed met de Dom en één gebouw. Met de pijltjes ga je langs de mogelijke vakken.
   *[other] Het kleed met de Dom en { $count } gebouwen. Met de pijltjes ga je langs de mogelijke vakken.
}
board-turn = Kleed draaien (toets R)
board-lower = Door de gebouwen heen kijken (toets F)
block = { $shape } ({ $colour }), nog { $count }
last-built = Laatst gebouwd: { $shape } ({ $colour })
earns = Levert op: { $stones }
earns-part = { $count } { $colour }
earns-nothing = Levert geen steen op
score-stones = Stenen: { $colour }
score-left = Nog in de voorraad, eigen kleur: { $colour }
score-double = Beste kleur telt dubbel: { $colour }
score-dom = Eigen gebouwen aan de Dom (beslist bij gelijkspel): { $count }
score-now = { $score } punten als het spel nu eindigde; de beste kleur ({ $best }) telt dubbel
score-label = Punten nu:

# hints van het eerste spel
hint-building = Neem hieronder een van je blokken; het krijt toont waar het mag staan, en de stenen daar zijn wat het oplevert. Elk gebouw dat je raakt geeft een steen, dus zoek de drukke hoeken. Het moet in vorm en kleur verschillen van het vorige blok.
hint-stone = Stenen zijn punten, en de kleur waarvan je er het meest hebt telt dubbel. Begin met een kleur die je denkt te kunnen verzamelen.
hint-cardinal = Waar de Kardinaal staat, mag niemand bouwen. Zet hem op het vak dat de volgende speler het liefst zou hebben.
lesson-house = Jij bouwt rood en groen. Begin met het rode huis naast de Dom: neem het hieronder en raak dan het krijtvak aan waar de hand naar wijst.
lesson-stone = Het eerste gebouw heeft geen buren die iets geven, dus mag je een steen kiezen. Neem rood: elke steen is een punt, en de kleur waarvan je de meeste hebt telt dubbel.
lesson-cardinal = Waar de Kardinaal staat mag niemand bouwen. Zet hem op het vak tussen je huis en het schip van de Dom: dat wil je straks zelf hebben.
lesson-court = De Kardinaal is weggestuurd, dus de plek is weer vrij. Leg daar het groene hof: een andere vorm en een andere kleur dan de gele toren ervoor. Het raakt de toren en je huis en levert van allebei een steen op.
lesson-guard = Een hof aan de andere kant van je huis zou het huis en de toren raken en je tegenstander twee stenen opleveren. Zet de Kardinaal in de weg.
lesson-tower = Een toren heeft een huis naast zich nodig, en het nieuwe blauwe voldoet. Hier raakt je rode toren ook je eigen hof: weer twee stenen.
lesson-own = Verplaatsen hoeft nooit: laat de Kardinaal staan. Vanaf hier speel je zelf. Aan het einde krijgt ieder ook de stenen van zijn eigen kleuren die niemand nam.
