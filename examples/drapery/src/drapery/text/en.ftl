game-title = Drapery
game-pitch = Follow the cloth that was led, and cut in with silk when you can follow no more.
game-about = Six tricks a deal, three deals. Follow the cloth if you can; silk beats every other cloth. Tricks count, and the finest cards in them count again.

name-wool = wool
name-linen = linen
name-velvet = velvet
name-silk = silk

name-wool-1 = wool 1
name-wool-2 = wool 2
name-wool-3 = wool 3
name-wool-4 = wool 4
name-wool-5 = wool 5
name-wool-6 = wool 6
name-linen-1 = linen 1
name-linen-2 = linen 2
name-linen-3 = linen 3
name-linen-4 = linen 4
name-linen-5 = linen 5
name-linen-6 = linen 6
name-velvet-1 = velvet 1
name-velvet-2 = velvet 2
name-velvet-3 = velvet 3
name-velvet-4 = velvet 4
name-velvet-5 = velvet 5
name-velvet-6 = velvet 6
name-silk-1 = silk 1
name-silk-2 = silk 2
name-silk-3 = silk 3
name-silk-4 = silk 4
name-silk-5 = silk 5
name-silk-6 = silk 6

name-deal = Deal
name-hand = Your hand
name-leader = Leads the trick
name-trick = On the table
name-gone = Played before
name-seats = Drapers
name-points = Points
name-cards = Cards in hand
name-lacks = Has shown to have none

ask-card = Play a card.

move-play = Play { $card }

event-played = { $seat-name } played { $card }.
event-won = { $seat-name } won the trick: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

end-all_dealt = Three deals are played

refusal-D2 = You do not hold this card.
refusal-D3 = It is not your turn.
refusal-D4 = You must follow the cloth that was led.
refusal-D7 = The match is over.
refusal-D9 = This is not a move of Drapery.
