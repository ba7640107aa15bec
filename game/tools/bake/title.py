"""The title screen: a flat-lay of all five games around an empty plaque.

``backdrops/title`` 640x360: lettering goes on the plaque at 183, 44 (274x60), a second line on the red
band at 221, 104 (198x15), the menu between x 240 and 400 below y 140. Sheet ``title``:
``flame_<candle>_<frame>`` 11x11 for two candles and four frames of 120 ms, to be drawn at `FLAME_PLACES`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.tools.bake import city_boards, dial, dice, grids, metal, props, roofs, terrain, wheel
from game.tools.bake.atlas import Sheet
from game.tools.bake.houses import house
from game.tools.bake.icons import disc, icon, meeple
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.light import lamp
from game.ui.pixels import SIZE, blank

PLAQUE = (176, 26, 288, 104)
CANDLES = ((214, 236, 22), (424, 240, 18))
FLAME_PLACES = tuple((x - 5, y - height - 10) for x, y, height in CANDLES)

Block = tuple[Sequence[roofs.Cell], str, int]

TOWN: tuple[Block, ...] = (
    (((2, 4), (2, 5), (3, 5), (3, 6)), "residential", 1),
    (((4, 5), (5, 5), (6, 5), (6, 6)), "public", 2),
    (((5, 4), (6, 4)), "industrial", 3),
    (((4, 6), (4, 7), (5, 7), (5, 8)), "industrial", 4),
    (((3, 7), (3, 8), (3, 9)), "church", 0),
    (((6, 2), (6, 3), (7, 2), (7, 3)), "public", 1),
    (((3, 3), (4, 3), (5, 3), (3, 2)), "residential", 2),
    (((7, 6), (7, 7), (8, 6), (8, 7)), "industrial", 0),
    (((6, 8), (7, 8), (7, 9)), "residential", 5),
)
"""Buildings of the board in the corner, by board cells (row, column)."""


def build(canvas: Canvas, left: int, top: int, block: Block) -> None:
    """Stand one building on a board whose first cell is at (left, top)."""
    cells, kind, seed = block
    row, column = min(r for r, _ in cells), min(c for _, c in cells)
    moved = [(r - row, c - column) for r, c in cells]
    spot = left + column * roofs.TILE, top + row * roofs.TILE
    canvas.put(roofs.roof(moved, kind, seed), *spot, (2, 2), -2)


def title() -> Sheet:
    canvas = Canvas(blank(SIZE, "k0"))
    paint.wood_fill(canvas, canvas.rect, 21, "w", 3, 30)
    _city_corner(canvas)
    _clock_corner(canvas)
    _wheel_corner(canvas)
    _cards_corner(canvas)
    _strewn(canvas)
    lamp(canvas, (320, 168), 110, 400, -2.3, 0.5, squash=1.1)
    _plaque(canvas)
    for x, y, height in CANDLES:
        props.candle(canvas, x, y, height)
    for (x, y), reach in (((215, 208), 34), ((425, 214), 30)):
        box = (x - reach, y - reach, 2 * reach, 2 * reach)
        lamp(canvas, (x, y), reach * 0.28, reach, 0, 1.4, box=box)
    return Sheet({"full": canvas.surface}, width=SIZE[0])


def flames() -> Sheet:
    """Both candles' flames; the right one flickers the other way."""
    sprites = {}
    for step, sparks in enumerate(props.SPARKS):
        flame = Canvas(blank((11, 11)))
        flame.blit(grids.sprite("effects", f"flame_{step}"), 3, 2)
        for x, y in sparks:
            flame.pixel(x, y, "y4")
        sprites[f"flame_0_{step}"] = flame.surface
        sprites[f"flame_1_{step}"] = pygame.transform.flip(flame.surface, True, False)
    return Sheet(sprites, width=48)


def _city_corner(canvas: Canvas) -> None:
    paint.wood_frame(canvas, (-30, -34, 212, 186), 6, fill="w2")
    land = terrain.board(*city_boards.board("eternal"))
    canvas.blit(land, -24, -28, (0, 70, 200, 174))
    canvas.clip = pygame.Rect(0, 0, 176, 146)
    for block in TOWN:
        build(canvas, -24, -98, block)
    canvas.clip = None


def _clock_corner(canvas: Canvas) -> None:
    canvas.put(dial.dial(), 556 - 67, 58 - 67, (4, 6), -2)
    for seat, hour in ((2, 12), (1, 2), (3, 7)):
        x, y = metal.around((556, 58), hour / 12, 47)
        canvas.put(dial.watch(seat), x - 8, y - 8, (1, 2), -1)
    canvas.put(props.time_card("104", "1969", "b", 2, ("event",)), 420, -30)
    canvas.put(props.time_card("62", "1893", "v", 1, ("innovation",)), 446, -14)


