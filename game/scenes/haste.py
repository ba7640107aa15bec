"""Presses while something is being shown: they end it, and what was meant for the table is done then."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple, Protocol

import pygame

from game.core.rules import whose
from game.scenes import double_click
from game.scenes.at_table import AtTable
from game.scenes.pace import Pace
from game.tabletop.meaning import Answer, Meaning
from game.ui.actions import Action, Command, Pointer
from game.ui.focus import Spot

LATE = 0.25
"""Seconds after the end of an animation in which a confirmation was meant to skip it."""
KEPT = 1.5
"""Seconds that a press waits for the table to come to rest, at the most."""
SKIPPING = ("hurry", "confirm", "cancel")
"""Keys that mean no more than an end of what is being shown."""
TOOLS = ("undo", "redo", "log", "rules", "encyclopaedia", "help", "menu", "settings")
"""Keys that mean the same whoever is asked."""


class Hasty(AtTable, Protocol):
    """A table at which somebody may be in haste."""

    pace: Pace
    covered: bool

    def skip(self) -> None:
        """Show at once all that has happened."""

    def handle(self, action: Action) -> None:
        """Use an action."""

    def meaning(self, spot: Hashable) -> Meaning:
        """What a click on one of the view's spots means."""


class Meant(NamedTuple):
    """A press that waits. *sign*: what it was on, so that it is done only if that is still there.

    *plain*: nothing that others did, or that nobody knew, was still to be shown.
    """

    action: Action
    spot: Hashable | None
    sign: Hashable
    plain: bool
    until: float


class Haste:
    """Uses presses up, keeps the one that is to be done, and does it."""

    def __init__(self, table: Hasty) -> None:
        self._table = table
        self._meant: Meant | None = None
        self._rested = -LATE
        """When an animation ended by itself."""
        self._at, self._seconds, self._answers, self._used = (0, 0), -1.0, 0, False
        """The latest press of the mouse: where and when, the answers by then, whether it was used up."""

    def rested(self) -> None:
        """An animation has ended by itself."""
        self._rested = self._table.seconds

    def forget(self) -> None:
        """What waits is no longer to be done."""
        self._meant = None

    def uses(self, action: Action) -> bool:
        """Whether a press was one of haste, and is used up."""
        again = self._is_second(action)
        used = again or self._hurries(action)
        if isinstance(action, Pointer):
            self._used = used
        return used

    def _hurries(self, action: Action) -> bool:
        table, session = self._table, self._table.session
        if table.pace.busy:
            self._meant = self._meaning(action)
            table.skip()
            return True
        key = action.name if isinstance(action, Command) else ""
        if key in ("hurry", "confirm") and (table.pace.holding or session.waiting_for_ai):
            table.allow_step()
            session.opponents.hurry()
            return True
        late = key == "confirm" and table.seconds - self._rested < LATE
        return late or key == "hurry"

    def _is_second(self, action: Action) -> bool:
        """Whether this is the second press of a double click whose first was used up or made a move."""
        if not isinstance(action, Pointer):
            return False
        table, (x, y) = self._table, self._at
        near = max(abs(action.x - x), abs(action.y - y)) <= double_click.NEAR
        soon = table.seconds - self._seconds < double_click.SECONDS
        answers = table.session.answers
        again = near and soon and (self._used or answers != self._answers)
        self._at, self._seconds, self._answers = action.at, table.seconds, answers
        return again

    def _meaning(self, action: Action) -> Meant | None:
        """What waits from now on: nothing if a press means no more than haste."""
        table = self._table
        until = table.seconds + KEPT
        if isinstance(action, Command):
            return None if action.name in SKIPPING else Meant(action, None, None, True, until)
        assert isinstance(action, Pointer)
        spot = self._spot(action.at)
        if spot is None or not spot.enabled or action.button not in (1, 3):
            return None
        seat = table.session.seat
        waiting = table.session.showing.waiting
        plain = all(whose(event) in (None, seat) and not event.reveals for event in waiting)
        return Meant(action, spot.id, _sign(spot), plain, until)

    def _spot(self, at: tuple[int, int]) -> Spot | None:
        form = self._table.form
        form.refresh()
        return form.ring.at(*at)

    # ------------------------------------------------------------------ afterwards

    def carry_out(self) -> None:
        """The picture is at rest: do what waits, once it can be done."""
        table, meant = self._table, self._meant
        if meant is None:
            return
        if table.covered or table.pace.holding or table.seconds > meant.until:
            self._meant = None
        elif self._anytime(meant) or table.session.ask is not None:
            self._meant = None
            self._do(meant)

    def _anytime(self, meant: Meant) -> bool:
        """Whether it is the same whoever is asked: a tool, or a detail."""
        if isinstance(meant.action, Command):
            return meant.action.name in TOOLS
        places = {spot.id for spot in self._table.view.spots(self._table.sight)}
        return meant.spot not in places or (isinstance(meant.action, Pointer) and meant.action.button == 3)

    def _do(self, meant: Meant) -> None:
        table, action = self._table, meant.action
        if isinstance(action, Command):
            table.handle(action)
            return
        assert isinstance(action, Pointer)
        if action.button == 3:
            table.form.handle(action)
            return
        spot = self._spot(action.at)
        if spot is None or spot.id != meant.spot or _sign(spot) != meant.sign:
            return
        place = any(one.id == spot.id for one in table.view.spots(table.sight))
        if meant.plain or not place or not isinstance(table.meaning(spot.id), Answer):
            table.form.activate(spot.id)
            table.invalidate()


def _sign(spot: Spot) -> Hashable:
    """Where something lies and what it is called."""
    return tuple(pygame.Rect(spot.rect)), None if spot.tip is None else spot.tip.title
