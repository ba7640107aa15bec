"""The second press of an accidental double click must not hit what has only just come under the mouse."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from game.ui.widgets.base import Widget

SECONDS = 0.3
NEAR = 4
"""How far the mouse may move between the two presses, in pixels."""


class Slip:
    """Remembers the latest press on a scene: where it was, when, and on which widget."""

    def __init__(self) -> None:
        self.begin(0.0)

    def begin(self, seconds: float) -> None:
        """The scene has just come: the press that opened it may have been anywhere."""
        self._at: tuple[int, int] | None = None
        self._on: Hashable | None = None
        self._seconds = seconds

    def happens(self, at: tuple[int, int], seconds: float, guarded: Iterable[Widget]) -> bool:
        """Whether a press hits one of these widgets only because it follows another one too closely."""
        on = next((widget.id for widget in guarded if widget.rect.collidepoint(at)), None)
        soon = seconds - self._seconds < SECONDS
        slipped = on is not None and on != self._on and soon and self._near(at)
        self._at, self._on, self._seconds = at, on, seconds
        return slipped

    def _near(self, at: tuple[int, int]) -> bool:
        return self._at is None or max(abs(at[0] - self._at[0]), abs(at[1] - self._at[1])) <= NEAR
