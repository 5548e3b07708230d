"""What is not installed by itself: the extras, and one clear line for who lacks one."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package that an extra brings: the command says so in a line, an import fails with it."""


def need(package: str, extra: str, where: str = "") -> None:
    """MissingExtra unless the package is here. Cheap: nothing is imported."""
    if find_spec(package) is None:
        place = f"{where}: " if where else ""
        install = f"pip install 'gildehuis[{extra}]'"
        raise MissingExtra(f"{place}{package} is not installed ({install})")
