"""What can happen at a table of Troyes Dice."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event

Owed = tuple[int, int, int]


class PlazasLaid(Event, frozen=True, tag="PlazasLaid"):
    """The nine plazas by notch: the colour shown and the colour of the back."""

    fronts: tuple[int, ...]
    backs: tuple[int, ...]


class FeastsLaid(Event, frozen=True, tag="FeastsLaid"):
    """The feast tiles by notch, counted from 1; 0 where none lies."""

    tiles: tuple[int, ...]


class CrierRolled(Event, frozen=True, tag="CrierRolled"):
    """The number of the leftmost column."""

    reveals: ClassVar[bool] = True
    value: int


class ColumnsNumbered(Event, frozen=True, tag="ColumnsNumbered"):
    """The columns get their numbers, from the left."""

    numbers: tuple[int, ...]


class DiceRolled(Event, frozen=True, tag="DiceRolled"):
    """A half-day (0-15) begins: the values by slot, the black die among them on slot *black*."""

    reveals: ClassVar[bool] = True
    half: int
    values: tuple[int, ...]
    black: int


class BlackDieSpared(Event, frozen=True, tag="BlackDieSpared"):
    """The black die fell on a truce: it may be used like a clear one."""

    slot: int


class PlazaDestroyed(Event, frozen=True, tag="PlazaDestroyed"):
    """The black die has destroyed the plaza on a slot."""

    slot: int


class DieCrossedOut(Event, frozen=True, tag="DieCrossedOut"):
    """The die box of *colour* in *column* is lost on the sheets of *seats*."""

    colour: int
    column: int
    seats: tuple[int, ...]


class ConsolationTaken(Event, frozen=True, tag="ConsolationTaken"):
    """The seat can pay for no die and has no action; one of each resource follows."""

    seat: int


class DieUsed(Event, frozen=True, tag="DieUsed"):
    """The seat takes a die, changed to *colour* and *value*, and has paid (influence, deniers, knowledge)."""

    seat: int
    slot: int
    use: int
    colour: int
    value: int
    paid: tuple[int, int, int]


class ResourcesCircled(Event, frozen=True, tag="ResourcesCircled"):
    """Resources are circled on a track."""

    seat: int
    colour: int
    count: int


class CitizensCircled(Event, frozen=True, tag="CitizensCircled"):
    """Citizens of a colour are circled."""

    seat: int
    colour: int
    count: int


class BuildingDrawn(Event, frozen=True, tag="BuildingDrawn"):
    """A building is drawn in a row and column of a seat's sheet."""

    seat: int
    row: int
    column: int


class LinkJoined(Event, frozen=True, tag="LinkJoined"):
    """Both buildings beside a diamond stand; its gift follows."""

    seat: int
    link: int


class TrackBonusReached(Event, frozen=True, tag="TrackBonusReached"):
    """A box with a bonus is circled. *colour* is the citizens' track, or None for a column of all three."""

    seat: int
    box: int
    colour: int | None


class GainLost(Event, frozen=True, tag="GainLost"):
    """Something due that has no place any more: (kind, colour, count) as in `chain`."""

    seat: int
    lost: Owed


class GainsOwed(Event, frozen=True, tag="GainsOwed"):
    """What the seat still has coming, next first, when it must choose; empty once all is done."""

    seat: int
    owed: tuple[Owed, ...]


class PlazaRebuilt(Event, frozen=True, tag="PlazaRebuilt"):
    """A destroyed plaza returns to its notch, turned over."""

    notch: int


class FeastTurned(Event, frozen=True, tag="FeastTurned"):
    """The feast tile on this notch shows its plunder side from now on."""

    notch: int


class WheelTurned(Event, frozen=True, tag="WheelTurned"):
    """The inner ring moves one notch: *day* (1-8) begins."""

    day: int


class GameEnded(Event, frozen=True, tag="GameEnded"):
    """The last half-day is over."""
