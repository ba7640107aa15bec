"""The end on the stage: the last purchases lie there to be read, then everybody's happiness is counted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cvlizations import scoring
from game.cvlizations.state import ROUNDS, CvlizationsState
from game.cvlizations.view import cards, pieces, stage
from game.cvlizations.view.stage import Setting
from game.tabletop.views import Clip
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.tween import out_cubic, part

COME, STAGGER, READ = 0.3, 0.08, 1.8
"""Seconds in which a last purchase comes up, between two of them, and in which all can be read."""
BEGIN, LINE, COUNT, HELD = 0.2, 0.5, 0.4, 1.2
"""Seconds before the first line, for a line, for its counting, and in which the totals stay."""
LINES = ("ideas", "tokens", "end")
"""The lines of the score sheet."""
LINES_Y, PITCH = 70, 29
"""Where the first line is counted, and how far below it the next."""


def last_purchases(before: CvlizationsState, names: tuple[str, ...]) -> Clip | None:
    """What everybody has bought in the last round; None in earlier ones."""
    if before.round != ROUNDS - 1:
        return None
    setting = Setting(before, names, None)
    bought = [(seat, card) for seat in range(before.options.seats) for card in new_ideas(before, seat)]
    length = COME + STAGGER * len(bought) + READ

    def draw(canvas: Canvas, share: float) -> None:
        _field(canvas, setting, words("cvlizations.view.last_ideas"))
        gone = share * length
        for number, (seat, card) in enumerate(bought):
            come = out_cubic(part(gone, STAGGER * number, STAGGER * number + COME))
            if come > 0:
                box = _place(setting, seat, new_ideas(before, seat).index(card))
                lift = round(30 * (1 - come))
                canvas.put(cards.idea(card), box.x, box.y + lift, (2, 3), -2)
        for seat in range(before.options.seats):
            if not new_ideas(before, seat):
                _say_none(canvas, stage.column(setting, seat))

    beats = tuple((STAGGER * number + 0.05, "place") for number in range(len(bought)))
    return Clip(length, draw, "card", beats=beats, still=READ)


def _say_none(canvas: Canvas, box: pygame.Rect) -> None:
    """That somebody has bought nothing."""
    said, y = words("cvlizations.view.no_purchase"), stage.CARDS_Y + 34
    text.snug(canvas, said, box.centerx, y, box.w - 8, "p2", text.SMALL, "centre")


def new_ideas(state: CvlizationsState, seat: int) -> list[int]:
    """What a seat has bought in this round: it does not work yet."""
    return [card for card in state.ideas[seat] if not state.active[seat] >> card & 1]


def _place(setting: Setting, seat: int, number: int) -> pygame.Rect:
    """Where an idea lies: in the middle of the column if it is alone, else side by side."""
    if len(new_ideas(setting.state, seat)) > 1:
        return stage.card_box(setting, seat, min(number, 1))
    box = stage.card_box(setting, seat, 0)
    box.centerx = stage.column(setting, seat).centerx
    return box


def final_count(before: CvlizationsState, names: tuple[str, ...]) -> Clip:
    """The lines of everybody's sheet are counted one after the other, and the totals with them."""
    setting = Setting(before, names, None)
    sheets = [scoring.sheet(before, seat) for seat in range(before.options.seats)]
    rows = [tuple(line.points for line in sheet.lines) for sheet in sheets]
    best = max(sum(row) for row in rows)
    length = BEGIN + LINE * len(LINES) + HELD

    def draw(canvas: Canvas, share: float) -> None:
        _field(canvas, setting, words("cvlizations.view.ended"))
        gone = share * length
        for seat, row in enumerate(rows):
            shown = counted(row, gone if share < 1 else length)
            for line, points in enumerate(shown):
                _line(canvas, setting, seat, line, points)
            stage.title_of(canvas, setting, seat, sum(shown))
            if share >= 1 or gone > length - HELD:
                _total(canvas, setting, seat, sum(row), sum(row) == best)

    beats = [(BEGIN + LINE * line, "drum") for line in range(len(LINES))]
    return Clip(length, draw, "page", beats=(*beats, (length - HELD, "chime")), still=HELD)


def counted(row: Sequence[int], seconds: float) -> list[int]:
    """The lines that have been counted or begun by then, as far as they have come."""
    begun = [(points, BEGIN + LINE * line) for line, points in enumerate(row)]
    return [round(points * part(seconds, at, at + COUNT)) for points, at in begun if seconds >= at]


def _field(canvas: Canvas, setting: Setting, said: str) -> None:
    """The stage with a headline on the band."""
    stage.draw(canvas, setting, bare=True)
    title = headline(said, "y", 2 if 2 * text.width(said) <= stage.BAND.w - 20 else 1, 3, 5)
    canvas.blit(
        title, stage.BAND.centerx - title.get_width() // 2, stage.BAND.centery - title.get_height() // 2
    )


def _line(canvas: Canvas, setting: Setting, seat: int, line: int, points: int) -> None:
    column = stage.column(setting, seat)
    box = pygame.Rect(column.x + 2, LINES_Y + PITCH * line, column.w - 4, 22)
    canvas.shadow(box, (1, 2), -2, 1)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "p4", 1)
    name = words(f"cvlizations.score.{LINES[line]}")
    text.snug(canvas, name, box.x + 5, box.y + text.middle(box.h, text.SMALL), box.w - 32, "k1", text.SMALL)
    big(canvas, points, box.right - 6, box.y + 8, "k1", None, "right")


def _total(canvas: Canvas, setting: Setting, seat: int, points: int, best: bool) -> None:
    """What a seat has in all, above its store."""
    figure = headline(str(points), "y" if best else "p", 2, 3, 5)
    box = stage.column(setting, seat)
    y = (stage.BAND.bottom + stage.STORES_Y) // 2 - figure.get_height() // 2
    canvas.blit(figure, box.centerx - figure.get_width() // 2 - 8, y)
    x = box.centerx + figure.get_width() // 2 + 2
    pieces.icon(canvas, "icons/smile", x, y + figure.get_height() // 2)
    if best:
        stage.owner(canvas, setting, seat)
