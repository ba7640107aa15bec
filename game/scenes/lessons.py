"""The lessons of all games as one road: what each teaches, which are done, and which comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pygame

from game import registry
from game.core.lesson import LessonData
from game.core.reason import Refused
from game.scenes import bars, lesson_medals, lesson_road
from game.scenes.backdrop import backdrop
from game.scenes.lesson import lesson
from game.scenes.lesson_medals import BEST, medal
from game.scenes.lesson_road import MAP, RADIUS, Station
from game.scenes.lesson_table import forget, lessons_of, progress_of
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.set_up_buttons import BeginButton
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import sprites, text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.locale import TEXTS, words
from game.ui.widgets.button import Button

SHEET = (4, 262, 632, 71)
PICTURE = (86, 56)
BEGIN = (478, 268, 150, 46)
AGAIN = (478, 318, 150, 13)
PIP = (10, 11)

Entry = tuple[str, LessonData]


def offered(game: str | None = None) -> list[Entry]:
    """The lessons of the playable games, or of one; a damaged file's are left out."""
    found: list[Entry] = []
    for name in registry.GAMES if game is None else (game,):
        try:
            found += [(name, data) for data in lessons_of(name)]
        except Refused:
            continue
    return found


class LessonsScene(Scene):
    """The road through all lands. With a *game* one stands at its first lesson that isn't done."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.entries = offered()
        self.games = tuple(dict.fromkeys(name for name, _ in self.entries))
        self.chosen = self._where_to_stand(game)

    def _where_to_stand(self, game: str | None) -> int:
        own = [number for number, (name, _) in enumerate(self.entries) if game in (None, name)]
        fresh = [number for number in own if not self.grade(number)]
        return (fresh or own or [0])[0]

    # ------------------------------------------------------------------ what is done

    def grade(self, number: int) -> int:
        """The medal of a lesson, 0: none yet."""
        game, data = self.entries[number]
        return lesson_medals.of(self.cabinet.store, game, data.id)

    def begun(self, number: int) -> bool:
        """Whether a lesson has been left in its middle."""
        game, data = self.entries[number]
        return bool(progress_of(self.cabinet.store, game, data.id).starts)

    @property
    def coming(self) -> int | None:
        """The first lesson on the road that isn't done; None: all are."""
        return next((number for number in range(len(self.entries)) if not self.grade(number)), None)

    def stations(self) -> list[Station]:
        """All lessons in their places."""
        counts = Counter(game for game, _ in self.entries)
        places = lesson_road.places([counts[game] for game in self.games])
        return [
            Station(number + 1, at, title(entry), entry[1].picture, ramp(entry[0]), self.grade(number))
            for number, (entry, at) in enumerate(zip(self.entries, places, strict=True))
        ]

    # ------------------------------------------------------------------ the form

    def build(self) -> None:
        self.form.add(bars.TopBar(words("scenes.lessons.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(bars.PromptBar(self._prompt, lambda: None, lambda: False))
        self.form.cancel = self._back
        if not self.entries:
            return
        self._road = self.stations()
        self.form.add_places(self._spots, self._press)
        self._add_buttons()
        self.form.default = "begin"
        self.form.on_move(self._moved)
        self.form.focus(("station", self.chosen))

    def _add_buttons(self) -> None:
        label = words(f"scenes.lessons.{'go_on' if self.begun(self.chosen) else 'begin'}")
        self.form.add(BeginButton("begin", BEGIN, label, self._minutes(), self._begin, enabled=True))
        if self.begun(self.chosen):
            anew = words("scenes.lessons.anew")
            self.form.add(Button("anew", AGAIN, anew, self._begin_anew, size=text.SMALL, group="begin"))

    def _minutes(self) -> str:
        minutes = self.entries[self.chosen][1].minutes
        return words("scenes.lessons.minutes", n=minutes) if minutes else ""

    def resume(self) -> None:
        self.rebuild()

    def _back(self) -> None:
        self.app.pop(self)

    def _heading(self) -> Heading:
        return Heading([(None, words("scenes.lessons.journey", n=len(self.entries)))])

    def _prompt(self) -> str:
        if not self.entries:
            return words("scenes.title.no_lessons")
        coming = self.coming
        if coming is None:
            return words("scenes.lessons.all_done")
        return words("scenes.lessons.next", title=title(self.entries[coming]))

    def _spots(self) -> list[Spot]:
        found = []
        for number, station in enumerate(self._road):
            x, y = station.at
            box = pygame.Rect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
            reach = box.union(lesson_road.label_box(station, number == self.coming))
            tip = Tip(station.title, words(f"scenes.lessons.grade_{station.grade}"))
            found.append(Spot(("station", number), reach, "road", tip=tip))
        return found

    # ------------------------------------------------------------------ what a person does

    def _moved(self, spot: Hashable | None) -> None:
        """Keys take one along; the mouse only where it clicks."""
        if self.form.ring.by_keys and isinstance(spot, tuple) and spot[0] == "station":
            self._stand_at(int(spot[1]))

    def _press(self, spot: Hashable) -> None:
        """A click goes to a station; one where one stands begins its lesson."""
        assert isinstance(spot, tuple)
        if spot[1] == self.chosen:
            self._begin()
        else:
            self._stand_at(int(spot[1]))

    def _stand_at(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.rebuild()

    def handle(self, action: Action) -> None:
        along = {"left": -1, "right": 1, "home": -len(self.entries), "end": len(self.entries)}
        here = self.form.ring.here
        on_road = bool(self.entries) and (here is None or here.group == "road")
        if isinstance(action, Command) and action.pressed and action.name in along and on_road:
            wanted = max(0, min(len(self.entries) - 1, self.chosen + along[action.name]))
            self.form.focus(("station", wanted))
            self.invalidate()
            return
        super().handle(action)

    def _begin(self) -> None:
        game, data = self.entries[self.chosen]
        try:
            self.app.open(lesson(self.cabinet, game, data))
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _begin_anew(self) -> None:
        game, data = self.entries[self.chosen]
        with self.app.door.writing():
            forget(self.cabinet.store, game, data.id)
        self._begin()

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", SHEET)
        if self.entries:
            self._draw_map(canvas)
            self._draw_sheet(canvas)
        else:
            text.line(canvas, words("scenes.title.no_lessons"), 320, 140, "p4", align="centre")
        super().draw(canvas)
        if self.entries:
            self._draw_pips(canvas)
        self.draw_tip(canvas)

    def _draw_map(self, canvas: Canvas) -> None:
        coming = self.coming
        places = tuple(station.at for station in self._road)
        begun = len(places) if coming is None else coming
        canvas.blit(lesson_road.country(self.games, places, begun), MAP.x, MAP.y)
        canvas.across(0, MAP.bottom - 1, MAP.w, "y2")
        canvas.fill("k0", (0, MAP.bottom, MAP.w, 1))
        canvas.shade((0, MAP.bottom + 1, MAP.w, 3), -2)
        here = self.form.current
        order = sorted(range(len(self._road)), key=lambda number: (number == self.chosen, number == coming))
        for number in order:
            hot = here == ("station", number)
            lesson_road.paint(canvas, self._road[number], number == coming, number == self.chosen, hot)
        for land, game in enumerate(self.games):
            own = [number for number, (name, _) in enumerate(self.entries) if name == game]
            count = sum(self.grade(number) > 0 for number in own), len(own)
            name = short_name(game)
            lesson_road.flag(canvas, land, len(self.games), name, ramp(game), count)

    def _draw_pips(self, canvas: Canvas) -> None:
        """How far one is on the whole road, at the right end of the top bar."""
        count = len(self.entries)
        done = sum(self.grade(number) > 0 for number in range(count))
        told = words("scenes.lessons.count", n=done, all=count)
        right = 632
        text.line(canvas, told, right, 3, "y4", align="right", shadow="k0")
        left = right - text.width(told) - 8 - PIP[0] * count
        canvas.rounded((left - 2, 3, PIP[0] * count + 2, PIP[1]), "k0", 1)
        for number in range(count):
            ink = "y3" if self.grade(number) else "y1" if number == self.coming else "w1"
            canvas.fill(ink, (left + PIP[0] * number, 5, PIP[0] - 2, PIP[1] - 4))

    def _draw_sheet(self, canvas: Canvas) -> None:
        x, y, _, _ = SHEET
        game, data = self.entries[self.chosen]
        self._draw_picture(canvas, x + 7, y + 8)
        left, room = x + 102, BEGIN[0] - x - 112
        end = text.line(canvas, str(self.chosen + 1), left, y + 5, "r2")
        end = text.line(canvas, title((game, data)), end + 6, y + 5, "k1")
        name = short_name(game)
        if end + text.width(name, text.SMALL) + 20 < left + room:
            self._draw_badge(canvas, end + 10, y + 5, name, ramp(game))
        about = words(f"{game}.lesson.{data.id}.about")
        text.paragraph(canvas, about, left, y + 21, room, "k2", text.SMALL)
        self._draw_medals(canvas, left, y + 48, room)

    def _draw_picture(self, canvas: Canvas, x: int, y: int) -> None:
        game, data = self.entries[self.chosen]
        known = sprites.names("lands")
        name = f"lands/{game}_view" if f"lands/{game}_view" in known else "lands/plain_view"
        canvas.fill("k0", (x, y, *PICTURE))
        canvas.blit(sprites.sprite(name), x + 1, y + 1)
        if data.picture:
            art = sprites.sprite(data.picture)
            canvas.put(art, x + PICTURE[0] // 2 - art.get_width() // 2, y + PICTURE[1] - art.get_height() - 4)

    def _draw_badge(self, canvas: Canvas, x: int, y: int, name: str, ramp: str) -> None:
        box = (x, y - 1, text.width(name, text.SMALL) + 8, 14)
        canvas.rounded(box, f"{ramp}1", 1)
        canvas.rounded((x + 1, y, box[2] - 2, 12), f"{ramp}2", 1)
        text.line(canvas, name, x + 4, y + text.middle(12, text.SMALL), "p5", text.SMALL)

    def _draw_medals(self, canvas: Canvas, x: int, y: int, room: int) -> None:
        """What each medal takes; those not won yet are pale."""
        reached = self.grade(self.chosen)
        for number in range(1, BEST + 1):
            canvas.blit(medal(number), x, y)
            label = words(f"scenes.lessons.medal_{number}")
            ink = "k1" if reached >= number else "k4"
            x = text.line(canvas, label, x + 19, y + text.middle(20, text.SMALL), ink, text.SMALL) + 14


def title(entry: Entry) -> str:
    """A lesson's title."""
    return words(f"{entry[0]}.lesson.{entry[1].id}.title")


def ramp(game: str) -> str:
    """The ramp of a game's land: that of its tab elsewhere, or of its box."""
    volume = registry.room(game).volume
    return registry.meta(game).ramp if volume is None else volume.ramp


def short_name(game: str) -> str:
    """A game's name for where there is little room."""
    key = f"{game}.game.tab"
    return words(key if TEXTS.has(key) else f"{game}.game.name")
