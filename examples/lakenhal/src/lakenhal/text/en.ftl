game-title = Lakenhal
game-pitch = Buy bales in the cloth hall, with purses that nobody sees until all lie on the table.
game-about = Two bales come up each round. Everybody lays a purse face down; the heaviest chooses a bale, the second heaviest gets the other. The most bales of a cloth are worth five points more.

name-wool = wool
name-linen = linen
name-velvet = velvet
name-silk = silk
name-cloth = cloth
name-worth = worth
name-round = Round
name-shown = On show
name-hand = Purses in hand
name-purse = Your purse, face down
name-seats = Merchants
name-points = Points
name-bales = Bales
name-spent = Purses spent
name-doing = Now
name-laying = chooses a purse
name-laid = has laid a purse
name-choosing = chooses a bale
name-second = gets the other bale
name-waiting = waits

ask-purse = Lay a purse face down.
ask-bale = Yours was the heaviest purse: choose a bale.

move-lay = Lay the purse { $purse }
move-take = Take the { $cloth } worth { $worth }

event-shown = On show: { $cloth } worth { $worth }.
event-laid = { $known-id ->
    [1] { $seat-name } laid the purse { $purse } face down.
   *[0] { $seat-name } laid a purse face down.
}
event-opened = { $seat-name } had laid { $purse }.
event-bought = { $seat-name } bought the { $cloth } worth { $worth }.
event-ended = The store is empty. The match is over.

end-sold_out = The store is empty

draw-round = Round { $round }
draw-bale = { $cloth } { $worth }
fact-shown = { draw-bale }
fact-bales = { draw-bale }
draw-seat = seat { $seat }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refusal-L2 = You do not hold this purse.
refusal-L3 = This bale is not on show.
refusal-L4 = You have laid your purse for this round.
refusal-L5 = Purses are laid first; then the owner of the heaviest chooses a bale.
refusal-L6 = The match is over.
refusal-L9 = This is not a move of Lakenhal.
