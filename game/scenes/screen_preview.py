"""What the settings show of the screen: the window on it, the picture in the window, each to scale."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import SIZE, Point

STAND = 12
"""How high the foot of the painted screen is."""
TITLE_BAR = 4
GAP = 16


class Sizes(NamedTuple):
    """In pixels of the screen; *picture* lies in the window."""

    screen: Point
    window: Point
    picture: pygame.Rect


def draw(canvas: Canvas, box: tuple[int, int, int, int], sizes: Sizes) -> None:
    """Paint the screen on the left and its numbers on the right."""
    x, y, w, h = box
    share = min((w // 2) / sizes.screen[0], (h - STAND - 8) / sizes.screen[1])
    screen = pygame.Rect(x + 4, y + 4, *_scaled(sizes.screen, share))
    _frame(canvas, screen)
    window = _inside(screen, _scaled(sizes.window, share))
    if window.h < screen.h - 2 * TITLE_BAR:
        canvas.fill("p3", (window.x, window.y - TITLE_BAR, window.w, TITLE_BAR))
    canvas.fill("k0", window)
    _picture(canvas, _inside(window, _scaled(sizes.picture.size, share)))
    _numbers(canvas, screen.right + GAP, screen.centery, sizes)


def _scaled(size: Point, share: float) -> Point:
    return max(1, round(size[0] * share)), max(1, round(size[1] * share))


def _inside(outer: pygame.Rect, size: Point) -> pygame.Rect:
    """A box of this size in the middle of another; smaller only if it would not fit there."""
    box = pygame.Rect((0, 0), size)
    if box.w > outer.w or box.h > outer.h:
        box = box.fit(outer)
    box.center = outer.center
    return box


def _frame(canvas: Canvas, screen: pygame.Rect) -> None:
    canvas.shadow(screen.inflate(8, 8), (2, 3), -1, 1)
    canvas.rounded(screen.inflate(8, 8), "k0", 2)
    canvas.rounded(screen.inflate(6, 6), "k3", 1)
    canvas.across(screen.x - 2, screen.y - 3, screen.w + 4, "k4")
    canvas.fill("k0", screen.inflate(2, 2))
    canvas.fill("b1", screen)
    foot = pygame.Rect(screen.centerx - 20, screen.bottom + 4, 40, STAND)
    canvas.fill("k0", (foot.centerx - 7, foot.y, 14, foot.h - 4))
    canvas.fill("k2", (foot.centerx - 6, foot.y, 12, foot.h - 4))
    canvas.rounded((foot.x, foot.bottom - 5, foot.w, 5), "k0", 1)
    canvas.across(foot.x + 1, foot.bottom - 4, foot.w - 2, "k3")
    canvas.across(foot.x + 1, foot.bottom - 3, foot.w - 2, "k2")


def _picture(canvas: Canvas, box: pygame.Rect) -> None:
    """A table between its two rails, with the program's sign on it."""
    canvas.fill("w3", box)
    rail = max(2, box.h // 14)
    canvas.fill("w1", (box.x, box.y, box.w, rail))
    canvas.fill("w1", (box.x, box.bottom - rail, box.w, rail))
    for plank in range(box.y + rail, box.bottom - rail, 9):
        canvas.across(box.x, plank, box.w, "w2")
    sign = sprites.sprite("icons/die")
    if box.h > 3 * sign.get_height():
        canvas.put(sign, box.centerx - sign.get_width() // 2, box.centery - sign.get_height() // 2)


def _numbers(canvas: Canvas, x: int, middle: int, sizes: Sizes) -> None:
    even = sizes.picture.w % SIZE[0] == 0
    factor = f"×{sizes.picture.w // SIZE[0]}" if even else f"×{sizes.picture.w / SIZE[0]:.2f}"
    rows = (
        ("screen", f"{sizes.screen[0]}×{sizes.screen[1]}"),
        ("window", f"{sizes.window[0]}×{sizes.window[1]}"),
        ("enlarged", factor),
    )
    y = middle - 32
    for name, value in rows:
        text.line(canvas, words(f"scenes.settings.{name}"), x, y, "k3")
        text.line(canvas, value, x + 64, y, "k1")
        y += 17
    key = "even" if even else "blended"
    icon = sprites.sprite("icons/check" if even else "icons/eye")
    canvas.blit(icon, x, y + (14 - icon.get_height()) // 2)
    text.line(
        canvas, words(f"scenes.settings.{key}"), x + 17, y + text.middle(14, text.SMALL), "k2", text.SMALL
    )
