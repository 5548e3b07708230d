"""A match of three or four players: the round of six steps (F8–F16) and its end (F37, F38)."""

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.flandern.actions import Figure, Work, golden_work, hand_work
from tests.referee.flandern.board import Board, new_board
from tests.referee.flandern.edition import INFLUENCE_CARDS, PLAYER_GUILDS, Edition
from tests.referee.flandern.questions import Ask, Decision, Outcome, Shuffle, Step, Whole
from tests.referee.flandern.scoring import full_towns, influence_bonus, score_town, winners
from tests.referee.flandern.town import Town
from tests.referee.verdict import Foul, Json


@dataclass
class Player:
    """A guild, its action cards in hand and open on the table, and its influence cards."""

    guild: str
    hand: set[str]
    influence: int = 0
    open: set[str] = field(default_factory=set)

    def pick_up(self) -> None:
        """F19: all action cards lying open."""
        self.hand |= self.open
        self.open.clear()

    def lose_town(self, town: Town) -> None:
        """F35: cards of a scored town leave the game."""
        self.hand.discard(f"town:{town.name}")
        self.open.discard(f"town:{town.name}")


def new_player(board: Board, seat: int, influence: int) -> Player:
    """F2, F8, F10: one card per town in play, site, pick-up and the influence cards."""
    cards = {f"town:{name}" for name in board.towns} | {"site", "pickup"}
    return Player(PLAYER_GUILDS[seat], cards, influence)


@dataclass
class Choose(Decision):
    """F12: one action card and any number of influence cards."""

    player: Player
    rule = "F12"

    def legal(self) -> list[Json]:
        return [
            {"type": "choose", "card": card, "influence": influence}
            for card in self.player.hand
            for influence in range(self.player.influence + 1)
        ]

    def check(self, move: Json) -> None:
        if move["type"] != "choose":
            raise Foul("F12", "another type of move")
        if move["card"] not in self.player.hand:
            raise Foul("F12", "the card is not in hand")
        if move["influence"] > self.player.influence:
            raise Foul("F12", "not so many influence cards in hand")


@dataclass
class Table:
    board: Board
    players: list[Player]
    points: Counter[str] = field(default_factory=Counter)

    def score(self, towns: list[Town]) -> None:
        for town in towns:
            self.points += score_town(self.board, town)
            for player in self.players:
                player.lose_town(town)


def play(edition: Edition, seats: int) -> Whole:
    """A whole match."""
    board = new_board(edition, seats)
    table = Table(board, [new_player(board, seat, INFLUENCE_CARDS) for seat in range(seats)])
    pile: list[str] = yield Shuffle(
        "golden_pile", "F9", [_golden(edition.golden_a, board), _golden(edition.golden_b, board)]
    )
    pile = list(pile)
    starter = 0
    while True:
        golden = _draw(pile, board)  # step 1
        chosen: dict[int, Json] = {}
        yield from _choose(table, chosen)  # step 2
        for seat in _order(chosen, starter):  # steps 3 and 4
            yield from _play_silver(table, seat, chosen[seat]["card"])
        if golden is not None:
            yield from _play_golden(table, starter, golden)  # step 5
        board.cover_dead_spaces()  # step 6
        table.score(full_towns(board))
        if len(board.free_spaces()) <= 1:
            return _end(table, "board_full")
        if not pile:
            return _end(table, "golden_empty")
        starter = (starter + 1) % seats


def _golden(cards: tuple[str, ...], board: Board) -> list[str]:
    """F10: without the card of a town that is out."""
    return [
        card
        for card in cards
        if not card.startswith("town:") or card.removeprefix("town:") in board.towns
    ]


def _draw(pile: list[str], board: Board) -> str | None:
    """F11: the top golden card that is not of a scored town, if there is one."""
    while pile:
        card = pile.pop(0)
        town = board.towns.get(card.removeprefix("town:"))
        if town is None or not town.scored:
            return card
    return None


def _choose(table: Table, chosen: dict[int, Json]) -> Step:
    """F12: every seat once, in whatever order."""
    while len(chosen) < len(table.players):
        waiting: dict[int, Decision] = {
            seat: Choose(player) for seat, player in enumerate(table.players) if seat not in chosen
        }
        seat, move = yield Ask(waiting, "F12")
        chosen[seat] = move
    for seat, player in enumerate(table.players):
        player.influence -= chosen[seat]["influence"]


def _order(chosen: dict[int, Json], starter: int) -> list[int]:
    """F13: most cards first; ties clockwise from the starting player."""
    clockwise = [(starter + step) % len(chosen) for step in range(len(chosen))]
    return sorted(clockwise, key=lambda seat: -chosen[seat]["influence"])


def _play_silver(table: Table, seat: int, card: str) -> Step:
    """F14: the card lies open from now on, its action possible or not."""
    player = table.players[seat]
    player.hand.remove(card)
    player.open.add(card)
    if card == "pickup":
        player.pick_up()
    else:
        yield from carry_out(hand_work(table.board, card, player.guild), seat, "F13")


def _play_golden(table: Table, starter: int, card: str) -> Step:
    """F15, F20–F23."""
    player = table.players[starter]
    if card == "influence":
        player.influence += 1
    elif card == "pickup":
        player.pick_up()
    elif card in ("cathedral", "master"):
        yield from carry_out(Figure(table.board, card, player.guild), starter, "F15")
    else:
        yield from carry_out(golden_work(table.board, card), starter, "F15")


def carry_out(action: Work | Figure, seat: int, not_asked: str) -> Step:
    """Ask for the action if it is possible (F14), and do it."""
    if action.moves:
        _, move = yield Ask({seat: action}, not_asked)
        action.carry_out(move)


def _end(table: Table, end: str) -> Outcome:
    """F37–F39."""
    table.score(table.board.open_towns())
    bonus = influence_bonus([player.influence for player in table.players])
    scores = [
        table.points[player.guild] + extra
        for player, extra in zip(table.players, bonus, strict=True)
    ]
    return Outcome(scores, winners(scores), end, "F37")
