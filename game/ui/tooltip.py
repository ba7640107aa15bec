"""Tooltips: a small sheet with a title bar, a text and a tail towards what it explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import BIG_HEIGHT, big, big_width
from game.ui.focus import Tip
from game.ui.pixels import SIZE

Side = Literal["above", "below", "right", "left"]

WIDEST = 180
NARROWEST = 60
_EDGE = 2
_TAIL = 6
_TITLE = 16
_ROW, _MOST = 5, 10
"""So many pictures stand side by side, and so many are shown in all."""
_GAP = 3


def size(tip: Tip) -> tuple[int, int]:
    """How large the tooltip for *tip* is."""
    title = text.width(tip.title) + 12 + (sprites.size(tip.icon)[0] + 4 if tip.icon else 0)
    lines = text.wrap(tip.body, WIDEST - 12, text.SMALL) if tip.body else ()
    across, down = _pictures(tip)
    widths = [title, across + 12 if across else 0, *(text.width(words, text.SMALL) + 12 for words in lines)]
    wide = min(max(*widths, _more_width(tip), _gains_width(tip), NARROWEST), SIZE[0] - 2 * _EDGE)
    foot = _foot() if tip.more else 0
    if not tip.title:
        return wide, foot + 4
    body = len(lines) * text.leading(text.SMALL) + 6 if lines else 0
    return wide, _TITLE + 2 + down + body + _gains_height(tip) + foot


def _indent(tip: Tip) -> int:
    """How much room the numbers before the lines have."""
    return max(big_width(f"{gain:+d}") for gain, _ in tip.gains) + 5


def _gain_lines(tip: Tip) -> list[tuple[int, tuple[str, ...]]]:
    limit = WIDEST - 12 - _indent(tip)
    return [(gain, text.wrap(words, limit, text.SMALL)) for gain, words in tip.gains]


def _gains_width(tip: Tip) -> int:
    if not tip.gains:
        return 0
    said = (line for _, lines in _gain_lines(tip) for line in lines)
    return _indent(tip) + max(text.width(line, text.SMALL) for line in said) + 12


def _gains_height(tip: Tip) -> int:
    if not tip.gains:
        return 0
    return sum(len(lines) for _, lines in _gain_lines(tip)) * text.leading(text.SMALL) + 5


def _foot() -> int:
    """How high the strip is that tells how to learn more."""
    return text.leading(text.SMALL) + 3


def _more_width(tip: Tip) -> int:
    return text.width(tip.more, text.SMALL) + 25 if tip.more else 0


def _pictures(tip: Tip) -> tuple[int, int]:
    """Width and height of the block of pictures, the gap below each row included."""
    sizes = [sprites.size(name) for name in tip.pictures[:_MOST]]
    if not sizes:
        return 0, 0
    across, down = max(w for w, _ in sizes), max(h for _, h in sizes)
    beside = min(_ROW, len(sizes))
    return beside * (across + _GAP) - _GAP, -(-len(sizes) // _ROW) * (down + _GAP) + 2


def place(
    tip: Tip, target: pygame.Rect, others: Sequence[Sequence[pygame.Rect]] = (), roof: int = 0
) -> tuple[pygame.Rect, Side]:
    """Where it goes, and on which side of *target*: always on the screen, and not above *roof*.

    *others* had better not lie under it: if there is no room beside all of them, beside the first ones.
    It stands in the middle of a side, or else flush with one of the target's edges.
    """
    found = _places(tip, target, roof)
    apart = [(box, side) for box, side in found if not box.colliderect(target)]
    free = [one for taken in reversed(others) for one in apart if one[0].collidelist(taken) < 0]
    return [*free, *apart, *found][0]


def _places(tip: Tip, target: pygame.Rect, roof: int) -> list[tuple[pygame.Rect, Side]]:
    """All there are, the best ones first."""
    wide, high = size(tip)
    middle = target.centerx - wide // 2, target.centery - high // 2
    found: list[tuple[pygame.Rect, Side]] = []
    for x, y in (middle, (target.right - wide, target.bottom - high), target.topleft):
        corners: dict[Side, tuple[int, int]] = {
            "above": (x, target.top - high - _TAIL),
            "below": (x, target.bottom + _TAIL),
            "right": (target.right + _TAIL, y),
            "left": (target.left - wide - _TAIL, y),
        }
        found += [(_on_screen(pygame.Rect(at, (wide, high)), roof), side) for side, at in corners.items()]
    return found


def _on_screen(box: pygame.Rect, roof: int) -> pygame.Rect:
    return box.clamp(pygame.Rect(0, roof, SIZE[0], SIZE[1] - roof).inflate(-2 * _EDGE, -2 * _EDGE))


def draw(
    canvas: Canvas,
    tip: Tip,
    target: pygame.Rect,
    others: Sequence[Sequence[pygame.Rect]] = (),
    roof: int = 0,
) -> None:
    """Draws the tooltip for something at *target*, over none of the *others* if there is room beside."""
    box, side = place(tip, target, others, roof)
    lay(canvas, tip, box)
    if not box.colliderect(target):
        _tail(canvas, box, side, target, "p2" if tip.more else "p5" if tip.body else "k1")


def lay(canvas: Canvas, tip: Tip, box: pygame.Rect) -> None:
    """Draws the tooltip into a box of its size, pointing at nothing."""
    canvas.shadow(box, (2, 3), -2, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "p5", 2)
    if tip.title:
        _draw_words(canvas, tip, box)
    if tip.more:
        _draw_more(canvas, tip, box)


def _draw_words(canvas: Canvas, tip: Tip, box: pygame.Rect) -> None:
    x, y, w, h = box
    high = _TITLE - 1 if tip.body or tip.gains or tip.more else h - 4
    canvas.rounded((x + 2, y + 2, w - 4, high), "k1", 1)
    text.line(canvas, tip.title, x + 6, y + 3, "y4")
    if tip.icon:
        icon = sprites.sprite(tip.icon)
        canvas.blit(icon, x + w - icon.get_width() - 4, y + 3)
    _draw_pictures(canvas, tip, x + 6, y + _TITLE + 4)
    top = y + _TITLE + 4 + _pictures(tip)[1]
    if tip.body:
        top = text.paragraph(canvas, tip.body, x + 6, top, WIDEST - 12, "k1", text.SMALL) + 2
    if tip.gains:
        _draw_gains(canvas, tip, x + 6, top, w - 12)


def _draw_gains(canvas: Canvas, tip: Tip, x: int, y: int, wide: int) -> None:
    """Below a thin line: each number, green or red, before its words."""
    if tip.body:
        canvas.across(x - 2, y - 1, wide + 4, "p3")
    y += 2
    indent, step = _indent(tip), text.leading(text.SMALL)
    for gain, lines in _gain_lines(tip):
        middle = y + (step - BIG_HEIGHT) // 2
        big(canvas, f"{gain:+d}", x + indent - 5, middle, "g2" if gain > 0 else "r2", None, "right")
        for line in lines:
            text.line(canvas, line, x + indent, y, "k1", text.SMALL)
            y += step


def _draw_more(canvas: Canvas, tip: Tip, box: pygame.Rect) -> None:
    """The strip at the foot."""
    high = _foot()
    top = box.bottom - 2 - high
    canvas.rounded((box.x + 2, top, box.w - 4, high), "p2", 1)
    icon = sprites.sprite("icons/globe")
    canvas.blit(icon, box.x + 4, top + (high - icon.get_height()) // 2)
    text.line(canvas, tip.more, box.x + 19, top + text.middle(high, text.SMALL), "k1", text.SMALL)


def _draw_pictures(canvas: Canvas, tip: Tip, left: int, top: int) -> None:
    for number, name in enumerate(tip.pictures[:_MOST]):
        picture = sprites.sprite(name)
        w, h = picture.get_size()
        x, y = left + number % _ROW * (w + _GAP), top + number // _ROW * (h + _GAP)
        canvas.frame((x - 1, y - 1, w + 2, h + 2), "k0")
        canvas.blit(picture, x, y)


def _tail(canvas: Canvas, box: pygame.Rect, side: Side, target: pygame.Rect, sheet: str) -> None:
    if side in ("right", "left"):
        _tail_aside(canvas, box, max(box.y + 8, min(box.bottom - 9, target.centery)), side == "right", sheet)
        return
    at, up = max(box.x + 8, min(box.right - 9, target.centerx)), side == "below"
    ink = "k1" if up else sheet
    for step in range(5):
        y = box.y + 1 - step if up else box.bottom - 2 + step
        canvas.across(at - 5 + step, y, 11 - 2 * step, "k0")
        if step < 4:
            canvas.across(at - 4 + step, y, 9 - 2 * step, ink)


def _tail_aside(canvas: Canvas, box: pygame.Rect, at: int, to_left: bool, sheet: str) -> None:
    """Towards something at the left or the right, in the ink of what it grows from."""
    for step in range(5):
        x = box.x + 1 - step if to_left else box.right - 2 + step
        canvas.down(x, at - 5 + step, 11 - 2 * step, "k0")
        if step < 4:
            canvas.down(x, at - 4 + step, 9 - 2 * step, sheet)
