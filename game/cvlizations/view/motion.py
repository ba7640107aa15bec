"""Things that fly over the table: resources, happiness, badges, the helm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.cvlizations.catalog import IDEA_KINDS, ORDERS
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.view import pieces, tribes
from game.cvlizations.view.places import plates, row
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.pixels import Point
from game.ui.tween import between, in_out_sine

ARC = 20
"""How much higher than its ends a flight is in the middle, in pixels."""
FLIGHT = 0.35
"""Seconds one thing flies."""
STAGGER = 0.05
"""Seconds between the starts of two things."""


class Flight(NamedTuple):
    """A picture on its way, its middle from *start* to *end*."""

    picture: pygame.Surface
    start: Point
    end: Point
    arc: int = ARC


def seconds(flights: Sequence[Flight]) -> float:
    """How long so many flights take together."""
    return FLIGHT + STAGGER * max(0, len(flights) - 1)


def fly(flights: Sequence[Flight]) -> Callable[[Canvas, float], None]:
    """Draws flights that start one after the other."""
    whole = seconds(flights)

    def draw(canvas: Canvas, share: float) -> None:
        for number, flight in enumerate(flights):
            passed = (share * whole - STAGGER * number) / FLIGHT
            if passed >= 0:
                _at(canvas, flight, min(1.0, passed))

    return draw


def _at(canvas: Canvas, flight: Flight, share: float) -> None:
    gone = in_out_sine(share)
    picture = flight.picture
    x = int(flight.start[0] + (flight.end[0] - flight.start[0]) * gone) - picture.get_width() // 2
    lift = int(4 * flight.arc * share * (1 - share))
    y = int(flight.start[1] + (flight.end[1] - flight.start[1]) * gone) - picture.get_height() // 2
    canvas.put(picture, x, y - lift, (1 + lift // 4, 1 + lift // 2), -1)
    if share > 0.85:
        frame = min(2, int((share - 0.85) * 20))
        spark = sprites.sprite(f"effects/spark_{frame}")
        canvas.blit(spark, x - 4, y - 3)
        canvas.blit(spark, x + picture.get_width() + 2, y)


# ---------------------------------------------------------------------- where things are


def supply(kind: int) -> Point:
    """The heap of a resource."""
    return row("track.supply")[kind].center


def goods(options: CvlizationsOptions, seat: int, tribe: int, kind: int) -> Point:
    """A resource on a tribe's plate, as seen from a seat."""
    box = tribes.goods_boxes(plates(options, seat)[tribe])[kind]
    return box.x + 8, box.y + 7


def happiness(options: CvlizationsOptions, seat: int, tribe: int) -> Point:
    """The happiness on a tribe's plate."""
    plate = plates(options, seat)[tribe]
    return plate.right - 24, plate.y + 8


def helm(options: CvlizationsOptions, seat: int, tribe: int) -> Point:
    """The helm on a tribe's plate."""
    plate = plates(options, seat)[tribe]
    return plate.right - 42, plate.y + 8


def cause(options: CvlizationsOptions, seat: int, tribe: int, card: int) -> Point:
    """What a gain comes from: an order's column, or the ideas of that kind on the plate."""
    if card < ORDERS:
        return row("rail.order")[card].center
    box = tribes.kind_boxes(plates(options, seat)[tribe])
    return box[IDEA_KINDS.index(pieces.BOOK.idea(card).kind)].center


def tokens(kind: int, count: int, start: Point, end: Point) -> list[Flight]:
    """So many tokens of a resource."""
    picture = sprites.sprite(f"icons/{pieces.GOODS[kind]}")
    return [Flight(picture, start, (end[0], end[1] - number % 2)) for number in range(count)]


def number(canvas: Canvas, said: str, at: Point, icon: str = "") -> None:
    """A gain or loss in large digits, its middle at a place; an icon may follow."""
    ramp, sign = "r" if said.startswith("-") else "g", 13 if icon else 0
    box = pygame.Rect(0, 0, big_width(said) + 10 + sign, 15)
    box.center = at
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}2", 1)
    big(canvas, said, box.centerx - sign // 2, box.y + 4, "p5", None, "centre")
    if icon:
        pieces.icon(canvas, icon, box.right - 9, box.centery)


def slide(canvas: Canvas, picture: pygame.Surface, start: Point, end: Point, share: float) -> None:
    """A card on its way over the table, by its left top corner; it settles at the end."""
    x, y = between(start, end, share)
    lift = 4 if share < 1 else 0
    canvas.put(picture, x, y - lift, (1 + lift // 3, 2 + lift), -2)
