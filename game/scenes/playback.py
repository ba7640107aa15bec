"""Plays a recording: step after step with its animations, at one of four speeds; jumps at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Event
from game.scenes.replay_steps import Steps
from game.scenes.stage import Stage
from game.tabletop.picture import stamp
from game.tabletop.views import Clip

RATES = (0.5, 1.0, 2.0, 4.0)
USUAL = 1
REST = 0.9
"""Seconds that a step stays to be read at the usual speed; where a turn ends twice as long."""
MOST_PASSED = 64
"""Events of the turn under way that a picture remembers, at the most."""

MakeClip = Callable[[Event, Any], Clip | None]


class Playback:
    """Where a replay stands. *clip* makes an event's animation over the state before it."""

    def __init__(self, steps: Steps, clip: MakeClip) -> None:
        self.steps = steps
        self.stage = Stage()
        self.still = False
        """Whether steps come without animation."""
        self.at = 0
        """How many steps have been shown, the one under way not counted."""
        self.playing = False
        self._rate = USUAL
        self._clip = clip
        self._rest = 0.0
        """Seconds until it goes on by itself."""
        self._goal: int | None = None
        """The step that is under way."""
        self._place(0)

    def _place(self, count: int) -> None:
        self.count = count
        self.state: Any = self.steps.recording.at(count)
        self.stamp = stamp()

    # ------------------------------------------------------------------ what a person does

    @property
    def rate(self) -> int:
        """The number of its speed among `RATES`."""
        return self._rate

    @rate.setter
    def rate(self, number: int) -> None:
        self._rate = max(0, min(len(RATES) - 1, number))

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.steps)

    @property
    def moving(self) -> bool:
        """Whether a step is under way."""
        return self._goal is not None

    @property
    def target(self) -> int:
        """The position it stands at, or is about to reach."""
        return self.at if self._goal is None else self._goal

    def seek(self, at: int) -> None:
        """Stand after so many steps, at once."""
        self.stage.stop()
        self._goal = None
        self.at = max(0, min(self.length, at))
        self._place(self.steps.end(self.at))
        self._rest = self._pause()

    def step_on(self) -> None:
        """Show the next step; what is under way is completed first."""
        if self._goal is not None:
            self.seek(self._goal)
        if self.at < self.length:
            self._goal = self.at + 1
            self._go_on()

    def play(self, since: int) -> None:
        """Go on by itself; at the end begin again after the first *since* steps."""
        if self.at >= self.length:
            self.seek(since)
        self.playing = True
        self._rest = 0.0

    def pause(self) -> None:
        """Stand still once the step under way has been shown."""
        self.playing = False

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        """Seconds until `update` is wanted; None: nothing goes on."""
        return 0.0 if self.moving or self.playing else None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise now."""
        seconds *= RATES[self._rate]
        if self.moving:
            if self.stage.playing and not self.stage.update(seconds):
                return True
            self._arrive()
            self._go_on()
            return True
        if not self.playing:
            return False
        self._rest -= seconds
        if self._rest > 0:
            return False
        if self.at >= self.length:
            self.playing = False
        else:
            self.step_on()
        return True

    def _go_on(self) -> None:
        """Carry out events until one has an animation, or the step is over."""
        assert self._goal is not None
        end = self.steps.end(self._goal)
        while self.count < end:
            clip = None if self.still else self._clip(self.next, self.state)
            if self.stage.start(clip):
                return
            self._arrive()
        self.at, self._goal = self._goal, None
        self._rest = self._pause()

    def _arrive(self) -> None:
        if self._goal is not None and self.count < self.steps.end(self._goal):
            self.state.apply(self.next)
            self.count += 1
            self.stamp = stamp()

    def _pause(self) -> float:
        """How long to rest: longer where the next step is another turn's."""
        if not 0 < self.at < self.length:
            return REST
        here, there = self.steps.all[self.at - 1], self.steps.all[self.at]
        return REST if here.turn == there.turn else 2 * REST

    @property
    def next(self) -> Event:
        """The event that is animated, or comes next."""
        return self.steps.recording.events[self.count]

    @property
    def passed(self) -> tuple[Event, ...]:
        """What has happened in this turn, the event animated now included."""
        recording, count = self.steps.recording, self.count + (1 if self.stage.playing else 0)
        begun = 0
        for turn in recording.turns:
            if begun + len(turn.events) >= count:
                break
            begun += len(turn.events)
        return recording.events[max(begun, count - MOST_PASSED) : count]
