"""My City's campaign: what stickers look like on small boards, and the envelopes of the chapters."""

from __future__ import annotations

import math

import pygame

from game.tools.bake import city_pieces, grids
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import blank

UNITS = (6, 12)
FLAP = 31
"""How far the flap of a small envelope hangs down, in pixels."""
SEAL = 24
MARKS = {
    "meadow": ("g4", "g4"),
    "square": ("p2", "p3"),
    "trees": ("g1", "g3"),
    "tree": ("g1", "g2"),
    "rocks": ("s2", "s4"),
    "well": ("b1", "b3"),
    "vein": ("w0", "y4"),
    "track": ("w1", "s4"),
    "track_across": ("w1", "s4"),
    "sawmill": ("w2", "o4"),
    "entrance_blue": ("b2", "b5"),
    "entrance_red": ("r2", "r4"),
    "entrance_yellow": ("y2", "y5"),
    "port": ("b2", "p4"),
    "palace": ("v1", "v3"),
    "university": ("t2", "p5"),
}
"""The dark and the light ink of each sticker where a cell has 6 px."""
PIPS = {"trees": "tree", "tree": "tree", "rocks": "stone", "well": "well"}


def stickers() -> dict[str, pygame.Surface]:
    """``sticker_<piece>_6`` and ``_12``: a whole cell of a small board with the piece on meadow."""
    large = city_pieces.pieces()
    found = {}
    for name in MARKS:
        found[f"sticker_{name}_6"] = _tiny(name)
        found[f"sticker_{name}_12"] = _small(name, large[name])
    return found


def _tiny(name: str) -> pygame.Surface:
    canvas = Canvas(blank((6, 6), "g4"))
    dark, light = MARKS[name]
    if name == "square":
        canvas.fill(light, (2, 2, 2, 2))
    elif name == "vein":
        canvas.blit(grids.sprite("veins", "vein_6"), 1, 1)
        for corner in ((0, 0), (5, 0), (0, 5), (5, 5)):  # a tile laid on, unlike a vein in the ground
            canvas.pixel(*corner, "g5")
    elif name.startswith("track"):
        canvas.fill(dark, (0, 1, 6, 4) if name == "track_across" else (1, 0, 4, 6))
        canvas.fill(light, (0, 2, 6, 1) if name == "track_across" else (2, 0, 1, 6))
    elif name.startswith("entrance"):  # a gate in its colour, dark inside: no roof looks like that
        canvas.fill(dark, (0, 1, 6, 5))
        canvas.fill(light, (1, 0, 4, 1))
        canvas.fill(light, (0, 1, 5, 1))
        canvas.fill(light, (0, 2, 1, 3))
        canvas.fill("k0", (2, 2, 2, 4))
    else:
        canvas.fill(dark, (1, 1, 4, 4))
        canvas.fill(light, (1, 1, 2, 3))
    return canvas.surface


def _small(name: str, large: pygame.Surface) -> pygame.Surface:
    canvas = Canvas(blank((12, 12), "g4"))
    if name in PIPS:
        for left in (0, 4) if name == "trees" else (2,):
            canvas.put(grids.sprite("pips", PIPS[name]), left, 2, (1, 1), -1)
    elif name == "vein":
        canvas.blit(grids.sprite("veins", "vein_12"), 0, 1)
    elif name == "square":
        canvas.fill("p3", (4, 4, 3, 3))
    elif name == "meadow":
        canvas.across(3, 5, 2, "g5")
    else:
        across = 12 if name.startswith("track") else 11
        canvas.blit(pygame.transform.scale(large, (across, across)), 0, 0)
    return canvas.surface


SEALS = "rygbvtom"
"""The ramp of the wax, chapter by chapter."""


PAPERS = "ppsyswpp"
"""The ramp of the paper, chapter by chapter; the view folds flaps in the same ones."""
SMALL = (96, 60)


