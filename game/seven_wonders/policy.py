"""How a city of 7 Wonders is played by judged worth: quickly in a playout, thoroughly for candidates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.chance import Chance
from game.core.rules import Move
from game.seven_wonders import orders
from game.seven_wonders.evaluation import Evaluation, left_of_game
from game.seven_wonders.moves import (
    BuildStage,
    CopyLeader,
    Decline,
    Entomb,
    Keep,
    PayLoss,
    Recruit,
    Salvage,
    Sell,
    TakeBoard,
)
from game.seven_wonders.preference import Preference, Preferences
from game.seven_wonders.recruitment import Recruiting, Recruitment
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

NOISE = 0.5
"""Points by which a playout misjudges at most."""
NOISES, LONGEST = 4096, 256
"""Random places to begin at, and the most things misjudged in one go: a move of a list, a card by number."""
MISTAKES = [
    NOISE * ((place * place * 40503 + place * 7919) % 4093) / 4093 for place in range(NOISES + LONGEST)
]
Judged = tuple[float, Move]
Hand = Sequence[int]


def noise(chance: Chance) -> list[float]:
    """How much a playout misjudges one thing after the other: a walk through a table from a random place."""
    start = chance.die(("noise",), NOISES)
    return MISTAKES[start : start + LONGEST]


class Policy:
    """Play by judged worth, with one judge's eye."""

    def __init__(self, evaluation: Evaluation, given: Preferences, wants: Recruiting) -> None:
        self.evaluation = evaluation
        self.recruitment = Recruitment(wants, evaluation)
        self._plain = Preference(given.plain, evaluation)
        self._boxes = Preference(given.boxes, evaluation)

    def preference(self, state: SevenWondersState) -> Preference:
        """What weighs the moves with a card at this table."""
        return self._boxes if state.options.boxed else self._plain

    def quick_move(self, state: SevenWondersState, party: int, hand: Hand, chance: Chance) -> Move:
        """The best move with a card of the hand, roughly: by worth, until none can be better.

        A card is misjudged by its number, so that worlds which differ by a move stay alike for long.
        """
        t, left, city, eye = tables(), left_of_game(state), state.cities[party], self.preference(state)
        fresh = [card for card in hand if not city & t.same[card]]
        start = chance.die(("noise",), NOISES)
        ranked = [(eye.card(state, party, card, left) + MISTAKES[start + card], card) for card in fresh]
        ranked.sort(reverse=True)
        spare = ranked[-1][1] if len(fresh) == len(hand) else next(c for c in hand if city & t.same[c])
        best = eye.sale(state, party, left)
        move: Move = Sell(spare)
        stages = orders.stage_payments(state, party)
        if stages:
            cost = eye.price(state, party, stages[0], left)
            value = eye.stage(state, party, left) - cost + MISTAKES[start - 1]
            if value > best:
                best, move = value, BuildStage(spare, *stages[0][:3])
        for value, card in ranked:
            if value <= best:
                break
            ways = orders.ways(state, party, card)
            if ways and value - eye.price(state, party, ways[0], left) > best:
                best, move = value - eye.price(state, party, ways[0], left), orders.build(card, ways[0])
        return move

    def judge_hand(
        self, state: SevenWondersState, party: int, hand: Sequence[int], thorough: bool
    ) -> list[Judged]:
        """The sensible moves with the cards of a hand, with their worth to the city.

        Each card is built in the cheapest way (all ways if *thorough*); the least useful card marks a stage
        or is sold (and, if *thorough*, the one most useful to the neighbour it would go to).
        """
        left, eye = left_of_game(state), self.preference(state)
        found: list[Judged] = []
        spare: list[tuple[float, int]] = []
        for card in dict.fromkeys(hand):
            ways = orders.ways(state, party, card)
            if not ways:
                spare.append((0.0, card))
                continue
            value = eye.card(state, party, card, left)
            spare.append((value, card))
            for way in ways if thorough else ways[:1]:
                found.append((value - eye.price(state, party, way, left), orders.build(card, way)))
        spare.sort()
        marks = [spare[0][1]]
        if thorough:
            marks += self._wanted(state, party, [card for _, card in spare[1:]], left)
        if party >= state.options.seats:
            return found + self._city_moves(state, party, marks, spare, found)
        stages = orders.stage_payments(state, party)
        if stages:
            value = eye.stage(state, party, left)
            for way in stages if thorough else stages[:1]:
                cost = eye.price(state, party, way, left)
                found += [(value - cost, BuildStage(card, *way[:3])) for card in marks]
        found += [(eye.sale(state, party, left), Sell(card)) for card in marks]
        return found

    def _wanted(self, state: SevenWondersState, party: int, cards: Sequence[int], left: float) -> list[int]:
        """The card that the next holder of the hand would like best."""
        follower = state.right(party) if state.age == 2 else state.left(party)
        liked = [(self.preference(state).card(state, follower, card, left), card) for card in cards]
        return [max(liked)[1]] if liked else []

    def _city_moves(
        self,
        state: SevenWondersState,
        party: int,
        marks: Sequence[int],
        spare: Sequence[tuple[float, int]],
        found: Sequence[Judged],
    ) -> list[Judged]:
        """What else the Free City may do, within its stricter rules (R45)."""
        stages = orders.stage_payments(state, party)
        marks = [card for card in dict.fromkeys([*marks, *(card for _, card in spare)])]
        other: list[Judged] = []
        for card in marks:
            if stages and not orders.must_build(state, party, card):
                other.append((2.0, BuildStage(card, *stages[0][:3])))
            elif not orders.must_not_sell(state, party, card):
                other.append((0.0, Sell(card)))
        return other

    def judge_other(self, state: SevenWondersState, seat: int, move: Move) -> float:
        """The worth of a move that needs no card of an age's hand."""
        left = min(1.0, left_of_game(state) + 1 / 18)
        match move:
            case TakeBoard(board):
                return self._board_worth(state, seat, board, left)
            case Keep() | Recruit() | BuildStage() | Sell():
                return self.recruitment.worth(state, seat, move)
            case _:
                return self._judge_owed(state, move, left)

    def _judge_owed(self, state: SevenWondersState, move: Move, left: float) -> float:
        party: Any = state.queue[0][1] if state.queue else 0
        eye = self.evaluation
        match move:
            case Salvage(card):
                return self.preference(state).card(state, party, card, left)
            case CopyLeader(leader):
                return eye.worth(state, party, tables().gain[leader], left)
            case Entomb(leader):
                return 2.0 * tables().coins[leader] - 0.7 * eye.worth(
                    state, party, tables().gain[leader], left
                )
            case PayLoss(coins, city):
                return 0.55 * coins + 0.1 * city
            case Decline() if state.queue and state.queue[0][0] == "extra_leader":
                return self.recruitment.waiting(state)
        return 0.0

    def _board_worth(self, state: SevenWondersState, seat: int, board: int, left: float) -> float:
        t, eye = tables(), self.evaluation
        stages = sum(eye.worth(state, seat, gain, left) for gain in t.stage_gain[board])
        return stages / len(t.stage_gain[board]) + eye.worth(state, seat, t.start[board], left)
