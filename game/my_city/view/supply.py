"""The supply: every building of the city seen, by colour, with what became of it; the obstacle card."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.planning import Fate, fate
from game.my_city.state import MyCityState
from game.my_city.terrain import catalogue, every_building
from game.my_city.view import pieces
from game.my_city.view.places import place, row
from game.my_city.view.sight import Sight
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

OPEN: tuple[Fate, ...] = ("to_come", "shown")


@cache
def slots() -> dict[int, pygame.Rect]:
    """Where each building lies: eight to a tray in two rows of four, the own churches on one place."""
    found = {}
    placed = [0] * len(pieces.KINDS)
    trays = row("supply.tray")
    for number in range(len(every_building())):
        colour = pieces.colour(number)
        across, down = placed[colour] % 4, placed[colour] // 4
        placed[colour] += number < len(catalogue())
        tray = trays[colour]
        found[number] = pygame.Rect(tray.x + 3 + across * 28, tray.y + 15 + down * 21, 26, 21)
    return found


def furnish(canvas: Canvas) -> None:
    """The frame and the four trays."""
    frame = place("supply.frame")
    canvas.shadow(frame, (2, 3), -2, 2)
    paint.wood_frame(canvas, frame, 5, fill="k1")
    for ramp, tray in zip(pieces.RAMPS, row("supply.tray")):
        paint.inset(canvas, tray, "k1")
        for x in range(tray.x + 2, tray.right - 2):
            for y in range(tray.y + 14, tray.bottom - 2):
                if (x * 3 + y * 5) % 17 == 0:
                    canvas.pixel(x, y, "k2")
        canvas.fill(f"{ramp}1", (tray.x + 1, tray.y + 1, tray.w - 2, 12))
        canvas.across(tray.x + 1, tray.y + 1, tray.w - 2, f"{ramp}2")


def trays() -> tuple[pygame.Rect, ...]:
    """Where the buildings of each colour lie; shared."""
    return tuple(row("supply.tray"))


def left_of(state: MyCityState, seat: int, colour: int) -> tuple[int, int]:
    """How many buildings of a colour may still come, and how many there are."""
    found = members_of(state, seat)
    members = [one for building, one in found.items() if pieces.colour(building) == colour]
    return sum(one in OPEN for one in members), len(members)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The buildings of the city that lies there large."""
    found = members_of(sight.state, sight.seat)
    for number, tray in enumerate(trays()):
        left = "/".join(map(str, left_of(sight.state, sight.seat, number)))
        big(canvas, left, tray.right - 4, tray.y + 3, f"{pieces.RAMPS[number]}5", None, "right")
        label = text.fit(pieces.colour_name(number), tray.w - 14 - big_width(left), text.SMALL)
        y = tray.y + 1 + text.middle(12, text.SMALL)
        text.line(canvas, label, tray.x + 5, y, "p5", text.SMALL, shadow="k0")
    legacy = sight.city.legacy
    for building, one in found.items():
        _building(canvas, building, one, slots()[building])
        if legacy is not None and building in legacy.cogs:
            _cog(canvas, slots()[building])
    if has_obstacle(sight.state):
        _obstacle(canvas, sight)


def _building(canvas: Canvas, building: int, fate_now: Fate, box: pygame.Rect) -> None:
    name = pieces.pictogram(building, 5)
    w, h = sprites.size(name)
    x, y = box.x + (box.w - w) // 2, box.y + (box.h - h) // 2
    if fate_now in OPEN:
        canvas.put(sprites.sprite(name), x, y, (1, 1), -1)
        if fate_now == "shown":
            canvas.outline(box, "y4", 1)
        return
    canvas.blit(sprites.silhouette(name, "k2"), x, y)
    if fate_now == "built":
        _tick(canvas, box)
    elif fate_now in ("passed", "blocked", "lost"):
        _cross(canvas, box, "o3" if fate_now == "passed" else "r3")


def members_of(state: MyCityState, seat: int) -> dict[int, Fate]:
    """The buildings of a city that have a card in this game, and what became of each."""
    numbers = list(range(len(catalogue())))
    legacy = state.cities[seat].legacy
    if legacy is not None and legacy.church is not None:
        numbers.append(legacy.church)
    found = {number: fate(state, seat, number) for number in numbers}
    return {number: one for number, one in found.items() if one != "absent"}


def has_obstacle(state: MyCityState) -> bool:
    """Whether the obstacle card is in this game."""
    return len(state.mode.deck) > OBSTACLE_CARD


def _cog(canvas: Canvas, box: pygame.Rect) -> None:
    """The building is a factory."""
    x, y = box.x + 1, box.bottom - 8
    canvas.circle((x + 3, y + 3), 3, "k0")
    for dx, dy in ((0, -3), (0, 3), (-3, 0), (3, 0)):
        canvas.pixel(x + 3 + dx, y + 3 + dy, "s5")
    canvas.circle((x + 3, y + 3), 2, "s4")
    canvas.pixel(x + 3, y + 3, "k0")


def _tick(canvas: Canvas, box: pygame.Rect) -> None:
    x, y = box.right - 9, box.bottom - 8
    for dx, dy in ((0, 2), (1, 3), (2, 4), (3, 3), (4, 2), (5, 1)):
        canvas.down(x + dx, y + dy - 1, 2, "g4")


def _cross(canvas: Canvas, box: pygame.Rect, ink: str) -> None:
    x, y = box.right - 8, box.bottom - 8
    for step in range(5):
        canvas.across(x + step, y + step, 2, ink)
        canvas.across(x + 4 - step, y + step, 2, ink)


def _lost(canvas: Canvas, building: int, box: pygame.Rect) -> None:
    """On the obstacle, the building that it has taken from everybody, struck out."""
    canvas.rounded(box.inflate(-2, -2), "p2", 1)
    name = pieces.pictogram(building, 5)
    wide, tall = sprites.size(name)
    canvas.blit(sprites.sprite(name), box.centerx - wide // 2, box.y + 11 - tall // 2)
    for step in range(5):
        canvas.across(box.centerx - 3 + step, box.bottom - 8 + step, 2, "r3")
        canvas.across(box.centerx + 1 - step, box.bottom - 8 + step, 2, "r3")


def obstacle_turned(sight: Sight) -> bool:
    """Whether the obstacle card has been turned over."""
    return any(pieces.is_obstacle(card) for card in sight.state.turned)


def _obstacle(canvas: Canvas, sight: Sight) -> None:
    box, label = place("supply.obstacle"), place("supply.obstacle_name")
    canvas.shadow(box, (1, 2), -2, 2)
    canvas.blit(sprites.sprite("my_city/cards/obstacle_small"), box.x, box.y)
    lost = pieces.building_on(sight.state.blocked[0], sight.city.legacy) if sight.state.blocked else None
    if lost is not None:
        _lost(canvas, lost, box)
    elif obstacle_turned(sight):
        canvas.shade(box, -2, bytes((x + y) % 2 for y in range(box.h) for x in range(box.w)))
    said = words("my_city.view.obstacle_short")
    middle = label.right - max(label.w, text.width(said, text.SMALL)) // 2
    text.line(canvas, said, middle, label.y, "v4", text.SMALL, "centre")
