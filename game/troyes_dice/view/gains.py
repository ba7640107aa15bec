"""Points on their way: from the place on the sheet that earned or lost them to their line of the score."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.core.score import changes
from game.tabletop.views import Clip
from game.troyes_dice.scoring import score_sheet
from game.troyes_dice.sheet import COLOURS, RESOURCES, ROWS, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import summary, tracks
from game.troyes_dice.view.places import citizen_box, place, resource_box
from game.ui import frames
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import Point
from game.ui.tween import between, in_quad, out_cubic, part

GAIN = 0.6
"""Seconds from where points rise to where they are counted."""
RISEN, COME = 0.25, 0.7
"""Until when they rise, and when they are there and count."""
HIGH = 10


class Flight(NamedTuple):
    """Points that go from a place to the box of a line."""

    points: int
    start: Point
    box: pygame.Rect


def with_points(clip: Clip, event: Any, before: TroyesState, seat: int, at: pygame.Rect | None) -> Clip:
    """The clip of an event, and after it what that does to a sheet's score; the same where it does nothing.

    *at*: where the event is seen, None: nowhere in particular.
    """
    after = before.copy()
    after.apply(event)
    found = flights(before, after, seat, at)
    if not found:
        return clip
    old, new = (summary.figures(state.sheets[seat]) for state in (before, after))
    seconds = clip.seconds + GAIN

    def draw(canvas: Canvas, share: float) -> None:
        now = share * seconds
        clip.draw(canvas, min(1.0, now / clip.seconds))
        own = 1.0 if share >= 1 else (now - clip.seconds) / GAIN
        if own <= 0:
            return
        come = part(own, COME, 1)
        summary.count(canvas, summary.counted(old, new, come))
        tracks.count(canvas, before.sheets[seat], after.sheets[seat], come)
        for flight in found:
            _show(canvas, flight, own)

    return replace(clip, seconds=seconds, draw=draw)


def flights(before: TroyesState, after: TroyesState, seat: int, at: pygame.Rect | None) -> list[Flight]:
    """The lines of a sheet that differ, each with where its points come from."""
    old, new = before.sheets[seat], after.sheets[seat]
    found = []
    for change in changes(score_sheet(before, seat), score_sheet(after, seat)):
        name = change.key.rpartition(".")[2]
        earned = _earned(name, old, new) or at or _box(name)
        found.append(Flight(change.gain, earned.center, _box(name)))
    return found


def _earned(name: str, old: Sheet, new: Sheet) -> pygame.Rect | None:
    """The last box of a track that was circled or struck off; None for buildings."""
    if name in RESOURCES:
        colour = RESOURCES.index(name)
        last = new.circled[colour] - (new.held[colour] if new.held[colour] < old.held[colour] else 0)
        return resource_box(colour, max(0, last - 1))
    if name == "citizens":
        colour = next(one for one in range(len(COLOURS)) if new.citizens[one] != old.citizens[one])
        return citizen_box(colour, new.citizens[colour] - 1)
    return None


def _box(name: str) -> pygame.Rect:
    """Where a line of the score is counted; the citizens have the first line of the total."""
    if name in ROWS:
        return place(f"score.{ROWS.index(name)}")
    if name in RESOURCES:
        return place(f"stock.{RESOURCES.index(name)}")
    total = place("total")
    return pygame.Rect(total.x + 2, total.y + 17, total.w - 4, 14)


def _show(canvas: Canvas, flight: Flight, share: float) -> None:
    """Points that rise, fly, and light the line in which they are counted."""
    if share >= COME:
        if share < 1 and int((share - COME) * 20) % 2 == 0:
            frames.ring(canvas, flight.box, "chosen")
        return
    x, y = flight.start
    y -= round(HIGH * out_cubic(part(share, 0, RISEN)))
    if share > RISEN:
        goal = flight.box.right - 8, flight.box.centery
        x, y = between((x, y), goal, in_quad(part(share, RISEN, COME)), 8)
    ink = "y5" if flight.points > 0 else "r4"
    big(canvas, f"{flight.points:+d}", x, y - 3, ink, "k0", "centre")
