"""The round clock with the watches on it, stacked by arrival."""

from __future__ import annotations

import math
from functools import cache

import pygame

from game.tabletop.picture import Loops
from game.trekking.catalog import catalog
from game.trekking.state import TrekkingState
from game.trekking.view.places import place
from game.trekking.view.sight import Sight
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

RADIUS = 47
"""Where the watches stand."""
STEP, FAN = 4, 5
"""How much higher each watch of a stack lies, and how far beside the one below."""
TOOTH, GEARS = 1.0, 4
"""Seconds between two pictures of the gears, and how many of these there are."""
HUB = (40, 40, 55, 55)
"""The part of the dial that no watch reaches."""


@cache
def middle() -> tuple[int, int]:
    """The middle of the dial."""
    box = place("clock")
    return box.x + 67, box.y + 67


def point(hours: float, radius: float = RADIUS) -> tuple[int, int]:
    """Where an hour stands."""
    angle, (x, y) = math.radians(30 * hours), middle()
    return round(x + math.sin(angle) * radius), round(y - math.cos(angle) * radius)


def lift(hour: int, level: int) -> tuple[int, int]:
    """How far a watch lies off its hour with so many below it: up, and away from the edge."""
    inwards = -1 if hour % 12 in (1, 2, 3, 4, 5) else 1
    return inwards * FAN * level, -STEP * level


def stacks(state: TrekkingState) -> dict[int, list[int]]:
    """The parties by the hour at which their watch lies (0 is 12), from the bottom."""
    found: dict[int, list[int]] = {}
    for party in sorted(range(state.parties), key=lambda party: -state.clock[party]):
        found.setdefault(state.hour(party) % 12, []).append(party)
    return found


def spot_of(state: TrekkingState, party: int) -> tuple[int, int]:
    """The middle of a party's watch."""
    hour = state.hour(party) % 12
    x, y = point(hour)
    right, down = lift(hour, stacks(state)[hour].index(party))
    return x + right, y + down


def furnish(canvas: Canvas) -> None:
    """The dial and its flag."""
    box = place("clock")
    canvas.shadow_of(sprites.sprite("trekking/dial/dial_0"), box.x, box.y, (4, 5))
    canvas.blit(sprites.sprite("trekking/dial/dial_0"), box.x, box.y)
    flag(canvas)


def tick(canvas: Canvas, loops: Loops) -> None:
    """The gears in the middle go round, a tooth a second."""
    box, frame = place("clock"), loops.frame(TOOTH) % GEARS
    canvas.blit(sprites.sprite(f"trekking/dial/dial_{frame}"), box.x + HUB[0], box.y + HUB[1], HUB)


def flag(canvas: Canvas) -> None:
    """The flag beside 12, where no stack of watches hides it, with the on-time bonus."""
    at = place("clock.on_time").copy()
    said = words("trekking.view.on_time", points=catalog().mat.clock.on_time_points)
    at.w = max(at.w, text.width(said, text.SMALL) + 6)
    canvas.rounded(at, "k0", 1)
    canvas.rounded(at.inflate(-2, -2), "r2", 1)
    canvas.across(at.x + 2, at.y + 1, at.w - 4, "r4")
    text.line(canvas, said, at.centerx, at.y + text.middle(at.h, text.SMALL), "p5", text.SMALL, "centre")


def watch(canvas: Canvas, party: int, at: tuple[int, int]) -> None:
    """A party's watch with its middle at a point."""
    canvas.blit(sprites.sprite(f"trekking/dial/watch_{party}"), at[0] - 8, at[1] - 8)


def draw(canvas: Canvas, state: TrekkingState, without: int | None = None) -> None:
    """All watches."""
    for hour, parties in stacks(state).items():
        x, y = point(hour)
        canvas.shade((x - 6, y - 5, 15, 15), -1)
        for level, party in enumerate(parties):
            right, down = lift(hour, level)
            if party != without:
                watch(canvas, party, (x + right, y + down))


def mark(canvas: Canvas, sight: Sight) -> None:
    """The planned way of the watch."""
    after, seat = sight.after, sight.picture.seat
    if after is None:
        return
    start, end = sight.state.hour(seat), after.hour(seat)
    if start == end:
        return
    low, high = min(start, end), max(start, end)
    for step in range((high - low) * 10 + 1):
        hours = low + step / 10
        for radius in (RADIUS, RADIUS + 1):
            canvas.pixel(*point(hours, radius), "r3" if step // 2 % 2 == 0 else "r5")
    watch(canvas, seat, spot_of(sight.state, seat))
    x, y = point(end)
    level = len([party for party in stacks(sight.state).get(end % 12, []) if party != seat])
    right, down = lift(end, level)
    x, y = x + right, y + down
    on_time = after.points(seat, 2, after.day) > sight.state.points(seat, 2, sight.state.day)
    canvas.circle((x, y), 9, "k0")
    canvas.circle((x, y), 8, "y5" if on_time else "p5")
    canvas.circle((x, y), 8, "r3", 1)
    canvas.circle((x, y), 7, "r5", 1)
    big(canvas, f"{end - start:+d}", x + 1, y - 3, "r2", None, "centre")
    next_one = after.actor
    if after.visitor < 0 and next_one != seat and after.hour(next_one) < 12:
        at = spot_of(sight.state, next_one)
        canvas.circle(at, 10, "y5", 1)
        canvas.circle(at, 9, "k0", 1)


def hand_box() -> pygame.Rect:
    """The dial as something to point at."""
    return place("clock").inflate(-10, -10)
