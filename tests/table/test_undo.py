"""Taking moves back at a table: what was stored before is true again."""

import pytest

from gildehuis.table import overtime, undoing
from gildehuis.table.faults import Fault
from gildehuis.table.model import encode
from gildehuis.table.table import Change
from tests.table.keeping import ANNA, BERT, NOW, Kept, played


def turns(kept: Kept) -> None:
    """Anna's whole turn and Bert's first decision."""
    while kept.table.standing.to_act == [0]:
        kept.move(ANNA)
    kept.move(BERT)


def view(kept: Kept) -> bytes:
    return encode(kept.match().seen_by(0))


def test_a_move_by_which_nobody_learned_anything() -> None:
    kept = played(ANNA, BERT)
    before = view(kept)
    kept.move(ANNA)
    change = undoing.undo(kept.table, ANNA, False, NOW)
    assert kept.table.standing.seq == 1  # nothing happens before it is applied
    kept.do(change)
    assert (change.tell, change.rows[0].kind, change.standing.seq) == ("all", "undo", 0)
    assert view(kept) == before
    assert encode(kept.again().standing) == encode(kept.table.standing)
    with pytest.raises(Fault, match="no-undo"):
        undoing.undo(kept.table, ANNA, False, NOW)


def asked(kept: Kept) -> Change:
    return kept.do(undoing.undo(kept.table, ANNA, True, NOW))


def test_by_agreement() -> None:
    kept = played(ANNA, BERT)
    before = view(kept)
    with pytest.raises(Fault, match="no-move-yet"):
        undoing.undo(kept.table, ANNA, True, NOW)
    turns(kept)
    moves = kept.table.standing.seq
    with pytest.raises(Fault, match="no-undo"):
        undoing.undo(kept.table, ANNA, False, NOW)
    change = asked(kept)
    assert change.doc.undo is not None
    assert change.standing.alarm == change.doc.undo.expires
    with pytest.raises(Fault, match="undo-asked"):
        undoing.undo(kept.table, ANNA, True, NOW)
    back = change.doc.undo.back
    change = kept.do(undoing.answer(kept.table, BERT, True, NOW))
    assert change.standing.seq == moves - back
    assert change.doc.undo is None
    if back == moves:
        assert view(kept) == before
    assert encode(kept.again().match.seen_by(1)) == encode(kept.match().seen_by(1))  # type: ignore[union-attr]


def test_refused_is_refused_until_somebody_moves() -> None:
    kept = played(ANNA, BERT)
    turns(kept)
    asked(kept)
    kept.do(undoing.answer(kept.table, BERT, False, NOW))
    with pytest.raises(Fault, match="undo-refused"):
        undoing.undo(kept.table, ANNA, True, NOW)
    with pytest.raises(Fault, match="no-undo-asked"):
        undoing.answer(kept.table, BERT, True, NOW)
    kept.move_by(kept.table.standing.to_act[0])
    assert kept.table.doc.undo_refused == []


def test_a_request_lapses() -> None:
    kept = played(ANNA, BERT)
    turns(kept)
    ends = asked(kept).standing.alarm
    assert ends is not None
    assert overtime.time_is_over(kept.table, ends - 1) is None
    assert kept.do(overtime.time_is_over(kept.table, ends)).doc.undo is None
