"""The finished games: who played, who won; each can be looked at again."""

from __future__ import annotations

import time

from game.core.reason import Refused
from game.core.store import Result
from game.scenes import bars
from game.scenes.backdrop import backdrop
from game.scenes.cabinet import Cabinet
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.sitting import level_of
from game.scenes.table import TableScene
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import text as words
from game.ui.tabletop import Heading
from game.ui.widgets.scroll import ListBox

SHEET = (40, 34, 560, 294)
KEPT = 200


class StatisticsScene(Scene):
    """The latest games first; a game's own if one is named."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.game = game
        self.results = cabinet.store.results(game)[::-1][:KEPT]

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.statistics.title"), "w", Heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(bars.PromptBar(lambda: words("scenes.statistics.prompt"), lambda: None, lambda: False))
        x, y, w, h = SHEET
        rows = [self._row(result) for result in self.results]
        self.form.add(ListBox("games", (x + 10, y + 14, w - 20, h - 28), rows, self._open))
        self.form.cancel = self._back

    def _row(self, result: Result) -> str:
        day = time.strftime("%Y-%m-%d", time.localtime(result.finished / 1000))
        seats = sorted(result.seats, key=lambda seat: seat.rank)
        who = ", ".join(f"{self._name(seat.player)} {seat.total}" for seat in seats)
        return f"{day}  {words(f'{result.game}.game.name')}  {who}"

    def _name(self, player: str) -> str:
        level = level_of(player)
        return words(f"ai.level.{level}") if level else player

    def _open(self, row: int) -> None:
        number = self.results[row].table
        if number is None:
            self.app.say(words("scenes.statistics.gone"))
            return
        try:
            kept = self.cabinet.resume(number)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.push(TableScene(self.cabinet, kept))

    def _back(self) -> None:
        self.app.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", SHEET)
        if not self.results:
            text.line(canvas, words("scenes.statistics.none"), 320, 170, "k2", align="centre")
        super().draw(canvas)
