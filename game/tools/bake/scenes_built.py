"""Painted backgrounds made by people: city, interior, workshop, battlefield, temple."""

from __future__ import annotations

import math

from game.tools.bake.grain import Grain
from game.tools.bake.nature import cloud
from game.tools.bake.scenery import glow, gradient, hills, land
from game.ui import palette
from game.ui.canvas import Canvas

SKYLINE = (("v2", "m4", 0.42, 0.25), ("v1", "y4", 0.52, 0.35), ("k1", "y4", 0.62, 0.5))
"""Layers of houses from the back: wall, window, height of the roofs, share of lit windows."""


def city(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "v1 v2 m3 o4 y4")
    for wall, window, top, share in SKYLINE:
        x = -grain.below(6)
        while x < w:
            wide = grain.between(6, 13)
            y = int(h * top + grain.between(-h // 8, h // 8 + 1))
            canvas.fill(wall, (x, y, wide, h - y))
            if grain.unit() < 0.4:
                canvas.polygon([(x, y), (x + wide // 2, y - 5), (x + wide - 1, y)], wall)
            canvas.down(x, y, h - y, palette.shaded(wall, 1))
            _windows(canvas, grain, (x + 2, y + 3, x + wide - 2, h - 2), window, share)
            x += wide + grain.below(2)


def _windows(canvas: Canvas, grain: Grain, area: tuple[int, int, int, int], ink: str, share: float) -> None:
    left, top, right, bottom = area
    for y in range(top, bottom, 4):
        for x in range(left, right, 3):
            if grain.unit() < share:
                canvas.down(x, y, 2, ink)


def interior(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    floor = int(h * 0.7)
    canvas.fill("w1")
    for x in range(0, w, 10):
        canvas.fill("w2", (x, 0, 8, floor))
        canvas.down(x, 0, floor, "w3")
    canvas.fill("w0", (0, floor - 2, w, 2))
    for row, y in enumerate(range(floor, h, 5)):
        canvas.fill("w3", (0, y, w, 4))
        canvas.across(0, y, w, "w4")
        canvas.fill("w1", (0, y + 4, w, 1))
        for x in range(row * 13 % 22, w, 22):
            canvas.down(x, y, 5, "w1")
    _window(canvas, seed)


def _window(canvas: Canvas, seed: int) -> None:
    """A bright window on the left (odd seeds) or right, and the light it throws."""
    w, h = canvas.rect.size
    wide, tall, y = max(14, w // 5), int(h * 0.44), int(h * 0.12)
    left = seed % 2 == 1
    x = w // 8 if left else w - w // 8 - wide
    canvas.fill("w0", (x - 2, y - 2, wide + 4, tall + 4))
    gradient(canvas, (x, y, wide, tall), "b4 b5 y5")
    canvas.down(x + wide // 2, y, tall, "w4")
    canvas.across(x, y + tall // 2, wide, "w4")
    for step in range(int(h * 0.8)):
        beam = bytes(0 if column % 3 == step % 2 else 255 for column in range(wide))
        shift = step // 2 if left else -(step // 2)
        canvas.shade((x + shift, y + tall // 2 + step, wide, 1), 1, beam)


def workshop(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    canvas.fill("s1")
    for row, y in enumerate(range(0, h, 6)):
        for x in range(-(row % 2) * 6, w, 12):
            canvas.fill(grain.pick(("s2", "s2", "k2")), (x, y, 11, 5))
            canvas.across(x, y, 11, "s3")
    shelf = int(h * 0.3)
    canvas.fill("w1", (0, shelf + 2, w, 2))
    canvas.fill("w4", (0, shelf, w, 2))
    x = 3
    while x < w - 6:
        _jar(canvas, grain.below(4), x, shelf)
        x += grain.between(5, 10)
    bench = int(h * 0.74)
    canvas.fill("w3", (0, bench, w, h - bench))
    canvas.across(0, bench, w, "w5")
    canvas.fill("w4", (0, bench + 1, w, 2))
    for x in range(3, w, 17):
        canvas.across(x, bench + 5, 9, "w2")
    glow(canvas, (w * 0.5, h * 0.45), h * 0.5)


def _jar(canvas: Canvas, kind: int, x: int, shelf: int) -> None:
    if kind == 1:
        canvas.circle((x + 2, shelf - 3), 3, "t3")
        canvas.fill("t4", (x + 1, shelf - 8, 2, 3))
        return
    ramp, wide, tall = (("r", 4, 7), ("", 0, 0), ("y", 5, 5), ("b", 3, 9))[kind]
    canvas.fill(f"{ramp}3", (x, shelf - tall, wide, tall))
    canvas.down(x, shelf - tall, tall, f"{ramp}4")


def battlefield(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "r1 r2 o3 y4 y5")
    for _ in range(4):
        x = grain.below(w)
        for step in range(12):
            spot = x + int(math.sin(step * 0.8) * 3) + step // 2, int(h * 0.66) - step * h // 18
            canvas.circle(spot, 2 + step // 3, "k2" if step > 5 else "r1")
    land(canvas, hills(w, h * 0.62, h * 0.05, seed, (37, 13)), "r1", "o3")
    for _ in range(w // 5):
        _spearman(canvas, grain, grain.below(w), int(h * 0.66 + grain.unit() * h * 0.1))
    land(canvas, hills(w, h * 0.78, h * 0.06, seed + 2, (29, 11)), "w1", "o2")
    land(canvas, hills(w, h * 0.9, h * 0.04, seed + 5, (19, 11)), "w0", "w2")


def _spearman(canvas: Canvas, grain: Grain, x: int, y: int) -> None:
    length = grain.between(9, 16)
    canvas.line((x, y), (x + 2, y - length), "k1")
    if grain.unit() < 0.25:
        canvas.polygon([(x + 2, y - length), (x + 9, y - length + 2), (x + 2, y - length + 5)], "r3")
    canvas.circle((x, y - 3), 2, "k1")


def temple(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "b3 b4 b5 y5")
    cloud(canvas, grain.below(w), h // 6, max(3, h // 14))
    land(canvas, hills(w, h * 0.6, h * 0.07, seed, (37, 17)), "t3", "t4")
    foot, left, right, eave = int(h * 0.8), int(w * 0.08), int(w * 0.92), int(h * 0.3)
    top = eave - h // 6
    canvas.polygon([(left - 2, eave), (w // 2, top), (right + 2, eave)], "p3")
    canvas.polygon([(left + 8, eave - 1), (w // 2, top + 3), (right - 8, eave - 1)], "p1")
    canvas.line((left - 2, eave), (w // 2, top), "p5")
    canvas.fill("p4", (left - 2, eave, right - left + 4, 4))
    canvas.across(left - 2, eave + 3, right - left + 4, "p2")
    canvas.fill("k2", (left + 2, eave + 4, right - left - 4, foot - eave - 4))
    columns = max(4, (right - left) // 15)
    for number in range(columns):
        _column(canvas, left + 2 + number * (right - left - 10) // (columns - 1), eave + 4, foot)
    for y in range(foot, h, 3):
        canvas.fill("p3", (0, y, w, 3))
        canvas.across(0, y, w, "p5")
        canvas.across(0, y + 2, w, "p1")


def _column(canvas: Canvas, x: int, top: int, foot: int) -> None:
    for step, ink in enumerate(("p5", "p4", "p4", "p3", "p2", "p1")):
        canvas.down(x + step, top, foot - top, ink)
    canvas.fill("p5", (x - 1, top, 8, 2))
    canvas.fill("p3", (x - 1, foot - 3, 8, 3))
