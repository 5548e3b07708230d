game-title = Lakenhal
game-pitch = Koop balen in de lakenhal, met beurzen die niemand ziet tot ze allemaal op tafel liggen.
game-about = Elke ronde komen er twee balen op. Iedereen legt een beurs gesloten neer; de zwaarste kiest een baal, de op een na zwaarste krijgt de andere. De meeste balen van een stof zijn vijf punten extra waard.

name-wool = wol
name-linen = linnen
name-velvet = fluweel
name-silk = zijde
name-cloth = stof
name-worth = waarde
name-round = Ronde
name-shown = Te koop
name-hand = Beurzen in de hand
name-purse = Jouw beurs, gesloten
name-seats = Kooplieden
name-points = Punten
name-bales = Balen
name-spent = Uitgegeven beurzen
name-doing = Nu
name-laying = kiest een beurs
name-laid = heeft een beurs gelegd
name-choosing = kiest een baal
name-second = krijgt de andere baal
name-waiting = wacht

ask-purse = Leg een beurs gesloten neer.
ask-bale = Jouw beurs was de zwaarste: kies een baal.

move-lay = Leg beurs { $purse }
move-take = Neem { $cloth } met waarde { $worth }

event-shown = Te koop: { $cloth } met waarde { $worth }.
event-laid = { $known-id ->
    [1] { $seat-name } legde beurs { $purse } gesloten neer.
   *[0] { $seat-name } legde een beurs gesloten neer.
}
event-opened = { $seat-name } had { $purse } gelegd.
event-bought = { $seat-name } kocht { $cloth } met waarde { $worth }.
event-ended = Het magazijn is leeg. De partij is voorbij.

end-sold_out = Het magazijn is leeg

draw-round = Ronde { $round }
draw-bale = { $cloth } { $worth }
fact-shown = { draw-bale }
fact-bales = { draw-bale }
draw-seat = plaats { $seat }
draw-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

refusal-L2 = Deze beurs heb je niet.
refusal-L3 = Deze baal is niet te koop.
refusal-L4 = Je hebt je beurs voor deze ronde al gelegd.
refusal-L5 = Eerst worden beurzen gelegd; dan kiest de eigenaar van de zwaarste een baal.
refusal-L6 = De partij is voorbij.
refusal-L9 = Dit is geen zet van Lakenhal.
