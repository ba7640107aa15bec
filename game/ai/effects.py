"""What a move does to everybody's score lines beside the other moves considered: why it is good."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from math import sqrt
from typing import Any

from game.ai.advice import Advice, Effect
from game.ai.bot import Bot
from game.ai.halving import futures
from game.ai.review import foreseeable
from game.ai.worlds import Spread, one_by_one
from game.core.chance import derive
from game.core.rules import Move

OTHERS = 4
"""The move is held against so many others, the best of those considered."""
WORLDS = 40
"""Imagined worlds that all of them are played on in."""
LEAST = 0.5
"""Points that are worth telling."""
CERTAIN = 2.5
"""A difference of so many standard errors is no accident (of some thirty lines one may be wrong)."""

Lines = Mapping[tuple[int, str], float]


Comparing = Generator[None, None, tuple[Effect, ...]]


def compare(
    bot: Bot[Any, Any], view: Any, seat: int, advice: Advice, number: int, spread: Spread = one_by_one
) -> Comparing:
    """The effects of the advised move that are certain, the largest first.

    Plays it and the next best moves on in common imagined worlds. Yields nothing at every pause.
    """
    others = rivals(advice)
    if not others or not foreseeable(bot, view, seat, number):
        return ()
    differences: dict[tuple[int, str], list[float]] = defaultdict(list)
    ended: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0] * len(others))
    numbers = [derive(number, "effects", world) for world in range(WORLDS)]
    world = 0
    for several in spread(ends, bot, view, seat, [advice.move, *others], numbers):
        for found in several:
            for key in {key for lines in found for key in lines}:
                for place, lines in enumerate(found[1:]):
                    ended[key][place] += lines.get(key, 0.0) / WORLDS
                usual = sum(lines.get(key, 0.0) for lines in found[1:]) / len(others)
                differences[key] += [0.0] * (world - len(differences[key]))
                differences[key].append(found[0].get(key, 0.0) - usual)
            world += 1
        yield
    effects = [
        Effect(*key, sum(values) / WORLDS, sum(ended[key]) / len(others), tuple(ended[key]))
        for key, values in differences.items()
        if _certain([*values, *[0.0] * (WORLDS - len(values))])
    ]
    return tuple(sorted(effects, key=lambda effect: (-abs(effect.points), effect.party, effect.line)))


def ends(bot: Bot[Any, Any], view: Any, seat: int, moves: Sequence[Move], number: int) -> list[Lines]:
    """Everybody's score lines at the end after each move, in one and the same world."""
    played = futures(bot, view, seat, moves, number, to_the_end=True)
    return [_lines(bot, state) for _, state in played]


def rivals(advice: Advice) -> list[Move]:
    """The moves that the advised one is held against, best first."""
    return [judged.move for judged in advice.ranking if judged.move != advice.move][:OTHERS]


def _lines(bot: Bot[Any, Any], state: Any) -> Lines:
    sheets = bot.rules.scores(state)
    return {(sheet.party, line.key): float(line.points) for sheet in sheets for line in sheet.lines}


def _certain(values: list[float]) -> bool:
    """Whether a mean of these differences is worth telling, and no accident."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return abs(mean) >= LEAST and abs(mean) > CERTAIN * sqrt(spread / len(values))
