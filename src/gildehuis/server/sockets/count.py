"""How many sockets each person has open."""

from collections import Counter


class Sockets:
    """One person cannot take all of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, person: str) -> bool:
        if self._open[person] >= self._most:
            return False
        self._open[person] += 1
        return True

    def leave(self, person: str) -> None:
        self._open[person] -= 1
        if self._open[person] <= 0:
            del self._open[person]

    def total(self) -> int:
        return self._open.total()
