"""A balance report: on screen, and as Markdown for the documentation."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gildehuis.arena.balance import Balance, Thing, odd_seats, odd_things, unused
from gildehuis.arena.series import Series
from gildehuis.core import registry
from gildehuis.words import speech


def facts(series: Series, balance: Balance) -> list[tuple[str, str]]:
    """Name and value of each number about the game as a whole."""
    mean, deviation = balance.decisions
    ends = ", ".join(f"{end} {n / balance.matches:.0%}" for end, n in balance.ends.items())
    return [
        ("matches", f"{balance.matches}, every seat `{series.bots[0]}`"),
        *[(f"seat {n} wins", share.text()) for n, share in enumerate(balance.seats)],
        ("decisions a match", f"{mean:.0f} ± {deviation:.0f}"),
        ("points, first to last", " / ".join(f"{p:.1f}" for p in balance.points)),
        ("standard deviation of points", f"{balance.deviation:.1f}"),
        ("lead of the winner", f"{balance.margin:.1f}"),
        ("shared victories", balance.shared.text()),
        ("ends", ends),
    ]


def called(series: Series, thing: str) -> str:
    """A thing as people call it, with its id where that is another."""
    kind, _, id_ = thing.partition(" ")
    name = str(speech("en", registry.find(series.game)).word(id_)) if id_ else ""
    return f"{kind} {name}" + (f" ({id_})" if name.lower() != id_.lower() else "") if id_ else kind


def columns(series: Series, thing: Thing) -> tuple[str, str, str, str, str]:
    return (
        called(series, thing.name),
        f"{thing.uses:.2f}",
        f"{thing.taken.value:.0%}",
        f"{thing.users.value:.0%}",
        thing.wins.text() if thing.uses else "",
    )


HEADS = (
    "thing",
    "uses a match",
    "taken when offered",
    "used by",
    "wins of those who use it (95 %)",
)


def screen(series: Series, balance: Balance) -> RenderableType:
    title = f"{series.game}, {series.players} players"
    whole = Table(title=title, title_justify="left", show_header=False)
    for row in facts(series, balance):
        whole.add_row(*row)
    things = Table(title=f"Used, and won with (fair: {1 / balance.players:.0%})")
    for n, head in enumerate(HEADS):
        things.add_column(head, justify="right" if n else "left")
    for thing in balance.things:
        things.add_row(*columns(series, thing))
    return Group(whole, things, Text("What looks off: " + " ".join(remarks(series, balance))))


def remarks(series: Series, balance: Balance) -> list[str]:
    """What looks off, in sentences."""
    fair = 1 / balance.players
    said = [
        f"Seat {n} wins {balance.seats[n].value:.0%} instead of {fair:.0%}."
        for n in odd_seats(balance)
    ]
    odd = odd_things(balance)
    good = [called(series, t.name) for t in odd if t.wins.value > fair][:8]
    bad = [called(series, t.name) for t in odd if t.wins.value < fair][-8:]
    never = [called(series, name) for name in unused(balance)]
    if good:
        said.append("Goes with winning: " + ", ".join(good) + ".")
    if bad:
        said.append("Goes with losing: " + ", ".join(bad) + ".")
    if never:
        said.append("Offered and never taken: " + ", ".join(never) + ".")
    return said or ["Nothing that these matches could tell from chance."]


def markdown(series: Series, balance: Balance) -> str:
    """The report as a section of docs/balance.md."""
    lines = [f"### {series.players} players", ""]
    lines += ["| | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in facts(series, balance)]
    lines += ["", "**What looks off.** " + " ".join(remarks(series, balance)), ""]
    lines += ["<details><summary>Everything used</summary>", ""]
    lines += ["| " + " | ".join(HEADS) + " |", "|---|--:|--:|--:|--:|"]
    lines += ["| " + " | ".join(columns(series, thing)) + " |" for thing in balance.things]
    return "\n".join([*lines, "", "</details>", ""])
