"""What an AI must know of My City: sites by evaluation, playouts by evaluation, its own points as the aim."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.my_city import sticker_policy
from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.city import City
from game.my_city.episode_evaluation import EpisodeEvaluation
from game.my_city.evaluation import Evaluation
from game.my_city.leanings import LEANINGS
from game.my_city.options import MyCityOptions
from game.my_city.rules import PASS, QUIT, RULES, shown
from game.my_city.scoring import total
from game.my_city.state import MyCityState, keeps
from game.my_city.terrain import CHURCH, Terrain
from game.my_city.weights import Weights, weights

LOWEST, RANGE = -80, 130  # an empty city's points, and from there to the end of the track
LATE = 8  # cards left when quitting deserves a thought
STAYING = -0.5  # points that each card still to come is worth staying for


class MyCityBot(Bot[MyCityState, MyCityOptions]):
    """Plays for its own points: seats meet in races only. Of a campaign it looks ahead in this episode."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(11, 12, overlooks=0.36),
        "rookie": Effort(12, 10, overlooks=0.14),
        "adept": Effort(24, 6),
        "expert": Effort(80, 8),
        "master": Effort(560, 12),
        "grandmaster": Effort(9600, 16),
    }
    method = "halving"
    leanings = LEANINGS

    def __init__(self, given: Weights | None = None) -> None:
        super().__init__(RULES)
        self.weights = given or weights()
        self.evaluation = lru_cache(maxsize=8)(self._evaluation)

    def _evaluation(self, terrain: Terrain) -> Evaluation:
        """The evaluation on a terrain; in an episode of the campaign by that episode's rows too."""
        kind = EpisodeEvaluation if terrain.n else Evaluation
        return kind(terrain, self.weights)

    def world(self, view: MyCityState, seat: int, chance: Chance) -> MyCityState:
        """The others leave: what they do changes nothing for this seat but who is first at the gold.

        All is over with the episode.
        """
        world = view.copy()
        if world.story is not None:
            world.story = world.story._replace(goes_on=False)
        for other in world.playing:
            if other != seat:
                world.seat_quit(other)
        return world

    def candidates(self, state: MyCityState, seat: int, width: int) -> Sequence[Move]:
        if state.card is None:
            return [between(state, seat)]
        city, building = state.cities[seat], shown(state, seat)
        judge = self.evaluation(city.terrain)
        best = judge.best(city, building, 2 * width)[: max(1, width - 2)]
        moves: list[Move] = [site.move for _, site in best]
        if _may_pass(state, seat):
            moves.append(PASS)
        if not moves or len(state.deck) < LATE:
            moves.append(QUIT)
        return moves

    def playout(self, state: MyCityState, seat: int, chance: Chance) -> Move:
        if state.card is None:
            return between(state, seat)
        city, building = state.cities[seat], shown(state, seat)
        judge = self.evaluation(city.terrain)
        best = judge.best(city, building)
        church = city.terrain.colours[building] == CHURCH
        may_pass = _may_pass(state, seat)
        if best and (church or best[0][0] > _least(judge, state, may_pass)):
            return best[0][1].move
        if may_pass and (best or _any_fits(city, state)):
            return PASS
        return QUIT

    def totals(self, state: MyCityState) -> Sequence[float]:
        return [total(city, state.mode) for city in state.cities]

    def values(self, state: MyCityState) -> Sequence[float]:
        return [min(1.0, max(0.0, (points - LOWEST) / RANGE)) for points in self.totals(state)]


def between(state: MyCityState, seat: int) -> Move:
    """The answer between episodes: the best place for a sticker, or the first name."""
    legacy = keeps(state.cities[seat])
    return sticker_policy.best(legacy) if legacy.owed else RULES.moves(state, seat)[0]


def _may_pass(state: MyCityState, seat: int) -> bool:
    return RULES.why_not(state, seat, PASS) is None


def _least(judge: Evaluation, state: MyCityState, may_pass: bool) -> float:
    """What a site must promise: more than passing, or in an episode than leaving."""
    if may_pass or not state.mode.n:
        return judge.weights.skip
    return STAYING * len(state.deck)


def _any_fits(city: City, state: MyCityState) -> bool:
    """Whether any building still to come has a site."""
    return any(any(city.corners(card)) for card in state.deck if card < OBSTACLE_CARD)


BOT = MyCityBot()
