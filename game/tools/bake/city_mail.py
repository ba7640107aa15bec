"""My City's chapters as they are opened: large envelopes in their parts, wax, and the pictures inside.

- ``my_city/letters``: each chapter's picture, 264x96, by its number.
- ``my_city/mail``: ``front_<chapter>`` 288x144, the pockets of an envelope with the flap turned up;
  ``wax_<chapter>`` 48 px wide, its halves ``_left`` and ``_right``.
"""

from __future__ import annotations

import pygame

from game.tools.bake import city_stickers
from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import doubled
from game.tools.bake.pictures import chapter_touches, walls
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.gallery import CHAPTERS
from game.tools.bake.pictures.stage import Painter, Stage
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank

FRONT = (288, 144)
FOLD, TIP = 54, 72
"""How far below the upper edge the lower pocket reaches up, and the side pockets reach in."""


def letters() -> Sheet:
    """Painted at twice the size: backdrops in finer stairs, figures doubled."""
    gallery = walls.wall("my_city/chapters")
    return Sheet(
        {chapter: _letter(gallery.painters[chapter], chapter) for chapter in gallery.painters}, width=532
    )


def _letter(painter: Painter, chapter: str) -> pygame.Surface:
    drawing = Drawing(CHAPTERS[0] * 2, CHAPTERS[1] * 2)
    stage = Stage(drawing, 2)
    painter(stage)
    chapter_touches.TOUCHES[chapter](drawing)
    return drawing.surface


def mail() -> Sheet:
    """Envelopes and wax of all chapters."""
    found = {}
    for number, ramp in enumerate(city_stickers.SEALS):
        chapter = number + 1
        found[f"front_{chapter}"] = _front(number)
        wax = doubled(city_stickers.seal(ramp, chapter))
        found[f"wax_{chapter}"] = wax
        found[f"wax_{chapter}_left"] = city_stickers.half(wax, left=True)
        found[f"wax_{chapter}_right"] = city_stickers.half(wax, left=False)
    return Sheet(found, width=580)


def _front(number: int) -> pygame.Surface:
    """Both sides folded in, the lower pocket over them; above them one sees the letter."""
    wide, tall = FRONT
    canvas = Canvas(blank(FRONT))
    middle, last = wide // 2, tall - 1
    for edge, inner, ink in ((0, middle - 8, "p3"), (wide - 1, middle + 8, "p2")):
        inward = 1 if edge == 0 else -1
        canvas.polygon([(edge, 0), (inner, TIP), (edge, last)], "k0")
        canvas.polygon([(edge + inward, 3), (inner - 2 * inward, TIP), (edge + inward, last - 2)], ink)
    canvas.polygon([(0, last), (middle - 14, FOLD), (middle + 14, FOLD), (wide - 1, last)], "k0")
    canvas.polygon(
        [(4, last - 1), (middle - 13, FOLD + 2), (middle + 13, FOLD + 2), (wide - 5, last - 1)], "p4"
    )
    canvas.line((5, last - 2), (middle - 13, FOLD + 3), "p5")
    canvas.across(middle - 13, FOLD + 2, 26, "p5")
    canvas.across(2, last, wide - 4, "k0")
    paper = canvas.surface.copy()
    canvas.remap({"p": (city_stickers.PAPERS[number], 0)})
    city_stickers.TRIMS[number](canvas, wide, tall)
    _cut(canvas.surface, paper)
    return canvas.surface


def _cut(surface: pygame.Surface, paper: pygame.Surface) -> None:
    """Rubs out what was printed beside the paper or over its outline."""
    wide, tall = paper.get_size()
    for y in range(tall):
        for x in range(wide):
            if paper.get_at_mapped((x, y)) in (CLEAR, 0):
                surface.set_at((x, y), paper.get_at_mapped((x, y)))


SHEETS = {"my_city/letters": letters, "my_city/mail": mail}
