"""What an AI knows of Trekking Through History."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Literal

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.trekking import evaluation, rival, scoring, visits
from game.trekking.catalog import ANCESTOR, Step, catalog
from game.trekking.evaluation import Table
from game.trekking.leanings import LEANINGS
from game.trekking.moves import ANCESTORS, PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState

TOKENS_AN_HOUR = 0.85
MOST_TOKENS = 10
ARRIVALS = (0.34, 0.27, 0.22, 0.17)  # how often a token is of each column's colour
DAY_HOURS, TRIP_HOURS = 12, 36
RIVALRY = 0.25  # how much an opponent's point counts against one's own
CLEAR_WIN = 120.0  # points, less the opponent's share, that are worth 1
WARP_WORTH = 3.0  # what a time warp card still to be used is worth at the start of a day


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


TOKENS_LEFT = tuple(min(MOST_TOKENS, round(TOKENS_AN_HOUR * hours)) for hours in range(DAY_HOURS + 1))
"""Tokens still expected in a day's remaining hours."""

CRYSTAL_WORTH = tuple(
    1.0 + (evaluation.CRYSTAL - 1.0) * min(1.0, hours / 8) for hours in range(TRIP_HOURS + 1)
)
"""A held crystal's worth by the hours left of the trip."""


def last_rank(state: TrekkingState, party: int) -> int:
    """The rank of the year a party's trek stands at."""
    for card in reversed(state.treks[party]):
        if card != ANCESTOR:
            return evaluation.ranks()[card]
    return 0


def trek_row(table: Table, gone: int, length: int) -> tuple[Sequence[int], int]:
    """The evaluation's row, in tenths by rank, and what a trek beyond its longest adds."""
    if length <= evaluation.LONGEST:
        return table[gone][length], 0
    return table[gone][evaluation.LONGEST], 3 * (length - evaluation.LONGEST)


def judged_visits(state: TrekkingState, seat: int, table: Table) -> list[tuple[float, Visit]]:
    """Every plain visit with the points it leads to in the end, less those every visit of the seat has."""
    data, ranks = catalog(), evaluation.ranks()
    hour, before = state.hour(seat), (state.day - 1) * DAY_HOURS
    held, sheet, length = state.crystals[seat], state.sheets[seat], len(state.treks[seat])
    floor, filling = state.years[seat], state.filled[seat]
    broken = data.trek_tables[state.options.trek_table].value(length) if length else 0
    longer = [trek_row(table, before + after, length + 1) for after in range(hour + 1, DAY_HOURS + 1)]
    fresh = [trek_row(table, before + after, 1) for after in range(hour + 1, DAY_HOURS + 1)]
    judged = []
    for place in range(ANCESTORS + 1):
        card = visits.card_at(state, seat, place)
        if not card:
            continue
        columns, wilds, crystals = data.rewards[place][card]
        points, filled, crystals = place_all(sheet, filling, columns, wilds, crystals, hour)
        rows = longer
        if card == ANCESTOR:
            step = last_rank(state, seat) // evaluation.WIDTH
        else:
            step = ranks[card] // evaluation.WIDTH
            if not length or data.years[card] < floor:
                rows, points = fresh, points + broken
        hours, brought = data.hours[card], sheet_evaluation(sheet, filled)
        for paid in range(min(held, hours - 1) + 1):
            arrives = hour + hours - paid
            value = points
            if arrives >= DAY_HOURS:
                value += evaluation.ON_TIME if arrives == DAY_HOURS else 0
                arrives = DAY_HOURS
            row, extra = rows[arrives - hour - 1]
            tokens = TOKENS_LEFT[DAY_HOURS - arrives]
            value += row[step] / 10 + extra + brought[tokens] - evaluation.TOKEN * tokens
            value += CRYSTAL_WORTH[TRIP_HOURS - before - arrives] * (held + crystals - paid)
            judged.append((value, visits.VISITS[place][paid]))
    return judged


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


