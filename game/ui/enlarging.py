"""Enlarges the canvas into a window band by band: what is shown never depends on which bands came when."""

from __future__ import annotations

from bisect import bisect_left
from math import ceil

import pygame

from game.ui.pixels import SIZE, Point

CRISP = 2
"""From this enlargement on blurred edges are thin in any case, and colours stay exact."""
NEAR = 6
"""Bands with fewer rows between them are one."""

Band = tuple[int, int]
"""The first row of several, and the one behind the last."""
Share = tuple[int, float]
"""A row of the canvas, and how much of a row in the window is its."""


def changed_bands(before: bytes | None, now: bytes) -> list[Band]:
    """The bands of the canvas in which pixels differ from those *before*; all of it if there are none."""
    wide, high = SIZE
    if before is None:
        return [(0, high)]
    if before == now:
        return []
    bands: list[Band] = []
    for y in range(high):
        here = slice(y * wide, (y + 1) * wide)
        if before[here] == now[here]:
            continue
        if bands and y - bands[-1][1] < NEAR:
            bands[-1] = bands[-1][0], y + 1
        else:
            bands.append((y, y + 1))
    return bands


class Enlarging:
    """Shows the canvas in *box* of *window*. Whole multiples keep square pixels, others blend edges."""

    def __init__(self, window: pygame.Surface, box: pygame.Rect) -> None:
        self._target = window.subsurface(box)
        self._box = box
        self._frame = pygame.Surface(SIZE).convert(window)
        self._whole = box.w % SIZE[0] == 0
        self._wide = pygame.Surface((1 if self._whole else box.w, SIZE[1])).convert(window)
        shares = [] if self._whole else [_shares(y, box.h) for y in range(box.h)]
        self._firsts = [share[0][0] for share in shares]
        self._lasts = [share[-1][0] for share in shares]
        self._rows = [self._blended(y, share) for y, share in enumerate(shares)]

    def show(self, canvas: pygame.Surface, band: Band) -> pygame.Rect:
        """Enlarge some rows; returns where in the window anything changed."""
        first, last = band
        part = pygame.Rect(0, first, SIZE[0], last - first)
        self._frame.blit(canvas, part.topleft, part)
        top, bottom = self._show_whole(part) if self._whole else self._show_blended(part)
        return pygame.Rect(self._box.x, self._box.y + top, self._box.w, bottom - top)

    def _show_whole(self, part: pygame.Rect) -> Band:
        zoom = self._box.w // SIZE[0]
        area = pygame.Rect(0, part.y * zoom, self._box.w, part.h * zoom)
        pygame.transform.scale(self._frame.subsurface(part), area.size, self._target.subsurface(area))
        return area.top, area.bottom

    def _show_blended(self, part: pygame.Rect) -> Band:
        """Across first, a row at a time, then down.

        A small picture is enlarged to more than is wanted first: edges then blur over one pixel only.
        """
        crude = pygame.transform.scale(self._frame.subsurface(part), (SIZE[0] * _times(self._box.w), part.h))
        rows = self._wide.subsurface((0, part.y, self._box.w, part.h))
        pygame.transform.smoothscale(crude, rows.get_size(), rows)
        top, bottom = bisect_left(self._lasts, part.top), bisect_left(self._firsts, part.bottom)
        self._target.blits([blit for row in self._rows[top:bottom] for blit in row], False)
        return top, bottom

    def _blended(self, y: int, shares: list[Share]) -> list[tuple[pygame.Surface, Point]]:
        """What to lay one over the other for a row in the window: the first opaque, the others less."""
        blits: list[tuple[pygame.Surface, Point]] = []
        total = 0.0
        for row, share in shares:
            total += share
            strip = self._wide.subsurface((0, row, self._box.w, 1))
            if blits:
                strip.set_alpha(round(255 * share / total))
            blits.append((strip, (0, y)))
        return blits


def _times(width: int) -> int:
    """To how many times its size the canvas is enlarged before it is made just as wide as that."""
    factor = width / SIZE[0]
    return ceil(factor) if factor < CRISP else int(factor)


def _shares(y: int, height: int) -> list[Share]:
    """Which rows of the canvas a row of a picture *height* rows high shows."""
    if height < CRISP * SIZE[1]:
        top, bottom = y * SIZE[1] / height, (y + 1) * SIZE[1] / height
        rows = range(int(top), min(SIZE[1], ceil(bottom)))
        return [(row, min(bottom, row + 1) - max(top, row)) for row in rows]
    times = height // SIZE[1]
    upper, rest = divmod(y * (times * SIZE[1] - 1), height)
    first, second = upper // times, (upper + 1) // times
    return [(first, 1.0)] if first == second or not rest else [(first, height - rest), (second, rest)]
