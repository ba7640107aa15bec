"""The winner's longest trek on a stitched velvet road through the night: its cards arrive one by one."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

import pygame

from game.tabletop.celebration import Celebration, Ending, Tab
from game.tabletop.views import override
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.state import TrekkingState
from game.trekking.view import cards, pieces
from game.trekking.view.places import CARD
from game.trekking.view.trek import same_year
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, huge
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.pixels import SIZE, Box, blank

TABS = {
    "treks": ("banner", "b"),
    "spaces": ("star", "r"),
    "rows": ("check", "g"),
    "on_time": ("watch", "o"),
    "warps": ("infinity", "t"),
    "crystals": ("crystal_violet", "v"),
    "icons": ("star", "r"),
    "head_start": ("flag", "s"),
}
HEIGHT = 76
"""How much of a card shows: its hours and gains count no more."""
UPPER, LOWER = 62, 150
"""The upper edges of the two rows of cards."""
FIRST, LAST = 140, 540
"""The left edges of the first and the last card of the upper row."""
BACK, END = 510, 210
"""The same of the lower row, which runs back."""
FEW, SHARE = 9, 5
"""So many cards lie apart, so many of them above; of more each is covered as far as need be."""
ARRIVAL, FLIGHT = 0.2, 0.3
"""Seconds from card to card, and that a card is on its way."""
PORTRAIT = (142, 168, 48, 48)
BEND = (594, 143)
"""The middle of the bend at the right."""
SHOWN = 3
"""So many lengths of treks stand beside a name."""
SLAB = (432, 24, 200, 30)
FOOT = ((0, 0), (1, 0), (3, 0), (4, 0), (5, 0), (0, 1), (1, 1), (3, 1), (4, 1), (5, 1), (4, 2), (5, 2))
"""A footprint: sole and toes."""


class Stop(NamedTuple):
    """A card on the road: where it lies, what an ancestor's band may say, what the trek was worth by then."""

    card: int
    at: tuple[int, int]
    labels: tuple[str, ...]
    worth: int


class VelvetRoad(Celebration):
    """There is no podium: the road ends at the winner's portrait."""

    ramp: ClassVar[str] = "b"
    tie_icon: ClassVar[str] = "icons/banner"

    @override
    def tab(self, key: str, ending: Ending) -> Tab:
        name = key.rpartition(".")[2]
        icon, ramp = TABS[name]
        return Tab(sprites.sprite(f"icons/{icon}"), ramp, f"trekking.tab.{name}")

    @override
    def aside(self, ending: Ending, party: int) -> str:
        lengths = [str(length) for length in ending.state.lengths(party)]
        shown = (*lengths[:SHOWN], *("…" for _ in lengths[SHOWN : SHOWN + 1]))
        return words("trekking.view.treks_of", lengths=shown) if lengths else ""

    @override
    def portrait(self, ending: Ending) -> Box | None:
        return PORTRAIT

    @override
    def lasts(self, ending: Ending) -> float:
        return ARRIVAL * len(longest(ending.state, ending.first[0])) + FLIGHT

    @override
    def spots(self, ending: Ending) -> Sequence[Spot]:
        return [
            Spot(
                ("stop", number),
                pygame.Rect(*stop.at, CARD[0], HEIGHT),
                "road",
                tip=Tip(pieces.short(stop.card), pieces.told(stop.card)),
            )
            for number, stop, _ in _as_they_lie(stops(ending.state, ending.first[0]))
        ]

    @override
    def kept_in_sight(self, ending: Ending) -> Sequence[Box]:
        return (SLAB,)

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        canvas.blit(_road(), 0, 0)
        found = stops(ending.state, ending.first[0])
        for number, stop, wide in _as_they_lie(found):
            gone = ending.seconds - ARRIVAL * number
            if gone >= 0:
                _lay(canvas, stop, wide, min(1.0, gone / FLIGHT))
        if found and ending.seconds >= 0:
            _slab(canvas, found)


def longest(state: TrekkingState, party: int) -> tuple[int, ...]:
    """The longest trek of a party, the earliest of equal ones; empty if it has none."""
    return max((*state.finished[party], state.treks[party]), key=len)


def stops(state: TrekkingState, party: int) -> list[Stop]:
    """The cards of the longest trek along the road."""
    trek, found, year = longest(state, party), [], 0
    table = catalog().trek_tables[state.options.trek_table]
    for number, (card, at) in enumerate(zip(trek, places(len(trek)), strict=True), 1):
        labels: tuple[str, ...] = ()
        if card == ANCESTOR:
            labels = same_year(year)
        else:
            year = catalog().years[card]
        found.append(Stop(card, at, labels, table.value(number)))
    return found


