"""A leaning: of moves that are about as good, an AI takes the one that is most to its liking.

What it may give away for that is bounded, so a leaning gives a style and costs little strength.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from game.ai.advice import Advice, Judged
from game.ai.bot import Bot
from game.core.chance import FastChance, derive
from game.core.rules import Move

Appeal = Callable[[Any, int, Move], float]
"""How much of a leaning's liking a move is: of the seat's view, the seat, the move; in a game's own unit."""

TRIED = 4
"""A move counts as tried well if it got a fourth of the simulations that the best one got."""


def lean(
    bot: Bot[Any, Any], view: Any, seat: int, advice: Advice, number: int, style: tuple[str, str]
) -> Advice:
    """The advice of an AI of a *style* (level, leaning): what it likes best of what is as good is first."""
    level, leaning = style
    appeal = bot.leanings.get(leaning)
    if appeal is None:
        return advice
    near = _near(bot, view, seat, advice, number, level)
    liked = [appeal(view, seat, judged.move) for judged in near]
    if max(liked) == liked[0]:
        return advice
    chosen = near[max(range(len(near)), key=lambda place: (liked[place], -place))]
    others = tuple(judged for judged in advice.ranking if judged.move != chosen.move)
    return advice._replace(move=chosen.move, ranking=(chosen, *others))


def _near(
    bot: Bot[Any, Any], view: Any, seat: int, advice: Advice, number: int, level: str
) -> Sequence[Judged]:
    """The best move, then those that give away no more than the level's leeway, and gain no more.

    What is much better than the best move noticed has been overlooked.
    """
    best, ranking = advice.ranking[0], advice.ranking
    if len(ranking) == 1:
        world = bot.rules.imagine(view, FastChance(random.Random(derive(number, "leaning"))))
        ranking = tuple(Judged(move, value, 0) for value, move in bot.shortlist(world, seat))
        best = next((judged for judged in ranking if judged.move == best.move), best)
    least, most = best.value - bot.leeway[level], best.value + bot.leeway[level]
    rest = [
        judged
        for judged in ranking
        if judged.move != best.move and least <= judged.value <= most and judged.visits * TRIED >= best.visits
    ]
    return [best, *rest]
