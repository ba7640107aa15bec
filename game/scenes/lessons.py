"""The lessons of all games: which there are, which are done, where one was left."""

from __future__ import annotations

from typing import Any

import pygame

from game import registry
from game.core.lesson import LessonData
from game.core.reason import Refused
from game.scenes import bars
from game.scenes.backdrop import backdrop
from game.scenes.lesson import lesson
from game.scenes.lesson_table import lessons_of, progress_of
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.scroll import BAR, ListBox

SHEET = (60, 34, 520, 294)
ROW = 34
ABOUT = 28
"""How far in from its row a lesson's words begin."""

Entry = tuple[str, LessonData]


def offered(game: str | None = None) -> list[Entry]:
    """The lessons of the playable games, or of one; a damaged file's are left out."""
    found: list[Entry] = []
    for name in registry.GAMES if game is None else (game,):
        try:
            found += [(name, data) for data in lessons_of(name)]
        except Refused:
            continue
    return found


class LessonsScene(Scene):
    """Choose a lesson."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.entries = offered(game)
        self._last = 0
        """The row that was begun last."""

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.lessons.title"), "w", Heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(
            bars.PromptBar(lambda: self.keyed("scenes.lessons.prompt"), lambda: None, lambda: False)
        )
        x, y, w, h = SHEET
        rows = [words(f"{game}.lesson.{data.id}.title") for game, data in self.entries]
        listed = ListBox(
            "lessons", (x + 10, y + 14, w - 20, h - 28), rows, self._begin, paint_row=self._paint
        )
        beside_bar = listed.rect.w - BAR - 2
        lines = max((len(self._about(entry, beside_bar)) for entry in self.entries), default=1)
        listed.row_height = ROW + (lines - 1) * text.leading(text.SMALL)
        listed.show_whole_rows()
        self.form.add(listed)
        self.form.cancel = self._back
        self.form.focus(("lessons", self._last))

    def resume(self) -> None:
        self.rebuild()

    def _back(self) -> None:
        self.app.pop(self)

    def _begin(self, row: int) -> None:
        game, data = self.entries[row]
        self._last = row
        try:
            self.app.open(lesson(self.cabinet, game, data))
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _state(self, entry: Entry) -> tuple[bool, float]:
        """Whether a lesson was finished once, and how far it has come now."""
        game, data = entry
        done: list[Any] = self.cabinet.store.setting("lessons.done", [])
        begun = progress_of(self.cabinet.store, game, data.id).starts
        return [game, data.id] in done, min(1.0, len(begun) / len(data.steps))

    def _about(self, entry: Entry, wide: int) -> tuple[str, ...]:
        """What a lesson is about, in lines for a row so wide."""
        game, data = entry
        beside = 88 if self._state(entry)[1] else 0
        return text.wrap(words(f"{game}.lesson.{data.id}.about"), wide - ABOUT - 8 - beside, text.SMALL)

    def _paint(self, canvas: Canvas, number: int, row: pygame.Rect, hot: bool) -> None:
        game, data = self.entries[number]
        done, share = self._state((game, data))
        canvas.rounded(row.inflate(0, -2), "p5" if hot else "p3" if number % 2 == 0 else "p4", 1)
        icon = "icons/medal" if done else "icons/book"
        picture = sprites.sprite(icon)
        canvas.blit(picture, row.x + 8, row.centery - picture.get_height() // 2)
        about = self._about((game, data), row.w)
        top = row.y + (row.h - ROW - (len(about) - 1) * text.leading(text.SMALL)) // 2
        text.line(canvas, words(f"{game}.lesson.{data.id}.title"), row.x + ABOUT, top + 4)
        for line, part in enumerate(about):
            y = top + 19 + line * text.leading(text.SMALL)
            text.line(canvas, part, row.x + ABOUT, y, "k3", text.SMALL)
        text.line(canvas, words(f"{game}.game.name"), row.right - 8, top + 4, "r2", align="right")
        if share:
            canvas.rounded((row.right - 88, top + 20, 80, 8), "k0", 1)
            canvas.rounded((row.right - 87, top + 21, max(2, int(78 * share)), 6), "g3", 1)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", SHEET)
        super().draw(canvas)
