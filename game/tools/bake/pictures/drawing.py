"""The drawing board of pictures: marks in palette colours, text grids, outlines, skies, doubling.

A colour is a ramp letter and a shade, "w3"; `CLEAR` rubs out. Points are pairs, or text holding some:
``"3,4 10,8"``. Nothing is ever blended.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise

import pygame

from game.tools.bake.outline import doubled
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, Ink, blank, from_pixels, index, pixels_of
from game.ui.scale3x import tripled

Point = tuple[float, float]
Points = Point | str

BAYER = (
    (1 / 32, 17 / 32, 5 / 32, 21 / 32),
    (25 / 32, 9 / 32, 29 / 32, 13 / 32),
    (7 / 32, 23 / 32, 3 / 32, 19 / 32),
    (31 / 32, 15 / 32, 27 / 32, 11 / 32),
)


def step(name: str, steps: int) -> str:
    """The colour some shades lighter on its own ramp, which it never leaves."""
    return f"{name[0]}{min(5, max(0, int(name[1]) + steps))}"


def tones(text: str, keys: str = "1234567") -> dict[str, str]:
    """Letters for a ramp: ``tones("w0 w1 w2")`` is {"1": "w0", "2": "w1", "3": "w2"}."""
    return dict(zip(keys, text.split()))


def pairs(points: tuple[Points, ...]) -> list[Point]:
    """The points one by one, whether written as pairs or as text."""
    found: list[Point] = []
    for point in points:
        if isinstance(point, str):
            for word in point.split():
                x, y = word.split(",")
                found.append((float(x), float(y)))
        else:
            found.append(point)
    return found


def rows(text: str) -> list[tuple[float, ...]]:
    """Rows of numbers written as ``"3,4,2 10,8,1"``: places and sizes of things of a kind."""
    return [tuple(float(number) for number in word.split(",")) for word in text.split()]


class Drawing:
    """A picture under way. *origin*: where (0, 0) lies, so that a frame may have room above and beside it."""

    def __init__(self, w: int, h: int, ink: Ink = CLEAR, origin: tuple[int, int] = (0, 0)) -> None:
        self.surface = blank((w, h), ink)
        self.ox, self.oy = origin

    @classmethod
    def of(cls, surface: pygame.Surface) -> Drawing:
        """The drawing that goes on with a finished picture."""
        drawing = cls(1, 1)
        drawing.surface = surface
        return drawing

    @property
    def w(self) -> int:
        return self.surface.get_width()

    @property
    def h(self) -> int:
        return self.surface.get_height()

    # ------------------------------------------------------------------ marks

    def px(self, ink: Ink, *spots: Points) -> None:
        for x, y in self._placed(spots):
            if 0 <= x < self.w and 0 <= y < self.h:
                self.surface.set_at((x, y), index(ink))

    def rect(self, ink: Ink, x: float, y: float, w: float, h: float) -> None:
        box = round(x + self.ox), round(y + self.oy), max(0, round(w)), max(0, round(h))
        self.surface.fill(index(ink), box)

    def across(self, ink: Ink, x: float, y: float, length: float) -> None:
        self.rect(ink, x, y, length, 1)

    def down(self, ink: Ink, x: float, y: float, length: float) -> None:
        self.rect(ink, x, y, 1, length)

    def poly(self, ink: Ink, *points: Points) -> None:
        pygame.draw.polygon(self.surface, index(ink), self._placed(points))

    def line(self, ink: Ink, *points: Points, width: int = 1) -> None:
        placed = self._placed(points)
        for start, end in pairwise(placed):
            pygame.draw.line(self.surface, index(ink), start, end, width)

    def oval(self, ink: Ink, x: float, y: float, w: float, h: float) -> None:
        """A filled ellipse in the box; pixel centres decide, so it is symmetrical."""
        for row, left, right in self._oval_rows(x, y, w, h):
            self.surface.fill(index(ink), (left, row, right - left, 1))

    def disc(self, ink: Ink, x: float, y: float, r: float) -> None:
        self.oval(ink, x - r, y - r, 2 * r + 1, 2 * r + 1)

    def ring(self, ink: Ink, x: float, y: float, r: float, width: float = 1) -> None:
        inner = {
            row: (left, right)
            for row, left, right in self._oval_rows(
                x - r + width, y - r + width, 2 * (r - width) + 1, 2 * (r - width) + 1
            )
        }
        for row, left, right in self._oval_rows(x - r, y - r, 2 * r + 1, 2 * r + 1):
            hole, end = inner.get(row, (right, right))
            self.surface.fill(index(ink), (left, row, hole - left, 1))
            self.surface.fill(index(ink), (end, row, right - end, 1))

    def _oval_rows(self, x: float, y: float, w: float, h: float) -> Iterator[tuple[int, int, int]]:
        x, y = x + self.ox, y + self.oy
        if w <= 0 or h <= 0:
            return
        for row in range(math.floor(y), math.ceil(y + h)):
            off = (row + 0.5 - y - h / 2) / (h / 2)
            if off * off > 1:
                continue
            half = w / 2 * math.sqrt(1 - off * off)
            left = math.ceil(x + w / 2 - half - 0.5 - 1e-9)
            right = math.floor(x + w / 2 + half - 0.5 + 1e-9) + 1
            if left < right:
                yield row, left, right

    def _placed(self, points: tuple[Points, ...]) -> list[tuple[int, int]]:
        return [(round(x + self.ox), round(y + self.oy)) for x, y in pairs(points)]

    def grid(
        self, text: str, x: int, y: int, inks: Mapping[str, str], mirror: bool = False, flip: bool = False
    ) -> None:
        """A picture as text; a letter is looked up in *inks*, "." is clear, "x" rubs out.

        *mirror*: the text is the left half; the right half is the same, one tone darker for every digit
        above 1 (light comes from the left). *flip*: left and right changed.
        """
        for row, line in enumerate(text.strip("\n").split("\n")):
            for column, letter in enumerate(line):
                if letter in ". ":
                    continue
                at = x + (len(line) - 1 - column if flip else column)
                self._letter(letter, at, y + row, inks)
                if mirror:
                    dim = str(max(1, int(letter) - 1)) if letter.isdigit() else letter
                    self._letter(dim, x + 2 * len(line) - 1 - column, y + row, inks)

    def _letter(self, letter: str, x: int, y: int, inks: Mapping[str, str]) -> None:
        self.px(CLEAR if letter == "x" else inks[letter], (x, y))

    # ---------------------------------------------------------------- whole pictures

    def blit(self, other: Drawing, x: int = 0, y: int = 0) -> None:
        self.surface.blit(other.surface, (x, y))

    def crop(self, x: int, y: int, w: int, h: int) -> Drawing:
        out = Drawing(w, h)
        out.surface.blit(self.surface, (0, 0), (x, y, w, h))
        return out

    def flipped(self) -> Drawing:
        return Drawing.of(pygame.transform.flip(self.surface, True, False))

    def shade(self, steps: int, x: int, y: int, w: int, h: int) -> None:
        """Moves pixels along their own ramps: a shadow or a glow that never leaves the palette."""
        Canvas(self.surface).shade((x, y, w, h), steps)

    def outlined(self) -> Drawing:
        """One pixel around: the touched ramp's darkest shade on the lit side, ink on the other."""
        w, h = self.w, self.h
        data = pixels_of(self.surface)
        grown = bytes([CLEAR]) * w + data + bytes([CLEAR]) * w
        rows = [grown[y * w : (y + 1) * w] for y in range(h + 2)]
        out = bytearray()
        for y in range(1, h + 1):
            here = rows[y]
            lefts, rights = bytes([CLEAR]) + here[:-1], here[1:] + bytes([CLEAR])
            for value, left, up, right, below in zip(here, lefts, rows[y - 1], rights, rows[y + 1]):
                if value == CLEAR:
                    if left != CLEAR or up != CLEAR:
                        value = 0
                    elif right != CLEAR:
                        value = right - right % 6
                    elif below != CLEAR:
                        value = below - below % 6
                out.append(value)
        return Drawing.of(from_pixels((w, h), bytes(out)))

    def doubled(self) -> Drawing:
        """Scale2x: twice the size with stairs of one pixel."""
        return Drawing.of(doubled(self.surface))

    def tripled(self) -> Drawing:
        """Three times as large, stairs smoothed."""
        return Drawing.of(tripled(self.surface))

    # ------------------------------------------------------------------------ skies

    def sky(self, stops: str, x: int, y: int, w: int, h: int, soft: float = 0.4) -> None:
        """Bands from top to bottom, dithered in a thin seam. The one place where dither is allowed."""
        inks = stops.split()
        if len(inks) == 1:
            self.rect(inks[0], x, y, w, h)
            return
        for row in range(h):
            place = row / max(1, h - 1) * (len(inks) - 1)
            band = min(len(inks) - 2, int(place))
            share = (place - band - 0.5) / soft + 0.5
            pattern = [index(inks[band + (share > level)]) for level in BAYER[(y + row) % 4]]
            if len(set(pattern)) == 1:
                self.surface.fill(pattern[0], (x, y + row, w, 1))
                continue
            for column in range(w):
                self.surface.set_at((x + column, y + row), pattern[(x + column) % 4])

    def ridge(self, ink: Ink, *tops: Points, lit: str = "") -> None:
        """Land below a broken line from edge to edge."""
        line = pairs(tops)
        edge: list[Point] = [(-1, line[0][1]), *line, (self.w, line[-1][1])]
        self.poly(ink, *edge, (self.w, self.h), (-1, self.h))
        if lit:
            self.line(lit, *edge)
