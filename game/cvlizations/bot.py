"""What an AI must know of CVlizations: worth, a quick policy, and a guess of hidden orders.

A round's orders are chosen at the same time in effect: regret matching guesses them, and the search compares
the most promising pairs in worlds drawn from that guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.cvlizations import turns
from game.cvlizations.agenda import SWAP, TAKE
from game.cvlizations.evaluation import Evaluation, buys_left, evaluation
from game.cvlizations.guessing import Guess, guess, hidden_order
from game.cvlizations.leanings import LEANINGS
from game.cvlizations.moves import LayOrders
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.policy import Policy
from game.cvlizations.rules import RULES
from game.cvlizations.state import ACTING, LAYING, OVER, CvlizationsState


class CvlizationsBot(Bot[CvlizationsState, CvlizationsOptions]):
    """Judges by expected happiness; see the module."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(0, 20, overlooks=0.8, dazzled=0.4),
        "rookie": Effort(5, 6, overlooks=0.6),
        "adept": Effort(14, 6, overlooks=0.36),
        "expert": Effort(24, 8, overlooks=0.22),
        "master": Effort(240, 16),
        "grandmaster": Effort(240, 24, ponders=1),
    }
    method = "halving"
    horizon = 6
    spread = 8.0
    leanings = LEANINGS
    leeway: ClassVar[dict[str, float]] = {
        "novice": 0.12,
        "rookie": 0.1,
        "adept": 0.08,
        "expert": 0.04,
        "master": 0.02,
        "grandmaster": 0.01,
    }

    def __init__(self, eye: Evaluation | None = None) -> None:
        super().__init__(RULES)
        self.evaluation = eye or evaluation()
        self.policy = Policy(self.evaluation)

    def world(self, view: CvlizationsState, seat: int, chance: Chance) -> CvlizationsState:
        state = RULES.imagine(view, chance)
        if view.phase == LAYING:
            found: Guess | None = None
            for tribe, down in enumerate(view.down):
                director = turns.director(view.options, tribe)
                if down is None and director is not None:
                    found = found or guess(view, seat, self.evaluation)
                    state.down[tribe] = hidden_order(found, tribe, view.up[tribe], chance)
        return state

    def totals(self, state: CvlizationsState) -> Sequence[float]:
        return [self.evaluation.expected(state, seat) for seat in range(state.options.seats)]

    def final(self, state: CvlizationsState) -> Sequence[float]:
        return self.values(state)

    def quiet(self, state: CvlizationsState) -> bool:
        """Between rounds nothing is in the air."""
        return (state.phase == LAYING and state.turn == 0) or state.phase == OVER

    def candidates(self, state: CvlizationsState, seat: int, width: int) -> Sequence[Move]:
        moves = RULES.moves(state, seat)
        if state.phase != LAYING:
            if len(moves) <= 2:
                return moves
            left = buys_left(state, seat)
            return sorted(moves, key=lambda move: -self.policy.worth_of(state, seat, move, left))[:width]
        tribe = turns.laying(state.options, state.helm)[state.turn]
        found = guess(state, seat, self.evaluation)
        payoffs = dict(zip(found.pairs[tribe], found.payoffs[tribe], strict=True))
        return sorted(moves, key=lambda move: -payoffs[_pair(move)])[:width]

    def playout(self, state: CvlizationsState, seat: int, chance: Chance) -> Move:
        if state.phase == LAYING:
            return self.policy.lay_quickly(state, chance)
        left = buys_left(state, seat)
        if state.phase == ACTING:
            step = state.agenda[state.at]
            if step[0] == TAKE:
                return self.policy.best_take(state.goods[seat], step[3], left)
            if step[0] == SWAP:
                return self.policy.best_trade(state.goods[seat], step[3], left)
        return max(RULES.moves(state, seat), key=lambda move: self.policy.worth_of(state, seat, move, left))


def _pair(move: Move) -> tuple[int, int]:
    assert isinstance(move, LayOrders)
    return min(move.face_up, move.face_down), max(move.face_up, move.face_down)


BOT = CvlizationsBot()
