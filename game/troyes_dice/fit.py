"""Fits the weights of `evaluation`: ``python main.py tune --game troyes_dice``.

Each round plays games with the weights of all rounds so far and some random moves, and keeps the sheets after
every half-day: a player whose errors are never seen would go on making them. Then it goes backwards through
the half-days: what a sheet is worth is the mean, over some rolls, of the best that can be done with them in
the next half-day; a ridge regression turns that into weights.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from game.ai.fitting import Effort, Mapper
from game.core.chance import FastChance, derive
from game.core.components import read
from game.troyes_dice.evaluation import FILE, Evaluation, Part, Weights, parts
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.policy import best, settled, uses, worths
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState
from game.troyes_dice.wheel import close_half_day, open_half_day

HALVES = 15
STRAYS = (0.0, 0.05, 0.15, 0.3)
"""Shares of random moves, by job."""
PLAYERS = 3
"""So many sets of weights, the latest, play in a round."""
RIDGE = 3.0
ROLLS = 4

Fitted = dict[str, tuple[float, ...]]
Sample = tuple[list[Part], float]


def play(weights: Fitted, seed: int, games: int, stray: float) -> tuple[list[list[TroyesState]], list[int]]:
    """Plays by these weights, now and then at random: states after each half-day's action, final points."""
    evaluation, rng = Evaluation(weights), random.Random(seed)
    chance = FastChance(rng)
    after: list[list[TroyesState]] = [[] for _ in range(HALVES + 1)]
    points = []
    for _ in range(games):
        state = RULES.blank(TroyesOptions())
        RULES.set_up(state, chance)
        while RULES.asks(state):
            strays = rng.random() < stray and not state.sheets[0].owed
            move = RULES.sample(state, 0, chance) if strays else best(state, 0, evaluation)
            ahead = RULES.preview(state, 0, move)
            if not ahead.sheets[0].owed:
                after[state.half].append(ahead)
            RULES.play(state, {0: move}, chance)
        points.append(total(state.sheets[0]))
    return after[:HALVES], points