def _wheel_corner(canvas: Canvas) -> None:
    x, y, turn = 566, 304, -0.7
    canvas.put(wheel.wheel(turn), x - wheel.RADIUS, y - wheel.RADIUS, (4, 6), -2)
    for sector in range(wheel.SECTORS):
        name, ramp = (("castle", "r"), ("town_hall", "y"), ("bishopric", "p"))[sector % 3]
        px, py = metal.around((x, y), sector / wheel.SECTORS + turn / 6.2832, 80)
        canvas.put(house(name, "built", ramp), px - 13, py - 10, (1, 2), -1)
        if sector < 8:
            px, py = metal.around((x, y), sector / wheel.SECTORS + turn / 6.2832, 47)
            canvas.blit(disc("y3"), px - 8, py - 8)
            big(canvas, (0, 1, 1, 2)[sector % 4], px + 1, py - 3, "p5", "y0", "centre")
    for colour, face, px, py in (("r", 6, 440, 300), ("s", 3, 462, 318)):
        canvas.put(dice.die(colour, face), px, py, (2, 2), -2)
    for colour, face, px, py in (("k", 5, 444, 326), ("y", 2, 420, 316)):
        canvas.put(dice.die(colour, face), px, py, (2, 2), -2)


def _cards_corner(canvas: Canvas) -> None:
    canvas.put(props.order_card("hunting", 3, "o", "food"), 8, 166)
    canvas.put(props.order_card("logging", 2, "w", "log"), 44, 172)
    stones = ("stone", "stone", "stone")
    canvas.put(props.city_card("aqueduct", "b", ("laurel",), stones), -12, 268)
    canvas.put(props.city_card("library", "g", ("tablet",), ("stone", "stone", "loom")), 24, 262)
    canvas.put(props.city_card("caravansery", "y", ("log", "brick"), ("log", "log")), 60, 270)
    canvas.put(props.city_card("secret_society", "k", ("laurel", "mask"), ("glass", "log", "loom")), 96, 264)


def _strewn(canvas: Canvas) -> None:
    for seat, (x, y) in enumerate(((150, 250), (164, 240), (128, 232))):
        canvas.put(meeple(seat), x, y, (2, 2))
    for x, y, count in ((184, 336, 5), (200, 344, 3), (190, 350, 2)):
        props.coins(canvas, x, y, count)
    for name, x, y in (("food", 120, 176), ("log", 112, 190), ("stone", 128, 196), ("food", 116, 208)):
        canvas.put(icon(name), x, y, (2, 2))
    for x, y in ((404, 60), (418, 74), (396, 82)):
        canvas.put(icon("crystal", "v"), x, y, (2, 2))
    for seat, x, y in ((0, 396, 336), (2, 408, 346), (4, 384, 344)):
        canvas.put(meeple(seat), x, y, (2, 2))


def _plaque(canvas: Canvas) -> None:
    x, y, w, h = PLAQUE
    canvas.shade((x + 4, y + 7, w, h), -2)
    paint.wood_frame(canvas, PLAQUE, 7)
    paint.wood_fill(canvas, (x + 7, y + 7, w - 14, h - 14), 4, "w", 1, 15)
    canvas.frame((x + 6, y + 6, w - 12, h - 12), "k0")
    canvas.fill("w0", (x + 7, y + 7, w - 14, 2))
    canvas.fill("w0", (x + 7, y + 7, 2, h - 14))
    signs = ("house", "hourglass", "die", "laurel", "torch")
    for place, (ramp, sign) in enumerate(zip("gbrto", signs, strict=True)):
        _pennant(canvas, x + w // 2 - 62 + place * 31, y, ramp, icon(sign))
    canvas.rounded((x + 44, y + 77, w - 88, 17), "k0", 2)
    canvas.rounded((x + 45, y + 78, w - 90, 15), "r2", 1)
    canvas.across(x + 46, y + 78, w - 92, "r4")


def _pennant(canvas: Canvas, x: int, y: int, ramp: str, sign: pygame.Surface) -> None:
    canvas.polygon([(x - 8, y), (x + 8, y), (x + 8, y + 16), (x, y + 11), (x - 8, y + 16)], "k0")
    canvas.polygon([(x - 7, y), (x + 7, y), (x + 7, y + 14), (x, y + 9), (x - 7, y + 14)], f"{ramp}2")
    canvas.across(x - 7, y, 15, f"{ramp}4")
    canvas.fill(f"{ramp}3", (x - 7, y, 2, 13))
    canvas.blit(sign, x - sign.get_width() // 2, y - 2)
