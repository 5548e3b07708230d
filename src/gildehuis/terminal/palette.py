"""The colours of pieces and seats in a terminal."""

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


STYLES: dict[str, str] = {  # of words for a colour that are no piece's
    "dim": "dim",
    "bold": "bold",
    "gold": f"bold {GOLD}",
    "meadow": "#9DB878",
    "forest": "#9DB878 on #2F4023",
    "water": "#8FB8DC",
    "sand": "#D9BF8C",
    "market": f"bold {INK} on {GOLD}",
}


def style_of(colour: str | None) -> str:
    """The Rich style of a span of a drawing."""
    if colour is None:
        return ""
    return STYLES.get(colour) or (piece(colour) if colour in PIECES else "")


def piece(name: str) -> str:
    """The Rich style of a piece of that colour."""
    ground, ink = PIECES[name]
    return f"{ink} on {ground}"
