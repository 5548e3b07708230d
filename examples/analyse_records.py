"""Read records of matches and plot what they say: points by seat, length, how they ended.

gildehuis simulate kardinal --players 3 --games 200 --out kardinal.jsonl
python examples/analyse_records.py kardinal.jsonl kardinal.png
"""

import sys
from collections import Counter
from pathlib import Path

import matplotlib as mpl

import gildehuis

mpl.use("Agg")  # draws into files, needs no screen
from matplotlib import pyplot as plt


def analyse(matches: list[gildehuis.Match], out: Path) -> dict[str, float]:
    """Plot into `out`; the mean points of each seat."""
    results = [match.result for match in matches if match.result is not None]
    if not results:
        sys.exit("no finished match in there")
    players = len(results[0].scores)
    points = [[result.scores[seat] for result in results] for seat in range(players)]
    figure, (left, middle, right) = plt.subplots(1, 3, figsize=(12, 4))
    left.boxplot(points, tick_labels=[f"seat {seat}" for seat in range(players)])
    left.set_title("points")
    middle.hist([len(match.moves) for match in matches], bins=20, color="#35597A")
    middle.set_title("decisions in a match")
    ends = Counter(result.end for result in results)
    right.bar(list(ends), list(ends.values()), color="#A4432F")
    right.set_title("how it ended")
    figure.suptitle(f"{len(results)} matches of {matches[0].game.name}")
    figure.tight_layout()
    figure.savefig(out)
    plt.close(figure)
    return {f"seat {seat}": sum(column) / len(column) for seat, column in enumerate(points)}


def main(records: str, out: str) -> None:
    means = analyse(gildehuis.load_all(records), Path(out))
    for seat, mean in means.items():
        print(f"{seat}: {mean:.1f} points")
    print(f"plot: {out}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("python examples/analyse_records.py RECORDS.jsonl PLOT.png")
    main(sys.argv[1], sys.argv[2])
