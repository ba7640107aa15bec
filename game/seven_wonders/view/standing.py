"""What another city would score now, by category, on the sheet where payment is shown otherwise."""

from __future__ import annotations

import pygame

from game.seven_wonders.scoring import COLUMNS, sheet
from game.seven_wonders.view import pieces
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import Sight
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

ROW = 12


def sign(column: str) -> pygame.Surface:
    """The picture of a category."""
    ramps = {"civilian": "b", "commerce": "y", "guild": "v", "science": "g", "leaders_cities": "k"}
    if column in ramps:
        return pieces.mini(ramps[column])
    if column == "wonder":
        return pieces.stage()
    return sprites.sprite({"military": "icons/shield", "treasury": "icons/coin"}[column])


def draw(canvas: Canvas, sight: Sight) -> None:
    """The categories in two columns, and the sum."""
    title, lines, left = place("pay.title"), place("pay.lines"), place("pay.left")
    said = text.fit(words("seven_wonders.view.standing"), title.w - 6)
    text.line(canvas, said, title.centerx, title.y + 2, "p5", align="centre", shadow="k0")
    found = sheet(sight.state, sight.shown)
    for number, (column, line) in enumerate(zip(COLUMNS, found.lines, strict=True)):
        x, y = lines.x + number % 2 * (lines.w // 2), lines.y - 1 + number // 2 * ROW
        picture = sign(column)
        canvas.blit(picture, x + 7 - picture.get_width() // 2, y + 6 - picture.get_height() // 2)
        ink = "r2" if line.points < 0 else "k1" if line.points else "k4"
        big(canvas, line.points, x + 38, y + 3, ink, None, "right")
    canvas.across(left.x, left.y, left.w, "p1")
    label = text.fit(words("seven_wonders.view.sum"), left.w - 30)
    text.line(canvas, label, left.x + 4, left.y + 4, "k2")
    big(canvas, found.total, left.right - 4, left.y + 7, "k1", None, "right")
