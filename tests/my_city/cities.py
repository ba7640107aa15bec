"""Cities and tables written as people name cells, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.chance import ScriptedChance
from game.core.rules import Move, act, deal
from game.my_city.catalog import eternal
from game.my_city.city import City
from game.my_city.grid import Site, bit
from game.my_city.moves import Place
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.terrain import catalogue, number_of, terrain

OBSTACLE = len(eternal().deck) - 1


def mask_of(*names: str) -> int:
    """The mask of cells named like E4."""
    return sum(1 << bit(int(name[1:]) - 1, ord(name[0]) - ord("A")) for name in names)


def site_of(building: str, names: Sequence[str]) -> Site | None:
    """The building's site on exactly these cells; None if no rotation has that shape."""
    wanted = mask_of(*names)
    for orientation in catalogue()[number_of(building)].orientations:
        for site in orientation.sites:
            if site and site.mask == wanted:
                return site
    return None


def place(building: str, *names: str) -> Place:
    """The move that builds on exactly these cells."""
    site = site_of(building, names)
    assert site is not None, f"{building} has no rotation like {names}"
    return site.move


def city_with(*placed: tuple[str, Sequence[str]], board: str = "eternal", passes: int = 0) -> City:
    """A city with buildings on given cells, whether or not they could be built in this order."""
    city = City(terrain(board), eternal().start - passes)
    city.passed = tuple(range(passes))
    for building, names in placed:
        site = site_of(building, names)
        assert site is not None
        city.build(number_of(building), site)
    return city


def points_of(state: MyCityState, seat: int) -> dict[str, int]:
    """A seat's score lines by their short names."""
    return {line.key.removeprefix("my_city.score."): line.points for line in RULES.scores(state)[seat].lines}


class Round:
    """A table whose cards come in a given order, answered round by round."""

    def __init__(self, *cards: str, seats: int = 2) -> None:
        numbers = [OBSTACLE if card == "OBST" else number_of(card) for card in cards]
        self.chance = ScriptedChance({("card", turn): card for turn, card in enumerate(numbers)})
        self.state, self.events = deal(RULES, MyCityOptions(seats=seats), self.chance)

    def answer(self, *moves: Move) -> MyCityState:
        """One answer for each seat still in, in seat order."""
        self.events = act(RULES, self.state, dict(zip(self.state.playing, moves, strict=True)), self.chance)
        for event in self.events:
            self.state.apply(event)
            RULES.conserve(self.state)
        return self.state

    def reason(self, move: Move, seat: int = 0) -> str | None:
        """The short name of the reason why a seat may not make this move."""
        reason = RULES.why_not(self.state, seat, move)
        return None if reason is None else reason.key.removeprefix("my_city.reason.")
