"""The medal in the hand: large, with what it takes for each grade, how far that is, and what is missing."""

from __future__ import annotations

import pygame

from game.scenes import dates, game_pictures, medals
from game.session.profile_records import Progress
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.locale import TEXTS, words
from game.ui.widgets.panel import bar

SHEET = (472, 28, 160, 300)
HEAD = 92
"""How high the velvet is."""
MARGIN = 10


def draw_sheet(canvas: Canvas, row: Progress, ramp: str, holders: tuple[int, int]) -> None:
    """The sheet at the right; *holders*: by how many people of how many the medal is held."""
    panel(canvas, "paper", SHEET)
    x, y, w, h = SHEET
    _draw_large(canvas, row, ramp)
    middle, top = x + w // 2, y + HEAD + 8
    title = words(f"{row.game}.achievement.{row.medal.id}.title")
    for line in text.even(title, w - 2 * MARGIN):
        text.line(canvas, line, middle, top, "k1", align="centre")
        top += 14
    rim = medals.rim_of(len(row.medal.steps), row.grade)
    grade = words(
        f"scenes.achievements.grade.{medals.GRADES[rim]}" if rim is not None else "scenes.achievements.locked"
    )
    about = words("scenes.achievements.which", grade=grade, game=game_pictures.short_name(row.game))
    text.snug(canvas, about, middle, top, w - 2 * MARGIN, "k2", text.SMALL, "centre")
    top += text.leading(text.SMALL) + 3
    key = f"{row.game}.achievement.{row.medal.id}.text"
    if TEXTS.has(key):
        top = text.paragraph(canvas, words(key), x + MARGIN, top, w - 2 * MARGIN, "k1", text.SMALL)
    canvas.across(x + MARGIN, top + 3, w - 2 * MARGIN, "p2")
    top = _draw_grades(canvas, row, top + 8)
    foot = y + h - 8 - 2 * text.leading(text.SMALL)
    _draw_missing(canvas, row, max(top, foot - 2))
    held = words("scenes.achievements.held", n=holders[0], of=holders[1])
    foot += text.leading(text.SMALL)
    lines, size, step = text.settle(held, w - 2 * MARGIN, 2 * text.CLOSEST, text.SMALL)
    for number, line in enumerate(lines):
        text.line(canvas, line, x + MARGIN, foot + step * number, "k2", size)


def _draw_large(canvas: Canvas, row: Progress, ramp: str) -> None:
    """The medal at double size on its velvet."""
    x, y, w, _ = SHEET
    canvas.blit(medals.velvet(ramp, (w - 8, HEAD), False), x + 4, y + 4)
    canvas.across(x + 4, y + 4 + HEAD, w - 8, "k0")
    for stitch in range(x + 8, x + w - 8, 5):
        canvas.across(stitch, y + 7, 3, f"{ramp}3")
        canvas.across(stitch, y + HEAD, 3, f"{ramp}3")
    large = pygame.transform.scale2x(medals.of(row.medal, ramp, row.grade))
    before = canvas.clip
    canvas.clip = pygame.Rect(x + 4, y + 4, w - 8, HEAD).clip(before)
    canvas.put(large, x + w // 2 - large.get_width() // 2, y + 4 + HEAD - large.get_height() + 2, (2, 3), -1)
    canvas.clip = before
    if not row.grade:
        canvas.blit(sprites.sprite("icons/lock_24"), x + w // 2 + 22, y + HEAD - 26)


def _draw_grades(canvas: Canvas, row: Progress, y: int) -> int:
    x, _, w, _ = SHEET
    steps = row.medal.steps
    for number, step in enumerate(steps):
        rim = len(medals.RIMS) - len(steps) + number
        reached = row.grade > number
        medals.coin(canvas, x + MARGIN + 6, y + 9, medals.RIMS[rim] if reached else "k")
        left, right = x + MARGIN + 17, x + w - MARGIN
        text.line(canvas, words(f"scenes.achievements.grade.{medals.GRADES[rim]}"), left, y, "k1", text.SMALL)
        takes = words(f"scenes.achievements.unit.{row.medal.unit}", n=step)
        when = row.when[number] if reached and number < len(row.when) else None
        said = takes if when is None else dates.day(when, short=True)
        text.line(canvas, said, right, y, "k2", text.SMALL, "right")
        below = y + text.real_size(text.SMALL) + 2
        bar(canvas, (left, below, right - left, 6), min(1.0, row.done / step), medals.RIMS[rim], "k1")
        y = below + 10
    return y


def _draw_missing(canvas: Canvas, row: Progress, y: int) -> None:
    if row.grade == len(row.medal.steps):
        said, ink = words("scenes.achievements.complete"), "g2"
    else:
        missing = words(f"scenes.achievements.unit.{row.medal.unit}", n=row.needed - row.done)
        said, ink = words("scenes.achievements.still", what=missing), "r2"
    text.line(canvas, said, SHEET[0] + MARGIN, y, ink, text.SMALL)
