"""What an AI knows of 7 Wonders: a playout policy by judged worth, and which moves deserve a thought."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.seven_wonders import orders, scoring
from game.seven_wonders.evaluation import card_worth, left_of_game, purse, worth
from game.seven_wonders.income import SALE
from game.seven_wonders.leanings import LEANINGS
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
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.payment import Payment
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

ENVY = 0.4
"""How much a rival's point matters beside an own one; denying all of them pays little with many rivals."""
USUAL = 50
"""A usual result, where a point more or less matters most."""
NOISE = 1.6
"""Points by which a playout misjudges at most."""
STAGE_TEMPO = 0.8
"""What it is worth that a stage uses up a card that nobody shall have."""
GIFT = 0.3
"""Points that a coin in a neighbour's hand costs."""
POINT = 0.02
"""What a point of worth is in values, in an even game."""
NOISES, LONGEST = 4096, 12
MISTAKES = [
    NOISE * ((place * place * 40503 + place * 7919) % 4093) / 4093 for place in range(NOISES + LONGEST)
]
Judged = tuple[float, Move]


class SevenWondersBot(Bot[SevenWondersState, SevenWondersOptions]):
    """Halving over imagined hands; everybody plays on by judged worth."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(3, 5, 0.45),
        "adept": Effort(0, 1),
        "master": Effort(96, 5),
    }
    spread: ClassVar[float] = 10.0
    leanings = LEANINGS
    leeway: ClassVar[dict[str, float]] = {"novice": 0.04, "adept": 0.02, "master": 0.01}

    def totals(self, state: SevenWondersState) -> Sequence[float]:
        return [scoring.total(state, seat) for seat in range(state.options.seats)]

    def final(self, state: SevenWondersState) -> Sequence[float]:
        totals = self.totals(state)
        if not state.options.teams:
            return ambitions(totals, self.spread)
        sums = [totals[seat] + totals[seat + 1] for seat in range(0, len(totals), 2)]
        values = ambitions(sums, 1.5 * self.spread)
        return [values[seat // 2] for seat in range(len(totals))]

    def playout(self, state: SevenWondersState, seat: int, chance: Chance) -> Move:
        if state.phase == "turn" and not state.queue:
            return quick_move(state, seat, state.hands[seat], chance)
        judged = self._judge(state, seat)
        if len(judged) == 1:
            return judged[0][1]
        errors = noise(chance)
        return max(
            (value + errors[place % LONGEST], place, move) for place, (value, move) in enumerate(judged)
        )[2]

    def candidates(self, state: SevenWondersState, seat: int, width: int) -> Sequence[Move]:
        judged = sorted(self._judge(state, seat, True), key=lambda entry: -entry[0])
        return [move for _, move in judged[:width]]

    def shortlist(self, state: SevenWondersState, seat: int) -> Sequence[tuple[float, Move]]:
        judged = self._judge(state, seat, True)
        return [(worth * POINT, move) for worth, move in sorted(judged, key=lambda entry: -entry[0])]

    def _judge(self, state: SevenWondersState, seat: int, thorough: bool = False) -> list[Judged]:
        if not state.queue and state.phase in ("turn", "city"):
            return judge_hand(state, orders.controlled(state, seat), state.hands[seat], thorough)
        if state.queue and state.queue[0][0] == "last_card":
            return judge_hand(state, seat, state.hands[seat], thorough)
        return [(_judge_other(state, seat, move), move) for move in RULES.moves(state, seat)]


def ambitions(totals: Sequence[float], spread: float) -> list[float]:
    """Values from 0 to 1: own points, less a part of the best rival's (all of them if there is one rival)."""
    envy = ENVY if len(totals) > 2 else 1.0
    second, first = sorted(totals)[-2:]
    rivals = [second if total == first else first for total in totals]
    usual = USUAL * (1 - envy)
    pairs = zip(totals, rivals, strict=True)
    return [1 / (1 + exp((usual + envy * rival - total) / spread)) for total, rival in pairs]


def price(state: SevenWondersState, party: int, way: Payment, left: float) -> float:
    """What a payment costs in points: the purse gets lighter, the neighbours' heavier."""
    coins = state.coins[party]
    spent = way[0] + way[1] + way[2]
    if not spent:
        return 0.0
    return purse(coins, left) - purse(coins - spent, left) + GIFT * (way[0] + way[1])


def noise(chance: Chance) -> list[float]:
    """How much a playout misjudges one thing after the other: a walk through a table from a random place."""
    start = chance.die(("noise",), NOISES) - 1
    return MISTAKES[start : start + LONGEST]


