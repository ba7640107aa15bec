"""The title: logo and menu over a table with a corner of every game."""

from __future__ import annotations

from pathlib import Path

from game import __version__
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToLessons, ToRecords, ToSettings, ToShelf, ToTables
from game.scenes.dialogs import quit_dialog, unkept_dialog
from game.scenes.lessons import offered
from game.scenes.open_table import open_table
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.title_table import TICK, TitleTable
from game.session.cabinet import Cabinet
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.headline import headline
from game.ui.locale import TEXTS, words
from game.ui.widgets.button import Button

LOGO = (183, 44, 274, 60)
BAND = (221, 104, 198, 15)
MENU = (252, 146, 136, 23)
STEP = 29
VERSION = f"v{__version__}"
GAP = 8


class TitleScene(Scene):
    """Where the program starts and ends."""

    music = "title"

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__()
        self.cabinet = cabinet
        self._warned = False
        self._table = TitleTable()

    def build(self) -> None:
        x, y, w, h = MENU
        unfinished = self.cabinet.unfinished()
        entries = (
            ("start", "g", self._shelf, True),
            ("continue", "w", self._continue, bool(unfinished)),
            ("lessons", "w", lambda: self.app.open(ToLessons(self.cabinet)), bool(offered())),
            ("records", "w", lambda: self.app.open(ToRecords(self.cabinet)), True),
            ("settings", "w", lambda: self.app.open(ToSettings()), True),
            ("leave", "r", self.app.request_quit, True),
        )
        for number, (name, ramp, press, enabled) in enumerate(entries):
            tip = None if enabled else Tip(words(f"scenes.title.{name}"), words(f"scenes.title.no_{name}"))
            box = (x, y + STEP * number, w, h)
            label = words(f"scenes.title.{name}")
            self.form.add(Button(name, box, label, press, ramp=ramp, enabled=enabled, group="menu", tip=tip))
        label = TEXTS.known[TEXTS.after(TEXTS.language)].name
        wide, version = text.width(label) + 18, text.width(VERSION, text.SMALL) + GAP
        left = 320 - (wide - version) // 2
        self.form.add(Button("language", (left, 324, wide, 17), label, self._switch_language))
        self.form.default = "continue" if unfinished else "start"

    def resume(self) -> None:
        self.rebuild()

    def quit_requested(self) -> bool:
        why = self.app.door.why_not_kept()
        if why is not None:
            self.app.push(quit_dialog(self.app.stop, why))
        return why is None

    def dropped(self, path: Path) -> None:
        self.app.open(ToTables(self.cabinet, take_in=path))

    def _shelf(self) -> None:
        self.app.open(ToShelf(self.cabinet))

    def _continue(self) -> None:
        rows = self.cabinet.unfinished()
        if not rows:
            return
        open_table(self.app, self.cabinet, rows[0].id)

    def _switch_language(self) -> None:
        self.app.settings.set("language", TEXTS.after(TEXTS.language))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        problem = self.cabinet.store.problem
        if problem is not None and not self._warned:
            self._warned = True
            if self.app.door.lasting:
                self.app.say(said(problem), "icons/warning")
            else:
                self.app.push(unkept_dialog(problem, self.app.stop))
        if not self.app.settings.now.reduced_motion and not self.covered and self._table.update(seconds):
            self.invalidate()

    @property
    def wait(self) -> float | None:
        waits = [super().wait]
        if not self.app.settings.now.reduced_motion and not self.covered:
            waits.append(TICK)
        return min((wait for wait in waits if wait is not None), default=None)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("title"), 0, 0)
        self._table.draw(canvas)
        self._draw_logo(canvas)
        left = self.form.widget("language").rect.x - GAP
        text.line(canvas, VERSION, left, 324 + text.middle(17, text.SMALL), "w5", text.SMALL, "right", "w1")
        here = self.form.ring.here
        if here is not None and here.group == "menu":
            canvas.put(sprites.recoloured("icons/meeple", {"r": "y"}), here.rect.x - 20, here.rect.y + 5)
        super().draw(canvas)

    def _draw_logo(self, canvas: Canvas) -> None:
        x, y, w, h = LOGO
        name = words("scenes.title.logo")
        scale = next(scale for scale in (4, 3, 2) if text.width(name) * scale < w or scale == 2)
        logo = headline(name, "y", scale)
        canvas.blit(logo, x + (w - logo.get_width()) // 2, y + (h - logo.get_height()) // 2)
        x, y, w, _ = BAND
        subtitle = words("scenes.title.subtitle")
        text.line(canvas, subtitle, x + w // 2, y + 1, "p5", align="centre", shadow="r0")
