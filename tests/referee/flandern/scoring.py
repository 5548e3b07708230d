"""When towns are scored and what their guilds get (F31–F36), and who wins (F38, F39)."""

from collections import Counter

from tests.referee.flandern.board import Board
from tests.referee.flandern.edition import GUILDS
from tests.referee.flandern.town import Town


def full_towns(board: Board) -> list[Town]:
    """F31: unscored towns whose spaces are all built on or covered."""
    return [town for town in board.open_towns() if not town.free_spaces()]


def score_town(board: Board, town: Town) -> Counter[str]:
    """The points of each guild; the town is closed (F35)."""
    points = town_points(town)
    for district in town.districts.values():
        board.building_sites += district.site
    town.scored = True
    return points


def town_points(town: Town) -> Counter[str]:
    """F33, F34: guilds rank by finished districts, then by masters on them; the tied share."""
    finished = [district for district in town.districts.values() if not district.site]
    value = sum(district.value for district in finished)  # F32
    strength = {
        guild: (len(own), sum(district.masters for district in own))
        for guild in GUILDS
        if (own := [district for district in finished if district.arms == guild])
    }
    prizes = (value, (value + 1) // 2, 4, 2, 0)
    points: Counter[str] = Counter()
    for guild, mine in strength.items():
        worst_rank = sum(other >= mine for other in strength.values())
        points[guild] = prizes[worst_rank - 1]
    return points


def influence_bonus(influence: list[int]) -> list[int]:
    """F38: 3 points to each who holds the most influence cards, if anybody holds one."""
    most = max(influence)
    return [3 if held == most > 0 else 0 for held in influence]


def winners(scores: list[int]) -> list[int]:
    """F39: the tied share the victory."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
