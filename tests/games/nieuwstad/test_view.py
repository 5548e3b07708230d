"""Views, imagined positions, previews, estimates, drawing."""

import math

import msgspec
import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Span, plain, span_at
from gildehuis.core.rng import Rng
from gildehuis.core.schema import words_of
from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME, rules
from gildehuis.games.nieuwstad.ids import CARDS, WISH_COUNT
from gildehuis.games.nieuwstad.schema import Build, Preview
from gildehuis.games.nieuwstad.schema_position import Position
from gildehuis.games.nieuwstad.schema_words import Asked, StepWord
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.words import LANGUAGES, speech
from tests.games.nieuwstad.table import Table


def some_positions(players: int, every: int) -> list[NieuwstadState]:
    rng = Rng(players)
    state = GAME.new(settle(GAME, players), Chance(f"views {players}"))
    found = []
    while seats := GAME.to_act(state):
        seat = seats[rng.below(len(seats))]
        moves = GAME.legal(state, seat)
        GAME.play(state, seat, moves[rng.below(len(moves))])
        if rng.below(every) == 0:
            found.append(GAME.clone(state))
    return [*found, state]


@pytest.mark.rule("N51", "N52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_shows_its_viewer_the_same(players: int) -> None:
    setup = settle(GAME, players)
    rng = Rng(7)
    for state in some_positions(players, 12):
        for viewer in (None, *range(players)):
            seen = msgspec.json.encode(GAME.view(state, viewer))
            world = GAME.imagine(setup, viewer, msgspec.json.decode(seen, type=Position), rng)
            assert msgspec.json.encode(GAME.view(world, viewer)) == seen
            assert GAME.census(world) == GAME.census(state)
            assert GAME.to_act(world) == GAME.to_act(state)
            for seat in GAME.to_act(state):
                assert GAME.legal(world, seat)


@pytest.mark.rule("N51")
def test_hands_decks_and_forests_are_drawn_anew() -> None:
    table = (
        Table()
        .hand(1, "brand")
        .deck(*(CARDS[c] for c in Table().state.kit.deck if c != 1), "brand")
    )
    table.state.fresh = table.state.hands[:]
    seen = GAME.view(table.state, 0)
    worlds = [GAME.imagine(table.setup, 0, seen, Rng(n)) for n in range(40)]
    hands = {tuple(w.hands[WISH_COUNT : 2 * WISH_COUNT]) for w in worlds}
    assert len(hands) > 5
    assert len({tuple(w.forest) for w in worlds}) > 30
    assert len({tuple(w.deck) for w in worlds}) > 30
    assert len({w.points[1] for w in worlds}) > 1


@pytest.mark.rule("N26", "N51")
def test_after_a_shuffle_old_and_new_cards_are_told_apart() -> None:
    """With the deck made of known discards, all other cards are in hands: nothing to guess."""
    table = Table(2).give(0, florins=3)
    kit = table.state.kit
    mine, theirs = ["schilderij"], ["standbeeld", "brand"]
    rest: list[str] = [CARDS[card] for card in kit.deck]
    for card in [*mine, *theirs]:
        rest.remove(card)
    table.hand(0, *mine).hand(1, *theirs).deck()
    table.state.discards = [CARDS.index(card) for card in rest]
    table.refresh().role("schout").play("buy_cards", number=1)
    seen = GAME.view(table.state, 0)
    for n in range(10):
        world = GAME.imagine(table.setup, 0, seen, Rng(n))
        assert world.hands[WISH_COUNT:] == table.state.hands[WISH_COUNT:]


@pytest.mark.rule("N41", "N52")
def test_who_can_only_pay_by_card_is_imagined_with_it() -> None:
    table = Table().clear((0, 0)).give(0, florins=0, wood=0).hand(0, "huizenbouw")
    table.state.kennis = [1, 0, 0, 0]
    table.state.pack = [0] * len(CARDS)
    for card in table.state.kit.deck:
        table.state.pack[card] += 1
    table.state.fresh = table.state.hands[:]
    table.state.since[8] = 1
    table.state.fresh[8] = 1
    deck = table.state.kit.deck[:]
    deck.remove(6)
    deck.remove(8)
    table.state.deck, table.state.deck_left = deck, len(deck)
    table.refresh().role("bouwmeester").play("build", building="huis")
    seen = GAME.view(table.state, 1)
    for n in range(10):
        world = GAME.imagine(table.setup, 1, seen, Rng(n))
        assert world.hands[6] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_finite_and_end_at_the_score(players: int) -> None:
    for state in some_positions(players, 15):
        assert all(math.isfinite(value) for value in GAME.estimate(state))
    result = GAME.result(state)
    assert result is not None
    assert GAME.estimate(state) == [float(points) for points in result.scores]


def test_an_estimate_likes_points_buildings_and_goods() -> None:
    table = Table().clear()
    before = GAME.estimate(table.state)[0]
    assert GAME.estimate(table.lay("huis", (0, 0)).state)[0] > before
    with_house = GAME.estimate(table.state)[0]
    assert GAME.estimate(table.give(0, wood=3).state)[0] > with_house
    table.state.points = [1, 0, 0, 0]
    assert GAME.estimate(table.state)[0] > with_house + 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_has_a_preview(players: int) -> None:
    for state in some_positions(players, 8):
        for seat in GAME.to_act(state):
            for move in GAME.legal(state, seat):
                msgspec.json.encode(GAME.preview(state, seat, move))


def test_previews_say_what_moves_bring() -> None:
    table = Table().clear((0, 0)).give(0, florins=9, wood=9).role("bouwmeester")
    move = GAME.number_move(table.setup, Build("huis"))
    assert move is not None
    told = GAME.preview(table.state, 0, move)
    assert told == Preview(florins=-2, wood=-3, points=2, poorters=5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_drawing_fits_eighty_columns(language: str, players: int) -> None:
    say = speech(language, GAME).say
    for state in some_positions(players, 40):
        drawing = plain(GAME.draw(state.setup, GAME.view(state, 0), say))
        assert max(len(line) for line in drawing.splitlines()) <= 80
        assert "[M]" in drawing
        assert "draw-" not in drawing
        assert "name-" not in drawing


def test_a_drawing_says_what_stands_where() -> None:
    table = Table().clear((3, 0)).lay("huis", (6, 0), owner=1).lay("kerk", (6, 1), owner=None)
    drawing = GAME.draw(table.setup, GAME.view(table.state, 0), speech("en", GAME).say)

    def at(x: int, y: int) -> Span | None:
        return span_at(drawing, 2 + y, 4 + 4 * x)  # below the heading and the columns' numbers

    assert at(0, 0) == Span("^^^ ", "forest", {"slot": [0, 0]})
    assert at(1, 1) == Span("^^^ ", "forest", {"slot": [0, 0]})
    assert at(7, 0) == Span("Hu1", "blue", {"cell": [6, 0]})  # of a building the first cell counts
    assert at(6, 1) == Span("Ke*", "church", {"cell": [6, 1]})
    table = Table().clear((3, 0))
    drawing = GAME.draw(table.setup, GAME.view(table.state, 0), speech("en", GAME).say)
    assert at(7, 1) == Span(" . ", "sand", {"cell": [7, 1]})
    places = [span.place for line in drawing for span in line if span.place]
    for place in ({"role": "boer"}, {"seat": 2}, {"stall": "markt"}, {"building": "huis"}):
        assert place in places


def test_all_steps_and_questions_have_their_words_in_the_schema() -> None:
    steps = rules.STEPS.values()
    assert (*rules.STEPS, "over") == words_of(StepWord)
    assert {question.word for step in steps for question in step.asks} == set(words_of(Asked))
    assert all(step.back is step or step.back in steps for step in steps)
