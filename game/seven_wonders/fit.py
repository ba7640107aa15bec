"""Fits the weights of `evaluation` by self-play: what wins against the weights so far is kept.

Every set of weights plays by judged worth alone, half of the seats of each table: a whole game in some
milliseconds. Searches play on by the same judgement, so they gain with it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from game.ai.bot import win_shares
from game.ai.fitting import Effort, Evolution, Mapper, Vector
from game.core.chance import FastChance, derive
from game.core.rules import asked_together
from game.seven_wonders import scoring
from game.seven_wonders.bot import SevenWondersBot
from game.seven_wonders.evaluation import Evaluation
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.weights import FILE, Weights, weights

TABLES = (
    SevenWondersOptions(seats=4, cities=False),
    SevenWondersOptions(seats=4, cities=True, leaders=True),
    SevenWondersOptions(seats=3, cities=True, leaders=True),
    SevenWondersOptions(seats=4, cities=False),
    SevenWondersOptions(seats=7, cities=False),
)
"""The kinds of tables that are played in turn."""
WIN = 15.0
"""Points of lead that a first place more counts."""
FIXED = ("provenance", "missing")
"""Fields that are not fitted."""
LEAST = 0.2
POSITIVE = ("liquid_coins", "arms_now", "arms_turn", "arms_later", "arms_age")
"""Fields that must be above that."""
SCALES = {
    "economy": 0.2,
    "doubt": 0.1,
    "symbols": 0.15,
    "arms": 0.15,
    "arms_now": 0.1,
    "arms_turn": 0.1,
    "arms_fade": 0.1,
    "stage_worth": 0.15,
    "gift": 0.1,
    "set_now": 1.0,
    "knacks": 0.8,
}
"""By field, a step of the search; others have `SCALE`."""
SCALE = 0.5


class Duel(NamedTuple):
    """Two sets of weights (as vectors), and what they are to play."""

    one: Vector
    other: Vector
    games: int
    seed: int


def _tree(given: Weights) -> dict[str, Any]:
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(given))
    return tree


def paths() -> list[tuple[str, ...]]:
    """Where the fitted numbers stand in the weights, in the order of a vector."""
    found: list[tuple[str, ...]] = []
    for field, value in _tree(weights()).items():
        if field not in FIXED:
            found += _within((field,), value)
    return found


def _within(path: tuple[str, ...], value: object) -> list[tuple[str, ...]]:
    if isinstance(value, Mapping):
        return [deeper for key in sorted(value) for deeper in _within((*path, key), value[key])]
    if isinstance(value, list):
        return [(*path, str(place)) for place in range(len(value))]
    return [path]


def vector(given: Weights) -> Vector:
    """The fitted numbers of weights."""
    tree = _tree(given)
    found = []
    for path in paths():
        value: Any = tree
        for key in path:
            value = value[int(key)] if isinstance(value, list) else value[key]
        found.append(float(value))
    return tuple(found)


def spread(numbers: Sequence[float], provenance: str) -> Weights:
    """Weights with these fitted numbers, the rest as it comes with the game."""
    tree = _tree(weights())
    tree["provenance"] = provenance
    for path, number in zip(paths(), numbers, strict=True):
        value: Any = tree
        for key in path[:-1]:
            value = value[key]
        last: str | int = int(path[-1]) if isinstance(value, list) else path[-1]
        value[last] = round(max(LEAST, number) if path[0] in POSITIVE else number, 3)
    return msgspec.convert(tree, Weights)


@cache
def _player(numbers: Vector) -> SevenWondersBot:
    return SevenWondersBot(Evaluation(spread(numbers, "")))


def outcome(duel: Duel, game: int) -> tuple[float, float]:
    """Points and share of first places by which the first is ahead in one game."""
    options = TABLES[game % len(TABLES)]
    turn = game // len(TABLES)
    every = options.seats if turn % 2 else 2
    mine = {seat for seat in range(options.seats) if (seat + turn // 2) % every == 0}
    chance = FastChance(random.Random(derive(duel.seed, "game", game)))
    bots = [_player(duel.one if seat in mine else duel.other) for seat in range(options.seats)]
    state = RULES.blank(options)
    RULES.set_up(state, chance)
    while asks := RULES.asks(state):
        moves = {ask.seat: bots[ask.seat].playout(state, ask.seat, chance) for ask in asked_together(asks)}
        RULES.play(state, moves, chance)
    totals, count = scoring.totals(state), len(mine)
    ahead = sum(totals[seat] for seat in mine) / count
    ahead -= (sum(totals) - ahead * count) / (options.seats - count)
    shares = win_shares(RULES, state)
    return ahead, sum(shares[seat] for seat in mine) - count / options.seats


def fitness(duel: Duel) -> float:
    """How much better the first plays, in points; first places count, too."""
    found = [outcome(duel, game) for game in range(duel.games)]
    return sum(points + WIN * first for points, first in found) / duel.games


class WeightsFitting:
    """Has the weights of 7 Wonders fitted."""

    full = Effort(60, 320)

    def nothing(self) -> Weights:
        """Weights that judge by points alone."""
        known = [1.0 if path == ("stage_worth",) else 0.0 for path in paths()]
        return spread(known, "house: nothing known")

    def shipped(self) -> Weights:
        """The weights that come with the game."""
        return weights()

    def better(
        self, begin: Weights, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Weights:
        """Weights that play better than *begin*: against the middle of each round, and *begin* in turn."""
        first = vector(begin)
        search = Evolution(first, [SCALES.get(path[0], SCALE) for path in paths()], seed)
        made = f"{effort.rounds} rounds of {effort.games} games, seed {seed}"
        for turn in range(effort.rounds):
            rival = vector(spread(search.middle, "")) if turn % 2 else first
            number = derive(seed, "round", turn)
            jobs = [Duel(one, rival, effort.games, number) for one in search.ask()]
            search.tell(list(do(fitness, jobs)))
            lead, error = self.lead(spread(search.middle, ""), begin, effort.games, derive(seed, "told"))
            say(f"{turn + 1}/{effort.rounds}: {lead:+.2f} +- {error:.2f}")
        return spread(search.middle, f"house: fitted by self-play, {made}")

    def lead(self, one: Weights, other: Weights, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""
        duel = Duel(vector(one), vector(other), games, seed)
        points = [outcome(duel, game)[0] for game in range(games)]
        mean = sum(points) / games
        return mean, math.sqrt(sum((point - mean) ** 2 for point in points)) / games

    def write(self, weights: Weights) -> str:
        """Let them come with the game from now on."""
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
        return FILE.name


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()
