"""A game's rulebook in our own words: sections and numbered rules read from its RULES files."""

import re
from dataclasses import dataclass
from functools import cache

from gildehuis.core.game import AnyGame

_RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.*)$")


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: str  # Markdown


@dataclass(frozen=True)
class Rulebook:
    title: str
    source: str  # the whole file, Markdown
    rules: dict[str, Rule]  # by id, in the order of the book


@cache
def rulebook(game: AnyGame, language: str = "en") -> Rulebook:
    """RULES.md, RULES.nl.md or RULES.pl.md of a game; the English one where another is missing."""
    own = game.folder() / f"RULES.{language}.md"
    book = own if own.is_file() else game.folder() / "RULES.md"
    return parse(book.read_text(encoding="utf-8"))


def parse(source: str) -> Rulebook:
    """Rules are list items that open with their id in bold; indented lines continue them."""
    title, section = "", ""
    rules: dict[str, Rule] = {}
    current: str | None = None
    for line in source.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("#"):
            section, current = line.lstrip("#").strip(), None
        elif found := _RULE.match(line):
            current = found[1]
            rules[current] = Rule(current, section, found[2])
        elif current and line.startswith("  "):
            rule = rules[current]
            rules[current] = Rule(rule.id, rule.section, f"{rule.text}\n{line.strip()}")
        else:
            current = None
    return Rulebook(title, source, rules)
