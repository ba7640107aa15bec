"""The others: a line each with what they hold, citizens, points, and whether they have acted."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.troyes_dice.events import DieUsed
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import pieces
from game.troyes_dice.view.places import place, row
from game.troyes_dice.view.sight import SEAT, Sight
from game.ui import frames, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import PLATE_HEIGHT, big, gained, plate_width, tiny

MIDDLING, WIDE = 90, 200
NAMED = 56
"""From this width on there is room for a name, or what it begins with."""
SLIM = 32
"""Below this width the points are written small."""


def rows(state: TroyesState) -> int:
    """How many rows of plates there are."""
    return len({box.y for box in plates(state, 0).values()})


def plates(state: TroyesState, seat: int, watched: bool = False) -> dict[int, pygame.Rect]:
    """The plate of each other seat, in turn order after the one that looks; all in one row when *watched*."""
    count = len(state.sheets)
    if count == 1:
        return {}
    boxes = _side_by_side(count - 1) if watched else row(f"opponents.{count}")
    return {(seat + step) % count: box for step, box in enumerate(boxes, 1)}


def _side_by_side(count: int) -> list[pygame.Rect]:
    """So many plates in the lowest row: the log of a replay needs the room above."""
    lowest = place("opponents.2.0")
    edges = [lowest.x + (lowest.w + 1) * number // count for number in range(count + 1)]
    return [pygame.Rect(x, lowest.y, end - x - 1, lowest.h) for x, end in pairwise(edges)]


def seen(sight: Sight) -> dict[int, pygame.Rect]:
    """The plates as they lie in a picture."""
    return plates(sight.state, sight.picture.seat, sight.picture.watched)


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """All plates."""
    for seat, plate in seen(sight).items():
        paint = _slip if sight.picture.watched and plate.w < WIDE else _plate
        paint(canvas, sight, seat, plate, names[seat])


def inks(seat: int) -> tuple[str, str]:
    """Main and title colour of a seat."""
    return palette.player(seat)["main"], palette.title_bar(seat)


def _plate(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, name: str) -> None:
    x, y, w, h = plate
    sheet = sight.state.sheets[seat]
    title = _title(plate)
    canvas.rounded(plate, "k0", 1)
    canvas.rounded(plate.inflate(-2, -2), "p4", 1)
    canvas.fill(inks(seat)[1], (x + 1, y + 1, title, h - 2))
    canvas.blit(sprites.badge(seat), x, y)
    if seat in sight.picture.thinking:
        _dots(canvas, x + 2, y + h - 6)
    deed, change = _deed(sight, seat), gain(sight, seat)
    _name(canvas, name, plate, title - 18 - (0 if deed is None else 14) - aside(plate, change))
    big(canvas, total(sheet), plate.right - 3, y + 4, "r2", None, "right")
    if w > MIDDLING:
        done = sheet.acted and not sheet.owed
        picture = sprites.sprite("pips/check" if done else "pips/hour")
        canvas.blit(picture, plate.right - 26, y + 4)
    if deed is not None:
        edge = x + title - 14 - aside(plate, change)
        canvas.rounded((edge, y + 1, 15, h - 2), "y5", 1)
        canvas.blit(deed, edge + 7 - deed.get_width() // 2, y + (h - deed.get_height()) // 2)
    if change:
        gained(canvas, change, badge(plate, change).right, y + 4)
    if w > WIDE:
        _stock(canvas, sheet.held, sum(sheet.citizens), x + title + 4, y)
    elif w > MIDDLING:
        canvas.blit(pieces.citizen("r"), x + title + 2, y + 3)
        big(canvas, sum(sheet.citizens), x + title + 12, y + 4, "k1", None)
    if sight.seat == seat:
        canvas.ring(plate.inflate(-2, -2), (inks(seat)[0],), 1)
    if sight.focused(SEAT, seat):
        frames.ring(canvas, plate)


def gain(sight: Sight, seat: int) -> int:
    """By how much a seat's points have changed since who looks answered."""
    return sight.picture.gained.get((SEAT, seat), 0)


