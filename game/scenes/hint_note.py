"""The master's advice at a table: a note with the move and its reasons, and rings around what is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.ai.advice import Advice
from game.scenes import advice, bubble
from game.scenes.at_table import AtTable
from game.scenes.difference import changed
from game.tabletop.meaning import Answer
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import frame
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget

ID = "hint note"
WIDTH, EDGE, HEAD = 236, 10, 27
RING = ("k0", "y5", "y3", "k0")
"""The ring's lines from the inside: some of them are seen on any ground."""
RINGED = 4
"""Marks that get a ring, the largest."""


class HintNote(Widget):
    """Lies where it hides the least, until the move is made or it is put away by a click."""

    def __init__(self, table: AtTable, advised: Advice, put_away: Callable[[], object]) -> None:
        super().__init__(ID, (0, 0, WIDTH, 0), tip=Tip(words("scenes.hint.put_away")))
        self.advised = advised
        self.paragraphs = paragraphs(table, advised)
        self._table = table
        self._put_away = put_away
        self._marks: list[pygame.Rect] | None = None
        lines = sum(len(text.wrap(said, WIDTH - 2 * EDGE)) for said in self.paragraphs)
        self.rect.h = HEAD + bubble.LINE * lines + 3 * len(self.paragraphs) + 5

    def activate(self, spot_id: object) -> None:
        self._put_away()

    def look_again(self) -> None:
        """What is marked may have moved."""
        self._marks = None

    def marks(self) -> list[pygame.Rect]:
        """Where the move is marked, the largest mark first; what makes it by a click if nothing is."""
        if self._marks is None:
            self._marks = self._seen() or self._pressed()
            self._lie(self._marks)
        return self._marks

    def _seen(self) -> list[pygame.Rect]:
        picture = replace(self._table.picture(), here=None, by_keys=False)
        return sorted(changed(self._table.view, picture), key=lambda box: -box.w * box.h)[:RINGED]

    def _pressed(self) -> list[pygame.Rect]:
        """What a click on makes the move."""
        sight, view = self._table.sight, self._table.view
        wanted = Answer(self.advised.move)
        buttons = {button.id: button.rect for button in self._table.prompt.buttons()}
        places = [(spot.id, spot.rect) for spot in view.spots(sight) if spot.enabled]
        places += [(press.id, buttons["button", press.id]) for press in self._table.prompt.presses]
        return [rect for place, rect in places if view.press(place, sight) == wanted]

    def _lie(self, marks: Sequence[pygame.Rect]) -> None:
        """Go where it hides nothing that is marked or said, and little of what can be done."""
        form = self._table.form
        lit = [*marks, *(w.rect for w in form.widgets if isinstance(w, bubble.Bubble) and w.visible)]
        open_spots = [s.rect for s in self._table.view.spots(self._table.sight) if s.enabled]

        def hidden(box: pygame.Rect) -> int:
            return bubble.hidden(box, lit, (), open_spots)

        self.rect = min(_places(self.rect.size), key=hidden)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for box in self.marks():
            for width, ink in enumerate(RING, 1):
                canvas.outline(box.inflate(2 * width - 2, 2 * width - 2), ink, 1)
        box = self.rect
        canvas.shadow(box, (3, 4), -1, 2)
        canvas.blit(frame("bubble", box.size), box.x, box.y)
        name = words("scenes.hint.title")
        paint.ribbon(canvas, (box.x + EDGE, box.y + 8, text.width(name) + 30, 16), "g")
        canvas.blit(sprites.sprite("icons/lens"), box.x + EDGE + 4, box.y + 10)
        text.line(canvas, name, box.x + EDGE + 22, box.y + 10, "p5", shadow="k0")
        canvas.blit(sprites.sprite("icons/cross"), box.right - 22, box.y + 9)
        y = box.y + HEAD
        for number, said in enumerate(self.paragraphs):
            ink = "k0" if number == 0 else "k1"
            y = text.paragraph(canvas, said, box.x + EDGE, y, WIDTH - 2 * EDGE, ink) + 3


def paragraphs(table: AtTable, advised: Advice) -> list[str]:
    """The move as the log would tell it, and its reasons."""
    session = table.session
    rules: Any = session.rules
    game, view, seat = session.game, session.showing.now, session.seat
    deed = advice.in_words(game, rules, session.options, view, seat, advised.move, table.name)[0]
    friends = {seat, *rules.allies(session.options, seat)}
    return [
        words("scenes.hint.deed", deed=deed),
        *advice.reasons(rules, view, seat, advised, friends, table.name),
    ]


def _places(size: tuple[int, int]) -> Iterable[pygame.Rect]:
    """Where it may lie, the most usual place first."""
    w, h = size
    for y in (bubble.BOTTOM - h, bubble.TOP):
        for x in (bubble.RIGHT - w, bubble.LEFT, (640 - w) // 2):
            yield pygame.Rect(x, y, w, h)
