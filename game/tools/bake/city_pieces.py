"""My City's loose pieces: what stands on one cell, the buildings that come later, and the cards."""

from __future__ import annotations

import pygame

from game.tools.bake import grids, miniature, terrain
from game.tools.bake.frames import card_back
from game.tools.bake.icons import icon
from game.tools.bake.outline import outlined
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank, index

TILE = terrain.TILE
CARD = (56, 78)
KIND_RAMPS = {"residential": "y", "public": "r", "industrial": "b", "church": "v"}
ENTRANCES = {"red": "r", "blue": "b", "yellow": "y"}
CREWS = {
    "yellow": ("..#..", ".###.", "#####"),
    "red": ("####.", "###..", "#...."),
    "blue": ("#.#.#", "#####", "#####"),
}
"""Who works a mine, on a board over its mouth: a gable, a flag, saw-tooth roofs."""


def pieces() -> dict[str, pygame.Surface]:
    """Each piece on a clear cell of 22x22, and what the landscape shows of it at 6 px."""
    standing = {
        "trees": terrain.two_trees,
        "tree": terrain.one_tree,
        "rocks": terrain.two_rocks,
        "well": terrain.well,
        "vein": terrain.vein,
        "square": terrain.square,
    }
    sprites = {name: _on_cell(piece) for name, piece in standing.items()}
    sprites |= {"meadow": _meadow(), "track": _track(), "track_across": _track(across=True)}
    sprites |= {f"entrance_{colour}": _entrance(ramp, CREWS[colour]) for colour, ramp in ENTRANCES.items()}
    sprites |= {"sawmill": _sawmill(), "port": _port(), "palace": _palace(), "university": _university()}
    sprites["vein_12"] = grids.sprite("veins", "vein_12")
    letters = {"trees": "T", "rocks": "R", "well": "W", "vein": "G"}
    sprites |= {f"{name}_6": _tiny(letter) for name, letter in letters.items()}
    return sprites


