"""Plane geometry of an edition's drawing: polygons, the sides they share, turning them."""

from math import atan2, cos, hypot, sin
from typing import Any, Final

Point = tuple[float, float]
Polygon = list[Point]
_NEAR: Final = 1e-3  # printed coordinates are rounded to three places


def read_polygon(value: Any) -> Polygon | None:
    """The corners of a closed polygon; None if this is none (the last corner joins the first)."""
    if not isinstance(value, list) or len(value) < 3:
        return None
    corners: Polygon = []
    for point in value:
        if not isinstance(point, list) or len(point) != 2:
            return None
        if any(not isinstance(n, int | float) or isinstance(n, bool) for n in point):
            return None
        if not all(abs(n) < 1e6 for n in point):  # neither infinite nor not a number
            return None
        corners.append((float(point[0]), float(point[1])))
    return corners if _is_simple(corners) else None


def sides(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def area(polygon: Polygon) -> float:
    """Positive when the corners go round against the clock."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(polygon)) / 2


def _is_simple(polygon: Polygon) -> bool:
    """It encloses something and no side is a point or crosses another."""
    if abs(area(polygon)) < _NEAR:
        return False
    edges = sides(polygon)
    if any(hypot(bx - ax, by - ay) < _NEAR for (ax, ay), (bx, by) in edges):
        return False
    return not any(_cross(*a, *b) for n, a in enumerate(edges) for b in edges[n + 1 :])


def _turn(a: Point, b: Point, c: Point) -> int:
    """1 if the way from a over b to c turns left, -1 if right, 0 if it goes straight."""
    bend = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    reach = hypot(b[0] - a[0], b[1] - a[1])
    return 0 if abs(bend) <= _NEAR * reach else (1 if bend > 0 else -1)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two lines cross, inside both?"""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def shared_side(one: Polygon, other: Polygon) -> float:
    """How much side two polygons have in common."""
    return sum(_overlap(*a, *b) for a in sides(one) for b in sides(other))


def whole_sides(one: Polygon, other: Polygon) -> list[tuple[Point, Point]]:
    """The sides whose two ends are neighbouring corners of both polygons, in the same numbers."""
    found = {frozenset(side) for side in sides(other)}
    return [side for side in sides(one) if frozenset(side) in found]


def _overlap(a: Point, b: Point, c: Point, d: Point) -> float:
    if _turn(a, b, c) or _turn(a, b, d):
        return 0.0
    length = hypot(b[0] - a[0], b[1] - a[1])
    along = sorted(((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) for x, y in (c, d))
    common = min(length, along[1] / length) - max(0.0, along[0] / length)
    return common if common > 10 * _NEAR else 0.0


def overlapping(one: Polygon, other: Polygon) -> bool:
    """Do two polygons lie over each other?"""
    if any(_cross(*a, *b) for a in sides(one) for b in sides(other)):
        return True
    return _inside(one, other) or _inside(other, one)


def _inside(one: Polygon, other: Polygon) -> bool:
    """Does a corner or the middle of a side of one lie well inside the other?"""
    probes = [*one, *(((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in sides(one))]
    probes.append(middle(one))
    return any(_holds(other, probe) for probe in probes)


def _holds(polygon: Polygon, point: Point) -> bool:
    x, y = point
    within = False
    for (ax, ay), (bx, by) in sides(polygon):
        if _on_side(point, (ax, ay), (bx, by)):
            return False
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within


def _on_side(point: Point, a: Point, b: Point) -> bool:
    if _turn(a, b, point):
        return False
    along = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
    return -_NEAR <= along <= (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 + _NEAR


def middle(polygon: Polygon) -> Point:
    """The mean of the corners."""
    return (
        sum(x for x, _ in polygon) / len(polygon),
        sum(y for _, y in polygon) / len(polygon),
    )


def turned(polygon: Polygon, come_from: Polygon, to: Polygon) -> Polygon:
    """A drawing turned about the town's middle as one space is turned onto another."""
    (ax, ay), (bx, by) = middle(come_from), middle(to)
    angle = atan2(by, bx) - atan2(ay, ax)
    c, s = cos(angle), sin(angle)
    return [(round(x * c - y * s, 3) + 0.0, round(x * s + y * c, 3) + 0.0) for x, y in polygon]
