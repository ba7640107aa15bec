"""The road of lessons: where its stations lie, and how lands, road and stations are painted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.scenes.lesson_medals import medal
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import CLEAR, SIZE, blank, from_pixels, pixels_of

MAP = pygame.Rect(0, 20, SIZE[0], 238)
LAND = (168, 236)
OVERLAP = 20
LOW, HIGH = 186, 118
"""The two heights between which the road winds."""
FIRST, LAST = 0.31, 0.8
"""Where in its land the first and the last of several stations lie."""
RADIUS = 19
LABEL = 66
"""How wide the words of a station may be."""


class Station(NamedTuple):
    """A lesson's place on the road. *grade*: its medal, 0: none yet; *ramp*: of its land."""

    number: int
    at: tuple[int, int]
    title: str
    picture: str
    ramp: str
    grade: int


def places(counts: Sequence[int]) -> list[tuple[int, int]]:
    """Where the stations lie, of lands with so many each."""
    step = SIZE[0] / max(1, len(counts))
    found: list[tuple[int, int]] = []
    for land, count in enumerate(counts):
        for number in range(count):
            share = (FIRST + LAST) / 2 if count == 1 else FIRST + (LAST - FIRST) * number / (count - 1)
            found.append((round(step * (land + share)), HIGH if len(found) % 2 else LOW))
    return found


def land_left(land: int, lands: int) -> int:
    """Where the picture of a land begins."""
    return round(SIZE[0] / lands * land) - OVERLAP


# ---------------------------------------------------------------------- painting


@lru_cache(maxsize=4)
def country(games: tuple[str, ...], stations: tuple[tuple[int, int], ...], begun: int) -> pygame.Surface:
    """All lands with the road on them, light up to the station of number *begun*."""
    canvas = Canvas(blank(MAP.size, "k0"))
    known = sprites.names("lands")
    for land, game in reversed(list(enumerate(games))):
        name = f"lands/{game}" if f"lands/{game}" in known else "lands/plain"
        art, left = sprites.sprite(name), land_left(land, len(games))
        for x in range(left, SIZE[0] if land == len(games) - 1 else left + 1, LAND[0] - 2 * OVERLAP):
            canvas.blit(art, x, 1)
    _road(canvas, [(x, y - MAP.y) for x, y in stations], begun)
    return canvas.surface


def _road(canvas: Canvas, stations: list[tuple[int, int]], begun: int) -> None:
    points = _curve(stations)
    for radius, ink, low in ((6, "k0", 1), (5, "w2", 0)):
        for x, y, _ in points:
            canvas.circle((round(x), round(y) + low), radius, ink)
    for x, y, way in points:
        canvas.circle((round(x), round(y)), 4, "p3" if way <= begun else "w5")
    last = 0.0
    for x, y, way in points:
        if abs(way - last) > 0.12:
            last = way
            canvas.fill("y2" if way <= begun else "w3", (round(x) - 1, round(y) - 1, 3, 2))


