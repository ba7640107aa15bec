"""The rules of CVlizations: who is asked what, what is legal, and how a round goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreSheet
from game.cvlizations import actions, development, moves, reasons, scoring, turns
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.conservation import conserve
from game.cvlizations.moves import LayOrders
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import (
    ACTING,
    ALL_ORDERS,
    DEVELOPING,
    LAYING,
    NOTHING,
    OVER,
    CvlizationsState,
)

BOOK = load()


class CvlizationsRules(Rules[CvlizationsState, CvlizationsOptions]):
    """The rules; see the contract in `game.core.rules`."""

    id = "cvlizations"
    options_type = CvlizationsOptions
    state_type = CvlizationsState
    move_types = declared(moves, Move)

    def blank(self, options: CvlizationsOptions) -> CvlizationsState:
        return CvlizationsState(options)

    def set_up(self, state: CvlizationsState, chance: Chance) -> None:
        state.leader_chosen(chance.pick(("helm",), turns.leaders(state.options)))
        development.fill(state, chance)
        self._go_on(state, chance)

    def asks(self, state: CvlizationsState) -> Sequence[Ask]:
        if state.phase == LAYING:
            order = turns.laying(state.options, state.helm)
            return _asks_to_lay(state.options, order[state.turn]) if state.turn < len(order) else ()
        if state.phase == ACTING and state.at < len(state.agenda):
            step = state.agenda[state.at]
            return _ask(step[1], _action_topic(step[0], step[2])) if step[0] in actions.TOPICS else ()
        if state.phase == DEVELOPING and state.mover != NOTHING:
            topic, _ = development.owed(state) or (development.BUY, 0)
            return _ask(state.mover, topic)
        return ()

    def moves(self, state: CvlizationsState, seat: int) -> Sequence[Move]:
        if state.phase == LAYING:
            tribe = turns.laying(state.options, state.helm)[state.turn]
            return _layings(ALL_ORDERS & ~state.spent[tribe])
        if state.phase == ACTING:
            return actions.moves(state)
        return development.moves(state)

    def why_not(self, state: CvlizationsState, seat: int, move: Move) -> Reason | None:
        if reasons.well_formed(move) and move in self.moves(state, seat):
            return None
        return reasons.reason(state, seat, move)

    def play(self, state: CvlizationsState, moves: Mapping[int, Move], chance: Chance) -> None:
        for seat, move in moves.items():
            if state.phase == DEVELOPING:
                development.answer(state, seat, move, chance)
            else:
                self._answer(state, seat, move)
        self._go_on(state, chance)

    def _answer(self, state: CvlizationsState, seat: int, move: Move) -> None:
        """Carry out a move as far as it alone decides."""
        if isinstance(move, LayOrders):
            tribe = turns.laying(state.options, state.helm)[state.turn]
            state.orders_laid(seat, tribe, move.face_up, move.face_down)
        elif state.phase == ACTING:
            actions.answer(state, seat, move)
        else:
            development.take(state, seat, move)

    def _go_on(self, state: CvlizationsState, chance: Chance) -> None:
        """Go through the phases until somebody is asked or the game is over (R04)."""
        while state.phase != OVER:
            if state.phase == LAYING:
                if self._lay(state, chance):
                    return
            elif state.phase == ACTING:
                if actions.go_on(state):
                    return
                state.actions_ended()
            else:
                if development.go_on(state, chance):
                    return
                development.clean_up(state, chance)

    def _lay(self, state: CvlizationsState, chance: Chance) -> bool:
        """Lay the Cave Freaks' orders when it is their turn; True: a seat must lay; else all turn up."""
        order = turns.laying(state.options, state.helm)
        while state.turn < len(order):
            tribe = order[state.turn]
            if turns.director(state.options, tribe) is not None:
                return True
            state.freaks_laid(tribe, chance.pick(("freaks", state.round, 0), members(state.hand(tribe))))
        state.orders_revealed(
            tuple([self._turned_up(state, tribe, chance) for tribe in range(len(state.up))])
        )
        return False

    def _turned_up(self, state: CvlizationsState, tribe: int, chance: Chance) -> int:
        """A tribe's face-down order; that of the Cave Freaks is drawn only now (B03)."""
        order = state.down[tribe]
        return chance.pick(("freaks", state.round, 1), members(state.hand(tribe))) if order is None else order

    def preview(self, view: CvlizationsState, seat: int, move: Move) -> CvlizationsState:
        state = view.copy()
        self._answer(state, seat, move)
        return state

    def imagine(self, view: CvlizationsState, chance: Chance) -> CvlizationsState:
        state = view.copy()
        for tribe, order in enumerate(state.down):
            if order is None and turns.director(state.options, tribe) is not None:
                state.down[tribe] = chance.pick(("down", tribe), members(state.hand(tribe)))
        if state.top is None:
            state.top = chance.pick(("top",), state.deck)
        return state

    def scores(self, state: CvlizationsState) -> Sequence[ScoreSheet]:
        return [scoring.sheet(state, seat) for seat in range(state.options.seats)]

    def tie_breaker(self, state: CvlizationsState, number: int) -> Reason:
        return Reason("cvlizations.tie.resources")

    def conserve(self, state: CvlizationsState) -> None:
        conserve(state)


RULES = CvlizationsRules()


@cache
def members(cards: int) -> tuple[int, ...]:
    """The cards of a set, in order."""
    return tuple(card for card in range(cards.bit_length()) if cards >> card & 1)


@cache
def _layings(hand: int) -> tuple[LayOrders, ...]:
    """All ways to lay two orders of a hand."""
    return tuple(LayOrders(up, down) for up in members(hand) for down in members(hand) if up != down)


@cache
def _ask(seat: int, topic: str, about: int | None = None) -> tuple[Ask, ...]:
    return (Ask(seat, topic, about=about),)


@cache
def _asks_to_lay(options: CvlizationsOptions, tribe: int) -> tuple[Ask, ...]:
    seat = turns.director(options, tribe)
    if seat is None:
        return ()
    return _ask(seat, "lay") if seat == tribe else _ask(seat, "lay_neutral", tribe)


@cache
def _action_topic(op: int, card: int) -> str:
    """What an action step asks for: the order's own choice, or what an idea brings."""
    topic = actions.TOPICS[op]
    return topic if card < ORDERS or topic == "steal_again" else f"{topic}_bonus"
