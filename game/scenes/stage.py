"""Runs the table's animations one after the other, at the player's speed."""

from __future__ import annotations

from game.tabletop.picture import stamp
from game.tabletop.views import Clip, Heading
from game.ui.canvas import Canvas
from game.ui.sound import play
from game.ui.tween import REDUCED, SPEEDS


class Stage:
    """The clip that runs now. *stepwise*: AIs move only when the player says so."""

    def __init__(self) -> None:
        self.speed = "normal"
        self.reduced = False
        self.stepwise = False
        self.stamp = stamp()
        """Stands for *base*."""
        self._clip: Clip | None = None
        self._elapsed = 0.0
        self._step_allowed = False

    @property
    def base(self) -> object | None:
        """The state to draw beneath the clip, where it wants another than the one before its event."""
        return None if self._clip is None else self._clip.base

    @property
    def playing(self) -> bool:
        """Whether a clip runs."""
        return self._clip is not None

    def start(self, clip: Clip | None) -> bool:
        """Begin a clip; False if there is nothing to wait for."""
        if clip is None:
            return False
        if clip.sound:
            play(clip.sound)
        if self._length(clip) <= 0:
            return False
        self._clip, self._elapsed, self.stamp = clip, 0.0, stamp()
        return True

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the clip has ended."""
        if self._clip is None:
            return True
        before, self._elapsed = self._elapsed, self._elapsed + seconds
        self._beat(self._clip, before)
        if self._elapsed >= self._length(self._clip):
            self._clip = None
        return self._clip is None

    def _beat(self, clip: Clip, before: float) -> None:
        """Let those sounds of a clip be heard whose time has come since."""
        speed = SPEEDS[self.speed]
        for at, sound in () if self.reduced else clip.beats:
            if before < at / speed <= self._elapsed:
                play(sound)

    def stop(self) -> None:
        """End the clip at once."""
        self._clip = None

    def draw(self, canvas: Canvas) -> None:
        """Paint the clip as far as it has come; under reduced motion only its end."""
        if self._clip is not None:
            self._clip.draw(canvas, self._share(self._clip))

    @property
    def heading(self) -> Heading | None:
        """What the top bar says while the clip runs, if the clip tells."""
        clip = self._clip
        if clip is None or clip.heading is None:
            return None
        return clip.heading(self._share(clip))

    def _share(self, clip: Clip) -> float:
        """How far it has come; under reduced motion it is at its end."""
        return 1.0 if self.reduced else min(1.0, self._elapsed / self._length(clip))

    def allow_step(self) -> None:
        """The player wants the next AI to move."""
        self._step_allowed = True

    @property
    def holding(self) -> bool:
        """Whether the next AI waits for the player's word."""
        return self.stepwise and not self._step_allowed

    def take_step(self) -> bool:
        """Whether an AI may move now; uses the permission up."""
        allowed, self._step_allowed = self._step_allowed, False
        return allowed

    def _length(self, clip: Clip) -> float:
        length = min(clip.seconds, max(REDUCED, clip.still)) if self.reduced else clip.seconds
        return length / SPEEDS[self.speed]
