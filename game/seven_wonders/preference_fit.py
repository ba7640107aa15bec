"""Fits `preference` to what a search finds: ``python main.py tune --game seven_wonders --file preference``.

Each round plays by the preferences so far, weighs choices by playouts, and learns what to prefer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from game.ai import halving
from game.ai.fitting import Effort, FileFitting, Mapper, ahead
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.core.rules import Move, asked_together
from game.seven_wonders.bot import POINT, SevenWondersBot
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.preference import AGES, FILE, Preferences, noted, noticeable, preference, preferences
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState

TABLES = (
    *(SevenWondersOptions(seats=seats, cities=False) for seats in (4, 3, 4, 7, 5)),
    *(SevenWondersOptions(seats=seats, cities=True, leaders=True) for seats in (4, 3, 5)),
)
STRAY = (0.0, 0.05, 0.15)
"""How often a move is any legal one, so that choices are weighed that nobody would come to."""
BATCH = 20
"""Games of a job."""
CHOICES = 3
"""Choices of the first seat that are weighed in a game."""
WIDTH, WORLDS = 9, 12
"""The moves that are weighed, and the playouts of each."""
RIDGE = 5.0


class Batch(NamedTuple):
    """So many games from a place on, played by these preferences."""

    first: int
    games: int
    seed: int
    likes: Preferences


class Choice(NamedTuple):
    """Where somebody had to choose, and what each move is worth, in points."""

    state: SevenWondersState
    moves: list[Move]
    worths: list[float]


class PreferenceFitting(FileFitting[Preferences]):
    """Fits what is preferred in 7 Wonders; the games of its effort are those of a round."""

    file = FILE
    remembered = (preferences, preference)
    full = Effort(2, 2_400)
    quick = Effort(1, 40)

    def nothing(self) -> Preferences:
        """Nothing but points, and coins by what they are worth."""
        known = dict.fromkeys(noticeable(), 0.0)
        for age in AGES:
            known |= dict.fromkeys(
                [f"{name}.{age}" for name in ("plain", "stage_worth", "sale", "price")], 1.0
            )
        return Preferences("house: nothing known", known, known)

    def shipped(self) -> Preferences:
        """The weights that come with the game."""
        return preferences()

    def better(
        self, begin: Preferences, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Preferences:
        """What is preferred after so many rounds."""
        found, made = begin, f"{effort.rounds} rounds of {effort.games} games, seed {seed}"
        for turn in range(effort.rounds):
            number = derive(seed, "round", turn)
            jobs = [Batch(first, BATCH, number, found) for first in range(0, effort.games, BATCH)]
            learnt = [Regression(len(noticeable())) for _ in range(2)]
            for regressions in do(regress, jobs):
                for regression, more in zip(learnt, regressions, strict=True):
                    regression.join(more)
            found = Preferences(f"house: fitted to a search, {made}", *map(_named, learnt))
            lead, error = self.lead(found, begin, effort.games // 4, derive(seed, "told"))
            say(f"{turn + 1}/{effort.rounds}: {lead:+.2f} +- {error:.2f}")
        return found

    def lead(self, one: Preferences, other: Preferences, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""
        return ahead([SevenWondersBot(likes=likes) for likes in (one, other)], TABLES, games, seed)


def _named(regression: Regression) -> dict[str, float]:
    weights = regression.weights(RIDGE)
    return {name: round(weight, 3) for name, weight in zip(noticeable(), weights, strict=True)}


def regress(batch: Batch) -> list[Regression]:
    """What the choices of a batch show, without and with the boxes."""
    eye, places = evaluation(), {name: place for place, name in enumerate(noticeable())}
    found = [Regression(len(places)) for _ in range(2)]
    for choice in weighed(batch):
        rows = []
        for move in choice.moves:
            assert isinstance(move, Build | BuildStage | Sell)
            row = [0.0] * len(places)
            for name, amount in noted(eye, choice.state, 0, move):
                row[places[name]] += amount
            rows.append(row)
        found[choice.state.options.boxed].add(*contrasts(rows, choice.worths))
    return found


def contrasts(
    rows: Sequence[Sequence[float]], worths: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """What is noted of each move of a choice and what it is worth, each beside the mean of all of them."""
    middle = [fmean(column) for column in zip(*rows, strict=True)]
    usual = fmean(worths)
    return (
        [[one - mean for one, mean in zip(row, middle, strict=True)] for row in rows],
        [worth - usual for worth in worths],
    )


def weighed(batch: Batch) -> Iterator[Choice]:
    """Choices of the first seat in games that are played by preference."""
    bot = SevenWondersBot(likes=batch.likes)
    for game in range(batch.first, batch.first + batch.games):
        source, options = random.Random(derive(batch.seed, game)), TABLES[game % len(TABLES)]
        chance, state, stray = FastChance(source), RULES.blank(options), source.choice(STRAY)
        RULES.set_up(state, chance)
        turns = set(source.sample(range(3 * options.turns), CHOICES))
        while asks := RULES.asks(state):
            if state.phase == "turn" and not state.queue and _place(state) in turns:
                turns.discard(_place(state))
                yield from weigh(bot, state, derive(batch.seed, game, _place(state)), WIDTH, WORLDS)
            move = RULES.sample if source.random() < stray else bot.playout
            asked = asked_together(asks)
            RULES.play(state, {ask.seat: move(state, ask.seat, chance) for ask in asked}, chance)


def _place(state: SevenWondersState) -> int:
    return (state.age - 1) * state.options.turns + state.turn - 1


def weigh(
    bot: SevenWondersBot, state: SevenWondersState, number: int, width: int, worlds: int
) -> Iterator[Choice]:
    """What the first seat could do, by so many playouts of each move; nothing if there is no choice."""
    moves = list(bot.candidates(state, 0, width))
    if len(moves) > 1:
        view = state.copy()
        view.hands = [hand if seat == 0 else () for seat, hand in enumerate(view.hands)]
        numbers = [derive(number, "world", world) for world in range(worlds)]
        judged = list(map(partial(halving.judge, bot, view, 0, moves), numbers))
        yield Choice(state.copy(), moves, [fmean(values) / POINT for values in zip(*judged, strict=True)])
