"""The final account (K25–K27, K30, K34)."""

from tests.referee.kardinal.match import Match
from tests.referee.kardinal.town import DOM, beside


def scores(match: Match) -> list[int]:
    return [score(match, seat) for seat in range(match.players)]


def score(match: Match, seat: int) -> int:
    """All stones, what is left of the own colours too; those of the best colour twice."""
    stones = match.held[seat].copy()
    for colour in match.own[seat]:  # K25, K30
        stones[colour] += match.supply[colour]
    return stones.total() + max(stones.values())  # K26


def winners(match: Match) -> list[int]:
    """The highest total; tied, more own buildings beside the Dom; still tied, all of them (K27)."""
    totals = scores(match)
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    at_dom = {seat: own_beside_dom(match, seat) for seat in best}
    return [seat for seat in best if at_dom[seat] == max(at_dom.values())]


def own_beside_dom(match: Match, seat: int) -> int:
    return sum(
        one.colour in match.own[seat] and any(beside(one, half) for half in DOM)
        for one in match.town.built
    )
