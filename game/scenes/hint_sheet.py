"""The master's hint as one picture of two columns: the move and the next best, with what each comes to."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Protocol

import pygame

from game.ai.advice import Advice
from game.ai.effects import rivals
from game.scenes import bars
from game.scenes.alternatives import Beside, Comparison, Side, compare
from game.scenes.at_table import AtTable
from game.scenes.difference import changed
from game.scenes.scene import Scene
from game.tabletop.meaning import Answer, Meaning
from game.tabletop.picture import Picture
from game.tabletop.views import Press
from game.ui import sprites, text
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.pixels import SIZE, Box
from game.ui.widgets.button import Button

SHEET = pygame.Rect(92, 21, 456, 312)
COLUMNS = (pygame.Rect(102, 40, 214, 270), pygame.Rect(324, 40, 214, 270))
ALONE = pygame.Rect(213, 40, 214, 270)
PICTURE = (200, 80)
INNER = 7
"""How far what stands in a column is from its edge."""
RING = ("y5", "k0")
"""What is drawn around a mark, from the inside."""
SEEN = 0.4
"""Seconds before it can be confirmed."""
DEED, ROW, REASON = 33, 15, 40
"""Heights: what the move does, a score line, the reason."""


class Advised(AtTable, Protocol):
    """A table at which advice can be carried out."""

    def show_note(self) -> None:
        """Let the note on the advice lie there."""

    def carry_out(self, meaning: Meaning) -> None:
        """Do what a click means, if that may be."""


class HintSheet(Scene):
    """Lies over the table until a move is taken, or it is put away."""

    transparent = True

    def __init__(self, table: Advised, advised: Advice) -> None:
        super().__init__()
        self.table = table
        self.advised = advised
        self.place = 0
        """Which of the next best moves is shown beside the advised one."""
        self._pictures: list[pygame.Surface] = []
        self._seen = 0.0

    def build(self) -> None:
        session = self.table.session
        rules: Any = session.rules
        friends = {session.seat, *rules.allies(session.options, session.seat)}
        about = Beside(
            rules,
            session.game,
            session.options,
            session.showing.now,
            session.seat,
            friends,
            self.table.name,
        )
        self.comparison: Comparison = compare(about, self.advised, self.place)
        self._pictures = [self._photograph(side) for side in self.comparison.sides]
        for number, (side, box) in enumerate(zip(self.comparison.sides, self._boxes())):
            name = "this" if number == 0 else "next"
            below = (box.x, box.bottom + 2, box.w, 17)
            label = words(f"scenes.hint.take_{name}")
            ramp = "g" if number == 0 else "w"
            self.form.add(Button(f"take {name}", below, label, self._taking(side), ramp=ramp))
        prompt = bars.PromptBar(self._words, lambda: session.seat, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self._presses(), self._pressed)
        self.form.add(prompt, *buttons)
        self.form.default, self.form.cancel = "take this", self.close
        if not self.form.ring.by_keys:
            self.form.focus("take this")

    def _boxes(self) -> tuple[pygame.Rect, ...]:
        return COLUMNS if len(self.comparison.sides) > 1 else (ALONE,)

    def _presses(self) -> list[Press]:
        found = [Press("look", words("scenes.hint.look")), Press("close", words("ui.dialog.close"))]
        if len(rivals(self.advised)) > 1:
            found.insert(0, Press("another", words("scenes.hint.another")))
        return found

    def _words(self) -> str:
        key = key_name("rotate_right", self.app.input.device)
        several = len(rivals(self.advised)) > 1
        return words("scenes.hint.prompt_another" if several else "scenes.hint.prompt", key=key)

    # ------------------------------------------------------------------ what is done

    def _taking(self, side: Side) -> Any:
        return lambda: self._take(side)

    def _take(self, side: Side) -> None:
        self.app.pop(self)
        self.table.put_advice_away()
        self.table.carry_out(Answer(side.move))

    def _pressed(self, name: Any) -> None:
        if name == "another":
            self._another()
        elif name == "look":
            self._show_on_table()
        else:
            self.close()

    def _show_on_table(self) -> None:
        """Leave the note and its marks there."""
        self.app.pop(self)
        self.table.show_note()

    def _another(self) -> None:
        """Show the next of the next best moves."""
        self.place = (self.place + 1) % max(1, len(rivals(self.advised)))
        self.rebuild()

    def close(self) -> None:
        """Put the advice away, here and on the table."""
        self.app.pop(self)
        self.table.put_advice_away()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._seen += seconds

    def handle(self, action: Action) -> None:
        """It comes by itself: a key that was meant for the table, or to hurry, makes no move."""
        early = self._seen < SEEN and isinstance(action, Command) and action.name == "confirm"
        if early or (isinstance(action, Command) and action.name == "hurry"):
            return
        if isinstance(action, Command) and action.pressed:
            if action.name == "hint":
                self.close()
                return
            if action.name in ("rotate_right", "rotate_left"):
                self._another()
                return
        outside = isinstance(action, Pointer) and action.kind == "pressed" and not self._on(action.at)
        if outside:
            self.close()
            return
        super().handle(action)

    @staticmethod
    def _on(at: tuple[int, int]) -> bool:
        return SHEET.collidepoint(at) or at[1] >= bars.PROMPT_Y

    # ------------------------------------------------------------------ the picture

    def _photograph(self, side: Side) -> pygame.Surface:
        """The part of the table where the move is marked."""
        view, now = self.table.view, self.table.picture()
        marked: Picture[Any] = replace(now, here=None, by_keys=False, hint=side.move)
        marked = replace(marked, draft=view.aim(view.see(marked)))
        pointed = replace(marked, here=self._made_by(side, view.see(marked)))
        canvas = Canvas()
        view.draw(canvas, view.see(pointed))
        site = view.site(side.move, view.see(pointed))
        boxes = sorted(changed(view, marked), key=lambda box: -box.w * box.h) if site is None else [site]
        for box in boxes[:1]:
            for width, ink in enumerate(RING, 1):
                canvas.outline(box.inflate(2 * width, 2 * width), ink, 1)
        field = pygame.Rect(0, bars.TOP, SIZE[0], bars.PROMPT_Y - bars.TOP)
        middle = boxes[0].center if boxes else field.center
        part = pygame.Rect(0, 0, *PICTURE)
        part.center = middle
        return canvas.surface.subsurface(part.clamp(field)).copy()

    def _made_by(self, side: Side, sight: Any) -> Hashable | None:
        """What a click on would make the move at once, so that it is seen as while pointed at."""
        view, wanted = self.table.view, Answer(side.move)
        spots = (spot.id for spot in view.spots(sight) if spot.enabled)
        return next((spot for spot in spots if view.press(spot, sight) == wanted), None)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade(None, -2)
        panel(canvas, "paper", SHEET)
        canvas.blit(sprites.sprite("icons/lens"), SHEET.x + 10, SHEET.y + 5)
        text.line(canvas, words("scenes.hint.title"), SHEET.x + 26, SHEET.y + 4, "k1")
        if self.comparison.later:
            text.line(
                canvas,
                words("scenes.hint.in_the_end"),
                SHEET.right - 12,
                SHEET.y + 5,
                "k3",
                text.SMALL,
                "right",
            )
        for number, (side, box) in enumerate(zip(self.comparison.sides, self._boxes())):
            self._column(canvas, box, side, self._pictures[number], number == 0)
        super().draw(canvas)

    def _column(
        self, canvas: Canvas, box: pygame.Rect, side: Side, picture: pygame.Surface, better: bool
    ) -> None:
        ramp = "g" if better else "b"
        if better:
            for width, ink in ((2, "k0"), (1, "y3"), (0, "y5")):
                canvas.outline(box.inflate(2 * width - 2, 2 * width - 2), ink, 1)
        canvas.rounded((box.x + 1, box.y + 1, box.w - 2, 16), "k0", 1)
        canvas.fill(f"{ramp}2", (box.x + 2, box.y + 2, box.w - 4, 14))
        name = words(f"scenes.hint.{'this' if better else 'next'}")
        text.line(canvas, name, box.x + INNER, box.y + 2, "p5", shadow="k0")
        if better:
            canvas.blit(sprites.sprite("icons/crown"), box.right - 20, box.y + 3)
        x, y, wide = box.x + INNER, box.y + 19, box.w - 2 * INNER
        _settled(canvas, side.deed, (x, y, wide, DEED), "k0")
        y += DEED + 2
        canvas.frame((x - 1, y - 1, PICTURE[0] + 2, PICTURE[1] + 2), "k0")
        canvas.blit(picture, x, y)
        y += PICTURE[1] + 4
        for number, change in enumerate(side.changes):
            if number % 2 == 0:
                canvas.fill("p3", (x - 2, y, wide + 4, ROW))
            _row(canvas, (x, y, wide, ROW), words(change.key), (change.before, change.after))
            y += ROW
        self._sum(canvas, (x, box.bottom - REASON - 24, wide, 20), side, better)
        _settled(canvas, " ".join(side.reasons), (x, box.bottom - REASON, wide, REASON - 2), "k2")

    def _sum(self, canvas: Canvas, box: Box, side: Side, better: bool) -> None:
        x, y, wide, _ = box
        canvas.across(x, y - 2, wide, "p1")
        said = words("scenes.hint.sum_later" if self.comparison.later else "scenes.hint.sum")
        text.snug(canvas, said, x, y + 3, wide - 40, "k1", text.SMALL)
        total = headline(f"{side.total:+d}" if side.total else "0", "y" if better else "b")
        canvas.blit(total, x + wide - total.get_width(), y - 6)


def _row(canvas: Canvas, box: Box, name: str, values: tuple[int, int]) -> None:
    """A score line: what it is, what it comes to after what (if there is room), and the change on a chip."""
    x, y, wide, _ = box
    before, after = values
    right = x + wide - 56
    room = right - x - text.width(str(before), text.SMALL) - 4
    size = text.roomy(name, room, text.SMALL)
    whole = text.width(name, size) <= room
    if whole:
        text.line(canvas, str(before), right, y + 2, "k3", text.SMALL, "right")
        canvas.polygon([(right + 4, y + 4), (right + 7, y + 7), (right + 4, y + 10)], "k3")
    else:
        room = right + 6 - x
        size = text.roomy(name, room, text.SMALL)
    text.line(canvas, text.fit(name, room, size), x, y + text.middle(ROW, size), "k1", size)
    text.line(canvas, str(after), right + 28, y + 2, "k0", text.SMALL, "right")
    by = after - before
    if by:
        canvas.rounded((x + wide - 26, y + 2, 26, 11), "g2" if by > 0 else "r2", 1)
        tiny(canvas, f"{by:+d}", x + wide - 13, y + 5, "p5", align="centre")
    else:
        text.line(canvas, "–", x + wide - 13, y + 2, "k3", text.SMALL, "centre")


def _settled(canvas: Canvas, said: str, box: Box, ink: str) -> None:
    """Small print in as many lines as the box has room for."""
    x, y, wide, high = box
    lines, size, step = text.settle(said, wide, high, text.SMALL)
    for number, line in enumerate(lines):
        text.line(canvas, line, x, y + step * number, ink, size)
