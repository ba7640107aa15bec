"""What an AI must know of My City: sites by judgement, playouts by judgement, its own points as the aim."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.city import City
from game.my_city.judgement import WEIGHTS, Judgement
from game.my_city.options import MyCityOptions
from game.my_city.rules import PASS, QUIT, RULES
from game.my_city.scoring import total
from game.my_city.state import MyCityState
from game.my_city.terrain import CHURCH, Terrain

LOWEST, RANGE = -80, 130  # an empty city's points, and from there to the end of the track
LATE = 8  # cards left when quitting deserves a thought


@cache
def judgement(terrain: Terrain) -> Judgement:
    """The tuned judgement on a terrain."""
    return Judgement(terrain, WEIGHTS)


class MyCityBot(Bot[MyCityState, MyCityOptions]):
    """Plays for its own points: seats meet in the race for the gold only."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(6, 12, overlooks=0.55),
        "adept": Effort(30, 6),
        "master": Effort(560, 12),
    }
    method = "halving"

    def world(self, view: MyCityState, seat: int, chance: Chance) -> MyCityState:
        """The others leave: what they do changes nothing for this seat but who is first at the gold."""
        world = view.copy()
        for other in world.playing:
            if other != seat:
                world.seat_quit(other)
        return world

    def candidates(self, state: MyCityState, seat: int, width: int) -> Sequence[Move]:
        city, building = state.cities[seat], state.card
        assert building is not None
        judge = judgement(city.terrain)
        best = judge.best(city, building, 2 * width)[: max(1, width - 2)]
        moves: list[Move] = [site.move for _, site in best]
        if _may_pass(city, building):
            moves.append(PASS)
        if not moves or len(state.deck) < LATE:
            moves.append(QUIT)
        return moves

    def playout(self, state: MyCityState, seat: int, chance: Chance) -> Move:
        city, building = state.cities[seat], state.card
        assert building is not None
        judge = judgement(city.terrain)
        best = judge.best(city, building)
        church = city.terrain.colours[building] == CHURCH
        if best and (church or best[0][0] > judge.weights.skip):
            return best[0][1].move
        if _may_pass(city, building) and (best or _any_fits(city, state)):
            return PASS
        return QUIT

    def totals(self, state: MyCityState) -> Sequence[float]:
        return [total(city, state.mode) for city in state.cities]

    def values(self, state: MyCityState) -> Sequence[float]:
        return [min(1.0, max(0.0, (points - LOWEST) / RANGE)) for points in self.totals(state)]


def _may_pass(city: City, building: int) -> bool:
    return city.marker > 0 and city.terrain.colours[building] != CHURCH


def _any_fits(city: City, state: MyCityState) -> bool:
    """Whether any building still to come has a site."""
    return any(any(city.corners(card)) for card in state.deck if card < OBSTACLE_CARD)


BOT = MyCityBot(RULES)
