"""The end with three and four players (F37–F39)."""

import pytest

from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import TOWNS
from gildehuis.games.flandern.building import cover_space
from tests.games.flandern.replaying import played, verdict
from tests.games.flandern.table import Table, build

PICK_UPS = ["pickup"] * 9


def _leave(table: Table, *kept: tuple[str, str]) -> Table:
    """Cover all spaces but these."""
    slots = [table.slot(town, space) for town, space in kept]
    for town in range(len(TOWNS)):
        for slot in table.state.free[town]:
            if slot not in slots:
                cover_space(table.state, slot)
    return table


@pytest.mark.rule("F37")
def test_it_ends_with_one_free_space() -> None:
    table = _leave(Table(4, golden=PICK_UPS), ("gent", "XN")).end_round()
    assert table.view().end == "board_full"
    assert table.space("gent", "XN").state == "covered"
    assert all(town.scored for town in table.view().towns)


@pytest.mark.rule("F37")
def test_it_goes_on_with_two_free_spaces() -> None:
    table = _leave(Table(4, golden=PICK_UPS), ("gent", "XN"), ("gent", "XS")).end_round()
    assert table.view().end is None
    assert table.view().round == 2


@pytest.mark.rule("F37")
def test_it_ends_when_the_golden_pile_is_used_up() -> None:
    table = Table(3, golden=["influence", "influence"])
    table.choose("pickup", "pickup", "pickup")
    assert table.view().end is None
    table.choose("pickup", "pickup", "pickup")
    assert table.view().end == "golden_empty"
    assert table.points()["grey"] == 1  # Utrecht's centre alone


@pytest.mark.rule("F37")
def test_a_full_board_is_told_before_an_empty_pile() -> None:
    table = _leave(Table(4, golden=["pickup"])).end_round()
    assert table.view().end == "board_full"


@pytest.mark.rule("F37")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_end_everything_is_refused(players: int) -> None:
    table = _leave(Table(players, golden=PICK_UPS)).end_round()
    assert GAME.to_act(table.state) == []
    assert table.rule(0, build("gent", "XN", "grey")) == "F37"
    assert table.rule(1, {"type": "choose", "card": "pickup", "influence": 0}) == "F37"


@pytest.mark.rule("F38")
@pytest.mark.parametrize(
    ("influence", "bonus"),
    [([1, 3, 0, 2], [0, 3, 0, 0]), ([2, 0, 2, 1], [3, 0, 3, 0]), ([0, 0, 0, 0], [0, 0, 0, 0])],
)
def test_three_points_for_the_most_influence_cards(influence: list[int], bonus: list[int]) -> None:
    table = _leave(Table(4, golden=PICK_UPS))
    table.state.influence = influence
    table.end_round()
    result = table.result()
    assert result is not None
    plain = [table.points()[guild] for guild in ("blue", "yellow", "green", "red")]
    assert [a - b for a, b in zip(result.scores, plain, strict=True)] == bonus


@pytest.mark.rule("F39")
def test_most_points_win_and_grey_cannot() -> None:
    table = _leave(Table(4, golden=PICK_UPS))
    table.state.influence = [0, 0, 1, 0]
    table.state.points[4] = 99
    table.end_round()
    result = table.result()
    assert result is not None
    assert result.scores == [1, 1, 4, 1]  # every guild has its centre
    assert result.winners == [2]
    assert result.ranking == [2, 2, 1, 2]


@pytest.mark.rule("F39")
def test_players_tied_win_together() -> None:
    table = _leave(Table(4, golden=PICK_UPS))
    table.state.influence = [0, 2, 0, 2]
    table.end_round()
    result = table.result()
    assert result is not None
    assert result.winners == [1, 3]


@pytest.mark.rule("F37", "F39")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [("scores", [1, 2, 3], "F39"), ("winners", [9], "F39"), ("end", "no_space", "F37")],
)
def test_a_record_with_a_wrong_result_is_refused(key: str, value: object, rule: str) -> None:
    record = played(3, "end").record()
    tail = {"scores": record.scores, "winners": record.winners, "end": record.end}
    assert verdict(3, record.log, **tail).ok
    judged = verdict(3, record.log, **{**tail, key: value})
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (len(record.log), rule)
