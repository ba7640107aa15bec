"""What things are worth, in happiness at the end of the game: resources, ideas, an order at a strength."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from game.cvlizations import agenda, effects, scoring, turns
from game.cvlizations.catalog import ORDERS, STRENGTHS, load
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import DEVELOPING, ROUNDS, CvlizationsState

BOOK = load()

STEPS = (0.90, 0.85, 0.70, 0.50, 0.35, 0.25, 0.15)
"""What one more of a kind is worth, by how many of it one has."""
LAST_STEPS = (0.05,)
"""The same when nothing more can be bought."""
PER_THEFT = 0.25
"""What a resource the robbed lose adds to the thief's own gain."""

RATES: dict[str, float] = {
    "optimism": 0.26,
    "egoism": 0.43,
    "hedonism": 0.59,
    "asceticism": 0.20,
    "humanism": 0.20,
    "pacifism": 0.26,
    "stoicism": 0.20,
    "fishing_rod": 0.26,
    "long_sword": 0.16,
    "dagger": 0.29,
    "hammer": 0.20,
    "divination": 0.13,
    "gunpowder": 0.26,
    "hoe": 0.26,
    "axe": 0.26,
    "isolated_villa": 0.26,
    "windmill": 0.59,
    "marketplace": 0.16,
    "bathhouse": 0.13,
    "vacation": 0.39,
    "law": 0.13,
    "house_dog": 0.43,
    "house_cat": 0.39,
    "wheel": 0.23,
    "common_language": 0.59,
    "writing": 0.26,
    "calendar": 0.59,
    "smartphone": 0.26,
    "washing_machine": 0.39,
    "clearance_sale": 0.78,
}
"""Happiness a round that an idea brings by what it does in play."""
AT_END: dict[str, float] = {
    "consumerism": 1.2,
    "iron_tower": 1.5,
    "castle": 1.5,
    "cellar": 1.5,
    "stock_exchange": 2.5,
    "environmentalism": 1.0,
}
"""Happiness expected at the end of the game from what resources are left."""
_RATE = tuple(RATES.get(card.id, 0.0) for card in BOOK.cards)
_AT_END = tuple(AT_END.get(card.id, 0.0) for card in BOOK.cards)


class Haul(NamedTuple):
    """What carrying out an order once brings: fixed resources, free ones, happiness, thefts, a swap."""

    goods: tuple[int, int, int]
    any: int
    happiness: int
    thefts: int
    swap: int


def buys_left(state: CvlizationsState, seat: int) -> int:
    """Development turns in which this seat can still buy."""
    left = ROUNDS - state.round
    if state.phase == DEVELOPING:
        over = turns.acting(state.options, state.helm).index(seat) < state.turn
        return left - (over and not (state.mover == seat and state.purchases))
    return left


@lru_cache(maxsize=1 << 14)
def engine(ideas: int, left: int) -> float:
    """What a set of ideas still brings in play, and expects from leftover resources at the end."""
    return sum(
        _RATE[card] * left + _AT_END[card] for card in range(ORDERS, len(BOOK.cards)) if ideas >> card & 1
    )


@cache
def stock(amount: int, left: int) -> float:
    """What so many resources of a kind are worth with *left* purchases to come."""
    steps = STEPS if left > 0 else LAST_STEPS
    last = len(steps) - 1
    return sum(steps[min(place, last)] for place in range(amount)) * (1.0 if left != 1 else 0.8)


@lru_cache(maxsize=1 << 14)
def goods_worth(goods: int, left: int) -> float:
    """What packed resources are worth with *left* purchases to come."""
    return stock(goods & 0xFF, left) + stock(goods >> 8 & 0xFF, left) + stock(goods >> 16, left)


