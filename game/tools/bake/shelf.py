"""The shelf and the boxes on it.

``backdrops/shelf`` 640x360: a wall with an empty shelf, its plank at y 206 with five blank brass plates
64x12 at x 46 + 122k, y 207, above a table. Sheet ``boxes``: ``<game>`` 100x150, the front of a box whose
upper 44 px are dark for the title, to stand at (28 + 122k, 56); ``<game>_box`` 111x152 with spine and
outline too, 10 px further left and 1 px higher. ``plain_box`` is that of a game without art: its colour
is of the ramp `PLAIN`, to be exchanged for the game's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.tools.bake import city_boards, dial, dice, metal, props, terrain
from game.tools.bake.art import scene
from game.tools.bake.atlas import Sheet
from game.tools.bake.icons import big_icon, meeple
from game.tools.bake.pictures import seven_wonders_box, troyes_town
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.scenery import dither
from game.tools.bake.strokes import big_motif, motif
from game.tools.bake.title import build
from game.ui import paint
from game.ui.canvas import NO_STEP, Canvas
from game.ui.light import lamp
from game.ui.pixels import SIZE, blank

W, H = SIZE
PLANK = 206
COVER = (94, 144)
TITLE_HEIGHT = 44


def shelf() -> Sheet:
    canvas = Canvas(blank(SIZE, "k0"))
    paint.wood_fill(canvas, (0, 18, W, PLANK - 18), 17, "w", 1, 20, True)
    for step in range(2):
        canvas.shade((0, 18, W, 5 + step * 6), -1)
    lamp(canvas, (320, 60), 90, 330, -1.2, 0.9, box=(8, 20, W - 16, PLANK - 20))
    for x in (0, W - 8):
        paint.wood_fill(canvas, (x, 18, 8, PLANK + 16), 3, "w", 2, 8, True)
        canvas.down(7 if x == 0 else x, 18, PLANK, "k0")
    paint.wood_fill(canvas, (0, PLANK, W, 14), 8, "w", 3, 14)
    canvas.across(0, PLANK, W, "w5")
    canvas.fill("w1", (0, PLANK + 11, W, 3))
    canvas.across(0, PLANK + 14, W, "k0")
    for place in range(5):
        _plate(canvas, 46 + 122 * place, PLANK + 1)
    paint.wood_fill(canvas, (0, PLANK + 15, W, H - PLANK - 15), 12, "w", 2, 24)
    canvas.shade((0, PLANK + 15, W, 9), -1)
    canvas.shade((0, PLANK + 15, W, 5), -1)
    return Sheet({"full": canvas.surface}, width=W)


def _plate(canvas: Canvas, x: int, y: int) -> None:
    canvas.rounded((x, y, 64, 12), "k0", 1)
    canvas.rounded((x + 1, y + 1, 62, 10), "y2", 1)
    canvas.across(x + 2, y + 1, 60, "y4")


def city_cover(canvas: Canvas) -> None:
    canvas.blit(scene("mountain", *COVER, 3), 0, 0)
    canvas.blit(terrain.board(*city_boards.board("eternal")), 0, 62, (66, 110, COVER[0], COVER[1] - 62))
    for cells, kind, seed in (
        (((0, 0), (0, 1), (1, 1)), "residential", 1),
        (((0, 2), (1, 2), (1, 3)), "public", 2),
        (((2, 0), (2, 1), (2, 2)), "industrial", 0),
        (((2, 3), (3, 3)), "church", 0),
    ):
        build(canvas, 5, 68, (cells, kind, seed))


def trekking_cover(canvas: Canvas) -> None:
    canvas.blit(scene("night", *COVER, 4), 0, 0)
    middle = COVER[0] // 2, 92
    canvas.put(dial.dial(), middle[0] - 67, middle[1] - 67, (2, 3), -2)
    for seat, hour in ((1, 12), (0, 3), (2, 7)):
        x, y = metal.around(middle, hour / 12, 47)
        canvas.put(dial.watch(seat), x - 8, y - 8, (1, 2), -1)
    for name, x, y in (("pyramid", -6, 110), ("rocket", COVER[0] - 30, 102), ("ship", middle[0] - 16, 108)):
        canvas.put(motif(name), x, y, (2, 2))


def troyes_cover(canvas: Canvas) -> None:
    """At dusk the cathedral towers over timbered houses; dice lie on the town's wall."""
    drawing = Drawing(*COVER)
    troyes_town.town(Stage(drawing))
    canvas.blit(drawing.surface, 0, 0)
    for place, (ramp, face) in enumerate((("r", 6), ("y", 3), ("s", 5), ("k", 2))):
        canvas.put(dice.die(ramp, face), 5 + place * 23, 118 + place % 2 * 5, (2, 2), -2)


