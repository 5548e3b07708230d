"""The moves and the refusals of Lakenhal in words, and its position drawn as text."""

from gildehuis.core.drawing import Drawing, Line, Span
from gildehuis.core.game import Say
from gildehuis.core.refusal import Refusal
from lakenhal.position import LakenhalState, bale, number_of
from lakenhal.rules import TAKE
from lakenhal.schema import Bale, Lay, Moves, Position, Take


def name(move: int) -> Moves:
    if move < TAKE:
        return Lay(move)
    taken = bale(move - TAKE)
    return Take(taken.cloth, taken.worth)


def number(move: Moves) -> int:
    return move.purse if isinstance(move, Lay) else TAKE + number_of(move.cloth, move.worth)


def explain(state: LakenhalState, seat: int, move: Moves | None) -> Refusal:
    """The first rule that the move breaks; it may not depend on what the seat cannot know."""
    asked = state.asked
    if move is None:
        return _refuse("L9")
    if asked is None:
        return _refuse("L6")
    if not isinstance(move, asked.answers):
        return _refuse("L5")
    if seat not in asked.to_act(state):
        return _refuse("L4" if isinstance(move, Lay) else "L5")
    return _refuse("L2" if isinstance(move, Lay) else "L3")


def _refuse(rule: str) -> Refusal:
    return Refusal(rule, f"refusal-{rule}")


def draw(position: Position, say: Say) -> Drawing:
    lines: Drawing = [[Span(say("draw-round", round=position.round))]]
    lines += [[Span("  "), _bale(shown, say)] for shown in position.shown]
    for seat, known in enumerate(position.seats):
        mark = "*" if known.doing == "laid" else " "
        lines += [[], [Span(mark + say("draw-seat", seat=seat), "bold")]]
        lines += [[Span("    " + say("draw-points", points=known.points))]]
        lines += [_row("    " + say("name-bales"), [_bale(owned, say) for owned in known.bales])]
        lines += [_row("    " + say("name-spent"), [Span(str(purse)) for purse in known.spent])]
    if position.hand is not None:
        own = [Span(str(purse), "gold", {"purse": purse}) for purse in position.hand]
        lines += [[], _row(say("name-hand"), own)]
    return lines


def _bale(shown: Bale, say: Say) -> Span:
    text = say("draw-bale", cloth=shown.cloth, worth=shown.worth)
    return Span(text, None, {"cloth": shown.cloth, "worth": shown.worth})


def _row(title: str, spans: list[Span]) -> Line:
    row = [Span(f"{title}:")]
    for span in spans:
        row += [Span(" "), span]
    return row
