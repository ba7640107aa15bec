from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreLine, ScoreSheet, Source

from . import moves
from .moves import Bid, Give
from .options import AuctionOptions
from .state import CARDS, PRIZES, AuctionState


class AuctionRules(Rules[AuctionState, AuctionOptions]):
    id = "auction"
    options_type = AuctionOptions
    state_type = AuctionState
    move_types = declared(moves, Move)

    def blank(self, options: AuctionOptions) -> AuctionState:
        return AuctionState(options)

    def set_up(self, state: AuctionState, chance: Chance) -> None:
        cards = chance.order(("deal",), sorted(CARDS))
        for seat in range(state.options.seats):
            state.hand_received(seat, tuple(sorted(cards[4 * seat : 4 * seat + 4])))
        self._next(state, chance)

    def asks(self, state: AuctionState) -> Sequence[Ask]:
        if state.gift is not None:
            return [Ask(state.gift, "give")]
        if state.round > state.options.rounds:
            return []
        return [Ask(seat, "bid", sealed=True) for seat in range(state.options.seats)]

    def moves(self, state: AuctionState, seat: int) -> Sequence[Move]:
        if state.gift is not None:
            return [Give(None), *(Give(to) for to in range(state.options.seats) if to != seat)]
        return [Bid(place) for place in range(len(state.hands[seat]))]

    def why_not(self, state: AuctionState, seat: int, move: Move) -> Reason | None:
        return None if move in self.moves(state, seat) else Reason("auction.reason.not_possible")

    def play(self, state: AuctionState, moves: Mapping[int, Move], chance: Chance) -> None:
        for seat, move in moves.items():
            if isinstance(move, Give):
                state.point_given(seat, move.to)
            elif isinstance(move, Bid):
                card = state.hands[seat][move.card]
                assert card is not None
                state.card_bid(seat, move.card, card)
        if state.bids:
            best = max(state.bids, key=lambda seat: state.bids[seat])
            if Bid in {type(move) for move in moves.values()}:
                state.prize_won(best)
        if state.gift is None:
            self._next(state, chance)

    def _next(self, state: AuctionState, chance: Chance) -> None:
        state.prize_turned(chance.pick(("prize", state.round), sorted(state.prizes)))

    def preview(self, view: AuctionState, seat: int, move: Move) -> AuctionState:
        after = view.copy()
        if isinstance(move, Give):
            after.point_given(seat, move.to)
        elif isinstance(move, Bid):
            card = view.hands[seat][move.card]
            after.card_bid(seat, move.card, card or 0)
        return after

    def imagine(self, view: AuctionState, chance: Chance) -> AuctionState:
        state = view.copy()
        known = {card for hand in view.hands for card in hand if card is not None}
        unseen = chance.order(("imagine",), sorted(CARDS - known - view.played))
        for seat, hand in enumerate(view.hands):
            if None in hand:
                state.hand_received(seat, tuple(sorted(unseen.pop() for _ in hand)))
        return state

    def scores(self, state: AuctionState) -> Sequence[ScoreSheet]:
        return [
            ScoreSheet(
                seat, (ScoreLine("auction.score.prizes", points, (Source("auction.score.won", points),)),)
            )
            for seat, points in enumerate(state.points)
        ]

    def conserve(self, state: AuctionState) -> None:
        known = [card for hand in state.hands for card in hand if card is not None]
        assert len(set(known)) == len(known), "a card twice in the hands"
        assert not set(known) & state.played, "a played card in a hand"
        assert state.prizes | {state.prize} <= PRIZES | {0}, "a prize out of nowhere"


RULES = AuctionRules()
