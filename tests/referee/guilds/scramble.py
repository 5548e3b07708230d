"""Editions of Guilds with other numbers: who has one in his code is found out by them."""

import random
import tomllib

from tests.referee.guilds.edition import EDITIONS
from tests.referee.verdict import Json

NAME = "scrambled"
LEAST, MOST = 1, 9  # G38
# G41–G59: the effects that read an amount, and those that read a limit
AMOUNT = (
    *("disc_large", "disc_small", "alchemist", "join_gold1", "join_fl3", "assassin", "beggar"),
    *("cutpurse", "forger", "drake", "end_sym_", "end_garden"),
    *("r_sym_", "r_garden", "r_types", "r_factions", "r_goals"),
)
LIMIT = ("alchemist", "r_windows")
SHARED = ("disc_large", "disc_small", "join_gold1", "join_fl3")  # by several characters (G38)


def scrambled(name: str, dice: random.Random) -> Json:
    """A shipped edition's data with the abilities' numbers changed or left out."""
    data: Json = tomllib.loads((EDITIONS / f"{name}.toml").read_text(encoding="utf-8"))
    data["edition"] = NAME
    data["scoring"] = {"second_place": dice.sample((2, 3, 4), dice.randint(0, 3))}
    _share_effects(data["characters"], dice)
    for group in ("characters", "small_rooms", "large_rooms"):
        for entry in data[group].values():
            _scramble(entry, "amount", AMOUNT, dice)
            _scramble(entry, "limit", LIMIT, dice)
    return data


def _share_effects(characters: Json, dice: random.Random) -> None:
    """Cards without an ability get one that several may have."""
    givers = {card.get("effect"): card for card in characters.values()}
    for card in characters.values():
        if "effect" not in card and dice.random() < 0.5:
            giver = givers[dice.choice(SHARED)]
            card |= {key: giver[key] for key in ("effect", "class", "phase", "text")}


def _scramble(entry: Json, key: str, read_by: tuple[str, ...], dice: random.Random) -> None:
    entry.pop(key, None)
    if entry.get("effect", "").startswith(read_by) and dice.random() < 0.8:
        entry[key] = dice.randint(LEAST, MOST)
