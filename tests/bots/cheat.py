"""A program that cheats: from the seed it is told it tries to find the match's, and so the deal."""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b, sha256

SMALL = 3000  # whole numbers that people give as seeds
WORDS = ("arena", "strength", "balance", "bench", "match", "seed", "test", "any", "")
STEPS = 12  # matches of a series, entries of a log


def found(told: str, seat: int) -> str | None:
    """The seed of the match, if the told one is made of it in any way that is known."""
    for part in told.removeprefix("bot:").replace("/", ":").split(":"):
        if part in WORDS or (part.isdigit() and len(part) < 10):
            return part  # it was said outright
    for seed in (*map(str, range(SMALL)), *WORDS):
        if any(told == made for made in derived(seed, seat)):
            return seed
    return None


def derived(seed: str, seat: int) -> Iterator[str]:
    """All that a house makes, or might make, of a seed for its bots."""
    plain = [seed, f"bot:{seed}", f"{seat}:{seed}", f"{seed}:{seat}"]
    plain += [f"{seed}{mark}{step}" for step in range(STEPS) for mark in ":/"]
    plain += [f"bot:{seed}:{seat}:{step}" for step in range(2)]
    for text in plain:
        yield text
        yield sha256(text.encode()).hexdigest()
        yield sha256(f"{seat}:{text}".encode()).hexdigest()
        for size in (16, 32, 64):
            yield blake2b(text.encode(), digest_size=size).hexdigest()
            yield blake2b(f"{seat}:{text}".encode(), digest_size=size).hexdigest()


def play(told_to: str) -> None:
    """Keep what was found, and play on as if nothing were."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            with open(told_to, "a", encoding="utf-8") as file:
                seed = message["seed"]
                print(json.dumps([seed, found(seed, message["seat"])]), file=file)
            print('{"type": "ready"}', flush=True)
        elif message["type"] == "choose":
            answer = {"type": "move", "id": message["id"], "move": message["legal"][0]}
            print(json.dumps(answer), flush=True)
        else:
            return


if __name__ == "__main__":
    play(sys.argv[1])
