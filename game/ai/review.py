"""Looking back on a move that was made: what it cost beside the best one found, by the same evaluation."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.ai import halving, tree
from game.ai.bot import Bot, Effort
from game.ai.worlds import Spread, one_by_one
from game.core.chance import FastChance, derive
from game.core.rules import Move

LEVEL = "master"
"""Whose evaluation it is."""
PAIRS = 4
"""The best move found and the one made are compared in one world for so many simulations of the search."""
FEWEST = 120
"""Worlds that the two are compared in at the least, with the full effort."""
LEAST = 0.5
"""Points of a score line that are worth telling."""
CERTAIN = 2.0
"""A loss of so many standard errors is no accident."""


class Verdict(NamedTuple):
    """The better move, and what the one made instead lost: in value (0 to 1), and in the seat's own points.

    *doubt* is the standard error of *loss*. Where nothing better was found, *best* is the move made.
    """

    best: Move
    loss: float = 0.0
    doubt: float = 0.0
    points: float = 0.0
    lines: tuple[tuple[str, float], ...] = ()
    """How many points which of the seat's score lines lost in the end, the largest loss first."""

    @property
    def certain(self) -> bool:
        """Whether the move made was worse indeed."""
        return self.loss > CERTAIN * self.doubt


Weighing = Generator[None, None, Verdict]


def weigh(
    bot: Bot[Any, Any],
    view: Any,
    seat: int,
    move: Move,
    number: int,
    share: int,
    spread: Spread = one_by_one,
) -> Weighing:
    """Judge a move from the seat's view: with a *share*-th of the master's effort search for the best one,
    then compare the two in worlds the search has not seen (in those, what won had luck on its side).

    Yields nothing at every pause; same arguments, same verdict.
    """
    if len(bot.rules.moves(view, seat)) == 1 or not foreseeable(bot, view, seat, number):
        return Verdict(move)
    full = bot.efforts[LEVEL]
    effort = full._replace(simulations=max(1, full.simulations // share))
    best = yield from _best(bot, view, seat, derive(number, "search"), effort, spread)
    if best == move:
        return Verdict(move)
    worlds = max(2, FEWEST // share, effort.simulations // PAIRS)
    numbers = [derive(number, "compare", world) for world in range(worlds)]
    return (yield from _compare((best, move), spread(both, bot, view, seat, (best, move), numbers)))


def _best(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, effort: Effort, spread: Spread
) -> Generator[None, None, Move]:
    """The best move that a search finds."""
    if bot.method == "halving":
        search = halving.search(bot, view, seat, number, effort, spread)
    else:
        search = tree.search(bot, view, seat, number, effort)
    while True:
        try:
            next(search)
        except StopIteration as end:
            best: Move = end.value.move
            return best
        yield


def foreseeable(bot: Bot[Any, Any], view: Any, seat: int, number: int) -> bool:
    """Whether the bot's worlds know of this decision; those that end with an episode don't beyond it."""
    world = bot.world(view, seat, FastChance(random.Random(number)))
    return any(ask.seat == seat for ask in bot.rules.asks(world))


Future = tuple[float, float, list[tuple[str, int]]]
"""What a move led to in a world: its value, the seat's points and its score lines."""


def both(bot: Bot[Any, Any], view: Any, seat: int, moves: Sequence[Move], number: int) -> list[Future]:
    """What each of two moves leads to in one and the same world."""
    return [
        (value, bot.totals(state)[seat], _lines(bot, state, seat))
        for value, state in halving.futures(bot, view, seat, moves, number)
    ]


def _compare(moves: tuple[Move, Move], found: Iterator[Sequence[Sequence[Future]]]) -> Weighing:
    """What the second move loses beside the first."""
    total = squares = points = 0.0
    worlds = 0
    lost: dict[str, float] = defaultdict(float)
    for several in found:
        for (better, good, won), (worse, bad, without) in several:
            worlds += 1
            total += better - worse
            squares += (better - worse) ** 2
            points += good - bad
            for sign, lines in ((1, won), (-1, without)):
                for key, value in lines:
                    lost[key] += sign * value
        yield
    loss = total / worlds
    doubt = sqrt(max(0.0, squares / worlds - loss * loss) / (worlds - 1))
    if loss <= 0:
        return Verdict(moves[1])
    means = [(key, by / worlds) for key, by in lost.items()]
    told = sorted((line for line in means if line[1] >= LEAST), key=lambda line: -line[1])
    return Verdict(moves[0], loss, doubt, points / worlds, tuple(told))


def _lines(bot: Bot[Any, Any], state: Any, seat: int) -> list[tuple[str, int]]:
    """The seat's score lines in a state."""
    sheets = [sheet for sheet in bot.rules.scores(state) if sheet.party == seat]
    return [(line.key, line.points) for sheet in sheets for line in sheet.lines]
