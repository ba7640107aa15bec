"""The rules of My City (R01-R65).

The repeatable mode is one game; an episode of the campaign may stand alone; a campaign is all 24 in a row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreSheet
from game.my_city import course, founding, gains, moves, results, scoring, sites, stickers
from game.my_city.campaign import OBSTACLE_CARD, campaign, episode
from game.my_city.catalog import OBSTACLE, eternal
from game.my_city.conservation import conserve
from game.my_city.grid import nth_bit
from game.my_city.legacy import Legacy, Story
from game.my_city.moves import NameCity, Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.terrain import CHURCH

TOPIC, NAME, STICKER = "place", "name", "sticker"
PASS, QUIT = Pass(), Quit()


@cache
def _asks(playing: tuple[int, ...]) -> tuple[Ask, ...]:
    return tuple(Ask(seat, TOPIC, sealed=True) for seat in playing)


class MyCityRules(Rules[MyCityState, MyCityOptions]):
    """One sealed answer a round from every seat still in: build, pass or quit.

    In a campaign also open ones: a name for the city before the first episode, a place for each sticker.
    """

    id = "my_city"
    version = 1
    options_type = MyCityOptions
    state_type = MyCityState
    move_types = declared(moves, Move)

    def blank(self, options: MyCityOptions) -> MyCityState:
        if options.mode == "eternal":
            return MyCityState(eternal(), options.seats)
        if options.mode == "campaign":
            return MyCityState(episode(1), options.seats, Story(goes_on=True))
        return MyCityState(episode(options.episode), options.seats, Story(goes_on=False))

    def set_up(self, state: MyCityState, chance: Chance) -> None:
        """A campaign begins with the cities' names."""
        if state.story is None:
            self._next_card(state, chance)
        elif not state.story.goes_on:
            self.begin_alone(state, [founding.found(state.mode.n, chance)] * len(state.cities), chance)

    def begin_alone(self, state: MyCityState, legacies: Sequence[Legacy], chance: Chance) -> None:
        """Begin an episode that is played alone, each seat in a city like this."""
        for seat, legacy in enumerate(legacies):
            state.city_inherited(
                seat,
                legacy.ground,
                legacy.nuggets,
                legacy.church,
                legacy.cogs,
                legacy.boxes,
                legacy.lost,
            )
        course.open_episode(state, state.mode.n)
        self._go_on(state, chance)

    def asks(self, state: MyCityState) -> Sequence[Ask]:
        if state.over:
            return ()
        if state.story is None:
            return _asks(state.playing)
        if state.card is not None:
            return _asks(_answering(state))
        unnamed = [seat for seat, city in enumerate(state.cities) if keeps(city).name is None]
        if state.story.goes_on and unnamed:
            return [Ask(seat, NAME) for seat in unnamed]
        return [Ask(seat, STICKER) for seat, city in enumerate(state.cities) if keeps(city).owed]

    def moves(self, state: MyCityState, seat: int) -> Sequence[Move]:
        if state.card is None:
            return self._moves_between(state, seat)
        building = shown(state, seat)
        places: list[Move] = [site.move for site in state.cities[seat].sites(building)]
        if self._pass_refused(state, seat, building) is None:
            places.append(PASS)
        places.append(QUIT)
        return places

    def _moves_between(self, state: MyCityState, seat: int) -> list[Move]:
        legacy = keeps(state.cities[seat])
        if legacy.owed:
            return stickers.moves(legacy)
        return [NameCity(name) for name in range(campaign().names)]

    def why_not(self, state: MyCityState, seat: int, move: Move) -> Reason | None:
        if state.card is None:
            legacy = keeps(state.cities[seat])
            return stickers.why_not(legacy, move) if legacy.owed else stickers.why_no_name(move)
        if isinstance(move, Place):
            return sites.why_not(state.cities[seat], shown(state, seat), move)
        if isinstance(move, Pass):
            return self._pass_refused(state, seat, shown(state, seat))
        return None if isinstance(move, Quit) else Reason("my_city.reason.unknown")

    def _pass_refused(self, state: MyCityState, seat: int, building: int) -> Reason | None:
        city = state.cities[seat]
        if city.terrain.colours[building] == CHURCH:
            return Reason("my_city.reason.pass_church")
        if city.marker <= 0:
            return Reason("my_city.reason.pass_zero")
        return None if state.mode.may_pass else Reason("my_city.reason.pass_never")

    def sample(self, state: MyCityState, seat: int, chance: Chance) -> Move:
        if state.card is None:
            return chance.pick(("sample", seat), self._moves_between(state, seat))
        city, building = state.cities[seat], shown(state, seat)
        by_rotation = city.corners(building)
        counts = [corners.bit_count() for corners in by_rotation]
        others = (PASS, QUIT) if self._pass_refused(state, seat, building) is None else (QUIT,)
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
        if state.card is None:
            for seat, move in moves.items():
                self._answer_between(state, seat, move)
            self._go_on(state, chance)
            return
        for seat in sorted(moves):
            self._answer(state, seat, moves[seat])
        self._check_gold(state)
        self._next_card(state, chance)

    def _answer_between(self, state: MyCityState, seat: int, move: Move) -> None:
        if isinstance(move, NameCity):
            state.city_named(seat, move.name, move.words)
        else:
            course.affix(state, seat, move)

    def _go_on(self, state: MyCityState, chance: Chance) -> None:
        """After a name or a sticker: the first episode, the next one, or its first card."""
        story = story_of(state)
        if story.goes_on and not story.chapter:
            if any(keeps(city).name is None for city in state.cities):
                return
            course.open_episode(state, state.mode.n)
        if course.advance(state):
            self._next_card(state, chance)

    def _answer(self, state: MyCityState, seat: int, move: Move) -> None:
        if isinstance(move, Place):
            building = shown(state, seat)
            if state.story is None:
                state.building_placed(seat, building, move.rotation, move.row, move.col)
            else:
                gains.place(state, seat, building, move.rotation, move.row, move.col)
        elif isinstance(move, Pass):
            state.building_passed(seat, shown(state, seat))
        else:
            state.seat_quit(seat)

    def _check_gold(self, state: MyCityState) -> None:
        if state.story is not None:
            gains.check_gold(state)
        elif state.gold_open:
            for seat in state.playing:
                if state.cities[seat].covers_gold:
                    state.gold_reached(seat, state.mode.points.gold)

    def _next_card(self, state: MyCityState, chance: Chance) -> None:
        while state.deck and state.playing:
            card = self._draw(state, chance)
            state.card_turned(card)
            if state.mode.deck[card] != OBSTACLE:
                if state.story is None or _answering(state):
                    return
            elif state.deck:
                state.card_blocked(self._draw(state, chance))
        if state.story is None or not state.story.goes_on:
            state.game_ended()
            return
        course.evaluate(state)
        if course.advance(state):
            self._next_card(state, chance)

    def _draw(self, state: MyCityState, chance: Chance) -> int:
        turn, n = len(state.turned), state.mode.n
        return chance.pick(("card", n, turn) if n else ("card", turn), state.deck)

    def preview(self, view: MyCityState, seat: int, move: Move) -> MyCityState:
        after = view.copy()
        if after.card is None:
            self._answer_between(after, seat, move)
        else:
            self._answer(after, seat, move)
            self._check_gold(after)
        return after

    def imagine(self, view: MyCityState, chance: Chance) -> MyCityState:
        return view.copy()

    def scores(self, state: MyCityState) -> Sequence[ScoreSheet]:
        """Of a campaign those of the episode, until the next one opens; when all is over, the circles."""
        story = state.story
        if story is not None and story.goes_on and state.over:
            return results.campaign_sheets(story, state.cities)
        if story is not None and story.sheets is not None:
            return story.sheets
        return [scoring.sheet(city, seat, state.mode) for seat, city in enumerate(state.cities)]

    def tie_breaker(self, state: MyCityState, number: int) -> Reason:
        if state.story is not None and state.story.goes_on and state.over:
            return Reason("my_city.tie.rank" if number else "my_city.tie.nuggets")
        return Reason("my_city.tie.row", {"n": number + 1})

    def conserve(self, state: MyCityState) -> None:
        conserve(state)


def shown(state: MyCityState, seat: int) -> int:
    """The building a seat has to answer: the card's number, or the seat's own church."""
    card = state.card
    assert card is not None
    if card < OBSTACLE_CARD:
        return card
    church = keeps(state.cities[seat]).church
    assert church is not None
    return church


def _answering(state: MyCityState) -> tuple[int, ...]:
    """The seats still in whose shown building has not left the game (R47)."""
    return tuple(seat for seat in state.playing if state.card not in keeps(state.cities[seat]).lost)


RULES = MyCityRules()
