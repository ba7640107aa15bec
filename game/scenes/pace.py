"""The pace of a table: when the next thing may be shown, and when all is shown at once."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from game.core.rules import Event, whose
from game.scenes.at_table import AtTable
from game.scenes.news import counted, tell
from game.scenes.sentences import sentence
from game.ui.tween import SPEEDS

READABLE = 0.9
"""Seconds at normal speed that what an AI did can be read before the next one goes on."""


class Pace:
    """Cuts what happens into steps: what one party does until another one comes."""

    def __init__(self, table: AtTable, name: Callable[[int], str]) -> None:
        self._table = table
        self._name = name
        self.hurried = False
        """Whether all that happens is shown at once, until a person is asked again."""
        self.step: list[Event] = []
        """What has been shown of the step under way, or of the one that has just ended."""
        self._held = False
        """Whether the next step waits, though it has happened already."""
        self._party: int | None = None
        self._seen: set[int] = set()
        self._heads: set[type[Event]] = set()
        self._told = False
        """Whether the step says anything that can be read."""
        self._lain = 0.0
        """Seconds since what can be read first lay there."""
        self._shown = 0.0
        """Seconds since the step began to be shown."""

    def hurry(self) -> None:
        """Show at once all that happens until a person is asked; step by step, only what has happened."""
        self.hurried = bool(self._table.session.persons) and not self._table.stage.stepwise
        self._lain = READABLE

    def calm(self) -> None:
        """Somebody is to look: show things one after the other again."""
        self.hurried = self._held = False

    def rests(self) -> None:
        """All that has happened is shown: whatever follows belongs to another turn."""
        self._seen.clear()

    def run(self, seconds: float) -> None:
        """Let time pass."""
        passed = seconds * self._speed if self._paced else READABLE
        self._shown += passed
        if self._told:
            self._lain += passed

    # ------------------------------------------------------------------ one step after the other

    def holds(self, event: Event) -> bool:
        """Whether an event begins a step that waits for the player's word."""
        stage = self._table.stage
        self._held = stage.stepwise and self._begins(event) and not stage.take_step()
        return self._held

    def lingers(self, event: Event) -> bool:
        """Whether an event begins a step while that of an AI can't have been read yet."""
        if not self._paced or self._shown >= READABLE:
            return False
        return self._by_ai and self._begins(event)

    @property
    def _speed(self) -> float:
        return SPEEDS[self._table.stage.speed]

    @property
    def _paced(self) -> bool:
        """Whether what happens is to be shown one after the other, by itself."""
        return not self.hurried and not self._table.stage.stepwise and self._speed != inf

    @property
    def _by_ai(self) -> bool:
        """Whether the step is another seat's than that of who looks."""
        return self._party not in (None, self._table.session.seat)

    def show(self, event: Event) -> None:
        """An event is about to be shown."""
        party = whose(event)
        first = party is not None and not self._seen
        if self._begins(event) or (first and (party != self._party or type(event) in self._heads)):
            self.step, self._told, self._lain, self._shown = [], False, 0.0, 0.0
        if first:
            self._heads.clear()
        if party is not None:
            if party not in self._seen:
                self._heads.add(type(event))
            self._seen.add(party)
            self._party = party
        self.step.append(event)

    def arrived(self, event: Event) -> None:
        """An event has been shown."""
        if not self._told and self._sentence(event):
            self._told, self._lain = True, 0.0

    def _begins(self, event: Event) -> bool:
        """Whether another party comes, after something that can be read; what only follows does not count.

        Nor does the first one of a turn: the answer that began it has been waited for; nor what a view has
        staged with that one.
        """
        party = whose(event)
        if not self._seen or party is None or party == self._party or not self._told:
            return False
        if self._table.view.staged(event):
            return False
        if not self._sentence(event):
            return False
        return party not in self._seen or type(event) in self._heads

    def told(self) -> list[str]:
        """What the latest step came to, in the log's words."""
        session = self._table.session
        told = tell(session.game, tuple(self.step), self._name, session.options, session.seat)
        return [one.sentence for one in counted(told, self._table)]

    def following(self) -> tuple[int, ...]:
        """Who comes in the next step."""
        session = self._table.session
        event = session.showing.next()
        party = None if event is None else whose(event)
        return session.ai_asked() if party is None else (party,)

    def _sentence(self, event: Event) -> str | None:
        session = self._table.session
        return sentence(session.game, event, self._name, session.options)

    # ------------------------------------------------------------------ between answers

    @property
    def left(self) -> float:
        """Seconds until the next AI may go on, so that what was done last can be read."""
        asked = self._table.session.ai_asked()
        if not self._paced or not self._told or not asked or not self._by_ai or self._party == asked[0]:
            return 0.0
        return max(0.0, READABLE - self._lain) / self._speed

    @property
    def holding(self) -> bool:
        """Whether nothing goes on before the player says so."""
        table, session = self._table, self._table.session
        if not table.stage.holding or table.stage.playing:
            return False
        if not session.showing.at_rest:
            return self._held
        return session.ask is None and bool(session.ai_asked()) and session.waiting_for_ai

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or lies there to be read."""
        table, session = self._table, self._table.session
        if table.stage.playing or not (session.showing.at_rest or self._held):
            return True
        return session.ask is None and session.waiting_for_ai and self.left > 0
