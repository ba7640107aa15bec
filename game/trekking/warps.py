"""Time warp cards (a house module): when each may be used, and what it does.

Only uses with an effect are legal. A solo game counts as one of two players. When cards are looked at and put
back, everybody sees where the one that lay open goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Move
from game.trekking import visits
from game.trekking.catalog import ANCESTOR, COLUMNS, ICONS, Reward, Warp, catalog, reward
from game.trekking.moves import ANCESTORS, UseWarp, Visit
from game.trekking.state import DAYS, ROWS, TALLY, TrekkingState

NO_EFFECT = Reason("trekking.reason.warp_no_effect")
NO_CHOICE = Reason("trekking.reason.warp_choice")
ON_VISIT = ("during_move", "rewards", "trek")


class Terms(NamedTuple):
    """What a visit takes and brings; time warp cards bend it."""

    hours: int
    gain: Reward
    floor: int
    on_time: int = visits.ON_TIME_POINTS
    late: int = 0
    folded: bool = False
    points: int = 0
    extra_crystals: int = 0


class Attempt(NamedTuple):
    """A visit with a time warp card, as its check sees it."""

    state: TrekkingState
    seat: int
    place: int
    card: int
    crystals: int
    choice: int
    params: dict[str, int]
    terms: Terms

    @property
    def hour(self) -> int:
        """Where the watch would get to, were the clock to go on beyond 12."""
        return self.state.hour(self.seat) + self.terms.hours - self.crystals

    @property
    def joins(self) -> bool:
        return visits.joins(self.state, self.seat, self.card, self.terms.floor)


Bend = Callable[[Attempt], "Terms | Reason"]


def _when(holds: bool, attempt: Attempt, **changes: object) -> Terms | Reason:
    return attempt.terms._replace(**changes) if holds else NO_EFFECT  # type: ignore[arg-type]


def _discount(a: Attempt) -> Terms | Reason:
    return _when(a.terms.hours > 1, a, hours=max(1, a.terms.hours - a.params["hours"]))


def _cheap_ancestor(a: Attempt) -> Terms | Reason:
    return _when(a.card == ANCESTOR, a, hours=a.params["hours"])


def _round_up(a: Attempt) -> Terms | Reason:
    return _when(a.hour > visits.CLOCK_HOURS, a, late=a.params["points"])


def _double_on_time(a: Attempt) -> Terms | Reason:
    return _when(a.hour == visits.CLOCK_HOURS, a, on_time=a.terms.on_time + a.params["points"])


def _pay_points(a: Attempt) -> Terms | Reason:
    if not 1 <= a.choice <= a.params["max_hours"]:
        return NO_CHOICE
    price = a.params["points_per_hour"] * a.choice
    if price > a.state.track(a.seat):
        return Reason("trekking.reason.points_held", {"points": price})
    return _when(a.choice < a.terms.hours, a, hours=a.terms.hours - a.choice, points=-price)


def _any_slot(a: Attempt) -> Terms | Reason:
    if not 1 <= a.choice < ANCESTORS:
        return NO_CHOICE
    fits = a.place not in (ANCESTORS, a.choice)
    return _when(fits, a, gain=catalog().rewards[a.choice][a.card])


def _double_slot(a: Attempt) -> Terms | Reason:
    if a.place in (0, ANCESTORS):
        return NO_EFFECT
    bonus = _slot_icon(a)
    return _when(True, a, gain=reward((*_card_icons(a), bonus, bonus)))


def _recolour(a: Attempt) -> Terms | Reason:
    columns, wilds, crystals = a.terms.gain
    if a.choice not in columns:
        return NO_CHOICE
    at = columns.index(a.choice)
    return _when(True, a, gain=Reward(columns[:at] + columns[at + 1 :], wilds + 1, crystals))


def _extra_wild(a: Attempt) -> Terms | Reason:
    columns, wilds, crystals = a.terms.gain
    return _when(True, a, gain=Reward(columns, wilds + a.params["count"], crystals))


def _repeat_icon(a: Attempt) -> Terms | Reason:
    columns, wilds, crystals = a.terms.gain
    if not 0 <= a.choice < COLUMNS or ICONS[a.choice] not in _card_icons(a):
        return NO_CHOICE
    return _when(True, a, gain=Reward((*columns, a.choice), wilds, crystals))


def _icons_to_crystals(a: Attempt) -> Terms | Reason:
    icons = ("crystal",) * len(_card_icons(a))
    fits = any(icon != "crystal" for icon in _card_icons(a))
    return _when(fits, a, gain=reward((*icons, _slot_icon(a))))


def _year_grace(a: Attempt) -> Terms | Reason:
    floor = a.terms.floor - a.params["years"]
    fits = not a.joins and visits.joins(a.state, a.seat, a.card, floor)
    return _when(fits, a, floor=floor)


def _fold_card(a: Attempt) -> Terms | Reason:
    return _when(a.card != ANCESTOR and bool(a.state.treks[a.seat]), a, folded=True)


def _fresh_start(a: Attempt) -> Terms | Reason:
    return _when(not a.joins, a, points=a.params["points"])


def _long_thread(a: Attempt) -> Terms | Reason:
    length = len(a.state.treks[a.seat]) + 1 if a.joins else 1
    return _when(length >= a.params["min_cards"], a, points=a.params["points"])


def _close_call(a: Attempt) -> Terms | Reason:
    near = catalog().years[a.card] <= a.terms.floor + a.params["years"]
    return _when(a.card != ANCESTOR and a.joins and near, a, extra_crystals=a.params["crystals"])


def _card_icons(a: Attempt) -> tuple[str, ...]:
    data = catalog()
    return data.ancestor_rewards if a.card == ANCESTOR else data.cards[a.card].rewards


def _slot_icon(a: Attempt) -> str | None:
    return None if a.place == ANCESTORS else catalog().mat.slots[a.place].bonus


BENDS: dict[str, Bend] = {
    "discount": _discount,
    "cheap_ancestor": _cheap_ancestor,
    "round_up": _round_up,
    "double_on_time": _double_on_time,
    "pay_points": _pay_points,
    "any_slot": _any_slot,
    "double_slot": _double_slot,
    "recolour": _recolour,
    "extra_wild": _extra_wild,
    "repeat_icon": _repeat_icon,
    "icons_to_crystals": _icons_to_crystals,
    "year_grace": _year_grace,
    "fold_card": _fold_card,
    "fresh_start": _fresh_start,
    "long_thread": _long_thread,
    "close_call": _close_call,
}
CHOICES = {
    "pay_points": (1, 2),
    "any_slot": (1, 2, 3, 4, 5),
    "recolour": (0, 1, 2, 3),
    "repeat_icon": (0, 1, 2, 3),
}


def open_warps(state: TrekkingState, seat: int, timings: tuple[str, ...]) -> list[Warp]:
    """Cards a seat may still mark now, in table order; none once its marker lies on one."""
    if seat in state.markers:
        return []
    found = (catalog().warps[warp] for warp, mark in zip(state.warps, state.markers, strict=True) if mark < 0)
    return [warp for warp in found if warp.timing in timings]


def warp_problem(state: TrekkingState, seat: int, number: int, timings: tuple[str, ...]) -> Reason | None:
    """Why a card can't be marked by this seat now."""
    if number not in state.warps:
        return Reason("trekking.reason.warp_absent")
    if seat in state.markers:
        return Reason("trekking.reason.warp_once")
    if state.markers[state.warps.index(number)] >= 0:
        return Reason("trekking.reason.warp_taken")
    if catalog().warps[number].timing not in timings:
        return Reason("trekking.reason.warp_timing")
    return None


