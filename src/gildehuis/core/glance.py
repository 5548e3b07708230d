"""A first look at an edition's text, in linear time: is it of a size that can be read at leisure?

Parsers of TOML take a time that grows with the square of a dotted key, recurse into brackets and
stumble over endless numbers. Whatever a stranger brings is looked at here before it is parsed.
"""

import re
from typing import Final

from gildehuis.core.refusal import BadInput

# All far beyond any edition that describes a box: the longest shipped file has 20,000 characters,
# lines of 173, keys of 3 parts and brackets 3 deep.
LONGEST: Final = 200_000  # characters
LONGEST_LINE: Final = 2_000
LONGEST_WORD: Final = 100  # a bare key, a number, a date
MOST_DOTS: Final = 8  # in one key
DEEPEST: Final = 16  # brackets and braces

_NEXT: Final = re.compile(r"""\"{3}|'{3}|["'#\n=,\[\]{}]|[^\s"'#=,\[\]{}]+""")
_ENDS: Final = {
    '"""': re.compile(r'\\.|"{3}', re.DOTALL),
    "'''": re.compile("'{3}"),
    '"': re.compile(r'\\.|["\n]'),
    "'": re.compile("['\n]"),
    "#": re.compile("\n"),
}


def glance(source: str, where: str) -> None:
    """BadInput if the text is not worth parsing; a text that passes may still be nonsense."""
    if len(source) > LONGEST:
        raise BadInput(f"{len(source)} characters", where, f"at most {LONGEST}")
    for number, line in enumerate(source.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _wrong(where, number, f"{len(line)} characters", f"at most {LONGEST_LINE}")
        if "\0" in line:
            raise _wrong(where, number, "a NUL character", "text")
    _Look(source, where).through()


def _wrong(where: str, line: int, what: str, right: str) -> BadInput:
    return BadInput(what, f"{where}, line {line}", right)


class _Look:
    """Goes through the words and marks of a text, past what is quoted or commented."""

    def __init__(self, source: str, where: str) -> None:
        self.source = source
        self.where = where
        self.depth = 0
        self.dots = 0  # since the last mark that ends a key

    def through(self) -> None:
        at = 0
        while found := _NEXT.search(self.source, at):
            token, at = found[0], found.end()
            if token in _ENDS:
                at = self._end(token, at)
                if token == "#":
                    self.dots = 0
            elif token in "\n=,":
                self.dots = 0
            elif token in "[{":
                self._deeper(found.start())
            elif token in "]}":
                self.depth, self.dots = max(0, self.depth - 1), 0
            else:
                self._word(token, found.start())

    def _end(self, quote: str, at: int) -> int:
        """Where a string or comment ends; the text's end if it does not."""
        while found := _ENDS[quote].search(self.source, at):
            at = found.end()
            if found[0][0] != "\\":
                return at
        return len(self.source)

    def _deeper(self, at: int) -> None:
        self.depth, self.dots = self.depth + 1, 0
        if self.depth > DEEPEST:
            raise self._refused(at, "brackets too deep", f"at most {DEEPEST} in each other")

    def _word(self, word: str, at: int) -> None:
        self.dots += word.count(".")
        if self.dots > MOST_DOTS:
            raise self._refused(at, f"{self.dots} dots in a key", f"at most {MOST_DOTS}")
        if len(word) > LONGEST_WORD:
            kind = "number" if word.lstrip("+-")[:1].isdigit() else "word"
            what = f"a {kind} of {len(word)} characters"
            raise self._refused(at, what, f"at most {LONGEST_WORD}")

    def _refused(self, at: int, what: str, right: str) -> BadInput:
        return _wrong(self.where, self.source.count("\n", 0, at) + 1, what, right)
