"""Set-up: who sits where, and the game's own options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from game import registry
from game.ai.bot import LEVELS
from game.core.options import Choices, Options, fitting, mended
from game.core.players import Ai, Person, Player
from game.core.reason import Refused
from game.scenes import bars, boxes, person_names
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToTable
from game.scenes.scene import Scene
from game.scenes.seat_names import problem
from game.scenes.sentences import said
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading, Press
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.choice import Stepper, Switch
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Label, caption

SEATS = (12, 34, 300, 294)
OPTIONS = (324, 34, 304, 294)
ROW = 23
OPTION = 35
"""How far apart the options lie, in pixels: a line, and below it why it is settled."""
MARGIN = 10
"""What lies above and below the box, under the seats."""
GLIMPSE = 50
"""With less room than this left under the seats, nothing of the box is shown."""
TOLD = 96
"""How high the place is where options are explained."""
KINDS: tuple[Player, ...] = tuple(Ai(level) for level in LEVELS)
"""The AIs to choose from, behind a person."""
NOVICE = Ai("novice")


class SetUpScene(Scene):
    """Options with defaults that know what doesn't go together; what was chosen last is offered again.

    A *beginner* is offered the game's defaults and novices instead. *changed*: options chosen elsewhere.
    """

    def __init__(
        self,
        cabinet: Cabinet,
        game: str,
        *,
        beginner: bool = False,
        changed: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.game = game
        self.meta = registry.meta(game)
        self.kind = registry.options_type(game)
        options = self._plain_options() if beginner else self._remembered_options()
        self.options = msgspec.structs.replace(options, **changed)
        self.players = self._new_players() if beginner else self._remembered_players()
        self.friendly: bool | None = None

    # ------------------------------------------------------------------ what was chosen last

    def _remembered_options(self) -> Options:
        kept: dict[str, Any] = self.cabinet.store.setting(f"options.{self.game}", {})
        try:
            options = msgspec.convert(kept, self.kind)
        except msgspec.ValidationError:
            return self.kind()
        return options if options.problem() is None else self.kind()

    def _plain_options(self) -> Options:
        """The game's defaults, with somebody to play against."""
        plain = self.kind()
        return (
            plain if plain.seats > 1 or 2 not in self.meta.seats else msgspec.structs.replace(plain, seats=2)
        )

    def _remembered_players(self) -> list[Player]:
        kept: list[Any] = self.cabinet.store.setting(f"players.{self.game}", [])
        try:
            players = msgspec.convert(kept, list[Player])
        except msgspec.ValidationError:
            players = []
        known = [player for player in players if isinstance(player, Person) or player in KINDS]
        return known or self._new_players()

    def _new_players(self) -> list[Player]:
        return [self._new_person(0), *[NOVICE] * 9]

    def _new_person(self, seat: int) -> Person:
        known = [profile.person for profile in self.cabinet.store.profiles()]
        return known[seat] if seat < len(known) else Person(number=seat + 1)

    def _player(self, seat: int) -> Player:
        while len(self.players) <= seat:
            self.players.append(NOVICE)
        return self.players[seat]

    # ------------------------------------------------------------------ the form

    def build(self) -> None:
        self.form.add(bars.TopBar(words(f"{self.game}.game.name"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.prompt = bars.PromptBar(self._words, lambda: None, lambda: self._problem() is not None)
        presses = [
            Press("begin", words("scenes.set_up.begin"), "g", self._problem() is None),
            Press("back", words("ui.dialog.back")),
        ]
        buttons, self.prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(self.prompt, *buttons)
        self._add_seats()
        self._add_options()
        self.form.default = ("button", "begin")
        self.form.cancel = self._back

    def _add_seats(self) -> None:
        x, y, _, _ = SEATS
        self.form.add(Label("seats label", (x + 14, y + 16, 110, 19), words("scenes.set_up.seats")))
        counts = [str(seats) for seats in self.meta.seats]
        at = self.meta.seats.index(self.options.seats)
        self.form.add(Stepper("seats", (x + 130, y + 16, 156, 19), counts, at, self._set_seats))
        kinds = [words("scenes.set_up.person"), *(words(f"ai.level.{level}") for level in LEVELS)]
        for seat in range(self.options.seats):
            top = y + 44 + ROW * seat
            player = self._player(seat)
            chosen = KINDS.index(player) + 1 if player in KINDS else 0
            tip = Tip(kinds[chosen], words(f"ai.help.{LEVELS[chosen - 1]}")) if chosen else None
            stepper = Stepper(
                ("kind", seat), (x + 34, top, 118, 19), kinds, chosen, self._setter(seat), wrap=True, tip=tip
            )
            self.form.add(stepper)
            if chosen == 0:
                self.form.add(
                    TextField(
                        ("name", seat),
                        (x + 158, top, 128, 19),
                        person_names.shown(player),
                        self._namer(seat),
                        most=10,
                    )
                )

    def _add_options(self) -> None:
        x, y, _, _ = OPTIONS
        top = y + 16
        for choice in self.meta.options:
            self._add_option(choice, x, top)
            top += OPTION
        name = words("scenes.set_up.friendly")
        tip = Tip(name, words("scenes.set_up.friendly_help"))
        self.form.add(Label("friendly label", (x + 14, top, 150, 19), name, tip=tip))
        at = (x + 256, top + 1)
        self.form.add(Switch("friendly", at, self._is_friendly(), self._set_friendly, tip=tip))

    def _add_option(self, choice: Choices, x: int, top: int) -> None:
        """An option that is to be chosen, or that is settled, with the reason below it."""
        base = f"{self.game}.option.{choice.name}"
        values, reason = fitting(self.options, choice)
        now = getattr(self.options, choice.name)
        if now not in values:
            values = (now, *values)
        at, numbers = values.index(now), type(now) is int
        names = [str(value) if numbers else words(f"{base}_{word(value)}") for value in values]
        body = "" if numbers else words(f"{base}_{word(now)}_help")
        lines = [f"{words(f'{base}_help')} {body}", *([said(reason)] if reason else [])]
        tip = Tip(words(base), "\n".join(lines))
        box = (x + 14, top, 120, 19)
        self.form.add(Label(("label", choice.name), box, words(base), ink="k3" if reason else "k1", tip=tip))

        def change(number: int) -> None:
            self._change(**{choice.name: values[number]})

        self.form.add(
            Stepper(
                ("option", choice.name),
                (x + 134, top, 156, 19),
                names,
                at,
                change,
                wrap=True,
                enabled=reason is None,
                tip=tip,
            )
        )
        if reason is not None:
            below = (x + 14, top + 19, 276, 14)
            self.form.add(
                Label(("why", choice.name), below, said(reason), ink="w2", size=text.SMALL, align="right")
            )

    # ------------------------------------------------------------------ changes

    def _change(self, **values: Any) -> None:
        self.options = mended(msgspec.structs.replace(self.options, **values))
        self._again()

    def _again(self) -> None:
        current = self.form.current
        self.rebuild()
        self.form.focus(current)

    def _set_seats(self, number: int) -> None:
        self._change(seats=self.meta.seats[number])

    def _setter(self, seat: int) -> Any:
        def change(number: int) -> None:
            self._player(seat)
            self.players[seat] = KINDS[number - 1] if number else self._new_person(seat)
            self._again()

        return change

    def _namer(self, seat: int) -> Any:
        def change(name: str) -> None:
            self.players[seat] = person_names.meant(name)
            self.form.widget(("button", "begin")).enabled = self._problem() is None
            self.invalidate()

        return change

    def _is_friendly(self) -> bool:
        persons = sum(isinstance(self._player(seat), Person) for seat in range(self.options.seats))
        return persons <= 1 if self.friendly is None else self.friendly

    def _set_friendly(self, value: bool) -> None:
        self.friendly = value

    # ------------------------------------------------------------------ begin

    def _problem(self) -> str | None:
        unfit = self.options.problem()
        if unfit is not None:
            return said(unfit)
        return problem([self._player(seat) for seat in range(self.options.seats)])

    def _words(self) -> str:
        return self._problem() or self.keyed("scenes.set_up.prompt")

    def _heading(self) -> Heading:
        return Heading([(None, words("scenes.set_up.title"))])

    def _pressed(self, name: Any) -> None:
        if name == "back":
            self._back()
        else:
            self.begin()

    def _back(self) -> None:
        self.app.pop(self)

    def begin(self) -> None:
        """Open the table, if nothing stands against it."""
        if self._problem() is not None:
            self.invalidate()
            return
        players = [self._player(seat) for seat in range(self.options.seats)]
        store = self.cabinet.store
        try:
            with store.deed():
                self.cabinet.know(players)
                store.set_setting(f"options.{self.game}", msgspec.to_builtins(self.options))
                store.set_setting(f"players.{self.game}", msgspec.to_builtins(self.players))
                kept = self.cabinet.open(self.game, self.options, players, friendly=self._is_friendly())
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.open_instead(ToTable(self.cabinet, kept))

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        for box, name in ((SEATS, "players"), (OPTIONS, "options")):
            panel(canvas, "paper", box)
            caption(canvas, (box[0] + box[2] // 2 - 60, box[1] - 8, 120, 16), words(f"scenes.set_up.{name}"))
        for seat in range(self.options.seats):
            canvas.blit(sprites.badge(seat), SEATS[0] + 13, SEATS[1] + 46 + ROW * seat)
        self._draw_box(canvas)
        self._explain(canvas)
        super().draw(canvas)

    def _draw_box(self, canvas: Canvas) -> None:
        """The game's box under the seats, or as much of its upper part as there is room for."""
        x, y, w, h = SEATS
        wide, high = boxes.SIZE
        seats_end = y + 44 + ROW * self.options.seats - 4
        shown = min(high, y + h - seats_end - 2 * MARGIN)
        if shown < GLIMPSE:
            return
        left, top = x + (w - wide + boxes.SPINE) // 2, y + h - MARGIN - shown
        before = canvas.clip
        canvas.clip = before.clip((x, top - 1, w, shown + 4 if shown == high else shown))
        boxes.draw(canvas, self.game, left, top)
        canvas.clip = before
        if shown < high:
            canvas.across(left - boxes.SPINE, top + shown - 1, wide + boxes.SPINE + 1, "k0")

    def draw_tip(self, canvas: Canvas) -> None:
        """What the sheet itself explains needs no tooltip."""
        if self._explained() is None:
            super().draw_tip(canvas)

    def _explained(self) -> Tip | None:
        """What is pointed at, if the options' sheet explains it."""
        here = self.form.ring.here
        return here.tip if here is not None and here.rect.y > OPTIONS[1] else None

    def _explain(self, canvas: Canvas) -> None:
        """Under the options: what is said of the one pointed at, else of the game."""
        x, y, w, h = OPTIONS
        tip = self._explained()
        title, body = words(f"{self.game}.game.name"), words(f"{self.game}.game.about")
        if tip is not None:
            title, body = tip.title, tip.body
        top = y + h - TOLD
        canvas.across(x + 14, top, w - 28, "p1")
        text.line(canvas, title, x + 14, top + 6, "r2")
        text.paragraph(canvas, body, x + 14, top + 22, w - 28, "k2", text.SMALL)


def word(value: Any) -> str:
    """An option's value as its text id says it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)
