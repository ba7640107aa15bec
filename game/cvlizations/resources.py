"""Resources as one integer: a byte each for food, wood and stone, the top bit of each byte kept free.

Adding and subtracting two such integers adds and subtracts all three kinds at once.
"""

from __future__ import annotations

KINDS = ("food", "wood", "stone")
UNITS = (1, 1 << 8, 1 << 16)
"""One of each kind, packed."""
GUARD = 0x808080
_ONES = 0x010101


def pack(food: int, wood: int, stone: int) -> int:
    """The amounts as one integer; each from 0 to 127."""
    return food | wood << 8 | stone << 16


def unpack(packed: int) -> tuple[int, int, int]:
    """Food, wood, stone."""
    return packed & 0xFF, packed >> 8 & 0xFF, packed >> 16


def total(packed: int) -> int:
    """How many in all; they must be fewer than 256."""
    return packed * _ONES >> 16 & 0xFF


def covers(packed: int, cost: int) -> bool:
    """Whether there is at least as much of every kind as *cost* asks."""
    return (packed | GUARD) - cost & GUARD == GUARD


def kinds_in(packed: int) -> tuple[int, ...]:
    """The kinds (0 food, 1 wood, 2 stone) of which there is at least one."""
    return _KINDS_IN[(packed & 0xFF > 0) | (packed & 0xFF00 > 0) << 1 | (packed > 0xFFFF) << 2]


_KINDS_IN = tuple(tuple(kind for kind in range(3) if mask >> kind & 1) for mask in range(8))
