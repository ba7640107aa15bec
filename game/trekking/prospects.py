"""What a visit's rewards, and tokens still to come, promise a sheet."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.trekking import evaluation
from game.trekking.catalog import Reward, Step, catalog

TOKENS_AN_HOUR = 0.87
LAST_TOKENS = 1.2  # that the last visit of a day brings beyond its hours, as it may outlast the day
MOST_TOKENS = 13
ARRIVALS = (0.34, 0.27, 0.22, 0.17)  # how often a token is of each column's colour
DAY_HOURS = 12
LATEST = DAY_HOURS + 4
"""The hour at which the longest visit would end that begins before the day is over."""
PART = 4
"""Hours of a part of the day, in which wild tokens go alike."""


@lru_cache(maxsize=1 << 14)
def sheet_evaluation(sheet: int, filled: int) -> array[float]:
    """Points (and crystals' worth) that 0, 1, 2 ... more tokens bring a sheet, the better of two each time.

    All fillings of all sheets are fewer than are remembered.
    """
    steps = catalog().sheet_steps[sheet][filled]
    worths = array("d", [0.0])
    for tokens in range(1, MOST_TOKENS + 1):
        gains = [_token_worth(sheet, step, tokens - 1, worths) for step in steps]
        total = below = 0.0
        for gain, chance in sorted(zip(gains, ARRIVALS, strict=True)):
            total += gain * chance * (chance + 2 * below)
            below += chance
        worths.append(total)
    return worths


def _token_worth(sheet: int, step: Step | None, left: int, unchanged: Sequence[float]) -> float:
    """What a token brings, now and later with *left* tokens more; where its column is full, only these."""
    if step is None:
        return unchanged[left]
    gained = step.points + step.row_points + evaluation.CRYSTAL * step.crystals
    return gained + sheet_evaluation(sheet, step.filled)[left]


TOKENS_LEFT = (
    0,
    *(min(MOST_TOKENS, round(LAST_TOKENS + TOKENS_AN_HOUR * hours)) for hours in range(1, DAY_HOURS + 1)),
)
"""Tokens still expected in a day's remaining hours."""


@lru_cache(maxsize=1 << 12)
def place_all(
    sheet: int, filled: int, columns: tuple[int, ...], wilds: int, crystals: int, hour: int
) -> tuple[float, int, int]:
    """A visit's tokens on a sheet, wilds where they promise most: points, new filling, crystals."""
    table = catalog().sheet_steps[sheet]
    points = 0.0
    for token in range(len(columns) + wilds):
        column = columns[token] if token < len(columns) else best_column(sheet, filled, hour)
        step = table[filled][column]
        if step is not None:
            points += step.points + step.row_points
            crystals += step.crystals
            filled = step.filled
    return points, filled, crystals


@lru_cache(maxsize=1 << 12)
def best_column(sheet: int, filled: int, hour: int) -> int:
    """Where a wild token promises most at this hour."""
    steps = catalog().sheet_steps[sheet][filled]
    left = TOKENS_LEFT[max(0, DAY_HOURS - hour - 2)]
    full = sheet_evaluation(sheet, filled)
    open_columns = [column for column in range(4) if steps[column] is not None]
    return max(open_columns, key=lambda c: _token_worth(sheet, steps[c], left, full), default=0)


class Prospect(NamedTuple):
    """What a reward brings a sheet: points, its new filling, crystals, and its outlook from then on."""

    points: float
    filled: int
    crystals: int
    outlook: array[float]


@cache
def rewards() -> tuple[tuple[Reward, ...], tuple[tuple[int, ...], ...]]:
    """All different rewards, and which of them a visit brings, by place and card."""
    found = tuple({reward: None for cards in catalog().rewards for reward in cards})
    return found, tuple(tuple(found.index(reward) for reward in cards) for cards in catalog().rewards)


@lru_cache(maxsize=1 << 13)
def outlook(sheet: int, filled: int) -> array[float]:
    """What the tokens still to come today will bring a sheet beyond their average worth, by hour."""
    worths = sheet_evaluation(sheet, filled)
    left = [TOKENS_LEFT[max(0, DAY_HOURS - hour)] for hour in range(LATEST + 1)]
    return array("d", [worths[tokens] - evaluation.TOKEN * tokens for tokens in left])


@lru_cache(maxsize=1 << 13)
def prospects(sheet: int, filled: int, part: int) -> list[Prospect | None]:
    """By reward, what it brings a sheet in a part of the day, as far as somebody has asked."""
    return [None] * len(rewards()[0])


def prospect(sheet: int, filled: int, part: int, number: int) -> Prospect:
    """What a reward brings a sheet, wild tokens where they promise most."""
    columns, wilds, crystals = rewards()[0][number]
    points, after, gained = place_all(sheet, filled, columns, wilds, crystals, PART * part + PART // 2)
    found = Prospect(points, after, gained, outlook(sheet, after))
    prospects(sheet, filled, part)[number] = found
    return found


@cache
def promise(sheet: int) -> float:
    """What a sheet promises on the morning of its day."""
    return sheet_evaluation(sheet, 0)[MOST_TOKENS]
