"""The tables in progress, side by side: go on with one, write it to a file, take one in, delete one."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game.core import files, journal, places
from game.core.reason import Refused
from game.core.store import TableRow
from game.scenes import bars, person_names
from game.scenes.backdrop import backdrop
from game.scenes.dialogs import question
from game.scenes.open_table import open_table
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.work import carry_out
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading, Press
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.panel import caption
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.toast import LONG

SHEET = (40, 36, 560, 292)
ROW = 42
LARGEST = 8_000_000
"""Bytes of the largest file that is read: a long campaign takes half a million."""
MOST_LINES = 100_000
"""Entries of the longest game that is read: a campaign, much taken back, has some thousands."""
SUFFIX = ".jsonl"


class TablesScene(Scene):
    """A row for each table, with the campaigns' chapter, episode, names and circles."""

    def __init__(self, cabinet: Cabinet, game: str | None = None, *, take_in: Path | None = None) -> None:
        super().__init__()
        self._take_in_first = take_in
        self.cabinet = cabinet
        self.game = game
        """The box whose tables are shown; None: all."""
        self.chosen = 0
        self.rows: list[TableRow] = []

    def enter(self) -> None:
        if self._take_in_first is not None:
            self.take_in(self._take_in_first)

    def build(self) -> None:
        self.rows = [row for row in self.cabinet.unfinished() if self.game in (None, row.game)]
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.form.add(bars.TopBar(words("scenes.tables.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self._presses(), self._pressed)
        self.form.add(prompt, *buttons)
        x, y, w, h = SHEET
        names = [str(row.id) for row in self.rows]
        box = (x + 10, y + 16, w - 20, h - 28)
        listed = ListBox(
            "rows", box, names, self._choose, row_height=ROW, chosen=self.chosen, paint_row=self._paint
        )
        listed.show_whole_rows()
        self.form.add(listed)
        self.form.default = ("button", "go")
        self.form.cancel = self._back

    def _presses(self) -> list[Press]:
        any_there = bool(self.rows)
        tips = {name: words(f"scenes.tables.{name}_tip") for name in ("export", "import", "delete")}
        return [
            Press("go", words("scenes.tables.go"), "g", any_there),
            Press("export", words("scenes.tables.export"), "w", any_there, tip=tips["export"]),
            Press("import", words("scenes.tables.import"), tip=tips["import"]),
            Press("delete", words("scenes.tables.delete"), "r", any_there, tip=tips["delete"]),
            Press("back", words("ui.dialog.back")),
        ]

    def resume(self) -> None:
        self.rebuild()

    def _heading(self) -> Heading:
        return Heading([(None, words(f"{self.game}.game.name"))] if self.game else [])

    def _words(self) -> str:
        return words("scenes.tables.prompt" if self.rows else "scenes.title.no_continue")

    # ------------------------------------------------------------------ what can be done

    def _choose(self, number: int) -> None:
        """The first time a row is only chosen, the second time its table opens."""
        if number == self.chosen:
            self._go()
        self.chosen = number
        self.invalidate()

    def _pressed(self, name: Hashable) -> None:
        if name == "go":
            self._go()
        elif name == "export":
            self._ask_to_export()
        elif name == "import":
            self.app.push(ImportScene(self))
        elif name == "delete":
            self._ask_to_delete()
        else:
            self._back()

    def _back(self) -> None:
        self.app.pop(self)

    def _go(self) -> None:
        if not self.rows:
            return
        open_table(self.app, self.cabinet, self.rows[self.chosen].id)

    def _ask_to_export(self) -> None:
        """The file of a game that goes on may tell what its players must not know yet."""
        if not self.cabinet.gives_away(self.rows[self.chosen].id):
            self._export()
            return
        base = "scenes.tables.open_secrets"
        self.app.push(
            question(base, f"{base}_body", "ui.dialog.cancel", "scenes.tables.export", self._export)
        )

    def _export(self) -> None:
        row = self.rows[self.chosen]
        path = _free(places.journal_folder(), f"{row.game}-{row.id}")
        with self.app.door.writing():
            files.write(path, self.cabinet.export(row.id))
            self.app.say(words("scenes.results.saved", path=str(path)))

    def take_in(self, path: Path, then: Callable[[], None] = lambda: None) -> None:
        """Put the table in a file among the others, *then* go on. Says what is wrong if it is none."""

        def failed(refused: Refused) -> None:
            self.app.say(said(refused.reason), "icons/warning")

        def done(number: int) -> None:
            self._taken_in(number, path, data)
            then()

        try:
            data = read(path)
        except Refused as refused:
            failed(refused)
            return
        reading = words("scenes.work.reading", file=path.name)
        carry_out(self.app, self.cabinet.taking_in(data), reading, done, failed)

    def _taken_in(self, number: int, path: Path, data: bytes) -> None:
        self.game = None
        self.rebuild()
        self.chosen = next((place for place, row in enumerate(self.rows) if row.id == number), 0)
        self.rebuild()
        ended = self.cabinet.store.table(number).finished is not None
        self.app.say(words(f"scenes.tables.taken_in{'_finished' if ended else ''}", file=path.name))
        if journal.is_torn(data):
            self.app.say(words("scenes.tables.torn", file=path.name), "icons/warning", LONG)

    def dropped(self, path: Path) -> None:
        self.take_in(path)

    def _ask_to_delete(self) -> None:
        base = "scenes.tables"
        self.app.push(
            question(
                f"{base}.sure",
                f"{base}.sure_body",
                "ui.dialog.cancel",
                f"{base}.delete",
                self._delete,
                for_good=True,
            )
        )

    def _delete(self) -> None:
        try:
            self.cabinet.store.delete(self.rows[self.chosen].id)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
        self.rebuild()

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        _lay_sheet(canvas, words("scenes.tables.title"))
        if not self.rows:
            text.line(canvas, words("scenes.title.no_continue"), 320, 170, "k2", align="centre")
        super().draw(canvas)

    def _paint(self, canvas: Canvas, number: int, box: pygame.Rect, hot: bool) -> None:
        row = self.rows[number]
        chosen = number == self.chosen
        canvas.rounded(box.inflate(0, -2), "k0" if chosen else "p2", 1)
        canvas.rounded(box.inflate(-2, -4), "y4" if chosen else "p5" if hot else "p4", 1)
        name = words(f"{row.game}.game.name")
        text.line(canvas, name, box.x + 8, box.y + 5, "r2")
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.updated / 1000))
        text.line(canvas, day, box.right - 8, box.y + 6, "k3", text.SMALL, "right")
        summary = self.cabinet.summary(row)
        totals: tuple[int, ...] = ()
        if summary is not None:
            totals = summary.totals
            left = box.x + 18 + text.width(name)
            stage = text.fit(words(summary.key, **summary.values), box.right - 118 - left, text.SMALL)
            text.line(canvas, stage, left, box.y + 6, "k2", text.SMALL)
        self._seats(canvas, row, totals, box)

    def _seats(self, canvas: Canvas, row: TableRow, totals: tuple[int, ...], box: pygame.Rect) -> None:
        """Who sits there, each with the total if it is known, as far as there is room."""
        x, y = box.x + 8, box.y + 22
        for seat, player in enumerate(row.players):
            name = person_names.shown(player)
            wide = 20 + text.width(name) + (26 if seat < len(totals) else 8)
            if x + wide > box.right - 6:
                text.line(canvas, "…", x, y, "k2")
                return
            canvas.blit(sprites.sprite(f"seats/badge_{seat % 8}"), x, y - 1)
            after = text.line(canvas, name, x + 19, y, "k1")
            if seat < len(totals):
                ink = palette.title_bar(seat)
                canvas.rounded((after + 3, y, 18, 12), ink, 1)
                big(canvas, totals[seat], after + 12, y + 3, "p5", None, "centre")
            x += wide + 6


class ImportScene(Scene):
    """The files where exported tables go, the newest first; any other can be dropped on the window."""

    def __init__(self, tables: TablesScene, folder: Path | None = None) -> None:
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
        listed = ListBox("files", (x + 10, y + 60, w - 20, h - 72), names, self._choose)
        listed.show_whole_rows()
        self.form.add(listed)
        self.form.cancel = self._back

    def _back(self) -> None:
        self.app.pop(self)

    def _choose(self, number: int) -> None:
        self.dropped(self.files[number])

    def dropped(self, path: Path) -> None:
        self.tables.take_in(path, self._back)

    def draw(self, canvas: Canvas) -> None:
        _lay_sheet(canvas, words("scenes.tables.import"))
        x, y, w, _ = SHEET
        about = words("scenes.tables.import_about", folder=str(self.folder))
        text.paragraph(canvas, about, x + 16, y + 16, w - 32, "k2")
        if not self.files:
            text.line(canvas, words("scenes.tables.no_files"), 320, 190, "k2", align="centre")
        super().draw(canvas)


def _lay_sheet(canvas: Canvas, title: str) -> None:
    x, y, w, _ = SHEET
    canvas.blit(backdrop("wood"), 0, 0)
    panel(canvas, "paper", SHEET)
    caption(canvas, (x + w // 2 - 90, y - 8, 180, 16), title)


def read(path: Path) -> bytes:
    """What a file holds; raises `Refused` if it can't be read or is far too large."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("scenes.tables.too_large", file=path.name)
        data = path.read_bytes()
    except OSError as error:
        raise Refused("scenes.tables.unreadable", file=path.name, detail=str(error.strerror)) from error
    if data.count(b"\n") > MOST_LINES:
        raise Refused("scenes.tables.too_large", file=path.name)
    return data


def _files(folder: Path) -> list[Path]:
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        return sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))
    except OSError:
        return []


def _free(folder: Path, name: str) -> Path:
    """A name no file has yet: an earlier export is never lost."""
    number, path = 1, folder / f"{name}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path