def expected(state: TroyesState, evaluation: Evaluation, chance: FastChance) -> float:
    """What the sheet is worth: the best of the next half-day, averaged over some rolls."""
    found = 0.0
    for _ in range(ROLLS):
        ahead = state.copy()
        close_half_day(ahead)
        open_half_day(ahead, chance)
        if ahead.sheets[0].acted:
            found += settled(ahead, 0, evaluation)
        else:
            found += max(worths(ahead, 0, uses(ahead, 0, evaluation), evaluation))
    return found / ROLLS


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan elimination of a symmetric positive definite system, in place."""
    size = len(right)
    for pivot in range(size):
        row, scale = matrix[pivot], 1.0 / matrix[pivot][pivot]
        for other in range(pivot + 1, size):
            factor = matrix[other][pivot] * scale
            if factor:
                target = matrix[other]
                for column in range(pivot, size):
                    target[column] -= factor * row[column]
                right[other] -= factor * right[pivot]
    for pivot in reversed(range(size)):
        row = matrix[pivot]
        rest = sum(row[column] * right[column] for column in range(pivot + 1, size))
        right[pivot] = (right[pivot] - rest) / row[pivot]
    return right


def regress(samples: Sequence[Sample]) -> dict[str, float]:
    """Ridge weights of one half-day; each feature is measured from its mean, the constant goes to a part."""
    rows = []
    for after, points in samples:
        found: dict[str, float] = {}
        for features, marks in after:
            for name, amount in features(*marks).items():
                found[name] = found.get(name, 0.0) + amount
        rows.append((found, points))
    names = sorted({name for found, _ in rows for name in found})
    index = {name: place for place, name in enumerate(names)}
    matrix = [[0.0] * len(names) for _ in names]
    right = [0.0] * len(names)
    mean = fmean(points for _, points in rows)
    for found, points in rows:
        entries = [(index[name], amount) for name, amount in found.items()]
        for place, amount in entries:
            right[place] += amount * (points - mean)
            line = matrix[place]
            for other, second in entries:
                line[other] += amount * second
    for place in range(len(names)):
        matrix[place][place] += RIDGE
    weights = dict(zip(names, solve(matrix, right)))
    for name in names:
        if name.startswith("cathedrals_"):
            weights[name] += mean
    return weights


def _play(job: tuple[Fitted, int, int, float]) -> tuple[list[list[TroyesState]], list[int]]:
    return play(*job)


def _expectations(job: tuple[Fitted, int, list[TroyesState]]) -> list[Sample]:
    weights, seed, states = job
    evaluation, chance = Evaluation(weights), FastChance(random.Random(seed))
    return [(parts(state.sheets[0]), expected(state, evaluation, chance)) for state in states]


def start() -> Fitted:
    """Weights to begin with: points now, and a little for what helps later."""
    plain = {f"citizens.{colour}": 1.0 for colour in ("red", "yellow", "white")}
    plain |= {f"held.{colour}": 0.6 for colour in ("red", "yellow", "white")}
    plain |= {"scored.built": 1.0, "hoped.factor_built": 0.4, "scored.open": 0.1}
    plain |= {f"cathedrals_{count}": 2.0 * count for count in range(7)}
    return {name: (weight,) * HALVES for name, weight in plain.items()}


class WeightsFitting:
    """Fits the weights of Troyes Dice, round by round."""

    full = Effort(5, 4000)
    quick = Effort(1, 200)

    def nothing(self) -> Weights:
        """Weights that know little more than the points."""
        return Weights("house: points now", start())

    def shipped(self) -> Weights:
        """The weights that come with the game."""
        return read(FILE, Weights)

    def better(
        self, begin: Weights, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Weights:
        """Weights that play better than *begin*."""
        players = [begin.weights]
        for turn in range(effort.rounds):
            lots = [(weights, stray) for weights in players[-PLAYERS:] for stray in STRAYS]
            games = max(1, effort.games // len(lots))
            jobs = [
                (weights, derive(seed, turn, number), games, stray)
                for number, (weights, stray) in enumerate(lots)
            ]
            played = list(do(_play, jobs))
            means = ", ".join(f"{fmean(points):.1f}" for _, points in played)
            say(f"{turn + 1}/{effort.rounds}: {means}")
            players.append(_refitted([after for after, _ in played], derive(seed, turn), do))
        made = f"{effort.rounds} rounds of {effort.games} games, seed {seed}"
        return Weights(f"house: fitted by self-play, {made}", players[-1])

    def lead(self, one: Weights, other: Weights, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* alone with the same dice, and its standard error."""
        mine, theirs = (play(weights.weights, seed, games, 0.0)[1] for weights in (one, other))
        ahead = [own - their for own, their in zip(mine, theirs, strict=True)]
        mean = fmean(ahead)
        return mean, sqrt(sum((points - mean) ** 2 for points in ahead)) / games

    def write(self, weights: Weights) -> str:
        """Let them come with the game from now on."""
        FILE.write_bytes(msgspec.json.encode(weights).replace(b"],", b"],\n"))
        return FILE.name


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()


def _refitted(lots: Sequence[list[list[TroyesState]]], seed: int, do: Mapper) -> Fitted:
    """Weights from the sheets after every half-day, the last first."""
    found: dict[int, dict[str, float]] = {}
    for half in reversed(range(HALVES)):
        weights = _spread(found)
        tasks = [(weights, derive(seed, half, lot), after[half]) for lot, after in enumerate(lots)]
        found[half] = regress([sample for samples in do(_expectations, tasks) for sample in samples])
    return _spread(found)


def _spread(found: dict[int, dict[str, float]]) -> Fitted:
    """Weights by feature from weights by half-day; 0 where there are none."""
    names = sorted({name for weights in found.values() for name in weights})
    return {
        name: tuple(round(found.get(half, {}).get(name, 0.0), 3) for half in range(HALVES)) for name in names
    }
