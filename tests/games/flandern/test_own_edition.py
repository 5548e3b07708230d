"""Matches by an edition of one's own: other centres, two masters on a district, golden cards."""

import json
import random
import tomllib

import msgspec
import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import random_match, step_at_random
from gildehuis.core.record import from_dict
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import CARDS
from gildehuis.games.flandern.edition import FlandernEdition
from gildehuis.games.flandern.schema import SCHEMA, SeenCard, Tiles
from gildehuis.games.flandern.state import FlandernState
from gildehuis.words import LANGUAGES, speech
from tests.games.flandern.table import Table, build
from tests.referee.alter import altered
from tests.referee.flandern import judge
from tests.referee.flandern.edition import read_edition
from tests.referee.verdict import Verdict

CHANGES = (  # other centres, masters, tiles and golden cards
    ('name = "reconstructed-2"', 'name = "mine"'),
    ('centre = "blue"', 'centre = "swap"'),
    ('centre = "red"', 'centre = "blue"'),
    ('centre = "swap"', 'centre = "red"'),
    ('centre = "grey"\nmasters = 2', 'centre = "church"\nmasters = 0'),
    (
        "[tiles.blue]\nX = { plain = 3, master = 2 }",
        "[tiles.blue]\nX = { plain = 1, master = 1, two = 4 }",
    ),
    ("Y = { plain = 3, master = 2 }", "Y = { plain = 3, master = 1 }"),
    (
        "[tiles.grey]\nX = { plain = 3, master = 2 }",
        "[tiles.grey]\nX = { plain = 0, master = 0, two = 5 }",
    ),
    ('"town:gent" = 1', '"town:gent" = 2'),  # and none of Luik
    ('"town:luik" = 1', ""),
    ("pickup = 2\ncathedral = 3", "influence = 4\ncathedral = 3"),
    ("influence = 2", ""),
)


def _mine() -> FlandernEdition:
    source = GAME.shipped_source("reconstructed-2")
    for old, new in CHANGES:
        assert old in source, old
        source = source.replace(old, new, 1)
    edition = GAME.own_edition(source.replace("YNE", "Q1"), "mine.toml")
    assert isinstance(edition, FlandernEdition)
    return edition


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_edition_works_throughout(players: int) -> None:
    setup = settle(GAME, players, edition=_mine())
    match: Match[FlandernState] = random_match(GAME, setup, "mine")
    record = match.record()
    assert record.edition == "mine"
    assert verify(GAME, setup, record).ok
    assert "Q1" in str(record.log)
    assert "'master': 2" in str(record.log)
    assert GAME.draw(setup, GAME.view(match.state, None), speech("nl", GAME).say)
    assert GAME.picture(setup, GAME.view(match.state, None), speech("nl", GAME).say)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_of_it_gives_the_same_view(players: int) -> None:
    match: Match[FlandernState] = Match.start(GAME, settle(GAME, players, edition=_mine()), "seen")
    rng = Rng(7)
    while match.to_act():
        step_at_random(match, rng)
        if rng.below(8):
            continue
        for viewer in (None, 0):
            seen = GAME.view(match.state, viewer)
            world = GAME.imagine(match.setup, viewer, seen, rng)
            before = msgspec.json.encode(look(GAME, match.state, viewer, previews=True))
            assert msgspec.json.encode(look(GAME, world, viewer, previews=True)) == before


