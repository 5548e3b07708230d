"""The moves, the chance and the refusals of Lakenhal in words, and its position drawn as text."""

from typing import Any

from gildehuis.core.form import Forms, integer, well_formed, word
from gildehuis.core.game import Named, Position, Say
from gildehuis.core.refusal import Refusal
from lakenhal.position import (
    CLOTHS,
    NOBODY,
    PURSES,
    WORTHS,
    LakenhalState,
    bale_of,
    cloth_and_worth,
)
from lakenhal.rules import TAKE, to_act


def _purse(value: Any) -> bool:
    return integer(value) and 1 <= value <= PURSES


def _worth(value: Any) -> bool:
    return integer(value) and value in WORTHS


FORMS: Forms = {
    "lay": (("purse", _purse),),
    "take": (("cloth", word(*CLOTHS)), ("worth", _worth)),
}


def name(move: int) -> Named:
    if move < TAKE:
        return {"type": "lay", "purse": move}
    return {"type": "take", **cloth_and_worth(move - TAKE)}


def number(named: Any) -> int | None:
    if not well_formed(named, FORMS):
        return None
    if named["type"] == "lay":
        purse: int = named["purse"]
        return purse
    return TAKE + bale_of(named["cloth"], named["worth"])


def name_chance(chance: str, value: list[int]) -> list[Any]:
    return value if chance == "purses" else [cloth_and_worth(bale) for bale in value]


def number_chance(chance: str, value: list[Any]) -> list[int]:
    return value if chance == "purses" else [bale_of(**bale) for bale in value]


def explain(state: LakenhalState, seat: int, named: Any) -> Refusal:
    """The first rule that the move breaks; it may not depend on what the seat cannot know."""
    if not well_formed(named, FORMS):
        return _refuse("L9")
    if not state.shown:
        return _refuse("L6")
    if (named["type"] == "take") != (state.buyer != NOBODY):
        return _refuse("L5")
    if seat not in to_act(state):
        return _refuse("L4" if named["type"] == "lay" else "L5")
    return _refuse("L2" if named["type"] == "lay" else "L3")


def _refuse(rule: str) -> Refusal:
    return Refusal(rule, f"refusal-{rule}")


def draw(position: Position, say: Say) -> str:
    lines = [say("draw-round", round=position["round"])]
    lines += ["  " + say("draw-bale", **bale) for bale in position["shown"]]
    for seat, known in enumerate(position["seats"]):
        mark = "*" if known["doing"] == "laid" else " "
        bales = ", ".join(say("draw-bale", **bale) for bale in known["bales"])
        spent = " ".join(str(purse) for purse in known["spent"])
        lines += ["", mark + say("draw-seat", seat=seat)]
        lines += ["    " + say("draw-points", points=known["points"])]
        lines += [f"    {say('name-bales')}: {bales}", f"    {say('name-spent')}: {spent}"]
    if position["hand"] is not None:
        hand = " ".join(str(purse) for purse in position["hand"])
        lines += ["", f"{say('name-hand')}: {hand}"]
    return "\n".join(lines)
