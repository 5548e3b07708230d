"""Who sits where, as typed and as records say."""

import pytest

from gildehuis.core.refusal import BadInput
from gildehuis.terminal import seats
from gildehuis.terminal.seats import Seat
from gildehuis.words import speech

EN = speech("en")


def test_people_and_bots_as_typed() -> None:
    assert seats.parse("me, easy,me:Anna", EN) == [
        Seat("Player 1"),
        Seat("easy 2", "easy"),
        Seat("Anna"),
    ]
    assert seats.parse("random,me", EN)[1] == Seat("Player")


@pytest.mark.parametrize("typed", ["me,,easy", "me,genius", ""])
def test_anybody_else_is_one_clear_line(typed: str) -> None:
    with pytest.raises(BadInput):
        seats.parse(typed, EN)


def test_the_seats_of_a_record_are_found_again() -> None:
    sitting = seats.parse("me:Anna,greedy", EN)
    assert seats.of_record([seat.to_dict() for seat in sitting]) == sitting
