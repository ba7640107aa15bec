"""Tweens: values that change over time, alone, one after the other, or together.

Times are seconds at normal speed. A `Stage` runs them under the player's speed setting, hurries them while a
key is held, and can bring everything to its end at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]

SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 2.5, "instant": math.inf}
HURRY = 4.0
REDUCED = 0.12
"""Seconds a movement takes when motion is reduced: it jumps in one step."""


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    """For arrivals."""
    return 1 - (1 - t) ** 3


def in_quad(t: float) -> float:
    """For falls."""
    return t * t


def in_out_sine(t: float) -> float:
    """For machines."""
    return (1 - math.cos(math.pi * t)) / 2


class Motion:
    """Something that takes time. Subclasses set `length` (seconds) and say what a moment looks like."""

    length: float = 0.0

    def show(self, seconds: float) -> None:
        """Puts everything where it belongs *seconds* after the start; at `length` and later: the end."""


class Tween(Motion):
    """Calls *apply* with numbers between *start* and *end*."""

    def __init__(
        self,
        apply: Callable[[float], None],
        start: float,
        end: float,
        seconds: float,
        ease: Ease = out_cubic,
    ) -> None:
        self.apply = apply
        self.start, self.end = start, end
        self.length = seconds
        self.ease = ease

    def show(self, seconds: float) -> None:
        if seconds >= self.length:
            self.apply(self.end)
        else:
            share = self.ease(max(0.0, seconds) / self.length)
            self.apply(self.start + (self.end - self.start) * share)


class Move(Motion):
    """Calls *apply* with whole-pixel positions from *start* to *end*, *arc* px higher in the middle."""

    def __init__(
        self,
        apply: Callable[[int, int], None],
        start: tuple[int, int],
        end: tuple[int, int],
        seconds: float,
        ease: Ease = out_cubic,
        arc: int = 0,
    ) -> None:
        self.apply = apply
        self.start, self.end = start, end
        self.length = seconds
        self.ease = ease
        self.arc = arc

    def show(self, seconds: float) -> None:
        if seconds >= self.length:
            self.apply(*self.end)
            return
        t = max(0.0, seconds) / self.length
        share = self.ease(t)
        x = self.start[0] + (self.end[0] - self.start[0]) * share
        y = self.start[1] + (self.end[1] - self.start[1]) * share - 4 * self.arc * t * (1 - t)
        self.apply(math.floor(x), math.floor(y))


class Pause(Motion):
    """Nothing, for a while."""

    def __init__(self, seconds: float) -> None:
        self.length = seconds


class Call(Motion):
    """Calls *effect* once, when its moment comes; also when everything is skipped."""

    def __init__(self, effect: Callable[[], None]) -> None:
        self._effect: Callable[[], None] | None = effect

    def show(self, seconds: float) -> None:
        effect, self._effect = self._effect, None
        if effect is not None:
            effect()


class Frames(Motion):
    """Calls *apply* with the numbers 0 to *count* - 1, each for *each* seconds."""

    def __init__(self, apply: Callable[[int], None], count: int, each: float) -> None:
        self.apply = apply
        self.count = count
        self.each = each
        self.length = count * each

    def show(self, seconds: float) -> None:
        self.apply(min(self.count - 1, max(0, int(seconds / self.each))))


class Sequence(Motion):
    """One after the other."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = parts
        self.length = sum(part.length for part in parts)
        self._done = 0

    def show(self, seconds: float) -> None:
        begun = sum(part.length for part in self.parts[: self._done])
        over = seconds >= self.length
        while self._done < len(self.parts):
            part = self.parts[self._done]
            part.show(part.length if over else seconds - begun)
            begun += part.length
            if seconds < begun and not over:
                return
            self._done += 1


class Parallel(Motion):
    """All at once, or each *stagger* seconds after the one before."""

    def __init__(self, *parts: Motion, stagger: float = 0.0) -> None:
        self.parts = parts
        self.stagger = stagger
        self.length = max((n * stagger + part.length for n, part in enumerate(parts)), default=0.0)
        self._ended = [False] * len(parts)

    def show(self, seconds: float) -> None:
        for number, part in enumerate(self.parts):
            own = part.length if seconds >= self.length else seconds - number * self.stagger
            if own >= 0 and not self._ended[number]:
                part.show(own)
                self._ended[number] = own >= part.length


class Stage:
    """Plays motions one by one, under the speed setting."""

    def __init__(self, speed: str = "normal", reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.hurried = False
        self._queue: list[Motion] = []
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        """Whether anything is still to be played."""
        return bool(self._queue)

    def play(self, motion: Motion) -> None:
        """Adds a motion behind those waiting; at speed ``instant`` it is over at once."""
        self._queue.append(motion)
        if SPEEDS[self.speed] == math.inf:
            self.skip()

    def update(self, seconds: float) -> bool:
        """Lets time pass; whether anything moved."""
        if not self._queue:
            return False
        factor = SPEEDS[self.speed] * (HURRY if self.hurried else 1.0)
        if factor == math.inf:
            self.skip()
            return True
        self._elapsed += seconds * factor
        while self._queue:
            motion = self._queue[0]
            length = min(motion.length, REDUCED) if self.reduced else motion.length
            if self._elapsed < length:
                if not self.reduced:
                    motion.show(self._elapsed)
                break
            self._elapsed -= length
            motion.show(motion.length)
            self._queue.remove(motion)
        if not self._queue:
            self._elapsed = 0.0
        return True

    def skip(self) -> None:
        """Brings everything to its end, in order."""
        self._elapsed = 0.0
        while self._queue:
            motion = self._queue.pop(0)
            motion.show(motion.length)