def _on_cell(piece: terrain.Piece) -> pygame.Surface:
    """Shadows need a ground to fall on, so this draws on meadow and takes the meadow out again."""
    canvas = Canvas(blank((TILE, TILE), "g4"))
    piece(canvas, TILE // 2, TILE // 2 + 8)
    table = bytearray(range(256))
    table[index("g4")] = CLEAR
    canvas.translate(bytes(table), None, _outside(canvas))
    return canvas.surface


def _outside(canvas: Canvas) -> bytes:
    """255 for meadow that touches the cell's border, so that leaves of the same colour stay."""
    w, h = canvas.rect.size
    reached: set[tuple[int, int]] = set()
    waiting = [(x, y) for x in range(w) for y in range(h) if x in (0, w - 1) or y in (0, h - 1)]
    while waiting:
        x, y = waiting.pop()
        if 0 <= x < w and 0 <= y < h and (x, y) not in reached and canvas.value(x, y) == index("g4"):
            reached.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return bytes(255 if (x, y) in reached else 0 for y in range(h) for x in range(w))


def _tiny(letter: str) -> pygame.Surface:
    return miniature.tiny((letter,), ())


def _meadow() -> pygame.Surface:
    """Bare grass that hides what was printed below."""
    canvas = Canvas(blank((TILE, TILE)))
    canvas.rounded((1, 1, TILE - 2, TILE - 2), "g4", 2)
    for x, y in ((4, 6), (13, 4), (8, 15), (17, 12)):
        canvas.across(x, y, 3, "g5")
        canvas.pixel(x + 1, y + 3, "g3")
        canvas.pixel(x + 2, y + 2, "g3")
    return canvas.surface


def _track(across: bool = False) -> pygame.Surface:
    """Rails on sleepers, running down (or across)."""
    canvas = Canvas(blank((TILE, TILE)))
    canvas.fill("s2", (4, 0, 14, TILE))
    for y in range(1, TILE, 4):
        canvas.fill("w1", (4, y, 14, 2))
        canvas.across(4, y, 14, "w3")
    for x in (6, 14):
        canvas.down(x, 0, TILE, "s5")
        canvas.down(x + 1, 0, TILE, "s3")
    return pygame.transform.rotate(canvas.surface, 90) if across else canvas.surface


def _entrance(ramp: str, crew: tuple[str, ...]) -> pygame.Surface:
    """A mine's mouth in the rock, its timber in the mine's colour, over it the sign of its crew."""
    canvas = Canvas(blank((20, 20)))
    canvas.polygon([(2, 19), (0, 12), (5, 4), (11, 0), (16, 4), (19, 12), (17, 19)], "s3")
    canvas.polygon([(2, 19), (0, 12), (5, 4), (8, 2), (6, 12), (6, 19)], "s4")
    canvas.polygon([(14, 8), (16, 4), (19, 12), (17, 19), (14, 19)], "s1")
    canvas.fill("k0", (6, 9, 8, 11))
    canvas.fill(f"{ramp}3", (5, 8, 10, 2))
    canvas.across(5, 8, 10, f"{ramp}5")
    for x in (5, 13):
        canvas.fill(f"{ramp}2", (x, 10, 2, 10))
        canvas.down(x, 10, 10, f"{ramp}4")
    canvas.across(7, 18, 6, "s2")
    canvas.fill("k0", (5, 1, 9, 7))
    canvas.fill(f"{ramp}4", (6, 2, 7, 5))
    for y, line in enumerate(crew):
        for x, dot in enumerate(line):
            if dot == "#":
                canvas.pixel(7 + x, 3 + y, f"{ramp}0")
    return outlined(canvas.surface)


def _sawmill() -> pygame.Surface:
    canvas = Canvas(blank((20, 20)))
    canvas.fill("w3", (2, 9, 16, 10))
    canvas.fill("w2", (12, 9, 6, 10))
    canvas.polygon([(0, 9), (5, 3), (14, 3), (19, 9)], "o3")
    canvas.polygon([(0, 9), (5, 3), (7, 3), (4, 9)], "o4")
    for x in (4, 8):
        canvas.down(x, 10, 9, "w1")
    canvas.circle((13, 14), 4, "s3")
    canvas.circle((12, 13), 3, "s5")
    canvas.circle((13, 14), 1, "k1")
    canvas.fill("w4", (1, 17, 8, 3))
    canvas.across(1, 17, 8, "w5")
    return outlined(canvas.surface)


def _port() -> pygame.Surface:
    canvas = Canvas(blank((20, 20)))
    canvas.rounded((0, 10, 20, 10), "b3", 2)
    for x, y in ((3, 16), (12, 18), (8, 12)):
        canvas.across(x, y, 3, "b5")
    canvas.fill("w4", (0, 9, 13, 4))
    canvas.across(0, 9, 13, "w5")
    for x in (2, 7, 11):
        canvas.down(x, 12, 4, "w1")
    canvas.down(7, 0, 9, "w2")
    canvas.polygon([(8, 0), (14, 6), (8, 6)], "p4")
    canvas.fill("r3", (12, 13, 7, 3))
    canvas.across(12, 13, 7, "r4")
    canvas.across(13, 16, 5, "r1")
    return outlined(canvas.surface)


def _palace() -> pygame.Surface:
    canvas = Canvas(blank((20, 20)))
    canvas.fill("p4", (1, 9, 18, 10))
    canvas.fill("p3", (13, 9, 6, 10))
    for x in (1, 8, 15):
        canvas.polygon([(x - 1, 9), (x + 2, 2), (x + 5, 9)], "v2")
        canvas.polygon([(x - 1, 9), (x + 2, 2), (x + 2, 9)], "v3")
        canvas.pixel(x + 2, 1, "y4")
        canvas.fill("b2", (x + 1, 11, 2, 3))
    canvas.fill("w1", (9, 15, 3, 4))
    canvas.across(1, 18, 18, "p2")
    return outlined(canvas.surface)


def _university() -> pygame.Surface:
    canvas = Canvas(blank((20, 20)))
    canvas.circle((10, 6), 5, "t3")
    canvas.circle((9, 5), 3, "t4")
    canvas.fill("p4", (2, 9, 16, 10))
    canvas.fill("p5", (1, 8, 18, 2))
    canvas.across(1, 10, 18, "p2")
    for x in (3, 7, 11, 15):
        canvas.fill("p5", (x, 11, 1, 7))
        canvas.fill("p2", (x + 1, 11, 1, 7))
    canvas.fill("w1", (9, 13, 2, 6))
    canvas.across(1, 18, 18, "p3")
    return outlined(canvas.surface)


def cards() -> dict[str, pygame.Surface]:
    """Faces have a bar of 48x9 at (4, 4) for the kind and a squared field of 50x47 at (3, 16)."""
    sprites = {kind: _face(ramp) for kind, ramp in KIND_RAMPS.items()}
    sprites |= {"obstacle": _obstacle(), "obstacle_small": _obstacle_small()}
    sprites |= {"back": _back(CARD), "back_small": _back((32, 46))}
    return sprites


def _face(ramp: str) -> pygame.Surface:
    canvas = Canvas(blank(CARD))
    paint.card(canvas, (0, 0, *CARD))
    canvas.rounded((3, 3, 50, 11), "k0", 1)
    canvas.rounded((4, 4, 48, 9), f"{ramp}2", 1)
    canvas.across(5, 4, 46, f"{ramp}3")
    canvas.fill("p3", (3, 16, 50, 47))
    for x in range(3, 53, 5):
        for y in range(16, 63, 5):
            canvas.pixel(x, y, "p2")
    return canvas.surface


def _obstacle() -> pygame.Surface:
    """A fence with boulders: nothing can be built here."""
    canvas = Canvas(_face("v"))
    canvas.rounded((6, 19, 44, 41), "g4", 2)
    for y in (22, 31, 50, 56):
        for x in range(9, 46, 9):
            canvas.across(x + y % 5, y, 3, "g3")
    for x in (10, 20, 30, 40):
        canvas.polygon([(x, 33), (x + 2, 29), (x + 4, 33), (x + 4, 52), (x, 52)], "k0")
        canvas.fill("w4", (x + 1, 32, 3, 19))
        canvas.down(x + 1, 32, 19, "w5")
    for y in (36, 45):
        canvas.fill("k0", (7, y - 1, 42, 5))
        canvas.fill("w3", (8, y, 40, 3))
        canvas.across(8, y, 40, "w5")
    canvas.put(icon("stone"), 9, 46, (1, 1), -1)
    canvas.put(icon("stone"), 17, 50, (1, 1), -1)
    canvas.put(icon("cross"), 34, 47, (1, 1), -1)
    return canvas.surface


def _obstacle_small() -> pygame.Surface:
    canvas = Canvas(blank((22, 28)))
    paint.card(canvas, (0, 0, 22, 28))
    canvas.blit(icon("cross"), 5, 8)
    return canvas.surface


def _back(size: tuple[int, int]) -> pygame.Surface:
    canvas = Canvas(card_back("g", size))
    emblem = icon("house")
    canvas.blit(emblem, (size[0] - emblem.get_width()) // 2, (size[1] - emblem.get_height()) // 2)
    return canvas.surface
