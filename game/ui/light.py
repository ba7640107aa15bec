"""Lamp light: pools of brightness over a background, resolved by a 4x4 ordered dither."""

from __future__ import annotations

import pygame

from game.ui.canvas import NO_STEP, Canvas
from game.ui.pixels import Box, Point

BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)
"""The dither matrix in sixteenths, column by column."""

Bands = list[tuple[int, float]]


def lamp(
    canvas: Canvas,
    centre: Point,
    inner: float,
    outer: float,
    low: float = -3.0,
    high: float = 0.0,
    *,
    box: Box | None = None,
    squash: float = 1.0,
) -> None:
    """Steps every pixel from *high* inside radius *inner* down to *low* outside *outer* (pixels, dithered).

    For backgrounds only, before anything is laid on them. *box* limits it; *squash* stretches it upright.
    """
    area = pygame.Rect(canvas.rect if box is None else box).clip(canvas.rect)
    reach = _thresholds(inner, outer, low, high)
    levels = bytearray()
    for y in range(area.top, area.bottom):
        row = _lamp_row(area.right, centre[0], ((y - centre[1]) * squash) ** 2, reach[y % 4])
        levels += row[area.left :]
    canvas.shade_by(area, bytes(levels))


def _thresholds(inner: float, outer: float, low: float, high: float) -> list[list[Bands]]:
    """For each dither cell: the levels from the centre outwards, each with the radius where it ends."""
    rows: list[list[Bands]] = []
    for row in range(4):
        cells: list[Bands] = []
        for column in range(4):
            threshold = BAYER[4 * column + row] / 16 + 1 / 32
            first, last = int((high + threshold) // 1), int((low + threshold) // 1)
            bands: Bands = []
            for level in range(first, last, -1):
                share = (high + threshold - level) / (high - low)
                bands.append((level, inner + share * (outer - inner)))
            bands.append((last, float("inf")))
            cells.append(bands)
        rows.append(cells)
    return rows


def _lamp_row(width: int, centre: int, dy2: float, cells: list[Bands]) -> bytearray:
    row = bytearray(width)
    for column in range(4):
        row[column::4] = _lamp_cells(len(range(column, width, 4)), column, centre, dy2, cells[column])
    return row


def _lamp_cells(count: int, offset: int, centre: int, dy2: float, bands: Bands) -> bytearray:
    """Levels of every fourth pixel from *offset*: nested spans around the centre, widest first."""
    line = bytearray([bands[-1][0] + NO_STEP]) * count
    for level, radius in reversed(bands[:-1]):
        half2 = radius * radius - dy2
        if half2 <= 0:
            break
        half = half2**0.5
        first = max(0, -int((offset + half - centre) // 4))
        end = min(count, int((centre + half - offset) // 4) + 1)
        if end > first:
            line[first:end] = bytes([level + NO_STEP]) * (end - first)
    return line
