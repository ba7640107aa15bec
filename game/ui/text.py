"""Text in the two pixel fonts of a language, without antialiasing; y always means the top of a Chinese glyph.

Chinese in small print is taken from the larger font: a smaller one has no room for its strokes. A character
that no font has shows as a box, never as nothing. Rendered lines are kept (least recently used ones go), so
drawing a line again is one blit. The setting for larger print turns every `SMALL` into `BODY`; widths and
line heights follow.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pygame

from game.ui import linebreak
from game.ui.asset_error import AssetError
from game.ui.canvas import Canvas
from game.ui.language import Face
from game.ui.locale import TEXTS
from game.ui.palette import ASSETS
from game.ui.pixels import CLEAR, Ink, blank, from_pixels, index, pixels_of

BODY = 12
SMALL = 10
"""The two sizes by name; how large they are is said by the language's own data."""
TIGHT = 0
"""Small print that stays small in larger print: for words that have no room otherwise."""

FIRST_CHINESE = "\u2e80"
"""Signs from here on may be parted from one another anywhere, but for punctuation."""

Align = Literal["left", "centre", "right"]

MISSING = "\uffff"
"""No character, so no font has it: a box stands for it."""

CLOSEST = 9
"""How near to one another lines may come where room is short."""

_ABOVE = 2
"""Rows above a Chinese glyph: what the accents of capitals take."""
_BELOW = 2
_MARGIN = 1
_KEPT_LINES = 768
"""Some ten screens full of text: a line costs three kilobytes."""
_KEPT_GLYPHS = 1 << 11

cut: set[str] = set()
"""Texts that did not fit where they were to stand: none of ours, in a finished game."""

_large = False


def set_large(large: bool) -> None:
    """Shows small print in the body size (or not)."""
    global _large
    _large = large


def real_size(size: int) -> int:
    """How many pixels *size* is shown in under the present setting."""
    return _shown(size).size


def leading(size: int = BODY) -> int:
    """Line height of *size* under the present setting."""
    return _shown(size).leading


def _face(size: int) -> Face:
    return TEXTS.own.body if size == BODY else TEXTS.own.small


def _shown(size: int) -> Face:
    """The face under the present setting."""
    return _face(BODY if _large and size != TIGHT else size)


class FontError(AssetError):
    """A font is missing or damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__("error.font_damaged", file=path.name)


@cache
def _font(face: Face) -> tuple[pygame.font.Font, int]:
    """The font and the number of empty rows above its Chinese glyphs."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = ASSETS / "fonts" / face.file
    try:
        font = pygame.font.Font(path, face.size)
        picture = font.render("\u570b", False, (255, 255, 255))
    except (OSError, pygame.error) as problem:
        raise FontError(path) from problem
    ink = pygame.image.tobytes(picture, "P")
    return font, ink.index(1) // picture.get_width()


@lru_cache(maxsize=1 << 13)
def _source(char: str, face: Face, body: Face) -> tuple[str, Face]:
    """What is drawn for a character, and from which of two fonts: *face*, or the larger one of its language.

    What only tells how its neighbours are to be set is nothing by itself.
    """
    if unicodedata.category(char) == "Cf":
        return "", face
    faces = (body, face) if char >= FIRST_CHINESE else (face, body)
    found = next((known for known in faces if _has(char, known)), None)
    if found is not None:
        return char, found
    return " " if char.isspace() else MISSING, face


@lru_cache(maxsize=1 << 13)
def _has(char: str, face: Face) -> bool:
    """Whether a font has a character of its own, not only its box; a space is one without ink."""
    if char.isspace():
        return char in " \u3000"
    if not char.isprintable():
        return False
    font = _font(face)[0]
    return _drawn(font, char) not in (b"", _drawn(font, MISSING))


def _drawn(font: pygame.font.Font, char: str) -> bytes:
    if not font.size(char)[0]:
        return b""
    picture = font.render(char, False, (255, 255, 255))
    ink = pygame.image.tobytes(picture, "P")
    return bytes([picture.get_width()]) + ink if 1 in ink else b""


@lru_cache(maxsize=1 << 13)
def _advance(char: str, face: Face) -> int:
    known, shown = _source(char, face, TEXTS.own.body)
    return _box_width(face) if known == MISSING else _font(shown)[0].size(known)[0]


def _box_width(face: Face) -> int:
    return face.size // 2 + 2


def width(text: str, size: int = BODY) -> int:
    """Width of one line in pixels."""
    return _length(text, _shown(size))


