"""Where stickers may be affixed (R24, R25, R48), and why not elsewhere."""

from __future__ import annotations

from functools import lru_cache

from game.core.reason import Reason
from game.core.rules import Move
from game.my_city.campaign import campaign, sticker
from game.my_city.catalog import COLOURS, SIZE, Ground, Pair
from game.my_city.grid import cell_name
from game.my_city.legacy import Legacy, ground_at
from game.my_city.moves import Affix, AffixCog, NameCity
from game.my_city.terrain import LETTER_OF, catalogue

BLUE = COLOURS.index("blue")
COG = "cog"
LONGEST_NAME = 16
"""Letters that a city's own name may have."""


@lru_cache(maxsize=256)
def open_cells(ground: str, name: str) -> tuple[Pair, ...]:
    """The cells on which its owner may affix a sticker, in reading order."""
    place = sticker(name).place
    if place == "rocks":
        return cells_of(ground, "rocks")
    found = cells_of(ground, "square")
    if not found and place == "square_or_plain":
        return cells_of(ground, "plain")
    return found


@lru_cache(maxsize=256)
def cells_of(ground: str, kind: Ground) -> tuple[Pair, ...]:
    """The cells of a board on which something lies, in reading order."""
    letter = LETTER_OF[kind]
    return tuple(divmod(at, SIZE) for at, found in enumerate(ground) if found == letter)


def without_cog(legacy: Legacy) -> tuple[int, ...]:
    """The blue buildings that could become factories."""
    return tuple(
        number
        for number, building in enumerate(catalogue())
        if building.colour == BLUE and number not in legacy.cogs and number not in legacy.lost
    )


def moves(legacy: Legacy) -> list[Move]:
    """Every way to affix the sticker owed next."""
    name = legacy.owed[0]
    if name == COG:
        return [AffixCog(number) for number in without_cog(legacy)]
    return [Affix(row, col) for row, col in open_cells(legacy.ground, name)]


def why_not(legacy: Legacy, move: Move) -> Reason | None:
    """Why the sticker owed next may not be affixed so. Any values in the move's fields are bearable."""
    name = legacy.owed[0]
    if isinstance(move, AffixCog) and name == COG:
        return _why_no_cog(legacy, move.building)
    if isinstance(move, Affix) and name != COG:
        return _why_not_there(legacy, name, move.row, move.col)
    return Reason("my_city.reason.unknown")


def _why_no_cog(legacy: Legacy, building: int) -> Reason | None:
    if type(building) is not int or not 0 <= building < len(catalogue()):
        return Reason("my_city.reason.unknown")
    if catalogue()[building].colour != BLUE:
        return Reason("my_city.reason.cog_blue")
    return None if building in without_cog(legacy) else Reason("my_city.reason.cog_twice")


def _why_not_there(legacy: Legacy, name: str, row: int, col: int) -> Reason | None:
    if type(row) is not int or type(col) is not int:
        return Reason("my_city.reason.unknown")
    if not (0 <= row < SIZE and 0 <= col < SIZE):
        return Reason("my_city.reason.outside")
    if (row, col) in open_cells(legacy.ground, name):
        return None
    here = f"@my_city.ground.{ground_at(legacy.ground, row, col)}"
    kind = "sticker_rocks" if sticker(name).place == "rocks" else "sticker_square"
    return Reason(f"my_city.reason.{kind}", {"cell": cell_name(row, col), "ground": here})


def why_no_name(move: Move) -> Reason | None:
    """Why a city may not be named so."""
    if not (isinstance(move, NameCity) and type(move.name) is int and 0 <= move.name < campaign().names):
        return Reason("my_city.reason.unknown")
    if not isinstance(move.words, str) or len(move.words) > LONGEST_NAME:
        return Reason("my_city.reason.city_long", {"most": LONGEST_NAME})
    plain = move.words.isprintable() and move.words == " ".join(move.words.split())
    return None if plain else Reason("my_city.reason.city_signs")
