"""What the rest of the trip is worth on average: the table behind the AI's choices.

``worth[hours gone][cards in the trek][rank of its last year]`` are the points still to come, in tenths: the
treks, on-time bonuses, and rewards at their average worth. It is the solution of a lonely traveller's trip
over sampled rows of departures, worked out backwards from the end.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from functools import cache

import msgspec

from game.core.components import Component, read
from game.trekking.catalog import ANCESTOR, CARDS_PER_DAY, DATA, catalog
from game.trekking.moves import ANCESTORS

FILE = DATA / "evaluation.json"
HOURS = 36
LONGEST = 12  # a longer trek gains as much a card as one of this length
WIDTH = 3  # ranks a step of the table
STEPS = 3 * CARDS_PER_DAY // WIDTH
TOKEN, WILD, CRYSTAL = 1.4, 2.0, 2.2  # average worth of rewards in points
ON_TIME = 3
OFFERS = 48


class EvaluationFile(Component, frozen=True):
    """The baked table."""

    worth: tuple[tuple[tuple[int, ...], ...], ...]


class Offer(msgspec.Struct, frozen=True):
    """One card of a sampled row: its hours, the worth of its rewards, its year's rank."""

    hours: int
    reward: float
    rank: int


@cache
def ranks() -> tuple[int, ...]:
    """Every card's place among all years, from 0, by card number; the ancestors' is unused."""
    years = catalog().years
    order = sorted(years[1:ANCESTOR])
    return (0, *(bisect_left(order, year) for year in years[1:ANCESTOR]), 0)


@cache
def table() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The baked table."""
    return read(FILE, EvaluationFile).worth


def sampled_rows(day: int) -> list[list[Offer]]:
    """Random rows of a day's departures, always the same ones."""
    data, source = catalog(), random.Random(day)
    rows = []
    for _ in range(OFFERS):
        cards = list(data.day_cards[day])
        row = []
        for slot in range(ANCESTORS):
            card = cards.pop(int(source.random() * len(cards)))
            columns, wilds, crystals = data.rewards[slot][card]
            reward = TOKEN * len(columns) + WILD * wilds + CRYSTAL * crystals
            row.append(Offer(data.hours[card], reward, ranks()[card]))
        rows.append(row)
    return rows


def bake() -> EvaluationFile:
    """Work the table out, from the last hour back to the first."""
    treks = catalog().trek_tables["mat"]
    ends = [10.0 * treks.value(length) if length else 0.0 for length in range(LONGEST + 1)]
    worth: list[list[list[float]]] = [[[]] for _ in range(HOURS)]
    worth.append([[end] * STEPS for end in ends])
    for hour in range(HOURS - 1, -1, -1):
        rows = sampled_rows(hour // 12 + 1)
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
