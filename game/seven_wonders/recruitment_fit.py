"""Fits `recruitment` to what a search finds: ``python main.py tune --game seven_wonders --file recruitment``.

Each round drafts and recruits by the weights so far, weighs choices by playouts, and learns from them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.ai.fitting import Effort, FileFitting, Mapper, mean_and_error, outcome
from game.ai.regression import Regression
from game.core.chance import FastChance, derive
from game.core.rules import asked_together
from game.seven_wonders.bot import SevenWondersBot
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.moves import BuildStage, Keep, Recruit, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.preference_fit import Choice, contrasts, weigh
from game.seven_wonders.recruitment import FILE, Recruiting, noted, noticeable, recruiting
from game.seven_wonders.rules import RULES

TABLES = (
    *(SevenWondersOptions(seats=seats, cities=True, leaders=True) for seats in (4, 3, 4, 5)),
    SevenWondersOptions(seats=4, cities=False, leaders=True),
)
STRAY = (0.0, 0.05, 0.15)
"""How often a move is any legal one, so that choices are weighed that nobody would come to."""
BATCH = 20
"""Games of a job."""
CHANCE = 0.5
"""How likely each choice of the first seat is weighed."""
WIDTH, WORLDS = 9, 6
"""The moves that are weighed, and the playouts of each."""
RIDGE = 5.0


class Batch(NamedTuple):
    """So many games from a place on, with leaders chosen by these weights."""

    first: int
    games: int
    seed: int
    wants: Recruiting


class RecruitmentFitting(FileFitting[Recruiting]):
    """Fits who is recruited in 7 Wonders; the games of its effort are those of a round."""

    file = FILE
    remembered = (recruiting,)
    full = Effort(1, 2_000)
    quick = Effort(1, 40)

    def nothing(self) -> Recruiting:
        """Any leader is as good as another, and as good as its coins."""
        return Recruiting("house: nothing known", dict.fromkeys(noticeable(), 0.0))

    def shipped(self) -> Recruiting:
        """The weights that come with the game."""
        return recruiting()

    def better(
        self, begin: Recruiting, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> Recruiting:
        """Who is recruited after so many rounds."""
        found, made = begin, f"{effort.rounds} rounds of {effort.games} games, seed {seed}"
        for turn in range(effort.rounds):
            number = derive(seed, "round", turn)
            jobs = [Batch(first, BATCH, number, found) for first in range(0, effort.games, BATCH)]
            learnt = Regression(len(noticeable()))
            for more in do(regress, jobs):
                learnt.join(more)
            weights = [round(weight, 3) for weight in learnt.weights(RIDGE)]
            named = dict(zip(noticeable(), weights, strict=True))
            found = Recruiting(f"house: fitted to a search, {made}", named)
            say(f"{turn + 1}/{effort.rounds}: {effort.games} games seen")
        return found

    def lead(self, one: Recruiting, other: Recruiting, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error.

        Each table is played with the seats both ways, so that who was dealt what says little.
        """
        bots = [SevenWondersBot(wants=wants) for wants in (one, other)]
        points = []
        for game in range(games):
            number = derive(seed, "game", game)
            ours, theirs = (outcome(pair, TABLES, game, number)[0] for pair in (bots, bots[::-1]))
            points.append((ours - theirs) / 2)
        return mean_and_error(points)


def regress(batch: Batch) -> Regression:
    """What the choices of a batch show."""
    eye, places = evaluation(), {name: place for place, name in enumerate(noticeable())}
    found = Regression(len(places))
    for choice in weighed(batch):
        rows = []
        for move in choice.moves:
            assert isinstance(move, Keep | Recruit | BuildStage | Sell)
            row = [0.0] * len(places)
            for name, amount in noted(eye, choice.state, 0, move):
                row[places[name]] += amount
            rows.append(row)
        found.add(*contrasts(rows, choice.worths))
    return found


def weighed(batch: Batch) -> Iterator[Choice]:
    """Choices of a leader by the first seat, in games that are played by judged worth."""
    bot = SevenWondersBot(wants=batch.wants)
    for game in range(batch.first, batch.first + batch.games):
        source, options = random.Random(derive(batch.seed, game)), TABLES[game % len(TABLES)]
        chance, state, stray = FastChance(source), RULES.blank(options), source.choice(STRAY)
        RULES.set_up(state, chance)
        number = 0
        while asks := RULES.asks(state):
            if state.phase in ("draft", "recruit") and not state.queue and source.random() < CHANCE:
                number += 1
                yield from weigh(bot, state, derive(batch.seed, game, number), WIDTH, WORLDS)
            move = RULES.sample if source.random() < stray else bot.playout
            asked = asked_together(asks)
            RULES.play(state, {ask.seat: move(state, ask.seat, chance) for ask in asked}, chance)
