"""A small network in whole numbers: the units' sums side by side in one big number, added up all at once.

What every sign gives to each unit is packed with what an amount is worth; a sheet's value is then one
addition a part of the sheet. A unit counts if its sum is above nothing, the first half of them for the value,
the others against it; what is worth something in itself lies above all units.
"""

from __future__ import annotations

from collections.abc import Sequence

Units = tuple[int, ...]
"""What a sign gives to each unit, in thousandths of a point."""
UNITS = 32
SCALE = 1000
"""Worth and units are counted in thousandths of a point."""
FIELD = 24
"""Bits for a unit: sums stay far below."""
HALF = UNITS // 2 * FIELD
ABOVE = UNITS * FIELD
ONES = sum(1 << FIELD * unit for unit in range(UNITS))
OFFSET = ONES << FIELD - 1
"""Added once to a sum of all parts, so that every unit's field begins with 1 unless its sum is negative."""
PLUS = (1 << HALF) - 1
FULL_FIELD = (1 << FIELD) - 1


def packed(worth: float, units: Sequence[int] = ()) -> int:
    """A part of a sum: its own worth in points, and what it gives to each unit, in thousandths."""
    found = round(worth * SCALE) << ABOVE
    for unit, share in enumerate(units):
        found += share << FIELD * unit
    return found


def points(whole: int) -> float:
    """What a sum of all parts and `OFFSET` comes to; a remainder adds up the fields of a number."""
    above = whole & OFFSET
    counted = whole & above - (above >> FIELD - 1)
    return ((whole >> ABOVE) + (counted & PLUS) % FULL_FIELD - (counted >> HALF) % FULL_FIELD) / SCALE


def plain(part: int) -> float:
    """What a part is worth in itself."""
    return (part + OFFSET >> ABOVE) / SCALE
