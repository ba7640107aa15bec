"""The development phase and the cleanup: buying ideas, what ideas offer at a turn's end, incomes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.core.chance import Chance
from game.core.rules import Move
from game.cvlizations import effects, turns
from game.cvlizations.actions import gain_happiness
from game.cvlizations.catalog import IDEA_KINDS, load
from game.cvlizations.moves import (
    BuyIdea,
    KeepResources,
    PayForHappiness,
    StopBuying,
    SwapResource,
    TakeResources,
)
from game.cvlizations.resources import KINDS, covers, kinds_in, pack
from game.cvlizations.state import LAST_AGE, NOTHING, ROUNDS, CvlizationsState

BOOK = load()
BUY, INCOME, EXCHANGE = "buy", "income", "exchange"
_PEEK = BOOK.mask(effects.PeekTop)
_PURCHASES = BOOK.with_effect(effects.ExtraPurchase)
_SWAPS = BOOK.with_effect(effects.SwapBeforeBuy)
_AT_TURN = BOOK.mask(effects.ExtraPurchase) | BOOK.mask(effects.SwapBeforeBuy)
_DISCOUNTS = BOOK.mask(effects.Discount)
_INCOME = BOOK.with_effect(effects.NoBuyIncome)
_EXCHANGE = BOOK.with_effect(effects.TurnExchange)
_AT_TURN_END = BOOK.mask(effects.NoBuyIncome) | BOOK.mask(effects.TurnExchange)
_AT_CLEANUP = (
    BOOK.mask(effects.RoundIncome) | BOOK.mask(effects.AgeIncome) | BOOK.mask(effects.AgeBonusUnplayed)
)
_STOP = StopBuying()
_OFFER: tuple[Move, ...] = (PayForHappiness(), KeepResources())


def go_on(state: CvlizationsState, chance: Chance) -> bool:
    """Go through the seats' turns until somebody must choose; False: all had theirs."""
    seats = turns.acting(state.options, state.helm)
    while True:
        seat = state.mover
        if seat != NOTHING:
            if state.purchases and state.active[seat] & _PEEK and state.top == NOTHING and state.deck:
                state.deck_peeked(seat, draw(state, chance))
            if state.purchases and not can_spend(state, seat):
                state.buying_ended(seat)
            if state.purchases or (state.active[seat] & _AT_TURN_END and owed(state) is not None):
                return True
        if state.turn == len(seats):
            return False
        seat = seats[state.turn]
        state.turn_begun(seat, *_allowance(state.active[seat] & _AT_TURN))


@cache
def _allowance(ideas: int) -> tuple[int, int]:
    """Purchases and swaps a round, with these ideas."""
    purchases = 1 + sum(effect.amount for card, effect in _PURCHASES if ideas >> card & 1)
    return purchases, sum(effect.give for card, effect in _SWAPS if ideas >> card & 1)


def owed(state: CvlizationsState) -> tuple[str, int] | None:
    """What the seat in its turn must decide next: the topic, and the idea concerned (0: none)."""
    seat = state.mover
    if state.purchases:
        return BUY, 0
    waiting = state.active[seat] & ~state.used[seat] & _AT_TURN_END
    if waiting:
        for card, _ in _INCOME:
            if waiting >> card & 1 and not state.bought:
                return INCOME, card
        for card, effect in _EXCHANGE:
            if waiting >> card & 1 and covers(state.goods[seat], _packed(effect.give)):
                return EXCHANGE, card
    return None


def can_spend(state: CvlizationsState, seat: int) -> bool:
    """Whether there is anything to decide: who looks at the deck is always asked, so nothing shows."""
    goods = state.goods[seat]
    if not goods:
        return False
    if state.swaps or (state.active[seat] & _PEEK and state.top != NOTHING):
        return True
    ideas = state.active[seat] & _DISCOUNTS
    return any(
        covers(goods, packed) for card in state.track if card != NOTHING for packed, _ in offers(card, ideas)
    )


def moves(state: CvlizationsState) -> Sequence[Move]:
    """The possible answers of the seat in its turn."""
    seat = state.mover
    goods = state.goods[seat]
    if not state.purchases:
        topic, card = owed(state) or (EXCHANGE, 0)
        return _incomes(card) if topic == INCOME else _OFFER
    ideas = state.active[seat] & _DISCOUNTS
    found: list[Move] = []
    for card in on_sale(state, seat):
        for packed, move in offers(card, ideas):
            if covers(goods, packed):
                found.append(move)
    if state.swaps:
        found += _swaps(kinds_in(goods))
    found.append(_STOP)
    return found


def on_sale(state: CvlizationsState, seat: int) -> list[int]:
    """The ideas the seat may choose from: the track, and the deck's top card if it has looked at it."""
    ideas = [card for card in state.track if card != NOTHING]
    if state.active[seat] & _PEEK and state.top is not None and state.top != NOTHING:
        ideas.append(state.top)
    return ideas


