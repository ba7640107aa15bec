"""Fitting the numbers an AI judges by, in self-play: what wins against the weights so far is kept.

Every set of weights plays by its playout policy alone, a whole game in some milliseconds, in half of the
seats or in one of each table. Searches play on by the same judgement, so they gain with it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from game.ai.bot import Bot, win_shares
from game.ai.evolution import Evolution, Vector
from game.core.chance import FastChance, derive
from game.core.components import Component
from game.core.options import Options
from game.core.rules import asked_together

W = TypeVar("W", bound=Component)
T = TypeVar("T")
Trail = tuple[str, ...]
"""The way to a number through fields, keys and places."""


class Effort(NamedTuple):
    """How long to fit: rounds, and games of each set of weights a round."""

    rounds: int
    games: int


class Mapper(Protocol):
    """Does independent jobs, side by side or not, and gives their results in order."""

    def __call__(self, work: Callable[[Any], T], jobs: Iterable[Any], /) -> Iterable[T]:
        """The result of each job."""


class Remembered(Protocol):
    """A function whose result is kept."""

    def cache_clear(self) -> None:
        """Work it out again next time."""


class Fitting(Protocol):
    """What a game offers to have its weights fitted."""

    @property
    def full(self) -> Effort:
        """What the weights that come with the game were made with."""

    @property
    def quick(self) -> Effort:
        """The least that teaches anything surely."""

    def nothing(self) -> Any:
        """Weights that know nothing of the game."""

    def shipped(self) -> Any:
        """The weights that come with the game."""

    def better(self, begin: Any, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]) -> Any:
        """Weights that play better than *begin*: same arguments, same weights."""

    def lead(self, one: Any, other: Any, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""

    def write(self, weights: Any) -> str:
        """Let them come with the game from now on; the name of the file."""


class Duel(NamedTuple):
    """Two sets of weights (as vectors), and how many games they are to play."""

    one: Vector
    other: Vector
    games: int
    seed: int


class FileFitting(Generic[W]):
    """Fits what lies in a file that comes with the game."""

    file: Path
    remembered: ClassVar[Sequence[Remembered]] = ()
    """What is read from the file once only."""

    def shipped(self) -> W:
        """What lies there."""
        raise NotImplementedError

    def written(self, found: W) -> bytes:
        """The file as it would be with this in it."""
        return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"

    def write(self, found: W) -> str:
        """Let it come with the game, so that what is fitted next builds on it; the file's name."""
        self.file.write_bytes(self.written(found))
        for cached in self.remembered:
            cached.cache_clear()
        return self.file.name


