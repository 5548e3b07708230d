"""How Gildehuis says no: refusals by a rule of a game, and one clear line for bad input."""

from collections.abc import Mapping

Details = Mapping[str, str | int]


class Refusal(Exception):
    """A move (or an entry of a record) that the rules do not allow.

    `rule` is the rule's id (None where only the form is wrong and the game has no rule for that);
    `reason` is a text key of the game's `text/*.ftl`, filled with `details`.
    """

    def __init__(self, rule: str | None, reason: str, details: Details | None = None) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason
        self.details: dict[str, str | int] = dict(details or {})
        self.at: int | None = None  # in a record: the log index of the entry at fault

    def __str__(self) -> str:
        return f"{self.rule or 'form'}: {self.reason}"


class BadInput(Exception):
    """Input that cannot be used: what is wrong, where, and what would be right."""

    def __init__(self, what: str, where: str = "", right: str = "") -> None:
        super().__init__(what, where, right)
        self.what = what
        self.where = where
        self.right = right

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        hint = f" ({self.right})" if self.right else ""
        return f"{place}{self.what}{hint}"
