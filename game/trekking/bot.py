"""What an AI knows of Trekking Through History."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from game.ai.bot import Bot, Effort
from game.ai.playout import answers
from game.core.chance import Chance
from game.core.rules import Move
from game.trekking import visits
from game.trekking.foresight import Trip
from game.trekking.judgement import Judgement, banked, expected, shipped
from game.trekking.leanings import LEANINGS
from game.trekking.moves import PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.prospects import best_column, promise
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState

RIVALRY: Mapping[int, float] = {1: 0.25, 2: 0.7, 3: 0.4, 4: 0.25}
"""By seats, how much a point of the best opponent counts against one's own."""
USUAL, SPREAD = 90.0, 120.0  # as many points for all are worth 0.5; as many more are worth 1 more
ON_THE_WAY = 2  # hours that a visit has taken already when its wild tokens are placed


def judged_visits(state: TrekkingState, seat: int, judgement: Judgement) -> list[tuple[float, Visit]]:
    """Every plain visit with the points it leads to in the end, less those every visit of the seat has."""
    choices = Trip(state, judgement).choices(seat)
    return [(value, visits.VISITS[place][paid]) for value, place, paid in choices]


class TrekkingBot(Bot[TrekkingState, TrekkingOptions]):
    """Plays on by what a trip promises; weaker levels overlook visits, the weakest prefer showy ones."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(0, 24, overlooks=0.4, dazzled=0.2),
        "rookie": Effort(0, 24, overlooks=0.2, dazzled=0.12),
        "adept": Effort(10, 5, overlooks=0.22),
        "expert": Effort(30, 6, overlooks=0.09),
        "master": Effort(240, 8),
        "grandmaster": Effort(240, 8, ponders=2),
    }
    method: ClassVar[Literal["halving", "tree"]] = "halving"
    horizon = 8
    leanings = LEANINGS

    def __init__(self, judgement: Judgement | None = None) -> None:
        super().__init__(RULES)
        self.judgement = judgement or shipped()

    def totals(self, state: TrekkingState) -> Sequence[float]:
        return [expected(state, party, self.judgement) for party in range(state.parties)]

    def values(self, state: TrekkingState) -> Sequence[float]:
        return _values(self.totals(state), state.seats)

    def foreseen(self, state: TrekkingState, chance: Chance) -> Sequence[float] | None:
        if state.options.solo or state.options.time_warp:
            return None
        while not state.over and not visiting(state):
            self.rules.play(state, answers(self, state, chance), chance)
        if state.over:
            return self.final(state)
        trip = Trip(state, self.judgement, chance)
        trip.play(self.horizon)
        return _values(trip.totals(), state.seats)

    def candidates(self, state: TrekkingState, seat: int, width: int) -> Sequence[Move]:
        if not visiting(state):
            return self._by_promise(state, seat, self.rules.moves(state, seat))[: max(width, 24)]
        judged = sorted(judged_visits(state, seat, self.judgement), key=_value, reverse=True)[:width]
        if not state.warps:
            return [move for _, move in judged]
        bent = [move for move in self.rules.moves(state, seat) if not is_plain(move)]
        best = self._by_promise(state, seat, bent)[:width]
        return self._by_promise(state, seat, [*(move for _, move in judged), *best])

    def _by_promise(self, state: TrekkingState, seat: int, moves: Sequence[Move]) -> list[Move]:
        """Moves, the most promising first."""
        return sorted(moves, key=lambda move: -self._promise(state, seat, move))

    def _promise(self, state: TrekkingState, seat: int, move: Move) -> float:
        """The points a move leads to, before anything is turned over."""
        after = self.rules.preview(state, seat, move)
        if isinstance(move, UseWarp) and state.visitor < 0:
            best = max((value for value, _ in judged_visits(after, seat, self.judgement)), default=0.0)
            return best + banked(after, seat)
        return expected(after, seat, self.judgement)

    def playout(self, state: TrekkingState, seat: int, chance: Chance) -> Move:
        if visiting(state):
            return max(judged_visits(state, seat, self.judgement), key=_value)[1]
        if state.picking:
            hand = [sheet for sheet in state.hands[seat] if sheet is not None]
            return PickItinerary(max(hand, key=promise))
        if state.wilds:
            hour = max(0, state.hour(seat) - ON_THE_WAY)
            return PlaceWild(best_column(state.sheets[seat], state.filled[seat], hour))
        if state.arranging:
            return self.rules.sample(state, seat, chance)
        moves = self.rules.moves(state, seat)
        return max(moves, key=lambda move: self._promise(state, seat, move))


def visiting(state: TrekkingState) -> bool:
    """Whether a card is to be chosen now."""
    return state.visitor < 0 and not state.picking and not state.arranging


def is_plain(move: Move) -> bool:
    """Whether a move is a visit without a time warp card."""
    return isinstance(move, Visit) and not move.warp


def _values(totals: Sequence[float], seats: int) -> list[float]:
    """How good these points are for each seat, from 0 to 1."""
    rivalry, found = RIVALRY[seats], []
    for seat in range(seats):
        best = max(total for party, total in enumerate(totals) if party != seat)
        ahead = totals[seat] - USUAL - rivalry * (best - USUAL)
        found.append(min(1.0, max(0.0, 0.5 + ahead / SPREAD)))
    return found


def _value(pair: tuple[float, Visit]) -> float:
    return pair[0]


BOT = TrekkingBot()
