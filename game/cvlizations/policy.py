"""How CVlizations is played by judged worth: quickly in a playout."""

from __future__ import annotations

from functools import lru_cache

from game.core.chance import Chance
from game.core.rules import Move
from game.cvlizations import turns
from game.cvlizations.actions import takes, trades
from game.cvlizations.catalog import DOUBLING, ORDERS
from game.cvlizations.evaluation import Evaluation, buys_left
from game.cvlizations.moves import (
    BuyIdea,
    LayOrders,
    PayForHappiness,
    Steal,
    SwapResource,
    TakeResources,
    Trade,
)
from game.cvlizations.resources import UNITS, kinds_in, pack
from game.cvlizations.rules import members
from game.cvlizations.scoring import printed
from game.cvlizations.state import ALL_ORDERS, CvlizationsState

ROLL = 1 << 16
MOST_UNSEEN = 10


class Policy:
    """Play by judged worth, with one judge's eye."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        more = evaluation.weights.more
        self._shares = tuple(
            tuple(_shares(shown, unseen, more) for unseen in range(MOST_UNSEEN + 1)) for shown in range(3)
        )
        self.best_take = lru_cache(maxsize=1 << 13)(self._best_take)
        self.best_trade = lru_cache(maxsize=1 << 13)(self._best_trade)

    def lay_quickly(self, state: CvlizationsState, chance: Chance) -> LayOrders:
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
        worths = self.evaluation.order_worths(
            state.options, state.goods[tribe], state.active[tribe], buys_left(state, tribe)
        )
        unseen = 2 * len(state.up) - 2 - sum(shown)
        noise = self.evaluation.weights.noise
        scored = []
        best = 0.0
        for order in hand:
            if order != DOUBLING:
                one, two, three = self._shares[min(shown[order], 2)][unseen]
                row = worths[order]
                worth = one * row[0] + two * row[1] + three * row[2]
                best = max(best, worth)
                scored.append((worth + noise * chance.die(("noise", order), ROLL) / ROLL, order))
        if hand[-1] == DOUBLING:
            one, two, _ = self._shares[min(shown[DOUBLING], 2)][unseen]
            scored.append(
                (best * (one + two) + noise * chance.die(("noise", DOUBLING), ROLL) / ROLL, DOUBLING)
            )
        scored.sort(reverse=True)
        first, second = scored[0][1], scored[1][1]
        return LayOrders(first, second) if chance.die(("up",), 2) == 1 else LayOrders(second, first)

    def worth_of(self, state: CvlizationsState, seat: int, move: Move, left: int) -> float:
        """What a move outside the order phase promises at once, with *left* purchases to come."""
        goods, worth = state.goods[seat], self.evaluation.goods_worth
        if isinstance(move, BuyIdea):
            rest = goods - (move.food | move.wood << 8 | move.stone << 16)
            spent = worth(goods, left - 1) - worth(rest, left - 1)
            return self.evaluation.idea_worth(state, seat, move.idea, left - 1) - spent
        if isinstance(move, Steal):
            return self._theft_worth(state, seat, move, left)
        if isinstance(move, TakeResources):
            return worth(goods + pack(move.food, move.wood, move.stone), left)
        if isinstance(move, Trade):
            taken = state.agenda[state.at][3]
            return worth(goods - UNITS[move.give] + taken * UNITS[move.take], left)
        if isinstance(move, SwapResource):
            return worth(goods - UNITS[move.give] + UNITS[move.take], left) - worth(goods, left) - 0.01
        if isinstance(move, PayForHappiness):
            return 1.0 - worth(goods, left) + worth(goods - UNITS[0], left)
        return 0.0

    def _theft_worth(self, state: CvlizationsState, seat: int, move: Steal, left: int) -> float:
        """What a theft promises: a resource, harm to its owner, the more so to who leads."""
        given, worth = self.evaluation.weights, self.evaluation.goods_worth
        loss, theirs = UNITS[move.kind], state.goods[move.victim]
        lead = given.lead * (state.happiness[move.victim] + printed(state.owned[move.victim]))
        harm = worth(theirs, left) - worth(theirs - loss, left)
        return worth(state.goods[seat] + loss, left) + given.harm * harm + lead

    def _best_take(self, goods: int, count: int, left: int) -> Move:
        """The resources that fit best to those one has."""
        worth = self.evaluation.goods_worth
        return max(takes(count), key=lambda move: worth(goods + pack(move.food, move.wood, move.stone), left))

    def _best_trade(self, goods: int, taken: int, left: int) -> Move:
        """The swap that improves the stock most."""
        worth = self.evaluation.goods_worth
        return max(
            trades(kinds_in(goods)),
            key=lambda move: worth(goods - UNITS[move.give] + taken * UNITS[move.take], left),
        )


def _shares(shown: int, unseen: int, more: float) -> tuple[float, float, float]:
    """How likely strengths 1 to 3 are with so many shown and so many cards unseen."""
    chances = [0.0, 0.0, 0.0]
    chances[shown] = 1.0
    for _ in range(unseen):
        one, two, three = chances
        chances = [one * (1 - more), two * (1 - more) + one * more, three + two * more]
    return chances[0], chances[1], chances[2]
