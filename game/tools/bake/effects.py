"""Frames of what moves.

Sheet ``effects``: ``coin_0`` to ``coin_5`` a spinning coin 12x10, ``dust_0`` to ``dust_2`` a puff,
``blaze_0`` to ``blaze_2`` a flame 9x12 for a burnt plaza, ``spark_0`` to ``spark_2``, ``glint_0`` to
``glint_3`` a twinkle 7x7. Sheet ``motifs``: every picture of ``strokes.library`` (32x32), and ``owl_64``.
"""

from __future__ import annotations

import pygame

from game.tools.bake import grids, strokes
from game.tools.bake.atlas import Sheet
from game.tools.bake.icons import round_face
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import blank

COIN_WIDTHS = (10, 8, 4, 2, 4, 8)


def coin(frame: int) -> pygame.Surface:
    """One of six moments of a coin that spins about its upright axis."""
    width = COIN_WIDTHS[frame]
    canvas = Canvas(blank((10, 8)))
    left = 5 - width // 2
    for y, cut in enumerate((3, 1, 0, 0, 0, 0, 1, 3)):
        inset = cut * width // 10
        canvas.across(left + inset, y, width - 2 * inset, "y3")
        canvas.across(left + inset, y, max(1, width // 4), "y5" if y < 5 else "y4")
        canvas.pixel(left + width - 1 - inset, y, "y2")
    if width > 6:
        canvas.fill("y2" if frame else "y4", (4, 3, 2, 2))
    if frame > 3:
        return outlined(pygame.transform.flip(canvas.surface, True, False))
    return outlined(canvas.surface)


def dust(frame: int) -> pygame.Surface:
    """A puff that grows and thins."""
    canvas = Canvas(blank((9, 9)))
    radius = (2, 3, 4)[frame]
    round_face(canvas, (4, 4), radius, ("p3", "p4", "p4")[frame], "p5", "p2")
    if frame == 2:
        for y in range(9):
            for x in range(y % 2, 9, 2):
                canvas.surface.set_at((x, y), 255)
    return canvas.surface


def spark(frame: int) -> pygame.Surface:
    canvas = Canvas(blank((3, 3)))
    for x, y, ink in (((1, 1, "y5"),), ((1, 0, "y4"), (1, 2, "y4")), ((0, 1, "y3"), (2, 1, "y3")))[frame]:
        canvas.pixel(x, y, ink)
    return canvas.surface


def effects() -> Sheet:
    sprites = {f"coin_{frame}": coin(frame) for frame in range(6)}
    sprites |= {f"dust_{frame}": dust(frame) for frame in range(3)}
    sprites |= {f"spark_{frame}": spark(frame) for frame in range(3)}
    for name in grids.load("effects"):
        if not name.startswith("flame"):
            sprites[name] = grids.sprite("effects", name)
    return Sheet(sprites, width=96)


def motifs() -> Sheet:
    sprites = {name: strokes.motif(name) for name in strokes.library()}
    return Sheet(sprites | {"owl_64": strokes.big_motif("owl")}, width=340)
