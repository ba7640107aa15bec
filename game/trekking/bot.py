"""What an AI knows of Trekking Through History."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Literal

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.trekking import outlook, scoring, visits
from game.trekking.catalog import ANCESTOR, Steps, catalog
from game.trekking.moves import ANCESTORS, PickItinerary, PlaceWild, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState

TOKENS_AN_HOUR = 0.85
MOST_TOKENS = 10
ARRIVALS = (0.34, 0.27, 0.22, 0.17)  # how often a token is of each column's colour
DAY_HOURS, TRIP_HOURS = 12, 36
RIVALRY = 0.25  # how much an opponent's point counts against one's own


@cache
def sheet_outlook(sheet: int, filled: int, tokens: int) -> float:
    """Points (and crystals' worth) that this many more tokens bring a sheet, the better of two each time."""
    if tokens == 0:
        return 0.0
    steps = catalog().sheet_steps[sheet][filled]
    gains = [_token_worth(sheet, filled, steps, column, tokens - 1) for column in range(4)]
    total = 0.0
    for first, chance in zip(gains, ARRIVALS, strict=True):
        for second, other in zip(gains, ARRIVALS, strict=True):
            total += chance * other * max(first, second)
    return total


def _token_worth(sheet: int, filled: int, steps: Steps, column: int, left: int) -> float:
    """What a token in a column brings, now and later with *left* tokens more."""
    step = steps[column]
    if step is None:
        return sheet_outlook(sheet, filled, left)
    gained = step.points + step.row_points + outlook.CRYSTAL * step.crystals
    return gained + sheet_outlook(sheet, step.filled, left)


@cache
def tokens_left(hours: int) -> int:
    """Tokens still expected in a day's remaining hours."""
    return min(MOST_TOKENS, round(TOKENS_AN_HOUR * hours))


def crystal_worth(hours: int) -> float:
    """A held crystal's worth with this many hours of the trip left."""
    return 1.0 + (outlook.CRYSTAL - 1.0) * min(1.0, hours / 8)


def trek_outlook(gone: int, length: int, last: int, table: Sequence[Sequence[Sequence[int]]]) -> float:
    """Points still to come with a trek of this length that stands at a year's rank."""
    page = table[gone]
    if length <= outlook.LONGEST:
        return page[length][last // outlook.WIDTH] / 10
    return page[outlook.LONGEST][last // outlook.WIDTH] / 10 + 3 * (length - outlook.LONGEST)


def last_rank(state: TrekkingState, party: int) -> int:
    """The rank of the year a party's trek stands at."""
    for card in reversed(state.treks[party]):
        if card != ANCESTOR:
            return outlook.ranks()[card]
    return 0


def judged_visits(state: TrekkingState, seat: int) -> list[tuple[float, Visit]]:
    """Every plain visit with the points it leads to in the end, less those every visit of the seat has."""
    data, table, ranks = catalog(), outlook.table(), outlook.ranks()
    hour, before, day_left = state.hour(seat), (state.day - 1) * DAY_HOURS, DAY_HOURS - state.hour(seat)
    held, sheet, length = state.crystals[seat], state.sheets[seat], len(state.treks[seat])
    last, years = last_rank(state, seat), data.years
    broken = data.trek_tables[state.options.trek_table].value(length) if length else 0
    judged = []
    for place in range(ANCESTORS + 1):
        card = visits.card_at(state, seat, place)
        if not card:
            continue
        columns, wilds, crystals = data.rewards[place][card]
        points, filled, crystals = place_all(sheet, state.filled[seat], columns, wilds, crystals, day_left)
        if card == ANCESTOR:
            longer, stands = length + 1, last
        elif length and years[card] >= state.years[seat]:
            longer, stands = length + 1, ranks[card]
        else:
            longer, stands, points = 1, ranks[card], points + broken
        hours = data.hours[card]
        for paid in range(min(held, hours - 1) + 1):
            arrives = hour + hours - paid
            value = points
            if arrives >= DAY_HOURS:
                value += 3 if arrives == DAY_HOURS else 0
                arrives = DAY_HOURS
            gone = before + arrives
            tokens = tokens_left(DAY_HOURS - arrives)
            value += trek_outlook(gone, longer, stands, table)
            value += sheet_outlook(sheet, filled, tokens) - outlook.TOKEN * tokens
            value += crystal_worth(TRIP_HOURS - gone) * (held + crystals - paid)
            judged.append((value, visits.VISITS[place][paid]))
    return judged


def place_all(
    sheet: int, filled: int, columns: Sequence[int], wilds: int, crystals: int, hours: int
) -> tuple[float, int, int]:
    """A visit's tokens on a sheet, wilds where they promise most: points, new filling, crystals."""
    table = catalog().sheet_steps[sheet]
    points = 0
    for column in columns:
        step = table[filled][column]
        if step is not None:
            points += step.points + step.row_points
            crystals += step.crystals
            filled = step.filled
    for _ in range(wilds):
        column = best_column(sheet, filled, hours)
        step = table[filled][column]
        if step is not None:
            points += step.points + step.row_points
            crystals += step.crystals
            filled = step.filled
    return float(points), filled, crystals


@cache
def best_column(sheet: int, filled: int, hours: int) -> int:
    """Where a wild token promises most."""
    steps = catalog().sheet_steps[sheet][filled]
    left = tokens_left(max(0, hours - 2))
    open_columns = [column for column in range(4) if steps[column] is not None]
    return max(open_columns, key=lambda c: _token_worth(sheet, filled, steps, c, left), default=0)


class TrekkingBot(Bot[TrekkingState, TrekkingOptions]):
    """Looks a trip's outlook up, and plays on by it."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(6, 4),
        "adept": Effort(24, 6),
        "master": Effort(600, 10),
    }
    method: ClassVar[Literal["halving", "tree"]] = "halving"
    horizon: ClassVar[int | None] = 8
    spread: ClassVar[float] = 25.0

    def totals(self, state: TrekkingState) -> Sequence[float]:
        return [expected(state, party) for party in range(state.parties)]

    def values(self, state: TrekkingState) -> Sequence[float]:
        totals = self.totals(state)
        found = []
        for seat in range(state.seats):
            best = max(total for party, total in enumerate(totals) if party != seat)
            found.append(min(1.0, max(0.0, (totals[seat] - RIVALRY * best) / 120)))
        return found

    def candidates(self, state: TrekkingState, seat: int, width: int) -> Sequence[Move]:
        if state.visitor < 0 and not state.picking and not state.arranging:
            judged = sorted(judged_visits(state, seat), key=lambda pair: -pair[0])
            plain: list[Move] = [move for _, move in judged[:width]]
            if not state.warps:
                return plain
            others = [move for move in self.rules.moves(state, seat) if not is_plain(move)]
            return plain[: max(2, width // 2)] + others[: width * 2]
        return self.rules.moves(state, seat)[: max(width, 6)]

    def playout(self, state: TrekkingState, seat: int, chance: Chance) -> Move:
        if state.visitor >= 0 and state.wilds:
            column = best_column(state.sheets[seat], state.filled[seat], DAY_HOURS - state.hour(seat))
            return PlaceWild(column)
        if state.visitor < 0 and not state.picking and not state.arranging:
            return max(judged_visits(state, seat), key=lambda pair: pair[0])[1]
        if state.picking:
            hand = [sheet for sheet in state.hands[seat] if sheet is not None]
            return PickItinerary(max(hand, key=lambda sheet: sheet_outlook(sheet, 0, MOST_TOKENS)))
        return self.rules.sample(state, seat, chance)


def is_plain(move: Move) -> bool:
    """Whether a move is a visit without a time warp card."""
    return isinstance(move, Visit) and not move.warp


def expected(state: TrekkingState, party: int) -> float:
    """A party's likely final points."""
    points = float(scoring.total(state, party))
    if state.over:
        return points
    gone = max(0, state.day - 1) * DAY_HOURS + state.hour(party)
    trek = state.treks[party]
    if trek:
        points -= catalog().trek_tables[state.options.trek_table].value(len(trek))
    points += trek_outlook(gone, len(trek), last_rank(state, party), outlook.table())
    if party < state.seats:
        points += (crystal_worth(TRIP_HOURS - gone) - 1) * state.crystals[party]
        if state.sheets[party]:
            tokens = tokens_left(DAY_HOURS - state.hour(party))
            points += sheet_outlook(state.sheets[party], state.filled[party], tokens)
            points -= outlook.TOKEN * tokens
    return points


BOT = TrekkingBot(RULES)
