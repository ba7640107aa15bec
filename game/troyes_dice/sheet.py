"""One player's sheet: its numbering of colours, rows and uses, and what is marked on it."""

from __future__ import annotations

import msgspec

RED, YELLOW, WHITE = range(3)
COLOURS = ("red", "yellow", "white")
RESOURCES = ("influence", "denier", "knowledge")
CITIZENS = ("knight", "artisan", "priest")

TAKE, PRESTIGE, WORK = range(3)
USES = ("take", "prestige", "work")

FORTRESS, PALACE, HALL, CITY_HALL, CATHEDRAL, BISHOPRIC = range(6)
ROWS = ("fortress", "palace", "hall", "city_hall", "cathedral", "bishopric")
COLUMNS = 6
ALL_BUILDINGS = (1 << len(ROWS) * COLUMNS) - 1
ROW_MASKS = tuple(0b111111 << row * COLUMNS for row in range(len(ROWS)))


def bit(row: int, column: int) -> int:
    """A building's place in the sheet's masks."""
    return 1 << row * COLUMNS + column


def die_bits(colour: int, column: int) -> int:
    """The two buildings that stand under one die box."""
    return bit(2 * colour, column) | bit(2 * colour + 1, column)


class Sheet(msgspec.Struct):
    """What a seat has marked. Masks hold one bit a building (`bit`).

    *crossed* sets both buildings under a crossed out die, drawn or not; *circled* counts boxes ever circled,
    *held* those not spent; *cathedrals* lists columns in order of building; *owed* is what must still be
    carried out before the half-day can end, next first (`chain`). A sheet that is *away* is left out of a
    search: nobody is asked for it.
    """

    built: int = 0
    crossed: int = 0
    circled: list[int] = []
    held: list[int] = []
    citizens: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    cathedrals: tuple[int, ...] = ()
    owed: tuple[tuple[int, int, int], ...] = ()
    acted: bool = False
    away: bool = False

    def copy(self) -> Sheet:
        """An independent copy."""
        return Sheet(
            self.built,
            self.crossed,
            self.circled[:],
            self.held[:],
            self.citizens[:],
            self.cathedrals,
            self.owed,
            self.acted,
            self.away,
        )

    def has(self, row: int, column: int) -> bool:
        """Whether a building is drawn."""
        return bool(self.built & bit(row, column))

    def is_crossed(self, colour: int, column: int) -> bool:
        """Whether a die box is crossed out."""
        return bool(self.crossed & bit(2 * colour, column))

    def columns(self, row: int) -> tuple[int, ...]:
        """The columns of the drawn buildings of a row."""
        return tuple(column for column in range(COLUMNS) if self.has(row, column))
