"""Checks of words: every text in every language, every rule in every rulebook."""

from gildehuis.conformance.broken import need
from gildehuis.conformance.sampling import positions
from gildehuis.core.drawing import plain
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.secrecy import tell
from gildehuis.words import LANGUAGES, rulebook, speech
from gildehuis.words.speech import game_source, keys, languages_of

_ALWAYS = ("game-title", "game-pitch", "game-about")


def texts(game: AnyGame, setup: Setup, seed: str) -> None:
    """The same texts in all its languages, and one for all that is asked, done, told, ended by."""
    english = keys(game_source(game, "en"))
    for language in languages_of(game):
        own = keys(game_source(game, language))
        lacking, spare = sorted(english - own), sorted(own - english)
        need(own == english, f"{language}: missing {lacking}, not in English {spare}")
    for key in _ALWAYS:
        need(key in english, f"no text {key}")
    for language in languages_of(game):
        _spoken(game, setup, seed, language)


def _spoken(game: AnyGame, setup: Setup, seed: str, language: str) -> None:
    say = speech(language, game)
    names = [f"Player {seat}" for seat in range(setup.players)]
    for match, _ in positions(game, setup, seed, every=6):
        for seat in match.to_act():
            legal = match.legal(seat)
            asked = game.asked(match.state, seat)
            _complete(say.ask(asked, setup.players, legal), "ask-", language)
            for named in legal[:40]:
                _complete(say.move(named), "move-", language)
        for event in tell(match.state.events or [], None):
            _complete(say.event(event, names), "event-", language)
        for viewer in (None, 0):
            drawing = game.draw(setup, game.view(match.state, viewer), say.say)
            need(bool(plain(drawing).strip()), "the drawing is empty")
    result = match.result()
    assert result is not None
    _complete(say.say(f"end-{result.end}"), "end-", language)


def _complete(said: str, prefix: str, language: str) -> None:
    """A text that is missing shows its key; one that lacks an argument shows its name."""
    missing = said.startswith(prefix) or (said.endswith("]") and " [" in said)
    need(not missing, f"{language}: {said}")


def rulebooks(game: AnyGame, _setup: Setup, _seed: str) -> None:
    """The rulebook has the same rules in all its languages, each with words."""
    english = rulebook(game, "en").rules
    need(bool(english), "RULES.md has no rules (list items that open with **id**)")
    for language in LANGUAGES:
        own = rulebook(game, language).rules
        need(list(own) == list(english), f"{language}: other rules than in English")
        for rule in own.values():
            need(bool(rule.text.strip()), f"{language}: {rule.id} says nothing")
