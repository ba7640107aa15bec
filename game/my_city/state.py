"""The table of My City: the cards and every seat's city."""

from __future__ import annotations

from typing import ClassVar, Self

from game.core.rules import Event, State
from game.my_city.catalog import Mode
from game.my_city.city import City
from game.my_city.events import (
    BuildingPassed,
    BuildingPlaced,
    CardBlocked,
    CardTurned,
    GameEnded,
    GoldReached,
    SeatQuit,
)
from game.my_city.grid import bit
from game.my_city.terrain import terrain


class MyCityState(State):
    """What is true of a table; nothing of it is secret.

    *deck*: the cards not turned over yet, in the catalogue's order (theirs is decided when they are
    turned). *turned*: the discard pile from the bottom. *card*: the one to be answered now.
    *playing*: the seats still in. *gold_open*: nobody has reached the gold yet.
    """

    __slots__ = ("blocked", "card", "cities", "deck", "gold_open", "mode", "over", "playing", "turned")
    events: ClassVar[tuple[type[Event], ...]] = (
        CardTurned,
        CardBlocked,
        BuildingPlaced,
        BuildingPassed,
        SeatQuit,
        GoldReached,
        GameEnded,
    )

    def __init__(self, mode: Mode, seats: int) -> None:
        ground = terrain(mode.board)
        self.mode = mode
        self.cities = [City(ground, mode.start) for _ in range(seats)]
        self.deck = tuple(range(len(mode.deck)))
        self.turned: tuple[int, ...] = ()
        self.blocked: tuple[int, ...] = ()
        self.card: int | None = None
        self.playing = tuple(range(seats))
        self.gold_open = True
        self.over = False

    def copy(self) -> Self:
        copy: Self = object.__new__(MyCityState)  # type: ignore[assignment]
        copy.mode = self.mode
        copy.cities = [city.copy() for city in self.cities]
        copy.deck = self.deck
        copy.turned = self.turned
        copy.blocked = self.blocked
        copy.card = self.card
        copy.playing = self.playing
        copy.gold_open = self.gold_open
        copy.over = self.over
        return copy

    def card_turned(self, card: int) -> None:
        at = self.deck.index(card)
        self.deck = self.deck[:at] + self.deck[at + 1 :]
        self.turned += (card,)
        self.card = card

    def card_blocked(self, card: int) -> None:
        """The obstacle, which was turned first, ends on top of the blocked card."""
        at = self.deck.index(card)
        self.deck = self.deck[:at] + self.deck[at + 1 :]
        self.turned = (*self.turned[:-1], card, self.turned[-1])
        self.blocked += (card,)

    def building_placed(self, seat: int, building: int, rotation: int, row: int, col: int) -> None:
        city = self.cities[seat]
        site = city.terrain.fits[building][rotation].sites[bit(row, col)]
        city.build(building, site)  # type: ignore[arg-type]

    def building_passed(self, seat: int, building: int) -> None:
        city = self.cities[seat]
        city.passed += (building,)
        city.move_marker(self.mode.points.pass_, self.mode.top)

    def seat_quit(self, seat: int) -> None:
        self.cities[seat].in_play = False
        self.playing = tuple(other for other in self.playing if other != seat)

    def gold_reached(self, seat: int, points: int) -> None:
        city = self.cities[seat]
        city.gold += points
        city.move_marker(points, self.mode.top)
        self.gold_open = False

    def game_ended(self) -> None:
        self.card = None
        self.over = True
