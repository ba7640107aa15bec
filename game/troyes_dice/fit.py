"""Fits the weights of `evaluation`: ``python main.py tune --game troyes_dice``.

Each round plays games with the weights of all rounds so far and some random moves, and keeps the sheets after
every half-day: a player whose errors are never seen would go on making them. Then it goes backwards through
the half-days: what a sheet is worth is the mean, over some rolls, of the best that can be done with them in
the next half-day; a ridge regression turns that into weights. Last of all the best player plays many games
more, and a network learns what the regression leaves over.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import TypeVar

import msgspec

from game.ai.fitting import Effort, FileFitting, Mapper, mean_and_error
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.core.components import read
from game.troyes_dice.evaluation import FILE, Evaluation, Part, Weights, fitted, parts
from game.troyes_dice.features import SIGN
from game.troyes_dice.learning import Lesson, Network
from game.troyes_dice.network import UNITS, Units
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.policy import best, settled, uses, worths
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import COLUMNS, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.wheel import close_half_day, open_half_day

HALVES = 15
STRAYS = (0.0, 0.05, 0.15, 0.3)
"""Shares of random moves, by job."""
PLAYERS = 3
"""So many sets of weights, the latest, play in a round."""
RIDGE = 3.0
ROLLS = 4
MORE = 12
"""So many times the games of all rounds are played for the network: it goes on gaining with every game."""
ROLLS_MORE = 2
ENOUGH = 2_000
"""The fewest sheets that teach a network something; it learns fewer by heart."""
LOTS = 8
"""Jobs in which they are played, for each share of random moves."""

T = TypeVar("T")
Kept = bytes
"""A state once a half-day's action is done, as small as can be: very many are kept at once."""
Sample = tuple[list[Part], float]
_KEPT = msgspec.msgpack.Decoder(
    tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, Sheet],
)


def keep(state: TroyesState) -> Kept:
    """A solo state of a plain table, as small as can be."""
    wheel = state.half, state.fronts, state.backs, state.values, state.black, state.destroyed
    return msgspec.msgpack.encode((*wheel, state.sheets[0]))


def taken_up(kept: Kept) -> TroyesState:
    """The state that was kept."""
    state = RULES.blank(TroyesOptions())
    half, fronts, backs, values, black, destroyed, sheet = _KEPT.decode(kept)
    state.plazas_laid(fronts, backs)
    state.columns_numbered(tuple(range(1, COLUMNS + 1)))
    state.dice_rolled(half, values, black)
    state.destroyed = destroyed
    state.sheets = [sheet]
    return state


def play(weights: Weights, seed: int, games: int, stray: float) -> tuple[list[list[Kept]], list[int]]:
    """Plays by these weights, now and then at random: states after each half-day's action, final points."""
    evaluation, rng = Evaluation(weights), random.Random(seed)
    chance = FastChance(rng)
    after: list[list[Kept]] = [[] for _ in range(HALVES + 1)]
    points = []
    for _ in range(games):
        state = RULES.blank(TroyesOptions())
        RULES.set_up(state, chance)
        while RULES.asks(state):
            strays = rng.random() < stray and not state.sheets[0].owed
            move = RULES.sample(state, 0, chance) if strays else best(state, 0, evaluation)
            ahead = RULES.preview(state, 0, move)
            if not ahead.sheets[0].owed:
                after[state.half].append(keep(ahead))
            RULES.play(state, {0: move}, chance)
        points.append(total(state.sheets[0]))
    return after[:HALVES], points


def expected(state: TroyesState, evaluation: Evaluation, chance: FastChance, rolls: int = ROLLS) -> float:
    """What the sheet is worth: the best of the next half-day, averaged over some rolls."""
    found = 0.0
    for _ in range(rolls):
        ahead = state.copy()
        close_half_day(ahead)
        open_half_day(ahead, chance)
        if ahead.sheets[0].acted:
            found += settled(ahead, 0, evaluation)
        else:
            found += max(worths(ahead, 0, uses(ahead, 0, evaluation), evaluation))
    return found / rolls


def regress(samples: Sequence[Sample]) -> dict[str, float]:
    """Ridge weights of one half-day; each feature is measured from its mean, the constant goes to a part."""
    rows = [(_amounts(after), points) for after, points in samples]
    names = sorted({name for amounts, _ in rows for name in amounts})
    mean = fmean(points for _, points in rows)
    found = Regression(len(names))
    found.add(
        ([amounts.get(name, 0.0) for name in names] for amounts, _ in rows),
        (points - mean for _, points in rows),
    )
    weights = dict(zip(names, found.weights(RIDGE, free=0), strict=True))
    for name in names:
        if name.startswith("cathedrals_"):
            weights[name] += mean
    return {name: round(weight, 3) for name, weight in weights.items()}


def _amounts(after: Sequence[Part]) -> dict[str, float]:
    found: dict[str, float] = {}
    for features, marks in after:
        for name, amount in features(*marks).items():
            if not name.startswith(SIGN):
                found[name] = found.get(name, 0.0) + amount
    return found


def _play(job: tuple[Weights, int, int, float]) -> tuple[list[list[Kept]], list[int]]:
    return play(*job)


