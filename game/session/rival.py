"""The AI that plays the day's table too, a little at a time beside everything else."""

from __future__ import annotations

import time

from game import registry
from game.ai.mind import Mind
from game.core import challenge
from game.core.challenge import Challenge
from game.core.score import ScoreSheet


class Rival:
    """*sheet*: how it ended for it, once it has played to the end."""

    def __init__(self, game: str, offered: Challenge, seed: int) -> None:
        bot = registry.room(game).bot()
        mind = Mind(bot, offered.options, challenge.SEAT, offered.level)
        self.sheet: ScoreSheet | None = None
        self._play = challenge.rival(bot.rules, offered.options, seed, mind)

    def think(self, seconds: float) -> bool:
        """Play on for about this long; whether that brought it to the end."""
        end = time.perf_counter() + seconds
        try:
            while self.sheet is None and time.perf_counter() < end:
                next(self._play)
        except StopIteration as done:
            self.sheet = done.value
            return True
        return False
