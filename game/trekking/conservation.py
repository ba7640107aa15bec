"""What must hold of every state: nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter

from game.trekking.catalog import ANCESTOR, ICONS, WILD, catalog, count
from game.trekking.state import TrekkingState


def conserve(state: TrekkingState) -> None:
    """AssertionError names what is lost or doubled; views are checked as far as they know."""
    _check_cards(state)
    _check_ancestors(state)
    _check_itineraries(state)
    _check_tokens(state)
    assert all(number >= 0 for number in state.crystals), "crystals"
    assert min(map(state.hour, range(state.parties))) >= 0, "watches"
    assert max(map(state.hour, range(state.parties))) <= 12, "watches"


def _check_cards(state: TrekkingState) -> None:
    data = catalog()
    visited = [card for party in range(state.parties) for trek in _treks(state, party) for card in trek]
    cards = Counter(card for card in visited if card != ANCESTOR)
    cards.update(card for card in (*state.slots, *state.bottom, *state.deck) if card)
    cards.update(card for card in state.stacked if card is not None)
    doubled = [card for card, number in cards.items() if number > 1]
    assert not doubled, f"cards {doubled}"
    in_hand = 1 if state.visitor >= 0 else 0  # a card just taken is nowhere until it joins a trek
    missing = set(data.day_cards[state.day]) - set(cards)
    assert len(missing) <= in_hand, f"cards {sorted(missing)}"


def _check_ancestors(state: TrekkingState) -> None:
    visited = sum(trek.count(ANCESTOR) for party in range(state.parties) for trek in _treks(state, party))
    total = catalog().ancestors_by_players[state.parties]
    in_hand = 1 if state.visitor >= 0 else 0
    assert 0 <= total - state.ancestors - visited <= in_hand, "ancestors"


def _check_itineraries(state: TrekkingState) -> None:
    known = [sheet for hand in state.hands for sheet in hand if sheet is not None]
    known += [sheet for used in state.itineraries for sheet in used]
    assert len(known) == len(set(known)), "itineraries"
    for seat in range(state.seats):
        held = len(state.hands[seat]) + len(state.itineraries[seat])
        assert held in (0, catalog().mat.itineraries_dealt), f"itineraries of seat {seat}"


def _check_tokens(state: TrekkingState) -> None:
    covered = sum(count(filled, column) for filled in state.filled for column in range(4))
    assert sum(state.supply) + covered == sum(catalog().tokens), "tokens"
    for icon in range(WILD):
        assert 0 <= state.supply[icon] <= catalog().tokens[icon], f"tokens {ICONS[icon]}"


def _treks(state: TrekkingState, party: int) -> tuple[tuple[int, ...], ...]:
    return (*state.finished[party], state.treks[party])
