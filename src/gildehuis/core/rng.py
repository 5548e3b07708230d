"""The house's random numbers: one small generator, the same on every machine, compiled or not."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

# Multiply-with-carry on 30-bit digits: a·2³⁰−1 and a·2²⁹−1 are prime, so the period is a·2²⁹−1.
# The state stays below 2⁶⁰, inside the machine integers of compiled code.
_DIGIT: Final = 30
_LOW: Final = (1 << _DIGIT) - 1
_A: Final = 1073717895
_STATES: Final = _A << _DIGIT


class Rng:
    """A random generator that is one integer: clone it by copying `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        # 0 and the largest value are the generator's two fixed points.
        self.state: i64 = state % (_STATES - 2) + 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1."""
        x = self.state  # nothing below leaves 63 bits
        x = _A * (x & _LOW) + (x >> _DIGIT)
        self.state = x
        return (((x >> _DIGIT) ^ x) & _LOW) * n >> _DIGIT

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin.state = self.state
        return twin


def seed_state(seed: str, stream: int = 0) -> int:
    """The generator's start for a seed, which may be any text; `stream` gives independent ones."""
    digest = sha256(f"{stream}:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
