"""The rooms where games are set up, from above: ``backdrops/floor_<game>``, 640x360, a lamp over the table.

``floor_plain`` is that of a game without a room of its own. Where the table stands says `MIDDLE`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from game.tools.bake.atlas import Sheet
from game.tools.bake.grain import Grain
from game.tools.bake.table_things import round_shadow
from game.ui.canvas import Canvas
from game.ui.light import lamp
from game.ui.paint import wood_fill
from game.ui.pixels import SIZE, blank

W, H = SIZE
MIDDLE = (222, 160)
STARS = ((40, 60), (88, 226), (398, 84), (420, 214), (26, 232), (380, 240), (60, 92))
CONSTELLATIONS = (
    ((20, 40), (52, 52), (70, 40), (98, 66), (84, 92)),
    ((352, 44), (376, 60), (410, 50), (424, 78)),
    ((18, 228), (44, 246), (70, 232), (90, 262)),
    ((352, 262), (384, 240), (420, 256)),
)


def seven_wonders(canvas: Canvas) -> None:
    """A hall paved with slate and sandstone, cracked here and there."""
    grain = Grain(8)
    for x in range(0, W, 40):
        for y in range(0, H, 40):
            ramp, shade = ("s", 3) if (x + y) // 40 % 2 else ("p", 2)
            _slab(canvas, (x, y, 40, 40), ramp, shade)
            for _ in range(2):
                _crack(canvas, grain, (x, y), f"{ramp}{shade - 1}")
    lamp(canvas, MIDDLE, 100, 330, -3.2, -1)


def _slab(canvas: Canvas, box: tuple[int, int, int, int], ramp: str, shade: int) -> None:
    canvas.fill(f"{ramp}{shade}", box)
    canvas.bevel(box, f"{ramp}{shade + 1}", f"{ramp}{shade - 1}", 0)


def _crack(canvas: Canvas, grain: Grain, corner: tuple[int, int], ink: str) -> None:
    x, y = corner[0] + grain.between(4, 36), corner[1] + grain.between(4, 36)
    for _ in range(grain.between(6, 18)):
        canvas.pixel(min(corner[0] + 38, x), min(corner[1] + 38, y), ink)
        x, y = x + 1, y + grain.pick((-1, 0, 1, 1))


def trekking(canvas: Canvas) -> None:
    """Nowhere in particular: stars, and the orbits of what has been."""
    canvas.fill("b0")
    grain = Grain(12)
    for radius in (150, 190, 236, 290, 350):
        for tenth in range(0, 3600, 3):
            angle = math.radians(tenth / 10)
            x, y = int(MIDDLE[0] + math.cos(angle) * radius), int(MIDDLE[1] + math.sin(angle) * radius * 0.8)
            if 0 <= x < W and 0 <= y < H and tenth // 18 % 2 == 0:
                canvas.pixel(x, y, "b1")
    for _ in range(260):
        canvas.pixel(grain.below(W), grain.below(H), grain.pick(("b1", "b1", "b2", "b4")))
    for x, y in STARS:
        for far, ink in ((2, "b2"), (1, "b3")):
            for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
                canvas.pixel(x + dx, y + dy, ink)
        canvas.pixel(x, y, "p5")
    for points in CONSTELLATIONS:
        for start, end in pairwise(points):
            canvas.line(start, end, "b1")
        for x, y in points:
            canvas.fill("b4", (x - 1, y - 1, 2, 2))
    lamp(canvas, MIDDLE, 110, 330, -1, 0.6)


def my_city(canvas: Canvas) -> None:
    """A drawing office: narrow planks, and a green carpet under the desk."""
    wood_fill(canvas, canvas.rect, 21, "w", 3, 12)
    x, y = MIDDLE
    for grown, ink in ((0, "g0"), (2, "g2"), (5, "y2"), (7, "g1"), (10, "g2")):
        canvas.rounded((x - 172 + grown, y - 124 + grown, 344 - 2 * grown, 248 - 2 * grown), ink, 2)
    for left in range(x - 156, x + 156, 12):
        for top in range(y - 108, y + 108, 12):
            canvas.pixel(left + top // 12 % 2 * 6, top, "g3")
            canvas.pixel(left + top // 12 % 2 * 6 + 1, top + 1, "g1")
    for side in (x - 172, x + 171):
        for top in range(y - 122, y + 122, 3):
            canvas.across(side - 4 if side < x else side, top, 5, "p1")
    lamp(canvas, MIDDLE, 120, 340, -2.4, 0)


def cvlizations(canvas: Canvas) -> None:
    """Trodden earth under the open sky, grass and pebbles around the fire."""
    grain = Grain(31)
    canvas.fill("w2")
    for _ in range(2600):
        x, y = grain.below(W), grain.below(H)
        canvas.across(x, y, grain.between(1, 4), grain.pick(("w1", "w3", "w1")))
    for _ in range(420):
        x, y = grain.below(W), grain.below(H)
        if math.hypot(x - MIDDLE[0], (y - MIDDLE[1]) * 1.2) > 110 + grain.below(90):
            _tuft(canvas, grain, x, y)
    for _ in range(90):
        x, y = grain.below(W), grain.below(H)
        canvas.ellipse((x, y, 5, 4), "k1")
        canvas.ellipse((x, y, 4, 3), "s2")
        canvas.pixel(x + 1, y, "s4")
    for step in range(40):
        angle = step / 40 * math.tau
        far = 132 + grain.below(26)
        x, y = round(MIDDLE[0] + math.cos(angle) * far), round(MIDDLE[1] + math.sin(angle) * far * 0.8)
        canvas.fill("w1", (x, y, 3, 2))
        canvas.pixel(x + 1, y - 1, "w1")
    lamp(canvas, MIDDLE, 90, 320, -2.8, 0.6)


def _tuft(canvas: Canvas, grain: Grain, x: int, y: int) -> None:
    for blade in range(grain.between(3, 6)):
        high = grain.between(3, 7)
        canvas.line(
            (x + blade * 2, y),
            (x + blade * 2 + grain.between(-2, 3), y - high),
            grain.pick(("g1", "g2", "g3")),
        )


def troyes_dice(canvas: Canvas) -> None:
    """A tavern's flagstones, straw between them."""
    grain = Grain(41)
    canvas.fill("k1")
    y = 0
    while y < H:
        high, x = grain.between(20, 30), -grain.below(30)
        while x < W:
            wide, shade = grain.between(26, 50), grain.pick((2, 2, 3))
            canvas.rounded((x + 1, y + 1, wide - 2, high - 2), f"s{shade}", 2)
            canvas.across(x + 3, y + 1, wide - 6, f"s{shade + 1}")
            canvas.across(x + 3, y + high - 2, wide - 6, f"s{shade - 1}")
            for _ in range(wide // 7):
                canvas.across(
                    x + grain.between(3, max(4, wide - 5)), y + grain.between(3, high - 3), 2, f"s{shade - 1}"
                )
            x += wide
        y += high
    for _ in range(170):
        x, y, lean = grain.below(W), grain.below(H), grain.between(-3, 4)
        canvas.line((x, y), (x + 4 + grain.below(4), y + lean), grain.pick(("y2", "y3", "p1")))
    lamp(canvas, MIDDLE, 90, 320, -2.6, 0.4)


def plain(canvas: Canvas) -> None:
    wood_fill(canvas, canvas.rect, 23, "w", 2, 20)
    lamp(canvas, MIDDLE, 110, 330, -2.4, 0)


def _painted(paint: Callable[[Canvas], None]) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        canvas = Canvas(blank(SIZE, "k0"))
        paint(canvas)
        x, y = MIDDLE
        round_shadow(canvas, (x - 98, y - 66, 204, 160))
        return Sheet({"full": canvas.surface}, width=W)

    return sheet


FLOORS: dict[str, Callable[[Canvas], None]] = {
    "seven_wonders": seven_wonders,
    "trekking": trekking,
    "my_city": my_city,
    "cvlizations": cvlizations,
    "troyes_dice": troyes_dice,
    "plain": plain,
}
SHEETS = {f"backdrops/floor_{name}": _painted(paint) for name, paint in FLOORS.items()}