def envelopes() -> dict[str, pygame.Surface]:
    """Each chapter's envelope, closed and ``_small``; its seal."""
    found = {}
    for chapter, ramp in enumerate(SEALS, 1):
        found[f"envelope_{chapter}_small"] = _envelope(chapter)
        found[f"seal_{chapter}"] = seal(ramp, chapter)
    return found


def _envelope(chapter: int) -> pygame.Surface:
    wide, tall = SMALL
    canvas = Canvas(blank(SMALL))
    canvas.rounded((0, 0, wide, tall), "k0", 2)
    canvas.rounded((1, 1, wide - 2, tall - 2), "p3", 1)
    middle = wide // 2
    canvas.polygon([(1, 3), (middle - 4, tall // 2 + 4), (1, tall - 3)], "p4")
    canvas.polygon([(wide - 2, 3), (middle + 4, tall // 2 + 4), (wide - 2, tall - 3)], "p4")
    canvas.polygon([(2, tall - 2), (middle, tall // 2 - 4), (wide - 3, tall - 2)], "p4")
    canvas.line((2, tall - 3), (middle, tall // 2 - 4), "p2")
    canvas.line((wide - 3, tall - 3), (middle, tall // 2 - 4), "p2")
    canvas.polygon([(1, 1), (wide - 2, 1), (middle, FLAP)], "p2")
    canvas.polygon([(3, 1), (wide - 4, 1), (middle, FLAP - 3)], "p5")
    canvas.remap({"p": (PAPERS[chapter - 1], 0)})
    TRIMS[chapter - 1](canvas, wide, tall)
    return canvas.surface


def _hem(canvas: Canvas, wide: int, tall: int, inks: str, step: int) -> None:
    """Dashes of some inks in turn along all four edges."""
    dash = inks.split()
    for number, x in enumerate(range(3, wide - 3 - step // 2, step)):
        for y in (2, tall - 4):
            canvas.fill(dash[number % len(dash)], (x, y, step - 2, 2))
    for number, y in enumerate(range(6, tall - 6 - step // 2, step)):
        for x in (2, wide - 4):
            canvas.fill(dash[number % len(dash)], (x, y, 2, step - 2))


def _stitched(canvas: Canvas, wide: int, tall: int) -> None:
    """Sewn shut with green thread."""
    _hem(canvas, wide, tall, "g2", 6)


def _crossed(canvas: Canvas, wide: int, tall: int) -> None:
    """A violet rim and a cross in each corner."""
    canvas.ring((3, 3, wide - 6, tall - 6), ("v2",), 0)
    for x in (9, wide - 10):
        canvas.fill("v2", (x, tall - 15, 2, 8))
        canvas.fill("v2", (x - 2, tall - 13, 6, 2))


def _wet(canvas: Canvas, wide: int, tall: int) -> None:
    """Water has risen to a third of it."""
    high = tall * 2 // 3
    for x in range(2, wide - 2):
        top = high + round(2 * math.sin(x * 0.3) + math.sin(x * 0.11) * 2)
        for y in range(top, tall - 2):
            canvas.pixel(x, y, "b4" if y > top else "b2")
    for x, y in ((12, 14), (30, 8), (wide - 22, 18), (wide - 40, 8), (16, 26), (wide - 12, 28)):
        canvas.fill("b4", (x, y, 2, 3))


def _gilt(canvas: Canvas, wide: int, tall: int) -> None:
    """Specks of gold, and nuggets in the corners."""
    for number in range(wide * tall // 110):
        x, y = 4 + number * 37 % (wide - 8), 3 + number * 53 % (tall - 6)
        canvas.pixel(x, y, "o3" if number % 3 else "p5")
    for x in (5, wide - 14):
        canvas.fill("y2", (x, tall - 10, 9, 6))
        canvas.fill("y5", (x + 1, tall - 10, 5, 2))


def _sooty(canvas: Canvas, wide: int, tall: int) -> None:
    """Blackened at the corners by smoke, with the print of a thumb."""
    for x in range(2, wide - 2):
        for y in range(2, tall - 2):
            far = min(x, wide - x) + min(y, tall - y)
            if far < 20 and (x * 7 + y * 13) % 20 > far:
                canvas.pixel(x, y, "k2")
    for ring in (3, 5, 7):
        canvas.circle((wide - 20, tall - 14), ring, "k3", 1)


def _corded(canvas: Canvas, wide: int, tall: int) -> None:
    """Brown paper tied up with cord both ways."""
    for x in (wide // 4, wide - wide // 4):
        canvas.fill("p3", (x, 1, 2, tall - 2))
        for y in range(2, tall - 3, 3):
            canvas.pixel(x, y, "p1")
    canvas.fill("p3", (1, tall - tall // 4, wide - 2, 2))
    for x in range(2, wide - 3, 3):
        canvas.pixel(x, tall - tall // 4, "p1")


def _mailed(canvas: Canvas, wide: int, tall: int) -> None:
    """Striped in red and blue, for the fast train."""
    _hem(canvas, wide, tall, "r3 p5 b3 p5", 8)


def _royal(canvas: Canvas, wide: int, tall: int) -> None:
    """A double rim of gold, a crown in each corner."""
    canvas.ring((5, 5, wide - 10, tall - 10), ("y3", "p5", "y3"), 0)
    for x in (8, wide - 17):
        y = tall - 14
        tips = [(0, 0), (2, 3), (4, -1), (6, 3), (8, 0), (8, 6), (0, 6)]
        canvas.polygon([(x + dx, y + dy) for dx, dy in tips], "y3")
        canvas.fill("r3", (x + 1, y + 5, 7, 1))


TRIMS = (_stitched, _crossed, _wet, _gilt, _sooty, _corded, _mailed, _royal)
"""What tells each chapter's envelope from the others, from afar, without telling what is in it."""


def seal(ramp: str, points: int) -> pygame.Surface:
    """A blob of wax with a star of some points pressed into it; one point is a crescent, two a diamond."""
    canvas = Canvas(blank((SEAL, SEAL)))
    middle = SEAL // 2
    for x, y, radius in ((12, 12, 10), (6, 7, 5), (18, 8, 5), (7, 18, 5), (17, 17, 5)):
        canvas.circle((x, y), radius, f"{ramp}2")
    canvas.circle((middle, middle), 8, f"{ramp}3")
    canvas.circle((middle, middle), 8, f"{ramp}1", 1)
    for down, ink in ((1, f"{ramp}1"), (0, f"{ramp}5")):
        _stamp(canvas, middle, middle + down, points, ink, f"{ramp}3")
    canvas.across(5, 5, 4, f"{ramp}5")
    return outlined(canvas.surface)


def _stamp(canvas: Canvas, x: int, y: int, points: int, ink: str, ground: str) -> None:
    if points == 1:
        canvas.circle((x, y), 4, ink)
        canvas.circle((x + 2, y - 1), 3, ground)
        return
    tips = [(x, y - 5), (x + 3, y), (x, y + 5), (x - 3, y)]
    if points > 2:
        turns = [
            (math.pi * step / points - math.pi / 2, 5.5 if step % 2 == 0 else 2.5)
            for step in range(2 * points)
        ]
        tips = [(round(x + far * math.cos(turn)), round(y + far * math.sin(turn))) for turn, far in turns]
    canvas.polygon(tips, ink)


def half(whole: pygame.Surface, left: bool) -> pygame.Surface:
    """A half of a seal along a jagged crack."""
    wide, tall = whole.get_size()
    part = blank((wide, tall))
    for y in range(tall):
        crack = wide // 2 + (0, 1, 2, 1, 0, -1)[y // 2 % 6] * wide // SEAL
        box = (0, y, crack, 1) if left else (crack, y, wide - crack, 1)
        part.blit(whole, box[:2], box)
    return part
