"""Set-up, the course of the days, and what happens between turns (R02-R09, R25-R29)."""

from __future__ import annotations

from itertools import permutations

from game.core.chance import Chance
from game.trekking import rival, visits
from game.trekking.catalog import catalog
from game.trekking.moves import ANCESTORS, UseWarp
from game.trekking.state import DAYS, LAST_HOUR, TrekkingState


def set_up(state: TrekkingState, chance: Chance) -> None:
    """Lay out the game up to the first itinerary."""
    data = catalog()
    dealt = data.mat.itineraries_dealt
    if state.options.solo:
        state.watches_stacked((1, 0))
    else:
        state.watches_stacked(tuple(chance.order(("watches",), range(state.parties))))
    sheets = chance.order(("itineraries",), tuple(data.itineraries))
    for seat in range(state.seats):
        state.itineraries_dealt(seat, tuple(sorted(sheets[dealt * seat : dealt * (seat + 1)])))
    open_day(state, chance)
    if state.options.setup == "first_game":
        for seat in range(state.seats):
            hand = tuple(sheet for sheet in state.hands[seat] if sheet is not None)
            state.itinerary_picked(seat, chance.pick(("first_itinerary", seat), hand))
        advance(state, chance)


def open_day(state: TrekkingState, chance: Chance) -> None:
    """Lay out the next day's deck and row (R03, R28)."""
    day = state.day + 1
    cards = list(catalog().day_cards[day])
    shown = []
    for number in range(ANCESTORS):
        card = chance.pick(("card", day, number), cards)
        cards.remove(card)
        shown.append(card)
    state.day_started(day, (shown[-1], *shown[:-1]))
    if state.warp_deck:
        shuffled = chance.order(("warps", day), state.warp_deck)
        state.warps_turned_up(tuple(shuffled[: state.parties + 1]))


def advance(state: TrekkingState, chance: Chance) -> None:
    """Go on until a seat must decide or the trip is over."""
    while state.clock[state.actor] <= LAST_HOUR:
        actor = state.actor
        if actor >= state.seats:
            rival.take_turn(state, actor)
            finish_turn(state, actor, chance)
        elif visits.anything_to_take(state, actor):
            return
        else:
            state.day_given_up(actor)
    if state.day == DAYS:
        state.trip_ended()
    else:
        open_day(state, chance)


def finish_turn(state: TrekkingState, party: int, chance: Chance) -> None:
    """Refill the row and hand the turn on."""
    refill(state, chance)
    state.turn_ended(party)


def refill(state: TrekkingState, chance: Chance) -> None:
    """Fill the gap, if a card was taken from the row (R25, R34)."""
    if state.gap >= 0:
        state.row_refilled(state.gap, next_card(state, chance))


def next_card(state: TrekkingState, chance: Chance) -> int:
    """The card under the deck's top; 0 if there is none."""
    if state.stacked or not state.deck:
        return draw(state, 1, chance)[0]
    return chance.pick(("card", state.day, state.turned), state.deck)


def draw(state: TrekkingState, number: int, chance: Chance, under: tuple[int, ...] = ()) -> list[int]:
    """The next cards of the deck, *under* having been put below it; 0 where it has run out."""
    stacked, deck, bottom = list(state.stacked), state.deck[:], [*state.bottom, *under]
    cards = []
    for turned in range(state.turned, state.turned + number):
        if stacked:
            card = stacked.pop(0) or 0
        elif deck:
            card = chance.pick(("card", state.day, turned), deck)
            deck.remove(card)
        else:
            card = bottom.pop(0) if bottom else 0
        cards.append(card)
    return cards


def refresh_row(state: TrekkingState, chance: Chance) -> None:
    """The row goes under the deck; the deck's top and the cards below it become the new row and top."""
    row = tuple(card for card in state.slots[1:] if card)
    cards = [state.slots[0], *draw(state, ANCESTORS - 1, chance, row)]
    if not state.slots[0]:
        cards = draw(state, ANCESTORS, chance, row)
    state.row_refreshed((cards[-1], *cards[-2::-1]))


def use_before(state: TrekkingState, seat: int, move: UseWarp, chance: Chance) -> None:
    """Carry out a time warp card used before a card is chosen."""
    op = use_before_openly(state, seat, move)
    if op == "refresh_row":
        refresh_row(state, chance)
    elif op == "peek_three":
        number = min(catalog().warps[move.warp].params["count"] - 1, len(state.deck))
        state.deck_peeked(seat, tuple(draw(state, number, chance)))


def use_before_openly(state: TrekkingState, seat: int, move: UseWarp) -> str:
    """The part of it that turns over no card; what the time warp card does."""
    warp = catalog().warps[move.warp]
    state.warp_used(seat, move.warp)
    if warp.op == "swap_slots":
        state.slots_swapped(move.choice, move.other)
    elif warp.op == "crystal_now":
        state.crystals_gained(seat, warp.params["crystals"])
    return warp.op


def orders(number: int) -> list[tuple[int, ...]]:
    """Every order in which the cards looked at can go back."""
    return list(permutations(range(number)))


def arrange(state: TrekkingState, seat: int, order: tuple[int, ...]) -> None:
    """Put the cards looked at back in an order."""
    top = (state.slots[0], *state.stacked)[order[0]]
    assert top is not None
    state.deck_arranged(seat, order, top)


def imagine(state: TrekkingState, chance: Chance) -> None:
    """Fill in what a view doesn't know: other hands, and cards that somebody else looked at."""
    unknown = sum(hand.count(None) for hand in state.hands)
    if unknown:
        known = {
            sheet for seat in range(state.seats) for sheet in (*state.hands[seat], *state.itineraries[seat])
        }
        sheets = [sheet for sheet in catalog().itineraries if sheet not in known]
        drawn = iter(chance.order(("imagine", "itineraries"), sheets))
        state.hands = [
            tuple(next(drawn) if sheet is None else sheet for sheet in hand) for hand in state.hands
        ]
    for place, card in enumerate(state.stacked):
        if card is None:
            found = chance.pick(("imagine", "deck", place), state.deck)
            state.deck.remove(found)
            state.stacked = (*state.stacked[:place], found, *state.stacked[place + 1 :])