class TrekkingBot(Bot[TrekkingState, TrekkingOptions]):
    """Looks a trip's evaluation up, and plays on by it; the weaker levels overlook most visits."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(1, 24, overlooks=0.73),
        "rookie": Effort(1, 24, overlooks=0.57),
        "adept": Effort(1, 24, overlooks=0.4),
        "expert": Effort(1, 24, overlooks=0.18),
        "master": Effort(240, 8),
        "grandmaster": Effort(9600, 12),
    }
    method: ClassVar[Literal["halving", "tree"]] = "halving"
    horizon: ClassVar[int | None] = 8
    leanings = LEANINGS

    def __init__(self, worth: Table | None = None) -> None:
        super().__init__(RULES)
        self.worth = worth or evaluation.table()

    def totals(self, state: TrekkingState) -> Sequence[float]:
        return [expected(state, party, self.worth) for party in range(state.parties)]

    def values(self, state: TrekkingState) -> Sequence[float]:
        totals = self.totals(state)
        found = []
        for seat in range(state.seats):
            best = max(total for party, total in enumerate(totals) if party != seat)
            found.append(min(1.0, max(0.0, (totals[seat] - RIVALRY * best) / CLEAR_WIN)))
        return found

    def candidates(self, state: TrekkingState, seat: int, width: int) -> Sequence[Move]:
        if not visiting(state):
            return self.rules.moves(state, seat)[: max(width, 24)]
        judged = sorted(judged_visits(state, seat, self.worth), key=_value, reverse=True)
        plain: list[Move] = [move for _, move in judged[:width]]
        return [*plain, *self._with_warps(state, seat)[:width]] if state.warps else plain

    def _with_warps(self, state: TrekkingState, seat: int) -> list[Move]:
        """Moves that use a time warp card, the most promising first."""
        moves = [move for move in self.rules.moves(state, seat) if not is_plain(move)]
        return sorted(moves, key=lambda move: -self._promise(state, seat, move))

    def _promise(self, state: TrekkingState, seat: int, move: Move) -> float:
        """The points a move leads to, before anything is turned over."""
        after = self.rules.preview(state, seat, move)
        if isinstance(move, UseWarp) and state.visitor < 0:
            best = max((value for value, _ in judged_visits(after, seat, self.worth)), default=0.0)
            return best + banked(after, seat)
        return expected(after, seat, self.worth)

    def playout(self, state: TrekkingState, seat: int, chance: Chance) -> Move:
        if visiting(state):
            return max(judged_visits(state, seat, self.worth), key=_value)[1]
        if state.picking:
            hand = [sheet for sheet in state.hands[seat] if sheet is not None]
            return PickItinerary(max(hand, key=lambda sheet: sheet_evaluation(sheet, 0)[MOST_TOKENS]))
        if state.wilds:
            return PlaceWild(best_column(state.sheets[seat], state.filled[seat], state.hour(seat)))
        if state.arranging:
            return self.rules.sample(state, seat, chance)
        moves = self.rules.moves(state, seat)
        return max(moves, key=lambda move: self._promise(state, seat, move))


def visiting(state: TrekkingState) -> bool:
    """Whether a card is to be chosen now."""
    return state.visitor < 0 and not state.picking and not state.arranging


def is_plain(move: Move) -> bool:
    """Whether a move is a visit without a time warp card."""
    return isinstance(move, Visit) and not move.warp


def _value(pair: tuple[float, Visit]) -> float:
    return pair[0]


def banked(state: TrekkingState, party: int) -> float:
    """Points that a party can't lose any more."""
    table = catalog().trek_tables[state.options.trek_table]
    treks = sum(table.value(len(trek)) for trek in state.finished[party])
    points = float(state.track(party) + rival.head_start(state, party) + treks)
    if state.warps and party not in state.markers:
        points += WARP_WORTH * (DAY_HOURS - state.hour(party)) / DAY_HOURS
    return points


def expected(state: TrekkingState, party: int, table: Table) -> float:
    """A party's likely final points."""
    if state.over:
        return scoring.total(state, party)
    gone = max(0, state.day - 1) * DAY_HOURS + state.hour(party)
    row, extra = trek_row(table, gone, len(state.treks[party]))
    points = banked(state, party) + row[last_rank(state, party) // evaluation.WIDTH] / 10 + extra
    if party < state.seats:
        points += CRYSTAL_WORTH[TRIP_HOURS - gone] * state.crystals[party]
        if state.sheets[party]:
            tokens = TOKENS_LEFT[DAY_HOURS - state.hour(party)]
            points += sheet_evaluation(state.sheets[party], state.filled[party])[tokens]
            points -= evaluation.TOKEN * tokens
    return points


BOT = TrekkingBot()