def badge(plate: pygame.Rect, change: int) -> pygame.Rect:
    """Where that stands: before the points, or at the end of the name where there is no room."""
    wide = plate_width(change)
    right = plate.right - (27 if plate.w > WIDE else 16)
    if MIDDLING < plate.w <= WIDE:
        right = plate.x + _title(plate) - 1
    return pygame.Rect(right - wide, plate.y + 4, wide, PLATE_HEIGHT)


def aside(plate: pygame.Rect, change: int) -> int:
    """How much room it takes from the name."""
    if not change or plate.w > WIDE:
        return 0
    return plate.x + _title(plate) - badge(plate, change).x


def _title(plate: pygame.Rect) -> int:
    """How wide the ground of the name is."""
    w = plate.w
    return 64 if w > WIDE else w // 2 + 4 if w > MIDDLING else w - 22


def _name(canvas: Canvas, name: str, plate: pygame.Rect, room: int) -> None:
    """A name, in small print where it has no room, or as much of it as has room then."""
    size = text.BODY if plate.w > MIDDLING and text.width(name) <= room else text.SMALL
    shown = name if size == text.BODY else _beginning(name, room)
    text.line(canvas, shown, plate.x + 17, plate.y + text.middle(plate.h, size), "p5", size, shadow="k0")


def _slip(canvas: Canvas, sight: Sight, seat: int, plate: pygame.Rect, name: str) -> None:
    """What of a plate is to be known of one of many: badge and points, and the name where that has room."""
    canvas.rounded(plate, "k0", 1)
    canvas.rounded(plate.inflate(-2, -2), "p4", 1)
    if plate.w >= NAMED:
        title = plate.w - 22
        canvas.fill(inks(seat)[1], (plate.x + 1, plate.y + 1, title, plate.h - 2))
        shown, y = _beginning(name, title - 18), plate.y + text.middle(plate.h, text.SMALL)
        text.line(canvas, shown, plate.x + 17, y, "p5", text.SMALL, shadow="k0")
    canvas.blit(sprites.badge(seat), plate.x, plate.y)
    worth = total(sight.state.sheets[seat])
    if plate.w >= SLIM:
        big(canvas, worth, plate.right - 3, plate.y + 4, "r2", None, "right")
    else:
        tiny(canvas, worth, plate.right - 1, plate.y + 5, "r2", None, "right")
    if sight.seat == seat:
        canvas.ring(plate.inflate(-2, -2), (inks(seat)[0],), 1)
    if sight.focused(SEAT, seat):
        frames.ring(canvas, plate)


def _deed(sight: Sight, seat: int) -> pygame.Surface | None:
    """What this seat has just used its die for, while that is marked."""
    for event in sight.picture.marked:
        if isinstance(event, DieUsed) and event.seat == seat:
            return pieces.deed(event.use, event.colour)
    return None


def _beginning(name: str, room: int) -> str:
    """As much of a name as a short plate has room for: dots would leave it three letters."""
    while text.width(name, text.SMALL) > room:
        name = name[:-1]
    return name.rstrip()


def _dots(canvas: Canvas, x: int, y: int) -> None:
    """Three dots over the badge of an AI that thinks."""
    canvas.rounded((x, y, 12, 5), "k0", 1)
    for number in range(3):
        canvas.fill("p5", (x + 2 + 3 * number, y + 1, 2, 2))


def _stock(canvas: Canvas, held: list[int], citizens: int, x: int, y: int) -> None:
    for colour, count in enumerate(held):
        canvas.blit(pieces.resource(colour), x + 27 * colour, y + 2)
        big(canvas, count, x + 14 + 27 * colour, y + 4, "k1", None)
    canvas.blit(pieces.citizen("r"), x + 82, y + 3)
    big(canvas, citizens, x + 93, y + 4, "k1", None)
