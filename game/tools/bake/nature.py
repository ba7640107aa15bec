"""Trees, peaks and clouds, for boards and for card pictures alike."""

from __future__ import annotations

import math

import pygame

from game.tools.bake.grain import Grain
from game.ui.canvas import Canvas

Span = tuple[int, int]


def ball_tree(canvas: Canvas, x: int, y: int, radius: int = 5, ramp: str = "g") -> None:
    """A round tree lit from the top left; (x, y) is the foot of its trunk."""
    canvas.fill("w1", (x - 1, y - 3, 3, 4))
    canvas.pixel(x - 1, y - 2, "w3")
    middle = y - radius - 1
    for size, shift, shade in ((radius + 1, (0, 0), 0), (radius, (0, 0), 2), (radius - 1, (-1, -1), 3)):
        canvas.circle((x + shift[0], middle + shift[1]), size, f"{ramp}{shade}")
    if radius > 3:
        canvas.circle((x - 1, middle - 2), radius - 3, f"{ramp}4")
    canvas.pixel(x - 2, middle - 3, f"{ramp}5")
    for dx, dy in ((2, 2), (0, 3), (3, 0)):
        canvas.pixel(x + dx, middle + dy, f"{ramp}1")


def peak(canvas: Canvas, x: int, top: int, size: Span, inks: str = "s4 s3 s1 s5 s4", jag: float = 1) -> None:
    """A ragged mountain of *size* (width, height) under (x, top).

    The inks are: lit, middle, dark, snow, snow in shade.
    """
    lit, middle, dark, snow, grey = inks.split()
    width, height = size
    grain = Grain(x * 31 + height)
    jitter = [(grain.unit() * 2 - 1) * jag for _ in range(height + 1)]
    for row in range(height):
        share = row / height
        left = x - width / 2 * share + jitter[row]
        right = x + width / 2 * share + jitter[-row]
        ridge = x + math.sin(row * 0.7 + x) * (1 + share * 2)
        for px in range(int(left), int(right) + 1):
            if row > height - 4 and (px * 7 + row * 3) % 5 < row - height + 4:
                continue
            ink = lit if px < ridge - share * width * 0.12 else middle if px < ridge + 1 else dark
            if share < 0.36 + 0.08 * math.sin(px * 1.7):
                ink = snow if px < ridge + 1 else grey
            canvas.pixel(px, top + row, ink)


def pine(canvas: Canvas, x: int, foot: int, height: int, ramp: str = "g") -> None:
    """A fir of three tiers on (x, foot)."""
    for row in range(height):
        tier = row % max(3, height // 3) + row // 3
        half = max(0, tier * 2 // 3)
        for dx in range(-half, half + 1):
            shade = 2 if dx < 0 and row % 3 else 1 if dx <= 0 else 0
            canvas.pixel(x + dx, foot - height + row, f"{ramp}{shade}")


def cloud(canvas: Canvas, x: int, y: int, radius: int, light: str = "p5", dark: str = "b5") -> None:
    """A heap of four balls, the left ones lit."""
    balls = (
        (0, 0, radius),
        (-radius, 1, radius * 2 // 3),
        (radius, 1, radius * 3 // 4),
        (2 * radius, 2, radius // 2),
    )
    for dx, dy, size in balls:
        canvas.circle((x + dx, y + dy + 1), size, dark)
    for dx, dy, size in balls[:3]:
        canvas.circle((x + dx - 1, y + dy - 1), max(1, size - 1), light)


def oval(w: int, h: int, middle: tuple[float, float], radii: tuple[float, float]) -> bytes:
    """A mask of w*h bytes: 255 inside the ellipse."""
    (cx, cy), (rx, ry) = middle, radii
    return bytes(
        255 if ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 else 0 for y in range(h) for x in range(w)
    )


def contact_shadow(canvas: Canvas, box: pygame.Rect, steps: int = -2) -> None:
    """The flat shadow of a thing standing in *box*."""
    mask = oval(box.w, 7, (box.w / 2, 3), (box.w * 0.48, 3.2))
    canvas.shade((box.x + 2, box.bottom - 5, box.w, 7), steps, mask)
