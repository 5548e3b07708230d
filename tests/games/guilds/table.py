"""A table of Guilds set up as a test needs it: chosen cards on top, chosen guilds, plots, money."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from gildehuis.core.chance import Chance
from gildehuis.core.event import Announcement
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.schema import Event
from gildehuis.core.setup import settle
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.place import lay
from gildehuis.games.guilds.schema import Position, RoomInHand, Seat, Zone
from gildehuis.games.guilds.score import Standing, character_points, points, room_halves
from gildehuis.games.guilds.state import GuildsState

Named = dict[str, Any]
E = TypeVar("E", bound=Event)

PASS: Named = {"type": "pass"}
DECLINE: Named = {"type": "decline"}
STOP: Named = {"type": "stop"}
CLAIM: Named = {"type": "claim"}
FIRST = "reconstructed"  # an edition; the tests of places know its plot and hall (G8)

# What a seat answers that wants nothing.
_IDLE: dict[str, Named] = {
    "recruit": PASS,
    "build": PASS,
    "reserving": PASS,
    "divining": DECLINE,
    "assassin": DECLINE,
    "cutpurse": DECLINE,
    "second_room": DECLINE,
    "herald": DECLINE,
    "buying": {"type": "exchange", "gold": 0},
}


def offer(zone: str, add: int) -> Named:
    return {"type": "offer", "zone": zone, "add": add}


def take(character: str) -> Named:
    return {"type": "take", "character": character}


def buy(room: str) -> Named:
    return {"type": "buy", "room": room}


def place(cell: str, turn: int) -> Named:
    return {"type": "place", "cell": cell, "turn": turn}


def exchange(gold: int) -> Named:
    return {"type": "exchange", "gold": gold}


def drawn(stack: list[int], count: int, item: int) -> tuple[list[int], int]:
    """The stack and how much of it is drawn, after this item was drawn from it too."""
    if item in stack[:count]:
        return stack, count
    return [item] + [other for other in stack if other != item], count + 1


class Stacked(Chance):
    """Chance whose stacks begin with chosen cards, then the edition's order, then the last ones."""

    def __init__(self, tops: dict[str, list[int]], last: list[int], first: int) -> None:
        super().__init__("stacked")
        self.tops = tops
        self.last = last  # characters
        self.first = first

    def draw(self, name: str, items: list[int], count: int, rule: str) -> list[int]:
        top = self.tops.get(name, [])
        last = self.last if name == "characters" else []
        middle = [item for item in items if item not in top and item not in last]
        value = (top + middle + last)[:count]
        self.outcomes.append((name, value))
        return value

    def pick(self, name: str, n: int, rule: str) -> int:
        self.outcomes.append((name, self.first))
        return self.first


