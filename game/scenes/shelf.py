"""The shelf: the boxes, what is in the one chosen, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from pathlib import Path

from game import registry
from game.core.players import Person
from game.core.reason import Refused
from game.scenes import bars, daily
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToEncyclopaedia, ToLessons, ToRecords, ToSetUp, ToShelfPage, ToTables
from game.scenes.lessons import offered
from game.scenes.open_table import open_table
from game.scenes.rule_book import open_rule_book
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.shelf_row import AREA, ROOM, Arrow, Row, seats_of, span
from game.session.cabinet import Cabinet
from game.tabletop.meta import Page
from game.tabletop.views import Heading, Press
from game.ui import sprites, text
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.widgets.button import Button

SHEET = (12, 230, 452, 102)
STARS, STAR = 91, 12
"""Where the stars stand that weigh a game, from where its sign does, and from one to the next."""
ACTIONS = (476, 230, 152, 21)


class ShelfScene(Scene):
    """Choose a box."""

    def __init__(self, cabinet: Cabinet, chosen: str = "") -> None:
        super().__init__()
        self.cabinet = cabinet
        self._latest = self._played_last()
        self.row = Row(tuple(registry.GAMES), chosen or self._latest)

    def _played_last(self) -> str:
        """The game of the table played last; empty if there is none."""
        rows = self.cabinet.store.tables()
        return rows[0].game if rows else ""

    @property
    def game(self) -> str:
        """The chosen box's game."""
        return self.row.games[self.row.chosen]

    def build(self) -> None:
        self.form.add(bars.TopBar(words("ui.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(lambda: self.keyed("scenes.shelf.prompt"), lambda: None, lambda: False)
        presses = [
            Press("encyclopaedia", words("scenes.encyclopaedia.title")),
            Press("tables", words("scenes.tables.title")),
            Press("back", words("ui.dialog.back")),
        ]
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        self.form.add_places(self.row.spots, self._choose)
        self._add_arrows()
        self._add_actions()
        self.form.cancel = self._back
        self.form.default = "play"

    def _add_arrows(self) -> None:
        """Arrows at both ends, if not all boxes have room."""
        if not self.row.last:
            return
        back, further = self.row.first > 0, self.row.first < self.row.last
        for right, by, there in ((False, -ROOM, back), (True, ROOM, further)):
            tip = Tip(words(f"scenes.shelf.{'further' if right else 'back_along'}"))
            self.form.add(Arrow(right, there, partial(self._move, by), tip))

    def _move(self, by: int) -> None:
        """Move the row along; what is chosen stays so."""
        if self.row.move(by):
            self.rebuild()

    def _add_actions(self) -> None:
        x, y, w, h = ACTIONS
        half = (w - 4) // 2
        game, pages = self.game, registry.meta(self.game).pages
        unfinished = [row for row in self.cabinet.unfinished() if row.game == game]
        places = {
            "play": (x, y, w, h),
            "resume": (x, y + 26, half, h),
            "lesson": (x + half + 4, y + 26, half, h),
            "records": (x, y + 52, half, h),
            "rules": (x + half + 4, y + 52, half, h),
        }
        self._action("play", places, "icons/die", True, self._set_up, "g")
        self._action("resume", places, "icons/play", bool(unfinished), self._resume)
        self._action("lesson", places, "icons/quill", bool(offered(game)), self._lessons)
        self._action("records", places, "icons/trophy", True, self._records)
        self._action("rules", places, "icons/book", True, self._rules)
        self._add_pages(pages)

    def _add_pages(self, pages: Sequence[Page]) -> None:
        """Buttons for what else opens from the box, side by side."""
        x, y, w, h = ACTIONS
        press = {"shelf": self._pages, "daily": self._daily}
        icons = {"shelf": "icons/envelope", "daily": "icons/hourglass"}
        step = (w + 4) // max(1, len(pages))
        for number, page in enumerate(pages):
            label = words(f"{self.game}.game.pages" if page == "shelf" else f"scenes.shelf.{page}")
            box = (x + number * step, y + 78, step - 4, h)
            self.form.add(Button(page, box, label, press[page], icon=icons[page], group="actions"))

    def _action(
        self,
        name: str,
        places: dict[str, tuple[int, int, int, int]],
        icon: str,
        enabled: bool,
        press: Callable[[], None],
        ramp: str = "w",
    ) -> None:
        label = words(f"scenes.shelf.{name}")
        tip = None if enabled else Tip(label, words(f"scenes.shelf.no_{name}"))
        self.form.add(
            Button(
                name,
                places[name],
                label,
                press,
                ramp=ramp,
                icon=icon,
                enabled=enabled,
                group="actions",
                tip=tip,
            )
        )

    def resume(self) -> None:
        before, self._latest = self._latest, self._played_last()
        if self._latest != before and self._latest in self.row.games:
            self.row.choose(self.row.games.index(self._latest))
        self.rebuild()

    def _heading(self) -> Heading:
        shown, count = self.row.shown, len(self.row.games)
        seen = [(None, f"{shown[0] + 1}-{shown[-1] + 1} / {count}")] if self.row.last else []
        return Heading([(None, words("scenes.shelf.choose")), *seen])

    def _back(self) -> None:
        self.app.pop(self)

    def _pressed(self, name: Hashable) -> None:
        if name == "tables":
            self.app.open(ToTables(self.cabinet))
        elif name == "encyclopaedia":
            self.app.open(ToEncyclopaedia(self.cabinet, self.game))
        else:
            self._back()

    def dropped(self, path: Path) -> None:
        self.app.open(ToTables(self.cabinet, take_in=path))

    def _choose(self, spot: Hashable) -> None:
        assert isinstance(spot, tuple)
        if self.row.chosen == spot[1]:
            self._set_up()
            return
        self._select(int(spot[1]))

    def _select(self, number: int) -> None:
        self.row.choose(number)
        self.rebuild()

    def handle(self, action: Action) -> None:
        if isinstance(action, Pointer) and action.kind == "wheel" and AREA.collidepoint(action.at):
            self._move(-action.wheel)
            return
        here = self.form.ring.here
        among = here is None or here.group == "boxes"
        if isinstance(action, Command) and among:
            wanted = self._led_to(action.name)
            if wanted is not None:
                self._select(wanted)
                self.form.focus(("box", self.row.chosen))
                return
        super().handle(action)

    def _led_to(self, name: str) -> int | None:
        """The box that a key leads to from the chosen one; None: it leads to none."""
        chosen, end = self.row.chosen, len(self.row.games) - 1
        leads = {
            "left": chosen - 1,
            "right": chosen + 1,
            "rotate_left": max(0, chosen - ROOM),
            "rotate_right": min(end, chosen + ROOM),
            "home": 0,
            "end": end,
        }
        return leads.get({"page_up": "rotate_left", "page_down": "rotate_right"}.get(name, name))

    def _set_up(self) -> None:
        self.app.open(ToSetUp(self.cabinet, self.game))

    def _lessons(self) -> None:
        self.app.open(ToLessons(self.cabinet, self.game))

    def _pages(self) -> None:
        self.app.open(ToShelfPage(self.cabinet, self.game))

    def _daily(self) -> None:
        known = [profile.person for profile in self.cabinet.store.profiles()]
        player = known[0] if known else Person(number=1)
        try:
            self.app.open(daily.daily_table(self.cabinet, self.game, daily.today(), player))
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _rules(self) -> None:
        open_rule_book(self.app, self.game)

    def _records(self) -> None:
        self.app.open(ToRecords(self.cabinet, self.game))

    def _resume(self) -> None:
        rows = [row for row in self.cabinet.unfinished() if row.game == self.game]
        if len(rows) > 1:
            self.app.open(ToTables(self.cabinet, self.game))
            return
        open_table(self.app, self.cabinet, rows[0].id)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("shelf"), 0, 0)
        self.row.draw(canvas)
        self._draw_sheet(canvas)
        super().draw(canvas)

    def _draw_sheet(self, canvas: Canvas) -> None:
        x, y, w, _ = SHEET
        game, meta = self.game, registry.meta(self.game)
        panel(canvas, "paper", SHEET)
        title = headline(words(f"{game}.game.name"), "r", 2, 2, 4)
        canvas.blit(title, x + 8, y + 2)
        other = words(f"{game}.game.other")
        text.line(canvas, other, x + 14 + title.get_width(), y + 12, "r1")
        canvas.across(x + 10, y + 33, w - 20, "p1")
        text.paragraph(canvas, words(f"{game}.game.about"), x + 10, y + 38, 300, "k2")
        facts = (
            ("icons/meeple", "players", seats_of(game)),
            ("icons/hourglass", "time", words("scenes.shelf.minutes", span=span(*meta.minutes))),
        )
        for row, (icon, label, value) in enumerate(facts):
            top = y + 38 + 16 * row
            canvas.blit(sprites.sprite(icon), x + 318, top)
            text.line(canvas, words(f"scenes.shelf.{label}"), x + 336, top, "k3")
            text.line(canvas, value, x + 443, top, align="right")
        if meta.weight is not None:
            self._draw_weight(canvas, x + 318, y + 70, meta.weight)
        self._draw_features(canvas, x + 10, y + 84, game)

    def _draw_features(self, canvas: Canvas, x: int, y: int, game: str) -> None:
        """What is in the box."""
        for feature in words(f"{game}.game.features").split("|"):
            canvas.blit(sprites.sprite("icons/check"), x, y)
            x = text.line(canvas, feature, x + 15, y + text.middle(12, text.SMALL), "k2", text.SMALL) + 12

    def _draw_weight(self, canvas: Canvas, x: int, y: int, weight: int) -> None:
        canvas.blit(sprites.sprite("icons/gear"), x, y)
        text.snug(canvas, words("scenes.shelf.weight"), x + 18, y, STARS - 19, "k3")
        for star in range(3):
            name = "icons/star"
            picture = sprites.sprite(name) if star < weight else sprites.silhouette(name, "p2")
            canvas.blit(picture, x + STARS + STAR * star, y)
