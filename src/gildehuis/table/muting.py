"""Whom somebody does not want to read at a table."""

from gildehuis.table.model import Actor
from gildehuis.table.table import Change, Table


def mute(
    table: Table, actor: Actor, person: str, muted: bool, audible: set[str], at: int
) -> Change:
    """Read somebody no more, or again. Only who is `audible` can be muted: lists stay short."""
    doc = table.doc.copy()
    others = set(doc.mutes.pop(actor.id, [])) - {person}
    if muted and person in audible:
        others.add(person)
    if others:
        doc.mutes[actor.id] = sorted(others)
    return table.changed(doc, at, "nobody")