def _curve(stations: list[tuple[int, int]]) -> list[tuple[float, float, float]]:
    """Points along the road, and how many stations lie before each."""
    if not stations:
        return []
    first, last = stations[0], stations[-1]
    knots = [(first[0] - 60, first[1] + 36), *stations, (SIZE[0] + 20, last[1] - 16)]
    knots = [(knots[0][0] - 40, knots[0][1]), *knots, (knots[-1][0] + 40, knots[-1][1])]
    found = []
    for at in range(1, len(knots) - 2):
        before, one, other, after = knots[at - 1 : at + 3]
        for step in range(60):
            t = step / 60
            x, y = (_spline(*axis, t) for axis in zip(before, one, other, after, strict=True))
            found.append((x, y, at - 2 + t))
    return found


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def paint(canvas: Canvas, station: Station, coming: bool, chosen: bool, hot: bool) -> None:
    """A station: *coming* is the next one on the road, *chosen* that on the sheet below."""
    (x, y), light = station.at, coming or station.grade > 0
    if coming:
        _rays(canvas, x, y)
    else:
        canvas.circle((x + 1, y + 3), RADIUS, "k0")
    rim = "y" if light else "s"
    canvas.circle((x, y), RADIUS, "k0")
    canvas.circle((x, y), RADIUS - 1, f"{rim}2")
    canvas.circle((x - 1, y - 1), RADIUS - 2, f"{rim}4")
    canvas.circle((x, y), RADIUS - 3, "k0")
    canvas.circle((x, y), RADIUS - 4, f"{station.ramp}{1 if station.ramp == 'o' else 2}" if light else "s1")
    art = _face(station.picture, light)
    canvas.blit(art, x - art.get_width() // 2, y - art.get_height() // 2)
    _number(canvas, station, light)
    _label(canvas, station, light, coming, chosen or hot)
    if station.grade:
        canvas.put(medal(station.grade), x + 9, y - 1)
    if coming:
        traveller = sprites.sprite("seats/meeple_0_24")
        canvas.put(traveller, x - traveller.get_width() // 2, y - RADIUS - 23)
    if chosen or hot:
        canvas.circle((x, y), RADIUS + 2, "y5", 2)


def _rays(canvas: Canvas, x: int, y: int) -> None:
    for ray in range(16):
        angle = math.radians(ray * 22.5)
        for far in range(24, 31 if ray % 2 else 35):
            px, py = round(x + math.cos(angle) * far), round(y + math.sin(angle) * far)
            canvas.fill("y5" if far < 28 else "y4", (px, py, 2, 2))
    for radius, ink in ((23, "k0"), (22, "y5"), (20, "y3")):
        canvas.circle((x, y), radius, ink)


@lru_cache(maxsize=64)
def _face(name: str, light: bool) -> pygame.Surface:
    """A station's picture cut to its round window; stone where nobody has been yet."""
    side = 2 * (RADIUS - 4) + 1
    canvas = Canvas(blank((side, side)))
    art = sprites.sprite(name or "icons/quill_24")
    if not light:
        art = sprites.recoloured(name or "icons/quill_24", {ramp: "s" for ramp in "pwroygtbvnm"})
    ink = art.get_bounding_rect()
    canvas.blit(art, side // 2 - ink.centerx, side // 2 - ink.centery)
    grid, middle = bytearray(pixels_of(canvas.surface)), RADIUS - 4
    for at in range(side * side):
        if math.hypot(at % side - middle, at // side - middle) > middle:
            grid[at] = CLEAR
    return from_pixels((side, side), bytes(grid))


def _number(canvas: Canvas, station: Station, light: bool) -> None:
    x, y = station.at
    wide = 13 if station.number < 10 else 18
    canvas.rounded((x - 20, y - 20, wide, 11), "k0", 1)
    big(canvas, station.number, x - 19 + wide // 2, y - 18, "y4" if light else "s4", None, "centre")


def lines_of(title: str) -> tuple[str, ...]:
    """A title in the lines of a label."""
    return text.even(title, LABEL, text.SMALL)


def label_box(station: Station, coming: bool) -> pygame.Rect:
    """Where a station's words stand."""
    lines = lines_of(station.title)
    wide = max(text.width(line, text.SMALL) for line in lines) + 9
    left = min(max(3, station.at[0] - wide // 2), SIZE[0] - 3 - wide)
    high = len(lines) * (text.real_size(text.SMALL) + 1) + 5
    top = min(station.at[1] + RADIUS + (6 if coming else 2), MAP.bottom - high - 3)
    return pygame.Rect(left, top, wide, high)


def _label(canvas: Canvas, station: Station, light: bool, coming: bool, marked: bool) -> None:
    box = label_box(station, coming)
    canvas.shadow(box, (1, 2), -2, 1)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "p5" if coming or marked else "p4" if light else "p3", 1)
    if coming or marked:
        canvas.outline(box.inflate(2, 2), "y4", 1)
    for number, line in enumerate(lines_of(station.title)):
        top = box.y + 2 + number * (text.real_size(text.SMALL) + 1)
        text.line(canvas, line, box.centerx, top, "k1" if light or coming else "k2", text.SMALL, "centre")


def flag(canvas: Canvas, land: int, lands: int, title: str, ramp: str, count: tuple[int, int]) -> None:
    """A land's name, and how many of its lessons are finished."""
    step = SIZE[0] / lands
    said = f"{count[0]}/{count[1]}"
    wide = min(round(step) - 16, text.width(title) + 6 * len(said) + 24)
    box = pygame.Rect(round(step * land + step / 2) - wide // 2, MAP.y + 6, wide, 16)
    canvas.shadow(box, (1, 2), -2, 1)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}2", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}4")
    canvas.across(box.x + 2, box.bottom - 2, box.w - 4, f"{ramp}1")
    size = text.roomy(title, wide - 6 * len(said) - 16)
    text.line(canvas, title, box.x + 6, box.y + text.middle(16, size), "p5", size, shadow="k0")
    big(canvas, said, box.right - 6, box.y + 5, "y4", "k0", "right")
