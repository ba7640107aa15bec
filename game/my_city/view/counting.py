"""Points on their way: from where they were won to their rows, which flash and count; the total with them."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Event
from game.my_city.state import MyCityState
from game.my_city.view import motion, summary
from game.my_city.view.account import TRACK, Account, account
from game.my_city.view.places import place
from game.my_city.view.sight import Sight, at_desk
from game.ui.canvas import Canvas
from game.ui.pixels import Point
from game.ui.tween import part

APART = 17
"""How far from each other two rows' points rise, in pixels."""


class Count(NamedTuple):
    """A city's account before and after an event, and the rows in which the two differ."""

    was: Account
    will: Account
    changed: tuple[tuple[str, int], ...]

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return motion.FLIGHT + motion.COUNT if self.changed else 0.0

    def draw(self, canvas: Canvas, sight: Sight, start: Point, seconds: float) -> None:
        """So many seconds after the points were won at a place."""
        if not self.changed or seconds < 0:
            return
        if seconds < motion.FLIGHT:
            left = start[0] - APART * (len(self.changed) - 1) // 2
            for number, (name, points) in enumerate(self.changed):
                goal = summary.box_of(self.was, self.will, name).center
                at = (left + APART * number, start[1])
                motion.won(canvas, points, at, goal, seconds / motion.FLIGHT)
            return
        share = part(seconds, motion.FLIGHT, motion.FLIGHT + motion.COUNT)
        summary.count(canvas, sight, self.was, self.will, tuple(name for name, _ in self.changed), share)


def count_of(event: Event, before: MyCityState, seat: int, sight: Sight) -> Count:
    """What an event changes in a seat's account; nothing unless that city lies there large with its score."""
    was = account(before, seat)
    if sight.seat != seat or at_desk(before, sight.picture.seat):
        return Count(was, was, ())
    after = applied(event, before)
    will = account(after, seat)
    rows = dict.fromkeys(entry.name for entry in (*was.rows, *will.rows))
    found = [(name, will.own(name) - was.own(name)) for name in rows]
    found.append((TRACK, will.marker - was.marker))
    return Count(was, will, tuple((name, points) for name, points in found if points))


def applied(event: Event, before: MyCityState) -> MyCityState:
    """The state after an event."""
    after = before.copy()
    after.apply(event)
    return after


def gain_of(event: Event, before: MyCityState, seat: int) -> int:
    """By how much an event changes a seat's total."""
    return account(applied(event, before), seat).total - account(before, seat).total


def middle() -> Point:
    """Where points rise that were won nowhere in particular: over the board."""
    return place("board.field").center
