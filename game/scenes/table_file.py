"""Files of games: which there are, and what is in one, shown before it is taken in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from game.core import journal, places, played
from game.core.reason import Refused
from game.scenes import bars, caveats, dates, person_names, replay_sources
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToReplay
from game.scenes.scene import Program, Scene
from game.scenes.sentences import said
from game.scenes.table_cards import draw_seats, telling, title_bar, turn_words
from game.scenes.thumbnail import thumbnail
from game.scenes.work import carry_out
from game.session.cabinet import Cabinet, Found
from game.tabletop.views import Heading, Press
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.toast import LONG


class TakesIn(Protocol):
    """What takes files in."""

    def take_in(self, path: Path, then: Callable[[], None]) -> None:
        """Show what is in a file, and put its table among the others; *then* go on."""


SHEET = (40, 32, 560, 296)
LARGEST = 32_000_000
"""Bytes of the largest file that is read: a long campaign takes half a million."""
SUFFIX = ".jsonl"
LABELS = {"take": "scenes.tables.import", "watch": "scenes.replay.watch", "leave": "ui.dialog.cancel"}
CARD = (140, 80, 360, 204)
PICTURE = (152, 104, 160, 79)


def open_file(program: Program, cabinet: Cabinet, path: Path, taken: Callable[[int], None]) -> None:
    """Show what is in a file; *taken*: called with the number of its table once that has been taken in."""

    def failed(refused: Refused) -> None:
        program.say(said(refused.reason), "icons/warning")

    def done(found: Found) -> None:
        program.push(FileScene(cabinet, path, found, taken))
        if journal.is_torn(data):
            program.say(words("scenes.tables.torn", file=path.name), "icons/warning", LONG)

    try:
        data = read(path)
    except Refused as refused:
        failed(refused)
        return
    carry_out(program, cabinet.reading(data), words("scenes.work.reading", file=path.name), done, failed)


class FileScene(Scene):
    """What a file holds: which game, who plays, how far it is, whether it will count. Nothing is kept yet."""

    transparent = True

    def __init__(self, cabinet: Cabinet, path: Path, found: Found, taken: Callable[[int], None]) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.path = path
        self.found = found
        self.taken = taken
        glimpse = found.glimpse
        self.players = [glimpse.players[seat] for seat in glimpse.seats if seat in glimpse.players]
        names = [
            person_names.shown(glimpse.players[seat]) if seat in glimpse.players else ""
            for seat in glimpse.seats
        ]
        self.small = thumbnail(glimpse, names)

    def build(self) -> None:
        x, y, w, h = CARD
        right = x + w - 12
        for name, ramp in (("take", "g"), ("watch", "w"), ("leave", "w")):
            label = words(LABELS[name])
            wide = button_width(label)
            right -= wide
            self.form.add(Button(name, (right, y + h - 27, wide, 17), label, self._pressing(name), ramp=ramp))
            right -= 8
        self.form.default = "take"
        self.form.cancel = self._leave

    def _pressing(self, name: str) -> Callable[[], None]:
        return {"take": self._take, "watch": self._watch, "leave": self._leave}[name]

    def _watch(self) -> None:
        """Look at it without taking it in."""
        self.app.open(ToReplay(replay_sources.of_file(self.found)))

    def _leave(self) -> None:
        self.app.pop(self)

    def _take(self) -> None:
        try:
            number = self.cabinet.lay_in(self.found)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.pop(self)
        self.taken(number)

    @property
    def caveat(self) -> str:
        """Why the game will add nothing to records here; empty: it may."""
        glimpse = self.found.glimpse
        if self.cabinet.store.knows_deal(glimpse.deal):
            return played.AGAIN
        return played.ELSEWHERE if glimpse.over or glimpse.answers else ""

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        glimpse = self.found.glimpse
        canvas.shade((0, 0, 640, 360), -2)
        panel(canvas, "paper", CARD)
        x, y, w, _ = CARD
        title_bar(canvas, glimpse.game, _changed_at(self.path), (x + 4, y + 4, w - 8, 15))
        px, py, pw, ph = PICTURE
        canvas.fill("k0", (px - 1, py - 1, pw + 2, ph + 2))
        canvas.blit(self.small.picture, px, py)
        draw_seats(canvas, self.players, glimpse.asked, (px + pw + 8, py - 1, 24, ph))
        self._draw_names(canvas, px + pw + 36, py)
        top = self._draw_lines(canvas, x + 12, py + ph + 8, w - 24)
        self._draw_caveat(canvas, x + 12, top + 2, w - 24)
        super().draw(canvas)

    def _draw_names(self, canvas: Canvas, x: int, y: int) -> None:
        room = CARD[0] + CARD[2] - 12 - x
        step = min(24, 80 // max(1, len(self.players)))
        size = text.BODY if step >= 13 else text.SMALL
        for number, player in enumerate(self.players):
            name = text.fit(person_names.shown(player), room, size)
            text.line(canvas, name, x, y + step * number + max(0, (min(step, 22) - 13) // 2), "k1", size)

    def _draw_lines(self, canvas: Canvas, x: int, y: int, w: int) -> int:
        glimpse = self.found.glimpse
        said_turn = (
            words("scenes.tables.ended") if glimpse.over else turn_words(self.players, glimpse.asked)[0]
        )
        chips = telling(self.small.heading)
        far = words("scenes.tables.answers", n=glimpse.answers)
        lines = [words("scenes.tables.in_file", file=self.path.name), "  ".join([said_turn, *chips[:1], far])]
        for line in lines:
            size = text.roomy(line, w)
            text.line(canvas, text.fit(line, w, size), x, y, "k2", size)
            y += 16
        return y

    def _draw_caveat(self, canvas: Canvas, x: int, y: int, w: int) -> None:
        key = caveats.said(self.caveat) or words("scenes.tables.will_count")
        mark = sprites.sprite(caveats.ICON if self.caveat else "icons/check")
        canvas.blit(mark, x, y + 1)
        text.paragraph(canvas, key, x + 18, y, w - 18, "r2" if self.caveat else "g2", text.SMALL)


class ImportScene(Scene):
    """The files where exported tables go, the newest first; any other can be dropped on the window."""

    def __init__(self, tables: TakesIn, folder: Path | None = None) -> None:
        super().__init__()
        self.tables = tables
        self.folder = folder or places.journal_folder()
        self.files: list[Path] = []

    def build(self) -> None:
        self.files = _files(self.folder)
        self.form.add(bars.TopBar(words("scenes.tables.import"), "w", Heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(lambda: words("scenes.tables.import_prompt"), lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(
            [Press("back", words("ui.dialog.back"))], lambda name: self._back()
        )
        self.form.add(prompt, *buttons)
        x, y, w, h = SHEET
        names = [path.name for path in self.files]
        box = (x + 10, y + 60, w - 20, h - 72)
        listed = ListBox("files", box, names, self._choose, row_height=20, paint_row=self._paint)
        listed.show_whole_rows()
        self.form.add(listed)
        self.form.cancel = self._back

    def resume(self) -> None:
        self.rebuild()

    def _back(self) -> None:
        self.app.pop(self)

    def _choose(self, number: int) -> None:
        self.dropped(self.files[number])

    def dropped(self, path: Path) -> None:
        self.tables.take_in(path, self._back)

    def _paint(self, canvas: Canvas, number: int, box: pygame.Rect, hot: bool) -> None:
        path = self.files[number]
        canvas.rounded(box.inflate(0, -2), "p5" if hot else "p3" if number % 2 == 0 else "p4", 1)
        canvas.blit(sprites.sprite("icons/envelope"), box.x + 6, box.y + 5)
        day = dates.day(_changed_at(path))
        text.line(
            canvas, day, box.right - 8, box.y + text.middle(box.h, text.SMALL), "k2", text.SMALL, "right"
        )
        room = box.w - 40 - text.width(day, text.SMALL)
        text.line(canvas, text.fit(path.name, room), box.x + 24, box.y + text.middle(box.h))

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        paint.paper(canvas, SHEET, 5)
        x, y, w, _ = SHEET
        about = words("scenes.tables.import_about", folder=str(self.folder))
        text.paragraph(canvas, about, x + 16, y + 12, w - 32, "k2")
        if not self.files:
            text.paragraph(
                canvas, words("scenes.tables.no_files"), x + 80, y + 130, w - 160, "k2", align="centre"
            )
        super().draw(canvas)


def read(path: Path) -> bytes:
    """What a file holds; raises `Refused` if it can't be read or is far too large."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("scenes.tables.too_large", file=path.name)
        return path.read_bytes()
    except OSError as error:
        raise Refused("scenes.tables.unreadable", file=path.name, detail=str(error.strerror)) from error


def _changed_at(path: Path) -> int:
    try:
        return int(path.stat().st_mtime * 1000)
    except OSError:
        return 0


def _files(folder: Path) -> list[Path]:
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        return sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))
    except OSError:
        return []
