"""OpenSpiel: importing this registers every game, as `gildehuis_kardinal` and so on.

`pyspiel.load_game("gildehuis_kardinal", {"players": 3})`; options and edition of a game are
parameters too. Seats that decide in secret at once are asked in rising order and none sees the
others' choice. Chance is explicit: every card drawn is a chance node.
"""

from gildehuis.extras import need

need("pyspiel", "openspiel", "gildehuis.envs.openspiel")

from gildehuis.envs.openspiel.game import PREFIX, register_all  # noqa: E402

__all__ = ["PREFIX"]

register_all()
