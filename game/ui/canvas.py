"""The canvas: paints on an indexed surface with palette colours, and steps regions along their ramps.

Shadow, glow and dimming are one ``bytes.translate`` a row, so they never leave the palette.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import pygame

from game.ui.pixels import CLEAR, SIZE, Box, Ink, Point, blank, index, pixels_of, ramp_table, steps_table

NO_STEP = 128
"""In `Canvas.shade_by`: the level that leaves a pixel alone."""


def _bits(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _select(old: bytes, new: bytes, mask: bytes) -> bytes:
    """Bytes of *new* where *mask* is 255, of *old* where it is 0."""
    chosen = _bits(mask)
    before = _bits(old)
    return (before ^ ((before ^ _bits(new)) & chosen)).to_bytes(len(old), "little")


@cache
def _is(value: int) -> bytes:
    return bytes(255 if number == value else 0 for number in range(256))


_IS_SET = bytes([0]) + bytes([255]) * 255
_NOT_CLEAR = bytes(0 if number == CLEAR else 255 for number in range(256))


class Canvas:
    """Paints on one indexed surface. Colours are names ("p4"), boxes (x, y, w, h), cut off at the clip."""

    def __init__(self, surface: pygame.Surface | None = None, size: Point = SIZE, ink: Ink = "k0") -> None:
        self.surface = blank(size, ink) if surface is None else surface
        if self.surface.get_bitsize() != 8:
            raise ValueError("a canvas needs an indexed surface")

    @property
    def rect(self) -> pygame.Rect:
        return self.surface.get_rect()

    @property
    def clip(self) -> pygame.Rect:
        return self.surface.get_clip()

    @clip.setter
    def clip(self, box: Box | None) -> None:
        self.surface.set_clip(None if box is None else pygame.Rect(box))

    def fill(self, ink: Ink, box: Box | None = None) -> None:
        self.surface.fill(index(ink), box)

    def pixel(self, x: int, y: int, ink: Ink) -> None:
        self.surface.set_at((x, y), index(ink))

    def value(self, x: int, y: int) -> int:
        """The pixel value at a place; IndexError outside."""
        return int(self.surface.get_at_mapped((x, y)))

    def across(self, x: int, y: int, length: int, ink: Ink) -> None:
        """A horizontal line of *length* pixels; nothing if that is not positive."""
        if length > 0:
            self.surface.fill(index(ink), (x, y, length, 1))

    def down(self, x: int, y: int, length: int, ink: Ink) -> None:
        """A vertical line of *length* pixels; nothing if that is not positive."""
        if length > 0:
            self.surface.fill(index(ink), (x, y, 1, length))

    def line(self, start: Point, end: Point, ink: Ink, width: int = 1) -> None:
        pygame.draw.line(self.surface, index(ink), start, end, width)

    def polygon(self, points: Sequence[Point], ink: Ink, width: int = 0) -> None:
        pygame.draw.polygon(self.surface, index(ink), points, width)

    def circle(self, centre: Point, radius: int, ink: Ink, width: int = 0) -> None:
        pygame.draw.circle(self.surface, index(ink), centre, radius, width)

    def ellipse(self, box: Box, ink: Ink, width: int = 0) -> None:
        pygame.draw.ellipse(self.surface, index(ink), box, width)

    def arc(self, box: Box, start: float, stop: float, ink: Ink, width: int = 1) -> None:
        pygame.draw.arc(self.surface, index(ink), box, start, stop, width)

    def frame(self, box: Box, ink: Ink) -> None:
        """A 1 px outline with square corners."""
        pygame.draw.rect(self.surface, index(ink), box, 1)

    def rounded(self, box: Box, ink: Ink, cut: int = 1) -> None:
        """A filled rectangle with corners cut by 1 or 2 px: the house's rounding."""
        x, y, w, h = box
        for step in range(cut):
            self.across(x + cut - step, y + step, w - 2 * (cut - step), ink)
            self.across(x + cut - step, y + h - 1 - step, w - 2 * (cut - step), ink)
        if h > 2 * cut:
            self.surface.fill(index(ink), (x, y + cut, w, h - 2 * cut))

    def outline(self, box: Box, ink: Ink, cut: int = 1) -> None:
        """The 1 px outline of a rectangle with corners cut by 1 or 2 px."""
        x, y, w, h = box
        self.across(x + cut, y, w - 2 * cut, ink)
        self.across(x + cut, y + h - 1, w - 2 * cut, ink)
        self.down(x, y + cut, h - 2 * cut, ink)
        self.down(x + w - 1, y + cut, h - 2 * cut, ink)
        if cut == 2:
            for px, py in ((x + 1, y + 1), (x + w - 2, y + 1), (x + 1, y + h - 2), (x + w - 2, y + h - 2)):
                self.pixel(px, py, ink)

    def bevel(self, box: Box, lit: Ink, dark: Ink, cut: int = 1) -> None:
        """A lit line top and left, a dark one bottom and right."""
        x, y, w, h = box
        self.across(x + cut, y, w - 2 * cut, lit)
        self.down(x, y + cut, h - 2 * cut, lit)
        self.across(x + cut, y + h - 1, w - 2 * cut, dark)
        self.down(x + w - 1, y + cut, h - 2 * cut, dark)

    def ring(self, box: Box, inks: Iterable[Ink], cut: int = 2) -> None:
        """Outlines around *box*, the first touching it, each further one 1 px outside the last."""
        grown = pygame.Rect(box)
        for ink in inks:
            grown = grown.inflate(2, 2)
            self.outline(grown, ink, cut)

    def blit(self, sprite: pygame.Surface, x: int, y: int, area: Box | None = None) -> None:
        """Draws an indexed sprite; ValueError for a true-colour one, which would lose its colours."""
        if sprite.get_bitsize() != 8:
            raise ValueError("only indexed sprites can be drawn; see load and indexed")
        self.surface.blit(sprite, (x, y), area)

    def put(self, sprite: pygame.Surface, x: int, y: int, offset: Point = (1, 2), steps: int = -2) -> None:
        """Draws a sprite with a shadow of its own silhouette."""
        self.shadow_of(sprite, x, y, offset, steps)
        self.blit(sprite, x, y)

    # ------------------------------------------------------------------ light and shadow

    def translate(self, table: bytes, box: Box | None = None, mask: bytes | None = None) -> None:
        """Replaces pixel values of *box* by a 256-byte table, where *mask* (w*h bytes) is not 0."""
        wanted = pygame.Rect(self.rect if box is None else box)
        part = wanted.clip(self.clip)
        if part.w <= 0 or part.h <= 0:
            return
        view = memoryview(self.surface.get_buffer())  # type: ignore[arg-type]
        pitch = self.surface.get_pitch()
        skip = (part.y - wanted.y) * wanted.w + part.x - wanted.x
        for start in range(part.y * pitch + part.x, part.bottom * pitch + part.x, pitch):
            old = bytes(view[start : start + part.w])
            new = old.translate(table)
            if mask is not None:
                new = _select(old, new, mask[skip : skip + part.w].translate(_IS_SET))
                skip += wanted.w
            view[start : start + part.w] = new

    def shade(self, box: Box | None = None, steps: int = -1, mask: bytes | None = None) -> None:
        """Moves pixels of *box* *steps* shades along their own ramps (negative: darker)."""
        if steps:
            self.translate(steps_table(steps), box, mask)

    def shade_by(self, box: Box, levels: bytes) -> None:
        """Moves each pixel by its own steps: w*h bytes, 128 none, 127 one darker, 129 one lighter."""
        for level in sorted(set(levels) - {NO_STEP}):
            self.shade(box, level - NO_STEP, levels.translate(_is(level)))

    def remap(self, swaps: Mapping[str, tuple[str | None, int]], box: Box | None = None) -> None:
        """Swaps ramps in *box*; see `ramp_table`."""
        self.translate(ramp_table(swaps), box)

    def shadow(self, box: Box, offset: Point = (1, 2), steps: int = -2, cut: int = 1) -> None:
        """The shadow of a cut-corner rectangle, to be called before the thing itself is painted."""
        cast = pygame.Rect(box).move(offset)
        for step in range(cut):
            inset = cut - step
            self.shade((cast.x + inset, cast.y + step, cast.w - 2 * inset, 1), steps)
            self.shade((cast.x + inset, cast.bottom - 1 - step, cast.w - 2 * inset, 1), steps)
        self.shade((cast.x, cast.y + cut, cast.w, cast.h - 2 * cut), steps)

    def shadow_of(
        self, sprite: pygame.Surface, x: int, y: int, offset: Point = (1, 2), steps: int = -2
    ) -> None:
        """The shadow of a sprite's silhouette, to be called before the sprite is drawn."""
        mask = pixels_of(sprite).translate(_NOT_CLEAR)
        self.shade((x + offset[0], y + offset[1], *sprite.get_size()), steps, mask)
