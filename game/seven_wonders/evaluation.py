"""What a card, leader or stage is worth to a city right now, in expected final points.

A judge's eye, not a rule: tempo, resources against the costs still to come, races of arms with both
neighbours, sets of symbols. Used by the playout policy and to choose candidates; `fit` makes the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import exp
from typing import Any

from game.seven_wonders import effects as fx
from game.seven_wonders import income
from game.seven_wonders.conflict import VALUES, strength
from game.seven_wonders.goods import SIGNS, count, supply
from game.seven_wonders.payment import Payment
from game.seven_wonders.scoring import SCIENCE_SET
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import SYMBOLS, Gain, tables
from game.seven_wonders.weights import Weights, weights

Judge = Callable[[SevenWondersState, int, Any, float], float]
RICH = 64
MOST_MISSING = 15
LASTING = (
    fx.PlayLastCard,
    fx.WonderResourcesFree,
    fx.CostReduction,
    fx.BankPurchase,
    fx.PurchaseRebate,
    fx.BankBonus,
    fx.LeadersFree,
    fx.LeaderDiscount,
)
"""Special effects that are worth the more, the earlier they come."""


def left_of_game(state: SevenWondersState) -> float:
    """The share of all turns that is still to come, 1 at the start."""
    turns = state.options.turns
    return ((3 - state.age) * turns + turns - state.turn) / (3 * turns)


@cache
def costs_to_come(age: int) -> tuple[int, ...]:
    """The resource costs of the cards of the later ages."""
    t = tables()
    return tuple(
        t.need[card] for card in range(t.cards) if t.need[card] and max(age, 2) <= t.age[card] <= max(3, age)
    )


def _chance(lead: float, scale: float) -> float:
    return 1 / (1 + exp(-1.6 * lead / scale))


class Evaluation:
    """The judge's eye with one set of weights."""

    def __init__(self, given: Weights) -> None:
        self.weights = given
        last = len(given.missing) - 1
        self._missing = tuple(given.missing[min(last, lacking)] for lacking in range(MOST_MISSING + 1))
        self._liquid = tuple(given.liquid * (1 - exp(-coins / given.liquid_coins)) for coins in range(RICH))
        self._parts = cache(self._parts_of)
        self._swing = lru_cache(maxsize=1 << 13)(self._swing_of)
        self._shortfall = lru_cache(maxsize=1 << 14)(self._shortfall_of)
        self._more_goods = lru_cache(maxsize=1 << 14)(self._more_goods_of)
        self._judges: dict[type, Judge] = {
            fx.PointsPer: self._points_per,
            fx.Science: self._science,
            fx.ScienceChoice: self._science_choice,
            fx.CopyScience: self._copy_science,
            fx.PointsPerSet: self._sets,
            fx.TradeDiscount: self._discount,
            fx.TradeFirstRebate: self._discount,
            fx.FreeBuild: self._free_build,
            fx.PointsPerCoins: self._per_coins,
            fx.CoinsOn: self._coins_on,
        }
        knacks = {kind: given.knacks.get(kind.__name__) for kind in fx.Effect.__subclasses__()}
        self._knacks: dict[type, float] = {kind: worth for kind, worth in knacks.items() if worth is not None}
        self._judges |= dict.fromkeys(self._knacks, self._knack)

    def price(self, state: SevenWondersState, party: int, way: Payment, left: float) -> float:
        """What a payment costs in points: the purse gets lighter, the neighbours' heavier."""
        coins = state.coins[party]
        spent = way[0] + way[1] + way[2]
        if not spent:
            return 0.0
        lighter = self.purse(coins, left) - self.purse(coins - spent, left)
        return lighter + self.weights.gift * (way[0] + way[1])

    def sale(self, state: SevenWondersState, party: int, left: float) -> float:
        """What it is worth to sell a card."""
        coins = state.coins[party]
        return self.purse(coins + income.SALE, left) - self.purse(coins, left)

    def hindrance(self, goods: int, age: int) -> float:
        """How much a city's resources fall short of the costs to come; either/or taken lightly."""
        return self._shortfall(supply(goods), age)

    def shortfall(self, have: int, age: int) -> float:
        """The same for packed resources."""
        return self._shortfall(have, age)

    def _shortfall_of(self, have: int, age: int) -> float:
        missing, gaps = self._missing, [(need | SIGNS) - have for need in costs_to_come(age)]
        return sum([missing[count(gap & ((gap & SIGNS) >> 3) * 7)] for gap in gaps]) / len(gaps)

    def purse(self, coins: int, left: float) -> float:
        """What coins are worth."""
        return coins / 3 + left * (self._liquid[coins] if coins < RICH else self._liquid[-1])

    def arms(self, state: SevenWondersState, party: int, more: int) -> float:
        """What more shields change in the conflicts still to come."""
        mine, total = strength(state, party), 0.0
        turns = state.options.turns - state.turn
        teams = state.options.teams
        for side in (state.left(party), state.right(party)):
            if teams and side == party ^ 1:
                continue
            total += self._swing(mine - strength(state, side), more, state.age, turns)
        return 2 * total if teams else total

    def _swing_of(self, lead: int, more: int, first: int, turns: int) -> float:
        """What more shields change against one neighbour."""
        given, total, weight = self.weights, 0.0, self.weights.arms
        for age in range(first, 4):
            if age == first:
                scale = given.arms_now + given.arms_turn * turns
            else:
                scale = given.arms_later + given.arms_age * (age - first)
            total += (VALUES.get(age, 0) + 1) * weight * (_chance(lead + more, scale) - _chance(lead, scale))
            weight *= given.arms_fade
        return total

    def peace(self, state: SevenWondersState, party: int) -> float:
        """What it is worth to sit out the next conflicts."""
        mine, total = strength(state, party), 0.0
        for side in (state.left(party), state.right(party)):
            turns = state.options.turns - state.turn
            chance = _chance(mine - strength(state, side), 0.6 + 0.25 * turns)
            total += (1 - chance) - chance * VALUES[max(state.age, 1)]
        return -1.0 if total < -1 else total + 0.6

    def symbol(self, state: SevenWondersState, party: int, which: int, left: float) -> float:
        """What one more symbol is worth, sets to come included."""
        t, city, given = tables(), state.cities[party], self.weights
        counts = [(city & mask).bit_count() for mask in t.symbol]
        low, same = min(counts), counts[which]
        gain = 2.0 * same + 1
        counts[which] += 1
        if min(counts) > low:
            gain += SCIENCE_SET
        elif same == low:
            gain += given.set_later * min(0.75, left + 0.1)
        return (gain + left * (given.symbol + given.symbols * sum(counts))) * (1 - given.doubt * left)

    def worth(self, state: SevenWondersState, party: int, gain: Gain, left: float) -> float:
        """What something placed in a city is worth to it."""
        return sum([worth for _, worth in self.pieces(state, party, gain, left)])

    def pieces(
        self, state: SevenWondersState, party: int, gain: Gain, left: float
    ) -> list[tuple[str, float]]:
        """What it is worth, by what it gives."""
        plain, judged = self._parts(gain)
        found = [("plain", plain)] if plain else []
        if gain.goods:
            found += self._goods_pieces(state, party, gain.goods, left)
        if gain.shields:
            found.append(("arms", self.arms(state, party, gain.shields)))
        if gain.once:
            found.append(("once", self._once(state, party, gain, left)))
        for name, judge, effect in judged:
            found.append((name, judge(state, party, effect, left)))
        return found

    def _goods_pieces(
        self, state: SevenWondersState, party: int, more: int, left: float
    ) -> tuple[tuple[str, float], ...]:
        early = state.turn * 2 < state.options.turns
        age = min(3, state.age if early else state.age + 1)
        return self._more_goods(state.goods[party], more, age, left, state.options.turns)

    def _more_goods_of(
        self, goods: int, more: int, age: int, left: float, turns: int
    ) -> tuple[tuple[str, float], ...]:
        """What more goods are worth, by the costs from an age on."""
        better, given = self.hindrance(goods, age) - self.hindrance(goods + more, age), self.weights
        return ("economy", given.economy * better * left * 3 * turns), ("goods", given.goods * left)

    def _parts_of(self, gain: Gain) -> tuple[float, tuple[tuple[str, Judge, Any], ...]]:
        """A gain's plain points, and the judges of its other effects."""
        plain = sum(effect.n for effect in gain.effects if isinstance(effect, fx.Points))
        judged = ((type(effect).__name__, self._judges.get(type(effect)), effect) for effect in gain.effects)
        return plain, tuple((name, judge, effect) for name, judge, effect in judged if judge is not None)

    def _once(self, state: SevenWondersState, party: int, gain: Gain, left: float) -> float:
        coins = 0
        for counter, scope, each in gain.incomes:
            coins += each if counter is None else each * income.scoped(state, party, counter, scope)
        total = -0.25 * gain.gifts
        if coins:
            total += self.purse(state.coins[party] + coins, left) - self.purse(state.coins[party], left)
        if gain.diplomacy:
            total += self.peace(state, party)
        for counter, each in gain.losses:
            total += 0.3 * (each if counter is None else each * 2.5)
        return total

    def _points_per(self, state: SevenWondersState, party: int, effect: fx.PointsPer, left: float) -> float:
        now = income.scoped(state, party, effect.per, effect.scope)
        return effect.each * (now + left * self.weights.growth[effect.per] * len(effect.scope))

    def _science(self, state: SevenWondersState, party: int, effect: fx.Science, left: float) -> float:
        return self.symbol(state, party, SYMBOLS.index(effect.symbol), left)

    def _science_choice(self, state: SevenWondersState, party: int, effect: object, left: float) -> float:
        return max(self.symbol(state, party, which, left) for which in range(3))

    def _copy_science(self, state: SevenWondersState, party: int, effect: object, left: float) -> float:
        t = tables()
        beside = state.cities[state.left(party)] | state.cities[state.right(party)]
        found = [self.symbol(state, party, which, left) for which in range(3) if beside & t.symbol[which]]
        return max(found, default=3.0 * left) * 0.9

    def _sets(self, state: SevenWondersState, party: int, effect: fx.PointsPerSet, left: float) -> float:
        growth = self.weights.growth
        now = min(income.count(state, party, colour) + left * growth[colour] for colour in effect.colours)
        return effect.each * now

    def _discount(self, state: SevenWondersState, party: int, effect: object, left: float) -> float:
        return self.weights.discount * left

    def _free_build(self, state: SevenWondersState, party: int, effect: fx.FreeBuild, left: float) -> float:
        return {"any": 9.0, "black": 4.0, "purple": 4.0}[effect.filter] * max(left, 0.12)

    def _per_coins(
        self, state: SevenWondersState, party: int, effect: fx.PointsPerCoins, left: float
    ) -> float:
        return (state.coins[party] + 2) / effect.coins * effect.each

    def _coins_on(self, state: SevenWondersState, party: int, effect: object, left: float) -> float:
        return 4.0 * left

    def _knack(self, state: SevenWondersState, party: int, effect: object, left: float) -> float:
        kind = type(effect)
        return self._knacks[kind] * (left if kind in LASTING else 1.0)


@cache
def evaluation() -> Evaluation:
    """The judge's eye with the weights that come with the game."""
    return Evaluation(weights())