@pytest.mark.rule("F7", "F24", "F29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_independent_referee_agrees(players: int) -> None:
    """On whole matches by it, and on what is altered in them."""
    setup = settle(GAME, players, edition=_mine())
    of = read_edition(tomllib.loads(_mine().source))
    dice = random.Random(players)
    for seed in ("one", "two"):
        record = json.loads(json.dumps(random_match(GAME, setup, seed).record().to_dict()))
        for judged in (record, *(altered(record, dice) for _ in range(20))):
            said = verify(GAME, setup, from_dict(judged))
            rule = said.refusal.rule if said.refusal else None
            assert judge(judged, of) == Verdict(said.ok, said.at, rule)


@pytest.mark.rule("F10")
def test_it_decides_which_town_is_out() -> None:
    table = Table(3, edition=_mine())
    out = [town.town for town in table.view().towns if not town.in_play]
    assert out == ["brugge"]  # red's town in that edition
    table.ask(0, "town:leuven")
    assert table.rule(0, build("leuven", "XN", "blue")) == "F27"


# ---- districts with two masters


@pytest.mark.rule("F6", "F29")
def test_tiles_with_none_one_and_two_masters_are_three_choices() -> None:
    table = Table(4, edition=_mine()).ask(0, "town:gent")
    assert table.view().stock["blue"]["X"] == Tiles(plain=1, master=1, two=4)
    found = table.layings(space="XN", guild="blue")
    assert [move.master for move in found] == [False, True, 2]
    assert [type(move.master) for move in found] == [bool, bool, int]
    table.play(0, build("gent", "XN", "blue", master=2))
    assert table.view().stock["blue"]["X"] == Tiles(plain=1, master=1, two=3)
    assert table.district("gent", "XN").masters == 2
    assert table.told("built")[0]["master"] == 2


@pytest.mark.rule("F24")
def test_a_tile_with_two_masters_that_no_one_has_is_not_in_stock() -> None:
    table = Table(4).ask(0, "town:gent")
    assert table.rule(0, build("gent", "XN", "blue", master=2)) == "F24"
    assert table.rule(0, build("gent", "XN", "church", master=2)) == "F24"
    mine = Table(4, edition=_mine()).empty_stock("blue", "X").ask(0, "town:gent")
    assert mine.rule(0, build("gent", "XN", "blue", master=2)) == "F24"


@pytest.mark.rule("F28")
def test_a_special_has_no_master() -> None:
    table = Table(4).ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZN", "church", master=2, special="A")) == "F28"


@pytest.mark.parametrize("master", [0, 1, 3, -1, 2.0, "2", None])
def test_other_numbers_of_masters_are_no_move(master: object) -> None:
    move = {**build("gent", "XN", "blue"), "master": master}
    assert SCHEMA.read_move(move) is None


@pytest.mark.rule("F34")
def test_both_masters_of_a_district_break_a_tie() -> None:
    table = Table(4, edition=_mine())
    table.lay("luik", "XN", "blue**").lay("luik", "XS", "yellow*")
    assert table.district("luik", "XN").masters == 2
    ranks = {row.guild: (row.masters, row.rank) for row in table.town("luik").guilds}
    assert ranks == {"blue": (2, 1), "yellow": (1, 2)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_masters_are_said(language: str) -> None:
    say = speech(language, GAME)
    said = [say.move(build("gent", "XN", "blue", master=master)) for master in (False, True, 2)]
    assert len(set(said)) == 3
    names = [
        say.say("tile-name", guild="blue", master=master, special=None)
        for master in (False, True, 2)
    ]
    assert len(set(names)) == 3


# ---- golden cards of a town: none, one or two


@pytest.mark.rule("F7", "F9")
def test_a_town_may_have_two_golden_cards_or_none() -> None:
    golden = [CARDS[card] for card in Table(4, edition=_mine()).state.golden]
    assert golden[:14].count("town:gent") == 2
    assert "town:luik" not in golden


@pytest.mark.rule("F10")
def test_both_golden_cards_of_the_town_that_is_out_go() -> None:
    source = _mine().source.replace('"town:brugge" = 1', '"town:brugge" = 2')
    source = source.replace('"town:ieper" = 1', "").replace('name = "mine"', 'name = "two"')
    table = Table(3, edition=GAME.own_edition(source, "two.toml"))
    assert len(table.state.golden) == 26
    assert "town:brugge" not in [CARDS[card] for card in table.state.golden]


@pytest.mark.rule("F11", "F15")
def test_of_two_cards_of_a_town_one_may_be_played_and_one_removed() -> None:
    table = Table(4, golden=["town:gent", "town:gent", "site", "pickup"], edition=_mine())
    table.choose("pickup", "pickup", "pickup", "pickup")
    table.play(0, build("gent", "XN", "grey", master=2))
    assert table.golden().drawn == [SeenCard("town:gent", "discards")]
    table.state.golden_card = -1
    table.state.scored |= 1 << CARDS.index("town:gent")
    table.state.golden_at = 1
    table.end_round()
    assert table.golden().drawn == [
        SeenCard("town:gent", "discards"),
        SeenCard("town:gent", "removed"),
    ]
