"""The second press of an accidental double click must not hit what has only just come under the mouse."""

from __future__ import annotations

from collections.abc import Hashable

from game.ui.actions import Action, Pointer
from game.ui.form import Form

SECONDS = 0.3
NEAR = 4
"""How far the mouse may move between the two presses, in pixels."""

Point = tuple[int, int]


class DoubleClick:
    """Remembers when the scene on top has come, and the latest press: when, where and on what it was."""

    def __init__(self) -> None:
        self._came = -SECONDS
        self._seconds = -SECONDS
        self._at: Point = (0, 0)
        self._on: Hashable | None = None

    def begin(self, seconds: float) -> None:
        """Another scene is on top: for a moment all presses are meant for what was there before."""
        self._came = seconds

    def holds_back(self, action: Action, form: Form, seconds: float) -> bool:
        """Whether an action is a press that `happens` to hit something of this form."""
        if not isinstance(action, Pointer) or action.kind != "pressed":
            return False
        form.refresh()
        spot = form.ring.at(*action.at)
        return self.happens(action.at, None if spot is None else spot.id, seconds)

    def happens(self, at: Point, on: Hashable | None, seconds: float) -> bool:
        """Whether a press hits *on*, the spot at *at*, only because that has come too short a while ago."""
        soon = (
            seconds - self._seconds < SECONDS
            and max(abs(at[0] - self._at[0]), abs(at[1] - self._at[1])) <= NEAR
        )
        changed = on is not None and on != self._on
        self._at, self._on, self._seconds = at, on, seconds
        return seconds - self._came < SECONDS or (soon and changed)
