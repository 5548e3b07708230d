"""The code blocks of a page, in their order."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

_BLOCK = re.compile(
    r'^(?P<indent> *)```(?P<language>\w*)(?: title="(?P<title>[^"]+)")?\n'
    r"(?P<text>.*?)^(?P=indent)```$",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    language: str
    title: str | None  # the file that the block is
    text: str


def blocks(page: Path) -> list[Block]:
    found = _BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Block(b["language"], b["title"], dedent(b["text"])) for b in found]
