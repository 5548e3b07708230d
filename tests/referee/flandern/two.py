"""A match of two players: turns of two actions, and guilds under influence (F40–F46)."""

from dataclasses import dataclass, field

from tests.referee.flandern.actions import Work, hand_work, pile_work
from tests.referee.flandern.board import new_board
from tests.referee.flandern.edition import CHURCH, PLAYER_GUILDS, Edition
from tests.referee.flandern.many import Player, Table, new_player
from tests.referee.flandern.questions import Ask, Decision, Outcome, Shuffle, Step, Whole
from tests.referee.flandern.scoring import full_towns, winners
from tests.referee.verdict import Foul, Json

SEATS = 2
LEFT_OVER = PLAYER_GUILDS[SEATS:]
STANDSTILL = 16


@dataclass
class Pile:
    """The cards of the guilds under influence."""

    cards: list[str]
    discards: list[str] = field(default_factory=list)


class InfluenceGuild(Decision):
    """F40: seat 1 takes one of the guilds left over."""

    rule = "F40"

    def legal(self) -> list[Json]:
        return [{"type": "influence_guild", "guild": guild} for guild in LEFT_OVER]

    def check(self, move: Json) -> None:
        if move["type"] != "influence_guild" or move["guild"] not in LEFT_OVER:
            raise Foul("F40", "not a guild left over")


@dataclass
class TurnAction(Decision):
    """F42: which of the two actions comes now, and the own one with which card."""

    player: Player
    pile: Pile
    may_play: bool
    may_draw: bool
    rule = "F42"

    def legal(self) -> list[Json]:
        own = [{"type": "play_card", "card": card} for card in self.player.hand]
        return own * self.may_play + [{"type": "draw_card"}] * self._can_draw()

    def _can_draw(self) -> bool:
        return self.may_draw and bool(self.pile.cards or self.pile.discards)

    def check(self, move: Json) -> None:
        if move["type"] not in ("play_card", "draw_card"):
            raise Foul("F42", "another type of move")
        if move["type"] == "play_card":
            if not self.may_play or move["card"] not in self.player.hand:
                raise Foul("F42", "done already, or not in hand")
        elif not self.may_draw:
            raise Foul("F42", "done already")
        elif not self._can_draw():
            raise Foul("F43", "no card left")


@dataclass
class TwoTable(Table):
    pile: Pile = field(default_factory=lambda: Pile([]))
    built: bool = False  # was anything laid or finished in this turn?


def play(edition: Edition) -> Whole:
    """A whole match."""
    board = new_board(edition, SEATS)
    table = TwoTable(board, [new_player(board, seat, influence=0) for seat in range(SEATS)])
    actions = [*(f"town:{name}" for name in board.towns), "site"]
    cards = [f"{guild}:{action}" for guild in LEFT_OVER for action in actions]
    table.pile.cards = list((yield Shuffle("pile", "F41", [cards])))
    _, move = yield Ask({1: InfluenceGuild()}, "F40")
    taken = move["guild"]
    (other,) = set(LEFT_OVER) - {taken}
    seat, idle_turns = 0, 0
    while True:
        table.built = False
        yield from _turn(table, seat)
        board.cover_dead_spaces()  # F44
        table.score(full_towns(board))
        idle_turns = 0 if table.built else idle_turns + 1
        if end := _ended(table, idle_turns):
            return _end(table, [other, taken], *end)
        seat = 1 - seat


def _turn(table: TwoTable, seat: int) -> Step:
    """F42: two actions in any order."""
    may_play = may_draw = True
    while may_play or may_draw:
        decision = TurnAction(table.players[seat], table.pile, may_play, may_draw)
        if not decision.moves:
            return  # F43: pile and discards are both empty, the action lapses
        _, move = yield Ask({seat: decision}, "F42")
        if move["type"] == "play_card":
            may_play = False
            yield from _own_action(table, seat, move["card"])
        else:
            may_draw = False
            yield from _pile_action(table, seat)


def _own_action(table: TwoTable, seat: int, card: str) -> Step:
    """F14, F17–F19: the card lies open from now on, its action possible or not."""
    player = table.players[seat]
    player.hand.remove(card)
    player.open.add(card)
    if card == "pickup":
        player.pick_up()
    else:
        yield from _carry_out(table, hand_work(table.board, card, player.guild), seat)


def _pile_action(table: TwoTable, seat: int) -> Step:
    """F42, F43: draw, carry out with that card's guild, discard."""
    pile = table.pile
    while pile.cards or pile.discards:
        if not pile.cards:
            pile.cards = list((yield Shuffle("pile", "F43", [pile.discards])))
            pile.discards = []
        card = pile.cards.pop(0)
        work = pile_work(table.board, card)
        if work.town is None or not table.board.towns[work.town].scored:
            yield from _carry_out(table, work, seat)
            pile.discards.append(card)
            return


def _carry_out(table: TwoTable, work: Work, seat: int) -> Step:
    """An impossible action lapses (F14, F43)."""
    if work.moves:
        _, move = yield Ask({seat: work}, "F42")
        work.carry_out(move)
        table.built = True


def _ended(table: TwoTable, idle_turns: int) -> tuple[str, str] | None:
    """F45, F46: the word for the end and its rule."""
    free = table.board.free_spaces()
    arms = [*(player.guild for player in table.players), "grey", CHURCH]
    if not free:
        return "no_space", "F45"
    if not any(table.board.could_take(town, space, a) for town, space in free for a in arms):
        return "influenced_only", "F45"
    if idle_turns >= STANDSTILL:
        return "standstill", "F46"
    return None


def _end(table: TwoTable, influenced: list[str], end: str, rule: str) -> Outcome:
    """F45: a player's result is his guild plus the guild under his influence."""
    table.score(table.board.open_towns())
    scores = [
        table.points[player.guild] + table.points[guild]
        for player, guild in zip(table.players, influenced, strict=True)
    ]
    return Outcome(scores, winners(scores), end, rule)
