"""How a check says that a game breaks the contract."""


class Broken(AssertionError):
    """A promise of the contract that the game does not keep."""


def need(kept: bool, promise: str) -> None:
    """Raise Broken unless the promise is kept."""
    if not kept:
        raise Broken(promise)


class Known(Exception):
    """Something that the game declares and gives a reason for; all else is kept."""
