"""The house in a terminal: candle-lit oak and, in light mode, parchment."""

from textual.theme import Theme

from gildehuis.terminal.palette import BRICK, GOLD, INK, PARCHMENT, SLATE

OAK = Theme(
    name="oak",
    primary=GOLD,
    secondary="#6F9CC4",
    accent="#F0D9A8",
    foreground="#F0D9A8",
    background="#231A13",
    surface="#2C2118",
    panel="#3A2C20",
    success="#9DB878",
    warning=GOLD,
    error="#E08A74",
    dark=True,
)
LINEN = Theme(
    name="linen",
    primary=BRICK,
    secondary=SLATE,
    accent="#7A5A10",
    foreground=INK,
    background=PARCHMENT,
    surface="#EFE3C8",
    panel="#E7D8B8",
    success="#47592F",
    warning="#7A5A10",
    error="#8C3423",
    dark=False,
)
