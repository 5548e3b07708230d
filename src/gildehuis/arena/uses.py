"""What a move uses: the cards, rooms, buildings, roles that it names."""

from gildehuis.core.game import Named

# Fields that say where, not what.
PLACES = frozenset({"cell", "edge", "quarter", "slot", "space", "squares", "to", "turn", "zone"})


def things(named: Named) -> list[str]:
    """The things a move names, each as `type thing`; a move that names none is a thing itself."""
    kind = named["type"]
    found = [
        f"{kind} {value}"
        for key, value in named.items()
        if key != "type" and key not in PLACES and isinstance(value, str)
    ]
    return found or [kind]


def note(counts: dict[str, int], named: list[Named]) -> None:
    """Count each thing that these moves name, once."""
    for thing in {thing: None for move in named for thing in things(move)}:
        counts[thing] = counts.get(thing, 0) + 1