def _expectations(job: tuple[Weights, int, list[Kept], int]) -> list[Sample]:
    weights, seed, lot, rolls = job
    evaluation, chance = Evaluation(weights), FastChance(random.Random(seed))
    samples = []
    for kept in lot:
        state = taken_up(kept)
        samples.append((parts(state.sheets[0]), expected(state, evaluation, chance, rolls)))
    return samples


def start() -> Weights:
    """Weights to begin with: points now, and a little for what helps later."""
    plain = {f"citizens.{colour}": 1.0 for colour in ("red", "yellow", "white")}
    plain |= {f"held.{colour}": 0.6 for colour in ("red", "yellow", "white")}
    plain |= {"scored.built": 1.0, "hoped.factor_built": 0.4, "scored.open": 0.1}
    plain |= {f"cathedrals_{count}": 2.0 * count for count in range(7)}
    return Weights("house: points now", {name: (weight,) * HALVES for name, weight in plain.items()})


class WeightsFitting(FileFitting[Weights]):
    """Fits the weights of Troyes Dice, round by round."""

    file = FILE
    remembered = (fitted,)
    full = Effort(2, 4000)
    quick = Effort(1, 60)

    def nothing(self) -> Weights:
        """Weights that know little more than the points."""
        return start()

    def shipped(self) -> Weights:
        """The weights that come with the game."""
        return read(FILE, Weights)

    def better(
        self, begin: Weights, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Weights:
        """Weights that play better than *begin*."""
        players = [begin]
        made = f"house: fitted by self-play, {effort.rounds} rounds of {effort.games} games, seed {seed}"
        for turn in range(effort.rounds):
            lots = [(weights, stray) for weights in players[-PLAYERS:] for stray in STRAYS]
            played = _played(lots, effort.games, derive(seed, turn), do)
            means = ", ".join(f"{fmean(points):.1f}" for _, points in played)
            say(f"{turn + 1}/{effort.rounds}: {means}")
            after = [after for after, _ in played]
            players.append(_refitted(after, derive(seed, turn), do, Weights(made, {})))
        lots = [(players[-1], stray) for stray in STRAYS for _ in range(LOTS)]
        games = MORE * effort.rounds * effort.games
        after = [after for after, _ in _played(lots, games, derive(seed, "more"), do)]
        network = Network(derive(seed, "network"))
        return _refitted(after, derive(seed, "more"), do, Weights(made, {}), ROLLS_MORE, network)

    def lead(self, one: Weights, other: Weights, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* alone with the same dice, and its standard error."""
        mine, theirs = (play(weights, seed, games, 0.0)[1] for weights in (one, other))
        return mean_and_error([own - their for own, their in zip(mine, theirs, strict=True)])

    def written(self, found: Weights) -> bytes:
        """A feature a line: there are very many numbers."""
        return msgspec.json.encode(found).replace(b'],"', b'],\n"')


def fitting() -> WeightsFitting:
    """What the tool that tunes needs."""
    return WeightsFitting()


def _played(
    lots: Sequence[tuple[Weights, float]], games: int, seed: int, do: Mapper
) -> list[tuple[list[list[Kept]], list[int]]]:
    """So many games in all by these players and shares of random moves."""
    each = max(1, games // len(lots))
    jobs = [(weights, derive(seed, number), each, stray) for number, (weights, stray) in enumerate(lots)]
    return list(do(_play, jobs))


def _refitted(
    lots: Sequence[list[list[Kept]]],
    seed: int,
    do: Mapper,
    weights: Weights,
    rolls: int = ROLLS,
    network: Network | None = None,
) -> Weights:
    """Weights from the sheets after every half-day, the last first."""
    found: dict[int, dict[str, float]] = {}
    known: dict[int, dict[str, Units]] = {}
    for half in reversed(range(HALVES)):
        tasks = [(weights, derive(seed, half, lot), after[half], rolls) for lot, after in enumerate(lots)]
        samples = [sample for samples in do(_expectations, tasks) for sample in samples]
        found[half] = regress(samples)
        if network is not None and len(samples) >= ENOUGH:
            network.learn(_lessons(samples, found[half], network))
            known[half] = network.signs()
        weights = Weights(weights.provenance, _spread(found, 0.0), _spread(known, (0,) * UNITS))
    return weights


def _lessons(samples: Sequence[Sample], weights: Mapping[str, float], network: Network) -> list[Lesson]:
    """The signs of each sheet and what the weights leave over of its worth."""
    lessons = []
    for after, points in samples:
        found = [item for features, marks in after for item in features(*marks).items()]
        signs = tuple(network.number(name) for name, _ in found if name.startswith(SIGN))
        lessons.append((signs, points - sum(weights.get(name, 0.0) * amount for name, amount in found)))
    return lessons


def _spread(found: Mapping[int, Mapping[str, T]], none: T) -> dict[str, tuple[T, ...]]:
    """By name what is found by half-day; *none* where there is nothing."""
    names = sorted({name for by_name in found.values() for name in by_name})
    return {name: tuple(found.get(half, {}).get(name, none) for half in range(HALVES)) for name in names}
