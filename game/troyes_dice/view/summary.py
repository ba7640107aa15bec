"""The scoring column at the right of a sheet: characters, resources left, citizens and the total."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.troyes_dice.scoring import factors
from game.troyes_dice.sheet import COLOURS, ROW_MASKS, ROWS, Sheet
from game.troyes_dice.view import pieces
from game.troyes_dice.view.places import place, row
from game.troyes_dice.view.sight import SCORE, Sight
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import BIG_HEIGHT, big, big_width, tiny
from game.ui.locale import words

WORD = 31
"""How much room the words before the numbers of the total have."""


def furnish(canvas: Canvas) -> None:
    """The empty boxes."""
    for at_row, box in enumerate(row("score")):
        ramp, white = pieces.RAMPS[at_row // 2], at_row // 2 == 2
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}{3 if white else 2}", 1)
        canvas.rounded(box.inflate(-4, -4), "s5" if white else "p4", 1)
        canvas.blit(pieces.house(at_row, "built"), box.x + 1, box.y + 2)
    for colour, box in enumerate(row("stock")):
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "p3", 1)
        tiny(canvas, 2, box.x + 4, box.y + 8, "k1")
        canvas.blit(pieces.resource(colour), box.x + 9, box.y + 5)
        canvas.across(box.x + 24, box.y + 9, 4, "k1")
        canvas.across(box.x + 24, box.y + 11, 4, "k1")
        tiny(canvas, 1, box.x + 31, box.y + 8, "k1")
    box = place("total")
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "b2", 1)
    canvas.rounded(box.inflate(-4, -4), "b1", 1)


class Figures(NamedTuple):
    """The numbers of the scoring column; the total is their sum, whatever they are."""

    factors: tuple[int, ...]
    rows: tuple[int, ...]
    stock: tuple[int, ...]
    citizens: int

    @property
    def rest(self) -> int:
        return sum(self.rows) + sum(self.stock)

    @property
    def total(self) -> int:
        return self.rest + self.citizens


def figures(sheet: Sheet) -> Figures:
    """What is written for a sheet."""
    numbers = factors(sheet)
    points = (factor * (sheet.built & ROW_MASKS[at_row]).bit_count() for at_row, factor in enumerate(numbers))
    stock = tuple(held // 2 for held in sheet.held)
    return Figures(tuple(numbers), tuple(points), stock, sum(sheet.citizens))


def counted(before: Figures, after: Figures, share: float) -> Figures:
    """The numbers on their way from one sheet to another: whole ones, so that lines and total agree."""

    def step(old: int, new: int) -> int:
        return old + int((new - old) * share)

    return Figures(
        after.factors,
        tuple(map(step, before.rows, after.rows)),
        tuple(map(step, before.stock, after.stock)),
        step(before.citizens, after.citizens),
    )


def count(canvas: Canvas, shown: Figures) -> None:
    """These numbers over whatever is written there."""
    furnish(canvas)
    _write(canvas, shown, shown)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The points of the sheet that lies there large, and what the plan would change."""
    sheet = sight.sheet
    after = None
    if sight.after is not None and sight.own:
        after = sight.after.sheets[sight.seat]
    _write(canvas, figures(sheet), figures(after or sheet))
    for spot in (*((SCORE, name) for name in (*ROWS, *COLOURS, "total")),):
        if sight.focused(*spot):
            frames.ring(canvas, score_box(spot[1]))


def _write(canvas: Canvas, now: Figures, then: Figures) -> None:
    """The numbers, and by how much a plan would change them."""
    for at_row, box in enumerate(row("score")):
        _character(canvas, at_row, box.x, box.y, now, then)
    for colour, name in enumerate(COLOURS):
        _points(canvas, now.stock[colour], then.stock[colour], name, "r2")
    _total(canvas, now, then)


def score_box(name: str) -> tuple[int, int, int, int]:
    """Where a line of the score is written."""
    if name in ROWS:
        return tuple(place(f"score.{ROWS.index(name)}"))  # type: ignore[return-value]
    if name in COLOURS:
        return tuple(place(f"stock.{COLOURS.index(name)}"))  # type: ignore[return-value]
    return tuple(place("total"))  # type: ignore[return-value]


def _character(canvas: Canvas, at_row: int, x: int, y: int, now: Figures, then: Figures) -> None:
    factor, shown = now.factors[at_row], then.factors[at_row]
    canvas.circle((x + 34, y + 8), 6, "k0")
    canvas.circle((x + 34, y + 8), 5, "y4" if shown else "p5")
    if shown:
        big(canvas, shown, x + 35, y + 5, "k1" if shown == factor else "g2", None, "centre")
    if shown:
        _points(canvas, now.rows[at_row], then.rows[at_row], ROWS[at_row], "k1")
    else:
        canvas.across(x + 42, y + 17, 4, "k4")


def number_box(name: str) -> pygame.Rect:
    """Where the points of a line are written, at most two digits, with the last at the right edge."""
    box = pygame.Rect(score_box(name))
    if name in ROWS:
        return pygame.Rect(box.x + 36, box.y + 14, 11, BIG_HEIGHT)
    if name in COLOURS:
        return pygame.Rect(box.right - 15, box.y + 8, 11, BIG_HEIGHT)
    return pygame.Rect(box.right - 17, box.y + 51, 11, BIG_HEIGHT)


def _points(canvas: Canvas, points: int, then: int, name: str, ink: str) -> None:
    """Points, in green or red if the plan changes them."""
    box = number_box(name)
    changed = "g2" if then > points else "r2"
    big(canvas, then, box.right, box.y, ink if then == points else changed, None, "right")


def _word(canvas: Canvas, said: str, sign: pygame.Surface, at: tuple[int, int], ink: str) -> None:
    """A word before a number, or its sign where the word has no room: the tip says it as well."""
    if text.width(said, text.SMALL) <= WORD:
        text.line(canvas, said, *at, ink, text.SMALL)
    else:
        canvas.blit(sign, at[0], at[1] + (text.real_size(text.SMALL) - sign.get_height()) // 2)


def _total(canvas: Canvas, now: Figures, then: Figures) -> None:
    box = place("total")
    canvas.blit(sprites.sprite("icons/laurel"), box.x + 5, box.y + 5)
    change = then.total - now.total
    if change:
        said = f"{change:+d}"
        wide = big_width(said) + 5
        canvas.rounded((box.right - 5 - wide, box.y + 5, wide, 11), "g2" if change > 0 else "r2", 1)
        big(canvas, said, box.right - 8, box.y + 7, "p5", None, "right")
    y = box.y + 18
    rows = (("citizens", then.citizens, now.citizens), ("rest", then.rest, now.rest))
    signs = {"citizens": pieces.citizen("y"), "rest": sprites.sprite("icons/house")}
    for name, value, before in rows:
        _word(canvas, words(f"troyes_dice.view.{name}"), signs[name], (box.x + 3, y + 1), "b5")
        ink = "p5" if value == before else "g5" if value > before else "r4"
        big(canvas, value, box.right - 6, y + 3, ink, None, "right")
        y += 13
    canvas.across(box.x + 5, y + 1, box.w - 10, "y3")
    sign = sprites.sprite("icons/trophy")
    _word(canvas, words("troyes_dice.view.total"), sign, (box.x + 3, y + 5), "y4")
    ink = "y4" if not change else "g5" if change > 0 else "r4"
    big(canvas, then.total, *number_box("total").topright, ink, "k0", "right")
