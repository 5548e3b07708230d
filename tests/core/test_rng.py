"""The random generator: the same everywhere, fair enough, and one integer."""

from collections import Counter

from gildehuis.core.chance import Chance
from gildehuis.core.rng import Rng, seed_state


def test_the_same_numbers_on_every_machine() -> None:
    rng = Rng(seed_state("gildehuis"))
    assert [rng.below(1000) for _ in range(8)] == [984, 709, 450, 620, 735, 491, 668, 657]


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    rng = Rng(7)
    twin = rng.clone()
    assert [rng.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    rng.below(100)
    assert rng.state != twin.state


def test_the_state_stays_a_machine_integer() -> None:
    for start in (0, 1, 2**64, 2**70 + 5):
        rng = Rng(start)
        for _ in range(1000):
            assert 0 <= rng.below(6) < 6
            assert 0 < rng.state < 2**60


def test_all_orders_of_a_shuffle_are_about_equally_likely() -> None:
    rng = Rng(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    chi_square = sum((n - 1000) ** 2 / 1000 for n in counts.values())
    assert chi_square < 55  # 23 degrees of freedom: beyond this once in 5,000 tries


def test_each_draw_has_its_own_stream() -> None:
    """Draw 2 is the same whether draw 1 was made here or read from a record."""
    whole = Chance("seed")
    whole.draw("first", list(range(10)), 10, "K1")
    second = whole.draw("second", list(range(10)), 10, "K1")
    later = Chance("seed", drawn=1)
    assert later.draw("second", list(range(10)), 10, "K1") == second
    assert Chance("other", drawn=1).draw("second", list(range(10)), 10, "K1") != second
