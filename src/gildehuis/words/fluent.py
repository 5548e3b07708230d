"""Project Fluent texts put into words: what our texts use of it, with plurals in our languages.

The reference implementation brings every language's dates and currencies along, a third of what
an installation weighed. Here: text, strings, whole numbers, variables, other messages and terms,
and choices. Anything else is an error of that text, never a silent gap.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast

Value = str | int
Args = Mapping[str, Value]
NO_BREAK_SPACE = "\u00a0"


@dataclass(frozen=True)
class Grammar:
    """How a language counts and writes numbers, by Unicode's CLDR."""

    thousands: str
    plural: Callable[[int], str]  # the category of a whole number that is not negative


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    teen = number % 100 in (12, 13, 14)
    return "few" if number % 10 in (2, 3, 4) and not teen else "many"


GRAMMARS = {
    "en": Grammar(",", _one_or_other),
    "nl": Grammar(".", _one_or_other),
    "pl": Grammar(NO_BREAK_SPACE, _polish),
}


def parse(source: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(source)


class Bundle:
    """The texts of one language; what is added later goes before."""

    def __init__(self, language: str) -> None:
        self.grammar = GRAMMARS[language]
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}

    def add(self, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.messages[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry

    def has(self, key: str) -> bool:
        """Is there such a message, and does it say something?"""
        return key in self.messages and self.messages[key].value is not None

    def format(self, key: str, args: Args) -> tuple[str, list[str]]:
        """A message that there is, in words; and what was wrong with it."""
        telling = _Telling(self, args)
        return telling.pattern(self.messages[key].value), telling.errors


@dataclass
class _Telling:
    """One message on its way into words."""

    bundle: Bundle
    args: Args
    errors: list[str] = field(default_factory=list)
    inside: list[ast.Pattern] = field(default_factory=list)  # so that no text tells itself
    is_term: bool = False  # a term may go without what it can be given

    def pattern(self, pattern: ast.Pattern | None) -> str:
        if pattern is None or any(pattern is outer for outer in self.inside):
            return self._wrong("a text that is empty or tells itself")
        self.inside.append(pattern)
        said = "".join(
            part.value if isinstance(part, ast.TextElement) else self._written(part.expression)
            for part in pattern.elements
        )
        self.inside.pop()
        return said

    def _written(self, expression: object) -> str:
        if isinstance(expression, ast.SelectExpression):
            return self._chosen(expression)
        value = self._value(expression)
        if isinstance(value, int):
            return f"{value:,}".replace(",", self.bundle.grammar.thousands)
        return value

    def _value(self, expression: object) -> Value:
        match expression:
            case ast.Placeable():
                return self._written(expression.expression)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral(value=digits) if "." not in digits:
                return int(digits)
            case ast.VariableReference(id=name):
                return self._argument(name.name)
            case ast.MessageReference(id=name, attribute=attribute):
                return self._entry(self.bundle.messages.get(name.name), name.name, attribute)
            case ast.TermReference():
                return self._term(expression)
        return self._wrong(type(expression).__name__)

    def _argument(self, name: str) -> Value:
        if name not in self.args:
            if not self.is_term:
                self.errors.append(f"unknown: {name}")
            return name
        return self.args[name]

    def _entry(
        self, entry: ast.Message | ast.Term | None, name: str, attribute: ast.Identifier | None
    ) -> str:
        if entry is None:
            return self._wrong(name)
        if attribute is None:
            return self.pattern(entry.value)
        named = {one.id.name: one.value for one in entry.attributes}
        return self.pattern(named.get(attribute.name))

    def _term(self, reference: ast.TermReference) -> str:
        """A term knows only what it is given where it is used."""
        given = reference.arguments.named if reference.arguments else []
        args = {one.name.name: self._value(one.value) for one in given}
        own = _Telling(self.bundle, args, self.errors, self.inside, is_term=True)
        name = reference.id.name
        return own._entry(self.bundle.terms.get(name), f"-{name}", reference.attribute)

    def _chosen(self, choice: ast.SelectExpression) -> str:
        value = self._value(choice.selector)
        fits = (one for one in choice.variants if self._fits(value, one.key))
        default = next(one for one in choice.variants if one.default)  # the parser insists on it
        return self.pattern(next(fits, default).value)

    def _fits(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return isinstance(value, int) and float(key.value) == value
        if isinstance(value, int):
            return bool(self.bundle.grammar.plural(abs(value)) == key.name)
        return bool(value == key.name)

    def _wrong(self, what: str) -> str:
        self.errors.append(what)
        return f"{{{what}}}"
