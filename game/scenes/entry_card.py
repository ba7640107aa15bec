"""An entry of the encyclopaedia as a small card: on a shelf, or as a link from another one."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.tabletop.entries import PICTURE, Entry
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SIDE = 58
LINK = 66
"""The width of a link with a picture."""
ROW = 18
"""The height of a link without."""


@lru_cache(maxsize=256)
def painted(entry: Entry) -> pygame.Surface:
    """An entry's picture."""
    canvas = Canvas(blank(PICTURE))
    entry.paint(canvas)
    return canvas.surface


def inks(ramp: str) -> tuple[str, str, str]:
    """Of a frame of this ramp: the lit edge, the body, the field under the name."""
    body = 2 if ramp == "k" else 3
    return f"{ramp}{body + 1}", f"{ramp}{body}", f"{ramp}{body - 1}"


def name_ink(ramp: str) -> tuple[str, str | None]:
    """The colour of a name on the field of a ramp, and of its shadow."""
    return ("k1", None) if ramp in "pn" else ("p5", "k0")


def name_lines(entry: Entry, wide: int, most: int = 2) -> tuple[str, ...]:
    """An entry's name in as few lines as it needs."""
    short = entry.short or entry.title
    whole = short.replace("- ", "")
    if text.width(whole, text.SMALL) <= wide:
        return (whole,)
    lines = [part for piece in _pieces(short) for part in text.even(piece, wide, text.SMALL)]
    return tuple(_closed(lines, wide)[:most])


def _pieces(short: str) -> list[str]:
    """A name parted where it may break by a hyphen."""
    first, hyphen, last = short.partition("- ")
    return [f"{first}-", last] if hyphen else [short]


def _closed(lines: list[str], wide: int) -> list[str]:
    """Lines of which the first ones take up as many of the next as they have room for."""
    found: list[str] = []
    for line in lines:
        joined = f"{found[-1]} {line}" if found and not found[-1].endswith("-") else ""
        if joined and text.width(joined, text.SMALL) <= wide:
            found[-1] = joined
        else:
            found.append(line)
    return found


def frame(canvas: Canvas, box: pygame.Rect, ramp: str) -> None:
    """The coloured frame of a card."""
    lit, body, dark = inks(ramp)
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), body, 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, lit)
    canvas.across(box.x + 2, box.bottom - 2, box.w - 4, dark)


def card(canvas: Canvas, entry: Entry, x: int, y: int, lifted: int = 0) -> None:
    """A card on its shelf; *lifted*: how many pixels above it."""
    box = pygame.Rect(x, y - lifted, SIDE, SIDE)
    canvas.shadow(box, (1, 2 + lifted), -2, 2)
    frame(canvas, box, entry.ramp)
    lines = shelf_lines(entry)
    high = len(lines) * _pitch() + 2
    shown = SIDE - 6 - high
    art = painted(entry)
    canvas.fill("k0", (box.x + 2, box.y + 2, SIDE - 4, min(shown, PICTURE[1]) + 2))
    spare = max(0, PICTURE[1] - shown)
    canvas.blit(art, box.x + 3, box.y + 3, (0, spare // 2, PICTURE[0], PICTURE[1] - spare))
    _note(canvas, entry.note, box)
    top = box.bottom - 2 - high
    canvas.fill(inks(entry.ramp)[2], (box.x + 2, top, SIDE - 4, high))
    ink, shadow = name_ink(entry.ramp)
    for number, line in enumerate(lines):
        y_line = top + 1 + number * _pitch()
        text.line(canvas, line, box.centerx, y_line, ink, text.SMALL, "centre", shadow)


def shelf_lines(entry: Entry) -> tuple[str, ...]:
    """The name of a card on its shelf, in lines."""
    return name_lines(entry, SIDE - 4, 3)


def _note(canvas: Canvas, said: str, box: pygame.Rect) -> None:
    """What stands on the picture, in its upper left corner."""
    if said:
        wide = min(text.width(said, text.SMALL) + 4, SIDE - 5)
        canvas.fill("k0", (box.x + 3, box.y + 3, wide, _pitch() + 1))
        text.line(canvas, said, box.x + 5, box.y + 3, "y5", text.SMALL)


def _pitch() -> int:
    """From one line of a name to the next: closer than in a paragraph."""
    return text.real_size(text.SMALL)


def link_height(entry: Entry) -> int:
    """How high a link with a picture is."""
    return 24 + len(name_lines(entry, LINK - 4)) * text.real_size(text.SMALL) + 2


def link(canvas: Canvas, entry: Entry, box: pygame.Rect, hot: bool) -> None:
    """A link as a small card."""
    canvas.shadow(box, (1, 2), -1, 1)
    frame(canvas, box, entry.ramp)
    left = box.centerx - PICTURE[0] // 2
    canvas.fill("k0", (left - 1, box.y + 2, PICTURE[0] + 2, 20))
    canvas.blit(painted(entry), left, box.y + 3, (0, 12, PICTURE[0], 18))
    below = pygame.Rect(box.x, box.y + 22, box.w, box.h - 23)
    _name(canvas, name_lines(entry, box.w - 4), entry.ramp, box.centerx, below, "centre")
    if hot:
        canvas.ring(box, ("y4",))


def row_lines(entry: Entry, wide: int) -> tuple[str, ...]:
    """The name of a link of this width without a picture, in lines."""
    return name_lines(entry, wide - ROW - 4, 3)


def link_row(canvas: Canvas, entry: Entry, box: pygame.Rect, hot: bool) -> None:
    """A link as a strip with a corner of the picture."""
    frame(canvas, box, entry.ramp)
    high = min(box.h - 4, PICTURE[1])
    area = ((PICTURE[0] - ROW + 4) // 2, (PICTURE[1] - high) // 2, ROW - 4, high)
    canvas.blit(painted(entry), box.x + 2, box.y + 2, area)
    _name(canvas, row_lines(entry, box.w), entry.ramp, box.x + ROW + 1, box, "left")
    if hot:
        canvas.ring(box, ("y4",))


def _name(
    canvas: Canvas, lines: tuple[str, ...], ramp: str, x: int, box: pygame.Rect, align: text.Align
) -> None:
    """A name in the middle of the height of a box."""
    ink, shadow = name_ink(ramp)
    pitch = text.real_size(text.SMALL)
    top = box.centery - len(lines) * pitch // 2
    for number, line in enumerate(lines):
        text.line(canvas, line, x, top + number * pitch, ink, text.SMALL, align, shadow)
