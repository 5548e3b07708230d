# Kardinal: every word shown to people.

game-title = Kardinal
game-pitch = Raise a town around the Dom, block by block, and mind where the Cardinal stands.
game-about = Each new building must differ from the one before in shape and in colour, and earns you a stone from every building it touches. One colour of your stones counts double.

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-house = house
name-tower = tower
name-court = court
name-building = building
name-dom = Dom
name-cardinal = Cardinal

ask-building = { $offers-id ->
    [build] Put up a building.
   *[build-decline] Put up a building of the fourth colour, or build nothing this turn.
}
ask-stone = { $players ->
    [3] Your first building earns nothing: take a red, a blue or a green stone.
   *[other] Your first building earns nothing: take a stone of any colour.
}
ask-cardinal = { $offers-id ->
    [move_cardinal] Bring in the Cardinal: put him on a free square at the edge of the town.
   *[keep_cardinal-move_cardinal] Move the Cardinal to a free square at the edge of the town, or leave him where he is.
}

move-build = Build a { $colour } { $shape } at { $squares }
move-decline = Build nothing this turn
move-take_stone = Take a { $colour } stone
move-move_cardinal = Send the Cardinal to { $to }
move-keep_cardinal = Leave the Cardinal where he is

event-built = { $seat-name } built a { $colour } { $shape } at { $squares }.
event-stone_taken = { $seat-name } took a { $colour } stone.
event-cardinal_moved = { $seat-name } sent the Cardinal to { $to }.
event-declined = { $seat-name } built nothing this turn.
event-passed_over = { $seat-name } has no building that fits and is passed over.
event-ended = { $end-id ->
    [all_built] All 24 buildings stand. The match is over.
    [declined] Nobody wants to build any more. The match is over.
   *[no_build] No building fits any more. The match is over.
}

end-all_built = All buildings stand
end-declined = Nobody wanted to build any more
end-no_build = No building fits any more

draw-supply = supply
draw-seat = seat { $seat }

refusal-K2 = There is no such building: houses and towers take one square, courts two side by side, and two of each shape and colour exist.
refusal-K4 = { $players ->
    [3] You build only in your own colour and in the fourth one.
   *[other] You build only in your own colour.
}
refusal-K5 = It is not your turn to do that.
refusal-K6 = A building stands on free squares and shares an edge with the town.
refusal-K8 = The Cardinal stands there.
refusal-K9 = A tower must border a house.
refusal-K10 = A court must border a house.
refusal-K11 = Buildings of the same shape may not border each other.
refusal-K12 = Buildings of the same colour may not border each other.
refusal-K13 = The last building had this shape; choose another.
refusal-K14 = The last building had this colour; choose another.
refusal-K15 = You can build, so you must.
refusal-K18 = A stone of your choice comes only with the very first building, and then it must be taken.
refusal-K20 = The start player now brings in the Cardinal.
refusal-K21 = Build first; then you may move the Cardinal.
refusal-K22 = The Cardinal stands on a free square that borders the town.
refusal-K23 = The Cardinal is there already; leave him or choose another square.
refusal-K24 = The match is over.
refusal-K28 = That colour belongs to your opponent.
refusal-K32 = The last building was of the fourth colour too.
refusal-K33 = You may decline only when you have no own building left.
refusal-K34 = Stones of the fourth colour belong to nobody.
refusal-K35 = The match is over.
refusal-K36 = This is not a move of Kardinal.

# what the drawn board adds
step-block = Choose a block to build.
step-square = Choose where the { $colour } { $shape } will stand.
board-label = { $count ->
    [0] The cloth with the Dom alone. Arrow keys go between the offered squares.
    [one] The cloth with the Dom and one building. Arrow keys go between the offered squares.
   *[other] The cloth with the Dom and { $count } buildings. Arrow keys go between the offered squares.
}
board-turn = Turn the cloth (key R)
board-lower = See through the buildings (key F)
block = { $colour } { $shape }, { $count } left
last-built = Last built: { $colour } { $shape }
earns = Earns { $stones }
earns-part = { $count } { $colour }
earns-nothing = Earns no stone
score-stones = Stones: { $colour }
score-left = Left in the supply, own colour: { $colour }
score-double = Best colour counts double: { $colour }
score-dom = Own buildings at the Dom (decides ties): { $count }
score-now = { $score } points if the match ended now; the best colour ({ $best }) counts twice
score-label = Points now:

# hints of the first match
hint-building = Take one of your blocks below; chalk shows where it may stand, and the stones there are what it earns. A stone comes from every building you touch, so crowd the busy corners. It must differ in shape and in colour from the block before it.
hint-stone = Stones are points, and the colour you hold most of counts double. Begin with one you think you can collect.
hint-cardinal = Nobody may build where the Cardinal stands. Put him on the square the next player would love best.
lesson-house = You build red and green. Begin with the red house beside the Dom: take it below, then touch the chalk square the hand points at.
lesson-stone = The first building has no neighbours that could give anything, so it brings a stone of your choice. Take red: every stone is a point, and the colour you have most of counts twice.
lesson-cardinal = Nobody may build where the Cardinal stands. Put him on the square between your house and the nave: you will want it for yourself.
lesson-court = The Cardinal was sent away, so the place is free again. Lay the green court there: another shape and another colour than the yellow tower before it. It touches the tower and your house and earns a stone of each.
lesson-guard = A court on the far side of your house would touch it and the tower, and earn your opponent two stones. Put the Cardinal in the way.
lesson-tower = A tower needs a house beside it, and the new blue one will do. Here your red tower also touches your own court: two stones again.
lesson-own = Moving him is never a duty: leave the Cardinal where he is. From here on you play by yourself. At the end everybody also gets the stones of his own colours that nobody took.
