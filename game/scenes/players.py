"""Who decides for which seat of a table: anybody may hand a seat over, with all that lies before it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any

from game.core.players import Person, Player
from game.core.reason import Refused
from game.scenes import bars, faces, person_names
from game.scenes.at_table import AtTable
from game.scenes.backdrop import backdrop
from game.scenes.company import Company
from game.scenes.picker import PickerScene
from game.scenes.scene import Scene
from game.scenes.seat_names import problem
from game.scenes.sentences import said
from game.tabletop.views import Heading, Press
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button
from game.ui.widgets.field import TextField

LEFT, WIDE = 120, 400
ROWS_AT, ROW = 54, 22
"""Where the seats begin below the sheet's top, and the height of one."""


class PlayersScene(Scene):
    """A row for each seat; nothing is changed before it is confirmed."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        session = table.session
        self.before = [session.players.get(seat, Person()) for seat in session.seats]
        self.players = list(self.before)

    def build(self) -> None:
        game = self.table.session.game
        self.form.add(bars.TopBar(words(f"{game}.game.name"), self.table.view.accent, self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: self.problem() is not None)
        ready = self.problem() is None and self.players != self.before
        presses = [
            Press("done", words("scenes.players.done"), "g", ready),
            Press("cancel", words("ui.dialog.cancel")),
        ]
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        x, y, _, _ = self.sheet
        for seat in self.table.session.seats:
            top, player = y + ROWS_AT + ROW * seat, self.players[seat]
            person = isinstance(player, Person)
            label = words("scenes.set_up.person") if person else person_names.shown(player)
            box = (x + 154, top, 96, 19)
            self.form.add(Button(("who", seat), box, label, partial(self.choose, seat), group="seats"))
            if person:
                name, box = person_names.shown(player), (x + 256, top, 128, 19)
                field = TextField(("name", seat), box, name, self._namer(seat), most=10, group="seats")
                self.form.add(field)
        self.form.cancel = self._back

    @property
    def sheet(self) -> tuple[int, int, int, int]:
        """As high as the seats need, in the middle of the screen."""
        high = ROWS_AT + ROW * len(self.before) + 12
        return LEFT, 28 + (304 - high) // 2, WIDE, high

    def _heading(self) -> Heading:
        return Heading([("icons/person", words("scenes.players.title"))])

    def _words(self) -> str:
        return self.problem() or words("scenes.players.prompt")

    def problem(self) -> str | None:
        """What stands against it."""
        return problem(self.players)

    # ------------------------------------------------------------------ changes

    def choose(self, seat: int) -> None:
        """Ask who is to decide for a seat from now on."""
        company = Company(self.players, [True] * len(self.players))
        session = self.table.session
        cabinet = self.table.cabinet
        self.app.push(PickerScene(cabinet, session.game, company, seat, self.sit, leaves=False))

    def sit(self, seat: int, player: Player | None) -> None:
        """Give a seat to somebody; who has another one already changes places."""
        if player is not None:
            company = Company(self.players, [True] * len(self.players))
            company.sit(seat, player)
            self.players = company.players
        self.rebuild()
        self.form.focus(("who", seat))

    def _namer(self, seat: int) -> Any:
        def change(name: str) -> None:
            self.players[seat] = person_names.meant(name)
            self._refresh()

        return change

    def _refresh(self) -> None:
        """Whether it can be confirmed follows every letter."""
        self.form.widget(("button", "done")).enabled = self.problem() is None and self.players != self.before
        self.invalidate()

    def _pressed(self, name: Hashable) -> None:
        if name == "done":
            self.confirm()
        else:
            self._back()

    def _back(self) -> None:
        self.app.pop(self)

    def confirm(self) -> None:
        """Hand over every seat that gets another player."""
        if self.problem() is not None or self.players == self.before:
            return
        table = self.table
        news = {
            seat: player
            for seat, (player, before) in enumerate(zip(self.players, self.before))
            if player != before
        }
        try:
            table.cabinet.hand_over(table.kept, news)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
        self.app.pop(self)
        table.look_again()

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", self.sheet)
        x, y, w, _ = self.sheet
        about = words("scenes.players.about")
        size = text.BODY if text.height(about, w - 32) <= ROWS_AT - 20 else text.TIGHT
        text.paragraph(canvas, about, x + 16, y + 16, w - 32, "k2", size)
        for seat in self.table.session.seats:
            top = y + ROWS_AT + ROW * seat
            canvas.blit(sprites.sprite(f"seats/badge_{seat % 8}"), x + 16, top + 2)
            name = text.fit(self._now(seat), 80)
            text.line(canvas, name, x + 36, top + 4)
            if self.players[seat] != self.before[seat]:
                canvas.blit(sprites.sprite("icons/right"), x + 114, top + 4)
            canvas.frame((x + 129, top - 1, 22, 22), "k0")
            canvas.blit(faces.face(self.players[seat], 20), x + 130, top)
        super().draw(canvas)

    def _now(self, seat: int) -> str:
        return self.table.name(seat)
