"""What the rest of the trip is worth on average: the table behind the AI's choices.

``worth[hours gone][cards in the trek][rank of its last year]`` are the points still to come, in tenths: the
treks, on-time bonuses, and rewards at their average worth. `fit` works it out.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from game.core.components import Component, read
from game.trekking.catalog import ANCESTOR, CARDS_PER_DAY, DATA, catalog

FILE = DATA / "evaluation.json"
HOURS = 36
LONGEST = 12  # a longer trek gains as much a card as one of this length
WIDTH = 3  # ranks a step of the table
STEPS = 3 * CARDS_PER_DAY // WIDTH
TOKEN, WILD, CRYSTAL = 1.4, 2.0, 2.2  # average worth of rewards in points
ON_TIME = 3
Table = tuple[tuple[tuple[int, ...], ...], ...]


class EvaluationFile(Component, frozen=True):
    """The table."""

    worth: Table


@cache
def ranks() -> tuple[int, ...]:
    """Every card's place among all years, from 0, by card number; the ancestors' is unused."""
    years = catalog().years
    order = sorted(years[1:ANCESTOR])
    return (0, *(bisect_left(order, year) for year in years[1:ANCESTOR]), 0)


@cache
def table() -> Table:
    """The table that comes with the game."""
    return read(FILE, EvaluationFile).worth
