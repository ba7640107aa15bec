"""My City's campaign: what stickers look like on small boards, and the envelopes of the chapters."""

from __future__ import annotations

import math

import pygame

from game.tools.bake import city_pieces, grids
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import blank

UNITS = (6, 12)
ENVELOPE = (132, 88)
FLAP = 46
"""How far the flap of an envelope hangs down, in pixels."""
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


def envelopes() -> dict[str, pygame.Surface]:
    """``envelope`` closed and ``envelope_open``, a page behind it; each chapter's seal whole and broken."""
    found = {"envelope": _envelope(closed=True), "envelope_open": _envelope(closed=False)}
    for chapter, ramp in enumerate(SEALS, 1):
        seal = _seal(ramp, chapter)
        found[f"seal_{chapter}"] = seal
        found[f"seal_{chapter}_left"] = _half(seal, left=True)
        found[f"seal_{chapter}_right"] = _half(seal, left=False)
    return found


def _envelope(closed: bool) -> pygame.Surface:
    wide, tall = ENVELOPE
    canvas = Canvas(blank(ENVELOPE))
    canvas.rounded((0, 0, wide, tall), "k0", 2)
    canvas.rounded((1, 1, wide - 2, tall - 2), "p3", 1)
    middle = wide // 2
    if not closed:
        canvas.polygon([(2, 1), (wide - 3, 1), (middle, 40)], "p1")
    canvas.polygon([(1, 3), (middle - 4, tall // 2 + 4), (1, tall - 3)], "p4")
    canvas.polygon([(wide - 2, 3), (middle + 4, tall // 2 + 4), (wide - 2, tall - 3)], "p4")
    canvas.polygon([(2, tall - 2), (middle, tall // 2 - 4), (wide - 3, tall - 2)], "p4")
    canvas.line((2, tall - 3), (middle, tall // 2 - 4), "p2")
    canvas.line((wide - 3, tall - 3), (middle, tall // 2 - 4), "p2")
    if closed:
        canvas.polygon([(1, 1), (wide - 2, 1), (middle, FLAP)], "p2")
        canvas.polygon([(3, 1), (wide - 4, 1), (middle, FLAP - 3)], "p5")
    return canvas.surface


def _seal(ramp: str, points: int) -> pygame.Surface:
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


def _half(seal: pygame.Surface, left: bool) -> pygame.Surface:
    """A half of the seal along a jagged crack."""
    half = blank(seal.get_size())
    for y in range(seal.get_height()):
        crack = seal.get_width() // 2 + (0, 1, 2, 1, 0, -1)[y // 2 % 6]
        box = (0, y, crack, 1) if left else (crack, y, seal.get_width() - crack, 1)
        half.blit(seal, box[:2], box)
    return half
