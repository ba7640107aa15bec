"""An AI in its seat: it is told what its seat may see, and asked for moves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from game.ai import baselines, effects, halving, leaning, review, tree
from game.ai.advice import Advice, Judged
from game.ai.bot import Bot
from game.ai.worlds import Spread, Spreading, nobody_helps, one_by_one
from game.core.observer import Knowledge, fold
from game.core.options import Options
from game.core.rules import Event, Move

T = TypeVar("T")
Thought = Generator[Advice, None, Advice]


class Mind:
    """An AI of a level (baseline, scripted), with a leaning or none; chooses from its view and a number."""

    def __init__(
        self,
        bot: Bot[Any, Any],
        options: Options,
        seat: int,
        level: str,
        leaning: str = "",
        spreading: Spreading = nobody_helps,
    ) -> None:
        bot.check_player(level)
        self.bot = bot
        self.seat = seat
        self.level = level
        self.leaning = leaning
        self._spreading = spreading
        self.knowledge: Knowledge[Any, Any] = Knowledge(bot.rules, options)

    def observe(self, events: Sequence[Event]) -> None:
        """These events happened, as the seat sees them."""
        self.knowledge.observe(events)

    def rewind(self, count: int) -> None:
        """Only the first *count* events still count."""
        self.knowledge.rewind(count)

    def think(self, number: int, explain: bool = False) -> Thought:
        """Yields the advice so far, so that it can be hurried; returns the final one, explained if asked.

        It holds for what is known now: what the seat is told while it thinks changes nothing.
        """
        count = len(self.knowledge.events)
        view, spread = self.knew(count), self._spreading(self.seat, count)
        thought = think(self.bot, view, self.seat, number, self.level, spread)
        if self.leaning:
            thought = _leaned(self.bot, view, self.seat, number, thought, (self.level, self.leaning))
        return _explained(self.bot, view, self.seat, number, thought, spread) if explain else thought

    def knew(self, count: int) -> Any:
        """What the seat knew when it had been told the first *count* events only; nobody changes it."""
        if count == len(self.knowledge.events):
            return self.knowledge.view.copy()
        return fold(self.bot.rules, self.knowledge.options, self.knowledge.events[:count])

    def weigh(self, count: int, move: Move, number: int, share: int) -> review.Weighing:
        """Judge a move made when the seat knew of the first *count* events only (see `review.weigh`)."""
        spread = self._spreading(self.seat, count)
        return review.weigh(self.bot, self.knew(count), self.seat, move, number, share, spread)

    def choose(self, number: int) -> Advice:
        """The final advice at once."""
        return finish(self.think(number))


def think(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, level: str, spread: Spread = one_by_one
) -> Thought:
    """How a level thinks about a seat's decision."""
    if level == "random":
        return (yield from baselines.uniform(bot, view, seat, number))
    if level == "greedy":
        return (yield from baselines.greedy(bot, view, seat, number))
    if level == "ucb100":
        return (yield from baselines.ucb100(bot, view, seat, number))
    if level in bot.scripted:
        return (yield from baselines.scripted(bot, view, seat, level))
    moves = bot.rules.moves(view, seat)
    if len(moves) == 1:
        return Advice(moves[0], (Judged(moves[0], 0.5, 0),))
    if bot.method == "halving":
        return (yield from halving.search(bot, view, seat, number, bot.efforts[level], spread))
    return (yield from tree.search(bot, view, seat, number, bot.efforts[level]))


def _explained(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, thought: Thought, spread: Spread
) -> Thought:
    """A thought that ends in what its move does to the score lines."""
    advice = yield from thought
    comparing = effects.compare(bot, view, seat, advice, number, spread)
    while True:
        try:
            next(comparing)
        except StopIteration as end:
            return advice._replace(effects=end.value)
        yield advice


def _leaned(
    bot: Bot[Any, Any], view: Any, seat: int, number: int, thought: Thought, style: tuple[str, str]
) -> Thought:
    """A thought that ends in what is most to a leaning's liking; hurried, it answers without."""
    advice = yield from thought
    return leaning.lean(bot, view, seat, advice, number, style)


def finish(thought: Generator[Any, None, T]) -> T:
    """Run a thought to its end."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            answer: T = end.value
            return answer
