"""What a card, leader or stage is worth to a city right now, in expected final points.

A judge's eye, not a rule: tempo, chains, resources against the costs still to come, races of arms with both
neighbours, sets of symbols. Used by the playout policy and to choose candidates.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import exp
from typing import Any

from game.seven_wonders import effects as fx
from game.seven_wonders import income
from game.seven_wonders.conflict import VALUES, strength
from game.seven_wonders.payment import SIGNS, count, supply
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import SYMBOLS, Gain, tables

Judge = Callable[[SevenWondersState, int, Any, float], float]
MISSING = (0.0, 1.0, 2.1, 3.0, 3.6, 4.0, 4.3, 4.5)
"""How much it hinders to lack so many resources of a cost."""
ECONOMY = 1.15
"""Points for each missing resource less, a remaining turn."""
RICH = 64
DOUBT = 0.55
"""How much less symbols count while most of the game is to come and others want them, too."""
DISCOUNT = 3.2
"""Points for a trading post or a dock, over a whole game."""
HEIRS = 1.1
"""Points for each card made free, over a whole game."""
LIQUID = tuple(3.2 * (1 - exp(-coins / 4)) for coins in range(RICH))
"""What a purse of coins is good for, besides points, while there is much to buy."""
GROWTH = {
    "brown": 2.5,
    "grey": 1.5,
    "blue": 4.0,
    "yellow": 2.5,
    "red": 2.5,
    "green": 3.0,
    "purple": 1.0,
    "black": 2.0,
    "leaders": 2.0,
    "wonder_stages": 2.2,
    "victory_tokens": 2.5,
    "defeat_tokens": 2.0,
}
"""What a city still gains of each in a whole game."""
KNACKS: dict[type, float] = {
    fx.PlayLastCard: 7.0,
    fx.CopyGuild: 5.0,
    fx.BuildFromDiscard: 3.5,
    fx.CopyLeader: 4.0,
    fx.WonderResourcesFree: 5.0,
    fx.CostReduction: 4.0,
    fx.BankPurchase: 6.0,
    fx.PurchaseRebate: 3.5,
    fx.BankBonus: 4.0,
    fx.LeadersFree: 4.0,
    fx.LeaderDiscount: 3.0,
    fx.DefeatToVictor: 3.0,
    fx.DefeatAsShields: 3.0,
    fx.DrawLeaders: 2.0,
    fx.RecruitExtraLeader: 3.0,
    fx.EntombLeader: 7.0,
    fx.PointsPerScienceSet: 4.0,
}
"""What special effects have been worth, over a whole game where they last."""
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


def hindrance(goods: int, age: int) -> float:
    """How much a city's resources fall short of the costs to come, on average; either/or taken lightly."""
    return _shortfall(supply(goods), age)


@lru_cache(maxsize=1 << 14)
def _shortfall(have: int, age: int) -> float:
    gaps = [(need | SIGNS) - have for need in costs_to_come(age)]
    return sum([MISSING[count(gap & ((gap & SIGNS) >> 3) * 7)] for gap in gaps]) / len(gaps)


def purse(coins: int, left: float) -> float:
    """What coins are worth."""
    return coins / 3 + left * (LIQUID[coins] if coins < RICH else LIQUID[-1])


def arms(state: SevenWondersState, party: int, more: int) -> float:
    """What more shields change in the conflicts still to come."""
    mine, total = strength(state, party), 0.0
    turns = state.options.turns - state.turn
    teams = state.options.teams
    for side in (state.left(party), state.right(party)):
        if teams and side == party ^ 1:
            continue
        total += swing(mine - strength(state, side), more, state.age, turns)
    return 2 * total if teams else total


@lru_cache(maxsize=1 << 13)
def swing(lead: int, more: int, first: int, turns: int) -> float:
    """What more shields change against one neighbour."""
    total, weight = 0.0, 1.0
    for age in range(first, 4):
        scale = 0.6 + 0.25 * turns if age == first else 1.6 + 1.3 * (age - first)
        total += (VALUES.get(age, 0) + 1) * weight * (_chance(lead + more, scale) - _chance(lead, scale))
        weight *= 0.75
    return total


def _chance(lead: float, scale: float) -> float:
    return 1 / (1 + exp(-1.6 * lead / scale))


def peace(state: SevenWondersState, party: int) -> float:
    """What it is worth to sit out the next conflicts."""
    mine, total = strength(state, party), 0.0
    for side in (state.left(party), state.right(party)):
        chance = _chance(mine - strength(state, side), 0.6 + 0.25 * (state.options.turns - state.turn))
        total += (1 - chance) - chance * VALUES[max(state.age, 1)]
    return -1.0 if total < -1 else total + 0.6


