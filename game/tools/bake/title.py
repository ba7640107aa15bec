"""The title screen: a flat-lay of all five games around an empty plaque.

``backdrops/title`` 640x360: lettering goes on the plaque at 183, 44 (274x60), a second line on the red
band at 221, 104 (198x15), the menu between x 240 and 400 below y 140. Sheet ``title``:
``flame_<candle>_<frame>`` 11x11 for two candles and four frames, to be drawn at `FLAME_PLACES`;
``glow_<candle>_<brightness>``, what each lights up, at `GLOWS`; ``steam_<frame>`` 16x34 over the cup.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.tools.bake import city_boards, dial, dice, grids, metal, props, roofs, terrain, wheel
from game.tools.bake.atlas import Sheet
from game.tools.bake.houses import house
from game.tools.bake.icons import disc, icon, meeple
from game.tools.bake.scenery import dither
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.light import lamp
from game.ui.pixels import SIZE, blank

PLAQUE = (176, 26, 288, 104)
CANDLES = ((214, 236, 22), (424, 240, 18))
GLOWS = (((215, 208), 34), ((425, 214), 30))
"""The middle of each candle's light, and how far it reaches."""
BRIGHTNESS = ((0.86, 1.2), (1.0, 1.4), (1.14, 1.6))
"""How a flicker stretches the light, and how strong it is."""
CUP = (222, 306)
STEAM_STEPS = 6
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
    canvas = _unlit()
    for candle in range(len(GLOWS)):
        canvas.blit(_glow(canvas, candle, 1), *_lit_up(candle).topleft)
    return Sheet({"full": canvas.surface}, width=SIZE[0])


def _unlit() -> Canvas:
    """The table by lamplight; its candles give none yet."""
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
    return canvas


def _lit_up(candle: int) -> pygame.Rect:
    (x, y), reach = GLOWS[candle]
    return pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach)


def _glow(table: Canvas, candle: int, brightness: int) -> pygame.Surface:
    """The piece of the table that a candle lights up."""
    box, (centre, reach) = _lit_up(candle), GLOWS[candle]
    stretch, strength = BRIGHTNESS[brightness]
    lit = Canvas(table.surface.copy())
    lamp(lit, centre, reach * 0.28 * stretch, reach * min(1.0, stretch), 0, strength, box=box)
    piece = Canvas(blank(box.size))
    piece.blit(lit.surface, 0, 0, box)
    return piece.surface


def _steam(step: int) -> pygame.Surface:
    """Two wisps that curl, thin out and rise; *step*: of `STEAM_STEPS`."""
    canvas = Canvas(blank((16, 34)))
    for x, start, turn in ((5, 0, 0.0), (10, 4, 2.4)):
        for y in range(30 - start):
            bent = math.sin(y * 0.34 + turn + math.tau * step / STEAM_STEPS) * (0.6 + y / 14)
            gone = y / (30 - start)
            if dither(x + y, y + step) > gone - 0.1:
                canvas.pixel(
                    round(x + bent), 31 - start - y, "p3" if gone < 0.3 else "w5" if gone < 0.7 else "w4"
                )
    return canvas.surface


def _cup(canvas: Canvas) -> None:
    """A cup of tea on its saucer."""
    x, y = CUP
    canvas.shade((x - 13, y + 3, 32, 9), -2)
    canvas.ellipse((x - 16, y - 3, 33, 14), "k0")
    canvas.ellipse((x - 15, y - 2, 31, 12), "s4")
    canvas.ellipse((x - 15, y - 2, 31, 10), "s5")
    canvas.ellipse((x - 11, y, 23, 7), "b2", 1)
    canvas.ellipse((x + 7, y - 10, 10, 10), "k0")
    canvas.ellipse((x + 8, y - 9, 8, 8), "s4")
    canvas.ellipse((x + 9, y - 7, 5, 4), "w2")
    bowl = ((-11, -11), (10, -11), (7, 3), (3, 6), (-4, 6), (-8, 3))
    canvas.polygon([(x + dx, y + dy) for dx, dy in bowl], "k0")
    inside = ((-10, -10), (9, -10), (6, 2), (2, 5), (-3, 5), (-7, 2))
    canvas.polygon([(x + dx, y + dy) for dx, dy in inside], "s5")
    canvas.polygon([(x + 4, y - 8), (x + 9, y - 10), (x + 6, y + 2), (x + 2, y + 5)], "s3")
    for dot in range(x - 8, x + 8, 4):
        canvas.fill("b2", (dot, y - 4, 2, 2))
    canvas.across(x - 8, y - 1, 14, "b3")
    canvas.ellipse((x - 11, y - 15, 22, 9), "k0")
    canvas.ellipse((x - 10, y - 14, 20, 7), "s5")
    canvas.ellipse((x - 8, y - 13, 16, 5), "o1")
    canvas.ellipse((x - 6, y - 13, 10, 3), "o2")


def flames() -> Sheet:
    """Both candles' flames, of which the right one flickers the other way, their light, and steam."""
    sprites = {}
    for step, sparks in enumerate(props.SPARKS):
        flame = Canvas(blank((11, 11)))
        flame.blit(grids.sprite("effects", f"flame_{step}"), 3, 2)
        for x, y in sparks:
            flame.pixel(x, y, "y4")
        sprites[f"flame_0_{step}"] = flame.surface
        sprites[f"flame_1_{step}"] = pygame.transform.flip(flame.surface, True, False)
    table = _unlit()
    for candle in range(len(GLOWS)):
        for brightness in range(len(BRIGHTNESS)):
            sprites[f"glow_{candle}_{brightness}"] = _glow(table, candle, brightness)
    return Sheet(sprites | {f"steam_{step}": _steam(step) for step in range(STEAM_STEPS)}, width=220)


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
    for colour, face, px, py in (("s", 3, 462, 318),):
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
    _cup(canvas)
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