def terms(state: TrekkingState, seat: int, move: Visit) -> Terms | Reason:
    """What a visit at a legal place takes and brings with its time warp card, or why not."""
    data = catalog()
    card = visits.card_at(state, seat, move.place)
    plain = Terms(data.hours[card], data.rewards[move.place][card], state.years[seat])
    if not move.warp:
        return plain
    warp = data.warps[move.warp]
    attempt = Attempt(state, seat, move.place, card, move.crystals, move.choice, warp.params, plain)
    return BENDS[warp.op](attempt)


def visit_problem(state: TrekkingState, seat: int, move: Visit) -> Reason | None:
    """Why a visit can't be made."""
    problem = visits.place_problem(state, seat, move.place)
    if problem is None and (type(move.warp) is not int or type(move.choice) is not int):
        problem = NO_CHOICE
    if problem is None and move.warp:
        problem = warp_problem(state, seat, move.warp, ON_VISIT)
    if problem is not None:
        return problem
    if move.choice and (not move.warp or catalog().warps[move.warp].op not in CHOICES):
        return NO_CHOICE
    hours = catalog().hours[visits.card_at(state, seat, move.place)]
    problem = visits.crystals_problem(state, seat, move.crystals, hours)
    if problem is None and move.warp:
        found = terms(state, seat, move)
        if isinstance(found, Reason):
            return found
        problem = visits.crystals_problem(state, seat, move.crystals, found.hours)
    return problem


def bent_visits(state: TrekkingState, seat: int) -> Iterator[Visit]:
    """Every legal visit that uses a time warp card."""
    plain = visits.plain_visits(state, seat)
    for warp in open_warps(state, seat, ON_VISIT):
        for visit in plain:
            for choice in CHOICES.get(warp.op, (0,)):
                move = Visit(visit.place, visit.crystals, warp.id, choice)
                if visit_problem(state, seat, move) is None:
                    yield move


