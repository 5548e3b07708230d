"""What every number of an observation means, as a table: `python -m gildehuis.envs.describe`."""

import sys

from gildehuis.core import registry
from gildehuis.envs.episode import Table

HEAD = """# What every number means
Made by `python -m gildehuis.envs.describe > docs/research-arrays.md`; [research.md](research.md) says how to use it.
Numbers are divided by `most`, so that a learner sees 0 … 1. Seats are counted from the viewer on.
"""  # noqa: E501


def describe(game: str, players: int) -> list[str]:
    """The slices of a game in Markdown."""
    table = Table(game, players)
    lines = [
        f"## {game}, {players} players",
        f"{table.size} numbers, {table.actions} actions.",
        "",
        "| slice | from | shape | most | what |",
        "|---|---|---|---|---|",
    ]
    for part in table.arrays.slices:
        shape = " × ".join(str(n) for n in part.shape)
        start = table.arrays.start[part.name]
        lines.append(f"| {part.name} | {start} | {shape} | {part.most:g} | {part.about} |")
    return [*lines, ""]


def document() -> str:
    """All games, each with its largest number of players."""
    lines = [HEAD]
    for name in registry.names():
        lines += describe(name, max(registry.find(name).players))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(document())
