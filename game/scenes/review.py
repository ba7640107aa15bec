"""After a game: the moves that lost most, each on the table where it was made, and a new game from there."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.core.choice import Choice
from game.core.reason import Refused
from game.core.rules import Move
from game.scenes import advice, bars, bubble, spotlight
from game.scenes.at_table import AtTable
from game.scenes.bubble import Bubble
from game.scenes.destinations import ToTable
from game.scenes.difference import changed
from game.scenes.reviewer import Finding, Reviewer, persons
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.work import carry_out
from game.session.cabinet import Kept
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.tabletop.views import Heading, Press
from game.ui import text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.button import Button, button_width

POLL = 0.05
"""Seconds between two looks at what has been judged."""
DOTS = 12
"""In so many steps the progress is shown."""
TURNS = {"page_up": -1, "page_down": 1}


class ReviewScene(Scene):
    """Shown over the final sheet: the owl says what was lost, the table shows it."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        self.game = table.session.game
        self.finished = table.session.finished()
        self.seats = persons(self.finished)
        seat = table.session.seat
        self.seat = seat if seat in self.seats else self.seats[0]
        self.reviewer = self._judge()
        self.at = 0
        self.own_marked = False
        """Whether the move made is marked instead of the better one."""
        self._dots = -1
        self._lines: str | None = None
        """Which score lines the move shown lost points in."""

    def _judge(self) -> Reviewer:
        return Reviewer(self.game, self.finished, self.seat, process=self.table.cabinet.process)

    # ------------------------------------------------------------------ life

    def leave(self) -> None:
        self.reviewer.close()

    def build(self) -> None:
        title = words(f"{self.game}.game.name")
        self.form.add(bars.TopBar(title, self.table.view.accent, self._heading))
        self.form.add(bars.back_button(self._close, Tip(words("scenes.review.close"))))
        prompt = bars.PromptBar(self._words, lambda: self.seat, lambda: False)
        presses = self._presses()
        buttons, prompt.right = bars.prompt_buttons(presses, self._pressed)
        self.form.add(prompt, *buttons)
        self.owl = self._make_owl()
        self.form.add(self.owl, *self.owl.buttons)
        ids = [press.id for press in presses]
        self.form.default = ("button", "next" if "next" in ids else ids[0])
        self.form.cancel = self._close
        self._lines = None if self.finding is None else self._where(self.finding, prompt.room)
        self._lit = self._marks()
        hands = [spotlight.hand_box(box) for box in self._lit[:1]]
        self.owl.lie(bubble.choose(self.owl.said, [*self._lit, *hands], [], []))

    def _presses(self) -> list[Press]:
        found = []
        if len(self.findings) > 1:
            found += [Press("back", words("scenes.review.back")), Press("next", words("scenes.review.next"))]
        if self.finding is not None:
            tip = words("scenes.review.play_on_tip")
            found.append(Press("play_on", words("scenes.review.play_on"), "g", tip=tip))
        if len(self.seats) > 1:
            other = self.table.name(self._other_seat())
            found.append(Press("other", words("scenes.review.other", name=other)))
        return [*found, Press("close", words("scenes.review.close"))]

    def _make_owl(self) -> Bubble:
        if self.finding is None:
            done = min(DOTS - 1, self._dots) if self.reviewer.findings is None else DOTS - 1
            return Bubble(self._says(), max(0, done), DOTS, [])
        name = "better" if self.own_marked else "own"
        label = words(f"scenes.review.show_{name}")
        box = (0, 0, button_width(label), 17)
        button = Button("mark", box, label, self._mark_other, ramp="y", group="lesson")
        return Bubble(self._says(), self.at, len(self.findings), [button])

    # ------------------------------------------------------------------ what has been found

    @property
    def findings(self) -> list[Finding]:
        """The moves that lost most; none while they are still being judged."""
        return self.reviewer.findings or []

    @property
    def finding(self) -> Finding | None:
        """The one shown."""
        return self.findings[self.at] if self.findings else None

    @property
    def marked(self) -> Move | None:
        """The move that is marked on the table."""
        if self.finding is None:
            return None
        return self.finding.decision.move if self.own_marked else self.finding.verdict.best

    def _says(self) -> str:
        """What the owl says."""
        finding, reviewer = self.finding, self.reviewer
        if reviewer.findings is None:
            key = "closer" if reviewer.looking_closer else "judging"
            return words(f"scenes.review.{key}", n=len(reviewer.decisions))
        if finding is None:
            return words("scenes.review.nothing", n=len(reviewer.decisions))
        made, better = self._in_words(finding)
        return words(
            "scenes.review.found",
            n=finding.number,
            of=reviewer.answers,
            lost=self._lost(finding),
            made=made,
            better=better,
        )

    def _lost(self, finding: Finding) -> str:
        points = round(finding.verdict.points)
        if points >= 1:
            return words("scenes.review.lost_points", n=points)
        return words("scenes.review.lost_ground")

    def _where(self, finding: Finding, room: int) -> str | None:
        """Which score lines lost the points, and which of them right away, as far as there is *room* for
        them on two lines; None: none did."""
        view, rules = self.reviewer.view(finding), self.finished.rules
        made, better = (
            dict(advice.gains(rules, view, self.seat, move))
            for move in (finding.decision.move, finding.verdict.best)
        )
        lost = finding.verdict.lines[: advice.MOST]
        soon = {line for line, by in lost if 2 * (better.get(line, 0) - made.get(line, 0)) >= by}
        told = [
            words(
                "scenes.review.soon" if line in soon else "scenes.review.later", line=f"@{line}", n=round(by)
            )
            for line, by in lost
        ]
        for count in range(len(told), 0, -1):
            told_of = words("scenes.review.lines", lines=words("scenes.hint.comma").join(told[:count]))
            if count == 1 or len(text.wrap(told_of, room, text.SMALL)) <= 2:
                return told_of
        return None

    def _in_words(self, finding: Finding) -> tuple[str, str]:
        """Both moves in words: the deed alone, or all of it where the deeds sound alike."""
        view, rules, options = self.reviewer.view(finding), self.finished.rules, self.finished.options

        def told(move: Move, made: bool) -> list[str]:
            name = self.table.name
            return advice.in_words(self.game, rules, options, view, self.seat, move, name, made)

        mine, best = finding.decision.move, finding.verdict.best
        made, instead, better = told(mine, True), told(mine, False), told(best, False)
        if instead[0] != better[0]:
            return made[0], better[0]
        if instead != better:
            return " ".join(made), " ".join(better)
        return made[0], words("scenes.review.otherwise")

    # ------------------------------------------------------------------ what the person does

    def _pressed(self, name: Hashable) -> None:
        if name == "close":
            self._close()
        elif name == "play_on":
            self._play_on()
        elif name == "other":
            self._look_at_other()
        else:
            self._turn(1 if name == "next" else -1)

    def _turn(self, by: int) -> None:
        if self.findings:
            self.at = (self.at + by) % len(self.findings)
            self.own_marked = False
            play("page")
            self.rebuild()

    def _mark_other(self) -> None:
        self.own_marked = not self.own_marked
        self.rebuild()

    def _other_seat(self) -> int:
        return self.seats[(self.seats.index(self.seat) + 1) % len(self.seats)]

    def _look_at_other(self) -> None:
        self.reviewer.close()
        self.seat = self._other_seat()
        self.at, self.own_marked = 0, False
        self.reviewer = self._judge()
        self.rebuild()

    def _close(self) -> None:
        self.app.pop(self)

    def _play_on(self) -> None:
        """Open a new game that stands where the move shown was made."""
        finding, cabinet = self.finding, self.table.cabinet
        if finding is None:
            return

        def done(kept: Kept) -> None:
            self.table.give_way(ToTable(cabinet, kept))
            self.app.say(words("scenes.review.begun", n=finding.number), "icons/flag")

        def failed(refused: Refused) -> None:
            self.app.say(said(refused.reason), "icons/warning")

        beginning = cabinet.branching(self.table.kept.number, finding.decision.entry)
        carry_out(self.app, beginning, words("scenes.work.opening"), done, failed)

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed and self.finding is not None:
            if action.name in TURNS:
                self._turn(TURNS[action.name])
                return
            if action.name == "hint":
                self._mark_other()
                return
        super().handle(action)

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        return POLL if self.reviewer.findings is None else super().wait

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.reviewer.findings is not None:
            return
        closer = self.reviewer.looking_closer
        self.reviewer.update()
        dots = int(self.reviewer.progress * DOTS)
        done = self.reviewer.findings is not None
        if dots != self._dots or closer != self.reviewer.looking_closer or done:
            self._dots = dots
            self.rebuild()
        if done:
            play("page")

    # ------------------------------------------------------------------ the picture

    def _heading(self) -> Heading:
        if self.finding is None:
            return Heading([("icons/lens", words("scenes.review.title"))])
        return self.table.view.heading(self.table.view.see(self.picture()))

    def _words(self) -> str:
        if self.reviewer.findings is None:
            done = round(100 * self.reviewer.progress)
            return words("scenes.review.progress", name=self.table.name(self.seat), n=done)
        if self.finding is None:
            return words("scenes.review.title")
        marks = words("scenes.review.marks_own" if self.own_marked else "scenes.review.marks_better")
        return self._lines or marks

    def picture(self) -> Picture[Any]:
        """The table as the seat saw it when it decided; the final one while there is nothing to show."""
        finding = self.finding
        if finding is None:
            return Picture(self.table.session.showing.now, self.seat)
        view, rules = self.reviewer.view(finding), self.finished.rules
        ask = next(ask for ask in rules.asks(view) if ask.seat == self.seat)
        draft = Draft(Choice(rules.moves(view, self.seat)))
        return Picture(view, self.seat, ask, draft, hint=self.marked)

    def _marks(self) -> list[pygame.Rect]:
        """Where the move is marked, the largest mark first: what that changes in the picture."""
        if self.finding is None:
            return []
        return sorted(changed(self.table.view, self.picture()), key=lambda box: -box.w * box.h)

    def draw(self, canvas: Canvas) -> None:
        view = self.table.view
        view.draw(canvas, view.see(self.picture()))
        super().draw(canvas)
        if self._lit:
            spotlight.hand(canvas, self._lit[0], 0)
            self.form.draw_tip(canvas)
