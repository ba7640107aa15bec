"""Works the table of `evaluation` out: ``python main.py tune --game trekking --from-nothing``.

It is the solution of a lonely traveller's trip over sampled rows of departures, worked out backwards from the
end. There is nothing to improve in rounds; more rows make it more exact.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from game.ai.fitting import Effort, FileFitting, Mapper, ahead
from game.core.components import read
from game.trekking.bot import TrekkingBot
from game.trekking.catalog import catalog
from game.trekking.evaluation import (
    CRYSTAL,
    FILE,
    HOURS,
    LONGEST,
    ON_TIME,
    STEPS,
    TOKEN,
    WIDTH,
    WILD,
    EvaluationFile,
    ranks,
    table,
)
from game.trekking.experience import learned
from game.trekking.judgement import Judgement
from game.trekking.moves import ANCESTORS
from game.trekking.options import TrekkingOptions
from game.trekking.state import DAYS

TABLES = tuple(TrekkingOptions(seats=seats) for seats in (2, 3, 4))


class Offer(msgspec.Struct, frozen=True):
    """One card of a sampled row: its hours, the worth of its rewards, its year's rank."""

    hours: int
    reward: float
    rank: int


class TableFitting(FileFitting[EvaluationFile]):
    """Works the table of Trekking Through History out; the games of its effort are rows a day."""

    file = FILE
    remembered = (table,)
    full = Effort(1, 48)
    quick = Effort(1, 6)

    def nothing(self) -> EvaluationFile:
        """A table by which nothing is still to come."""
        return EvaluationFile((((0,) * STEPS,) * (LONGEST + 1),) * (HOURS + 1))

    def shipped(self) -> EvaluationFile:
        return read(FILE, EvaluationFile)

    def better(
        self, begin: EvaluationFile, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]
    ) -> EvaluationFile:
        """The table by other rows than those of another seed, whatever was there before."""
        (found,) = do(work_out, [(effort.games, seed)])
        say(f"1/1: a trip's first hour is worth {found.worth[0][0][0] / 10:.1f} points")
        return found

    def lead(self, one: EvaluationFile, other: EvaluationFile, games: int, seed: int) -> tuple[float, float]:
        """Points by which *one* is ahead of *other* at the same tables, and its standard error."""
        bots = [TrekkingBot(Judgement(found.worth, learned())) for found in (one, other)]
        return ahead(bots, TABLES, games, seed)

    def written(self, found: EvaluationFile) -> bytes:
        """A row a line."""
        pages = msgspec.json.encode(found.worth)[1:-1].replace(b"],[[", b"],\n[[").replace(b"],[", b"],\n [")
        return b'{"worth": [\n' + pages + b"\n]}\n"


def fitting() -> TableFitting:
    """What the tool that tunes needs."""
    return TableFitting()


def sampled_rows(day: int, count: int, seed: int) -> list[list[Offer]]:
    """So many random rows of a day's departures, always the same ones for a seed."""
    data, source = catalog(), random.Random(day + DAYS * (seed - 1))
    rows = []
    for _ in range(count):
        cards = list(data.day_cards[day])
        row = []
        for slot in range(ANCESTORS):
            card = cards.pop(int(source.random() * len(cards)))
            columns, wilds, crystals = data.rewards[slot][card]
            reward = TOKEN * len(columns) + WILD * wilds + CRYSTAL * crystals
            row.append(Offer(data.hours[card], reward, ranks()[card]))
        rows.append(row)
    return rows


def work_out(sample: tuple[int, int]) -> EvaluationFile:
    """The table by so many rows a day, of this seed: from the last hour back to the first."""
    treks = catalog().trek_tables["mat"]
    ends = [10.0 * treks.value(length) if length else 0.0 for length in range(LONGEST + 1)]
    worth: list[list[list[float]]] = [[[]] for _ in range(HOURS)]
    worth.append([[end] * STEPS for end in ends])
    for hour in range(HOURS - 1, -1, -1):
        rows = sampled_rows(hour // 12 + 1, *sample)
        worth[hour] = [
            [_mean(worth, ends, hour, length, step, rows) for step in range(STEPS)]
            for length in range(LONGEST + 1)
        ]
    return EvaluationFile(tuple(tuple(tuple(round(cell) for cell in row) for row in page) for page in worth))


def _mean(
    worth: list[list[list[float]]],
    ends: list[float],
    hour: int,
    length: int,
    step: int,
    rows: list[list[Offer]],
) -> float:
    """The average over the rows of the best choice's worth, in tenths."""
    longer = min(length + 1, LONGEST)
    extra = 30.0 if length == LONGEST else 0.0
    night = hour // 12 * 12 + 12
    last = step * WIDTH + (WIDTH - 1) / 2
    ancestor = -1e9
    if length:
        ancestor = worth[min(hour + 3, night)][longer][step] + extra + 10 * WILD
    total = 0.0
    for row in rows:
        best = ancestor
        for offer in row:
            after = hour + offer.hours
            value = 10 * offer.reward
            if after >= night:
                value += 10 * ON_TIME if after == night else 0
                after = night
            cell = offer.rank // WIDTH
            if length and offer.rank > last:
                value += worth[after][longer][cell] + extra
            else:
                value += worth[after][1][cell] + ends[length]
            best = max(best, value)
        total += best
    return total / len(rows)
