"""The course of a table: how what happened comes to be seen, and who goes on when the picture is at rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.core.reason import Refused
from game.core.rules import Event, whose
from game.scenes.destinations import ToPartResults
from game.scenes.finale import finale_of
from game.scenes.haste import Haste
from game.scenes.pace import Pace
from game.scenes.parts import Parts, congratulate
from game.scenes.remarks import Remarks
from game.scenes.sentences import said
from game.scenes.table_tools import Tools, WithPolicy
from game.tabletop.picture import Loops
from game.ui.sound import play

PATIENCE = 5.0
"""Seconds after which an AI's answer that could not be kept is tried again."""
POLL = 0.03
"""Seconds between two looks whether a thinking AI has answered."""


class Running(WithPolicy, Protocol):
    """A table whose time passes."""

    loops: Loops
    pace: Pace
    haste: Haste
    parts: Parts
    remarks: Remarks
    tools: Tools
    covered: bool
    """Whether another scene lies on top."""

    def close_curtain(self) -> bool:
        """Cover the table until the person is there that the curtain is closed for; whether it is."""


class Course:
    """Takes a table on, frame by frame. *part*: whose sheet is to be shown first."""

    def __init__(self, table: Running, part: int | None) -> None:
        self._table = table
        self._part = part
        self._again = 0.0
        """When AIs go on: later, if an answer could not be kept."""

    @property
    def wait(self) -> float | None:
        """Seconds until `run` is wanted; None: something else has to happen first."""
        table, session = self._table, self._table.session
        if table.stage.playing or not (session.showing.at_rest or table.pace.holding):
            return 0.0
        waits = [table.form.wait, table.notice.wait, table.policy.wait, table.remarks.wait]
        if session.ai_asked() or session.opponents.thinking:
            waits.append(max(POLL, table.pace.left))
        waits.append(None if table.stage.reduced else table.loops.wait)
        if (session.over and not table.finished) or session.curtain.waiting is not None:
            waits.append(0.0)
        return min((wait for wait in waits if wait is not None), default=None)

    def run(self, seconds: float) -> None:
        """Let time pass."""
        table = self._table
        self._pass(seconds)
        if table.close_curtain() or self._animate(seconds) or table.covered or table.parts.show():
            return
        if self._part is not None:
            table.app.open(ToPartResults(table, self._part))
            self._part = None
        elif table.session.ask is None:
            self._go_on()
        if table.session.showing.at_rest:
            table.haste.carry_out()

    def _pass(self, seconds: float) -> None:
        """Let all that only passes pass: loops, notices, remarks, thoughts."""
        table, opponents = self._table, self._table.session.opponents
        table.seconds += seconds
        table.pace.run(seconds)
        if not table.stage.reduced and table.loops.run(seconds):
            table.invalidate()
        table.form.update(seconds)
        if table.notice.update(seconds) | table.remarks.update(seconds):
            table.invalidate()
        before = opponents.thinking
        if self._let_ais(table.session.update) or opponents.thinking != before:
            table.invalidate()
        table.tools.show_advice()

    def _animate(self, seconds: float) -> bool:
        """Let animations run; whether any still does."""
        table, showing = self._table, self._table.session.showing
        if table.stage.playing:
            table.invalidate()
            if not table.stage.update(seconds):
                return True
            self._arrive()
            if showing.at_rest:
                table.haste.rested()
        while (event := showing.next()) is not None:
            if table.parts.show() or self._holds(event) or table.pace.lingers(event):
                return True
            table.pace.show(event)
            table.session.passed.append(event)
            hurried = table.pace.hurried
            clip = None if hurried else table.view.clip(event, showing.shown, table.sight)
            if table.stage.start(clip):
                table.invalidate()
                return True
            self._arrive()
            table.invalidate()
        table.pace.rests()
        return False

    def _holds(self, event: Event) -> bool:
        """Whether an event waits for the player's word; the picture tells so when it begins to."""
        pace = self._table.pace
        before = pace.holding
        if pace.holds(event) and not before:
            self._table.invalidate()
        return pace.holding

    def skip(self) -> None:
        """Show at once all that has happened: it has passed, and counts as seen."""
        table, session = self._table, self._table.session
        table.pace.hurry()
        if table.stage.stepwise:
            self._skip_step()
            return
        begun = 1 if table.stage.playing else 0
        session.passed.extend(list(session.showing.waiting)[begun:])
        for event in session.showing.waiting:
            self._mark(event)
        table.stage.stop()
        table.parts.skipping()
        session.showing.catch_up()
        table.invalidate()

    def _skip_step(self) -> None:
        """Show at once what has happened up to the next step."""
        table, showing = self._table, self._table.session.showing
        if table.stage.playing:
            table.stage.stop()
            self._arrive()
        while (event := showing.next()) is not None and not table.parts.show() and not self._holds(event):
            table.pace.show(event)
            table.session.passed.append(event)
            self._arrive()
        table.invalidate()

    def _arrive(self) -> None:
        """An event has been seen."""
        showing = self._table.session.showing
        event = showing.next()
        self._table.parts.arriving()
        if event is not None:
            self._mark(event)
            self._table.pace.arrived(event)
        showing.arrive()

    def _mark(self, event: Event) -> None:
        """What others did stays marked until the person who looks has answered again."""
        session = self._table.session
        if whose(event) not in (None, session.seat):
            session.latest.append(event)

    def _go_on(self) -> None:
        """The picture is at rest and nobody here owes a decision: who is next?"""
        table, session = self._table, self._table.session
        asked = session.person_asked()
        if session.over or asked is not None:
            table.pace.calm()
        if session.over:
            self._finish()
        elif asked is not None and asked.seat == session.curtain.looking:
            session.ask_anew()
            table.tools.explain_undo()
            table.invalidate()
        elif asked is not None:
            session.look(asked.seat)
            table.tools.explain_undo()
            table.invalidate()
            table.close_curtain()
        elif not table.stage.holding and table.pace.left <= 0 and self._let_ais(session.step):
            table.stage.take_step()

    def _let_ais(self, act: Callable[[], bool]) -> bool:
        """Have AIs go on; an answer that can't be kept is tried again a while later."""
        table = self._table
        if table.seconds < self._again:
            return False
        try:
            return act()
        except Refused as refused:
            self._again = table.seconds + PATIENCE
            table.complain(said(refused.reason))
            return False

    def _finish(self) -> None:
        table = self._table
        if table.finished:
            return
        table.finished = True
        if not table.policy.tells_the_end:
            return
        with table.app.door.writing():
            congratulate(table, table.cabinet.finish(table.kept))
        table.session.look(table.session.seat)
        play("win")
        table.app.open(finale_of(table) or table.results())
