"""Everybody's points during a recording, added up a little at a time."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from game.core.part import PartEnded
from game.session.recording import Recording


class Sums:
    """The totals after each of a recording's steps.

    *ends*: how many events have happened after each; *chapters*: in which chapter of the game it was then.
    """

    def __init__(self, recording: Recording, ends: Sequence[int], chapters: Sequence[int]) -> None:
        self._recording = recording
        self._ends = ends
        self._chapters = chapters
        self._state = recording.at(0)
        self._count = 0
        self._between = False
        """Whether a part is over and the sheets are not yet cleared for the next."""
        self._totals: list[Mapping[int, int]] = []
        self._cleared: set[int] = set()
        """The steps that only clear what was scored in a part: nobody loses or gains by them."""

    @property
    def done(self) -> int:
        """After how many steps the points are known."""
        return len(self._totals)

    @property
    def complete(self) -> bool:
        """Whether all is added up."""
        return self.done == len(self._ends)

    def add_up(self, seconds: float) -> bool:
        """Go on for about this long, a step at the least; whether anything more is known."""
        if self.complete:
            return False
        end = time.perf_counter() + seconds
        self._next()
        while not self.complete and time.perf_counter() < end:
            self._next()
        return True

    def add_up_to(self, steps: int) -> None:
        """Go on until the points after this many steps are known."""
        while self.done < min(steps, len(self._ends)):
            self._next()

    def _next(self) -> None:
        step = self.done
        if self._between:
            self._cleared.add(step)
            self._between = self._chapters[step] == self._chapters[step - 1]
        for event in self._recording.events[self._count : self._ends[step]]:
            self._state.apply(event)
            self._between = self._between or isinstance(event, PartEnded)
        self._count = self._ends[step]
        sheets = self._recording.rules.scores(self._state)
        self._totals.append({sheet.party: sheet.total for sheet in sheets})

    def gain(self, step: int, party: int) -> int:
        """By how much a step, counted from 0, changed a party's total; 0 while that is not known."""
        if not 0 < step < self.done or step in self._cleared:
            return 0
        before, after = self._totals[step - 1], self._totals[step]
        return after.get(party, 0) - before.get(party, 0)
