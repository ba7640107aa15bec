"""The rules of 7 Wonders with Cities and Leaders: what is asked, what is allowed, what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreSheet
from game.seven_wonders import decks, moves, orders, scoring, turn
from game.seven_wonders.conservation import conserve
from game.seven_wonders.moves import (
    Build,
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
from game.seven_wonders.sampling import sample_use
from game.seven_wonders.state import SevenWondersState

CARD_TOPICS = ("turn", "city_turn", "last_card")
CARD_MOVES = (Build, BuildStage, Sell)
NOT_OFFERED = Reason("seven_wonders.reason.not_offered")


@cache
def _everybody(seats: int, topic: str) -> tuple[Ask, ...]:
    return tuple(Ask(seat, topic, sealed=True) for seat in range(seats))


class SevenWondersRules(Rules[SevenWondersState, SevenWondersOptions]):
    """The contract, on top of the modules of this folder."""

    id = "seven_wonders"
    version = 2
    options_type = SevenWondersOptions
    state_type = SevenWondersState
    move_types = declared(moves, Move)
    completing = (Salvage, CopyLeader, Entomb, Decline, PayLoss)

    def blank(self, options: SevenWondersOptions) -> SevenWondersState:
        return SevenWondersState(options)

    def set_up(self, state: SevenWondersState, chance: Chance) -> None:
        turn.set_up(state, chance)

    def allies(self, options: SevenWondersOptions, seat: int) -> frozenset[int]:
        return frozenset({seat ^ 1}) if options.teams else frozenset()

    def asks(self, state: SevenWondersState) -> Sequence[Ask]:
        if state.queue:
            topic, party, _ = state.queue[0]
            if topic == "losses":
                return [Ask(seat, topic, sealed=True) for seat in turn.asked_for_loss(state)]
            seat = orders.controller(state, party)
            return (Ask(seat, topic, about=None if party == seat else party),)
        if state.phase == "over":
            return ()
        if state.phase == "city":
            return (Ask(state.holder, "city_turn", about=state.options.seats),)
        return _everybody(state.options.seats, state.phase)

    def moves(self, state: SevenWondersState, seat: int) -> Sequence[Move]:
        topic, party = self._topic(state, seat)
        if topic in CARD_TOPICS:
            return orders.card_moves(state, party, state.hands[seat])
        return _LISTED[topic](state, party)

    def sample(self, state: SevenWondersState, seat: int, chance: Chance) -> Move:
        if not state.queue:
            if state.phase == "turn":
                return sample_use(state, seat, state.hands[seat], chance)
            if state.phase == "recruit":
                return sample_use(state, seat, state.leaders[seat], chance)
        return chance.pick(("sample", seat), self.moves(state, seat))

    def why_not(self, state: SevenWondersState, seat: int, move: Move) -> Reason | None:
        topic, party = self._topic(state, seat)
        if topic in CARD_TOPICS:
            if not isinstance(move, CARD_MOVES):
                return NOT_OFFERED
            return orders.why_not_card(state, party, state.hands[seat], move)
        if topic == "losses" and isinstance(move, PayLoss):
            return None if move in _losses(state, party) else Reason("seven_wonders.reason.loss_amount")
        if topic in ("recruit", "extra_leader") and isinstance(move, Recruit | BuildStage | Sell):
            return _why_not_leader(state, party, topic, move)
        return None if move in _LISTED[topic](state, party) else NOT_OFFERED

    def _topic(self, state: SevenWondersState, seat: int) -> tuple[str, int]:
        """What an asked seat decides, and for which city."""
        if state.queue:
            topic, party, _ = state.queue[0]
            return (topic, seat) if topic == "losses" else (topic, party)
        if state.phase == "city":
            return "city_turn", state.options.seats
        return state.phase, seat

    def play(self, state: SevenWondersState, moves: Mapping[int, Move], chance: Chance) -> None:
        if state.queue:
            self._answer(state, moves, chance)
        elif state.phase == "city":
            for seat, move in moves.items():
                turn.order_city(state, seat, move)
        elif state.phase == "wonders":
            turn.take_boards(state, {seat: move.board for seat, move in moves.items()}, chance)  # type: ignore[attr-defined]
        elif state.phase == "draft":
            turn.draft(state, {seat: move.leader for seat, move in moves.items()}, chance)  # type: ignore[attr-defined]
        else:
            turn.take_turn(state, moves, chance)

    def _answer(self, state: SevenWondersState, moves: Mapping[int, Move], chance: Chance) -> None:
        topic, party, _ = state.queue[0]
        purse = state.coins[:]
        state.choice_settled()
        for seat, move in sorted(moves.items()):
            match move:
                case PayLoss(coins, city):
                    _pay_losses(state, seat, coins, city, purse)
                case Salvage(card):
                    turn.salvage(state, party, card)
                case CopyLeader(leader):
                    turn.copy_leader(state, party, leader)
                case Entomb(leader):
                    state.leader_entombed(party, leader)
                case Decline():
                    pass
                case _:
                    turn.carry_out(state, [(party, move)])
        if topic == "losses":
            turn.pay_unasked(state)
        turn.settle(state, chance)

    def preview(self, view: SevenWondersState, seat: int, move: Move) -> SevenWondersState:
        after = view.copy()
        party = self._topic(view, seat)[1]
        match move:
            case Build() | BuildStage() | Sell() | Recruit():
                turn.carry_out(after, [(party, move)])
            case PayLoss(coins, city):
                _pay_losses(after, seat, coins, city, view.coins)
            case TakeBoard(board):
                after.board_dealt(seat, board, turn.first_coins(after))
            case Keep(leader):
                after.leader_kept(seat, leader)
            case Salvage(card):
                turn.salvage(after, party, card)
            case CopyLeader(leader):
                turn.copy_leader(after, party, leader)
            case Entomb(leader):
                after.leader_entombed(party, leader)
        return after

    def imagine(self, view: SevenWondersState, chance: Chance) -> SevenWondersState:
        secret = view.city_order is not None and view.city_order[1] is None
        state = decks.imagine(view, chance)
        if secret:
            self._imagine_order(state, chance)
        return state

    def _imagine_order(self, state: SevenWondersState, chance: Chance) -> None:
        """The other player has chosen something legal for the Free City."""
        assert state.city_order is not None
        holder, hand = state.holder, state.hands[state.holder]
        cards = tuple(sorted((*hand, int(state.city_order[1] or 0))))
        move: Any = chance.pick(("city_order",), orders.card_moves(state, state.options.seats, cards))
        state.city_order = turn.order_of(move)
        place = cards.index(move.card)
        state.hands[holder] = cards[:place] + cards[place + 1 :]

    def scores(self, state: SevenWondersState) -> Sequence[ScoreSheet]:
        return [scoring.sheet(state, party) for party in range(len(state.coins))]

    def tie_breaker(self, state: SevenWondersState, number: int) -> Reason:
        return Reason("seven_wonders.tie.coins")

    def conserve(self, state: SevenWondersState) -> None:
        conserve(state)


def _why_not_leader(
    state: SevenWondersState, party: int, topic: str, move: Recruit | BuildStage | Sell
) -> Reason | None:
    if isinstance(move, Recruit):
        if type(move.leader) is not int or move.leader not in state.leaders[party]:
            return Reason("seven_wonders.reason.not_in_hand")
        price = orders.leader_price(state, party, move.leader)
        if price > state.coins[party]:
            return Reason("seven_wonders.reason.too_few_coins", {"price": price, "coins": state.coins[party]})
        return None
    if topic == "extra_leader":
        return NOT_OFFERED
    return orders.why_not_card(state, party, state.leaders[party], move)


def _recruits(state: SevenWondersState, party: int) -> list[Move]:
    coins = state.coins[party]
    return [
        Recruit(leader)
        for leader in sorted(state.leaders[party])
        if orders.leader_price(state, party, leader) <= coins
    ]


def _recruitment(state: SevenWondersState, party: int) -> list[Move]:
    found = _recruits(state, party)
    stages = orders.stage_payments(state, party)
    for leader in sorted(state.leaders[party]):
        found += [BuildStage(leader, *one[:3]) for one in stages]
        found.append(Sell(leader))
    return found


def _draft(state: SevenWondersState, seat: int) -> list[Move]:
    pack = state.packs[(seat + state.round) % len(state.packs)]
    return [Keep(leader) for leader in sorted(pack)]


def _losses(state: SevenWondersState, seat: int) -> list[Move]:
    most = min(state.owed[seat], state.coins[seat])
    city = 0
    if seat == state.holder:
        free = state.options.seats
        city = min(state.owed[free], state.coins[free])
    return [PayLoss(coins, more) for coins in range(most, -1, -1) for more in range(city, -1, -1)]


def _pay_losses(state: SevenWondersState, seat: int, coins: int, city: int, purse: Sequence[int]) -> None:
    if state.owed[seat]:
        state.loss_paid(seat, coins, state.owed[seat] - coins)
    free = state.options.seats
    if seat == state.holder and state.owed[free] and purse[free]:
        state.loss_paid(free, city, state.owed[free] - city)


_LISTED: dict[str, Callable[[SevenWondersState, int], list[Move]]] = {
    "wonders": lambda state, seat: [TakeBoard(board) for board in state.offers[seat]],
    "draft": _draft,
    "recruit": _recruitment,
    "extra_leader": lambda state, party: [*_recruits(state, party), Decline()],
    "losses": _losses,
    "salvage": lambda state, party: [*map(Salvage, turn.salvageable(state, party)), Decline()],
    "copy_leader": lambda state, party: [*map(CopyLeader, turn.copyable(state, party)), Decline()],
    "entomb": lambda state, party: [*map(Entomb, turn.entombable(state, party)), Decline()],
}

RULES = SevenWondersRules()
