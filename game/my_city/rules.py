"""The rules of My City's repeatable mode, as numbered in the rule book's outline (R01-R51)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules
from game.core.score import ScoreSheet
from game.my_city import scoring, sites
from game.my_city.catalog import OBSTACLE, eternal
from game.my_city.events import (
    BuildingPassed,
    BuildingPlaced,
    CardBlocked,
    CardTurned,
    GameEnded,
    GoldReached,
    SeatQuit,
)
from game.my_city.grid import nth_bit
from game.my_city.moves import Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.state import MyCityState
from game.my_city.terrain import CHURCH

TOPIC = "place"
PASS, QUIT = Pass(), Quit()


@cache
def _asks(playing: tuple[int, ...]) -> tuple[Ask, ...]:
    return tuple(Ask(seat, TOPIC, sealed=True) for seat in playing)


class MyCityRules(Rules[MyCityState, MyCityOptions]):
    """One sealed answer a round from every seat still in: build, pass or quit."""

    id = "my_city"
    version = 1
    options_type = MyCityOptions
    state_type = MyCityState
    move_type = Place | Pass | Quit
    event_type = (
        CardTurned | CardBlocked | BuildingPlaced | BuildingPassed | SeatQuit | GoldReached | GameEnded
    )

    def blank(self, options: MyCityOptions) -> MyCityState:
        return MyCityState(eternal(), options.seats)

    def set_up(self, state: MyCityState, chance: Chance) -> None:
        self._next_card(state, chance)

    def asks(self, state: MyCityState) -> Sequence[Ask]:
        return () if state.over else _asks(state.playing)

    def moves(self, state: MyCityState, seat: int) -> Sequence[Move]:
        building = _shown(state)
        places: list[Move] = [site.move for site in state.cities[seat].sites(building)]
        if self._pass_refused(state, seat) is None:
            places.append(PASS)
        places.append(QUIT)
        return places

    def why_not(self, state: MyCityState, seat: int, move: Move) -> Reason | None:
        if isinstance(move, Place):
            return sites.why_not(state.cities[seat], _shown(state), move)
        if isinstance(move, Pass):
            return self._pass_refused(state, seat)
        return None if isinstance(move, Quit) else Reason("my_city.reason.unknown")

    def _pass_refused(self, state: MyCityState, seat: int) -> Reason | None:
        city = state.cities[seat]
        if city.terrain.colours[_shown(state)] == CHURCH:
            return Reason("my_city.reason.pass_church")
        return Reason("my_city.reason.pass_zero") if city.marker <= 0 else None

    def sample(self, state: MyCityState, seat: int, chance: Chance) -> Move:
        city, building = state.cities[seat], _shown(state)
        by_rotation = city.corners(building)
        counts = [corners.bit_count() for corners in by_rotation]
        others = (PASS, QUIT) if self._pass_refused(state, seat) is None else (QUIT,)
        places = sum(counts)
        number = chance.die(("sample", seat), places + len(others)) - 1
        if number >= places:
            return others[number - places]
        rotation = 0
        while number >= counts[rotation]:
            number -= counts[rotation]
            rotation += 1
        site = city.terrain.fits[building][rotation].sites[nth_bit(by_rotation[rotation], number)]
        return site.move  # type: ignore[union-attr]

    def play(self, state: MyCityState, moves: Mapping[int, Move], chance: Chance) -> None:
        """Everybody's answer, then the gold for all at once (R46), then the next card."""
        for seat in sorted(moves):
            self._answer(state, seat, moves[seat])
        self._check_gold(state)
        self._next_card(state, chance)

    def _answer(self, state: MyCityState, seat: int, move: Move) -> None:
        if isinstance(move, Place):
            state.building_placed(seat, _shown(state), move.rotation, move.row, move.col)
        elif isinstance(move, Pass):
            state.building_passed(seat, _shown(state))
        else:
            state.seat_quit(seat)

    def _check_gold(self, state: MyCityState) -> None:
        if state.gold_open:
            for seat in state.playing:
                if state.cities[seat].covers_gold:
                    state.gold_reached(seat, state.mode.points.gold)

    def _next_card(self, state: MyCityState, chance: Chance) -> None:
        while state.deck and state.playing:
            card = self._draw(state, chance)
            state.card_turned(card)
            if state.mode.deck[card] != OBSTACLE:
                return
            if state.deck:
                state.card_blocked(self._draw(state, chance))
        state.game_ended()

    def _draw(self, state: MyCityState, chance: Chance) -> int:
        return chance.pick(("card", len(state.turned)), state.deck)

    def preview(self, view: MyCityState, seat: int, move: Move) -> MyCityState:
        after = view.copy()
        self._answer(after, seat, move)
        self._check_gold(after)
        return after

    def imagine(self, view: MyCityState, chance: Chance) -> MyCityState:
        return view.copy()

    def scores(self, state: MyCityState) -> Sequence[ScoreSheet]:
        return [scoring.sheet(city, seat, state.mode) for seat, city in enumerate(state.cities)]

    def conserve(self, state: MyCityState) -> None:
        cards = sorted(state.deck + state.turned)
        assert cards == list(range(len(state.mode.deck))), "a card is lost or doubled"
        for seat, city in enumerate(state.cities):
            seen = set(state.turned) - set(state.blocked)
            answered = [*city.built, *city.passed]
            assert len(set(answered)) == len(answered), f"seat {seat}: a building answered twice"
            assert set(answered) <= seen, f"seat {seat}: a building that was not shown"
            masks = [site.mask for site in city.built.values()]
            covered = sum(masks)
            assert covered.bit_count() == sum(mask.bit_count() for mask in masks), f"seat {seat}: overlap"
            assert covered & city.free == 0, f"seat {seat}: a cell both free and built over"
            assert covered | city.free == city.terrain.green, f"seat {seat}: a cell is lost"
            assert sum(city.roofs) == covered, f"seat {seat}: a roof is lost or doubled"
            points = state.mode.points.pass_ * len(city.passed) + city.gold
            assert city.marker == state.mode.start + points, f"seat {seat}: the marker is off"
            assert city.in_play == (seat in state.playing), f"seat {seat}: in and out"


def _shown(state: MyCityState) -> int:
    """The building to be answered; card and building have the same number."""
    assert state.card is not None
    return state.card


RULES = MyCityRules()
