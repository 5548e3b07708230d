"""The position of Drapery and what happens in it, in the order of its rulebook."""

from drapery.schema import Cloth, Play, Played, Won
from gildehuis.core.chance import Chance
from gildehuis.core.schema import words_of
from gildehuis.core.state import Question, Setup, State, ask, tell

CLOTHS: tuple[Cloth, ...] = words_of(Cloth)
VALUES, HAND, DEALS = 6, 6, 3
CARDS = [f"{cloth}-{value}" for cloth in CLOTHS for value in range(1, VALUES + 1)]  # D1


class DraperyState(State):
    """Cards are the numbers of CARDS, so that a card's cloth is card // VALUES."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.deal = self.leader = 0
        self.points = [0] * setup.players
        self.hands: list[list[int]] = [[] for _ in self.points]
        self.lacks: list[list[int]] = [[] for _ in self.points]  # the cloths not followed
        self.trick: list[int] = []
        self.gone: list[int] = []


def deal(state: DraperyState) -> None:
    state.deal += 1
    dealt = state.chance.draw("cards", list(range(len(CARDS))), HAND * state.setup.players, "D2")
    state.hands = [sorted(dealt[at : at + HAND]) for at in range(0, len(dealt), HAND)]
    state.lacks = [[] for _ in state.hands]
    state.gone = []
    ask_next(state)


def ask_next(state: DraperyState) -> None:
    state.seat = (state.leader + len(state.trick)) % state.setup.players
    ask(state, CARD, state.seat, _choices(state))


def _choices(state: DraperyState) -> list[int]:
    hand = state.hands[state.seat]
    led = state.trick[0] // VALUES if state.trick else None
    return [card for card in hand if card // VALUES == led] or hand  # D4


def _play(state: DraperyState, card: int) -> None:
    seat = state.seat
    state.hands[seat] = [other for other in state.hands[seat] if other != card]
    state.trick.append(card)
    led = state.trick[0] // VALUES
    if card // VALUES != led and led not in state.lacks[seat]:
        state.lacks[seat].append(led)
    tell(state, Played, seat=seat, card=CARDS[card])
    if len(state.trick) < state.setup.players:
        ask_next(state)
    else:
        _win(state)


def _win(state: DraperyState) -> None:
    led, silk = state.trick[0] // VALUES, CLOTHS.index("silk")
    ranks = [(card // VALUES == silk, card // VALUES == led, card) for card in state.trick]
    winner = (state.leader + ranks.index(max(ranks))) % state.setup.players  # D5
    points = 1 + sum(card % VALUES == VALUES - 1 for card in state.trick)  # D6
    state.points[winner] += points
    tell(state, Won, seat=winner, points=points)
    state.gone, state.trick, state.leader = state.gone + state.trick, [], winner
    if state.hands[winner]:
        ask_next(state)
    elif state.deal < DEALS:
        deal(state)
    else:
        state.asked = None  # D7


CARD = Question("card", _choices, _play, (Play,))
