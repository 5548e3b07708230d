"""Games that break a promise are found guilty: honest ones, each with one thing wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gildehuis.commands.conformance import conformance
from gildehuis.conformance import Broken, Finding, Known, grouped
from gildehuis.conformance.asking import asked_alike
from gildehuis.conformance.copies import share_nothing
from gildehuis.conformance.declared import declared
from gildehuis.conformance.fairness import fair
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.core.state import State
from tests.outside import example

SEED = "conformance"
HOUSE_PAID = "1"  # in this match somebody with cards pays for a house
BARE = """
from gildehuis.core.game import Game

class Bare(Game):
    name = "bare"

GAME = Bare()
"""


@pytest.fixture
def drapery(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    return example(monkeypatch, "drapery")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagining_a_cloth_that_could_not_be_followed(
    drapery: AnyGame, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import drapery as package  # noqa: PLC0415 — found by the fixture only

    honest = package.deals

    def careless(unseen: list[int], sizes: list[int], lacks: list[Any], rng: Rng) -> Any:
        return honest(unseen, sizes, [[] for _ in lacks], rng)

    fair(drapery, settle(drapery, players), SEED)
    monkeypatch.setattr(package, "deals", careless)
    with pytest.raises(Broken, match="agrees with what play has shown"):
        fair(drapery, settle(drapery, players), SEED)


def test_imagining_with_a_thumb_on_the_scale(
    drapery: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Possible, but not fair: the first seat always gets the best of what is unseen."""
    import drapery as package  # noqa: PLC0415

    honest = package.deals

    def sorted_deal(unseen: list[int], sizes: list[int], lacks: list[Any], rng: Rng) -> Any:
        hands = honest(unseen, sizes, lacks, rng)
        if not any(lacks):
            unseen.sort(reverse=True)
            cards = iter(unseen)
            hands = [sorted(next(cards) for _ in range(size)) for size in sizes]
        return hands

    monkeypatch.setattr(package, "deals", sorted_deal)
    with pytest.raises(Broken, match="at the start"):
        fair(drapery, settle(drapery, 3), SEED)


def test_a_copy_that_shares_a_list(drapery: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.clone

    def sharing(state: Any) -> Any:
        twin: Any = whole(state)
        twin.points = state.points
        return twin

    monkeypatch.setattr(type(drapery.new(*start(drapery))), "clone", sharing, raising=False)
    with pytest.raises(Broken, match=r"^points of the original changed"):
        share_nothing(drapery, settle(drapery, 2), SEED)


def start(game: AnyGame) -> tuple[Any, Any]:
    return settle(game, 2), Chance("")


def test_a_question_asked_only_with_a_hidden_card_in_hand() -> None:
    """Nieuwstad by rules 1 asks how to pay only where a hidden card leaves a choice (issue 16)."""
    nieuwstad = registry.find("nieuwstad")
    with pytest.raises(Known, match='asked "pay"'):
        asked_alike(nieuwstad, settle(nieuwstad, 4, rules=1), HOUSE_PAID)


@pytest.mark.rule("N52")
@pytest.mark.parametrize("together", [False, True])
def test_which_rules_2_ask_of_whoever_holds_a_card(together: bool) -> None:
    nieuwstad = registry.find("nieuwstad")
    asked_alike(nieuwstad, settle(nieuwstad, 4, {"together": together}), HOUSE_PAID)


def test_it_is_broken_where_it_is_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    nieuwstad = registry.find("nieuwstad")
    monkeypatch.setattr(type(nieuwstad), "known_leaks", {})
    with pytest.raises(Broken, match=r'whether seat . is asked "pay" tells'):
        asked_alike(nieuwstad, settle(nieuwstad, 4, rules=1), HOUSE_PAID)


def test_what_is_missing_is_named_with_what_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare_game.py").write_text(BARE)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadInput) as raised:
        conformance("bare_game")
    said = str(raised.value)
    assert "Bare does not say all that a Game must" in said
    assert "def view(self, state, viewer): all that a seat (None: a spectator) may know" in said


@pytest.mark.parametrize(
    ("name", "said"), [("schema", "write `schema = Schema"), ("credit", "Credit(")]
)
def test_a_missing_declaration(
    drapery: AnyGame, name: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(type(drapery), name)
    with pytest.raises(Broken) as raised:
        declared(drapery, settle(drapery, 2), SEED)
    assert said in str(raised.value)


def test_missing_names_of_moves(drapery: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(drapery), "all_moves", ())
    with pytest.raises(Broken, match="list them all in `all_moves`"):
        declared(drapery, settle(drapery, 2), SEED)


def findings() -> Iterator[Finding]:
    for players in (2, 3, 4):
        yield Finding("ends", "It ends.", players, {}, None)
        yield Finding("names", "Names.", players, {}, f"KeyError: {players}")
        yield Finding("texts", "Texts.", players, {}, f"KeyError: {players}")


def test_equal_failures_are_told_once() -> None:
    kept, broken = grouped(findings())
    assert kept.broken is None
    assert broken.promises == ["Names.", "Texts."]
    assert broken.where == ["2 players", "3 players", "4 players"]
