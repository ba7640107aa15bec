"""How strong the levels are at a game, as measured: ``assets/data/<game>/ladder.json``.

Neighbouring levels have played each other; a game won counts one, a shared win half. How far apart the levels
lie is told in Elo, with the 95 % interval. A pair that has not played has no entry, nor has a level that is
not joined to the lowest one by pairs that have.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from game.ai.bot import LEVELS, Effort
from game.core.components import Component, demand, folder, read

FILE = "ladder.json"
BEGIN = 1000
"""The Elo of the lowest level, in every game."""
STEP = 200
"""By how much a level is taken to be above the one below as long as nothing is measured."""
SCALE = 400.0
NORMAL_95 = 1.96
SURELY = 1e-3
"""Nobody is taken to win less often than this, or more often than the rest."""
PAIRS = tuple(pairwise(LEVELS))
"""Neighbouring levels, the lower one first."""
Interval = tuple[int, int]


class Part(Component, frozen=True):
    """Games of a pair over the deals of a *seed*: what the upper one won, all points and efforts of both."""

    lower: str
    upper: str
    seed: int
    games: int
    wins: float
    points: tuple[int, int]
    efforts: tuple[Effort, Effort]


class Pair(Component, frozen=True):
    """By how much the upper of two neighbours is stronger, in Elo."""

    lower: str
    upper: str
    games: int
    wins: float
    elo: int
    interval: Interval


class Rung(Component, frozen=True):
    """A level: its Elo, and its usual score in so many games against its neighbours."""

    elo: int
    interval: Interval
    usual: int
    games: int


class Ladder(Component, frozen=True):
    """Everything that was measured at tables of so many *seats*, and what follows from it."""

    seats: int
    levels: Mapping[str, Rung]
    pairs: tuple[Pair, ...]
    parts: tuple[Part, ...]


def of(game: str) -> Ladder | None:
    """A game's ladder; None: nothing has been measured. Raises `BadData`."""
    return load(folder(game) / FILE)


def rating(game: str, level: str) -> int:
    """The Elo of a level at a game: as measured, or else a step above the one below; of others the lowest."""
    found, now = of(game), BEGIN - STEP
    for one in LEVELS[: LEVELS.index(level) + 1] if level in LEVELS else LEVELS[:1]:
        rung = found.levels.get(one) if found else None
        now = rung.elo if rung else now + STEP
    return now


@cache
def load(path: Path) -> Ladder | None:
    """What a file holds, if there is one; raises `BadData` unless it follows from its parts."""
    if not path.exists():
        return None
    found = read(path, Ladder)
    for part in found.parts:
        demand((part.lower, part.upper) in PAIRS, path.name, f"no pair {part.lower}-{part.upper}")
        demand(0 <= part.wins <= part.games > 0, path.name, f"{part.wins:g} wins in {part.games} games")
    demand(found == built(found.seats, found.parts), path.name, "it does not follow from its parts")
    return found


def built(seats: int, parts: Iterable[Part]) -> Ladder:
    """The ladder that follows from the parts."""
    parts = tuple(sorted(parts, key=lambda part: (LEVELS.index(part.lower), part.seed)))
    pairs = tuple(_pair(*pair, played) for pair in PAIRS if (played := _of(parts, *pair)))
    return Ladder(seats, _rungs(pairs, parts), pairs, parts)


def joined(old: Iterable[Part], new: Part) -> list[Part]:
    """The parts with a new one, in place of the same deals; of its pair other efforts' games are dropped."""
    kept = []
    for part in old:
        same = (part.lower, part.upper) == (new.lower, new.upper)
        if not same or (part.seed != new.seed and part.efforts == new.efforts):
            kept.append(part)
    return [*kept, new]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval)."""
    share = wins / games
    spread = NORMAL_95 * math.sqrt((share * (1 - share) + NORMAL_95**2 / (4 * games)) / games)
    centre, scale = share + NORMAL_95**2 / (2 * games), 1 + NORMAL_95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def elo(share: float, seats: int = 2) -> float:
    """How much stronger than each of the others somebody is who wins this share of the games."""
    share = min(max(share, SURELY), 1 - SURELY)
    return SCALE * math.log10(share * (seats - 1) / (1 - share))


def _of(parts: Sequence[Part], lower: str, upper: str) -> list[Part]:
    return [part for part in parts if (part.lower, part.upper) == (lower, upper)]


def _pair(lower: str, upper: str, parts: Sequence[Part]) -> Pair:
    games, wins = sum(part.games for part in parts), sum(part.wins for part in parts)
    low, high = wilson(wins, games)
    return Pair(lower, upper, games, wins, round(elo(wins / games)), (round(elo(low)), round(elo(high))))


def _rungs(pairs: Sequence[Pair], parts: Sequence[Part]) -> dict[str, Rung]:
    """Level by level from the lowest, as far as the pairs reach; uncertainties add up as squares."""
    if not pairs or pairs[0].lower != LEVELS[0]:
        return {}
    now, below, above = BEGIN, 0.0, 0.0
    found = {LEVELS[0]: _rung(LEVELS[0], now, (0.0, 0.0), parts)}
    for pair in pairs:
        if pair.lower not in found:
            break
        below = math.hypot(below, pair.elo - pair.interval[0])
        above = math.hypot(above, pair.interval[1] - pair.elo)
        now += pair.elo
        found[pair.upper] = _rung(pair.upper, now, (below, above), parts)
    return found


def _rung(level: str, now: int, unsure: tuple[float, float], parts: Sequence[Part]) -> Rung:
    own = [
        (part.points[part.upper == level], part.games) for part in parts if level in (part.lower, part.upper)
    ]
    games = sum(count for _, count in own)
    usual = round(sum(points for points, _ in own) / games)
    return Rung(now, (round(now - unsure[0]), round(now + unsure[1])), usual, games)
