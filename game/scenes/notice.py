"""A sentence that stands in the prompt bar for a while, instead of what is to be done."""

from __future__ import annotations

SECONDS = 4.0
READING = 0.09
"""Seconds more for each character."""


class Notice:
    """What is said just now. *wrong*: it tells of something that can't be done."""

    def __init__(self) -> None:
        self.words: str | None = None
        self.wrong = False
        self._left = 0.0

    def say(self, words: str, *, wrong: bool = False) -> None:
        """Show these words; long ones longer."""
        self.words, self.wrong = words, wrong
        self._left = SECONDS + READING * len(words)

    def clear(self) -> None:
        """Show nothing any more."""
        self.words, self.wrong = None, False

    @property
    def wait(self) -> float | None:
        """Seconds until it goes; None if there is none."""
        return None if self.words is None else max(0.0, self._left)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it has gone."""
        if self.words is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self.clear()
        return self.words is None