def sample(state: TrekkingState, seat: int, chance: Chance) -> Move:
    """A uniformly random legal move of a seat that may still use a card: drawn until one is legal."""
    ways = [(0, 0)]
    for warp in open_warps(state, seat, ON_VISIT):
        ways += [(warp.id, choice) for choice in CHOICES.get(warp.op, (0,))]
    before = list(before_moves(state, seat))
    most = min(state.crystals[seat] + 1, visits.MOST_HOURS)
    visit_count = len(ways) * most * (ANCESTORS + 1)
    attempt = 0
    while True:
        drawn = chance.die(("sample", seat, attempt), visit_count + len(before)) - 1
        if drawn >= visit_count:
            return before[drawn - visit_count]
        pair, way = divmod(drawn, len(ways))
        place, crystals = divmod(pair, most)
        move = Visit(place, crystals, *ways[way])
        if visit_problem(state, seat, move) is None:
            return move
        attempt += 1


def make_visit(state: TrekkingState, seat: int, move: Visit) -> None:
    """Carry out a visit that uses a time warp card, up to the wild tokens and the refill."""
    bent = terms(state, seat, move)
    assert isinstance(bent, Terms)
    card = visits.card_at(state, seat, move.place)
    state.warp_used(seat, move.warp)
    state.card_visited(seat, move.place, card, move.crystals)
    if bent.points:
        state.points_gained(seat, bent.points)
    visits.move_watch(state, seat, bent.hours - move.crystals, bent.on_time, bent.late)
    visits.gain(state, seat, bent.gain)
    if bent.extra_crystals:
        state.crystals_gained(seat, bent.extra_crystals)
    visits.join_trek(state, seat, card, bent.floor, bent.folded)


def before_moves(state: TrekkingState, seat: int) -> Iterator[UseWarp]:
    """Cards that may be used before a card is chosen."""
    for warp in open_warps(state, seat, ("before_choice",)):
        pairs = combinations(range(1, ANCESTORS), 2) if warp.op == "swap_slots" else [(0, 0)]
        for first, second in pairs:
            move = UseWarp(warp.id, first, second)
            if before_problem(state, seat, move) is None:
                yield move


def before_problem(state: TrekkingState, seat: int, move: UseWarp) -> Reason | None:
    """Why a card can't be used so before a card is chosen."""
    problem = warp_problem(state, seat, move.warp, ("before_choice",))
    if problem is not None:
        return problem
    op, first, second = catalog().warps[move.warp].op, move.choice, move.other
    if type(first) is not int or type(second) is not int:
        return NO_CHOICE
    if op == "swap_slots":
        if not 1 <= first < second < ANCESTORS:
            return NO_CHOICE
        return None if state.slots[first] and state.slots[second] else Reason("trekking.reason.empty_slot")
    if first or second:
        return NO_CHOICE
    needs_deck = {"peek_three": bool(state.slots[0] and state.deck), "refresh_row": any(state.slots[1:])}
    return None if needs_deck.get(op, True) else NO_EFFECT


def after_moves(state: TrekkingState, seat: int) -> list[UseWarp]:
    """Cards that may be used after a turn."""
    found = []
    for warp in open_warps(state, seat, ("after_turn",)):
        counts = range(1, warp.params["max"] + 1) if warp.op == "sell_crystals" else (0,)
        moves = (UseWarp(warp.id, number) for number in counts)
        found += [move for move in moves if after_problem(state, seat, move) is None]
    return found


def after_problem(state: TrekkingState, seat: int, move: UseWarp) -> Reason | None:
    """Why a card can't be used so after the turn."""
    problem = warp_problem(state, seat, move.warp, ("after_turn",))
    if problem is not None:
        return problem
    warp = catalog().warps[move.warp]
    if type(move.choice) is not int or move.other != 0:
        return NO_CHOICE
    if warp.op == "sell_crystals":
        if not 1 <= move.choice <= warp.params["max"]:
            return NO_CHOICE
        held = state.crystals[seat]
        return None if move.choice <= held else Reason("trekking.reason.crystals_held", {"held": held})
    if move.choice:
        return NO_CHOICE
    if warp.op == "row_crystals":
        return None if state.tally[seat * TALLY + ROWS * DAYS + state.day - 1] else NO_EFFECT
    return None if state.hour(seat) < visits.CLOCK_HOURS else NO_EFFECT


def use_after(state: TrekkingState, seat: int, move: UseWarp) -> None:
    """Carry out a card used after the turn, and end it."""
    warp = catalog().warps[move.warp]
    state.warp_used(seat, move.warp)
    if warp.op == "step_back":
        state.watch_moved(seat, max(0, state.hour(seat) - warp.params["hours"]), 0)
    elif warp.op == "sell_crystals":
        state.crystals_returned(seat, move.choice)
        state.points_gained(seat, move.choice * warp.params["points_each"])
    elif warp.op == "row_crystals":
        state.crystals_gained(seat, warp.params["crystals"])
    if warp.op == "encore":
        state.turn_repeated(seat)
    else:
        state.turn_ended(seat)
