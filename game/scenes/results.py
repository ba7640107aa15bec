"""The end of a table as a celebration: the game's own place with banner and podium, the ledger below it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game import registry
from game.core.part import at_end, ended
from game.core.reason import Refused
from game.core.score import ScoreLine, ScoreSheet, best_tie, rank
from game.scenes import (
    banner,
    bars,
    caveats,
    hanging_sign,
    last_words,
    podium,
    portraits,
    replay_copy,
    replay_sources,
    score_chart,
    tie_words,
)
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToReplay, ToReview, ToTable
from game.scenes.hall import Hall
from game.scenes.ledger import Ledger, Piece, best_first, explained, plain_tab
from game.scenes.reviewer import persons
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.tabletop.celebration import OVER, Celebration, Ending
from game.tabletop.views import Heading, Press
from game.ui import confetti, palette, text
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.toast import LONG

SHEET = (132, 62, 500, 290)
CHART = (174, 76, 440, 262)
BASE = 14
"""How far above the ledger the podium ends."""
TALLY = 0.35
"""Seconds a column takes to be counted."""
ASLEEP = 0.5
"""Seconds in which no button answers: the last click of a game starts no other."""
FRAME = 1 / 30
HASTE = 2.5
"""How much faster confetti falls than it does by itself."""
SHOWER = confetti.ONCE / HASTE
"""Seconds until the last of it has fallen."""


class ResultsScene(Scene):
    """Shown over a finished table."""

    toasts = (1, 1)
    """Above the winner's banner there is room for one."""
    foot_of_steps: ClassVar[int] = 0
    """How much of each step of the podium is kept free."""
    icons: ClassVar[Mapping[str, str]] = hanging_sign.ICONS
    """The picture of each button."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        self._seconds = 0.0
        """Since counting began."""
        self._there = 0.0
        """Since it came up."""
        self.charted = False
        """Whether the chart is shown instead of the sheet."""
        self._courses: dict[int, list[int]] | None = None
        self._scenery: Any = None
        made = registry.room(table.session.game).celebration
        self.celebration: Celebration = Hall() if made is None else made()
        self.show(self.final())

    def final(self) -> Sequence[ScoreSheet]:
        """The sheets that tell how it ended."""
        session = self.table.session
        sheets: Sequence[ScoreSheet] = session.rules.scores(session.public.view)
        return sheets

    def state(self) -> Any:
        """The table as it was then."""
        return self.table.session.public.view

    def scenery(self) -> Any:
        """The table as it is pictured: of one with parts as the last part left it, for then it is cleared."""
        if self._scenery is None:
            session = self.table.session
            parts = ended(session.showing.events)
            self._scenery = (
                at_end(session.rules, session.options, session.showing.events, len(parts))
                if parts
                else self.state()
            )
        return self._scenery

    @property
    def _persons(self) -> list[int]:
        """The seats whose moves can be reviewed."""
        return persons(self.table.session.finished()) if self.table.session.over else []

    def show(self, sheets: Sequence[ScoreSheet]) -> None:
        """The sheets to tally."""
        self.standings = {standing.party: standing for standing in rank(sheets)}
        self.sheets = best_first(sheets)
        by_party = sorted(sheets, key=lambda sheet: sheet.party)
        self.keys = list(dict.fromkeys(line.key for sheet in by_party for line in sheet.lines))
        self._ledger: Ledger | None = None

    @property
    def ledger(self) -> Ledger:
        """The sheets as they are laid out."""
        if self._ledger is None:
            ending = self._ending(0)
            tabs = {
                key: self.celebration.tab(key, ending) or plain_tab(key, number)
                for number, key in enumerate(self.keys)
            }
            asides = {sheet.party: self.celebration.aside(ending, sheet.party) for sheet in self.sheets}
            self._ledger = Ledger(self.sheets, self.standings, tabs, self.name, asides)
        return self._ledger

    def sheet_of(self, party: int) -> ScoreSheet:
        """A party's sheet."""
        return next(sheet for sheet in self.sheets if sheet.party == party)

    def name(self, party: int) -> str:
        """What a party is called."""
        return self.table.name(party)

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        title = words(f"{self.table.session.game}.game.name")
        self._ledger = None
        self.form.add(bars.TopBar(title, self.table.view.accent, self._heading))
        self.form.add(bars.back_button(self._leave, Tip(words("scenes.results.leave"))))
        presses = self._presses()
        self.form.add_places(self._spots, lambda spot: None)
        self.form.add(*hanging_sign.widgets(presses, self._pressed, self.icons))
        first = next((press for press in presses if press.ramp == "g"), presses[0])
        self.form.default = ("button", first.id)
        self.form.cancel = self._turn_over if self.charted else self._back_to_table
        if self.form.current is None:
            self.form.focus(self.form.default)

    def _presses(self) -> Sequence[Press]:
        """The buttons from top to bottom; the green one has the focus."""
        review = Press("review", words("scenes.review.open"), tip=words("scenes.review.open_tip"))
        return (
            Press("board", words("scenes.results.board")),
            Press("watch", words("scenes.replay.watch"), tip=words("scenes.replay.watch_tip")),
            self._chart_press(),
            *([review] if self._persons else ()),
            Press("rematch", words("scenes.results.rematch"), "g"),
            Press("again", words("scenes.results.again"), tip=words("scenes.results.again_tip")),
            Press("copy", words("scenes.results.export"), tip=words("scenes.replay.copy_tip")),
            Press("leave", words("scenes.results.leave")),
        )

    def _chart_press(self) -> Press:
        return Press("chart", words("scenes.results.sheet" if self.charted else "scenes.results.chart"))

    def _heading(self) -> Heading:
        chips: list[tuple[str | None, str]] = [(None, words("scenes.results.title"))]
        hints = sum(self.table.cabinet.store.hints(self.table.kept.number).values())
        if hints:
            chips.append(("icons/lens", words("scenes.results.hints", n=hints)))
        caveat = self.table.cabinet.caveat(self.table.kept)
        if caveat:
            chips.append((caveats.ICON, caveats.short(caveat)))
        return Heading(chips)

    def foot(self) -> Sequence[Piece]:
        """The line below the rows: what is being counted, then how a tie was broken."""
        shown = self._shown()
        if shown < len(self.keys):
            return [Piece(None, words("scenes.results.counting", line=words(self.keys[shown])), "k2")]
        tie = best_tie(self.sheets)
        if tie is None:
            return self._barred()
        rules = self.table.session.rules
        decider = None if tie.number is None else rules.tie_breaker(self.state(), tie.number)
        return tie_words.pieces(tie, decider, self.celebration.tie_icon, self.name)

    def _barred(self) -> list[Piece]:
        """Who has most and yet may not win."""
        most = max(self.sheets, key=lambda sheet: sheet.total)
        if most.may_win:
            return []
        return [Piece("icons/help", words("scenes.results.barred", name=self.name(most.party)))]

    def _pressed(self, name: Hashable) -> None:
        if name == "board":
            self._back_to_table()
        elif name == "chart":
            self._turn_over()
        elif name == "watch":
            self.app.open(ToReplay(replay_sources.of_table(self.table, start=0)))
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

    @property
    def _still(self) -> bool:
        now = self.app.settings.now
        return now.speed == "instant" or now.reduced_motion

    def _shown(self) -> int:
        """How many columns have been counted."""
        return len(self.keys) if self._still else min(len(self.keys), int(self._seconds / TALLY))

    @property
    def _since(self) -> float:
        """Seconds since all was counted, negative before."""
        return OVER if self._still else self._seconds - TALLY * len(self.keys)

    @property
    def wait(self) -> float | None:
        lasts = max(podium.LASTS, SHOWER, self.celebration.lasts(self._ending(0)))
        return FRAME if self._since < lasts else super().wait

    def update(self, seconds: float) -> None:
        before, since = self._shown(), self._since
        self._seconds += seconds
        self._there += seconds
        super().update(seconds)
        if self._shown() != before:
            play("score")
        if since < 0 <= self._since:
            play("chime")
        if since < OVER:
            self.invalidate()

    def handle(self, action: Action) -> None:
        pressed = isinstance(action, Command) or (isinstance(action, Pointer) and action.kind == "pressed")
        if pressed and self._there < ASLEEP:
            return
        if pressed and self._shown() < len(self.keys):
            self._seconds = TALLY * len(self.keys) + podium.LASTS
            self.invalidate()
            return
        super().handle(action)

    # ------------------------------------------------------------------ the picture

    def _ending(self, floor: int) -> Ending:
        first = [sheet.party for sheet in self.sheets if self.standings[sheet.party].rank == 1]
        names = [self.name(party) for party in range(1 + max(sheet.party for sheet in self.sheets))]
        return Ending(self.scenery(), self.sheets, first, names, floor, self._since)

    def _spots(self) -> Sequence[Spot]:
        if self.charted:
            return []
        ending = self._ending(self.ledger.top)
        found = [*self.celebration.spots(ending), *self.ledger.spots(self._shown(), self._explained)]
        found += self.ledger.foot_spots(self.foot())
        return [*found, *self._people(ending)] if ending.seconds >= 0 else found

    def _explained(self, line: ScoreLine) -> Tip:
        return Tip(words(line.key), explained(line), pictures=self.celebration.pictures(line))

    def _people(self, ending: Ending) -> list[Spot]:
        """The portraits: who it is, and at which place."""
        places = self._faces(ending).items()
        return [Spot(("portrait", party), box, "podium", tip=self._placed(party)) for party, box in places]

    def _faces(self, ending: Ending) -> dict[int, pygame.Rect]:
        """Where the portraits are: on the podium, or the winner's where the game wants it."""
        at = self.celebration.portrait(ending)
        if at is not None:
            return {ending.first[0]: pygame.Rect(at)}
        return podium.faces(self._steps(ending), self._base(ending))

    def _placed(self, party: int) -> Tip:
        standing = self.standings[party]
        return Tip(self.name(party), words("scenes.results.place", n=standing.rank, points=standing.total))

    def draw(self, canvas: Canvas) -> None:
        ledger = self.ledger
        ending = self._ending(ledger.top)
        self.celebration.draw(canvas, ending)
        if self.charted and self._courses is not None:
            self._draw_banner(canvas)
            panel(canvas, "paper", SHEET)
            score_chart.draw(canvas, CHART, self._courses, self.name)
        else:
            self._draw_people(canvas, ending)
            self._draw_banner(canvas)
            if 0 <= ending.seconds < SHOWER:
                ramps = "".join(palette.title_bar(sheet.party)[0] for sheet in self.sheets)
                confetti.draw(canvas, ending.seconds * HASTE, f"{ramps}yp", again=False)
            ledger.draw(canvas, self._shown(), self.foot(), words("scenes.results.prompt"))
            self._draw_last_words(canvas, ending)
        super().draw(canvas)

    def _draw_people(self, canvas: Canvas, ending: Ending) -> None:
        """Everybody on the podium, or the winner where the game wants the portrait."""
        at = self.celebration.portrait(ending)
        if at is None:
            shown = self._shown()
            points = {sheet.party: self.ledger.counted(row, shown) for row, sheet in enumerate(self.sheets)}
            steps, base = self._steps(ending), self._base(ending)
            podium.draw(canvas, steps, ending, base, points, self._portrait, self.ledger.asides)
        elif ending.seconds >= 0:
            box = pygame.Rect(at)
            podium.framed(canvas, ending.first[0], box, self._portrait, gilt=True)
            podium.crown(canvas, box, ending.seconds)

    def _draw_last_words(self, canvas: Canvas, ending: Ending) -> None:
        players, base = self.table.session.players, self._base(ending)
        if self.table.session.over and self.app.settings.now.remarks and ending.seconds >= podium.LASTS:
            said = last_words.speakers(players, list(self.standings.values()))
            full = last_words.taken(self.celebration, ending, self._steps(ending), base)
            last_words.draw(canvas, last_words.arrange(said, players, self._faces(ending), full, base))

    @staticmethod
    def _base(ending: Ending) -> int:
        """The row in which the podium ends."""
        return ending.floor - BASE

    def _steps(self, ending: Ending) -> list[podium.Step]:
        middle = self.celebration.podium_middle
        return podium.steps(self.sheets, self.standings, self._base(ending), middle, self.foot_of_steps)

    def _portrait(self, canvas: Canvas, party: int, box: pygame.Rect) -> None:
        portraits.draw(canvas, self.table.session, party, box)

    def _draw_banner(self, canvas: Canvas) -> None:
        counted = self._shown() >= len(self.keys)
        said = self._title() if counted else words("scenes.results.title")
        banner.draw(canvas, banner.MIDDLE, said, self.celebration.ramp)

    def _title(self) -> str:
        first = [sheet for sheet in self.sheets if self.standings[sheet.party].rank == 1]
        if len(self.sheets) == 1:
            return words("scenes.results.points", n=first[0].total)
        if len(first) == 1:
            return words("scenes.results.wins", name=self.name(first[0].party))
        if first[0].team is None or len({sheet.team for sheet in first}) > 1:
            return words("scenes.results.shared")
        names = [self.name(sheet.party) for sheet in first]
        named = words("scenes.results.team_wins", one=names[0], other=names[-1])
        return named if text.width(named) <= banner.TITLE else words("scenes.results.a_team_wins")
