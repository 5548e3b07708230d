"""The bot `random`: any legal move, all alike."""

from gildehuis.bots.bot import Bot
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View


class RandomBot(Bot):
    def choose(self, view: View) -> Move:
        return view.legal[self.rng.below(len(view.legal))]
