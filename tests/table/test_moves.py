"""Moves at a table without a server: judged, stored, applied; sent twice, too late, out of turn."""

from typing import Any

import pytest

from gildehuis.core.game import AnyGame
from gildehuis.core.refusal import Refusal
from gildehuis.core.registry import names
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.core.verify import verify, verify_seed
from gildehuis.table import messages
from gildehuis.table.faults import Fault
from gildehuis.table.model import encode
from gildehuis.table.moves import move
from gildehuis.table.table import MadeBefore, Stale
from tests.table.keeping import ANNA, BERT, CLARA, NOW, Kept, played


def seen(kept: Kept) -> list[bytes]:
    """What everybody sees."""
    viewers = (None, *range(kept.table.doc.players))
    return [encode(kept.match().seen_by(viewer)) for viewer in viewers]


@pytest.mark.parametrize("name", names())
def test_a_whole_match_without_any_server(name: str) -> None:
    kept = played(ANNA, BERT, CLARA, game=name)
    rng = Rng(7)
    while kept.table.doc.stage == "playing":
        stands = kept.table.standing
        assert stands.to_act == kept.match().match.to_act()
        seat = stands.to_act[rng.below(len(stands.to_act))]
        legal = kept.legal(seat)
        actor = (ANNA, BERT, CLARA)[seat]
        change = kept.move(actor, asdict(legal[rng.below(len(legal))]))
        assert change.standing.seq == stands.seq + 1
    assert kept.table.doc.result is not None
    assert kept.table.standing.result == kept.table.doc.result
    assert kept.table.standing.to_act == []
    match = kept.match()
    record = match.match.record()
    for check in (verify, verify_seed):
        verdict = check(match.game, match.setup, record)
        assert (verdict.ok, verdict.finished) == (True, True)
    again = Kept(kept.again())
    assert seen(again) == seen(kept)
    assert again.table.standing == kept.table.standing


@pytest.mark.parametrize("name", names())
def test_an_attempt_changes_nothing(name: str) -> None:
    kept = played(ANNA, BERT, CLARA, game=name)
    for _ in range(30):
        if kept.table.doc.stage != "playing":
            break
        seat = kept.table.standing.to_act[0]
        before, record = seen(kept), encode(kept.match().match.log)
        actor, seq = (ANNA, BERT, CLARA)[seat], kept.table.standing.seq
        first = move(kept.table, actor, 1, seq, kept.legal(seat)[0], NOW)
        again = move(kept.table, actor, 1, seq, kept.legal(seat)[0], NOW)
        assert (seen(kept), encode(kept.match().match.log)) == (before, record)
        assert encode(first.rows) == encode(again.rows)  # chance included: it has its streams
        kept.do(first)
        assert seen(kept) != before


def test_who_is_to_act_is_asked_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = played(ANNA, BERT, CLARA, game="flandern")
    asked = 0
    game: AnyGame = kept.match().game
    real = type(game).to_act

    def counted(self: Any, state: Any) -> list[int]:
        nonlocal asked
        asked += 1
        return real(self, state)

    legal = kept.legal(0)[0]
    monkeypatch.setattr(type(game), "to_act", counted)
    change = kept.do(move(kept.table, ANNA, 1, 0, legal, NOW))
    done = change.done
    assert done is not None
    told = messages.known(kept.table, None, set())
    for viewer in (None, 0, 1, 2):
        messages.update(kept.table, done, viewer, told)
    assert asked == 1


def test_a_request_sent_again_is_known() -> None:
    kept = played(ANNA, BERT)
    legal = asdict(kept.legal(0)[0])
    kept.do(move(kept.table, ANNA, 5, 0, legal, NOW))
    with pytest.raises(MadeBefore) as made:
        move(kept.table, ANNA, 5, 0, legal, NOW)
    assert made.value.seq == 1
    with pytest.raises(Stale):
        move(kept.table, ANNA, 6, 0, legal, NOW)


def test_a_request_sent_again_after_the_match_is_known() -> None:
    kept = played(ANNA, BERT)
    while kept.table.doc.stage == "playing":
        seat = kept.table.standing.to_act[0]
        last = ((ANNA, BERT)[seat], asdict(kept.legal(seat)[0]), kept.table.standing.seq)
        kept.move(last[0], last[1])
    with pytest.raises(MadeBefore):
        move(kept.table, last[0], kept.id, last[2], last[1], NOW)
    with pytest.raises(Fault, match="match-over"):
        move(kept.table, last[0], kept.id + 1, last[2] + 1, last[1], NOW)


def test_secret_choices_at_once_need_not_see_each_other() -> None:
    kept = played(ANNA, BERT, CLARA, game="flandern")
    choices = [asdict(kept.legal(seat)[0]) for seat in range(3)]
    for seat, actor in enumerate((ANNA, BERT, CLARA)):
        kept.do(move(kept.table, actor, 1, 0, choices[seat], NOW))
    assert kept.table.standing.seq == 3


def test_who_may_not_move() -> None:
    kept = played(ANNA, BERT)
    legal = kept.legal(0)[0]
    with pytest.raises(Fault, match="not-seated"):
        move(kept.table, CLARA, 1, 0, legal, NOW)
    with pytest.raises(Refusal):
        move(kept.table, BERT, 1, 0, legal, NOW)
    with pytest.raises(Refusal):
        move(kept.table, ANNA, 1, 0, {"type": "nonsense"}, NOW)
    assert kept.table.standing.seq == 0


def test_another_process_is_followed() -> None:
    kept, other = played(ANNA, BERT), played(ANNA, BERT)
    for _ in range(6):
        change = kept.move_by(kept.table.standing.to_act[0])
        followed = other.table.follow(change.doc.copy(), change.rows[0])
        assert followed.tell == "move"
        other.table.apply(followed)
        assert seen(other) == seen(kept)
        assert other.table.standing == kept.table.standing
