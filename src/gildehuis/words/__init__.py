"""Every word shown to people: Project Fluent texts of the house and of each game."""

from gildehuis.words.rulebook import Rule, Rulebook, rulebook
from gildehuis.words.speech import LANGUAGES, Speech, speech

__all__ = ["LANGUAGES", "Rule", "Rulebook", "Speech", "rulebook", "speech"]