def quick_move(state: SevenWondersState, party: int, hand: Sequence[int], chance: Chance) -> Move:
    """The best move with a card of the hand, roughly: cards are tried by worth until none can be better."""
    t, left, city = tables(), left_of_game(state), state.cities[party]
    fresh = [card for card in hand if not city & t.same[card]]
    errors = noise(chance)
    ranked = [
        (card_worth(state, party, card, left) + errors[place], card) for place, card in enumerate(fresh)
    ]
    ranked.sort(reverse=True)
    spare = ranked[-1][1] if len(fresh) == len(hand) else next(c for c in hand if city & t.same[c])
    coins = state.coins[party]
    best = purse(coins + SALE, left) - purse(coins, left)
    move: Move = Sell(spare)
    stages = orders.stage_payments(state, party)
    if stages:
        gain = t.stage_gain[state.boards[party]][state.stages[party]]
        value = worth(state, party, gain, left) + STAGE_TEMPO - price(state, party, stages[0], left)
        value += errors[-1]
        if value > best:
            best, move = value, BuildStage(spare, *stages[0][:3])
    for value, card in ranked:
        if value <= best:
            break
        ways = orders.ways(state, party, card)
        if ways and value - price(state, party, ways[0], left) > best:
            best, move = value - price(state, party, ways[0], left), orders.build(card, ways[0])
    return move


def judge_hand(state: SevenWondersState, party: int, hand: Sequence[int], thorough: bool) -> list[Judged]:
    """The sensible moves with the cards of a hand, with their worth to the city.

    Each card is built in the cheapest way (all ways if *thorough*); the least useful card marks a stage or
    is sold (and, if *thorough*, the one most useful to the neighbour it would go to).
    """
    left = left_of_game(state)
    found: list[Judged] = []
    spare: list[tuple[float, int]] = []
    for card in dict.fromkeys(hand):
        ways = orders.ways(state, party, card)
        if not ways:
            spare.append((0.0, card))
            continue
        value = card_worth(state, party, card, left)
        spare.append((value, card))
        for way in ways if thorough else ways[:1]:
            found.append((value - price(state, party, way, left), orders.build(card, way)))
    spare.sort()
    marks = [spare[0][1]]
    if thorough:
        marks += _wanted(state, party, [card for _, card in spare[1:]], left)
    if party >= state.options.seats:
        return found + _city_moves(state, party, marks, spare, found)
    coins = state.coins[party]
    sale = purse(coins + SALE, left) - purse(coins, left)
    stages = orders.stage_payments(state, party)
    if stages:
        gain = tables().stage_gain[state.boards[party]][state.stages[party]]
        value = worth(state, party, gain, left) + STAGE_TEMPO
        for way in stages if thorough else stages[:1]:
            cost = price(state, party, way, left)
            found += [(value - cost, BuildStage(card, *way[:3])) for card in marks]
    found += [(sale, Sell(card)) for card in marks]
    return found


def _wanted(state: SevenWondersState, party: int, cards: Sequence[int], left: float) -> list[int]:
    """The card that the next holder of the hand would like best."""
    follower = state.right(party) if state.age == 2 else state.left(party)
    liked = [(card_worth(state, follower, card, left), card) for card in cards]
    return [max(liked)[1]] if liked else []


def _city_moves(
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


def _judge_other(state: SevenWondersState, seat: int, move: Move) -> float:
    """The worth of a move that needs no card of an age's hand."""
    left = min(1.0, left_of_game(state) + 1 / 18)
    match move:
        case TakeBoard(board):
            t = tables()
            stages = sum(worth(state, seat, gain, left) for gain in t.stage_gain[board])
            return stages / len(t.stage_gain[board]) + worth(state, seat, t.start[board], left)
        case Keep(leader):
            return _leader_worth(state, seat, leader, left)
        case Recruit(leader):
            cost = (0, 0, orders.leader_price(state, seat, leader), 0)
            return _leader_worth(state, seat, leader, left) - price(state, seat, cost, left)
        case BuildStage(card, to_left, to_right, bank):
            gain = tables().stage_gain[state.boards[seat]][state.stages[seat]]
            cost = (to_left, to_right, bank, 0)
            return worth(state, seat, gain, left) - price(state, seat, cost, left) + _scrap(card)
        case Sell(card):
            return purse(state.coins[seat] + SALE, left) - purse(state.coins[seat], left) + _scrap(card)
        case _:
            return _judge_owed(state, move, left)


def _leader_worth(state: SevenWondersState, seat: int, leader: int, left: float) -> float:
    return worth(state, seat, tables().gain[leader], left)


def _scrap(leader: int) -> float:
    """Cheap leaders are used up first."""
    return -0.05 * tables().coins[leader]


def _judge_owed(state: SevenWondersState, move: Move, left: float) -> float:
    party: Any = state.queue[0][1] if state.queue else 0
    match move:
        case Salvage(card):
            return card_worth(state, party, card, left)
        case CopyLeader(leader):
            return worth(state, party, tables().gain[leader], left)
        case Entomb(leader):
            return 2.0 * tables().coins[leader] - 0.7 * worth(state, party, tables().gain[leader], left)
        case PayLoss(coins, city):
            return 0.55 * coins + 0.1 * city
        case Decline():
            return 0.0
    return 0.0


BOT = SevenWondersBot(RULES)
