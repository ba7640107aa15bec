"""What things are worth, in happiness at the end of the game: resources, ideas, an order at a strength.

`fit` makes the weights.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from game.cvlizations import agenda, effects, scoring, turns
from game.cvlizations.catalog import ORDERS, STRENGTHS, load
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import DEVELOPING, ROUNDS, CvlizationsState
from game.cvlizations.weights import Weights, weights

BOOK = load()
OrderWorths = tuple[tuple[float, float, float], ...]
"""By order (Doubling left out) and strength 1 to 3: what carrying it out once is worth."""


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


class Evaluation:
    """The judge's eye with one set of weights."""

    def __init__(self, given: Weights) -> None:
        self.weights = given
        self._rates = tuple(given.rates.get(card.id, 0.0) for card in BOOK.cards)
        self._at_end = tuple(given.at_end.get(card.id, 0.0) for card in BOOK.cards)
        self.stock = cache(self._stock)
        self.engine = lru_cache(maxsize=1 << 14)(self._engine)
        self.goods_worth = lru_cache(maxsize=1 << 14)(self._goods_worth)
        self.order_worths = lru_cache(maxsize=1 << 13)(self._order_worths)

    def _engine(self, ideas: int, left: int) -> float:
        """What a set of ideas still brings in play, and expects from leftover resources at the end."""
        own = [card for card in range(ORDERS, len(BOOK.cards)) if ideas >> card & 1]
        return sum(self._rates[card] * left + self._at_end[card] for card in own)

    def _stock(self, amount: int, left: int) -> float:
        """What so many resources of a kind are worth with *left* purchases to come."""
        steps = self.weights.steps if left > 0 else self.weights.last_steps
        last = len(steps) - 1
        worth = sum(steps[min(place, last)] for place in range(amount))
        return worth * (1.0 if left != 1 else self.weights.last_purchase)

    def _goods_worth(self, goods: int, left: int) -> float:
        """What packed resources are worth with *left* purchases to come."""
        return (
            self.stock(goods & 0xFF, left)
            + self.stock(goods >> 8 & 0xFF, left)
            + self.stock(goods >> 16, left)
        )

    def expected(self, state: CvlizationsState, seat: int) -> float:
        """The happiness a seat can expect at the end, up to what all seats have in common."""
        owned = state.owned[seat]
        left = buys_left(state, seat)
        found = state.happiness[seat] + scoring.printed(owned)
        if left <= 0 or state.round >= ROUNDS:
            return scoring.points(state, seat)[0] + self.goods_worth(state.goods[seat], 0)
        late = scoring.collection(owned)
        worth = found + self.engine(owned, left) + self.goods_worth(state.goods[seat], left)
        if late:
            worth += sum(points for _, points in late) + self.weights.late * left
        if owned & scoring.ABOUT_MAJORITIES:
            worth += sum(points for _, points in scoring.majorities(seat, state.owned))
        return worth

    def _order_worths(self, options: CvlizationsOptions, goods: int, ideas: int, left: int) -> OrderWorths:
        """What carrying out each order once is worth with these goods and working ideas."""
        rows = []
        for order in range(ORDERS - 1):
            caring = ideas & (agenda.CARING[order] | agenda.CLOSING)
            one, two, more = [
                self._haul_worth(haul(options, order, at, caring), goods, left) for at in (1, 2, 3)
            ]
            rows.append((one, two, more))
        return tuple(rows)

    def _haul_worth(self, found: Haul, goods: int, left: int) -> float:
        have = [goods & 0xFF, goods >> 8 & 0xFF, goods >> 16]
        worth = float(found.happiness)
        for kind in range(3):
            worth += self.stock(have[kind] + found.goods[kind], left) - self.stock(have[kind], left)
            have[kind] += found.goods[kind]
        for _ in range(found.any + found.thefts):
            kind = have.index(min(have))
            worth += self.stock(have[kind] + 1, left) - self.stock(have[kind], left)
            have[kind] += 1
        if found.swap:
            most, least = have.index(max(have)), have.index(min(have))
            if max(have):
                worth += self.stock(have[least] + found.swap, left) - self.stock(have[least], left)
                worth -= self.stock(have[most], left) - self.stock(have[most] - 1, left)
            else:
                worth += 0.5 * (found.swap - 1) * self.stock(1, left)
        return worth + self.weights.theft * found.thefts

    def idea_worth(self, state: CvlizationsState, seat: int, idea: int, left: int) -> float:
        """What owning an idea is worth; *left* purchases will follow."""
        owned = state.owned[seat]
        worth = BOOK.happiness[idea] + self.engine(1 << idea, left)
        late = scoring.collection(owned | 1 << idea)
        if late:
            worth += sum(points for _, points in late) - sum(
                points for _, points in scoring.collection(owned)
            )
        if (owned | 1 << idea) & scoring.ABOUT_MAJORITIES:
            after = [*state.owned]
            after[seat] |= 1 << idea
            worth += sum(points for _, points in scoring.majorities(seat, after))
            worth -= sum(points for _, points in scoring.majorities(seat, state.owned))
        return worth


@cache
def evaluation() -> Evaluation:
    """The judge's eye with the weights that come with the game."""
    return Evaluation(weights())
