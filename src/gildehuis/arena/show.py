"""A series on screen: the tables."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gildehuis.arena.series import Series
from gildehuis.arena.summary import BotLine, Summary
from gildehuis.arena.table import Played


def tables(series: Series, summary: Summary) -> RenderableType:
    """Bots, seats, pairs, and who forfeited."""
    parts: list[RenderableType] = [_bots(series, summary), _seats(summary)]
    if len(summary.pairs) > 2:
        parts.append(_pairs(summary))
    parts += [_out(line) for line in summary.bots if line.forfeits]
    return Group(*parts)


def running(series: Series, matches: Iterable[Played]) -> str:
    """The result so far, in a few words."""
    seats = dict.fromkeys(series.bots, 0)
    won = dict.fromkeys(series.bots, 0.0)
    for match in matches:
        winners = match.winners()
        for n, seat in enumerate(match.seats):
            seats[seat.bot] += 1
            won[seat.bot] += (n in winners) / len(winners)
    return "  ".join(f"{short(b)} {won[b] / seats[b]:.0%}" for b in won if seats[b])


def short(bot: str) -> str:
    """A bot's name that fits a column."""
    return bot if len(bot) <= 24 else bot[:23] + "…"


def _bots(series: Series, summary: Summary) -> Table:
    title = f"{series.game}, {series.players} players, {summary.matches} matches"
    table = Table(title=title, title_justify="left")
    table.add_column("bot")
    for head in ("wins (95 %)", "rating", "points", "decisions/s", "slowest"):
        table.add_column(head, justify="right")
    for line in summary.bots:
        table.add_row(
            short(line.bot),
            line.share.text(),
            f"{line.mu:.1f} ± {line.sigma:.1f}",
            f"{line.points / max(line.seats, 1):.1f}",
            f"{line.speed:,.0f}",
            f"{line.slowest:.3f} s",
        )
    return table


def _seats(summary: Summary) -> Table:
    table = Table(title="Seats", title_justify="left")
    table.add_column("seat")
    table.add_column("wins (95 %)", justify="right")
    for n, share in enumerate(summary.seats):
        table.add_row(str(n), share.text())
    return table


def _pairs(summary: Summary) -> Table:
    names = list(summary.pairs)
    table = Table(title="Row before column", title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(short(name), justify="right")
    for name in names:
        row = summary.pairs[name]
        table.add_row(short(name), *[row[o].text() if o in row else "" for o in names])
    return table


def _out(line: BotLine) -> Text:
    counts = ", ".join(f"{n} × {why}" for why, n in line.forfeits.items())
    return Text(f"{line.bot} forfeited: {counts}; last: {line.detail}", style="bold red")
