"""The cards on the deck that somebody has looked at: put back in order, or imagined by the others."""

from __future__ import annotations

import random

from game.core.chance import FastChance
from game.core.rules import recorded, recording
from game.trekking import days
from game.trekking.events import DeckArranged
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.trekking.tables import opened


def looked_at() -> TrekkingState:
    """A table on which the deck's next two cards are known."""
    state = opened(2)
    first, second, *rest = state.deck
    state.stacked, state.deck = (first, second), rest
    return state


def test_the_first_card_of_the_new_order_is_on_top() -> None:
    state = looked_at()
    cards = (state.slots[0], *state.stacked)
    for order in days.orders(3):
        copy = recording(state)
        days.arrange(copy, 0, order)
        (event,) = recorded(copy)
        assert event == DeckArranged(0, order, cards[order[0]] or 0)


def test_of_cards_seen_by_somebody_else_only_the_unknown_ones_are_made_up() -> None:
    state = looked_at()
    known = state.stacked[1]
    view = state.copy()
    view.stacked = (None, known)
    view.deck = sorted([*state.deck, state.stacked[0] or 0])
    for seed in range(5):
        imagined = RULES.imagine(view, FastChance(random.Random(seed)))
        found, same = imagined.stacked
        assert same == known
        assert found in view.deck
        assert sorted([*imagined.deck, found or 0]) == view.deck
