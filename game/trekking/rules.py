"""The rules of Trekking Through History: the contract, in terms of visits, days and time warp cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreSheet
from game.trekking import days, moves, scoring, visits, warps
from game.trekking.catalog import catalog
from game.trekking.conservation import conserve
from game.trekking.moves import (
    ANCESTORS,
    ArrangeDeck,
    EndTurn,
    PickItinerary,
    PlaceWild,
    UseWarp,
    Visit,
)
from game.trekking.options import MAX_SEATS, TrekkingOptions
from game.trekking.state import TrekkingState

PICK, VISIT, PLACE, ARRANGE, AFTER = "pick_itinerary", "visit", "place_wild", "arrange_deck", "after_turn"
_ASKS = {
    topic: tuple((Ask(seat, topic, sealed=topic == PICK),) for seat in range(MAX_SEATS))
    for topic in (PICK, VISIT, PLACE, ARRANGE, AFTER)
}
_VISIT_ASKS, _PLACE_ASKS, _AFTER_ASKS = _ASKS[VISIT], _ASKS[PLACE], _ASKS[AFTER]
_COLUMN_MOVES = tuple(PlaceWild(column) for column in range(4))
WRONG_MOVE = Reason("trekking.reason.wrong_move")


class TrekkingRules(Rules[TrekkingState, TrekkingOptions]):
    """Two to four travellers, or one and the rival."""

    id = "trekking"
    version = 1
    options_type = TrekkingOptions
    state_type = TrekkingState
    move_types = declared(moves, Move)
    completing = (PlaceWild, ArrangeDeck, EndTurn)

    def blank(self, options: TrekkingOptions) -> TrekkingState:
        return TrekkingState.blank(options)

    def set_up(self, state: TrekkingState, chance: Chance) -> None:
        days.set_up(state, chance)

    def asks(self, state: TrekkingState) -> Sequence[Ask]:
        if state.visitor >= 0:
            return (_PLACE_ASKS if state.wilds else _AFTER_ASKS)[state.visitor]
        if state.picking:
            return tuple(_ASKS[PICK][seat][0] for seat, sheet in enumerate(state.sheets) if not sheet)
        if state.over:
            return ()
        return _ASKS[ARRANGE][state.actor] if state.arranging else _VISIT_ASKS[state.actor]

    def moves(self, state: TrekkingState, seat: int) -> Sequence[Move]:
        if state.picking:
            return [PickItinerary(sheet) for sheet in state.hands[seat] if sheet is not None]
        if state.visitor >= 0:
            if state.wilds:
                return [_COLUMN_MOVES[column] for column in visits.open_columns(state, seat)]
            return [*warps.after_moves(state, seat), EndTurn()]
        if state.arranging:
            return [ArrangeDeck(order) for order in days.orders(len(state.stacked) + 1)]
        if not state.warps:
            return visits.plain_visits(state, seat)
        return [
            *visits.plain_visits(state, seat),
            *warps.bent_visits(state, seat),
            *warps.before_moves(state, seat),
        ]

    def why_not(self, state: TrekkingState, seat: int, move: Move) -> Reason | None:
        topic = next((ask.topic for ask in self.asks(state) if ask.seat == seat), None)
        if topic == VISIT and isinstance(move, Visit):
            return warps.visit_problem(state, seat, move)
        if topic == VISIT and isinstance(move, UseWarp):
            return warps.before_problem(state, seat, move)
        if topic == AFTER and isinstance(move, UseWarp):
            return warps.after_problem(state, seat, move)
        if topic == AFTER and isinstance(move, EndTurn):
            return None
        if topic == PLACE and isinstance(move, PlaceWild):
            fits = type(move.column) is int and move.column in visits.open_columns(state, seat)
            return None if fits else Reason("trekking.reason.column_full")
        if topic == PICK and isinstance(move, PickItinerary):
            fits = type(move.sheet) is int and move.sheet in state.hands[seat]
            return None if fits else Reason("trekking.reason.not_your_itinerary")
        if topic == ARRANGE and isinstance(move, ArrangeDeck):
            fits = type(move.order) is tuple and move.order in days.orders(len(state.stacked) + 1)
            return None if fits else WRONG_MOVE
        return WRONG_MOVE

    def sample(self, state: TrekkingState, seat: int, chance: Chance) -> Move:
        if state.wilds:
            return _COLUMN_MOVES[chance.pick(("sample", seat), visits.open_columns(state, seat))]
        if state.picking or state.visitor >= 0 or state.arranging:
            return chance.pick(("sample", seat), self.moves(state, seat))
        if state.warps and seat not in state.markers:
            return warps.sample(state, seat, chance)
        hours, slots = catalog().hours, state.slots
        most = min(state.crystals[seat] + 1, visits.MOST_HOURS)
        places = ANCESTORS + 1 if state.ancestors and state.treks[seat] else ANCESTORS
        attempt = 0
        while True:  # draw from all pairs of place and crystals until one is legal
            drawn = chance.die(("sample", seat, attempt), places * most) - 1
            place = drawn // most
            crystals = drawn - place * most
            if place == ANCESTORS:
                if crystals < hours[-1]:
                    return visits.VISITS[place][crystals]
            elif crystals < hours[slots[place]]:
                return visits.VISITS[place][crystals]
            attempt += 1

    def play(self, state: TrekkingState, moves: Mapping[int, Move], chance: Chance) -> None:
        for seat in sorted(moves) if len(moves) > 1 else moves:
            move = moves[seat]
            if isinstance(move, Visit):
                if move.warp:
                    warps.make_visit(state, seat, move)
                else:
                    visits.make_visit(state, seat, move.place, move.crystals)
                self._finish(state, seat, chance)
            elif isinstance(move, PlaceWild):
                visits.place_wild(state, seat, move.column)
                self._finish(state, seat, chance)
            else:
                self._carry_out(state, seat, move, chance)
        if state.picking == 0 and state.visitor < 0 and not state.arranging:
            days.advance(state, chance)

    def _carry_out(self, state: TrekkingState, seat: int, move: Move, chance: Chance) -> None:
        """The rarer moves."""
        if isinstance(move, PickItinerary):
            state.itinerary_picked(seat, move.sheet)
        elif isinstance(move, EndTurn):
            state.turn_ended(seat)
        elif isinstance(move, ArrangeDeck):
            days.arrange(state, seat, move.order)
        elif isinstance(move, UseWarp) and state.visitor >= 0:
            warps.use_after(state, seat, move)
        elif isinstance(move, UseWarp):
            days.use_before(state, seat, move, chance)

    def _finish(self, state: TrekkingState, seat: int, chance: Chance) -> None:
        """Place forced wilds, refill and end the turn, as far as nobody needs to decide."""
        if state.wilds:
            visits.settle_wilds(state, seat)
            if state.wilds:
                return
        days.refill(state, chance)
        if not state.warps or not warps.after_moves(state, seat):
            state.turn_ended(seat)

    def preview(self, view: TrekkingState, seat: int, move: Move) -> TrekkingState:
        state = view.copy()
        if isinstance(move, Visit):
            if move.warp:
                warps.make_visit(state, seat, move)
            else:
                visits.make_visit(state, seat, move.place, move.crystals)
            self._foresee_end(state, seat)
        elif isinstance(move, PlaceWild):
            visits.place_wild(state, seat, move.column)
            self._foresee_end(state, seat)
        elif isinstance(move, UseWarp) and state.visitor >= 0:
            warps.use_after(state, seat, move)
        elif isinstance(move, UseWarp):
            days.use_before_openly(state, seat, move)
        elif isinstance(move, PickItinerary):
            state.itinerary_picked(seat, move.sheet)
        elif isinstance(move, ArrangeDeck) and None not in state.stacked:
            days.arrange(state, seat, move.order)
        elif isinstance(move, EndTurn):
            state.turn_ended(seat)
        return state

    def _foresee_end(self, state: TrekkingState, seat: int) -> None:
        """End a previewed turn, leaving the gap open; who would be next is the actor."""
        visits.settle_wilds(state, seat)
        if not state.wilds:
            state.turn_ended(seat)

    def imagine(self, view: TrekkingState, chance: Chance) -> TrekkingState:
        state = view.copy()
        days.imagine(state, chance)
        return state

    def scores(self, state: TrekkingState) -> Sequence[ScoreSheet]:
        return tuple(scoring.sheet(state, party) for party in range(state.parties))

    def tie_breaker(self, state: TrekkingState, number: int) -> Reason:
        return (
            Reason("trekking.tie.next_trek", {"n": number + 1}) if number else Reason("trekking.tie.longest")
        )

    def conserve(self, state: TrekkingState) -> None:
        conserve(state)


RULES = TrekkingRules()