def symbol(state: SevenWondersState, party: int, which: int, left: float) -> float:
    """What one more symbol is worth, sets to come included."""
    t, city = tables(), state.cities[party]
    counts = [(city & mask).bit_count() for mask in t.symbol]
    low, same = min(counts), counts[which]
    gain = 2.0 * same + 1
    counts[which] += 1
    if min(counts) > low:
        gain += 7
    elif same == low:
        gain += 7 * min(0.75, left + 0.1) * 0.55
    return (gain + left * (1.0 + 0.9 * sum(counts))) * (1 - DOUBT * left)


def worth(state: SevenWondersState, party: int, gain: Gain, left: float) -> float:
    """What something placed in a city is worth to it."""
    total, parts = _parts(gain)
    if gain.goods:
        goods = state.goods[party]
        age = min(3, state.age if state.turn * 2 < state.options.turns else state.age + 1)
        better = hindrance(goods, age) - hindrance(goods + gain.goods, age)
        total += ECONOMY * better * left * 3 * state.options.turns + 0.6 * left
    if gain.shields:
        total += arms(state, party, gain.shields)
    if gain.once:
        total += _once(state, party, gain, left)
    for judge, effect in parts:
        total += judge(state, party, effect, left)
    return total


@cache
def _parts(gain: Gain) -> tuple[float, tuple[tuple[Judge, Any], ...]]:
    """A gain's plain points, and the judges of its other effects."""
    plain = sum(effect.n for effect in gain.effects if isinstance(effect, fx.Points))
    return plain, tuple((JUDGED[type(effect)], effect) for effect in gain.effects if type(effect) in JUDGED)


def _once(state: SevenWondersState, party: int, gain: Gain, left: float) -> float:
    coins = 0
    for counter, scope, each in gain.incomes:
        coins += each if counter is None else each * income.scoped(state, party, counter, scope)
    total = -0.25 * gain.gifts
    if coins:
        total += purse(state.coins[party] + coins, left) - purse(state.coins[party], left)
    if gain.diplomacy:
        total += peace(state, party)
    for counter, each in gain.losses:
        total += 0.3 * (each if counter is None else each * 2.5)
    return total


def _points_per(state: SevenWondersState, party: int, effect: fx.PointsPer, left: float) -> float:
    now = income.scoped(state, party, effect.per, effect.scope)
    return effect.each * (now + left * GROWTH[effect.per] * len(effect.scope))


def _science(state: SevenWondersState, party: int, effect: fx.Science, left: float) -> float:
    return symbol(state, party, SYMBOLS.index(effect.symbol), left)


def _science_choice(state: SevenWondersState, party: int, effect: object, left: float) -> float:
    return max(symbol(state, party, which, left) for which in range(3))


def _copy_science(state: SevenWondersState, party: int, effect: object, left: float) -> float:
    t = tables()
    beside = state.cities[state.left(party)] | state.cities[state.right(party)]
    found = [symbol(state, party, which, left) for which in range(3) if beside & t.symbol[which]]
    return max(found, default=3.0 * left) * 0.9


def _sets(state: SevenWondersState, party: int, effect: fx.PointsPerSet, left: float) -> float:
    now = min(income.count(state, party, colour) + left * GROWTH[colour] for colour in effect.colours)
    return effect.each * now


def _discount(state: SevenWondersState, party: int, effect: object, left: float) -> float:
    return DISCOUNT * left


def _free_build(state: SevenWondersState, party: int, effect: fx.FreeBuild, left: float) -> float:
    return {"any": 9.0, "black": 4.0, "purple": 4.0}[effect.filter] * max(left, 0.12)


def _per_coins(state: SevenWondersState, party: int, effect: fx.PointsPerCoins, left: float) -> float:
    return (state.coins[party] + 2) / effect.coins * effect.each


def _coins_on(state: SevenWondersState, party: int, effect: object, left: float) -> float:
    return 4.0 * left


def _knack(state: SevenWondersState, party: int, effect: object, left: float) -> float:
    kind = type(effect)
    return KNACKS[kind] * (left if kind in LASTING else 1.0)


JUDGED: dict[type, Judge] = {
    fx.PointsPer: _points_per,
    fx.Science: _science,
    fx.ScienceChoice: _science_choice,
    fx.CopyScience: _copy_science,
    fx.PointsPerSet: _sets,
    fx.TradeDiscount: _discount,
    fx.TradeFirstRebate: _discount,
    fx.FreeBuild: _free_build,
    fx.PointsPerCoins: _per_coins,
    fx.CoinsOn: _coins_on,
    **dict.fromkeys(KNACKS, _knack),
}


@cache
def heirs(card: int) -> int:
    """How many cards this one makes free."""
    t = tables()
    return sum(1 for parents in t.chain if parents >> card & 1)


def card_worth(state: SevenWondersState, party: int, card: int, left: float) -> float:
    """What a card is worth to a city, its cost left aside."""
    return worth(state, party, tables().gain[card], left) + HEIRS * heirs(card) * left
