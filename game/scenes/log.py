"""The log, and looking back: a sentence leads to the moment it speaks of; the game does not change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.rules import Event, whose
from game.scenes import bars
from game.scenes.at_table import AtTable
from game.scenes.scene import Scene
from game.scenes.sentences import sentence
from game.tabletop.draft import EMPTY
from game.tabletop.picture import Picture, stamp
from game.tabletop.views import Heading
from game.ui import text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.choice import Stepper
from game.ui.widgets.panel import Label
from game.ui.widgets.scroll import ListBox

SHEET = (388, 20, 250, 314)
STEPS = {"left": -1, "right": 1, "page_up": -10, "page_down": 10}


class LogScene(Scene):
    """Sentences on the right, the table as it was at the chosen one on the left."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        self.events = list(table.session.showing.events)
        self.only: int | None = None
        self.moment = len(self.events)
        """How many events have happened in what is shown."""
        self._state: Any = table.session.showing.now
        self._stamp = stamp()

    def build(self) -> None:
        self._read()
        title = words(f"{self.table.session.game}.game.name")
        self.form.add(bars.TopBar(title, self.table.view.accent, self._heading))
        self.form.add(bars.back_button(self._close, Tip(words("ui.dialog.close"))))
        self.form.add(bars.PromptBar(self._words, self._speaker, lambda: False))
        x, y, w, h = SHEET
        seats = list(self.table.session.seats)
        names = [words("scenes.log.everybody"), *(self.table.name(seat) for seat in seats)]
        chosen = 0 if self.only is None else seats.index(self.only) + 1
        self.form.add(Label("title", (x + 10, y + 8, 90, 16), words("scenes.log.title")))
        self.form.add(Stepper("only", (x + 96, y + 6, w - 106, 19), names, chosen, self._filter, wrap=True))
        box = (x + 8, y + 30, w - 16, h - 66)
        self.list = ListBox("rows", box, self._sentences(), self._choose, entries=self._entries())
        self.list.show_whole_rows()
        self.form.add(self.list)
        self._add_buttons(x, y + h - 28)
        self.form.cancel = self._close
        self._mark()
        self.list.to_end()

    def _add_buttons(self, x: int, y: int) -> None:
        left = x + 10
        for name, by in (("first", -(10**6)), ("back", -1), ("on", 1), ("last", 10**6)):
            label = words(f"scenes.log.{name}")
            wide = button_width(label, 34)
            self.form.add(Button(f"log {name}", (left, y, wide, 17), label, self._stepping(by)))
            left += wide + 5
        label = words("ui.dialog.close")
        wide = button_width(label)
        self.form.add(Button("close", (x + SHEET[2] - wide - 10, y, wide, 17), label, self._close, ramp="g"))

    def _read(self) -> None:
        """The sentences to list, each with the number of events up to and with it."""
        self.rows = []
        for number, event in enumerate(self.events):
            if self.only is not None and whose(event) != self.only:
                continue
            said = self._sentence(event)
            if said:
                room = SHEET[2] - 44
                self.rows += [(number + 1, line) for line in text.wrap(said, room)]

    def _sentences(self) -> list[str]:
        return [said for _, said in self.rows]

    def _entries(self) -> list[int]:
        """For each line, which sentence it belongs to, counted from 0."""
        counted = {moment: number for number, moment in enumerate(dict.fromkeys(m for m, _ in self.rows))}
        return [counted[moment] for moment, _ in self.rows]

    def _filter(self, chosen: int) -> None:
        seats = list(self.table.session.seats)
        self.only = None if chosen == 0 else seats[chosen - 1]
        self.rebuild()

    def _choose(self, row: int) -> None:
        self._show(self.rows[row][0])

    def _stepping(self, by: int) -> Any:
        return lambda: self._step(by)

    def _step(self, by: int) -> None:
        moments = sorted({moment for moment, _ in self.rows})
        if not moments:
            return
        here = sum(1 for moment in moments if moment <= self.moment) - 1
        self._show(moments[max(0, min(len(moments) - 1, here + by))])
        self.list.reveal(("rows", self.list.chosen))

    def _show(self, moment: int) -> None:
        self.moment = moment
        self._state, self._stamp = self.table.session.showing.at(moment), stamp()
        self._mark()
        self.invalidate()

    def _mark(self) -> None:
        chosen = [row for row, (moment, _) in enumerate(self.rows) if moment == self.moment]
        self.list.chosen = chosen[0] if chosen else None

    def _close(self) -> None:
        self.app.pop(self)

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed:
            if action.name == "log":
                self._close()
                return
            if action.name in STEPS:
                self._step(STEPS[action.name])
                return
            if action.name in ("home", "end"):
                self._step(-(10**6) if action.name == "home" else 10**6)
                return
        super().handle(action)

    def picture(self) -> Picture[Any]:
        """The table at the chosen moment."""
        marked = self.events[self.moment - 1 : self.moment]
        then = replace(self.table.picture(), state=self._state, ask=None, draft=EMPTY, here=None, hint=None)
        return replace(then, marked=tuple(marked), answered=(), laid=None, passed=(), stamp=self._stamp)

    def _heading(self) -> Heading:
        return self.table.view.heading(self.table.view.see(self.picture()))

    def _words(self) -> str:
        """What happened at the chosen moment."""
        if self.moment >= len(self.events):
            return words("scenes.log.now")
        event = self.events[self.moment - 1] if self.moment else None
        told = None if event is None else self._sentence(event)
        return words("scenes.log.moment", n=self.moment, all=len(self.events), told=told or "")

    def _sentence(self, event: Event) -> str | None:
        session = self.table.session
        return sentence(session.game, event, self.table.name, session.options)

    def _speaker(self) -> int | None:
        """Who did what happened then; nobody if it was no seat."""
        past = 0 < self.moment < len(self.events)
        found = whose(self.events[self.moment - 1]) if past else None
        return found if found in self.table.session.seats else None

    def draw(self, canvas: Canvas) -> None:
        view = self.table.view
        view.draw(canvas, view.see(self.picture()))
        panel(canvas, "paper", SHEET)
        super().draw(canvas)
