"""The finished games: how often, how well, against whom; each can be looked at again."""

from __future__ import annotations

import time
from collections.abc import Hashable, Sequence
from statistics import fmean

from game import registry
from game.core.players import Person, level_of
from game.core.reason import Refused
from game.core.store import Result, SeatResult
from game.scenes import bars, person_names, replay_copy
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToAchievements
from game.scenes.open_table import open_table
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading, Press
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.choice import Stepper
from game.ui.widgets.panel import caption
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.toast import LONG

NUMBERS = (12, 34, 216, 294)
CHART = (26, 226, 188, 90)
GAMES = (236, 34, 392, 294)
KEPT = 200
LEVELS = ("novice", "adept", "master")


class StatisticsScene(Scene):
    """Numbers and a chart of one person on the left, the latest games on the right."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.games: tuple[str | None, ...] = (None, *registry.GAMES)
        self.game = game if game in self.games else None
        self.persons: list[Person | None] = [None, *(profile.person for profile in cabinet.store.profiles())]
        self.person = self.persons[1] if len(self.persons) > 1 else None
        self.results: list[Result] = []
        self.long: set[int | None] = set()
        """The tables that have parts."""

    def build(self) -> None:
        self.results = [result for result in self.cabinet.store.results(self.game) if self._counts(result)]
        self.long = {result.table for result in self.results if result.part}
        self.form.add(bars.TopBar(words("scenes.statistics.title"), "w", Heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(lambda: self.keyed("scenes.statistics.prompt"), lambda: None, lambda: False)
        presses = [Press("achievements", words("scenes.achievements.title"), "y")]
        if self.results:
            presses.insert(0, Press("copy", words("scenes.replay.copy"), tip=words("scenes.replay.copy_tip")))
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        x, y, w, h = NUMBERS
        people = [person_names.shown(one) if one else words("scenes.log.everybody") for one in self.persons]
        games = [
            words(f"{game}.game.name") if game else words("scenes.statistics.every") for game in self.games
        ]
        at = self.persons.index(self.person)
        self.form.add(
            Stepper("person", (x + 12, y + 16, w - 24, 19), people, at, self._choose_person, wrap=True)
        )
        at = self.games.index(self.game)
        box = (x + 12, y + 40, w - 24, 19)
        self.form.add(Stepper("game", box, games, at, self._choose_game, wrap=True))
        x, y, w, h = GAMES
        rows = [self._row(result) for result in self._latest()]
        chosen = 0 if rows else None
        self.list = ListBox("games", (x + 10, y + 16, w - 20, h - 28), rows, self._open, chosen=chosen)
        self.list.show_whole_rows()
        self.form.add(self.list)
        self.form.on_move(self._look_at)
        self.form.cancel = self._back

    def _counts(self, result: Result) -> bool:
        return self.person is None or any(seat.player == self.person for seat in result.seats)

    def _latest(self) -> list[Result]:
        return self.results[::-1][:KEPT]

    def _own(self) -> list[tuple[Result, SeatResult]]:
        """The results of the chosen person, or of the best seat of each game."""
        return [
            (result, next((s for s in result.seats if s.player == self.person), min(result.seats, key=_rank)))
            for result in self.results
            if result.seats and not self._is_long(result)
        ]

    def _is_long(self, result: Result) -> bool:
        """Whether it is of a table whose parts count by themselves: its total counts something else."""
        return not result.part and result.table is not None and result.table in self.long

    def _title(self, result: Result) -> str:
        if result.part:
            return f"{words(f'{result.game}.game.short')} {words(f'{result.game}.game.part', n=result.part)}"
        if self._is_long(result):
            return f"{words(f'{result.game}.game.short')} {words(f'{result.game}.game.parts')}"
        return words(f"{result.game}.game.name")

    def _row(self, result: Result) -> str:
        day = _day(result.finished)
        seats = sorted(result.seats, key=_rank)
        who = "  ".join(f"{person_names.shown(seat.player)} {seat.total}" for seat in seats)
        mark = " *" if result.friendly else ""
        advised = f"  {words('scenes.results.hints', n=result.hints)}" if result.hints else ""
        return f"{day} {self._title(result)}{mark}  {who}{advised}"

    def _choose_person(self, number: int) -> None:
        self.person = self.persons[number]
        self.rebuild()
        self.form.focus("person")

    def _choose_game(self, number: int) -> None:
        self.game = self.games[number]
        self.rebuild()
        self.form.focus("game")

    def _pressed(self, name: Hashable) -> None:
        if name == "copy":
            self._copy()
        else:
            self.app.open(ToAchievements(self.cabinet, self.game))

    def _look_at(self, spot: Hashable | None) -> None:
        """The row pointed at last stays marked: it is the one to be copied."""
        if isinstance(spot, tuple) and spot[0] == "games" and isinstance(spot[1], int):
            self.list.chosen = spot[1]

    def _copy(self) -> None:
        result = self._latest()[self.list.chosen or 0]
        if result.table is None:
            self.app.say(words("scenes.statistics.gone"))
            return
        try:
            self.app.say(replay_copy.copy(self.cabinet, result.game, result.table), seconds=LONG)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _open(self, row: int) -> None:
        number, part = self._latest()[row].table, self._latest()[row].part
        if number is None:
            self.app.say(words("scenes.statistics.gone"))
            return
        shown = int(part) if part else None
        open_table(self.app, self.cabinet, number, end_known=True, part=shown)

    def _back(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        for box, name in ((NUMBERS, "numbers"), (GAMES, "games")):
            panel(canvas, "paper", box)
            middle = box[0] + box[2] // 2
            caption(canvas, (middle - 70, box[1] - 8, 140, 16), words(f"scenes.statistics.{name}"))
        if not self.results:
            text.line(canvas, words("scenes.statistics.none"), 432, 170, "k2", align="centre")
        own = self._own()
        self._draw_numbers(canvas, own)
        self._draw_chart(canvas, [seat.total for _, seat in own])
        super().draw(canvas)

    def _draw_numbers(self, canvas: Canvas, own: Sequence[tuple[Result, SeatResult]]) -> None:
        x, y, w, _ = NUMBERS
        for number, (key, value) in enumerate(numbers(own)):
            top = y + 66 + 15 * number
            if number % 2 == 0:
                canvas.fill("p3", (x + 10, top - 1, w - 20, 15))
            label = text.fit(words(f"scenes.statistics.{key}"), 130)
            text.line(canvas, label, x + 16, top)
            text.line(canvas, value, x + w - 16, top, "k1", align="right")

    def _draw_chart(self, canvas: Canvas, totals: Sequence[int]) -> None:
        x, y, w, h = CHART
        canvas.frame((x - 1, y - 1, w + 2, h + 2), "p1")
        canvas.fill("p5", CHART)
        shown = totals[-w // 6 :]
        if not shown:
            return
        low, high = min(0, *shown), max(1, *shown)
        zero = y + h - 1 - (0 - low) * (h - 12) // (high - low)
        canvas.across(x, zero, w, "p1")
        for number, total in enumerate(shown):
            tall = abs(total) * (h - 12) // (high - low)
            top = zero - tall if total >= 0 else zero + 1
            canvas.fill("g3" if total >= 0 else "r3", (x + 2 + 6 * number, top, 4, max(1, tall)))
        text.line(canvas, f"{high}", x + w - 2, y + 1, "k3", text.SMALL, "right")


def numbers(own: Sequence[tuple[Result, SeatResult]]) -> list[tuple[str, str]]:
    """What the page says of somebody's results, by text. Points of different games are not compared."""
    one_game = len({result.game for result, _ in own}) == 1
    totals = [seat.total for _, seat in own] if one_game else []
    rows = [
        ("played", f"{len(own)}"),
        ("best", f"{max(totals)}" if totals else "-"),
        ("average", f"{fmean(totals):.1f}" if totals else "-"),
        ("won", _share([seat.rank == 1 for result, seat in own if len(result.seats) > 1])),
    ]
    for level in LEVELS:
        against = [s.rank == 1 for r, s in own if any(level_of(o.player) == level for o in r.seats)]
        rows.append((level, _share(against)))
    hints = sum(seat.hints for _, seat in own)
    rows.append(("hints", f"{hints}  ({hints / len(own):.1f})" if own else "-"))
    return rows


def _day(milliseconds: int) -> str:
    """The day of a moment; dashes for one that no calendar has."""
    try:
        return time.strftime("%m-%d", time.localtime(milliseconds / 1000))
    except (OverflowError, ValueError, OSError):
        return "--"


def _rank(seat: SeatResult) -> int:
    return seat.rank


def _share(wins: Sequence[bool]) -> str:
    return f"{sum(wins)}/{len(wins)}  {sum(wins) / len(wins):.0%}" if wins else "-"
