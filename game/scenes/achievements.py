"""The achievements of all games, profile by profile, with how far each has come."""

from __future__ import annotations

import pygame

from game import registry
from game.core.store import Profile
from game.scenes import bars, person_names
from game.scenes.backdrop import backdrop
from game.scenes.scene import Scene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import TEXTS, words
from game.ui.widgets.choice import Stepper
from game.ui.widgets.panel import bar
from game.ui.widgets.scroll import ListBox

SHEET = (60, 34, 520, 294)
ROW = 30


class AchievementsScene(Scene):
    """A list with medals and bars."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.games = tuple(registry.GAMES) if game is None else (game,)
        self.profiles: list[Profile] = cabinet.store.profiles()
        self.chosen = 0

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.achievements.title"), "w", Heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(
            bars.PromptBar(lambda: self.keyed("scenes.achievements.prompt"), lambda: None, lambda: False)
        )
        self.form.cancel = self._back
        if not self.profiles:
            return
        x, y, w, h = SHEET
        names = [person_names.shown(profile.person) for profile in self.profiles]
        self.form.add(Stepper("profile", (x + w // 2 - 80, y + 8, 160, 19), names, self.chosen, self._choose))
        profile = self.profiles[self.chosen].id
        self.rows = [
            row for game in self.games for row in profile_records.progress(self.cabinet.store, profile, game)
        ]
        box = (x + 10, y + 34, w - 20, h - 46)
        titles = [self._title(row) for row in self.rows]
        listed = ListBox("rows", box, titles, None, row_height=ROW, paint_row=self._paint)
        listed.show_whole_rows()
        self.form.add(listed)

    def _back(self) -> None:
        self.app.pop(self)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.rebuild()
        self.form.focus("profile")

    def _title(self, row: profile_records.Progress) -> str:
        return words(f"{row.game}.achievement.{row.medal.id}.title")

    def _paint(self, canvas: Canvas, number: int, box: pygame.Rect, hot: bool) -> None:
        row = self.rows[number]
        done = row.grade > 0
        canvas.rounded(box.inflate(0, -2), "p5" if hot else "p3" if number % 2 == 0 else "p4", 1)
        medal = sprites.sprite("icons/medal") if done else sprites.silhouette("icons/medal", "p1")
        canvas.blit(medal, box.x + 8, box.y + 9)
        text.line(canvas, text.fit(self._title(row), box.w - 170), box.x + 28, box.y + 3)
        key = f"{row.game}.achievement.{row.medal.id}.text"
        if TEXTS.has(key):
            text.line(
                canvas,
                text.fit(words(key), box.w - 150, text.SMALL),
                box.x + 28,
                box.y + 16,
                "k3",
                text.SMALL,
            )
        text.line(canvas, words(f"{row.game}.game.name"), box.right - 8, box.y + 3, "r2", text.SMALL, "right")
        if row.needed > 1:
            count = f"{row.done}/{row.needed}"
            text.line(canvas, count, box.right - 8, box.y + 15, "k2", text.SMALL, "right")
            left = box.right - 8 - max(30, text.width(count, text.SMALL) + 4)
            bar(canvas, (left - 60, box.y + 17, 60, 8), row.done / row.needed)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", SHEET)
        if not self.profiles:
            text.line(canvas, words("scenes.statistics.none"), 320, 170, "k2", align="centre")
        super().draw(canvas)
