"""The house's colours in a terminal: candle-lit oak and, in light mode, parchment."""

from textual.theme import Theme

INK, PARCHMENT = "#2B2118", "#F3E9D2"
BRICK, SLATE, MOSS, GOLD = "#A4432F", "#35597A", "#5C7340", "#C9972B"
VIOLET, STONE, ORANGE, CHURCH = "#7A4A8C", "#8A8175", "#B8651B", "#D8CDB4"

# Ground and ink of every thing that has a colour by its name.
PIECES: dict[str, tuple[str, str]] = {
    "red": (BRICK, PARCHMENT),
    "blue": (SLATE, PARCHMENT),
    "green": (MOSS, PARCHMENT),
    "yellow": (GOLD, INK),
    "white": (PARCHMENT, INK),
    "orange": (ORANGE, INK),
    "grey": (STONE, INK),
    "black": (INK, PARCHMENT),
    "church": (CHURCH, INK),
    "dom": (CHURCH, INK),
    "violet": (VIOLET, PARCHMENT),
    "purple": (VIOLET, PARCHMENT),
}
SEATS = ("red", "blue", "green", "yellow")  # where a game gives its seats no colours
EMBLEMS = {"red": "✿", "blue": "≈", "green": "♣", "yellow": "#", "white": "○", "orange": "●"}

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


def piece(name: str) -> str:
    """The Rich style of a piece of that colour."""
    ground, ink = PIECES[name]
    return f"{ink} on {ground}"
