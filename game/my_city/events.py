"""What happens in My City. Cards and buildings are numbers in the catalogue's order."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class CardTurned(Event, frozen=True):
    """The top card was turned over; a building is now to be built, or the obstacle lies there (R31)."""

    reveals: ClassVar[bool] = True

    card: int


class CardBlocked(Event, frozen=True):
    """The card under the obstacle was turned over: its building is lost for everybody (R31)."""

    reveals: ClassVar[bool] = True

    card: int


class BuildingPlaced(Event, frozen=True):
    """A seat built the shown building; fields as in `Place`."""

    seat: int
    building: int
    rotation: int
    row: int
    col: int


class BuildingPassed(Event, frozen=True):
    """A seat turned the shown building over and lost a point."""

    seat: int
    building: int


class SeatQuit(Event, frozen=True):
    """A seat left the game and will only be scored."""

    seat: int


class GoldReached(Event, frozen=True):
    """A seat covers all gold veins in the first round in which anybody does (R35)."""

    seat: int
    points: int


class GameEnded(Event, frozen=True):
    """Everybody has quit, or the last card has been answered (R12)."""