def places(count: int) -> list[tuple[int, int]]:
    """Where so many cards lie: to the right along the upper row, then back along the lower one."""
    upper = min(count, SHARE) if count <= FEW else math.ceil(count * 4 / 7)
    lower = count - upper
    apart = (LAST - FIRST) // (SHARE - 1)
    step = min(apart, (LAST - FIRST) // max(1, upper - 1))
    back = min(apart, (BACK - END) // max(1, lower - 1))
    first = [(FIRST + step * number, UPPER) for number in range(upper)]
    return first + [(BACK - back * number, LOWER) for number in range(lower)]


def _as_they_lie(found: Sequence[Stop]) -> list[tuple[int, Stop, int]]:
    """The stops by number, the undermost first, and how much of each shows: the left part in both rows."""
    placed = sorted(enumerate(found), key=lambda pair: (pair[1].at[1], pair[1].at[0]))
    rights = [stop.at for _, stop in placed[1:]]
    shown = [
        min(CARD[0], x - stop.at[0]) if y == stop.at[1] else CARD[0]
        for (_, stop), (x, y) in zip(placed, [*rights, (0, 0)], strict=True)
    ]
    return [(number, stop, wide) for (number, stop), wide in zip(placed, shown, strict=True)]


def _lay(canvas: Canvas, stop: Stop, wide: int, share: float) -> None:
    """A card on its way or at its place, where its milestone stands under the part that shows."""
    x, y = stop.at
    y -= round(24 * (1 - share) ** 2)
    cards.shadowed(canvas, _top(cards.face(stop.card, stop.labels, wide)), x, y)
    if share < 1:
        return
    middle, top = x + wide // 2, y + HEIGHT - 3
    canvas.rounded((middle - 15, top, 30, 15), "k0", 2)
    canvas.rounded((middle - 14, top + 1, 28, 13), "s3", 1)
    canvas.across(middle - 13, top + 1, 26, "s5")
    canvas.across(middle - 13, top + 12, 26, "s2")
    big(canvas, pieces.signed(stop.worth), middle + 1, top + 4, "p5", "s0", "centre")


@lru_cache(maxsize=64)
def _top(face: pygame.Surface) -> pygame.Surface:
    """A card down to its title."""
    canvas = Canvas(blank((CARD[0], HEIGHT)))
    canvas.blit(face, 0, 0, (0, 0, CARD[0], HEIGHT - 3))
    canvas.blit(face, 0, HEIGHT - 3, (0, CARD[1] - 3, CARD[0], 3))
    return canvas.surface


def _slab(canvas: Canvas, found: Sequence[Stop]) -> None:
    """How long the trek is, from when to when it leads, what it is worth."""
    x, y, w, h = SLAB
    paint.slab(canvas, SLAB)
    worth = huge(pieces.signed(found[-1].worth))
    canvas.blit(sprites.sprite("icons/banner"), x + 7, y + 9)
    canvas.blit(worth, x + w - 5 - worth.get_width(), y + (h - worth.get_height()) // 2)
    years = [catalog().years[stop.card] for stop in found if stop.card != ANCESTOR]
    room = w - 34 - worth.get_width()
    lines = [(words("trekking.view.longest", n=len(found)), "p5")]
    if years:
        span = words("trekking.view.span", first=pieces.year(years[0]), last=pieces.year(years[-1]))
        lines.append((span, "y4"))
    for number, (said, ink) in enumerate(lines):
        size = text.roomy(said, room)
        text.line(canvas, text.fit(said, room, size), x + 24, y + 2 + 13 * number, ink, size)


# ---------------------------------------------------------------------------------------- the road


@cache
def _road() -> pygame.Surface:
    canvas = Canvas(sprites.sprite("backdrops/trekking").copy())
    points = _course()
    for ink, radius, down in (("k0", 15, 3), ("k0", 15, 0), ("v3", 14, 0), ("v1", 13, 1), ("v1", 13, 0)):
        for x, y in points:
            canvas.circle((int(x), int(y) + down), radius, ink)
    chance = random.Random(9)
    for x, y in points[::4]:
        for _ in range(2):
            at = int(x) + chance.randrange(-9, 10), int(y) + chance.randrange(-9, 10)
            canvas.pixel(*at, chance.choice(("v2", "v0", "v1")))
    _stitches(canvas, points)
    _footprints(canvas, points)
    return canvas.surface


def _course() -> list[tuple[float, float]]:
    """Along the upper row to the right, round the bend, back along the lower one."""
    x, y = BEND
    half = (LOWER - UPPER) / 2
    found: list[tuple[float, float]] = [(at, y - half) for at in range(100, x)]
    for degrees in range(0, 181, 2):
        angle = math.radians(degrees - 90)
        found.append((x + math.cos(angle) * 30, y + math.sin(angle) * half))
    return [*found, *((at, y + half) for at in range(x, 132, -1))]


def _direction(points: Sequence[tuple[float, float]], at: int, reach: int) -> tuple[float, float]:
    (ax, ay), (bx, by) = points[at - reach], points[at + reach]
    far = math.hypot(bx - ax, by - ay) or 1
    return (bx - ax) / far, (by - ay) / far


def _stitches(canvas: Canvas, points: Sequence[tuple[float, float]]) -> None:
    """A golden hem along both sides, three pixels on and two off."""
    for at in range(1, len(points) - 1):
        if at % 5 < 3:
            x, y = points[at]
            right, down = _direction(points, at, 1)
            for side in (-10, 10):
                canvas.pixel(round(x - down * side), round(y + right * side), "y3")


def _footprints(canvas: Canvas, points: Sequence[tuple[float, float]]) -> None:
    """They go the way of time."""
    for number, at in enumerate(range(6, len(points) - 8, 12)):
        x, y = points[at]
        right, down = _direction(points, at, 3)
        side = 4 if number % 2 else -5
        for ahead, aside in FOOT:
            across = aside + side - 1
            place = round(x + right * ahead - down * across), round(y + down * ahead + right * across)
            if 0 <= place[0] < SIZE[0]:
                canvas.pixel(*place, "v4")
