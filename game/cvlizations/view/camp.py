"""A tribe's camp: it grows with its ideas and its happiness."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cvlizations.catalog import IDEA_KINDS
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import pieces
from game.ui import sprites
from game.ui.canvas import Canvas

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


def draw(canvas: Canvas, state: CvlizationsState, tribe: int, box: pygame.Rect, happiness: int) -> None:
    """The picture of a camp, 122 px wide; high ones show more sky."""
    seats = state.options.seats
    ideas = state.ideas[tribe] if tribe < seats else ()
    kinds = tuple(sum(pieces.BOOK.kind[card] == kind for card in ideas) for kind in range(len(IDEA_KINDS)))
    land = tribe if tribe < seats else NEUTRAL + (tribe - seats) % 2
    canvas.blit(_painted(tribe, land, kinds, happiness, box.h > 40), box.x, box.y)
    canvas.frame(box.inflate(2, 2), "k0")


@lru_cache(maxsize=64)
def _painted(tribe: int, land: int, kinds: tuple[int, ...], happiness: int, wide: bool) -> pygame.Surface:
    ground = sprites.sprite(f"cvlizations/camps/{'wide' if wide else 'land'}_{land}")
    canvas = Canvas(ground.copy())
    w, h = ground.get_size()
    foot = h - 4
    count = sum(kinds)
    tents = sum(count >= need for need in TENTS)
    houses = sum(count >= need for need in HOUSES)
    _stand(canvas, kinds, w, foot - (11 if wide else 5))
    ramp = pieces.main_ramp(tribe)
    for number in range(tents):
        name = f"cvlizations/camps/{'house' if number < houses else 'tent'}"
        dwelling = sprites.recoloured(name, {"r": ramp} if ramp != "r" else {})
        canvas.put(dwelling, 1 + number * 17, foot - dwelling.get_height() + 1 + number % 2, (2, 1), -1)
    canvas.blit(sprites.sprite("icons/torch"), 8 + tents * 17, foot - 9)
    person = sprites.sprite(f"seats/meeple_{tribe}")
    for number in range(sum(happiness >= need for need in PEOPLE)):
        canvas.put(person, w - 13 - number * 12, foot - 9 + number % 2, (1, 1), -1)
    return canvas.surface


def _stand(canvas: Canvas, kinds: tuple[int, ...], w: int, foot: int) -> None:
    """In the row behind: one sign for every kind of idea, a second one from three ideas on, side by side."""
    signs = [
        sprites.sprite(f"cvlizations/camps/{STANDING[kind]}")
        for kind, count in zip(IDEA_KINDS, kinds)
        for _ in range(min(2, (count + 1) // 2))
    ]
    need = sum(picture.get_width() + 1 for picture in signs)
    tight = max(0, need - (w - 6)) / max(1, len(signs) - 1)
    x = float(w - 3)
    for picture in signs:
        canvas.put(picture, round(x) - picture.get_width(), foot - picture.get_height(), (1, 1), -1)
        x -= picture.get_width() + 1 - tight
