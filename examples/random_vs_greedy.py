"""Random against greedy at Kardinal, ten matches."""

import gildehuis

BOTS = ("random", "greedy")
wins = dict.fromkeys(BOTS, 0.0)
for number in range(10):
    match = gildehuis.new("kardinal", players=2, seed=number)
    seated = BOTS if number % 2 else BOTS[::-1]  # each begins as often
    while (seat := match.turn) is not None:
        match.play_bot(seated[seat])
    assert match.result is not None
    for winner in match.result.winners:
        wins[seated[winner]] += 1 / len(match.result.winners)
print(match)
print(wins)
