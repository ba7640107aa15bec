"""Random moves found without listing them all."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.rules import Move
from game.seven_wonders.moves import BuildStage, Recruit, Sell
from game.seven_wonders.orders import build, leader_price, stage_payments, ways
from game.seven_wonders.payment import Payment
from game.seven_wonders.state import SevenWondersState

SELL, PLACE, MARK = range(3)
"""What may be done with a card or leader: discard it, put it in play, build a stage with it."""


def sample_use(state: SevenWondersState, seat: int, hand: Sequence[int], chance: Chance) -> Move:
    """One of a seat's moves with a hand of cards or leaders.

    Uniform over what is done with which of them, then over the ways to pay for it. Drawn again until there is
    such a move: selling is always possible.
    """
    cards, uses, attempt = len(hand), 3, 0
    while True:
        use, place = divmod(chance.die(("sample", seat, attempt), uses * cards) - 1, cards)
        card = hand[place]
        if use == SELL:
            return Sell(card)
        if use == MARK:
            found = stage_payments(state, seat)
            if found:
                left, right, bank, _ = _one(found, seat, chance)
                return BuildStage(card, left, right, bank)
            uses = MARK
        elif state.phase == "recruit":
            if leader_price(state, seat, card) <= state.coins[seat]:
                return Recruit(card)
        else:
            found = ways(state, seat, card)
            if found:
                return build(card, _one(found, seat, chance))
        attempt += 1


def _one(found: Sequence[Payment], seat: int, chance: Chance) -> Payment:
    return found[0] if len(found) == 1 else chance.pick(("payment", seat), found)