class SelfPlay(FileFitting[W]):
    """Fits weights by playing them against each other; a game subclasses it in its ``fit`` module."""

    full = Effort(40, 320)
    quick = Effort(2, 12)
    tables: ClassVar[Sequence[Options]]
    """The kinds of tables that are played in turn."""
    win: ClassVar[float]
    """Points of lead that a first place more counts."""
    fixed: ClassVar[frozenset[str]] = frozenset({"provenance"})
    """Fields that are not fitted."""
    floors: ClassVar[Mapping[str, float]] = {}
    """By field, the least it may be."""
    scales: ClassVar[Mapping[str, float]] = {}
    """By field, a step of the search; others have `scale`."""
    scale: ClassVar[float] = 0.5

    def __init__(self) -> None:
        tree = _tree(self.shipped())
        fitted = [field for field in tree if field not in self.fixed]
        self.trails = [trail for field in fitted for trail in _within((field,), tree[field])]
        """Where the fitted numbers stand in the weights, in the order of a vector."""

    def nothing(self) -> W:
        """Weights that know nothing of the game."""
        return self.weights([0.0] * len(self.trails), "house: nothing known")

    def bot(self, given: W) -> Bot[Any, Any]:
        """Who plays by these weights."""
        raise NotImplementedError

    def vector(self, given: W) -> Vector:
        """The fitted numbers of weights."""
        tree = _tree(given)
        return tuple(float(_at(tree, trail)) for trail in self.trails)

    def weights(self, numbers: Sequence[float], provenance: str = "") -> W:
        """Weights with these fitted numbers, the rest as it comes with the game."""
        shipped = self.shipped()
        tree = _tree(shipped) | {"provenance": provenance}
        for trail, number in zip(self.trails, numbers, strict=True):
            holder = _at(tree, trail[:-1])
            key: Any = int(trail[-1]) if isinstance(holder, list) else trail[-1]
            holder[key] = round(max(self.floors.get(trail[0], -math.inf), number), 3)
        return msgspec.convert(tree, type(shipped))

    def better(self, begin: W, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]) -> W:
        """Weights that play better than *begin*: against the middle of each round, and *begin* in turn."""
        first = self.vector(begin)
        steps = [self.scales.get(trail[0], self.scale) for trail in self.trails]
        search = Evolution(first, steps, seed)
        for turn in range(effort.rounds):
            rival = search.middle if turn % 2 else first
            number = derive(seed, "round", turn)
            duels = [Duel(one, rival, effort.games, number) for one in search.ask()]
            search.tell(list(do(self.fitness, duels)))
            lead, error = self._lead(search.middle, first, effort.games, derive(seed, "told"))
            say(f"{turn + 1}/{effort.rounds}: {lead:+.2f} +- {error:.2f}")
        made = f"{effort.rounds} rounds of {effort.games} games, seed {seed}"
        return self.weights(search.middle, f"house: fitted by self-play, {made}")

    def lead(self, one: W, other: W, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""
        return self._lead(self.vector(one), self.vector(other), games, seed)

    def _lead(self, one: Vector, other: Vector, games: int, seed: int) -> tuple[float, float]:
        return mean_and_error([points for points, _ in self._played(Duel(one, other, games, seed))])

    def fitness(self, duel: Duel) -> float:
        """How much better the first plays, in points; first places count, too."""
        return sum(points + self.win * first for points, first in self._played(duel)) / duel.games

    def _played(self, duel: Duel) -> list[tuple[float, float]]:
        bots = [self.bot(self.weights(numbers)) for numbers in (duel.one, duel.other)]
        return played(bots, self.tables, duel.games, duel.seed)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values)) / len(values)


def ahead(
    bots: Sequence[Bot[Any, Any]], tables: Sequence[Options], games: int, seed: int
) -> tuple[float, float]:
    """Points by which the first is ahead of the second at the same tables, and its standard error."""
    return mean_and_error([points for points, _ in played(bots, tables, games, seed)])


def played(
    bots: Sequence[Bot[Any, Any]], tables: Sequence[Options], games: int, seed: int
) -> list[tuple[float, float]]:
    """What came of so many games, as `outcome` has it."""
    return [outcome(bots, tables, game, derive(seed, "game", game)) for game in range(games)]


def outcome(
    bots: Sequence[Bot[Any, Any]], tables: Sequence[Options], game: int, seed: int
) -> tuple[float, float]:
    """Points and share of first places by which the first is ahead in one game."""
    options = tables[game % len(tables)]
    turn, seats = game // len(tables), options.seats
    every = seats if turn % 2 else 2
    mine = [(seat + turn // 2) % every == 0 for seat in range(seats)]
    rules, chance = bots[0].rules, FastChance(random.Random(seed))
    state = rules.blank(options)
    rules.set_up(state, chance)
    while asks := rules.asks(state):
        moves = {
            ask.seat: bots[not mine[ask.seat]].playout(state, ask.seat, chance)
            for ask in asked_together(asks)
        }
        rules.play(state, moves, chance)
    totals = [sheet.total for sheet in sorted(rules.scores(state), key=lambda sheet: sheet.party)]
    ahead = _share(totals, mine) - _share(totals, [not own for own in mine])
    count = sum(mine)
    return ahead, sum(_owned(win_shares(rules, state), mine)) - count / seats


def _owned(values: Sequence[float], mine: Sequence[bool]) -> list[float]:
    return [value for value, own in zip(values, mine) if own]


def _share(totals: Sequence[float], mine: Sequence[bool]) -> float:
    """The mean of some seats' points."""
    own = _owned(totals, mine)
    return sum(own) / len(own)


def _tree(given: Component) -> dict[str, Any]:
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(given))
    return tree


def _within(trail: Trail, value: object) -> list[Trail]:
    """The trails of all numbers from there on."""
    if isinstance(value, Mapping):
        return [deeper for key in sorted(value) for deeper in _within((*trail, key), value[key])]
    if isinstance(value, list):
        return [(*trail, str(place)) for place in range(len(value))]
    return [trail]


def _at(tree: Any, trail: Trail) -> Any:
    for key in trail:
        tree = tree[int(key)] if isinstance(tree, list) else tree[key]
    return tree
