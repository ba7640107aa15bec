"""The shelf: five boxes, what is in the one chosen, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game import registry
from game.core.players import Person
from game.core.reason import Refused
from game.scenes import bars, boxes, daily
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToAlbum, ToLessons, ToSetUp, ToShelfPage, ToStatistics, ToTable, ToTables
from game.scenes.lessons import offered
from game.scenes.rule_book import open_rule_book
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading, Press
from game.ui import sprites, text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import text as words
from game.ui.widgets.button import Button

PLANK = 206
FIRST, STEP = 28, 122
LIFT = 8
SHEET = (12, 230, 452, 102)
ACTIONS = (476, 230, 152, 21)


def span(least: int, most: int) -> str:
    """From one number to another, as in ``2-4``."""
    return f"{least}" if least == most else f"{least}-{most}"


def seats_of(game: str) -> str:
    """How many can play."""
    seats = registry.meta(game).seats
    return span(seats[0], seats[-1])


class ShelfScene(Scene):
    """Choose a box."""

    def __init__(self, cabinet: Cabinet, chosen: str = "") -> None:
        super().__init__()
        self.cabinet = cabinet
        self.games = tuple(registry.GAMES)
        self._latest = self._played_last()
        game = chosen or self._latest
        self.chosen = self.games.index(game) if game in self.games else 0

    def _played_last(self) -> str:
        """The game of the table played last; empty if there is none."""
        rows = self.cabinet.store.tables()
        return rows[0].game if rows else ""

    @property
    def game(self) -> str:
        """The chosen box's game."""
        return self.games[self.chosen]

    def build(self) -> None:
        self.form.add(bars.TopBar(words("ui.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(lambda: self.keyed("scenes.shelf.prompt"), lambda: None, lambda: False)
        presses = [Press("tables", words("scenes.tables.title")), Press("back", words("ui.dialog.back"))]
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        self.form.add_places(self._boxes, self._choose)
        self._add_actions()
        self.form.cancel = self._back
        self.form.default = "play"

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
            "album": (x, y + 78, half, h),
            "daily": (x + half + 4, y + 78, half, h),
        }
        self._action("play", places, "icons/die", True, self._set_up, "g")
        self._action("resume", places, "icons/play", bool(unfinished), self._resume)
        self._action("lesson", places, "icons/quill", bool(offered(game)), self._lessons)
        self._action("records", places, "icons/trophy", True, self._records)
        self._action("rules", places, "icons/book", True, self._rules)
        if "shelf" in pages:
            label = words(f"{game}.game.pages")
            self.form.add(
                Button("pages", (x, y + 78, w, h), label, self._pages, icon="icons/envelope", group="actions")
            )
        if "album" in pages:
            self._action("album", places, "icons/star", True, self._album)
        if "daily" in pages:
            self._action("daily", places, "icons/hourglass", True, self._daily)

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
        if self._latest != before and self._latest in self.games:
            self.chosen = self.games.index(self._latest)
        self.rebuild()

    def _heading(self) -> Heading:
        return Heading([(None, words("scenes.shelf.choose"))])

    def _back(self) -> None:
        self.app.pop(self)

    def _pressed(self, name: Hashable) -> None:
        if name == "tables":
            self.app.open(ToTables(self.cabinet))
        else:
            self._back()

    def dropped(self, path: Path) -> None:
        self.app.open(ToTables(self.cabinet, take_in=path))

    def _box(self, number: int) -> pygame.Rect:
        lift = LIFT if number == self.chosen else 0
        return pygame.Rect(FIRST + STEP * number, PLANK - boxes.SIZE[1] - lift, *boxes.SIZE)

    def _boxes(self) -> list[Spot]:
        return [
            Spot(("box", number), self._box(number), "boxes", tip=Tip(words(f"{game}.game.name")))
            for number, game in enumerate(self.games)
        ]

    def _choose(self, spot: Hashable) -> None:
        assert isinstance(spot, tuple)
        if self.chosen == spot[1]:
            self._set_up()
            return
        self._select(int(spot[1]))

    def _select(self, number: int) -> None:
        self.chosen = number % len(self.games)
        self.rebuild()

    def handle(self, action: Action) -> None:
        here = self.form.ring.here
        among = here is None or here.group == "boxes"
        if isinstance(action, Command) and action.name in ("left", "right") and among:
            self._select(self.chosen + (1 if action.name == "right" else -1))
            self.form.focus(("box", self.chosen))
            return
        super().handle(action)

    def _set_up(self) -> None:
        self.app.open(ToSetUp(self.cabinet, self.game))

    def _lessons(self) -> None:
        self.app.open(ToLessons(self.cabinet, self.game))

    def _pages(self) -> None:
        self.app.open(ToShelfPage(self.cabinet, self.game))

    def _album(self) -> None:
        self.app.open(ToAlbum(self.cabinet, self.game))

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
        self.app.open(ToStatistics(self.cabinet, self.game))

    def _resume(self) -> None:
        rows = [row for row in self.cabinet.unfinished() if row.game == self.game]
        if len(rows) > 1:
            self.app.open(ToTables(self.cabinet, self.game))
            return
        try:
            kept = self.cabinet.resume(rows[0].id)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.open(ToTable(self.cabinet, kept))

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("shelf"), 0, 0)
        for number in range(len(self.games)):
            self._draw_box(canvas, number)
        self._draw_sheet(canvas)
        super().draw(canvas)

    def _draw_box(self, canvas: Canvas, number: int) -> None:
        game, box = self.games[number], self._box(number)
        chosen = number == self.chosen
        boxes.draw(canvas, game, box.x, box.y, LIFT if chosen else 3)
        if chosen:
            canvas.ring((box.x - boxes.SPINE, box.y - 1, box.w + boxes.SPINE + 1, box.h + 2), ("y5", "y3"), 1)
        label = words("scenes.shelf.seats", seats=seats_of(game))
        wide, high = max(64, text.width(label, text.SMALL) + 8), text.real_size(text.SMALL) + 2
        plate = pygame.Rect(FIRST + STEP * number + 50 - wide // 2, PLANK + 1, wide, high)
        canvas.rounded(plate, "k0", 1)
        canvas.rounded(plate.inflate(-2, -2), "y3", 1)
        canvas.across(plate.x + 2, plate.y + 1, wide - 4, "y5")
        text.line(canvas, label, plate.centerx, plate.y + 1, "k1", text.SMALL, "centre")

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
            canvas.blit(sprites.sprite(icon), x + 328, top)
            text.line(canvas, words(f"scenes.shelf.{label}"), x + 346, top, "k3")
            text.line(canvas, value, x + 392, top)
        if meta.weight is not None:
            self._draw_weight(canvas, x + 328, y + 70, meta.weight)
        self._draw_features(canvas, x + 10, y + 84, game)

    def _draw_features(self, canvas: Canvas, x: int, y: int, game: str) -> None:
        """What is in the box."""
        for feature in words(f"{game}.game.features").split("|"):
            canvas.blit(sprites.sprite("icons/check"), x, y)
            x = text.line(canvas, feature, x + 15, y + text.middle(12, text.SMALL), "k2", text.SMALL) + 12

    def _draw_weight(self, canvas: Canvas, x: int, y: int, weight: int) -> None:
        canvas.blit(sprites.sprite("icons/gear"), x, y)
        text.line(canvas, words("scenes.shelf.weight"), x + 18, y, "k3")
        for star in range(3):
            name = "icons/star"
            picture = sprites.sprite(name) if star < weight else sprites.silhouette(name, "p2")
            canvas.blit(picture, x + 64 + 13 * star, y)
