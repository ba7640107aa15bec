"""Set-up: a table seen from above, who sits at it, and what is played there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import msgspec

from game import registry
from game.ai.bot import LEVELS
from game.core.options import mended
from game.core.players import Ai, Person, Player
from game.core.reason import Refused
from game.scenes import (
    bars,
    chosen_before,
    faces,
    gaming_table,
    options_sheet,
    person_names,
    seat_card,
    strength,
)
from game.scenes.company import MIXES, Company, Mix
from game.scenes.destinations import ToKeys, ToSettings, ToTable
from game.scenes.picker import PickerScene
from game.scenes.rule_book import open_rule_book
from game.scenes.scene import Scene
from game.scenes.seat_card import Deeds, SeatCard
from game.scenes.seat_choice import PlaceButton, SeatChoiceScene
from game.scenes.seat_names import problem
from game.scenes.sentences import said
from game.scenes.set_up_buttons import BeginButton, all_ais
from game.scenes.shelf_row import span
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.paint import slab
from game.ui.pixels import SIZE
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import caption

OPTIONS = (448, 26, 188, 252)
BEGIN = (448, 284, 188, 48)
ALL = (4, 310, 436, 23)
FACE = 24
"""Half the size of a face that is dragged."""
TOOLS = (
    ("rules", "icons/book", "scenes.table.rules"),
    ("help", "icons/help", "scenes.table.help"),
    ("settings", "icons/cog", "scenes.table.settings"),
)


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
        self.accent = self.meta.accent or self.meta.ramp
        self.kind = registry.options_type(game)
        self.chairs = gaming_table.chairs(self.meta.seats[-1])
        self.source = random.Random()
        """What shuffles and mixes: nothing of it is part of a game."""
        store, most = cabinet.store, len(self.chairs)
        kept = chosen_before.options(store, game, self.kind)
        options = chosen_before.beginners(self.kind, self.meta.seats) if beginner else kept
        self.options = msgspec.structs.replace(options, **changed)
        if beginner:
            self.company = Company(chosen_before.newcomers(store, most), [True] * most)
            self.company.resize(self.options.seats)
        else:
            self.company = chosen_before.company(store, game, most, self.options.seats)
            self._follow()
        self.company.spread(self.options)
        self.friendly: bool | None = None
        self.cards: list[SeatCard] = []

    def _follow(self) -> None:
        """Who chose an even match last time is offered one again, of the level that it takes now."""
        even, mix = self._even().level, self.company.mix()
        if mix not in (None, even) and chosen_before.was_even(self.cabinet.store, self.game):
            self.company.fill(even, self.source)

    # ------------------------------------------------------------------ the form

    def build(self) -> None:
        self.form.add(bars.TopBar(words(f"{self.game}.game.name"), self.accent, self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(*bars.tool_buttons(TOOLS, self._use, lambda key: Tip(words(key))))
        self.prompt = bars.PromptBar(self._words, self._pointed_seat, lambda: self._problem() is not None)
        self.prompt.right = SIZE[0] - 20 - text.width(self._keys(), text.SMALL)
        self.form.add(self.prompt)
        self._add_places()
        self._add_chairs()
        self._add_all()
        self._add_options()
        self.form.add(self._begin_button())
        self.form.default = ("button", "begin")
        self.form.cancel = self._back

    def _add_chairs(self) -> None:
        results = self.cabinet.store.results(self.game)
        deeds = Deeds(self.choose, self._step, self._leave, self._drop)
        alone = sum(isinstance(player, Person) for player in self.company.seated) == 1
        self.cards = []
        for number, chair in enumerate(self.chairs):
            player, sitter = self.company.at(number), None
            if player is not None:
                name, seat = seat_card.called(player, alone), self.company.seat(number)
                sitter = strength.sitter(self.game, results, player, seat, name)
            self.cards.append(SeatCard(number, chair.free if player is None else chair.card, sitter, deeds))
        self.form.add(*self.cards)
        for number, card in enumerate(self.cards):
            player = self.company.at(number)
            if isinstance(player, Person):
                x, y, w, h = seat_card.NAME_BOX
                box = (card.rect.x + x, card.rect.y + y, w if card.rect.w < 200 else 92, h)
                name, namer = person_names.shown(player), self._namer(number)
                self.form.add(TextField(("name", number), box, name, namer, most=10, group="chairs"))

    def _add_places(self) -> None:
        """What is chosen seat by seat lies before the chairs."""
        choice = self.options.by_seat()
        if choice is None:
            return
        for number, chair in enumerate(self.chairs):
            if self.company.taken[number]:
                value = self.company.values[number]
                value = value if value in choice.values else ""
                press = partial(self.choose_value, number)
                self.form.add(PlaceButton(number, chair, self.game, self.meta, choice.field, value, press))

    def _add_all(self) -> None:
        presses = {mix: partial(self.mix, mix) for mix in MIXES}
        match = self._even()
        self.company.even = match.level
        tips = {level: strength.tip(self.game, level, match) for level in LEVELS}
        even = match.level if match.said else ""
        self.form.add(*all_ais(ALL, self.company.mix(), presses, self._shuffle, self._clear, tips, even))

    def _even(self) -> strength.Even:
        """With whom those who sit there play an even game."""
        return strength.even(self.game, self.cabinet.store.results(self.game), self.company.seated)

    def _add_options(self) -> None:
        x, _, w, _ = OPTIONS
        rows = options_sheet.rows(self.game, self.meta, self.options, x + 8, w - 16, self._change)
        self.form.add(*rows)
        friendly = self._is_friendly()
        box = options_sheet.box(self.meta, len(rows), x + 8, w - 16)
        self.form.add(options_sheet.friendly_row(self.game, box, friendly, self._set_friendly))

    def _begin_button(self) -> BeginButton:
        label, line, fine = words("scenes.set_up.begin"), self._summary(), self._problem() is None
        return BeginButton(("button", "begin"), BEGIN, label, line, self.begin, enabled=fine)

    def _summary(self) -> str:
        """How many sit down for how long, or what stands against it."""
        minutes = span(*self.meta.minutes)
        count = len(self.company.seated)
        return self._problem() or words("scenes.set_up.summary", n=count, span=minutes)

    # ------------------------------------------------------------------ changes

    def _change(self, **values: Any) -> None:
        self.options = mended(msgspec.structs.replace(self.options, **values))
        self.options = self.company.gathered(self.options)
        self._again()

    def choose_value(self, chair: int) -> None:
        """Ask what is to lie before a chair."""
        choice = self.options.by_seat()
        assert choice is not None
        others = [
            value for at, value in enumerate(self.company.values) if at != chair and self.company.taken[at]
        ]

        def done(value: str) -> None:
            self.company.values[chair] = value
            self.options = self.company.gathered(self.options)
            self._again()

        now = self.company.values[chair]
        self.app.push(SeatChoiceScene(self.game, self.meta, choice, now, others, done))

    def _seated(self) -> None:
        """Others sit there now: the options follow."""
        count = len(self.company.seated)
        if count in self.meta.seats:
            self.options = mended(msgspec.structs.replace(self.options, seats=count))
        self.options = self.company.gathered(self.options)
        self._again()

    def _again(self) -> None:
        current, by_keys = self.form.ring.current, self.form.ring.by_keys
        self.rebuild()
        self.form.refresh()
        self.form.ring.focus(current, by_keys)

    def set_seats(self, seats: int) -> None:
        """Have so many sit down: the last leave, or others are asked in."""
        self.company.resize(seats)
        self._seated()

    def choose(self, chair: int) -> None:
        """Ask who is to sit on a chair; a free one has somebody offered."""
        self.app.push(PickerScene(self.cabinet, self.game, self.company, chair, self.sit))

    def sit(self, chair: int, player: Player | None) -> None:
        """Give a chair to somebody, or to nobody."""
        if player is None:
            self.company.leave(chair)
        else:
            self.company.sit(chair, player)
        self._seated()

    def _step(self, chair: int, by: int) -> None:
        here = self.company.players[chair]
        others = tuple(
            one for at, one in enumerate(self.company.players) if self.company.taken[at] and at != chair
        )
        person = here if isinstance(here, Person) else chosen_before.new_person(self.cabinet.store, others)
        self.company.sit(chair, self.company.next_for(chair, by, [person]))
        self._seated()

    def _leave(self, chair: int) -> None:
        if self.company.taken[chair]:
            self.company.leave(chair)
            self._seated()

    def _drop(self, chair: int, at: tuple[int, int]) -> None:
        target = next((card.chair for card in self.cards if card.rect.collidepoint(at)), chair)
        if target != chair:
            self.company.swap(chair, target)
        self._seated()

    def mix(self, mix: Mix) -> None:
        """Put other AIs in the place of all there are."""
        self.company.fill(mix, self.source)
        self._seated()

    def _shuffle(self) -> None:
        self.company.shuffle(self.source)
        self._seated()

    def _clear(self) -> None:
        self.company.send_home()
        self._seated()

    def _namer(self, chair: int) -> Any:
        def change(name: str) -> None:
            self.company.players[chair] = person_names.meant(name)
            begin = self.form.widget(("button", "begin"))
            assert isinstance(begin, BeginButton)
            begin.enabled, begin.line = self._problem() is None, self._summary()
            self.invalidate()

        return change

    def _is_friendly(self) -> bool:
        persons = sum(isinstance(player, Person) for player in self.company.seated)
        return persons <= 1 if self.friendly is None else self.friendly

    def _set_friendly(self, number: int) -> None:
        self.friendly = bool(number)
        self._again()

    # ------------------------------------------------------------------ begin

    def _problem(self) -> str | None:
        count = len(self.company.seated)
        if count not in self.meta.seats:
            return words("scenes.set_up.too_few", n=self.meta.seats[0])
        unfit = self.options.problem()
        return said(unfit) if unfit is not None else problem(self.company.seated)

    def begin(self) -> None:
        """Open the table, if nothing stands against it."""
        if self._problem() is not None:
            self.invalidate()
            return
        players, store = self.company.seated, self.cabinet.store
        try:
            with store.deed():
                self.cabinet.know(players)
                chosen_before.remember(store, self.game, self.options, self.company)
                kept = self.cabinet.open(self.game, self.options, players, friendly=self._is_friendly())
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.open_instead(ToTable(self.cabinet, kept))

    def _back(self) -> None:
        self.app.pop(self)

    def _use(self, tool: str) -> None:
        if tool == "rules":
            open_rule_book(self.app, self.game)
        else:
            self.app.open(ToKeys() if tool == "help" else ToSettings())

    # ------------------------------------------------------------------ what is said

    def _heading(self) -> Heading:
        return Heading([(None, words("scenes.set_up.title"))])

    def _pointed_chair(self) -> int | None:
        """The chair that is pointed at, or whose name is being written."""
        here = self.form.current
        return int(here[1]) if isinstance(here, tuple) and here[0] in ("chair", "name") else None

    def _pointed_seat(self) -> int | None:
        chair = self._pointed_chair()
        taken = chair is not None and self.company.taken[chair] and self._problem() is None
        return self.company.seat(chair) if taken and chair is not None else None

    def _words(self) -> str:
        chair = self._pointed_chair()
        player = self.company.at(chair) if chair is not None else None
        if self._problem() is None and chair is not None and player is None:
            return words("scenes.set_up.free_chair")
        if self._problem() is None and isinstance(player, Ai):
            return seat_card.introduction(player)
        return self._problem() or self.keyed("scenes.set_up.prompt")

    def _keys(self) -> str:
        """What the keys do."""
        device = self.app.input.device
        named = {
            name: key_name(name, device) for name in ("confirm", "rotate_left", "rotate_right", "delete")
        }
        return words("scenes.set_up.keys" if named["delete"] else "scenes.set_up.pad_keys", **named)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        gaming_table.draw_floor(canvas, self.game)
        for number, chair in enumerate(self.chairs):
            taken = self.company.taken[number]
            gaming_table.draw_chair(canvas, chair, self.company.seat(number) if taken else None)
        gaming_table.draw_table(canvas, self.game, self._added())
        for number, chair in enumerate(self.chairs):
            if self.options.by_seat() is None or not self.company.taken[number]:
                gaming_table.draw_place(canvas, self.game, chair, self.company.taken[number])
        slab(canvas, ALL)
        text.line(canvas, words("scenes.set_up.all"), ALL[0] + 8, ALL[1] + 6, "y4", shadow="k0")
        panel(canvas, "paper", OPTIONS)
        box = (OPTIONS[0] + 34, OPTIONS[1] - 4, OPTIONS[2] - 68, 16)
        caption(canvas, box, words("scenes.set_up.options"), self.accent)
        self._draw_about(canvas)
        super().draw(canvas)
        text.line(canvas, self._keys(), SIZE[0] - 14, SIZE[1] - 17, "k5", text.SMALL, "right")
        self._draw_dragged(canvas)

    def _draw_about(self, canvas: Canvas) -> None:
        """What the game is about, where few options leave room for it."""
        x, y, w, h = OPTIONS
        top = options_sheet.box(self.meta, len(self.meta.options) + 1, x, w)[1]
        about = words(f"{self.game}.game.about")
        if top + text.height(about, w - 16, text.SMALL) <= y + h - 6:
            text.paragraph(canvas, about, x + 8, top, w - 16, "k2", text.SMALL)

    def _added(self) -> list[str]:
        """What lies on the table because of an option that counts."""
        return [
            f"{choice.name}_{options_sheet.word(getattr(self.options, choice.name))}"
            for choice in self.meta.options
            if self.options.idle(choice.name) is None
        ]

    def _draw_dragged(self, canvas: Canvas) -> None:
        for card in self.cards:
            if card.dragged is not None and card.sitter is not None:
                x, y = card.dragged
                canvas.put(faces.face(card.sitter.player), x - FACE, y - FACE, (2, 3), -2)
                canvas.frame((x - FACE - 1, y - FACE - 1, 2 * FACE + 2, 2 * FACE + 2), "y4")
