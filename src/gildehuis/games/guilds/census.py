"""Counting all pieces of a Guilds match, wherever they lie: cards, rooms, cells, goals."""

from gildehuis.games.guilds.board import LARGE
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS
from gildehuis.games.guilds.place import cells_of
from gildehuis.games.guilds.state import GuildsState


def census(state: GuildsState) -> dict[str, int]:
    """Numbers that never change."""
    return {
        "characters": len(set(state.characters)),
        "characters in one place": _characters(state),
        "rooms": len({*state.small_rooms, *state.large_rooms}),
        "rooms in one place": _rooms(state),
        "cells": _cells(state),
        "goals": len(set(state.goals)),
    }


def _characters(state: GuildsState) -> int:
    """Characters that lie in exactly one place: stack, plaza, guild or box."""
    hidden = state.characters[state.characters_drawn :]
    plaza = [who for who in state.slots if who >= 0]
    places = hidden + plaza + state.joined
    owned = [who for who in range(CHARACTERS) if state.owner[who]]
    assert sorted(state.joined) == owned
    gone = set(state.characters[: state.characters_drawn]) - set(places)
    return len(set(places)) + len(gone) - (len(places) - len(set(places)))


def _rooms(state: GuildsState) -> int:
    """Rooms that lie in exactly one place: stack, display, hand, plot or box."""
    hidden = state.small_rooms[state.small_drawn :] + state.large_rooms[state.large_drawn :]
    held = [state.placing] if state.placing >= 0 else []
    places = hidden + state.display + held + state.placed
    gone = set(range(ROOMS)) - set(places)
    return len(set(places)) + len(gone) - (len(places) - len(set(places)))


def _cells(state: GuildsState) -> int:
    """Free cells, halls and cells under rooms."""
    covered = sum(len(cells_of(state, room)) for room in state.placed)
    large = sum(1 for room in state.placed if state.edition.size[room] == LARGE)
    assert covered == len(state.placed) + large
    return sum(state.free) + covered + len(state.edition.plot.hall) * state.players