@lru_cache(maxsize=_KEPT_LINES)
def _length(text: str, face: Face) -> int:
    squeezed = sum(sum(_squeeze(before, after, face)) for before, after in pairwise(text))
    return sum(_advance(char, face) for char in text) - squeezed


@lru_cache(maxsize=1 << 11)
def _squeeze(before: str, after: str, face: Face) -> tuple[int, int]:
    """How many empty columns behind one sign and before the next are left out: half a sign at most."""
    if not linebreak.squeezes(before, after):
        return 0, 0
    half = face.size // 2
    if after in linebreak.OPENERS:
        return 0, min(half, _columns(after, face).index(True))
    return min(half, _columns(before, face)[::-1].index(True)), 0


def _columns(char: str, face: Face) -> list[bool]:
    """By column of a character that is no space, whether there is ink."""
    picture = _glyph(char, face)
    pixels, w = pixels_of(picture), picture.get_width()
    return [any(pixels[x::w]) for x in range(w)]


def has_glyph(char: str) -> bool:
    """Whether the fonts can show a character; one that they do not have comes out as a box."""
    return MISSING != _source(char, _face(BODY), _face(BODY))[0] == char


@lru_cache(maxsize=_KEPT_GLYPHS)
def _glyph(char: str, face: Face) -> pygame.Surface:
    """One character as a picture of zeros and ones; lines are put together of these, as there is no kerning.

    SDL's own glyph cache is far too small for Chinese: rendering whole lines costs many times as much.
    """
    known, shown = _source(char, face, TEXTS.own.body)
    rows = face.size + _ABOVE + _BELOW
    if known == MISSING:
        return _box(_box_width(face), rows, face)
    font, top = _font(shown)
    w = font.size(known)[0]
    if w == 0:
        return blank((0, rows), 0)
    picture = font.render(known, False, (255, 255, 255))
    first = top - _ABOVE + (_raised(shown) - _raised(face)) // 2
    ink = pygame.image.tobytes(picture, "P")[max(0, first) * w : (first + rows) * w]
    ink = bytes(w * max(0, -first)) + ink
    return from_pixels((w, rows), ink.ljust(w * rows, b"\0"))


def _box(width: int, rows: int, face: Face) -> pygame.Surface:
    """What stands for a character that no font has."""
    picture = Canvas(blank((width, rows), 0))
    picture.frame((0, _ABOVE + 1, width - 1, _raised(face)), 1)
    return picture.surface


@cache
def _raised(face: Face) -> int:
    """How far the line that letters stand on lies below the top of a Chinese glyph."""
    font, top = _font(face)
    picture = font.render("H", False, (255, 255, 255))
    return pygame.image.tobytes(picture, "P").rindex(1) // picture.get_width() - top


def glyphs(text: str, size: int = BODY) -> tuple[tuple[int, int], bytes]:
    """One line as (size, mask): a byte a pixel, 1 where there is ink; row 1 is the top of a Chinese glyph."""
    (w, h), mask = _glyphs(text, _face(size))
    return (w, h - _ABOVE + 1), mask[(_ABOVE - 1) * w :]


def _glyphs(text: str, face: Face) -> tuple[tuple[int, int], bytes]:
    parts = [_glyph(char, face) for char in text]
    box = (_length(text, face), face.size + _ABOVE + _BELOW)
    row = blank(box, 0)
    x = 0
    for number, part in enumerate(parts):
        left = _squeeze(text[number - 1], text[number], face)[1] if number else 0
        right = _squeeze(text[number], text[number + 1], face)[0] if number + 1 < len(text) else 0
        shown = part.get_width() - left - right
        row.blit(part, (x, 0), (left, 0, shown, box[1]))
        x += shown
    return box, pixels_of(row)


def stencil(size: tuple[int, int], mask: bytes, ink: Ink) -> pygame.Surface:
    """A sprite in one colour from a mask of zeros and ones; signs without width make an empty one."""
    if not mask:
        return blank(size)
    table = bytes([CLEAR, index(ink)]) + bytes([index(ink)]) * 254
    return from_pixels(size, mask.translate(table))


@lru_cache(maxsize=_KEPT_LINES)
def _rendered(text: str, face: Face, ink: Ink, shadow: Ink | None, outline: Ink | None) -> pygame.Surface:
    box, mask = _glyphs(text, face)
    picture = Canvas(blank((box[0] + 2 * _MARGIN, box[1] + 2 * _MARGIN)))
    if outline is not None:
        around = stencil(box, mask, outline)
        for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
            picture.blit(around, _MARGIN + dx, _MARGIN + dy)
    if shadow is not None:
        picture.blit(stencil(box, mask, shadow), _MARGIN + 1, _MARGIN + 1)
    picture.blit(stencil(box, mask, ink), _MARGIN, _MARGIN)
    return picture.surface


