"""The agenda of an action phase: everything the revealed orders make happen, step by step (R07-R12, R37).

A step is a tuple ``(op, seat, card, value...)``; *card* is the order or idea that causes it. Whether a step
can be done is seen when it is reached; what it is follows from the orders and the ideas alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cvlizations import effects
from game.cvlizations.catalog import DOUBLING, ORDERS, QUARRYING, STRENGTHS, load
from game.cvlizations.options import CvlizationsOptions

BOOK = load()

BEGIN, GAIN, TAKE, HAPPY, HAPPY_ONCE, SWAP, STEAL, STEAL_AGAIN = range(8)
"""BEGIN an execution (value: strength), GAIN (food, wood, stone), TAKE (so many of own choice), HAPPY (so
much), the same once a round, SWAP (one for so many), STEAL from somebody not yet robbed in this execution,
STEAL_AGAIN from one of its victims, once a round."""

Step = tuple[int, ...]
Agenda = tuple[Step, ...]


def _caring(order: str) -> int:
    """The ideas that change what carrying out this order brings."""
    pairs: list[tuple[int, effects.OrderBonus | effects.OrderHappiness | effects.TreatStrength]] = [
        *BOOK.with_effect(effects.OrderBonus),
        *BOOK.with_effect(effects.OrderHappiness),
        *BOOK.with_effect(effects.TreatStrength),
    ]
    found = sum(1 << card for card, effect in pairs if effect.order == order)
    return found | _EACH_EXECUTION | (BOOK.mask(effects.ExtraTheft) if order == "theft" else 0)


_GAINS = BOOK.with_effect(effects.StrengthGain)
_EACH_EXECUTION = sum(1 << card for card, effect in _GAINS if effect.per == "execution")
CLOSING = sum(1 << card for card, _ in _GAINS)
"""The ideas that look at the strength of orders."""
CARING = tuple(_caring(order.id) for order in BOOK.orders)
"""By order: the ideas that change what carrying it out brings."""


def build(
    options: CvlizationsOptions,
    seats: Sequence[int],
    up: Sequence[int],
    down: Sequence[int],
    ideas: Sequence[int],
) -> Agenda:
    """All steps of the round; *seats* in the order of acting, *ideas* the working ones of each seat."""
    strength = strengths(up, down)
    doubled = 2 if strength[DOUBLING] < 3 else 1
    todo = []
    for place, seat in enumerate(seats):
        first, second = up[seat], down[seat]
        if first != DOUBLING:
            todo.append((first, place, doubled if second == DOUBLING else 1))
        if second != DOUBLING:
            todo.append((second, place, doubled if first == DOUBLING else 1))
    todo.sort()
    steps: Agenda = ()
    for order, place, times in todo:
        seat = seats[place]
        steps += execution(options, seat, order, strength[order], ideas[seat] & CARING[order]) * times
    for seat in seats:
        if ideas[seat] & CLOSING or (doubled == 1 and DOUBLING in (up[seat], down[seat])):
            steps += _closing(options, seat, up[seat], down[seat], strength, ideas[seat] & CLOSING)
    return steps


def strengths(up: Sequence[int], down: Sequence[int]) -> tuple[int, ...]:
    """By order: how many tribes chose it, 3 meaning 3 or more (R08)."""
    counts = [0] * ORDERS
    for order in up:
        counts[order] += 1
    for order in down:
        counts[order] += 1
    return tuple([3 if count > 3 else count for count in counts])


def effect_at(options: CvlizationsOptions, order: int, strength: int) -> effects.OrderEffect:
    """What an order card says at a strength."""
    if order == QUARRYING and strength == 3 and not options.crowded_quarry:
        return effects.Nothing()
    return BOOK.orders[order].effects[STRENGTHS[strength - 1]]  # type: ignore[index]


def works_as(order: int, strength: int, ideas: int) -> int:
    """The strength at which the owner of these ideas carries out an order."""
    for card, effect in BOOK.with_effect(effects.TreatStrength):
        if (
            ideas >> card & 1
            and effect.order == BOOK.orders[order].id
            and STRENGTHS[strength - 1] in effect.when
        ):
            return STRENGTHS.index(effect.becomes) + 1
    return strength


@lru_cache(maxsize=1 << 13)
def execution(options: CvlizationsOptions, seat: int, order: int, strength: int, ideas: int) -> Agenda:
    """The steps of carrying out an order once: the order, its bonuses, what its strength brings."""
    worth = works_as(order, strength, ideas)
    steps = [(BEGIN, seat, order, strength), *_own_steps(options, seat, order, worth, ideas)]
    name = STRENGTHS[worth - 1]
    for card, bonus in BOOK.with_effect(effects.OrderBonus):
        if ideas >> card & 1 and bonus.order == BOOK.orders[order].id and name in bonus.strengths:
            steps += _gain_steps(seat, card, bonus.gain)
    for card, joy in BOOK.with_effect(effects.OrderHappiness):
        if ideas >> card & 1 and joy.order == BOOK.orders[order].id and name in joy.strengths:
            steps.append((HAPPY_ONCE, seat, card, joy.happiness))
    for card, gain in _GAINS:
        if ideas >> card & 1 and gain.per == "execution" and gain.strength == STRENGTHS[strength - 1]:
            steps += _gain_steps(seat, card, gain.gain)
    return tuple(steps)


def _own_steps(options: CvlizationsOptions, seat: int, order: int, worth: int, ideas: int) -> list[Step]:
    """What the order card itself brings at a strength, with the ideas that are part of it."""
    match effect_at(options, order, worth):
        case effects.Steals(victims=victims):
            robbed = min(victims, options.seats - 1)
            steps: list[Step] = [(STEAL, seat, order)] * robbed
            steps += [(TAKE, seat, order, victims - robbed)] if victims > robbed else []
            for card, more in BOOK.with_effect(effects.ExtraTheft):
                if ideas >> card & 1 and STRENGTHS[worth - 1] in more.strengths:
                    steps.append((STEAL_AGAIN, seat, card))
            return steps
        case effects.Gains(resource=resource, amount=amount):
            return [(GAIN, seat, order, *(amount * (resource == kind) for kind in BOOK.numbers.resources))]
        case effects.GainsAny(amount=amount):
            return [(TAKE, seat, order, amount)]
        case effects.GainsHappiness(amount=amount):
            return [(HAPPY, seat, order, amount)]
        case effects.Swaps(take=take):
            wheels = (e.gain.same for card, e in BOOK.with_effect(effects.OrderBonus) if ideas >> card & 1)
            return [(SWAP, seat, order, take + sum(wheels))]
    return []


def _gain_steps(seat: int, card: int, gain: effects.Gain) -> list[Step]:
    steps: list[Step] = []
    if gain.food or gain.wood or gain.stone:
        steps.append((GAIN, seat, card, gain.food, gain.wood, gain.stone))
    if gain.any:
        steps.append((TAKE, seat, card, gain.any))
    if gain.happiness:
        steps.append((HAPPY, seat, card, gain.happiness))
    return steps


def _closing(
    options: CvlizationsOptions, seat: int, up: int, down: int, strength: Sequence[int], ideas: int
) -> Agenda:
    """What follows order 7: a failed Doubling, and effects per card and per round."""
    failed = strength[DOUBLING] == 3 and DOUBLING in (up, down)
    return _closing_steps(
        seat, min(strength[up], strength[down]), max(strength[up], strength[down]), failed, ideas
    )


@lru_cache(maxsize=1 << 13)
def _closing_steps(seat: int, weaker: int, stronger: int, failed: bool, ideas: int) -> Agenda:
    steps: list[Step] = [(BEGIN, seat, DOUBLING, 3)] if failed else []
    for card, gain in _GAINS:
        if not ideas >> card & 1:
            continue
        at = STRENGTHS.index(gain.strength) + 1
        cards = (weaker == at) + (stronger == at)
        if gain.per == "execution" and failed and at == 3:
            steps += _gain_steps(seat, card, gain.gain)
        elif gain.per == "card" and cards:
            steps += _gain_steps(seat, card, _times(gain.gain, cards))
        elif gain.per == "round" and cards >= gain.need:
            steps += _gain_steps(seat, card, gain.gain)
    return tuple(steps)


def _times(gain: effects.Gain, times: int) -> effects.Gain:
    fields = ("food", "wood", "stone", "any", "happiness")
    return effects.Gain(**{field: getattr(gain, field) * times for field in fields})
