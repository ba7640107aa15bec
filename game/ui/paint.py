"""Recipes for materials and frames (art bible, sections 2, 5 and 6), painted on a canvas.

Each takes a box (x, y, w, h). Grain and fibres come from a fixed seed, so a picture never flickers.
"""

from __future__ import annotations

import random

import pygame

from game.ui.canvas import Canvas
from game.ui.pixels import Box, Ink, blank


def paper(canvas: Canvas, box: Box, seed: int = 1, shadow: bool = True, base: int = 4, cut: int = 2) -> None:
    """A parchment sheet: ink outline, lit rim, sparse fibres. *base* is the shade of the paper."""
    x, y, w, h = box
    light, dark = f"p{min(5, base + 1)}", f"p{base - 2}"
    if shadow:
        canvas.shadow(box, (2, 3), -2, cut)
    canvas.rounded(box, "k1", cut)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"p{base - 1}", cut)
    canvas.rounded((x + 2, y + 2, w - 4, h - 4), f"p{base}", cut)
    canvas.across(x + 3, y + 1, w - 6, light)
    canvas.down(x + 1, y + 3, h - 6, light)
    canvas.across(x + 3, y + h - 2, w - 6, dark)
    canvas.down(x + w - 2, y + 3, h - 6, dark)
    grain = random.Random(seed)
    for _ in range(w * h // 260):
        fx, fy = x + grain.randrange(4, max(5, w - 8)), y + grain.randrange(4, max(5, h - 4))
        canvas.across(fx, fy, grain.randrange(1, 4), f"p{base - 1}" if grain.random() < 0.55 else light)


def wood_fill(
    canvas: Canvas,
    box: Box,
    seed: int = 1,
    ramp: str = "w",
    base: int = 2,
    plank: int = 22,
    upright: bool = False,
) -> None:
    """Planks *plank* px high with grain, knots and joints; *upright* turns them by a quarter."""
    x, y, w, h = box
    size = (h, w) if upright else (w, h)
    boards = Canvas(blank(size, f"{ramp}{base}"))
    grain = random.Random(seed)
    for top in range(0, size[1], plank):
        tone = base + grain.choice((0, 0, 0, 0, -1 if base > 2 else 0))
        _plank(boards, grain, top, plank, ramp, tone)
    picture = pygame.transform.rotate(boards.surface, 90) if upright else boards.surface
    canvas.blit(picture, x, y, (0, 0, w, h))


def _plank(boards: Canvas, grain: random.Random, top: int, height: int, ramp: str, tone: int) -> None:
    width = boards.rect.w
    light, dark, deep = f"{ramp}{tone + 1}", f"{ramp}{tone - 1}", f"{ramp}{max(0, tone - 2)}"
    boards.fill(f"{ramp}{tone}", (0, top, width, height))
    for _ in range(width * height // 190):
        gy, gx = top + grain.randrange(2, height), grain.randrange(-20, width)
        length = grain.randrange(6, 46)
        ink = light if grain.random() < 0.45 else dark
        boards.across(gx, gy, length, ink)
        if grain.random() < 0.25:
            boards.across(gx + length - 2, gy + 1, length // 2, ink)
    if grain.random() < 0.5 and height >= 14:
        kx, ky = grain.randrange(10, max(11, width - 10)), top + grain.randrange(6, height - 4)
        boards.ellipse((kx - 4, ky - 2, 9, 5), dark, 1)
        boards.across(kx - 1, ky, 3, deep)
    boards.across(0, top, width, deep)
    boards.across(0, top + 1, width, light)
    joint = grain.randrange(width // 5, max(width // 5 + 1, width))
    boards.down(joint, top, height, deep)
    boards.down(joint + 1, top + 1, height - 1, light)


def cloth(
    canvas: Canvas, box: Box, ramp: str = "g", base: int = 1, seed: int = 3, stitch: bool = True
) -> None:
    """A woven mat with a stitched hem."""
    x, y, w, h = box
    canvas.shadow(box, (1, 2), -1, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{base}", 2)
    weave = random.Random(seed)
    for _ in range(w * h // 24):
        px, py = x + weave.randrange(3, w - 3), y + weave.randrange(3, h - 3)
        canvas.pixel(px, py, f"{ramp}{base + (1 if weave.random() < 0.5 else -1)}" if base else f"{ramp}1")
    canvas.across(x + 3, y + 1, w - 6, f"{ramp}{base + 1}")
    canvas.down(x + 1, y + 3, h - 6, f"{ramp}{base + 1}")
    if stitch:
        thread = f"{ramp}{min(5, base + 2)}"
        for px in range(x + 6, x + w - 7, 5):
            canvas.across(px, y + 4, 3, thread)
            canvas.across(px, y + h - 5, 3, thread)
        for py in range(y + 6, y + h - 7, 5):
            canvas.down(x + 4, py, 3, thread)
            canvas.down(x + w - 5, py, 3, thread)


def wood_frame(
    canvas: Canvas, box: Box, thickness: int = 5, ramp: str = "w", brass: bool = True, fill: Ink | None = None
) -> None:
    """A carved frame with brass corners around an optional *fill*."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}3", 2)
    canvas.bevel((x + 1, y + 1, w - 2, h - 2), f"{ramp}5", f"{ramp}1", 2)
    canvas.bevel((x + 2, y + 2, w - 4, h - 4), f"{ramp}4", f"{ramp}2", 1)
    grain = random.Random(w * 7 + h)
    for _ in range((w + h) // 5):
        if grain.random() < 0.5:
            px = x + grain.randrange(6, max(7, w - 14))
            canvas.across(px, grain.choice((y + 3, y + h - 4)), grain.randrange(3, 9), f"{ramp}2")
        else:
            py = y + grain.randrange(6, max(7, h - 14))
            canvas.down(grain.choice((x + 3, x + w - 4)), py, grain.randrange(3, 9), f"{ramp}2")
    inner = pygame.Rect(box).inflate(-2 * thickness, -2 * thickness)
    canvas.frame(inner.inflate(2, 2), "k0")
    if fill is not None:
        canvas.fill(fill, inner)
    if brass:
        for cx, cy, right, down in ((x, y, 1, 1), (x + w - 1, y, -1, 1), (x, y + h - 1, 1, -1)):
            _brass_corner(canvas, cx, cy, right, down)
        _brass_corner(canvas, x + w - 1, y + h - 1, -1, -1)


def middle(canvas: Canvas, picture: pygame.Surface, box: Box) -> None:
    """A picture in the middle of a box; of a larger one as much of its middle as there is room for."""
    inner, (w, h) = pygame.Rect(box), picture.get_size()
    part = pygame.Rect(max(0, (w - inner.w) // 2), max(0, (h - inner.h) // 2), *inner.size)
    at = inner.x + max(0, (inner.w - w) // 2), inner.y + max(0, (inner.h - h) // 2)
    canvas.blit(picture, *at, part)


def gilt(canvas: Canvas, box: Box, fill: Ink | None = None) -> None:
    """A carved frame in gold without corners."""
    wood_frame(canvas, box, 5, "y", False, fill)


def _brass_corner(canvas: Canvas, cx: int, cy: int, right: int, down: int) -> None:
    for a in range(9):
        for b in range(9):
            if 2 <= a + b < 10 and (a < 4 or b < 4):
                canvas.pixel(cx + a * right, cy + b * down, _brass_ink(a, b, right > 0, down > 0))
    canvas.pixel(cx + 3 * right, cy + 3 * down, "y0")


def _brass_ink(a: int, b: int, left: bool, top: bool) -> str:
    if a == 0 or b == 0:
        return "k0"
    if a + b == 9 or (a == 3 and b >= 3) or (b == 3 and a >= 3):
        return "y1"
    if (a == 1 and b == 1) or (top and b == 1):
        return "y5" if b == 1 and left else "y4"
    return "y3" if a in (1, 2) or b in (1, 2) else "y2"


def slab(
    canvas: Canvas, box: Box, ramp: str = "k", fill: int = 1, lit: int = 2, dark: int = 0, shadow: bool = True
) -> None:
    """A flat plate with a lit line."""
    x, y, w, h = box
    if shadow:
        canvas.shadow(box, (1, 2), -1, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{fill}", 1)
    canvas.bevel((x + 1, y + 1, w - 2, h - 2), f"{ramp}{lit}", f"{ramp}{dark}", 1)


def inset(canvas: Canvas, box: Box, fill: Ink = "k1", lit: Ink = "w4", dark: Ink = "k0") -> None:
    """A tray sunk into what lies below."""
    canvas.fill(fill, box)
    canvas.bevel(box, dark, lit, 0)


def ribbon(canvas: Canvas, box: Box, ramp: str = "w") -> None:
    """A caption ribbon in shade 2 of *ramp*; 16 px is its usual height."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}2", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}4")
    canvas.across(x + 2, y + h - 2, w - 4, f"{ramp}1")


def card(
    canvas: Canvas, box: Box, ramp: str = "p", fill: int = 4, lift: int = 0, chosen: bool = False
) -> pygame.Rect:
    """A blank card lifted by *lift* px, ringed when chosen; returns where it lies."""
    face = pygame.Rect(box).move(0, -lift)
    x, y, w, h = face
    canvas.shadow(face, (1 + lift // 3, 2 + lift), -2, 2)
    canvas.rounded(face, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{fill}", 1)
    light, dark = f"{ramp}{min(5, fill + 1)}", f"{ramp}{max(0, fill - 1)}"
    canvas.across(x + 2, y + 1, w - 4, light)
    canvas.down(x + 1, y + 2, h - 4, light)
    canvas.across(x + 2, y + h - 2, w - 4, dark)
    canvas.down(x + w - 2, y + 2, h - 4, dark)
    if chosen:
        canvas.ring(face, ("y5", "y3", "k0"))
    return face


def rail(canvas: Canvas, box: Box, seed: int = 5, at_top: bool = True) -> None:
    """A carved bar across the screen with a row of brass studs: the top bar, or else the prompt bar."""
    x, y, w, h = box
    wood_fill(canvas, box, seed, "w", 1, 9 if at_top else 12)
    studs = y + h - 1 if at_top else y
    canvas.across(x, studs, w, "y2")
    for px in range(x, x + w, 8):
        canvas.pixel(px, studs, "y4")
    if at_top:
        canvas.across(x, y, w, "w4")
        canvas.across(x, y + h - 2, w, "w0")
        canvas.shade((x, y + h, w, 2), -2)
        canvas.shade((x, y + h + 2, w, 1), -1)
    else:
        canvas.across(x, y + 1, w, "w3")
        canvas.shade((x, y - 1, w, 1), -1)


def struck(canvas: Canvas, box: Box) -> None:
    """Strikes what lies in a box through, from corner to corner."""
    x, y, w, h = box
    for ink, wide in (("k0", 3), ("r4", 1)):
        canvas.line((x, y + h - 1), (x + w - 1, y), ink, wide)
