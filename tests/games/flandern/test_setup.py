"""Material and setup (F1–F10)."""

from collections import Counter

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.core.refusal import Refusal
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import CARDS, SHAPES
from gildehuis.games.flandern.schema import Pieces, Position, Tiles
from gildehuis.games.flandern.schema_words import Arms
from tests.games.flandern.replaying import verdict
from tests.games.flandern.table import Table

PLAYERS_GUILDS: tuple[Arms, ...] = ("blue", "yellow", "green", "red")
RED_AND_GREY: tuple[Arms, ...] = ("red", "grey")


def _left(view: Position, guild: Arms) -> int:
    """How many districts of a guild are in stock."""
    return sum(tiles.plain + tiles.master + tiles.two for tiles in view.stock[guild].values())


@pytest.mark.rule("F1", "F5")
def test_six_towns_have_the_centres_of_their_guilds() -> None:
    centres = {town.town: town.spaces[0].guild for town in Table(4).view().towns}
    assert centres == {
        "brugge": "blue",
        "gent": "yellow",
        "ieper": "green",
        "leuven": "red",
        "utrecht": "grey",
        "luik": "church",
    }


@pytest.mark.rule("F2")
def test_a_player_has_fifteen_districts_and_eleven_silver_cards() -> None:
    view = Table(4).view()
    for guild in PLAYERS_GUILDS:
        assert _left(view, guild) == 15
    for seat in view.seats:
        assert len(seat.hand) == 8
        assert seat.influence == 3
        assert seat.open == []


@pytest.mark.rule("F3", "F4")
def test_the_common_material() -> None:
    table = Table(4)
    view = table.view()
    assert view.stock["grey"]["X"] == Tiles(plain=3, master=2, two=0)
    assert _left(view, "grey") == 15
    assert list(view.stock["church"].values()) == [Tiles(plain=3, master=0, two=0)] * 3
    assert view.specials == ["A", "B", "C", "D"]
    assert view.pieces == Pieces(building_sites=10, cathedrals=4, guild_masters=4)
    assert table.golden().left == 27  # one of 28 is drawn


@pytest.mark.rule("F6")
def test_printed_masters() -> None:
    table = Table(4)
    centres = [town.spaces[0].masters for town in table.view().towns]
    assert centres == [2, 2, 2, 2, 2, 0]
    stock = table.view().stock
    assert all(stock[guild][shape].master == 2 for guild in RED_AND_GREY for shape in SHAPES)
    assert all(stock["church"][shape].master == 0 for shape in SHAPES)


PILES: dict[str, tuple[dict[str, int], dict[str, int]]] = {  # of either edition: A, then B
    "reconstructed-2": (
        {"town:brugge": 1, "town:gent": 1, "town:ieper": 1}
        | {"site": 3, "pickup": 2, "cathedral": 1, "master": 1, "influence": 4},
        {"town:leuven": 1, "town:utrecht": 1, "town:luik": 1}
        | {"site": 1, "pickup": 2, "cathedral": 3, "master": 3, "influence": 2},
    ),
    "reconstructed": (
        {str(card): 1 for card in CARDS if card.startswith("town:")}
        | {"site": 2, "pickup": 2, "cathedral": 1, "master": 1, "influence": 2},
        {"site": 2, "pickup": 2, "cathedral": 3, "master": 3, "influence": 4},
    ),
}


@pytest.mark.rule("F7", "F9")
@pytest.mark.parametrize("edition", GAME.editions)
def test_pile_a_lies_on_pile_b(edition: str) -> None:
    table = Table(4, edition=GAME.shipped_edition(edition))
    golden = [CARDS[card] for card in table.state.golden]
    assert (Counter(golden[:14]), Counter(golden[14:])) == PILES[edition]


@pytest.mark.rule("F8")
def test_seat_0_starts_and_seats_take_the_guilds_in_order() -> None:
    table = Table(4)
    assert table.golden().starter == 0
    assert [seat.guild for seat in table.view().seats] == ["blue", "yellow", "green", "red"]


@pytest.mark.rule("F10")
def test_three_players_play_without_red_and_leuven() -> None:
    table = Table(3)
    view = table.view()
    assert [town.town for town in view.towns if not town.in_play] == ["leuven"]
    assert len(view.seats[0].hand) + view.seats[0].influence == 10
    assert "town:leuven" not in view.seats[0].hand
    assert _left(view, "red") == 0


@pytest.mark.rule("F10")
@pytest.mark.parametrize(("edition", "above"), [("reconstructed-2", 14), ("reconstructed", 13)])
def test_three_players_play_without_leuvens_golden_card(edition: str, above: int) -> None:
    """It goes from the pile that the edition has it in."""
    table = Table(3, edition=GAME.shipped_edition(edition))
    golden = [CARDS[card] for card in table.state.golden]
    assert len(golden) == 27
    assert "town:leuven" not in golden
    assert golden[:above].count("influence") == PILES[edition][0]["influence"]


@pytest.mark.rule("F10")
def test_nothing_can_be_laid_in_the_town_that_is_out() -> None:
    table = Table(3).ask(0, "site")
    assert table.layings(town="leuven") == []
    move = {"type": "set_up", "town": "leuven", "space": "XN", "guild": "blue"}
    assert table.rule(0, {**move, "master": False, "special": None}) == "F10"


@pytest.mark.rule("F9", "F10")
@pytest.mark.parametrize("players", [3, 4])
def test_a_golden_pile_of_wrong_cards_is_refused(players: int) -> None:
    golden = [CARDS[card] for card in Table(players).state.golden]
    golden[0], golden[-1] = "influence", "influence"
    judged = verdict(players, [{"chance": "golden_pile", "value": golden}])
    assert isinstance(judged.refusal, Refusal)
    assert (judged.at, judged.refusal.rule) == (0, "F9")


def test_a_match_without_an_edition_cannot_begin() -> None:
    with pytest.raises(TypeError, match="edition"):
        GAME.new(Setup(4), Chance("x"))
