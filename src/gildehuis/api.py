"""The Python API: a match to play with in a program or a notebook. `gildehuis.new("kardinal")`."""

from pathlib import Path
from typing import Any

from gildehuis.bots import make
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.drawing import plain
from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Edition, Named, Result
from gildehuis.core.match import Match as CoreMatch
from gildehuis.core.record import Record, decode, encode
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.replay import resume
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import View, look, tell
from gildehuis.core.setup import settle
from gildehuis.core.undo import take_back
from gildehuis.words import Speech, speech


class IllegalMove(ValueError):
    """A move that the rules do not allow: `rule` is the rule's id, the message says why."""

    def __init__(self, rule: str | None, reason: str) -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.rule = rule
        self.reason = reason


class Move(dict[str, Any]):
    """A named move, as records write it; `str` gives it in words."""

    def __init__(self, named: Named, words: str) -> None:
        super().__init__(named)
        self.words = words

    def __str__(self) -> str:
        return self.words


class Match:
    """A match in progress. In a notebook it draws itself, as a spectator sees it."""

    def __init__(self, core: CoreMatch[Any], language: str = "en") -> None:
        self.core = core
        self.language = language

    # ---- whose turn, and what can be done

    @property
    def game(self) -> AnyGame:
        return self.core.game

    @property
    def players(self) -> int:
        return self.core.setup.players

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision; several when they choose in secret at once."""
        return list(self.core.to_act())

    @property
    def turn(self) -> int | None:
        """The seat to be asked next; None when the match is over."""
        seats = self.core.to_act()
        return seats[0] if seats else None

    @property
    def asked(self) -> str:
        """What the seat at turn decides now, in words."""
        seat = self.turn
        if seat is None:
            return ""
        asked = self.game.asked(self.core.state, seat)
        return self._speech.ask(asked, self.core.setup.players, self.core.legal(seat))

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat, by default the one at turn; none if it is not asked."""
        seat = self.turn if seat is None else seat
        if seat is None:
            return []
        return [Move(named, self._speech.move(named)) for named in self.core.legal(seat)]

    # ---- playing

    def play(
        self, move: Named | str | int | None = None, seat: int | None = None, **fields: Any
    ) -> list[str]:
        """Make a move and hear what happened, as the seat is told it.

        `move` is one of `legal()`, its number in that list, its words (or a part that only one
        has), or its type with the other fields by name: `play("take_stone", colour="red")`.
        """
        seat = self.turn if seat is None else seat
        if seat is None:
            raise IllegalMove(None, "the match is over")
        try:
            events = self.core.play(seat, self._find(move, seat, fields))
        except Refusal as refusal:
            raise IllegalMove(refusal.rule, self._speech.refusal(refusal)) from None
        return self._say(events, seat)

    def _find(self, move: Named | str | int | None, seat: int, fields: dict[str, Any]) -> Named:
        if isinstance(move, dict):
            return dict(move)
        legal = self.legal(seat)
        if isinstance(move, int):
            if not -len(legal) <= move < len(legal):
                raise IllegalMove(None, f"there are {len(legal)} legal moves, so no number {move}")
            return dict(legal[move])
        if fields:
            return {"type": move, **fields}
        wanted = str(move or "").lower()
        exact = [m for m in legal if m.words.lower() == wanted or list(m.values()) == [wanted]]
        found = exact or [m for m in legal if wanted in m.words.lower()]
        if len(found) == 1:
            return dict(found[0])
        some = "; ".join(m.words for m in (found or legal)[:4])
        what = f"{len(found)} moves have" if found else "no legal move has"
        raise IllegalMove(None, f'{what} the words "{move}": {some} …')

    def play_bot(self, bot: str = "random") -> list[str]:
        """Let a bot decide for the seat at turn, seeing only what that seat sees.

        `random`, `greedy`, `easy`, `medium`, `hard`, `mcts:nodes=400` or `run:COMMAND`.
        """
        seat = self.turn
        if seat is None:
            raise IllegalMove(None, "the match is over")
        seed = f"{self.core.seed}/{len(self.core.log)}"
        player = make(bot, self.game, self.core.setup, seat, seed)
        try:
            return self.play(asdict(player.choose(self.view(seat))), seat)
        finally:
            player.close()

    def play_out(self, bot: str = "random") -> "Match":
        """Let a bot play all seats to the end."""
        while self.to_act:
            self.play_bot(bot)
        return self

    def undo(self) -> bool:
        """Take the last move back, if nobody has learned anything by it."""
        last = self.core.log[-1] if self.core.log else {}
        before = take_back(self.core, last["seat"]) if "seat" in last else None
        if before is None:
            return False
        self.core = before
        return True

    # ---- the end

    @property
    def is_over(self) -> bool:
        return not self.core.to_act()

    @property
    def result(self) -> Result | None:
        """Scores, winners, ranking and kind of end; None while the match goes on."""
        return self.core.result()

    # ---- what is known

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know; without one, a spectator."""
        return look(self.game, self.core.state, seat)

    def draw(self, seat: int | None = None) -> str:
        """The match as text, as a seat or a spectator sees it."""
        drawing = self.game.draw(self.core.setup, self.view(seat).position, self._speech.say)
        return plain(drawing)

    def svg(self, seat: int | None = None) -> str:
        """The match as SVG, as a seat or a spectator sees it."""
        return self.game.picture(self.core.setup, self.view(seat).position, self._speech.say)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        if self.result is not None:
            now = "over, " + " : ".join(str(score) for score in self.result.scores)
        else:
            now = f"seat {self.turn} to act"
        moves = sum("seat" in entry for entry in self.core.log)
        return f"<{self.game.name}, {self.players} players, {moves} moves, {now}>"

    # ---- the record

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        made = [entry["move"] for entry in self.core.log if "seat" in entry]
        return [Move(named, self._speech.move(named)) for named in made]

    def record(self) -> Record:
        return self.core.record()

    def save(self, path: str | Path) -> None:
        """Write the record as one line of JSON; `gildehuis.load` reads it."""
        Path(path).write_bytes(encode(self.record()) + b"\n")

    def copy(self) -> "Match":
        """An independent match that goes on from here."""
        record = decode(encode(self.record())).cut(len(self.core.log))
        return Match(resume(self.game, self.core.setup, record), self.language)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __reduce__(self) -> Any:
        edition = self.core.setup.edition
        own = edition is not None and edition.name not in self.game.editions
        source = edition.source if edition is not None and own else None
        return _unpickled, (encode(self.record()), self.language, source)

    @property
    def _speech(self) -> Speech:
        return speech(self.language, self.game, self.core.setup.edition)

    def _say(self, events: list[Announcement], seat: int) -> list[str]:
        names = [person["name"] for person in self.core.seats]
        return [self._speech.event(told, names) for told in tell(events, seat)]


def new(
    game: str = "kardinal",
    players: int = 2,
    seed: int | str = 1,
    options: dict[str, Any] | None = None,
    edition: str | Path | None = None,
    language: str = "en",
) -> Match:
    """A new match; the same seed gives the same chance. An own edition is given by its file."""
    found = registry.find(game)
    setup = settle(found, players, options, _edition(found, edition))
    return Match(CoreMatch(found, setup, Chance(str(seed)), None, str(seed)), language)


def load(path: str | Path, language: str = "en", edition: str | Path | None = None) -> Match:
    """The match of a record: a file of one line, as `Match.save` writes it."""
    lines = Path(path).read_bytes().splitlines()
    if len(lines) != 1:
        raise BadInput(f"{len(lines)} records", str(path), "one line; `load_all` reads many")
    return _from_record(decode(lines[0], str(path)), language, edition)


def load_all(
    path: str | Path, language: str = "en", edition: str | Path | None = None
) -> list[Match]:
    """The matches of a file of records, one a line."""
    lines = Path(path).read_bytes().splitlines()
    return [
        _from_record(decode(line, f"{path}, line {number}"), language, edition)
        for number, line in enumerate(lines, 1)
    ]


def _from_record(record: Record, language: str, edition: str | Path | None) -> Match:
    game = registry.find(record.game)
    own = _edition(game, edition) or record.edition
    setup = settle(game, record.players, record.options, own, record.rules)
    return Match(resume(game, setup, record), language)


def _unpickled(record: bytes, language: str, source: str | None) -> Match:
    known = decode(record, "pickle")
    game = registry.find(known.game)
    own = game.own_edition(source, "pickle") if source is not None else known.edition
    setup = settle(game, known.players, known.options, own, known.rules)
    return Match(resume(game, setup, known), language)


def _edition(game: AnyGame, given: str | Path | None) -> Edition | str | None:
    """A shipped edition by its name, or somebody's own by its file."""
    if given is None or given in game.editions:
        return None if given is None else str(given)
    try:
        source = Path(given).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        right = ", ".join((*game.editions, "or the file of your own"))
        raise BadInput(f'no edition "{given}": {wrong}', "edition", right) from None
    return game.own_edition(source, str(given))


def games() -> list[str]:
    """The names of all games."""
    return list(registry.names())
