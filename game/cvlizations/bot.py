"""What an AI must know of CVlizations: worth, a quick policy, and a guess of hidden orders.

A round's orders are chosen at the same time in effect: regret matching guesses them, and the search compares
the most promising pairs in worlds drawn from that guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.cvlizations import evaluation, turns
from game.cvlizations.actions import takes, trades
from game.cvlizations.agenda import SWAP, TAKE
from game.cvlizations.catalog import DOUBLING, ORDERS
from game.cvlizations.evaluation import buys_left, goods_worth, idea_worth, order_worths
from game.cvlizations.guessing import Guess, guess, hidden_order
from game.cvlizations.leanings import LEANINGS
from game.cvlizations.moves import (
    BuyIdea,
    LayOrders,
    PayForHappiness,
    Steal,
    SwapResource,
    TakeResources,
    Trade,
)
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import UNITS, kinds_in, pack
from game.cvlizations.rules import RULES, members
from game.cvlizations.scoring import printed
from game.cvlizations.state import ACTING, ALL_ORDERS, LAYING, OVER, CvlizationsState

NOISE = 0.4
"""How far the quick policy strays from its evaluation of an order."""
ROLL = 1 << 16


class CvlizationsBot(Bot[CvlizationsState, CvlizationsOptions]):
    """Judges by expected happiness; see the module."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(4, 6, overlooks=0.6),
        "adept": Effort(12, 6, overlooks=0.4),
        "master": Effort(240, 16),
    }
    method = "halving"
    horizon = 6
    spread = 8.0
    leanings = LEANINGS
    leeway: ClassVar[dict[str, float]] = {"novice": 0.12, "adept": 0.08, "master": 0.02}

    def world(self, view: CvlizationsState, seat: int, chance: Chance) -> CvlizationsState:
        state = RULES.imagine(view, chance)
        if view.phase == LAYING:
            found: Guess | None = None
            for tribe, down in enumerate(view.down):
                director = turns.director(view.options, tribe)
                if down is None and director is not None:
                    found = found or guess(view, seat)
                    state.down[tribe] = hidden_order(found, tribe, view.up[tribe], chance)
        return state

    def totals(self, state: CvlizationsState) -> Sequence[float]:
        return [evaluation.expected(state, seat) for seat in range(state.options.seats)]

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
            return sorted(moves, key=lambda move: -worth_of(state, seat, move, left))[:width]
        tribe = turns.laying(state.options, state.helm)[state.turn]
        found = guess(state, seat)
        payoffs = dict(zip(found.pairs[tribe], found.payoffs[tribe], strict=True))
        return sorted(moves, key=lambda move: -payoffs[_pair(move)])[:width]

    def playout(self, state: CvlizationsState, seat: int, chance: Chance) -> Move:
        if state.phase == LAYING:
            return lay_quickly(state, chance)
        left = buys_left(state, seat)
        if state.phase == ACTING:
            step = state.agenda[state.at]
            if step[0] == TAKE:
                return _best_take(state.goods[seat], step[3], left)
            if step[0] == SWAP:
                return _best_trade(state.goods[seat], step[3], left)
        return max(RULES.moves(state, seat), key=lambda move: worth_of(state, seat, move, left))


def _pair(move: Move) -> tuple[int, int]:
    assert isinstance(move, LayOrders)
    return min(move.face_up, move.face_down), max(move.face_up, move.face_down)


def lay_quickly(state: CvlizationsState, chance: Chance) -> LayOrders:
    """The two orders that promise most to a tribe, given the face-up ones; with some variety."""
    tribe = turns.laying(state.options, state.helm)[state.turn]
    hand = members(ALL_ORDERS & ~state.spent[tribe])
    if tribe >= state.options.seats:
        first, second = chance.order(("neutral",), hand)[:2]
        return LayOrders(first, second)
    shown = [0] * ORDERS
    for order in state.up:
        if order >= 0:
            shown[order] += 1
    worths = order_worths(state.options, state.goods[tribe], state.active[tribe], buys_left(state, tribe))
    unseen = 2 * len(state.up) - 2 - sum(shown)
    scored = []
    best = 0.0
    for order in hand:
        if order != DOUBLING:
            one, two, three = _SHARES[min(shown[order], 2)][unseen]
            row = worths[order]
            worth = one * row[0] + two * row[1] + three * row[2]
            best = max(best, worth)
            scored.append((worth + NOISE * chance.die(("noise", order), ROLL) / ROLL, order))
    if hand[-1] == DOUBLING:
        one, two, _ = _SHARES[min(shown[DOUBLING], 2)][unseen]
        scored.append((best * (one + two) + NOISE * chance.die(("noise", DOUBLING), ROLL) / ROLL, DOUBLING))
    scored.sort(reverse=True)
    first, second = scored[0][1], scored[1][1]
    return LayOrders(first, second) if chance.die(("up",), 2) == 1 else LayOrders(second, first)


def worth_of(state: CvlizationsState, seat: int, move: Move, left: int) -> float:
    """What a move outside the order phase promises at once, with *left* purchases to come."""
    goods = state.goods[seat]
    if isinstance(move, BuyIdea):
        rest = goods - (move.food | move.wood << 8 | move.stone << 16)
        return idea_worth(state, seat, move.idea, left - 1) - (
            goods_worth(goods, left - 1) - goods_worth(rest, left - 1)
        )
    if isinstance(move, Steal):
        loss = UNITS[move.kind]
        theirs = state.goods[move.victim]
        lead = 0.02 * (state.happiness[move.victim] + printed(state.owned[move.victim]))
        harm = goods_worth(theirs, left) - goods_worth(theirs - loss, left)
        return goods_worth(goods + loss, left) + 0.4 * harm + lead
    if isinstance(move, TakeResources):
        return goods_worth(goods + pack(move.food, move.wood, move.stone), left)
    if isinstance(move, Trade):
        taken = state.agenda[state.at][3]
        return goods_worth(goods - UNITS[move.give] + taken * UNITS[move.take], left)
    if isinstance(move, SwapResource):
        return (
            goods_worth(goods - UNITS[move.give] + UNITS[move.take], left) - goods_worth(goods, left) - 0.01
        )
    if isinstance(move, PayForHappiness):
        return 1.0 - goods_worth(goods, left) + goods_worth(goods - UNITS[0], left)
    return 0.0


@lru_cache(maxsize=1 << 13)
def _best_take(goods: int, count: int, left: int) -> Move:
    """The resources that fit best to those one has."""
    return max(
        takes(count), key=lambda move: goods_worth(goods + pack(move.food, move.wood, move.stone), left)
    )


@lru_cache(maxsize=1 << 13)
def _best_trade(goods: int, taken: int, left: int) -> Move:
    """The swap that improves the stock most."""
    return max(
        trades(kinds_in(goods)),
        key=lambda move: goods_worth(goods - UNITS[move.give] + taken * UNITS[move.take], left),
    )


def _shares(shown: int, unseen: int) -> tuple[float, float, float]:
    """How likely strengths 1 to 3 are with so many shown and so many cards unseen."""
    chances = [0.0, 0.0, 0.0]
    chances[shown] = 1.0
    for _ in range(unseen):
        one, two, more = chances
        chances = [one * 0.84, two * 0.84 + one * 0.16, more + two * 0.16]
    return chances[0], chances[1], chances[2]


_SHARES = tuple(tuple(_shares(shown, unseen) for unseen in range(11)) for shown in range(3))

BOT = CvlizationsBot(RULES)
