"""Painted backgrounds under the open sky: desert, sea, mountain, night, forest."""

from __future__ import annotations

from game.tools.bake.grain import Grain
from game.tools.bake.nature import cloud, peak, pine
from game.tools.bake.scenery import gradient, hills, land
from game.ui import palette
from game.ui.canvas import Canvas


def desert(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    horizon = int(h * 0.58)
    gradient(canvas, (0, 0, w, horizon + 6), "b3 b4 y5 o5")
    sun, radius = (grain.between(w // 5, w - w // 5), h // 4), max(4, h // 10)
    canvas.circle(sun, radius, "y4")
    canvas.circle((sun[0] - 1, sun[1] - 1), max(3, radius - 1), "y5")
    land(canvas, hills(w, horizon, h * 0.07, seed, (61, 23)), "o4", "o5")
    land(canvas, hills(w, horizon + h * 0.14, h * 0.12, seed + 1, (47, 29)), "y3", "y4", "o3")
    land(canvas, hills(w, horizon + h * 0.3, h * 0.12, seed + 2, (71, 17)), "o3", "y4", "o2")


def sea(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    horizon = int(h * 0.58)
    gradient(canvas, (0, 0, w, horizon), "b3 b4 b5 p5")
    for _ in range(2):
        cloud(canvas, grain.below(w), grain.between(h // 8, h // 3), max(3, h // 12))
    gradient(canvas, (0, horizon, w, h - horizon), "b3 b2 b2 b1")
    canvas.across(0, horizon, w, "b5")
    for _ in range(w * (h - horizon) // 34):
        y = horizon + 2 + int((h - horizon - 3) * grain.unit() ** 1.2)
        length = 1 + (y - horizon) // 6
        canvas.across(grain.below(w), y, length + grain.below(3), grain.pick(("b4", "b4", "b3", "b5")))
    if seed % 2:
        isle = grain.below(w)
        canvas.ellipse((isle - 14, horizon - 4, 28, 8), "t2")
        canvas.ellipse((isle - 12, horizon - 4, 16, 6), "t3")
        canvas.fill("b3", (0, horizon + 1, w, 3))


def mountain(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "b2 b3 b4 b5 p5")
    for place in range(3):
        x = int(w * (0.15 + 0.36 * place)) + grain.between(-5, 6)
        top = int(h * (0.32 - 0.14 * (place == 1)))
        peak(canvas, x, top, (int(w * 0.6), int(h * 0.6)), "b4 b3 b2 s5 s4")
    peak(canvas, int(w * (0.3 + 0.4 * grain.unit())), int(h * 0.2), (int(w * 0.6), int(h * 0.8)))
    land(canvas, hills(w, h * 0.78, h * 0.06, seed, (31, 13)), "g2", "g3")
    for x in range(2, w, 5):
        pine(canvas, x + grain.between(-1, 2), int(h * 0.86) + grain.between(-3, 4), grain.between(7, 12))
    land(canvas, hills(w, h * 0.9, h * 0.05, seed + 4, (41, 17)), "g3", "g4")


def night(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "k0 b0 b1 v1 v2")
    for _ in range(w * h // 50):
        x, y = grain.below(w), grain.below(int(h * 0.8))
        canvas.pixel(x, y, grain.pick(("b4", "b5", "p5", "v3", "b3")))
        if grain.unit() < 0.06:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                canvas.pixel(x + dx, y + dy, "b3")
    moon, radius = (grain.between(w // 5, w - w // 5), h // 4), max(4, h // 9)
    canvas.circle(moon, radius, "y5")
    canvas.circle((moon[0] + 1, moon[1] + 1), radius - 1, "y4")
    canvas.circle((moon[0] - 1, moon[1] - 1), radius - 1, "y5")
    canvas.pixel(moon[0] + 1, moon[1], "y3")
    canvas.pixel(moon[0] - 2, moon[1] + 2, "y3")
    land(canvas, hills(w, h * 0.74, h * 0.08, seed, (43, 19)), "b0", "b1")
    land(canvas, hills(w, h * 0.86, h * 0.07, seed + 3, (57, 13)), "k0", "b0")


def forest(canvas: Canvas, grain: Grain, seed: int) -> None:
    w, h = canvas.rect.size
    gradient(canvas, (0, 0, w, h), "g3 g4 g5 g4 g3")
    for layer, (ink, trunks, thick) in enumerate((("g3", 6, 2), ("g2", 5, 3), ("g1", 4, 4))):
        lit = palette.shaded(ink, 1)
        for number in range(trunks):
            x = int((number + grain.unit()) * w / trunks)
            canvas.fill(ink, (x, 0, thick, h))
            canvas.down(x, 0, h, lit)
        for _ in range(w // 4):
            spot = grain.below(w), grain.below(int(h * (0.34 - layer * 0.08)) + 1)
            canvas.circle(spot, grain.between(3, 6), ink)
        for _ in range(w // 6):
            canvas.across(grain.below(w), grain.below(int(h * (0.3 - layer * 0.08)) + 1), 2, lit)
    land(canvas, hills(w, h * 0.8, h * 0.05, seed, (37, 11)), "g2", "g4")
    land(canvas, hills(w, h * 0.92, h * 0.04, seed + 1, (23, 9)), "g1", "g3")
