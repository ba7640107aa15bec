"""What there is to fit of the weights of `evaluation`: ``python main.py tune --game my_city``."""

from __future__ import annotations

from game.ai.fitting import SelfPlay
from game.my_city.bot import MyCityBot
from game.my_city.options import MyCityOptions
from game.my_city.weights import FILE, Weights, weights


class WeightsFitting(SelfPlay[Weights]):
    """Fits the weights of My City, in cities of the repeatable game side by side."""

    file = FILE
    remembered = (weights,)
    tables = (MyCityOptions(seats=2),)
    win = 0.0
    scale = 0.3

    def shipped(self) -> Weights:
        return weights()

    def bot(self, given: Weights) -> MyCityBot:
        return MyCityBot(given)


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()
