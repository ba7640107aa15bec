"""A random move with a card of the hand, found without listing them all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from game.core.chance import Chance
from game.core.rules import Move
from game.seven_wonders.moves import BuildStage, Sell
from game.seven_wonders.orders import build, stage_payments, ways
from game.seven_wonders.payment import Payment
from game.seven_wonders.state import SevenWondersState


def sample_card_move(state: SevenWondersState, seat: int, hand: Sequence[int], chance: Chance) -> Move:
    """One of a seat's `card_moves`: a card of the hand and what to do with it uniformly, then how to pay.

    Drawn again until there is such a move: selling is always possible.
    """
    cards = len(hand)
    actions = 3
    for attempt in count():
        action, place = divmod(chance.die(("sample", seat, attempt), actions * cards) - 1, cards)
        card = hand[place]
        if action == 0:
            return Sell(card)
        if action == 1:
            found = ways(state, seat, card)
            if found:
                return build(card, _one(found, seat, chance))
        else:
            found = stage_payments(state, seat)
            if found:
                left, right, bank, _ = _one(found, seat, chance)
                return BuildStage(card, left, right, bank)
            actions = 2
    raise AssertionError("a draw that never ends")


def _one(found: Sequence[Payment], seat: int, chance: Chance) -> Payment:
    return found[0] if len(found) == 1 else chance.pick(("payment", seat), found)
