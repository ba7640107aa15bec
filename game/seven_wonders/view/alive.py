"""What moves at rest: the water before a wonder sways, stars and lamps twinkle, the seat's banner waves."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from game.seven_wonders.view import pieces, wonder
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import Sight
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.pixels import from_pixels, index, pixels_of, steps_table

BEAT = 0.4
"""Seconds from one frame to the next."""
SWAY = (0, 1, 2, 1)
"""How far water is moved aside in each frame."""
SHORE, RUN = 38, 8
"""From which row of a picture on, and from which width, blue is water."""
WIDE, HIGH, STIFF, TAILS = 13, 22, 9, 5
"""The banner: its size, how much of it hangs straight, how long its tails are."""
WAVE = (0, 1, 0, -1)
LIGHTS = ("p5", "p4", "y5", "y4", "o4", "o5", "s5", "s4")


def draw(canvas: Canvas, sight: Sight) -> None:
    """The frame that is due, of the city that is decided for."""
    state, party = sight.state, sight.party
    if sight.shown != party or state.phase == "wonders":
        return
    art, frame = place("wonder.art"), sight.picture.loops.frame(BEAT) % len(SWAY)
    if frame:
        canvas.blit(_frame(pieces.panorama_name(state, party), frame), art.x, art.y)
        for number, box in enumerate(wonder.stages(state, party)):
            pieces.cast(canvas, box)
            canvas.blit(wonder.plate(state, party, number), box.x, box.y)
    _banner(canvas, party, art.x + 6, art.y, frame)


def _banner(canvas: Canvas, party: int, x: int, y: int, frame: int) -> None:
    """The seat's banner hangs from the rail; its lower end waves and parts into two tails."""
    ink = palette.title_bar(party % 8)
    for row in range(HIGH):
        left = x + (WAVE[(frame + row // 6) % len(WAVE)] if row > STIFF else 0)
        gap = 2 * max(0, row - (HIGH - TAILS)) + 1 if row > HIGH - TAILS else 0
        half = (WIDE - gap) // 2
        for start, wide in ((left, half), (left + WIDE - half, half)) if gap else ((left, WIDE),):
            canvas.across(start, y + row, wide, "k0")
            canvas.across(start + 1, y + row, max(0, wide - 2), ink)
    emblem = sprites.sprite(f"seats/emblem_{party % 8}")
    canvas.blit(emblem, x + WIDE // 2 - emblem.get_width() // 2, y + 3)


@lru_cache(maxsize=12)
def _frame(name: str, frame: int) -> pygame.Surface:
    """A wonder's picture with its water swayed and its lights changed."""
    wide, high = place("wonder.art").size
    pixels = pixels_of(sprites.sprite(name).subsurface((0, 0, wide, high)))
    rows = [bytearray(pixels[y * wide : (y + 1) * wide]) for y in range(high)]
    for y in range(SHORE, high):
        _sway(rows[y], SWAY[frame] if y % 2 else -SWAY[frame])
    _twinkle(rows, frame)
    return from_pixels((wide, high), b"".join(rows))


def _sway(row: bytearray, aside: int) -> None:
    """Move every stretch of water in a row."""
    water, start = _inks("bt", "012345"), 0
    for x in range(len(row) + 1):
        if x < len(row) and row[x] in water:
            continue
        if x - start >= RUN:
            stretch = row[start:x]
            row[start:x] = stretch[-aside:] + stretch[:-aside]
        start = x + 1


def _twinkle(rows: list[bytearray], frame: int) -> None:
    """Every fourth light that is alone amid the dark is dimmed in each frame."""
    bright, dark = {index(name) for name in LIGHTS}, _inks("kpwroygtbvsnm", "012")
    dimmed = steps_table(-2)
    for y in range(1, len(rows) - 1):
        above, row, below = rows[y - 1], rows[y], rows[y + 1]
        for x in range(1, len(row) - 1):
            due = row[x] in bright and (7 * x + 3 * y) % len(SWAY) == frame
            if due and {row[x - 1], row[x + 1], above[x], below[x]} <= dark:
                row[x] = dimmed[row[x]]


@cache
def _inks(ramps: str, shades: str) -> frozenset[int]:
    """The pixel values of some shades of some ramps."""
    return frozenset(index(name) for name in palette.names() if name[0] in ramps and name[1] in shades)
