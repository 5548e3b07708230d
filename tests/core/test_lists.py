"""Lists of numbers, in both modes."""

import pytest

from gildehuis.core.lists import added_up, same, where


def test_the_first_place_of_a_number_as_the_list_itself_says() -> None:
    items = [7, 70_000, 7, -1, 2**40]
    assert [where(items, item) for item in items] == [items.index(item) for item in items]


def test_a_number_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="8"):
        where([7, 9], 8)


def test_a_sum_is_rounded_after_each_number() -> None:
    assert added_up([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1
    assert added_up([1e16, 1.0, -1e16]) == 0.0
    assert added_up([]) == 0.0


def test_two_lists_are_the_same_number_by_number() -> None:
    assert same([], [])
    assert same([1, 70_000], [1, 70_000])
    for other in ([1], [1, 70_001], [70_000, 1], [1, 70_000, 2]):
        assert not same([1, 70_000], other)
