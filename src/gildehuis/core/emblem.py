"""A sign of its own for each colour, for eyes that see colours alike."""

from gildehuis.core.svg import INK, PARCHMENT, Canvas, Point


def emblem(canvas: Canvas, at: Point, colour: str, size: float = 1.0) -> None:
    """Dot red, waves blue, lozenge green, cross yellow, bars grey, ring for the Church."""
    x, y = at
    if colour == "red":
        canvas.circle(x, y, 3.6 * size, PARCHMENT, INK, 0.8)
    elif colour == "blue":
        for down in (-2.5 * size, 1.5 * size):
            wave = f"q{3 * size:.1f} {-3.5 * size:.1f} {6 * size:.1f} 0t{6 * size:.1f} 0"
            start = f"M{x - 6 * size:.1f} {y + down:.1f}"
            canvas.path(start + wave, "none", PARCHMENT, 1.8 * size)
    elif colour == "green":
        tall, wide = 5 * size, 4 * size
        canvas.polygon(
            [(x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)], PARCHMENT, INK, 0.8
        )
    elif colour == "yellow":
        arm = 4 * size
        canvas.line((x - arm, y - arm), (x + arm, y + arm), INK, 1.8 * size)
        canvas.line((x - arm, y + arm), (x + arm, y - arm), INK, 1.8 * size)
    elif colour == "grey":
        for down in (-2 * size, 2 * size):
            canvas.line((x - 5 * size, y + down), (x + 5 * size, y + down), INK, 1.8 * size)
    else:
        canvas.circle(x, y, 3.4 * size, "none", INK, 1.2 * size)
