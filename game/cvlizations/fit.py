"""What there is to fit of the weights of `evaluation`: ``python main.py tune --game cvlizations``."""

from __future__ import annotations

from game.ai.fitting import SelfPlay
from game.cvlizations.bot import CvlizationsBot
from game.cvlizations.evaluation import Evaluation, evaluation
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.weights import FILE, Weights, weights


class WeightsFitting(SelfPlay[Weights]):
    """Fits the weights of CVlizations."""

    file = FILE
    remembered = (weights, evaluation)
    tables = tuple(CvlizationsOptions(seats=seats) for seats in (3, 2, 3, 4))
    win = 8.0
    floors = dict.fromkeys(("more", "noise"), 0.02)
    scales = {"steps": 0.08, "last_steps": 0.02, "lead": 0.01, "more": 0.03, "rates": 0.12}
    scale = 0.15

    def shipped(self) -> Weights:
        return weights()

    def bot(self, given: Weights) -> CvlizationsBot:
        return CvlizationsBot(Evaluation(given))


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()