def wonders_cover(canvas: Canvas) -> None:
    drawing = Drawing(*COVER)
    seven_wonders_box.coast(Stage(drawing))
    canvas.blit(drawing.surface, 0, 0)


def cvlizations_cover(canvas: Canvas) -> None:
    canvas.blit(scene("battlefield", *COVER, 3), 0, 0)
    w, h = COVER
    for y in range(h):
        for x in range(w):
            rim = min(x, w - 1 - x) + 6 * math.sin(y * 0.11)
            if rim < 9 or y > h - 20 + 4 * math.sin(x * 0.2):
                canvas.pixel(x, y, "w0" if (x * 3 + y * 7) % 9 else "w1")
    canvas.put(big_motif("mammoth"), w // 2 - 32, 62, (3, 2), -1)
    canvas.blit(big_icon("torch"), 12, 110)
    for seat, (x, y) in enumerate(((44, 122), (58, 124), (72, 121))):
        canvas.put(meeple(seat), x, y)


COVERS: dict[str, tuple[str, Callable[[Canvas], None]]] = {
    "my_city": ("g", city_cover),
    "trekking": ("b", trekking_cover),
    "troyes_dice": ("r", troyes_cover),
    "seven_wonders": ("t", wonders_cover),
    "cvlizations": ("o", cvlizations_cover),
}
"""Ramp of the box and painter of its cover, by game."""


def plain_cover(canvas: Canvas) -> None:
    """Cloth with a woven pattern, and dice in a field framed by a cord."""
    w, h = COVER
    for y in range(h):
        for x in range(w):
            knot = min((x + y) % 16, (x - y) % 16)
            canvas.pixel(x, y, f"{PLAIN}{1 if knot == 0 else 3 if knot == 8 else 2}")
    field = (12, 52, w - 24, 80)
    canvas.rounded(field, f"{PLAIN}0", 2)
    for step, ink in enumerate(("k0", "y3", "y1", "k0")):
        canvas.outline((field[0] + step, field[1] + step, field[2] - 2 * step, field[3] - 2 * step), ink, 2)
    lamp(canvas, (w // 2, 92), 10, 40, 0.0, 1.2, box=(field[0] + 4, field[1] + 4, field[2] - 8, field[3] - 8))
    canvas.put(big_motif("dice"), w // 2 - 32, 60, (3, 3))
    props.flourish(canvas, 22, 138, w - 44, f"{PLAIN}5")


PLAIN = "m"
"""The ramp of the plain box."""


def boxes() -> Sheet:
    sprites = {}
    for game, (ramp, painter) in COVERS.items():
        canvas = Canvas(blank(COVER, "k0"))
        painter(canvas)
        _darken_title(canvas)
        sprites[game] = props.box_front(canvas.surface, ramp)
        sprites[f"{game}_box"] = props.box(sprites[game], ramp)
    plain = Canvas(blank(COVER, "k0"))
    plain_cover(plain)
    _darken_title(plain)
    sprites["plain_box"] = props.box(props.box_front(plain.surface, PLAIN), PLAIN)
    return Sheet(sprites, width=565)


def _darken_title(canvas: Canvas) -> None:
    """Lettering needs a quiet ground: steps fall towards the top."""
    levels = bytearray()
    for y in range(TITLE_HEIGHT):
        for x in range(COVER[0]):
            levels.append(NO_STEP + math.floor(-1.3 * (1 - y / TITLE_HEIGHT) + dither(x, y)))
    canvas.shade_by((0, 0, COVER[0], TITLE_HEIGHT), bytes(levels))
