"""Whether the engine runs compiled or as pure Python; both are the same source."""

from gildehuis.core import rng


def is_compiled() -> bool:
    return not str(rng.__file__).endswith(".py")
