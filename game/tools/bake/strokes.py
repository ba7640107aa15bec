"""Pictures written as strokes, for things too large for a text grid.

A file under ``assets/sprites/motifs`` holds pictures of 30x30 like this (``;`` starts a remark)::

    = lyre
    rect y4 7 7 16 2
    rect p5 12 9 1 12 x3 +3,0

A line is a word, an ink (a colour, or ``.`` for clear) and numbers: ``rect x y w h``, ``poly x,y x,y ...``,
``line x,y x,y [width]``, ``ball x y radius [width]``, ``ellipse x y w h [width]``, ``arc x y w h start stop
width`` (radians), ``dot x,y ...``. ``x3 +3,0`` at the end draws it three times, each 3 px further right.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pygame

from game.tools.bake.outline import doubled, outlined
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, Ink, blank

FOLDER: Path = palette.ASSETS / "sprites" / "motifs"
SIZE = (30, 30)
_REPEAT = re.compile(r"\sx(\d+)\s\+(-?\d+)[,\s]+(-?\d+)$")

Numbers = tuple[float, ...]


class Stroke(msgspec.Struct, frozen=True):
    """One mark: what, in which ink, and its numbers."""

    word: str
    ink: str
    numbers: Numbers


def parse(text: str) -> dict[str, tuple[Stroke, ...]]:
    """Every picture of a file by name; ValueError names a line that makes no sense."""
    found: dict[str, list[Stroke]] = {}
    current: list[Stroke] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("= "):
            if line[2:].strip() in found:
                raise ValueError(f"line {number}: {line[2:]} is there twice")
            current = found.setdefault(line[2:].strip(), [])
        elif current is None:
            raise ValueError(f"line {number}: a stroke before the first name")
        else:
            current += _strokes(line, number)
    return {name: tuple(strokes) for name, strokes in found.items()}


def _strokes(line: str, number: int) -> list[Stroke]:
    repeat = _REPEAT.search(line)
    count, dx, dy = (int(part) for part in repeat.groups()) if repeat else (1, 0, 0)
    word, ink, *rest = line[: repeat.start() if repeat else None].replace(",", " ").split()
    if word not in WORDS or (ink != "." and ink not in palette.names()):
        raise ValueError(f"line {number}: {line!r} is no stroke")
    numbers = tuple(float(part) for part in rest)
    return [Stroke(word, ink, _moved(word, numbers, dx * turn, dy * turn)) for turn in range(count)]


def _moved(word: str, numbers: Numbers, dx: int, dy: int) -> Numbers:
    points = {"poly": len(numbers), "dot": len(numbers), "line": 4}.get(word, 2)
    return tuple(
        value + (dx if place % 2 == 0 else dy) if place < points else value
        for place, value in enumerate(numbers)
    )


def paint(strokes: tuple[Stroke, ...], size: tuple[int, int] = SIZE) -> pygame.Surface:
    """The picture without an outline."""
    canvas = Canvas(blank(size))
    for stroke in strokes:
        WORDS[stroke.word](canvas, CLEAR if stroke.ink == "." else stroke.ink, stroke.numbers)
    return canvas.surface


@cache
def library(folder: Path = FOLDER) -> dict[str, tuple[Stroke, ...]]:
    """Every picture of every file in a folder."""
    found: dict[str, tuple[Stroke, ...]] = {}
    for path in sorted(folder.glob("*.txt")):
        for name, strokes in parse(path.read_text("utf-8")).items():
            if name in found:
                raise ValueError(f"{path.name}: {name} is there twice")
            found[name] = strokes
    return found


@cache
def motif(name: str) -> pygame.Surface:
    """A motif with its outline, 32x32."""
    return outlined(paint(library()[name]))


@cache
def big_motif(name: str) -> pygame.Surface:
    """A motif at 64x64."""
    return doubled(motif(name))


def _points(numbers: Numbers) -> list[tuple[int, int]]:
    whole = [int(value) for value in numbers]
    return list(zip(whole[::2], whole[1::2], strict=True))


def _box(numbers: Numbers) -> tuple[int, int, int, int]:
    x, y, w, h = (int(value) for value in numbers[:4])
    return x, y, w, h


def _rect(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    canvas.fill(ink, _box(numbers))


def _poly(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    canvas.polygon(_points(numbers), ink)


def _line(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    start, end = _points(numbers[:4])
    canvas.line(start, end, ink, int(numbers[4]) if len(numbers) > 4 else 1)


def _ball(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    x, y, radius, *width = (int(value) for value in numbers)
    canvas.circle((x, y), radius, ink, *width)


def _ellipse(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    canvas.ellipse(_box(numbers), ink, *(int(value) for value in numbers[4:]))


def _arc(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    start, stop, width = numbers[4:]
    canvas.arc(_box(numbers), start, stop, ink, int(width))


def _dot(canvas: Canvas, ink: Ink, numbers: Numbers) -> None:
    for x, y in _points(numbers):
        canvas.pixel(x, y, ink)


WORDS: dict[str, Callable[[Canvas, Ink, Numbers], None]] = {
    "rect": _rect,
    "poly": _poly,
    "line": _line,
    "ball": _ball,
    "ellipse": _ellipse,
    "arc": _arc,
    "dot": _dot,
}
