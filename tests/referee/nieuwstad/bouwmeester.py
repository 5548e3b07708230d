"""The Bouwmeester phase and the start buildings (N5, N12-N18, N20)."""

from tests.referee.nieuwstad.deal import MOST_PROPOSALS, discounted, no_deal, propose
from tests.referee.nieuwstad.edition import Kind
from tests.referee.nieuwstad.ground import Ground, choose_place
from tests.referee.nieuwstad.questions import Move, Part, ask, ask_if_choice, move, numbers
from tests.referee.nieuwstad.table import HOUSES, Table

HUIZENBOUW_OFF = 2  # florins, and wood (N41)


def start_building(table: Table, seat: int) -> Part[None]:
    """Q2: a red building, free of charge, without points and Poorters (N5)."""
    ground = Ground(table)
    red = [kind for kind in table.edition.kinds.values() if kind.colour == "red"]
    legal = [
        move("start", building=kind.id)
        for kind in red
        if table.supply[kind.id] and has_place(ground, kind)
    ]
    if not legal:
        return
    answer = yield from ask(seat, legal, {"start"}, "N5")
    kind = table.edition.kinds[answer["building"]]
    table.build(kind, seat, (yield from choose_place(table, seat, kind)))


def has_place(ground: Ground, kind: Kind) -> bool:
    """A boat needs no ground; whether one is free the supply says."""
    return kind.where == "lake" or any(True for _ in ground.places(kind))


def bouwmeester(table: Table, seat: int, units: int) -> Part[None]:
    """Q7 for one seat, again after a refused deal; `units` of privilege."""
    proposals = 0
    while True:
        answer = yield from _choose_building(table, seat, units, proposals)
        if answer["type"] == "pass":
            return
        kind = table.edition.kinds[answer["building"]]
        if answer["type"] == "build" and not kind.blue:
            yield from _build_own(table, seat, kind, units)
            return
        proposals += 1
        place = yield from choose_place(table, seat, kind)
        if (yield from propose(table, seat, kind, place, units)):
            return


def _choose_building(table: Table, seat: int, units: int, proposals: int) -> Part[Move]:
    """Q7."""
    ground = Ground(table)
    kinds = table.edition.kinds

    def alone(kind: Kind) -> str | None:
        if not table.supply[kind.id]:
            return "N1"
        if not table.players[seat].seals:
            return "N13"
        payable = payments(table, seat, kind, units)
        return None if payable and has_place(ground, kind) else "N12"

    def shared(kind: Kind) -> str | None:
        if not table.supply[kind.id]:
            return "N1"
        if not has_place(ground, kind):
            return "N12"
        if proposals == MOST_PROPOSALS:
            return "N17"
        return no_deal(table, seat, kind, discounted((kind.florins, kind.wood), units))

    def refusal(answer: Move) -> str | None:
        kind = kinds[answer["building"]]
        if answer["type"] == "build":
            return shared(kind) if kind.blue else alone(kind)
        return "N20" if kind.blue else shared(kind)

    building = ["build", "build_together"] if table.together else ["build"]
    thinkable = [move(how, building=kind) for how in building for kind in kinds]
    legal = [some for some in thinkable if refusal(some) is None]
    return (
        yield from ask(
            seat,
            [*legal, move("pass")],
            {*building, "pass"},
            lambda refused: refusal(refused) or "",
        )
    )


def payments(table: Table, seat: int, kind: Kind, units: int) -> list[Move]:
    """Every way to pay: with and without Huizenbouw, privilege in any mix, planks or wood (N18)."""
    player = table.players[seat]
    found: list[Move] = []
    for card in (False, True):
        if card and not ("huizenbouw" in player.hand and kind.id in HOUSES):
            continue
        off = HUIZENBOUW_OFF if card else 0
        price = (max(0, kind.florins - off), max(0, kind.wood - off))
        for florins, wood in discounted(price, units):
            for planks in numbers((wood + 1) // 2):
                loose = max(0, wood - 2 * planks)
                if (
                    florins <= player.florins
                    and planks <= player.goods["planks"]
                    and loose <= player.goods["wood"]
                ):
                    found.append(
                        move("pay", florins=florins, wood=loose, planks=planks, huizenbouw=card)
                    )
    return found


def _build_own(table: Table, seat: int, kind: Kind, units: int) -> Part[None]:
    """Q3 and Q8, then the building is his (N12)."""
    player = table.players[seat]

    def rule(answer: Move) -> str:
        usable = "huizenbouw" in player.hand and kind.id in HOUSES
        return "N41" if answer["huizenbouw"] and not usable else "N18"

    place = yield from choose_place(table, seat, kind)
    legal = payments(table, seat, kind, units)
    if table.rules > 1 and kind.id in HOUSES and player.hand:
        # N52: so that the question does not give Huizenbouw away, as it did by rules 1
        paid = yield from ask(seat, legal, {"pay"}, rule)
    else:
        paid = yield from ask_if_choice(seat, legal, rule)
    player.florins -= paid["florins"]
    player.goods["wood"] -= paid["wood"]
    player.goods["planks"] -= paid["planks"]
    if paid["huizenbouw"]:
        player.hand.remove("huizenbouw")
        table.discards.append("huizenbouw")
    table.build(kind, seat, place)
    table.move_magistrate(kind.poorters)
    player.points += kind.points
