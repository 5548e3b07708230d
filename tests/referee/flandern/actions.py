"""The actions of cards: building, setting up, finishing, cathedrals and masters (F17–F23)."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.referee.flandern.board import Board
from tests.referee.flandern.edition import CHURCH
from tests.referee.flandern.questions import Decision
from tests.referee.flandern.town import District, Tile, Town
from tests.referee.verdict import Foul, Json


@dataclass
class Work(Decision):
    """A town or site card: whose districts it serves and by which rules it is refused."""

    board: Board
    card: str
    arms: tuple[str, ...]
    rule: str
    arms_rule: str  # named when the card does not serve the arms

    @property
    def town(self) -> str | None:
        """The town of a town card; a site card serves all."""
        return self.card.removeprefix("town:") if self.card.startswith("town:") else None

    def legal(self) -> list[Json]:
        if self.town is None:
            return list(self._set_ups())
        town = self.board.towns[self.town]
        return [*self._layings("build", town), *self._finishes(town)]

    def _set_ups(self) -> Iterator[Json]:
        """F18: a building-site piece must be in stock."""
        if self.board.building_sites > 0:
            for town in self.board.open_towns():
                yield from self._layings("set_up", town)

    def _layings(self, kind: str, town: Town) -> Iterator[Json]:
        for arms in self.arms:
            for space, tile in self.board.layings(town, arms):
                yield {
                    "type": kind,
                    "town": town.name,
                    "space": space,
                    "guild": arms,
                    "master": tile.master,
                    "special": tile.special,
                }

    def _finishes(self, town: Town) -> Iterator[Json]:
        """F17: sites on districts that the card serves."""
        for space, district in town.districts.items():
            if district.site and district.arms in self.arms:
                yield {"type": "finish", "town": town.name, "space": space}

    def check(self, move: Json) -> None:
        if move["type"] not in (("set_up",) if self.town is None else ("build", "finish")):
            raise Foul(self.rule, "another type of move")
        town = open_town(self.board, move["town"], self.town, self.rule)
        if move["type"] == "finish":
            self._check_finish(town, move["space"])
            return
        if move["guild"] not in self.arms:
            raise Foul(self.arms_rule, f"the card does not serve {move['guild']}")
        tile = Tile(move["guild"], int(move["master"]), move["special"])
        self.board.check_laying(town, move["space"], tile)

    def _check_finish(self, town: Town, space: str) -> None:
        district = town.districts.get(space)
        if district and district.arms not in self.arms:
            raise Foul(self.arms_rule, f"the card does not serve {district.arms}")
        if not district or not district.site:
            raise Foul(self.rule, f"no site on {space}")

    def carry_out(self, move: Json) -> None:
        town, space = self.board.towns[move["town"]], move["space"]
        if move["type"] == "finish":
            town.districts[space].site = False
            self.board.building_sites += 1
            return
        tile = Tile(move["guild"], int(move["master"]), move["special"])
        self.board.lay(town, space, tile, as_site=move["type"] == "set_up")


@dataclass
class Figure(Decision):
    """Golden cathedral (F21) or golden master (F22): a wooden figure on a laid district."""

    board: Board
    card: str
    own: str

    @property
    def rule(self) -> str:  # type: ignore[override]
        return "F21" if self.card == "cathedral" else "F22"

    def _takes(self, district: District) -> bool:
        if self.card == "cathedral":
            return district.arms == CHURCH and not district.cathedral
        return district.arms in (self.own, "grey")

    def legal(self) -> list[Json]:
        """F23R: with no figure or no target left there is none."""
        left = self.board.cathedrals if self.card == "cathedral" else self.board.guild_masters
        return [
            {"type": self.card, "town": town.name, "space": space}
            for town in (self.board.open_towns() if left > 0 else [])
            for space, district in town.districts.items()
            if self._takes(district)
        ]

    def check(self, move: Json) -> None:
        if move["type"] != self.card:
            raise Foul(self.rule, "another type of move")
        town = open_town(self.board, move["town"], None, self.rule)
        district = town.districts.get(move["space"])
        if not district or not self._takes(district):
            raise Foul(self.rule, f"nothing for a {self.card} on {move['space']}")

    def carry_out(self, move: Json) -> None:
        district = self.board.towns[move["town"]].districts[move["space"]]
        if self.card == "cathedral":
            district.cathedral = True
            self.board.cathedrals -= 1
        else:
            district.figures += 1
            self.board.guild_masters -= 1


def open_town(board: Board, name: str, of_card: str | None, rule: str) -> Town:
    """The town a move names: in the game, the card's if it has one, and not scored."""
    if name not in board.towns:
        raise Foul("F10", f"{name} is out of the game")
    if of_card is not None and name != of_card:
        raise Foul(rule, f"the card is for {of_card}")
    if board.towns[name].scored:
        raise Foul("F35", f"{name} is scored")
    return board.towns[name]


def hand_work(board: Board, card: str, own: str) -> Work:
    """F17, F18: a silver card."""
    rule = "F18" if card == "site" else "F17"
    return Work(board, card, (own, "grey", CHURCH), rule, rule)


def golden_work(board: Board, card: str) -> Work:
    """F20: a golden card serves only grey and church."""
    return Work(board, card, ("grey", CHURCH), "F20", "F20")


def pile_work(board: Board, card: str) -> Work:
    """F42: for a pile card "own" is the guild whose card it is."""
    guild, action = card.split(":", maxsplit=1)
    rule = "F18" if action == "site" else "F17"
    return Work(board, action, (guild, "grey", CHURCH), rule, "F42")
