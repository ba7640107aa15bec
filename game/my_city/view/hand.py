"""The hand that puts stickers down: peels one off the sheet, carries it, lets it fall onto the board."""

from __future__ import annotations

import pygame

from game.my_city.catalog import Pair
from game.my_city.state import MyCityState, keeps
from game.my_city.view import desk, motion
from game.my_city.view import sticker as stuck
from game.my_city.view.places import cell, place
from game.my_city.view.sticker import BENT, CURL, LARGE
from game.ui.canvas import Canvas
from game.ui.pixels import blank
from game.ui.tween import in_quad, out_cubic, part

SECONDS = 0.9
HEIGHT = 14
"""How high a sticker is carried, in pixels: so far falls its shadow."""
ABOVE = 6
"""How far its lower edge is above the space it is held over, in pixels."""
LIFTED, LANDED, SETTLED, FLAT = 0.14, 0.42, 0.54, 0.75
"""When the sticker is up, touches the board, lies still, and its corner is pressed down."""
OVER = 2
"""How many pixels what falls or slides goes too far."""


def above(goal: pygame.Rect) -> tuple[int, int]:
    """Where a sticker is held that is aimed at a space: above it, or beside it at the upper edge."""
    field = place("board.field")
    x, y = goal.centerx - LARGE // 2, goal.y - LARGE - ABOVE
    if y < field.y - 30:
        x, y = goal.right + ABOVE, goal.y
        if x + LARGE > field.right + 6:
            x = goal.x - LARGE - ABOVE
    return max(field.x - 6, min(field.right + 6 - LARGE, x)), y


def carried(canvas: Canvas, state: MyCityState, seat: int, target: Pair | None) -> None:
    """The sticker owed next: over its space with its way there, or just peeled off its sheet."""
    name, home = keeps(state.cities[seat]).owed[0], desk.home(state, seat)
    if target is None:
        peel(canvas, name, home, 1.0)
        return
    x, y = above(cell(*target))
    _way(canvas, home.center, (x + LARGE // 2, y + LARGE // 2))
    stuck.held(canvas, name, x, y, HEIGHT)


def _way(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots in a bow from the sheet to the hand."""
    steps = max(6, abs(start[0] - end[0]) // 10)
    for step in range(2, steps):
        share = step / steps
        x = int(start[0] + (end[0] - start[0]) * share)
        y = int(start[1] + (end[1] - start[1]) * share - 120 * share * (1 - share))
        canvas.fill("k0", (x - 1, y - 1, 4, 4))
        canvas.fill("y4", (x, y, 2, 2))


def peel(canvas: Canvas, name: str, home: pygame.Rect, share: float) -> None:
    """A sticker on its sheet whose corner comes up, until it is off."""
    up = int(5 * out_cubic(share))
    canvas.shadow(home.move(-up // 2, -up), (1 + up, 2 + up), -2, 2)
    canvas.blit(stuck.large(name, int(BENT * share)), home.x - up // 2, home.y - up)


def put_down(canvas: Canvas, owed: tuple[str, ...], goal: pygame.Rect, share: float) -> None:
    """It falls at double size, lands at its true one in dust, its corner is pressed down."""
    name = owed[0]
    start = above(goal)
    if share < LANDED:
        up = int(3 * part(share, 0, LIFTED)) if share < LIFTED else 3
        gone = in_quad(part(share, LIFTED, LANDED))
        x = start[0] + int((goal.centerx - LARGE // 2 - start[0]) * gone)
        y = start[1] - up + int((goal.centery - LARGE // 2 - start[1] + up) * gone)
        stuck.held(canvas, name, x, y, int((HEIGHT + up) * (1 - gone)))
        return
    if share < SETTLED:
        rows = OVER if share < (LANDED + SETTLED) / 2 else OVER // 2
        stuck.squashed(canvas, name, goal.x, goal.y, rows)
    else:
        curl = int(CURL * (1 - part(share, SETTLED, FLAT)))
        stuck.peeled(canvas, name, goal.x, goal.y, curl)
    if share < FLAT:
        motion.dust(canvas, goal, part(share, LANDED, FLAT))


def land(canvas: Canvas, name: str, goal: pygame.Rect, share: float) -> None:
    """The last bit of the way down of a sticker that nobody carries."""
    up = int(16 * (1 - out_cubic(share)))
    if up:
        canvas.shadow(goal, (1 + up // 2, 1 + up), -2)
    stuck.peeled(canvas, name, goal.x - up // 3, goal.y - up, min(CURL, up // 2))


def slide_in(canvas: Canvas, state: MyCityState, seat: int, share: float) -> None:
    """The sheet comes from the right, what is told of its stickers from the left; the next one is peeled."""
    laid = Canvas(blank((640, 360)))
    desk.furnish(laid, state, seat)
    desk.about(laid, state, seat, None)
    name, home = keeps(state.cities[seat]).owed[0], desk.home(state, seat)
    if share < 0.6:
        laid.blit(stuck.large(name), home.x, home.y)
    gone = part(share, 0, 0.6)
    for left, wide, way in ((390, 250, 1), (0, 128, -1)):
        off = int(way * wide * (1 - out_cubic(gone)))
        if 0.75 <= gone < 1:
            off = -way * OVER
        canvas.blit(laid.surface, left + off, 18, (left, 18, wide, 318))
    if gone >= 1:
        peel(canvas, name, home, part(share, 0.6, 1.0))
