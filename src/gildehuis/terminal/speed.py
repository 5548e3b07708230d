"""How fast moves of others and replays are shown."""

from dataclasses import dataclass

from gildehuis.core.refusal import BadInput


@dataclass(frozen=True)
class Speed:
    name: str
    seconds: float  # between two moves


SPEEDS = (Speed("slow", 1.6), Speed("steady", 0.7), Speed("quick", 0.2), Speed("instant", 0.0))
STEADY = 1


def find(name: str) -> int:
    """The place of a speed among all."""
    for place, speed in enumerate(SPEEDS):
        if speed.name == name:
            return place
    raise BadInput(f'no speed "{name}"', "--speed", ", ".join(speed.name for speed in SPEEDS))
