"""What must hold of every state: nothing is lost or doubled."""

from __future__ import annotations

from game.cvlizations.catalog import load
from game.cvlizations.resources import GUARD
from game.cvlizations.state import LAST_AGE, NOTHING, CvlizationsState

BOOK = load()


def conserve(state: CvlizationsState) -> None:
    """AssertionError names what is lost or doubled."""
    places = [*state.deck, *(card for card in state.track if card != NOTHING)]
    places += [card for ideas in state.ideas for card in ideas]
    assert len(places) == len(set(places)), f"an idea twice: {sorted(places)}"
    deck = BOOK.decks[state.deck[0] in BOOK.decks[1] if state.deck else state.age == LAST_AGE]
    assert set(deck) <= set(places), f"ideas lost: {set(deck) - set(places)}"
    assert state.top is None or state.top == NOTHING or state.top in state.deck
    for goods, happiness, tokens in zip(state.goods, state.happiness, state.tokens, strict=True):
        assert goods >= 0
        assert not goods & GUARD, f"resources below nothing: {goods:x}"
        assert happiness == sum(amount for _, amount in tokens)
    for ideas, owned, active in zip(state.ideas, state.owned, state.active, strict=True):
        assert owned == sum(1 << card for card in ideas)
        assert active & ~owned == 0
    for spent in state.spent:
        assert spent.bit_count() % BOOK.numbers.cards_per_round == 0
