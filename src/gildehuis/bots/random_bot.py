"""The bot `random`: any legal move, all alike."""

from gildehuis.bots.bot import Bot
from gildehuis.core.game import Named
from gildehuis.core.secrecy import View


class RandomBot(Bot):
    def choose(self, view: View) -> Named:
        return view.legal[self.rng.below(len(view.legal))]
