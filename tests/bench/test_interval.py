"""What paired rounds say, from series made up."""

import random

import pytest
from bench.check.__main__ import slowed
from bench.check.interval import FEWEST, compared, left_out

LIMIT = 0.05


def series(
    ratio: float, noise: float, rounds: int = 12, seed: int = 1
) -> list[tuple[float, float]]:
    """Speeds whose ratio is known; a round's common trouble hits both sides alike."""
    dice = random.Random(seed)
    pairs = []
    for _ in range(rounds):
        old = 1000 * dice.uniform(0.3, 1)  # a busy machine
        pairs.append((old, old * ratio * dice.lognormvariate(0, noise)))
    return pairs


def test_a_constant_ratio_is_told_exactly() -> None:
    found = compared(series(1.5, noise=0))
    assert (found.ratio, found.low, found.high) == pytest.approx((1.5, 1.5, 1.5))
    assert found.new == pytest.approx(1.5 * found.old)


@pytest.mark.parametrize(
    ("ratio", "noise", "verdict"),
    [
        (1.0, 0.02, "fine"),
        (1.5, 0.02, "fine"),
        (0.98, 0.01, "fine"),
        (0.90, 0.02, "slower"),
        (0.93, 0.01, "slower"),
        (0.95, 0.05, "unsure"),
        (1.0, 0.30, "unsure"),
    ],
)
def test_verdicts(ratio: float, noise: float, verdict: str) -> None:
    assert compared(series(ratio, noise)).verdict(LIMIT) == verdict


def test_what_is_slower_is_named() -> None:
    figures = {"a": compared(series(0.9, 0.01)), "b": compared(series(1.0, 0.01))}
    assert slowed(figures, LIMIT) == ["a"]
    assert slowed(figures, limit=0.2) == []


def test_a_round_that_stumbled_moves_little() -> None:
    pairs = series(1.0, 0.01)
    calm = compared(pairs)
    pairs[3] = (pairs[3][0], pairs[3][1] / 4)
    shaken = compared(pairs)
    assert shaken.ratio == pytest.approx(calm.ratio, abs=0.005)
    assert shaken.verdict(LIMIT) == "fine"


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    found = [compared(series(0.97, 0.05, seed=seed)) for seed in range(1000)]
    held = sum(each.low <= 0.97 <= each.high for each in found)
    assert 930 <= held <= 975


@pytest.mark.parametrize(("rounds", "critical"), [(6, 0), (8, 3), (10, 8), (12, 13), (20, 52)])
def test_as_in_the_tables_of_wilcoxons_signed_ranks(rounds: int, critical: int) -> None:
    assert left_out(rounds) == critical


def test_too_few_rounds_tell_nothing() -> None:
    with pytest.raises(ValueError, match="5 rounds tell nothing"):
        compared(series(1.0, 0.01, rounds=FEWEST - 1))
