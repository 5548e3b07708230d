"""What a viewer knows, drawn without a line of drawing from the game: field by field."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from gildehuis.core.drawing import Drawing, Line, Place, Span
from gildehuis.core.schema import asdict, meanings

if TYPE_CHECKING:
    from gildehuis.core.game import Say

_WIDE = 76


def draw_facts(facts: Struct, say: "Say", indent: int = 0) -> Drawing:
    """A row per field: its name (`name-<field>`) and what it holds; parts of parts below it."""
    drawing: Drawing = []
    for name in facts.__struct_fields__:
        drawing += _field(facts, name, say, indent)
    return drawing


def _field(facts: Struct, name: str, say: "Say", indent: int) -> Drawing:
    value = getattr(facts, name)
    title = [Span(" " * indent + say(f"name-{name}") + ":", "bold")]
    if value is None or value == []:
        return []
    if isinstance(value, Struct):
        return [title, *draw_facts(value, say, indent + 2)]
    items = value if isinstance(value, list) else [value]
    if all(isinstance(item, Struct) for item in items) and not _has_text(name, items[0], say):
        drawing: Drawing = []
        for number, item in enumerate(items):
            numbered = Span(f"{' ' * indent}{say(f'name-{name}')} {number}", "bold")
            drawing += [[numbered], *draw_facts(item, say, indent + 2)]
        return drawing
    word, _ = meanings(type(facts)).get(name, (None, False))
    return _rows(title, [_item(name, item, word, say) for item in items], indent + 4)


def _has_text(name: str, item: Struct, say: "Say") -> bool:
    return say(f"fact-{name}", **asdict(item)) != f"fact-{name}"


def _item(name: str, item: Any, word: str | None, say: "Say") -> Span:
    """One thing, with the place it is: the text `fact-<field>` for a Struct, else its own word."""
    if isinstance(item, Struct):
        place: Place = {
            kind: getattr(item, part) for part, (kind, _) in meanings(type(item)).items()
        }
        return Span(say(f"fact-{name}", **asdict(item)), None, place or None)
    return Span(say("word-itself", word=item), None, {word: item} if word else None)


def _rows(title: Line, spans: list[Span], indent: int) -> Drawing:
    """The title and what follows it, broken where a line gets too wide."""
    rows, used = [title], len(title[0].text)
    for span in spans:
        if used + 2 + len(span.text) > _WIDE:
            rows.append([Span(" " * indent)])
            used = indent
        rows[-1] = [*rows[-1], Span("  "), span]
        used += 2 + len(span.text)
    return rows