def expected(state: CvlizationsState, seat: int) -> float:
    """The happiness a seat can expect at the end, up to what all seats have in common."""
    owned = state.owned[seat]
    left = buys_left(state, seat)
    found = state.happiness[seat] + scoring.printed(owned)
    if left <= 0 or state.round >= ROUNDS:
        return scoring.points(state, seat)[0] + goods_worth(state.goods[seat], 0)
    late = scoring.collection(owned)
    worth = found + engine(owned, left) + goods_worth(state.goods[seat], left)
    if late:
        worth += sum(points for _, points in late) + 0.3 * left
    if owned & scoring.ABOUT_MAJORITIES:
        worth += sum(points for _, points in scoring.majorities(seat, state.owned))
    return worth


@lru_cache(maxsize=1 << 13)
def haul(options: CvlizationsOptions, order: int, strength: int, ideas: int) -> Haul:
    """What an order brings with these working ideas."""
    goods, free, happiness, thefts, swap = [0, 0, 0], 0, 0, 0, 0
    for step in agenda.execution(options, 0, order, strength, ideas):
        if step[0] == agenda.GAIN:
            goods = [own + more for own, more in zip(goods, step[3:], strict=True)]
        elif step[0] == agenda.TAKE:
            free += step[3]
        elif step[0] in (agenda.HAPPY, agenda.HAPPY_ONCE):
            happiness += step[3]
        elif step[0] in (agenda.STEAL, agenda.STEAL_AGAIN):
            thefts += 1
        elif step[0] == agenda.SWAP:
            swap = step[3]
    for card, gain in BOOK.with_effect(effects.StrengthGain):
        if ideas >> card & 1 and gain.per != "execution" and gain.strength == STRENGTHS[strength - 1]:
            free += gain.gain.any
            happiness += gain.gain.happiness if gain.need == 1 else 0
    return Haul((goods[0], goods[1], goods[2]), free, happiness, thefts, swap)


@lru_cache(maxsize=1 << 13)
def order_worths(
    options: CvlizationsOptions, goods: int, ideas: int, left: int
) -> tuple[tuple[float, float, float], ...]:
    """By order (Doubling left out) and strength 1 to 3: what carrying it out once is worth."""
    rows = []
    for order in range(ORDERS - 1):
        caring = ideas & (agenda.CARING[order] | agenda.CLOSING)
        one, two, more = [_haul_worth(haul(options, order, at, caring), goods, left) for at in (1, 2, 3)]
        rows.append((one, two, more))
    return tuple(rows)


def _haul_worth(found: Haul, goods: int, left: int) -> float:
    have = [goods & 0xFF, goods >> 8 & 0xFF, goods >> 16]
    worth = float(found.happiness)
    for kind in range(3):
        worth += stock(have[kind] + found.goods[kind], left) - stock(have[kind], left)
        have[kind] += found.goods[kind]
    for _ in range(found.any + found.thefts):
        kind = have.index(min(have))
        worth += stock(have[kind] + 1, left) - stock(have[kind], left)
        have[kind] += 1
    if found.swap:
        most, least = have.index(max(have)), have.index(min(have))
        if max(have):
            worth += stock(have[least] + found.swap, left) - stock(have[least], left)
            worth -= stock(have[most], left) - stock(have[most] - 1, left)
        else:
            worth += 0.5 * (found.swap - 1) * stock(1, left)
    return worth + PER_THEFT * found.thefts


def idea_worth(state: CvlizationsState, seat: int, idea: int, left: int) -> float:
    """What owning an idea is worth; *left* purchases will follow."""
    owned = state.owned[seat]
    worth = BOOK.happiness[idea] + engine(1 << idea, left)
    late = scoring.collection(owned | 1 << idea)
    if late:
        worth += sum(points for _, points in late) - sum(points for _, points in scoring.collection(owned))
    if (owned | 1 << idea) & scoring.ABOUT_MAJORITIES:
        after = [*state.owned]
        after[seat] |= 1 << idea
        worth += sum(points for _, points in scoring.majorities(seat, after))
        worth -= sum(points for _, points in scoring.majorities(seat, state.owned))
    return worth