class Table:
    """A match in its first round, played by named moves."""

    def __init__(
        self,
        players: int = 4,
        *,
        characters: Sequence[str] = (),
        rooms: Sequence[str] = (),
        goals: Sequence[str] = (),
        first: int = 0,
        guilds: Mapping[int, Sequence[str]] | None = None,
        gold: Sequence[int] = (),
        florins: Sequence[int] = (),
        options: dict[str, Any] | None = None,
        edition: GuildsEdition | str | None = None,
        rules: int | None = None,
    ) -> None:
        setup = settle(GAME, players, options, edition, rules)
        assert isinstance(setup.edition, GuildsEdition)
        self.edition: GuildsEdition = setup.edition
        numbers = self.edition.number_of_room
        small = [numbers[room] for room in rooms if numbers[room] < 35]
        tops = {
            "characters": [self.edition.number_of[card] for card in characters],
            "small_rooms": small,
            "large_rooms": [numbers[room] for room in rooms if numbers[room] >= 35],
            "goals": [self.edition.number_of_goal[goal] for goal in goals],
        }
        members = [card for cards in (guilds or {}).values() for card in cards]
        last = [self.edition.number_of[card] for card in members if card not in characters]
        self.match: Match[GuildsState] = Match(GAME, setup, Stacked(tops, last, first))
        for seat, cards in (guilds or {}).items():
            for card in cards:
                self.give(seat, card)
        self.money(florins, gold)

    # ---- arranging

    @property
    def state(self) -> GuildsState:
        return self.match.state

    def give(self, seat: int, card: str) -> None:
        """A character that joined in an earlier phase."""
        who = self.edition.number_of[card]
        state = self.state
        state.owner[who] = seat + 1
        state.joined.append(who)
        state.characters, state.characters_drawn = drawn(
            state.characters, state.characters_drawn, who
        )
        self.recount()

    def money(self, florins: Sequence[int] = (), gold: Sequence[int] = ()) -> None:
        self.state.hand[: len(florins)] = florins
        self.state.gold[: len(gold)] = gold
        self.recount()

    def lay(self, seat: int, room: str, cell: str, turn: int = 0) -> None:
        """A room that already lies there."""
        number = self.edition.number_of_room[room]
        lay(self.state, seat, number, self.edition.plot.cells.index(cell), turn)
        state = self.state
        if number in state.display:
            state.display.remove(number)
        elif number < 35:
            state.small_rooms, state.small_drawn = drawn(
                state.small_rooms, state.small_drawn, number
            )
        else:
            state.large_rooms, state.large_drawn = drawn(
                state.large_rooms, state.large_drawn, number
            )
        self.recount()

    def fill(self, seat: int) -> None:
        """Pretend that a seat's plot is full."""
        self.state.free[seat] = 0

    def recount(self) -> None:
        asked = self.state.asked
        self.state.choices = [] if asked is None else asked.choices(self.state)

    # ---- playing

    @property
    def asked(self) -> str:
        seats = self.match.to_act()
        return GAME.asked(self.state, seats[0]) if seats else "over"

    @property
    def turn(self) -> int:
        return self.match.to_act()[0]

    def play(self, *moves: Named) -> list[Announcement]:
        """The seat asked makes these moves, one after the other; what the last one led to."""
        events: list[Announcement] = []
        for move in moves:
            events = self.match.play(self.turn, move)
        return events

    def legal(self, kind: str = "") -> list[Named]:
        """The moves of the seat asked, of one type or all."""
        return [m for m in self.match.legal(self.turn) if not kind or m["type"] == kind]

    def values(self, kind: str, field: str) -> list[Any]:
        """What a field of the legal moves of a type can be."""
        return sorted({move[field] for move in self.legal(kind)})

    def refused(self, move: Any, seat: int | None = None) -> str | None:
        """The rule by which the seat asked (or another) is refused this move."""
        try:
            self.match.judge(self.turn if seat is None else seat, move)
        except Refusal as refusal:
            return refusal.rule
        return None

    def until(self, asked: str, seat: int | None = None) -> "Table":
        """Everybody does as little as possible until this is asked."""
        for _ in range(400):
            if self.asked == asked and (seat is None or self.turn == seat):
                return self
            if self.asked == "over":
                break
            idle = _IDLE.get(self.asked)
            self.play(idle if idle is not None else self.legal()[0])
        raise AssertionError(f"never asked: {asked}")

    def next_round(self) -> "Table":
        """Everybody does as little as possible until the next round's first question."""
        now = self.state.round
        while self.state.round == now:
            idle = _IDLE.get(self.asked)
            self.play(idle if idle is not None else self.legal()[0])
        return self

    def finish(self) -> "Table":
        """To the first question of the scoring, or the end."""
        self.state.round = self.state.rounds
        while self.asked in _IDLE or self.asked == "forced_take":
            idle = _IDLE.get(self.asked)
            self.play(idle if idle is not None else self.legal()[0])
        return self

    # ---- looking

    def view(self) -> Position:
        return GAME.view(self.state, None)

    def in_hand(self) -> RoomInHand:
        room = self.view().placing
        assert room is not None
        return room

    def seat(self, seat: int) -> Seat:
        return self.view().seats[seat]

    def guild(self, seat: int) -> list[str]:
        return [member.character for member in self.seat(seat).guild]

    def display(self) -> list[str]:
        return [offer.room for offer in self.view().display]

    def zone(self, name: str) -> Zone:
        return next(zone for zone in self.view().zones if zone.zone == name)

    def active(self, seat: int) -> list[str]:
        return [room.room for room in self.seat(seat).rooms if room.active]

    def count(self, goal: str) -> list[int]:
        """What a goal in play counts for every seat."""
        return next(g.counts for g in self.view().goals if g.goal == goal)

    def of_characters(self, seat: int) -> int:
        """Points of a seat's characters if the match ended now."""
        return character_points(self.state, Standing(self.state).tallies[seat])

    def of_rooms(self, seat: int) -> float:
        standing = Standing(self.state)
        return room_halves(self.state, standing.tallies[seat], standing.firsts[seat]) / 2

    def total(self, seat: int) -> int:
        return points(self.state, Standing(self.state), seat)

    def told(self, events: list[Announcement], kind: type[E]) -> list[E]:
        """What happened of one kind."""
        return [told.event for told in events if isinstance(told.event, kind)]


SETUPS: list[tuple[int, dict[str, int]]] = [(2, {}), (3, {}), (3, {"characters": 6}), (4, {})]


def positions(players: int, options: dict[str, int], seed: str) -> Iterator[Match[GuildsState]]:
    """Every fifth position of a random match, and its end."""
    match = Match.start(GAME, settle(GAME, players, options), seed)
    rng = Rng(len(seed))
    number = 0
    while match.to_act():
        if number % 5 == 0:
            yield match
        step_at_random(match, rng)
        number += 1
    yield match
