"""A tribe's camp: it grows with its ideas and its happiness."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cvlizations.catalog import IDEA_KINDS
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import pieces
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import from_pixels, pixels_of

NEUTRAL = 5
"""The first of the lands for neutral tribes."""
TENTS = (0, 2, 4, 7)
"""With so many ideas a further tent stands."""
HOUSES = (5, 7, 9, 11)
"""With so many ideas a further tent has become a house."""
PEOPLE = (0, 3, 7, 12)
"""With so much happiness one more person walks about."""
STANDING = {"building": "hut", "tool": "rack", "ideology": "totem", "invention": "mill"}
"""What stands for the ideas of a kind."""


FRAMES = 4
"""So many pictures of a camp follow each other while the table is at rest."""
PUFFS = ((2, 0), (3, 1), (3, 2), (2, 4))
"""Smoke in each frame: how wide it is, how far the wind has carried it."""
CHIMNEY = 18
"""How far from a house's left edge its chimney stands."""
SAILS = 14
"""How much of a mill from its top turns."""


def draw(
    canvas: Canvas, state: CvlizationsState, tribe: int, box: pygame.Rect, happiness: int, frame: int = 0
) -> None:
    """A frame of the picture of a camp, 122 px wide; high ones show more sky."""
    seats = state.options.seats
    ideas = state.ideas[tribe] if tribe < seats else ()
    kinds = tuple(sum(pieces.BOOK.kind[card] == kind for card in ideas) for kind in range(len(IDEA_KINDS)))
    land = tribe if tribe < seats else NEUTRAL + (tribe - seats) % 2
    canvas.blit(_painted(tribe, land, kinds, happiness, box.h > 40, frame % FRAMES), box.x, box.y)
    canvas.frame(box.inflate(2, 2), "k0")


@lru_cache(maxsize=128)
def _painted(
    tribe: int, land: int, kinds: tuple[int, ...], happiness: int, wide: bool, frame: int
) -> pygame.Surface:
    ground = sprites.sprite(f"cvlizations/camps/{'wide' if wide else 'land'}_{land}")
    canvas = Canvas(ground.copy())
    w, h = ground.get_size()
    foot = h - 4
    count = sum(kinds)
    tents = sum(count >= need for need in TENTS)
    houses = sum(count >= need for need in HOUSES)
    _stand(canvas, kinds, w, foot - (11 if wide else 5), frame)
    ramp = pieces.main_ramp(tribe)
    for number in range(tents):
        name = f"cvlizations/camps/{'house' if number < houses else 'tent'}"
        dwelling = sprites.recoloured(name, {"r": ramp} if ramp != "r" else {})
        top = foot - dwelling.get_height() + 1 + number % 2
        canvas.put(dwelling, 1 + number * 17, top, (2, 1), -1)
        if number < houses:
            _smoke(canvas, 1 + number * 17 + CHIMNEY, top, (frame + number) % FRAMES)
    _fire(canvas, 8 + tents * 17, foot - 9, frame)
    person = sprites.sprite(f"seats/meeple_{tribe}")
    for number in range(sum(happiness >= need for need in PEOPLE)):
        hop = 1 if number == frame else 0
        canvas.put(person, w - 13 - number * 12, foot - 9 + number % 2 - hop, (1, 1 + hop), -1)
    return canvas.surface


def _fire(canvas: Canvas, x: int, y: int, frame: int) -> None:
    """The fire of the camp flickers; its smoke goes up."""
    torch = sprites.sprite("icons/torch")
    _smoke(canvas, x + 5, y, frame)
    canvas.blit(pygame.transform.flip(torch, bool(frame % 2), False), x, y - (frame == 1))


def _smoke(canvas: Canvas, x: int, y: int, frame: int) -> None:
    """A puff, ever higher and thinner."""
    wide, drift = PUFFS[frame]
    left, top = x + drift, y - 3 - 3 * frame
    canvas.fill("s3" if frame < 3 else "s4", (left, top + 1, wide, 2))
    canvas.fill("p4" if frame < 3 else "p3", (left, top, wide, 2))


@lru_cache(maxsize=2)
def _turned(frame: int) -> pygame.Surface:
    """A mill whose sails have turned on by so many frames."""
    mill = sprites.sprite(f"cvlizations/camps/{STANDING['invention']}")
    if not frame:
        return mill
    (w, h), pixels = mill.get_size(), pixels_of(mill)
    rows = [pixels[y * w : (y + 1) * w] for y in range(h)]
    return from_pixels((w, h), b"".join(row[::-1] if y < SAILS else row for y, row in enumerate(rows)))


def _stand(canvas: Canvas, kinds: tuple[int, ...], w: int, foot: int, frame: int) -> None:
    """In the row behind: one sign for every kind of idea, a second one from three ideas on, side by side."""
    signs = []
    for kind, count in zip(IDEA_KINDS, kinds):
        sign = sprites.sprite(f"cvlizations/camps/{STANDING[kind]}")
        signs += [_turned(frame % 2) if kind == "invention" else sign] * min(2, (count + 1) // 2)
    need = sum(picture.get_width() + 1 for picture in signs)
    tight = max(0, need - (w - 6)) / max(1, len(signs) - 1)
    x = float(w - 3)
    for picture in signs:
        canvas.put(picture, round(x) - picture.get_width(), foot - picture.get_height(), (1, 1), -1)
        x -= picture.get_width() + 1 - tight