def prices(state: CvlizationsState, seat: int, idea: int) -> tuple[tuple[int, BuyIdea], ...]:
    """The ways in which the seat may pay for an idea."""
    return offers(idea, state.active[seat] & _DISCOUNTS)


@cache
def offers(idea: int, ideas: int) -> tuple[tuple[int, BuyIdea], ...]:
    """The ways to pay for an idea with the discounts of some ideas: packed price and move (R46)."""
    cost = BOOK.idea(idea).cost
    price = cost.food + cost.wood + cost.stone
    price = min(price, max(1, price - discount(BOOK.kind[idea], ideas)))
    found = []
    for food in range(cost.food, -1, -1):
        for wood in range(cost.wood, -1, -1):
            stone = price - food - wood
            if 0 <= stone <= cost.stone:
                found.append((pack(food, wood, stone), BuyIdea(idea, food, wood, stone)))
    return tuple(found)


def discount(kind: int, ideas: int) -> int:
    """How much less ideas of a kind cost the owner of these ideas."""
    return sum(
        effect.amount
        for card, effect in BOOK.with_effect(effects.Discount)
        if ideas >> card & 1 and IDEA_KINDS[kind] in effect.kinds
    )


def answer(state: CvlizationsState, seat: int, move: Move, chance: Chance) -> None:
    """Carry out what the seat in its turn chose; gaps in the track are filled at once (R21)."""
    take(state, seat, move)
    if isinstance(move, BuyIdea):
        fill(state, chance)


def take(state: CvlizationsState, seat: int, move: Move) -> None:
    """What the move alone decides."""
    if isinstance(move, BuyIdea):
        state.idea_bought(seat, move.idea, move.food, move.wood, move.stone)
    elif isinstance(move, StopBuying):
        state.buying_ended(seat)
    elif isinstance(move, SwapResource):
        card = next(card for card, _ in reversed(_SWAPS) if state.active[seat] >> card & 1)
        state.resources_traded(seat, move.give, move.take, 1, card)
    elif (waiting := owed(state)) is not None:
        card = waiting[1]
        if isinstance(move, TakeResources):
            state.resources_gained(seat, move.food, move.wood, move.stone, card)
        elif isinstance(move, KeepResources):
            state.offer_declined(seat, card)
        else:
            _pay_for_happiness(state, seat, card)


def _pay_for_happiness(state: CvlizationsState, seat: int, card: int) -> None:
    effect = next(effect for idea, effect in _EXCHANGE if idea == card)
    state.resources_paid(seat, effect.give.food, effect.give.wood, effect.give.stone, card)
    gain_happiness(state, seat, effect.happiness, card)


def fill(state: CvlizationsState, chance: Chance) -> None:
    """Fill the gaps of the track while the deck lasts (R21, R22)."""
    for place, idea in enumerate(state.track):
        if idea == NOTHING and state.deck:
            state.idea_laid_out(place, draw(state, chance))


def draw(state: CvlizationsState, chance: Chance) -> int:
    """The top card of the deck."""
    if state.top is not None and state.top != NOTHING:
        return state.top
    return chance.pick(("idea", state.age == LAST_AGE, len(state.deck)), state.deck)


def clean_up(state: CvlizationsState, chance: Chance) -> None:
    """Incomes, then the helm passes; at an age's end the cards return and the decks change (R24-R27)."""
    age_ends = (state.round + 1) % BOOK.numbers.rounds_per_age == 0
    for seat in turns.acting(state.options, state.helm):
        if state.active[seat] & _AT_CLEANUP:
            _incomes_of(state, seat, age_ends)
    state.round_ended()
    if age_ends:
        state.age_ended()
        if state.round == ROUNDS:
            state.game_ended()
        elif state.age == LAST_AGE:
            state.track_cleared()
            fill(state, chance)


def _incomes_of(state: CvlizationsState, seat: int, age_ends: bool) -> None:
    kinds: tuple[type[effects.RoundIncome] | type[effects.AgeIncome], ...] = (effects.RoundIncome,)
    for kind in (*kinds, effects.AgeIncome) if age_ends else kinds:
        for card, income in BOOK.with_effect(kind):
            if state.active[seat] >> card & 1:
                state.resources_gained(seat, income.gain.food, income.gain.wood, income.gain.stone, card)
    if age_ends:
        for card, bonus in BOOK.with_effect(effects.AgeBonusUnplayed):
            if state.active[seat] >> card & 1 and not state.spent[seat] >> BOOK.card(bonus.order) & 1:
                gain_happiness(state, seat, bonus.happiness, card)


def _packed(gain: effects.Gain) -> int:
    return pack(gain.food, gain.wood, gain.stone)


@cache
def _incomes(card: int) -> tuple[Move, ...]:
    """The answers to an income of one kind."""
    amount = next(effect.amount for idea, effect in _INCOME if idea == card)
    return tuple(TakeResources(*(amount * (kind == own) for own in range(len(KINDS)))) for kind in range(3))


@cache
def _swaps(kinds: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(SwapResource(give, take) for give in kinds for take in range(len(KINDS)) if take != give)
