"""What must hold of every state: nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter

from game.seven_wonders import decks
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables


def conserve(state: SevenWondersState) -> None:
    """AssertionError names what is lost or doubled."""
    t = tables()
    cards = Counter(decks.placed_cards(state))
    cards.update(card for hand in state.hands for card in hand)
    for age in (1, 2, 3):
        fixed, black, guilds = t.deck(state.options, age)
        most = Counter((*fixed, *black, *guilds))
        for card, number in cards.items():
            assert t.age[card] != age or number <= most[card], f"{t.ids[card]}: {number} in the game"
        found = sum(number for card, number in cards.items() if t.age[card] == age)
        size = state.options.parties * state.options.hand
        assert found <= size, f"age {age}: {found} cards of {size}"
    leaders = [one for held in (*state.leaders, *state.packs, *state.entombed) for one in held]
    leaders += [
        one for one in (*state.leader_pile, *(m for ms in state.markers for m in ms)) if one >= t.cards
    ]
    for city in state.cities:
        leaders += [one for one in t.leaders if city >> one & 1]
    assert len(set(leaders)) == len(leaders), "a leader in two places"
    assert min(state.coins) >= 0, f"coins {state.coins}"
    assert all(len(hand) in (0, size) for hand, size in zip(state.hands, state.sizes, strict=True))
