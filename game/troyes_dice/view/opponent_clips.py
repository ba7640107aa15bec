"""Animations of what the other seats do: seen at their plates, as their sheets lie elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import motion, pieces, wheel
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.tween import between, out_cubic, part

FLY, RISE, STRIKE = 0.35, 0.24, 0.3
HURRY = {3: 1.0, 6: 0.6, 10: 0.35}
"""How much of their time these animations take, by the most seats: the more there are, the less."""
ARC, HIGH = 20, 9


def hurry(state: TroyesState) -> float:
    """The share of the full time at a table of so many seats."""
    return next(share for most, share in HURRY.items() if len(state.sheets) <= most)


def clip(event: Any, before: TroyesState, plates: Mapping[int, pygame.Rect]) -> Clip | None:
    """Another seat's event at its plate; None where nothing is to be seen."""
    plate = plates.get(event.seat)
    paint = CLIPS.get(type(event))
    if plate is None or paint is None:
        return None
    return paint(event, before, plate)


def die_used(event: events.DieUsed, before: TroyesState, plate: pygame.Rect) -> Clip:
    """The die flies to the plate, as what it has been turned into."""
    start, goal = wheel.die_spot(before, event.slot).center, (plate.x + 24, plate.centery)
    first = wheel.die_ramp(before, event.slot), before.values[event.slot]
    last = pieces.RAMPS[event.colour], event.value

    def draw(canvas: Canvas, share: float) -> None:
        frames.ring(canvas, plate, "hint")
        x, y = between(start, goal, share, ARC)
        motion.turning(canvas, first, last, 16, (x, y), part(share, 0.2, 0.7))
        canvas.blit(sprites.badge(event.seat), x - 16, y - 14)

    return Clip(FLY * hurry(before), draw, "lift")


def _rising(picture: pygame.Surface, said: str, plate: pygame.Rect, seconds: float, sound: str) -> Clip:
    """Something won rises from the plate on a slip of paper."""
    w, h = picture.get_size()
    wide = w + big_width(said) + 8

    def draw(canvas: Canvas, share: float) -> None:
        frames.ring(canvas, plate, "hint")
        x, y = plate.centerx - wide // 2, plate.y - 2 - round(HIGH * out_cubic(share))
        canvas.shadow((x, y, wide, 15), (1, 2), -2, 2)
        canvas.rounded((x, y, wide, 15), "k0", 2)
        canvas.rounded((x + 1, y + 1, wide - 2, 13), "p5", 1)
        canvas.blit(picture, x + 3, y + (15 - h) // 2)
        big(canvas, said, x + w + 5, y + 4, "g2", None)

    return Clip(seconds, draw, sound)


def building_drawn(event: events.BuildingDrawn, before: TroyesState, plate: pygame.Rect) -> Clip:
    """The building rises, with its column."""
    picture = pieces.house(event.row, "mini")
    return _rising(picture, str(event.column + 1), plate, RISE * hurry(before), "place")


def resources_circled(event: events.ResourcesCircled, before: TroyesState, plate: pygame.Rect) -> Clip:
    """So many resources rise."""
    picture = pieces.resource(event.colour)
    return _rising(picture, f"{event.count:+d}", plate, RISE * hurry(before), "coin")


def citizens_circled(event: events.CitizensCircled, before: TroyesState, plate: pygame.Rect) -> Clip:
    """So many citizens rise."""
    picture = pieces.citizen(pieces.RAMPS[event.colour])
    return _rising(picture, f"{event.count:+d}", plate, RISE * hurry(before), "step")


CLIPS: dict[type, Callable[[Any, TroyesState, pygame.Rect], Clip]] = {
    events.DieUsed: die_used,
    events.BuildingDrawn: building_drawn,
    events.ResourcesCircled: resources_circled,
    events.CitizensCircled: citizens_circled,
}
"""What sets these off (a diamond, a track's frame) shows in what it brings."""


def die_crossed_out(
    event: events.DieCrossedOut, plates: Mapping[int, pygame.Rect]
) -> Callable[[Canvas, float], None]:
    """A red cross over the plate of every other seat that loses the die."""
    struck = [plates[other] for other in event.seats if other in plates]

    def draw(canvas: Canvas, share: float) -> None:
        for plate in struck:
            x, y = plate.right - 16, plate.y
            canvas.put(pieces.die(pieces.RAMPS[event.colour], 0, 14), x - 14, y - 1, (1, 1), -1)
            for step in range(min(14, round(share * 20))):
                canvas.across(x - 14 + step, y + step, 2, "r2")
                canvas.across(x - 1 - step, y + step, 2, "r2")

    return draw
