"""What a city may do with a card: ways to build it, ways to pay its next stage, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.reason import Reason
from game.core.rules import Move
from game.seven_wonders.catalog import RESOURCES
from game.seven_wonders.goods import SIGNS, count, cuts, lacks, minus, reach, supply
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.payment import CHAINED, FREE_BUILD, REBATE, Payment, best, payments
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import (
    BANK,
    BLACK,
    BLUE,
    CUT_STAGE,
    CUTS,
    EXTRA,
    FREE_ANY,
    FREE_BLACK,
    FREE_PURPLE,
    FREE_STAGE,
    GREEN,
    LEADERS_FREE,
    LEADERS_TWO_OFF,
    PURPLE,
    RED,
    tables,
)

WAYS = ("paid", "free", "chained")
CHAIN: tuple[Payment, ...] = ((0, 0, 0, CHAINED),)
GRATIS: tuple[Payment, ...] = ((0, 0, 0, FREE_BUILD),)
NOTHING: tuple[Payment, ...] = ((0, 0, 0, 0),)
FREE_ONCE_AN_AGE = FREE_ANY | FREE_BLACK
SPECIAL = (
    CUT_STAGE
    | FREE_STAGE
    | FREE_ANY
    | FREE_BLACK
    | FREE_PURPLE
    | BANK
    | REBATE
    | CUTS[BLUE]
    | CUTS[RED]
    | CUTS[GREEN]
)
"""Powers with which more cards may be built than the resources in reach allow."""


def controller(state: SevenWondersState, party: int) -> int:
    """The seat that decides for a city."""
    return party if party < state.options.seats else state.holder


def controlled(state: SevenWondersState, seat: int) -> int:
    """The city that a seat decides for now."""
    return state.options.seats if state.phase == "city" else seat


def ways(state: SevenWondersState, party: int, card: int) -> tuple[Payment, ...]:
    """All sensible ways to build a card, cheapest first; none: it cannot be built."""
    related, same, need, price, colour = tables().costs[card]
    city = state.cities[party]
    if city & related:
        return () if city & same else CHAIN
    if not need and not price:
        return NOTHING
    powers = state.powers[party]
    if powers & SPECIAL:
        return _special_ways(state, party, need, price, colour)
    budget = state.coins[party] - price
    if budget < 0:
        return ()
    if not need:
        return ((0, 0, price, 0),)
    goods = state.goods
    own, left, right = goods[party], goods[party + 1 - len(goods)], goods[party - 1]
    found = payments(need, own, left, right, powers & ~state.used[party], budget)
    return with_price(found, price) if price else found


def _special_ways(
    state: SevenWondersState, party: int, need: int, price: int, colour: int
) -> tuple[Payment, ...]:
    """`ways` of a city that may build for less than others, or for nothing."""
    powers = state.powers[party]
    if colour == PURPLE and powers & FREE_PURPLE:
        return GRATIS
    budget = state.coins[party] - price
    found: tuple[Payment, ...] = ()
    if budget >= 0:
        found = with_price(
            _payments(state, party, need, budget, CUTS.get(colour, 0)) if need else NOTHING, price
        )
    if powers & FREE_ONCE_AN_AGE and not (found and not any(found[0][:3])):
        unspent = powers & ~state.spent[party]
        if unspent & FREE_ANY or (unspent & FREE_BLACK and colour == BLACK):
            return found + GRATIS
    return found


def with_price(found: tuple[Payment, ...], price: int) -> tuple[Payment, ...]:
    """Payments for resources, with so many coins more for the bank."""
    return (
        tuple([(left, right, bank + price, bought) for left, right, bank, bought in found])
        if price
        else found
    )


def all_ways(state: SevenWondersState, party: int, hand: Sequence[int]) -> list[tuple[Payment, ...]]:
    """`ways` of every card of a hand."""
    goods, powers = state.goods, state.powers[party]
    own, left, right = goods[party], goods[party + 1 - len(goods)], goods[party - 1]
    if powers & SPECIAL or own >= EXTRA:
        return [ways(state, party, card) for card in hand]
    t, city, coins = tables(), state.cities[party], state.coins[party]
    usable, in_reach = state.unused(party), reach(own, left, right)
    related, needs, prices = t.related, t.need, t.coins
    found: list[tuple[Payment, ...]] = []
    for card in hand:
        need, price = needs[card], prices[card]
        if city & related[card]:
            found.append(() if city & t.same[card] else CHAIN)
        elif (in_reach - need) & SIGNS != SIGNS or price > coins:
            found.append(())
        elif price:
            found.append(ways(state, party, card))
        else:
            found.append(payments(need, own, left, right, usable, coins) if need else NOTHING)
    return found


def build(card: int, way: Payment) -> Build:
    """The move for one of `ways`."""
    left, right, bank, bought = way
    return Build(card, WAYS[bought >> 3], left, right, bank)


def _payments(state: SevenWondersState, party: int, need: int, budget: int, cut: int) -> tuple[Payment, ...]:
    """The ways to pay for resources; *cut*: the power that takes one resource off."""
    goods, powers = state.goods, state.powers[party] & ~state.used[party]
    own, left, right = goods[party], goods[party + 1 - len(goods)], goods[party - 1]
    if not powers & cut:
        return payments(need, own, left, right, powers, budget)
    found = {one for less in cuts(need) for one in payments(less, own, left, right, powers, budget)}
    return best(found, powers)


def stage_payments(state: SevenWondersState, party: int) -> tuple[Payment, ...]:
    """All sensible ways to pay the next wonder stage, cheapest first; bank holds its coin cost."""
    cost = tables().stage_costs[state.boards[party]][state.stages[party]]
    if cost is None:
        return ()
    need, price = cost
    budget = state.coins[party] - price
    if budget < 0:
        return ()
    if not need or state.powers[party] & FREE_STAGE:
        return ((0, 0, price, 0),)
    found = _payments(state, party, need, budget, CUT_STAGE)
    return with_price(found, price) if price else found


def leader_price(state: SevenWondersState, party: int, leader: int) -> int:
    """What it costs to recruit a leader."""
    powers = state.powers[party]
    if powers & LEADERS_FREE:
        return 0
    next_door = state.powers[party + 1 - len(state.powers)] | state.powers[party - 1]
    off = 2 if powers & LEADERS_TWO_OFF else 1 if next_door & LEADERS_TWO_OFF else 0
    price = tables().coins[leader] - off
    return price if price > 0 else 0


def must_not_sell(state: SevenWondersState, party: int, card: int) -> bool:
    """The Free City sells only what it can use in no other way (R45)."""
    return party >= state.options.seats and bool(ways(state, party, card) or stage_payments(state, party))


def must_build(state: SevenWondersState, party: int, card: int) -> bool:
    """The Free City takes a build that a chain gives for nothing (R45)."""
    return party >= state.options.seats and ways(state, party, card) == CHAIN


def card_moves(state: SevenWondersState, party: int, hand: tuple[int, ...]) -> list[Move]:
    """Every move with a card of the hand: by card, building before stage before selling."""
    found: list[Move] = []
    stages = stage_payments(state, party)
    cards = sorted(set(hand))
    strict = party >= state.options.seats
    for card, payable in zip(cards, all_ways(state, party, cards), strict=True):
        for way in payable:
            found.append(build(card, way))
        if strict and payable == CHAIN:
            continue
        for left, right, bank, _ in stages:
            found.append(BuildStage(card, left, right, bank))
        if not strict or not (payable or stages):
            found.append(Sell(card))
    return found


def uses(state: SevenWondersState, party: int, move: Move) -> int:
    """From whom the resources of a legal move are bought."""
    if isinstance(move, BuildStage):
        found, coins = stage_payments(state, party), (move.left, move.right, move.bank)
    elif isinstance(move, Build) and move.way == "paid":
        found, coins = ways(state, party, move.card), (move.left, move.right, move.bank)
    else:
        return 0
    return next((one[3] for one in found if one[:3] == coins), 0)


def why_not_card(
    state: SevenWondersState, party: int, hand: tuple[int, ...], move: Build | BuildStage | Sell
) -> Reason | None:
    """Why a card of the hand may not be used like this."""
    if type(move.card) is not int or move.card not in hand:
        return Reason("seven_wonders.reason.not_in_hand")
    if isinstance(move, Sell):
        return (
            Reason("seven_wonders.reason.city_must_use") if must_not_sell(state, party, move.card) else None
        )
    if isinstance(move, BuildStage):
        return _why_not_stage(state, party, move)
    return _why_not_build(state, party, move)


def _why_not_build(state: SevenWondersState, party: int, move: Build) -> Reason | None:
    t = tables()
    if state.cities[party] & t.same[move.card]:
        return Reason("seven_wonders.reason.same_building")
    found = ways(state, party, move.card)
    if move in [build(move.card, way) for way in found]:
        return None
    if found == CHAIN:
        return Reason("seven_wonders.reason.chain_is_free")
    if not found:
        cut = CUTS.get(t.colour[move.card], 0)
        return why_unpayable(state, party, t.need[move.card], t.coins[move.card], cut)
    return Reason("seven_wonders.reason.not_a_payment")


def _why_not_stage(state: SevenWondersState, party: int, move: BuildStage) -> Reason | None:
    t = tables()
    board, stage = state.boards[party], state.stages[party]
    if stage >= len(t.stage_need[board]):
        return Reason("seven_wonders.reason.wonder_complete")
    if state.phase != "recruit" and must_build(state, party, move.card):
        return Reason("seven_wonders.reason.chain_is_free")
    found = stage_payments(state, party)
    if (move.left, move.right, move.bank) in [one[:3] for one in found]:
        return None
    if not found:
        return why_unpayable(state, party, t.stage_need[board][stage], t.stage_coins[board][stage], CUT_STAGE)
    return Reason("seven_wonders.reason.not_a_payment")


def why_unpayable(state: SevenWondersState, party: int, need: int, price: int, cut: int) -> Reason:
    """Too few coins, or which resource nobody in reach has enough of; *cut*: as in the payments."""
    coins = state.coins[party]
    if price > coins:
        return Reason("seven_wonders.reason.too_few_coins", {"price": price, "coins": coins})
    rich = _richest(state, party, need, cut)
    if rich is not None:
        return Reason("seven_wonders.reason.too_dear", {"price": rich + price, "coins": coins})
    lack = out_of_reach(state, party, need)
    place = next(place for place in range(7) if lack >> 4 * place & 15)
    return Reason(
        "seven_wonders.reason.nobody_has",
        {"resource": f"@seven_wonders.resource.{RESOURCES[place]}", "missing": count(lack)},
    )


def out_of_reach(state: SevenWondersState, party: int, need: int) -> int:
    """The resources, packed, that the city lacks and its neighbours can't sell it."""
    lack = lacks(need, state.goods[party])[0]
    rest = lack
    for side in (state.left(party), state.right(party)):
        rest = minus(rest, supply(state.goods[side] & tables().sellable))
    return rest or lack


def _richest(state: SevenWondersState, party: int, need: int, cut: int) -> int | None:
    """The price of the resources if coins were no matter; None: not to be had."""
    found = _payments(state, party, need, 99, cut)
    return sum(found[0][:3]) if found else None
