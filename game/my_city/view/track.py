"""The track to 50 as a row of the score: where the own flag stands, a ruler with everybody's flags."""

from __future__ import annotations

import pygame

from game.my_city.state import MyCityState
from game.my_city.view import pieces
from game.my_city.view.account import TRACK
from game.my_city.view.places import place
from game.my_city.view.sight import ROW_SPOT, Sight
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

STEP = 2
"""A step of the ruler, in pixels."""
PIN = 3
"""How wide a flag's pin on the ruler is, in pixels."""


def ruler(top: int) -> pygame.Rect:
    """Where the ruler lies that has so many steps."""
    box = place("summary.track")
    return pygame.Rect(box.x + (box.w - STEP * top) // 2, box.bottom - 9, STEP * top, 5)


def draw(canvas: Canvas, sight: Sight, marker: int, after: int, lit: bool = False) -> None:
    """The row of the city that lies there large; *after*: where its marker goes as planned."""
    box, seat, state = place("summary.track"), sight.seat, sight.state
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "y5" if lit else "p5", 1)
    flag = sprites.sprite(f"seats/flag_{seat}")
    canvas.blit(flag, box.x + 4, box.y + 3)
    right, middle = box.right - 2, box.y + 4
    big(
        canvas,
        after,
        right,
        middle,
        "r2" if after < marker else "g2" if after > marker else "k1",
        None,
        "right",
    )
    room = right - big_width(after) - 3
    if after != marker:
        room = _moves(canvas, after - marker, box.x + 93, middle)
    room -= box.x + 16
    label = words("my_city.view.row.track", top=state.mode.top)
    if text.width(label, text.SMALL) > room:
        label = words("my_city.view.track")
    text.snug(canvas, label, box.x + 15, box.y + 1 + text.middle(13, text.SMALL), room, "k1", text.SMALL)
    _ruler(canvas, state, seat, marker, after)
    if sight.picture.here == (ROW_SPOT, TRACK):
        frames.ring(canvas, box.inflate(-2, -2), "hint")


def _moves(canvas: Canvas, steps: int, right: int, y: int) -> int:
    """So many steps on or back; returns where that begins."""
    said = f"{steps:+d}"
    wide = big_width(said) + 5
    canvas.rounded((right - wide, y - 2, wide, 11), "g2" if steps > 0 else "r2", 1)
    big(canvas, said, right - 3, y, "p5", None, "right")
    return right - wide - 2


def _ruler(canvas: Canvas, state: MyCityState, seat: int, marker: int, after: int) -> None:
    """The steps in tens, filled as far as the flag has come; the way of what is planned; all flags."""
    top = state.mode.top
    box = ruler(top)
    main, dark = pieces.inks(seat)
    canvas.fill("k0", box.inflate(2, 2))
    canvas.fill("w4", box)
    low, high = (_across(box, points) - box.x for points in sorted((marker, after)))
    canvas.fill(main, (box.x, box.y, low, box.h))
    canvas.across(box.x, box.bottom - 1, low, dark)
    canvas.fill("g4" if after > marker else "r4", (box.x + low, box.y, high - low, box.h))
    for tenth in range(10, top, 10):
        canvas.down(_across(box, tenth), box.y, box.h, "w2")
    taken: dict[int, int] = {}
    for other in sorted(range(len(state.cities)), key=lambda number: number == seat):
        points = marker if other == seat else state.cities[other].marker
        beside = taken.get(points, 0)
        taken[points] = beside + 1
        _pin(canvas, _across(box, points) + (PIN + 1) * beside, box.y, other)


def _across(box: pygame.Rect, points: int) -> int:
    return box.x + STEP * max(0, min(box.w // STEP, points))


def _pin(canvas: Canvas, x: int, bottom: int, seat: int) -> None:
    """A small flag that stands on the ruler."""
    main, _ = pieces.inks(seat)
    canvas.fill("k0", (x - 2, bottom - 5, PIN + 2, 6))
    canvas.fill(main, (x - 1, bottom - 4, PIN, 4))
