"""The final sheet: every category a row, every seat a column, tallied row by row, every cell explained."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.core.reason import Refused
from game.core.score import ScoreLine, ScoreSheet, rank
from game.scenes import bars, replay_copy, score_chart, score_totals
from game.scenes.at_table import AtTable
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToReview, ToTable
from game.scenes.reviewer import persons
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.tabletop.views import Heading, Press
from game.ui import palette, sprites, text
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.toast import LONG

SHEET = (64, 50, 512, 280)
BANNER = (188, 26, 264, 36)
ROWS_Y, TOTAL_Y = 102, 280
CHART = (140, 74, 396, 240)
NAMES = (70, 138)
COLUMNS = (212, 358)
TITLE = 102
"""How wide the words on the banner may be, before they are enlarged."""
ROOMY = 36
"""A row of a sheet that has few of them, in pixels."""
LOW = 14
"""Rows lower than this have no frame around their name: the letters need the room."""
TALLY = 0.35
"""Seconds a row takes to be counted."""
RAMPS = "rgyobvtk"
FEW = 7
"""So many sources of a line's points stand one below the other; more of them share lines."""


class ResultsScene(Scene):
    """Shown over a finished table."""

    toasts = (1, 1)
    """Above the winner's banner there is room for one."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        self._seconds = 0.0
        self.charted = False
        """Whether the chart is shown instead of the sheet."""
        self._courses: dict[int, list[int]] | None = None
        self.show(self.final())

    def final(self) -> Sequence[ScoreSheet]:
        """The sheets that tell how it ended."""
        session = self.table.session
        sheets: Sequence[ScoreSheet] = session.rules.scores(session.public.view)
        return sheets

    @property
    def _persons(self) -> list[int]:
        """The seats whose moves can be reviewed."""
        return persons(self.table.session.finished()) if self.table.session.over else []

    def show(self, sheets: Sequence[ScoreSheet]) -> None:
        """The sheets to tally."""
        self.sheets = sorted(sheets, key=lambda sheet: sheet.party)
        self.standings = {standing.party: standing for standing in rank(self.sheets)}
        self.keys = list(dict.fromkeys(line.key for sheet in self.sheets for line in sheet.lines))
        self.row_height = min(ROOMY, (TOTAL_Y - ROWS_Y - 2) // max(1, len(self.keys)))

    def name(self, party: int) -> str:
        """What a column is headed."""
        return self.table.name(party)

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        title = words(f"{self.table.session.game}.game.name")
        self.form.add(bars.TopBar(title, self.table.view.accent, self._heading))
        self.form.add(bars.back_button(self._leave, Tip(words("scenes.results.leave"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        presses = self._presses()
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        self.form.add_places(self._cells, lambda spot: None)
        self.form.default = ("button", presses[0].id)
        self.form.cancel = self._turn_over if self.charted else self._back_to_table

    def _presses(self) -> Sequence[Press]:
        """The buttons, the most usual first."""
        review = Press("review", words("scenes.review.open"), "y", tip=words("scenes.review.open_tip"))
        return (
            Press("rematch", words("scenes.results.rematch"), "g"),
            Press("again", words("scenes.results.again")),
            *([review] if self._persons else ()),
            Press("chart", words("scenes.results.sheet" if self.charted else "scenes.results.chart")),
            Press("board", words("scenes.results.board")),
            Press("copy", words("scenes.replay.copy"), tip=words("scenes.replay.copy_tip")),
            Press("leave", words("scenes.results.leave")),
        )

    def _heading(self) -> Heading:
        chips: list[tuple[str | None, str]] = [(None, words("scenes.results.title"))]
        hints = sum(self.table.cabinet.store.hints(self.table.kept.number).values())
        if hints:
            chips.append(("icons/lens", words("scenes.results.hints", n=hints)))
        return Heading(chips)

    def _words(self) -> str:
        shown = self._shown()
        if shown < len(self.keys):
            return words("scenes.results.counting", line=words(self.keys[shown]))
        return words("scenes.results.charted" if self.charted else "scenes.results.prompt")

    def _pressed(self, name: Hashable) -> None:
        if name == "board":
            self._back_to_table()
        elif name == "chart":
            self._turn_over()
        elif name == "copy":
            self._copy()
        elif name == "review":
            self.app.open(ToReview(self.table))
        elif name == "leave":
            self._leave()
        else:
            self._play_again(same_deal=name == "again")

    def _turn_over(self) -> None:
        """Show the chart instead of the sheet, or the sheet again."""
        if self._courses is None:
            self._courses = self._chart()
        self.charted = not self.charted
        self.rebuild()

    def _chart(self) -> dict[int, list[int]]:
        return score_chart.courses(self.table.session.public)

    def _back_to_table(self) -> None:
        self.app.pop(self)

    def _leave(self) -> None:
        self.table.leave_for_good()

    def _copy(self) -> None:
        try:
            said_where = replay_copy.copy(self.table.cabinet, self.table.session.game, self.table.kept.number)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.app.say(said_where, seconds=LONG)

    def _play_again(self, same_deal: bool) -> None:
        cabinet = self.table.cabinet
        try:
            kept = cabinet.again(self.table.kept, same_deal)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")
            return
        self.table.give_way(ToTable(cabinet, kept))

    # ------------------------------------------------------------------ time

    def _shown(self) -> int:
        """How many rows have been counted."""
        if self.app.settings.now.speed == "instant" or self.app.settings.now.reduced_motion:
            return len(self.keys)
        return min(len(self.keys), int(self._seconds / TALLY))

    @property
    def wait(self) -> float | None:
        return 1 / 30 if self._shown() < len(self.keys) else super().wait

    def update(self, seconds: float) -> None:
        before = self._shown()
        self._seconds += seconds
        super().update(seconds)
        if self._shown() != before:
            play("score")
            self.invalidate()

    def handle(self, action: Action) -> None:
        pressed = isinstance(action, Command) or (isinstance(action, Pointer) and action.kind == "pressed")
        if pressed and self._shown() < len(self.keys):
            self._seconds = TALLY * len(self.keys)
            self.invalidate()
            return
        super().handle(action)

    # ------------------------------------------------------------------ the picture

    def _column(self, number: int) -> tuple[int, int]:
        """Left edge and width of a seat's column."""
        left, room = COLUMNS
        wide = room // len(self.sheets)
        return left + wide * number, wide - 3

    def _line(self, sheet: ScoreSheet, key: str) -> ScoreLine | None:
        return next((line for line in sheet.lines if line.key == key), None)

    def _cells(self) -> Sequence[Spot]:
        if self.charted:
            return []
        spots = []
        for row, key in enumerate(self.keys[: self._shown()]):
            for number, sheet in enumerate(self.sheets):
                line = self._line(sheet, key)
                if line is not None:
                    left, wide = self._column(number)
                    box = pygame.Rect(left, ROWS_Y + self.row_height * row, wide, self.row_height)
                    tip = Tip(words(key), explained(line))
                    spots.append(Spot(("cell", row, number), box, "cells", tip=tip))
        return [*spots, *score_totals.spots(self._foot(), TOTAL_Y, self.name)]

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("result"), 0, 0)
        panel(canvas, "paper", SHEET)
        self._draw_banner(canvas)
        if self.charted and self._courses is not None:
            score_chart.draw(canvas, CHART, self._courses, self.name)
            super().draw(canvas)
            return
        for number, sheet in enumerate(self.sheets):
            self._draw_head(canvas, number, sheet.party)
        for row, key in enumerate(self.keys):
            self._draw_row(canvas, row, key)
        foot = self._foot()
        score_totals.draw(canvas, foot, TOTAL_Y)
        if foot.done and not foot.teams:
            for number, sheet in enumerate(self.sheets):
                self._draw_rank(canvas, number, sheet)
        super().draw(canvas)

    def _foot(self) -> score_totals.Foot:
        """What stands below the rows counted so far."""
        counted = self.keys[: self._shown()]
        points = [
            sum(line.points for key in counted if (line := self._line(sheet, key))) for sheet in self.sheets
        ]
        columns = [self._column(number) for number in range(len(self.sheets))]
        done = len(counted) == len(self.keys)
        return score_totals.Foot(self.sheets, columns, points, self.standings, done)

    def _draw_banner(self, canvas: Canvas) -> None:
        x, y, w, h = BANNER
        for edge, out in ((x, -1), (x + w, 1)):
            tails = ((0, 8), (30, 8), (22, 22), (30, 36), (0, 36))
            canvas.polygon([(edge + out * dx, y + dy) for dx, dy in tails], "k0")
            tails = ((0, 9), (28, 9), (21, 22), (28, 35), (0, 35))
            canvas.polygon([(edge + out * dx, y + dy) for dx, dy in tails], "r1")
        canvas.rounded(BANNER, "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "r2", 1)
        canvas.across(x + 2, y + 1, w - 4, "r4")
        canvas.fill("r1", (x + 2, y + 32, w - 4, 2))
        counted = self._shown() >= len(self.keys)
        title = headline(text.fit(self._title() if counted else words("scenes.results.title"), TITLE), "y", 2)
        canvas.blit(title, 320 - title.get_width() // 2, y)
        crown = sprites.sprite("icons/crown_24")
        canvas.blit(crown, x + 16, y + 6)
        canvas.blit(crown, x + w - 38, y + 6)

    def _title(self) -> str:
        first = [sheet for sheet in self.sheets if self.standings[sheet.party].rank == 1]
        if len(first) == 1:
            return words("scenes.results.wins", name=self.name(first[0].party))
        if first[0].team is None or len({sheet.team for sheet in first}) > 1:
            return words("scenes.results.shared")
        names = [self.name(sheet.party) for sheet in first]
        named = words("scenes.results.team_wins", one=names[0], other=names[-1])
        return named if text.width(named) <= TITLE else words("scenes.results.a_team_wins")

    def _draw_head(self, canvas: Canvas, number: int, party: int) -> None:
        left, wide = self._column(number)
        dark = palette.title_bar(party)
        canvas.rounded((left, 68, wide, 30), "k0", 2)
        canvas.rounded((left + 1, 69, wide - 2, 28), dark, 1)
        canvas.across(left + 2, 69, wide - 4, palette.shaded(dark, 1))
        canvas.blit(sprites.badge(party), left + wide // 2 - 7, 70)
        name = text.fit(self.name(party), wide - 4, text.SMALL)
        y = 96 - text.real_size(text.SMALL)
        text.line(canvas, name, left + wide // 2, y, "p5", text.SMALL, "centre", "k0")

    def _draw_row(self, canvas: Canvas, row: int, key: str) -> None:
        y, h = ROWS_Y + self.row_height * row, self.row_height
        canvas.fill("p3" if row % 2 == 0 else "p4", (68, y, 504, h))
        x, wide = NAMES
        own = self.table.view.line_ramps
        ramp = own.get(key.rpartition(".")[2], RAMPS[row % len(RAMPS)])
        shade = 1 if ramp == "k" else 2
        if h < LOW:
            canvas.fill(f"{ramp}{shade}", (x, y, wide, h))
            canvas.down(x, y, h, f"{ramp}{shade + 1}")
        else:
            canvas.rounded((x, y + 1, wide, h - 2), "k0", 1)
            canvas.rounded((x + 1, y + 2, wide - 2, h - 4), f"{ramp}{shade}", 1)
            canvas.across(x + 2, y + 2, wide - 4, f"{ramp}{shade + 1}")
        name = text.fit(words(key), wide - 7, text.SMALL)
        text.line(canvas, name, x + 4, y + text.middle(h, text.SMALL), "p5", text.SMALL, shadow="k0")
        lines = [self._line(sheet, key) for sheet in self.sheets]
        points = {line.points for line in lines if line is not None}
        best = max(points, default=0) if len(points) > 1 else 0
        for number, line in enumerate(lines):
            self._draw_cell(canvas, row, number, line, best)

    def _draw_cell(self, canvas: Canvas, row: int, number: int, line: ScoreLine | None, best: int) -> None:
        left, wide = self._column(number)
        y, h, middle = ROWS_Y + self.row_height * row, self.row_height, left + wide // 2
        if row >= self._shown():
            text.line(canvas, "…", middle, y + text.middle(h), "k4", align="centre")
        elif line is not None:
            if line.points == best and best > 0 and len(self.sheets) > 1:
                half, high = min(34, wide) // 2, min(18, h - 4)
                top = y + (h - high) // 2
                canvas.rounded((middle - half, top, 2 * half, high), "y4", 1)
                canvas.across(middle - half + 1, top, 2 * half - 2, "y5")
            big(
                canvas,
                line.points,
                middle,
                y + (h - 7) // 2,
                "r2" if line.points < 0 else "k1",
                None,
                "centre",
            )

    def _draw_rank(self, canvas: Canvas, number: int, sheet: ScoreSheet) -> None:
        left, wide = self._column(number)
        score_totals.place(canvas, self.standings[sheet.party].rank, left + wide // 2, TOTAL_Y + 34)


def explained(line: ScoreLine) -> str:
    """Where a line's points come from, a sentence a source; equal ones are counted."""
    if not line.sources:
        return words("scenes.results.points", n=line.points)
    counted: dict[tuple[str, int], int] = {}
    for source in line.sources:
        said = words(source.key, **source.values)
        counted[said, source.points] = counted.get((said, source.points), 0) + 1
    parts = [
        words(
            "scenes.results.source",
            source=f"{said} ×{count}" if count > 1 else said,
            points=f"{points * count:+d}",
        )
        for (said, points), count in counted.items()
    ]
    return ("\n" if len(parts) <= FEW else "  ").join(parts[:14])
