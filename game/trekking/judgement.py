"""What a party has to expect: the table of a trip's rest, amended by what came of the AI's own games."""

from __future__ import annotations

from array import array

from game.trekking import evaluation, experience, rival, scoring
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.evaluation import ON_TIME, Table
from game.trekking.experience import Experience
from game.trekking.prospects import DAY_HOURS, LATEST, outlook
from game.trekking.state import DAYS, TrekkingState

RESTING = DAY_HOURS + 1
"""Stands for the hour of a party whose day is over, however it ended."""
MOST_CARDS = 40
MORE = 3.0
"""What each card more is worth to a trek beyond the longest of the table."""
WARP_WORTH = 3.0  # what a time warp card still to be used is worth at the start of a day


class Judgement:
    """What is still to come, by day, cards in the trek, hour and rank, and what a crystal is worth by then.

    At 12 o'clock sharp the points for arriving on time are in it; `RESTING` is without.
    """

    def __init__(self, table: Table, learned: Experience) -> None:
        days = [self._day(table, learned, day) for day in range(1, DAYS + 1)]
        self.rows = [days[0], *days]
        crystals = [
            [learned.crystal(day, min(DAY_HOURS, hour)) for hour in range(LATEST + 1)]
            for day in range(1, DAYS + 1)
        ]
        self.crystals = [crystals[0], *crystals]

    @staticmethod
    def _day(table: Table, learned: Experience, day: int) -> list[list[array[float]]]:
        pages: list[list[array[float]]] = []
        for cards in range(evaluation.LONGEST + 1):
            page = [learned.row(table, day, hour, cards) for hour in range(DAY_HOURS + 1)]
            on_time = array("d", [worth + ON_TIME for worth in page[-1]])
            pages.append([*page[:-1], on_time, *[page[-1]] * (LATEST - DAY_HOURS)])
        for more in range(1, MOST_CARDS - evaluation.LONGEST):
            longest = pages[evaluation.LONGEST]
            pages.append([array("d", [worth + MORE * more for worth in row]) for row in longest])
        return pages

    def ahead(self, day: int, hour: int, cards: int, last: int, crystals: int) -> float:
        """What a party has to expect beside its sheet, at an hour (or `RESTING`), by its trek's last rank."""
        return self.rows[day][cards][hour][last // evaluation.WIDTH] + self.crystals[day][hour] * crystals


def last_rank(state: TrekkingState, party: int) -> int:
    """The rank of the year a party's trek stands at."""
    for card in reversed(state.treks[party]):
        if card != ANCESTOR:
            return evaluation.ranks()[card]
    return 0


def banked(state: TrekkingState, party: int) -> float:
    """Points that a party can't lose any more."""
    table = catalog().trek_tables[state.options.trek_table]
    treks = sum(table.value(len(trek)) for trek in state.finished[party])
    points = float(state.track(party) + rival.head_start(state, party) + treks)
    if state.warps and party not in state.markers:
        points += WARP_WORTH * (DAY_HOURS - state.hour(party)) / DAY_HOURS
    return points


def expected(state: TrekkingState, party: int, judgement: Judgement) -> float:
    """A party's likely final points."""
    if state.over:
        return scoring.total(state, party)
    hour = state.hour(party)
    hour = RESTING if hour == DAY_HOURS else hour
    held = state.crystals[party]
    points = banked(state, party)
    points += judgement.ahead(state.day, hour, len(state.treks[party]), last_rank(state, party), held)
    if party < state.seats and state.sheets[party]:
        points += outlook(state.sheets[party], state.filled[party])[hour]
    return points


def shipped() -> Judgement:
    """By the files that come with the game."""
    return Judgement(evaluation.table(), experience.learned())
