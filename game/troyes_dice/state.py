"""Everything true of a running game of Troyes Dice; nothing in it is secret."""

from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event, State, declared
from game.troyes_dice import events
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.sheet import CATHEDRAL, COLUMNS, Sheet, bit, die_bits
from game.troyes_dice.tables import Owed, tables

NO_COLUMN = -1


class TroyesState(State):
    """*half* is the half-day, 0-15, or -1 before the first roll; *values* lie on the slots 0-3.

    *destroyed* has one bit a slot. *fronts* and *backs* are colours by notch; *feasts* holds a tile's number
    by notch, negative once it is turned to plunder. *columns* finds a die value's column; value 0 has none.
    """

    __slots__ = (
        "backs",
        "black",
        "columns",
        "crier",
        "destroyed",
        "feasts",
        "fronts",
        "half",
        "numbers",
        "options",
        "over",
        "sheets",
        "values",
    )
    events: ClassVar[tuple[type[Event], ...]] = declared(events, Event)

    def __init__(self, options: TroyesOptions) -> None:
        start = tables().resource_start
        self.options = options
        self.fronts: list[int] = []
        self.backs: list[int] = []
        self.feasts: list[int] = []
        self.crier = 0
        self.numbers: tuple[int, ...] = ()
        self.columns: tuple[int, ...] = ()
        self.half = -1
        self.values: tuple[int, ...] = ()
        self.black = 0
        self.destroyed = 0
        self.over = False
        self.sheets = [Sheet(circled=[start] * 3, held=[start] * 3) for _ in range(options.seats)]

    def copy(self) -> TroyesState:
        other = object.__new__(TroyesState)
        other.options = self.options
        other.fronts = self.fronts[:]
        other.backs = self.backs[:]
        other.feasts = self.feasts[:]
        other.crier = self.crier
        other.numbers = self.numbers
        other.columns = self.columns
        other.half = self.half
        other.values = self.values
        other.black = self.black
        other.destroyed = self.destroyed
        other.over = self.over
        other.sheets = [sheet.copy() for sheet in self.sheets]
        return other

    @property
    def day(self) -> int:
        """The day, 1-8."""
        return self.half // 2 + 1

    @property
    def notches(self) -> tuple[int, ...]:
        """The notches under this half-day's slots."""
        return tables().notches[self.half]

    def plazas_laid(self, fronts: tuple[int, ...], backs: tuple[int, ...]) -> None:
        self.fronts = list(fronts)
        self.backs = list(backs)
        self.feasts = [0] * len(fronts)

    def feasts_laid(self, tiles: tuple[int, ...]) -> None:
        self.feasts = list(tiles)

    def crier_rolled(self, value: int) -> None:
        self.crier = value

    def columns_numbered(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.columns = (NO_COLUMN, *(numbers.index(value) for value in range(1, COLUMNS + 1)))

    def dice_rolled(self, half: int, values: tuple[int, ...], black: int) -> None:
        self.half = half
        self.values = values
        self.black = black
        self.destroyed = 0
        for sheet in self.sheets:
            sheet.acted = sheet.away

    def black_die_spared(self, slot: int) -> None:
        """Nothing is marked: a plaza that isn't destroyed can be used."""

    def plaza_destroyed(self, slot: int) -> None:
        self.destroyed |= 1 << slot

    def die_crossed_out(self, colour: int, column: int, seats: tuple[int, ...]) -> None:
        lost = die_bits(colour, column)
        for seat in seats:
            self.sheets[seat].crossed |= lost

    def consolation_taken(self, seat: int) -> None:
        self.sheets[seat].acted = True

    def die_used(
        self, seat: int, slot: int, use: int, colour: int, value: int, paid: tuple[int, int, int]
    ) -> None:
        sheet = self.sheets[seat]
        sheet.acted = True
        held = sheet.held
        held[0] -= paid[0]
        held[1] -= paid[1]
        held[2] -= paid[2]

    def resources_circled(self, seat: int, colour: int, count: int) -> None:
        sheet = self.sheets[seat]
        sheet.circled[colour] += count
        sheet.held[colour] += count

    def citizens_circled(self, seat: int, colour: int, count: int) -> None:
        self.sheets[seat].citizens[colour] += count

    def building_drawn(self, seat: int, row: int, column: int) -> None:
        sheet = self.sheets[seat]
        sheet.built |= bit(row, column)
        if row == CATHEDRAL:
            sheet.cathedrals += (column,)

    def link_joined(self, seat: int, link: int) -> None:
        """Nothing is marked: a diamond is joined while both its buildings stand."""

    def track_bonus_reached(self, seat: int, box: int, colour: int | None) -> None:
        """Nothing is marked: the circled boxes show it."""

    def gain_lost(self, seat: int, lost: Owed) -> None:
        """Nothing is marked."""

    def gains_owed(self, seat: int, owed: tuple[Owed, ...]) -> None:
        self.sheets[seat].owed = owed

    def plaza_rebuilt(self, notch: int) -> None:
        self.fronts[notch], self.backs[notch] = self.backs[notch], self.fronts[notch]

    def feast_turned(self, notch: int) -> None:
        self.feasts[notch] = -self.feasts[notch]

    def wheel_turned(self, day: int) -> None:
        """Nothing is marked: the next roll says which half-day begins."""

    def game_ended(self) -> None:
        self.over = True
