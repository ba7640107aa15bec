"""What there is to fit of the weights of `evaluation`: ``python main.py tune --game seven_wonders``."""

from __future__ import annotations

from game.ai.fitting import SelfPlay
from game.seven_wonders.bot import SevenWondersBot
from game.seven_wonders.evaluation import Evaluation, evaluation
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.weights import FILE, Weights, weights


class WeightsFitting(SelfPlay[Weights]):
    """Fits the weights of 7 Wonders."""

    file = FILE
    remembered = (weights, evaluation)
    tables = (
        SevenWondersOptions(seats=4, cities=False),
        SevenWondersOptions(seats=4, cities=True, leaders=True),
        SevenWondersOptions(seats=3, cities=True, leaders=True),
        SevenWondersOptions(seats=4, cities=False),
        SevenWondersOptions(seats=7, cities=False),
    )
    win = 15.0
    fixed = frozenset({"provenance", "missing"})
    floors = dict.fromkeys(("liquid_coins", "arms_now", "arms_turn", "arms_later", "arms_age"), 0.2)
    scales = {
        "economy": 0.2,
        "doubt": 0.1,
        "symbols": 0.15,
        "arms": 0.15,
        "arms_now": 0.1,
        "arms_turn": 0.1,
        "arms_fade": 0.1,
        "gift": 0.1,
        "knacks": 0.8,
    }

    def shipped(self) -> Weights:
        return weights()

    def bot(self, given: Weights) -> SevenWondersBot:
        return SevenWondersBot(Evaluation(given))


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()
