"""The table of `make bench-check`."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table


def show(found: dict[str, Any], console: Console) -> None:
    mode = "compiled" if found["compiled"] else "pure Python"
    table = Table(
        title=f"The working tree and {found['revision']}, {mode}",
        box=SIMPLE_HEAD,
        padding=(0, 0, 0, 1),
    )
    table.add_column("per second", no_wrap=True)
    for name in (found["revision"], "now", "ratio", "95 %", "rounds"):
        table.add_column(name, justify="right")
    table.add_column("")
    for name, figure in found["figures"].items():
        table.add_row(
            name,
            f"{figure['old']:,.0f}",
            f"{figure['new']:,.0f}",
            f"{figure['ratio']:.3f}",
            f"{figure['low']:.3f}–{figure['high']:.3f}",
            str(figure["rounds"]),
            figure["verdict"],
        )
    old, new = found["lines"]["old"], found["lines"]["new"]
    table.add_section()
    table.add_row("lines of src", f"{old:,}", f"{new:,}", f"{new / old:.3f}")
    console.print(table)
    console.print(f"Ratios are of speeds: below 1 is slower. Load at the end: {found['load']:.1f}.")
