"""The final sheet: every category a row, every seat a column, every cell explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.score import ScoreLine, ScoreSheet, rank
from game.scenes.backdrop import backdrop
from game.scenes.scene import Scene
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import text as words
from game.ui.widgets.button import Button, button_width

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SHEET = (40, 56, 560, 250)
NAME_WIDTH = 150
ROW = 15


class ResultsScene(Scene):
    """Shown over a finished table."""

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        state = table.table.state
        self.sheets: list[ScoreSheet] = sorted(table.rules.scores(state), key=lambda sheet: sheet.party)
        self.standings = {standing.party: standing for standing in rank(self.sheets)}

    @property
    def keys(self) -> list[str]:
        """The rows: every score line any seat has, in order."""
        return list(dict.fromkeys(line.key for sheet in self.sheets for line in sheet.lines))

    def build(self) -> None:
        x = 40
        for name, ramp, press in (
            ("board", "w", self._back_to_table),
            ("log", "w", self._log),
            ("leave", "g", self._leave),
        ):
            label = words(f"scenes.results.{name}")
            wide = button_width(label, 90)
            self.form.add(Button(name, (x, 326, wide, 19), label, press, ramp=ramp))
            x += wide + 8
        self.form.add_places(self._cells, lambda spot: None)
        self.form.default = "leave"
        self.form.cancel = self._back_to_table

    def _back_to_table(self) -> None:
        self.app.pop(self)

    def _log(self) -> None:
        self.app.pop(self)
        self.table.use_tool("log")

    def _leave(self) -> None:
        self.app.pop(self.table)

    def _column(self, number: int) -> int:
        x, _, w, _ = SHEET
        return x + NAME_WIDTH + (w - NAME_WIDTH) * (2 * number + 1) // (2 * len(self.sheets))

    def _cells(self) -> Sequence[Spot]:
        import pygame

        spots = []
        for row, key in enumerate(self.keys):
            for number, sheet in enumerate(self.sheets):
                line = next((line for line in sheet.lines if line.key == key), None)
                if line is None:
                    continue
                box = pygame.Rect(self._column(number) - 24, SHEET[1] + 34 + ROW * row, 48, ROW)
                spots.append(Spot(("cell", row, number), box, "cells", tip=Tip(words(key), explained(line))))
        return spots

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("result"), 0, 0)
        title = headline(words("scenes.results.title"))
        canvas.blit(title, 320 - title.get_width() // 2, 14)
        panel(canvas, "paper", SHEET)
        x, y, w, _ = SHEET
        for number, sheet in enumerate(self.sheets):
            middle = self._column(number)
            canvas.blit(sprites.sprite(f"seats/badge_{sheet.party % 8}"), middle - 7, y + 4)
            name = text.fit(self.table.name(sheet.party), 100, text.SMALL)
            text.line(canvas, name, middle, y + 20, "k1", text.SMALL, "centre")
        for row, key in enumerate(self.keys):
            top = y + 34 + ROW * row
            if row % 2 == 0:
                canvas.fill("p3", (x + 6, top, w - 12, ROW))
            text.line(canvas, words(key), x + 12, top + 2, "k1", text.SMALL)
            for number, sheet in enumerate(self.sheets):
                points = sum(line.points for line in sheet.lines if line.key == key)
                ink = "r2" if points < 0 else "k1"
                big(canvas, points, self._column(number), top + 4, ink, None, "centre")
        top = y + 38 + ROW * len(self.keys)
        canvas.across(x + 8, top - 2, w - 16, "p2")
        text.line(canvas, words("scenes.results.total"), x + 12, top + 2, "k1")
        for number, sheet in enumerate(self.sheets):
            first = self.standings[sheet.party].rank == 1
            ink = "y2" if first else "k1"
            big(canvas, sheet.total, self._column(number), top + 4, ink, None, "centre")
        super().draw(canvas)


def explained(line: ScoreLine) -> str:
    """Where a line's points come from, a sentence a source."""
    if not line.sources:
        return words("scenes.results.points", n=line.points)
    parts = []
    for source in line.sources[:12]:
        sign = "+" if source.points >= 0 else ""
        parts.append(f"{words(source.key, **source.values)} {sign}{source.points}")
    return "  ".join(parts)
