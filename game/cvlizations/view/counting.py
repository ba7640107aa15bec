"""Numbers counted: +n and -n fly from where they come from to their row, which flashes and counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.cvlizations import events
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import motion, pieces, tribes
from game.cvlizations.view.places import plates
from game.cvlizations.view.sight import Sight
from game.cvlizations.view.track import box_of
from game.cvlizations.view.tribes import Figures, figures_of
from game.tabletop.views import Clip
from game.ui import frames
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, Point
from game.ui.tween import between, in_quad, out_cubic, part

FLIGHT, COUNT = 0.8, 0.4
"""Seconds that numbers are on their way at least, and that their rows count."""
RISEN = 0.45
"""Until when numbers rise, as a share of their way."""
HIGH, APART = 10, 36
"""How high they rise, and how far from each other, in pixels."""
EDGE = 22
"""How near to the edge of the screen their middle may be."""


class Change(NamedTuple):
    """So much more or less in a row of a tribe's plate, and where it comes from."""

    tribe: int
    amount: int
    icon: str
    start: Point
    box: pygame.Rect


def counted(
    clip: Clip | None, event: Any, before: CvlizationsState, sight: Sight, names: Sequence[str]
) -> Clip | None:
    """The clip of an event, with what that changes on the plates; the same where it changes nothing."""
    after = before.copy()
    after.apply(event)
    found = changes(event, before, after, sight.seat)
    if not found:
        return clip
    own = Clip(0.0, _nothing) if clip is None else clip
    flight = max(own.seconds, FLIGHT)
    later = replace(sight, picture=replace(sight.picture, state=after))

    def draw(canvas: Canvas, share: float) -> None:
        now = share * (flight + COUNT)
        if now < flight:
            own.draw(canvas, min(1.0, now / (own.seconds or flight)))
            for change in found:
                _fly(canvas, change, now / flight)
            return
        come = 1.0 if share >= 1 else (now - flight) / COUNT
        for tribe in sorted({change.tribe for change in found}):
            shown = _between(figures_of(before, tribe), figures_of(after, tribe), come)
            tribes.face(canvas, later, tribe, tuple(names), shown)
        if come < 1 and int(come * 6) % 2 == 0:
            for change in found:
                frames.ring(canvas, change.box, "chosen")

    return replace(own, seconds=flight + COUNT, draw=draw)


def _nothing(canvas: Canvas, share: float) -> None:
    """For what has no picture of its own."""


def changes(event: Any, before: CvlizationsState, after: CvlizationsState, seat: int) -> list[Change]:
    """The rows of all plates that an event changes, as seen from a seat's place."""
    found: list[Change] = []
    icons = (*(f"icons/{kind}" for kind in pieces.GOODS), "icons/smile")
    for tribe in range(before.options.seats):
        plate = plates(before.options, seat)[tribe]
        old, new = figures_of(before, tribe), figures_of(after, tribe)
        boxes = [*tribes.goods_boxes(plate), tribes.happiness_box(plate, new.happiness)]
        for was, now, icon, box in zip(
            (*old.goods, old.happiness), (*new.goods, new.happiness), icons, boxes
        ):
            if now != was:
                found.append(Change(tribe, now - was, icon, _start(event, before, seat, tribe), box))
    return _side_by_side(found)


def _side_by_side(found: list[Change]) -> list[Change]:
    """Those that come from the same place start beside each other."""
    together: dict[Point, list[Change]] = {}
    for change in found:
        together.setdefault(change.start, []).append(change)
    apart = []
    for (x, y), group in together.items():
        left = min(max(x - APART * (len(group) - 1) // 2, EDGE), SIZE[0] - EDGE - APART * (len(group) - 1))
        apart += [change._replace(start=(left + APART * at, y)) for at, change in enumerate(group)]
    return apart


def _start(event: Any, before: CvlizationsState, seat: int, tribe: int) -> Point:
    """Where what an event changes comes from: the card bought, the other plate of a theft, the cause."""
    options = before.options
    if isinstance(event, events.IdeaBought):
        return pygame.Rect(box_of(before, event.idea), (58, 80)).center
    if isinstance(event, events.ResourceStolen):
        other = event.seat if tribe == event.victim else event.victim
        return motion.goods(options, seat, other, event.kind)
    return motion.cause(options, seat, event.seat, event.cause)


def _between(old: Figures, new: Figures, share: float) -> Figures:
    """As far as the counting has come."""
    goods = tuple(was + round((now - was) * share) for was, now in zip(old.goods, new.goods))
    return Figures(goods, old.happiness + round((new.happiness - old.happiness) * share))


def _fly(canvas: Canvas, change: Change, share: float) -> None:
    """A number that rises where it comes from, can be read, and goes to its row."""
    x, y = change.start
    y -= round(HIGH * out_cubic(part(share, 0, RISEN)))
    if share > RISEN:
        x, y = between((x, y), change.box.center, in_quad(part(share, RISEN, 1)), 8)
    motion.number(canvas, f"{change.amount:+d}", (x, y), change.icon)
