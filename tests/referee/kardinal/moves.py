"""The legal moves of the seat asked (K38), and the rule that a refused move breaks."""

from tests.referee.kardinal.match import Match, building_of
from tests.referee.kardinal.town import SIZE, Building, Square, around
from tests.referee.verdict import Foul, Json


def legal_moves(match: Match) -> list[Json]:
    """All moves the seat asked may make now."""
    if match.asked == "building":
        moves = [named_building(new) for new in match.offered]
        return moves + [{"type": "decline"}] * match.may_decline()
    if match.asked == "stone":
        return [{"type": "take_stone", "colour": colour} for colour in match.stone_colours()]
    places = match.town.building_places()
    if match.first_turn():
        return [named_place(place) for place in places]
    others = places - {match.town.cardinal}
    return [named_place(place) for place in others] + [{"type": "keep_cardinal"}]


def named_building(new: Building) -> Json:
    squares = [list(square) for square in sorted(new.squares)]
    return {"type": "build", "shape": new.shape, "colour": new.colour, "squares": squares}


def named_place(place: Square) -> Json:
    return {"type": "move_cardinal", "to": list(place)}


def check_move(match: Match, seat: int, move: Json) -> None:
    """A foul names the first rule that applies, in the specification's order."""
    if match.end is not None:
        raise Foul("K35" if match.end == "declined" else "K24", "the match is over")
    if seat != match.seat:
        raise Foul("K5", f"seat {match.seat} is asked")
    rule = no_answer(match, move["type"]) or broken_rule(match, move)
    if rule:
        raise Foul(rule, f"{move} as {match.asked}")


def no_answer(match: Match, kind: str) -> str | None:
    """The rule against a move that does not answer what was asked."""
    if match.asked == "building":
        if kind == "decline":
            return None if match.may_decline() else "K33" if match.players == 3 else "K15"
        return {"move_cardinal": "K21", "keep_cardinal": "K21", "take_stone": "K18"}.get(kind)
    if match.asked == "stone":
        return None if kind == "take_stone" else "K18"
    if match.first_turn():
        return None if kind == "move_cardinal" else "K20"
    return {"build": "K5", "decline": "K5", "take_stone": "K18"}.get(kind)


def broken_rule(match: Match, move: Json) -> str | None:
    """The rule against a move that answers, but not like this."""
    match move["type"]:
        case "build":
            return broken_by_building(match, building_of(move))
        case "take_stone":
            return None if move["colour"] in match.stone_colours() else "K34"
        case "move_cardinal":
            return broken_by_cardinal(match, (move["to"][0], move["to"][1]))
    return None


def broken_by_building(match: Match, new: Building) -> str | None:
    assert new.colour is not None
    if not is_in_shape(new) or not match.town.left(new.shape, new.colour):
        return "K2"
    if new.colour not in match.may_build():
        return "K28" if match.players == 2 else "K4"
    rule = match.town.broken_rule(new)
    return "K32" if rule == "K14" and new.colour in match.common else rule


def is_in_shape(new: Building) -> bool:
    """A house or tower on one square, a court on two that share an edge."""
    if len(new.squares) != SIZE[new.shape]:
        return False
    return all(new.squares - {one} <= around({one}) for one in new.squares)


def broken_by_cardinal(match: Match, place: Square) -> str | None:
    if place not in match.town.building_places():
        return "K22"
    return "K23" if place == match.town.cardinal else None
