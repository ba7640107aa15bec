"""Cities and tables of the campaign's episodes, written as people name cells, for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.chance import ScriptedChance
from game.core.rules import Event, Move, act
from game.my_city import course
from game.my_city.campaign import OBSTACLE_CARD, OWN_CARD, campaign, episode
from game.my_city.campaign_rows import crew
from game.my_city.catalog import Ground
from game.my_city.city import City
from game.my_city.legacy import Legacy, affixed
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.scoring import sheet
from game.my_city.state import MyCityState, keeps
from game.my_city.terrain import laid, number_of, printed
from tests.my_city.cities import site_of

Placed = tuple[str, Sequence[str]]


def cell_of(name: str) -> tuple[int, int]:
    """The row and column of a cell named like E4."""
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def ground_with(stickers: Mapping[str, Ground]) -> str:
    """The printed board with something else on some cells."""
    ground = printed(campaign().board)
    for name, kind in stickers.items():
        ground = affixed(ground, kind, *cell_of(name))
    return ground


def city_in(
    n: int,
    *placed: Placed,
    stickers: Mapping[str, Ground] | None = None,
    start: int | None = None,
    **kept: Any,
) -> City:
    """A city in an episode with buildings on given cells, wherever they could be built."""
    legacy = Legacy(ground_with(stickers or {}), **kept)
    city = City(laid(legacy.ground, n), episode(n).start if start is None else start, legacy)
    for building, names in placed:
        site = site_of(building, names)
        assert site is not None, f"{building} has no rotation like {names}"
        city.build(number_of(building), site)
    return city


def rows_of(city: City, n: int) -> dict[str, int]:
    """A city's score lines in an episode by their short names; the colours' sum, the mines' crews."""
    lines = sheet(city, 0, episode(n)).lines
    found = {line.key.removeprefix("my_city.score."): line.points for line in lines}
    if "group_red" in found:
        found["groups"] = sum(found[f"group_{colour}"] for colour in ("yellow", "red", "blue"))
    found |= {f"crew_{mine.colour}": crew(city, mine) for mine in campaign().mines}
    return found


def campaign_at(n: int, *cities: City) -> MyCityState:
    """A campaign in the middle of an episode, with these cities."""
    state = RULES.blank(MyCityOptions(seats=len(cities), mode="campaign"))
    for seat in range(len(cities)):
        state.city_named(seat, 0)
    state.envelope_opened(episode(n).chapter)
    state.episode_opened(n)
    for seat, city in enumerate(cities):
        legacy = keeps(city)
        city.legacy = legacy if legacy.name is not None else legacy._replace(name=0)
        state.cities[seat] = city
    return state


def evaluated(n: int, *cities: City) -> MyCityState:
    """A campaign right after an episode ended so."""
    state = campaign_at(n, *cities)
    course.evaluate(state)
    return state


class Sitting:
    """A campaign in an episode whose cards come in a given order, answered round by round."""

    def __init__(self, n: int, *cards: str, cities: Sequence[City] = (), goes_on: bool = True) -> None:
        numbers = {"OBST": OBSTACLE_CARD, "C4": OWN_CARD}
        order = [numbers[card] if card in numbers else number_of(card) for card in cards]
        self.chance = ScriptedChance({("card", n, turn): card for turn, card in enumerate(order)})
        self.state = campaign_at(n, *(cities or (city_in(n), city_in(n))))
        if not goes_on:
            assert self.state.story is not None
            self.state.story = self.state.story._replace(goes_on=False)
        RULES._next_card(self.state, self.chance)
        self.events: tuple[Event, ...] = ()
        self.checked = not cities

    def answer(self, *moves: Move) -> MyCityState:
        """One answer for each seat asked, in seat order."""
        seats = [ask.seat for ask in RULES.asks(self.state)]
        self.events = act(RULES, self.state, dict(zip(seats, moves, strict=True)), self.chance)
        for event in self.events:
            self.state.apply(event)
            if self.checked:
                RULES.conserve(self.state)
        return self.state

    def told(self, kind: type[Event]) -> list[Any]:
        """The latest events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def reason(self, move: Move, seat: int = 0) -> str | None:
        """The short name of the reason why a seat may not make this move."""
        reason = RULES.why_not(self.state, seat, move)
        return None if reason is None else reason.key.removeprefix("my_city.reason.")