def line(
    canvas: Canvas,
    text: str,
    x: int,
    y: int,
    ink: Ink = "k1",
    size: int = BODY,
    align: Align = "left",
    shadow: Ink | None = None,
    outline: Ink | None = None,
) -> int:
    """Draws one line and returns the x behind it; *x* is its left end, middle or right end."""
    if not text:
        return x
    length = width(text, size)
    if align != "left":
        x -= length // 2 if align == "centre" else length
    canvas.blit(_rendered(text, _shown(size), ink, shadow, outline), x - _MARGIN, y - _ABOVE - _MARGIN)
    return x + length


def middle(height: int, size: int = BODY) -> int:
    """How far below the top of something *height* px high a line must start to stand in its middle."""
    return (height - real_size(size)) // 2


@lru_cache(maxsize=_KEPT_LINES)
def _wrapped(text: str, limit: int, face: Face, terms: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(linebreak.break_lines(text, limit, lambda part: _length(part, face), terms))


def wrap(text: str, limit: int, size: int = BODY) -> tuple[str, ...]:
    """*text* as lines at most *limit* px wide."""
    return _wrapped(text, limit, _shown(size), TEXTS.own.terms)


def even(text: str, limit: int, size: int = BODY) -> tuple[str, ...]:
    """Like *wrap*, but Chinese is shared out evenly over as many lines: no sign is left over alone."""
    lines = wrap(text, limit, size)
    if len(lines) < 2 or any(char < FIRST_CHINESE for char in text):
        return lines
    for narrower in range(limit - 1, 0, -1):
        tried = wrap(text, narrower, size)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def height(text: str, limit: int, size: int = BODY, spacing: int | None = None) -> int:
    """Height in pixels of *text* set *limit* px wide, the line gap below the last line included."""
    return len(wrap(text, limit, size)) * (spacing or leading(size))


def fit(text: str, limit: int, size: int = BODY) -> str:
    """*text*, cut with an ellipsis if it is wider than *limit* px."""
    if width(text, size) <= limit:
        return text
    cut.add(text)
    while text and width(text + "\u2026", size) > limit:
        text = text[:-1]
    return text.rstrip() + "\u2026"


def settle(words: str, wide: int, high: int, size: int = BODY) -> tuple[tuple[str, ...], int, int]:
    """One line of text for a box: as it is, in small print, or in as many lines of that as go in there.

    Returns the lines, their size, and how far they are apart.
    """
    for chosen in (SMALL, TIGHT) if width(words, size) > wide else ():
        lines, step = wrap(words, wide, chosen), max(CLOSEST, real_size(chosen) - 1)
        if len(lines) == 1 or len(lines) <= (high + 3) // step:
            return lines, chosen, step
    chosen = roomy(words, wide, size)
    return (fit(words, wide, chosen),), chosen, max(CLOSEST, real_size(chosen) - 1)


def roomy(text: str, limit: int, size: int = BODY) -> int:
    """*size*, or `SMALL` if a line of *text* has no room in it: what another language needs most often.

    In larger print, where small print is no smaller, `TIGHT`.
    """
    if width(text, size) <= limit:
        return size
    return TIGHT if _large and width(text, SMALL) > limit else SMALL


def snug(
    canvas: Canvas,
    words: str,
    x: int,
    y: int,
    room: int,
    ink: Ink = "k1",
    size: int = BODY,
    align: Align = "left",
    shadow: Ink | None = None,
) -> int:
    """`line`, in smaller print if it is wider than *room* px, and cut if it still is."""
    chosen = roomy(words, room, size)
    y += middle(real_size(size), chosen)
    return line(canvas, fit(words, room, chosen), x, y, ink, chosen, align, shadow)


def paragraph(
    canvas: Canvas,
    text: str,
    x: int,
    y: int,
    limit: int,
    ink: Ink = "k1",
    size: int = BODY,
    align: Align = "left",
    shadow: Ink | None = None,
    spacing: int | None = None,
) -> int:
    """Draws *text* in lines between x and x + *limit*; returns the y below. *spacing*: line height."""
    start = {"left": x, "centre": x + limit // 2, "right": x + limit}[align]
    for part in wrap(text, limit, size):
        line(canvas, part, start, y, ink, size, align, shadow)
        y += spacing or leading(size)
    return y
