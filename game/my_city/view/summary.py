"""The score summary: the printed rows as they stand, and what the planned move would change."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.state import MyCityState
from game.my_city.view import board
from game.my_city.view.account import PRINTED, Account, Entry, account
from game.my_city.view.places import place, row
from game.my_city.view.sight import ROW_SPOT, Sight
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, tiny
from game.ui.locale import words

ICONS = {
    "trees": "icons/tree",
    "rocks": "icons/stone",
    "group_yellow": "icons/house",
    "group_red": "icons/house_public",
    "group_blue": "icons/house_industrial",
    "churches": "icons/priest",
    "wells": "icons/well",
    "gold": "my_city/pieces/vein_12",
    "groups": "icons/house",
    "gold_three": "my_city/pieces/vein_12",
    "gold_late": "icons/sack",
    "investor": "icons/coin",
    "railroad": "my_city/pieces/sticker_track_across_12",
    "parks": "icons/pine",
    "jubilee": "icons/star",
    "dikes": "icons/shield",
    "factories": "icons/cog",
    "mines": "icons/pick",
    "tracks": "my_city/pieces/sticker_track_12",
    "port_link": "my_city/pieces/sticker_port_12",
    "promenade": "icons/person",
}


@cache
def boxes(count: int) -> tuple[pygame.Rect, ...]:
    """Where that many rows lie: those of the map, or lower ones in the same room; shared."""
    printed = row("summary.row")
    if count <= len(PRINTED):
        return printed[:count]
    whole = printed[0].unionall(list(printed))
    pitch = whole.h // count
    return tuple(pygame.Rect(whole.x, whole.y + number * pitch, whole.w, pitch) for number in range(count))


def furnish(canvas: Canvas, rows: int) -> None:
    """The sheet of paper with its ruled rows."""
    sheet_box = place("summary")
    paint.paper(canvas, sheet_box, 4)
    paint.ribbon(canvas, place("summary.title"), "g")
    for number, box in enumerate(boxes(rows)):
        if number % 2 == 0:
            canvas.fill("p3", box)
    total = place("summary.total")
    canvas.across(total.x + 2, total.y, total.w - 4, "k2")


def draw(canvas: Canvas, sight: Sight) -> None:
    """The rows of the city that lies there large."""
    title = place("summary.title")
    shown = text.fit(words("my_city.view.summary"), title.w - 6)
    text.line(canvas, shown, title.centerx, title.y + 2, "p5", align="centre", shadow="k0")
    found = account(sight.state, sight.seat)
    changed = {change.key.rpartition(".")[2]: change for change in sight.changes}
    for entry, box in zip(found.rows, boxes(len(found.rows))):
        moved = [changed[name] for name in entry.lines if name in changed]
        won = winners(sight.state, entry.name)
        _row(canvas, entry, box, sum(change.gain for change in moved), bool(won))
        _won(canvas, won, box)
        if sight.picture.here == (ROW_SPOT, entry.name):
            frames.ring(canvas, box.inflate(-2, -2), "hint")
            board.ring_cells(canvas, entry.missing, "r4")
            board.ring_cells(canvas, entry.scoring, "b4")
    total, passes = changed.get("total"), changed.get("pass")
    after = found.total if total is None else total.after
    label = words("my_city.score.total" if sight.state.over else "my_city.view.if_now")
    _foot(canvas, label, found, after, found.passes if passes is None else passes.after)


def winners(state: MyCityState, name: str) -> list[int]:
    """The seats that have won the race of a row; empty while it is open, and for rows that are no race."""
    if name == "gold":
        return [seat for seat, city in enumerate(state.cities) if city.gold]
    if name == "gold_three":
        return [seat for seat, city in enumerate(state.cities) if city.third]
    return []


def _won(canvas: Canvas, found: list[int], box: pygame.Rect) -> None:
    """In the row of a race that is over: the flags of those who won it, instead of what it would bring."""
    if not found:
        return
    wide = 9 * len(found)
    left = box.x + 95 - wide
    canvas.rounded((left - 2, box.y + (box.h - 11) // 2, wide + 3, 11), "k1", 1)
    for number, seat in enumerate(found):
        flag = sprites.sprite(f"seats/flag_{seat}")
        canvas.blit(flag, left + 9 * number, box.y + (box.h - flag.get_height()) // 2)


def _row(canvas: Canvas, entry: Entry, box: pygame.Rect, difference: int, over: bool) -> None:
    x, middle = box.x, box.y + (box.h - 7) // 2
    icon(canvas, entry.name, x + 2, box.y + (box.h - 12) // 2)
    points = entry.points + difference
    room = x + 112 - big_width(points) - 3 - (x + 15)
    label, top = words(f"my_city.view.row.{entry.label}"), box.y + text.middle(box.h, text.SMALL)
    end = text.snug(canvas, label, x + 15, top, room, "k1", text.SMALL)
    if difference:
        gain = difference > 0
        said = f"{difference:+d}"
        wide = big_width(said) + 5
        canvas.rounded((x + 93 - wide, middle - 2, wide, 11), "g2" if gain else "r2", 1)
        big(canvas, said, x + 90, middle, "p5", None, "right")
    elif not over:
        each = f"{entry.each:+d}" if entry.each else ""
        ink = "g2" if entry.each > 0 else "r2"
        if each and x + 79 - big_width(each) >= end:
            big(canvas, each, x + 79, middle, ink, None, "right")
        if x + 81 >= end:
            tiny(canvas, f"x{entry.amount}", x + 81, middle + 1, "k3")
    big(canvas, points, x + 112, middle, "r2" if points < 0 else "k1", None, "right")


def icon(canvas: Canvas, name: str, x: int, y: int) -> None:
    """A row's icon in a square of 12 px."""
    if name not in ICONS:
        canvas.rounded((x + 1, y + 2, 10, 10), "k0", 1)
        canvas.fill("g4", (x + 2, y + 3, 8, 8))
        return
    picture = sprites.sprite(ICONS[name])
    canvas.blit(picture, x + 6 - picture.get_width() // 2, y + 6 - picture.get_height() // 2)


def _foot(canvas: Canvas, label: str, found: Account, worth: int, passes: int) -> None:
    """The total, before and after what is planned, and where it starts from."""
    box, below = place("summary.total"), place("summary.marker")
    size = text.roomy(label, 66)
    y = box.y + 3 + text.middle(text.real_size(text.BODY), size)
    text.line(canvas, text.fit(label, 66, size), box.x + 2, y, "k2", size)
    ink = "r2" if worth < 0 else "k1"
    if worth != found.total:
        gain = worth > found.total
        ink = "g2" if gain else "r2"
        x = box.right - 2 - big_width(worth) - 4
        _arrow(canvas, x - 6, box.y + 9, ink)
        big(canvas, found.total, x - 9, box.y + 6, "k3", None, "right")
    big(canvas, worth, box.right - 2, box.y + 6, ink, None, "right")
    said = words("my_city.view.marker", start=found.start, passes=passes)
    ink = "k2" if passes == found.passes else "r2"
    lines = text.wrap(said, below.w - 4, text.SMALL)
    for number, line in enumerate(lines):
        y = below.y + (2 if len(lines) == 1 else 9 * number - 1)
        text.line(canvas, line, below.x + 2, y, ink, text.SMALL)


def _arrow(canvas: Canvas, x: int, y: int, ink: str) -> None:
    canvas.across(x, y, 6, ink)
    canvas.down(x + 4, y - 1, 3, ink)
    canvas.down(x + 3, y - 2, 5, ink)


SIGNS = {
    "trees": "trees_6",
    "rocks": "rocks_6",
    "wells": "well_6",
    "gold": "vein_6",
    "gold_three": "vein_6",
    "gold_late": "sticker_vein_6",
    "railroad": "sticker_track_across_6",
    "tracks": "sticker_track_6",
    "port_link": "sticker_port_6",
    "factories": "sticker_sawmill_6",
    "mines": "sticker_entrance_blue_6",
}
INKS = {"investor": "o4", "parks": "t3", "jubilee": "v4", "dikes": "b4", "promenade": "y4", "groups": "r4"}
"""Rows whose sign is a dot on meadow."""
ROOFS = {"group_yellow": "y", "group_red": "r", "group_blue": "b", "churches": "v"}


def roof(canvas: Canvas, ramp: str, left: int, top: int) -> None:
    """A small roof of 8x8 px in a colour."""
    canvas.rounded((left, top, 8, 8), "k0", 1)
    canvas.fill(f"{ramp}3", (left + 1, top + 1, 6, 6))
    canvas.across(left + 1, top + 1, 6, f"{ramp}5")


def sign(canvas: Canvas, name: str, x: int, y: int) -> None:
    """A row's sign of 8x8 px with its middle at a place."""
    left, top = x - 4, y - 4
    if name in ROOFS:
        roof(canvas, ROOFS[name], left, top)
        if name == "churches":
            canvas.down(left + 3, top + 2, 5, "y4")
            canvas.across(left + 2, top + 3, 3, "y4")
        return
    canvas.rounded((left, top, 8, 8), "k0", 1)
    canvas.fill("g4", (left + 1, top + 1, 6, 6))
    if name in SIGNS:
        canvas.blit(sprites.sprite(f"my_city/pieces/{SIGNS[name]}"), left + 1, top + 1)
    elif name in INKS:
        canvas.fill(INKS[name], (left + 2, top + 2, 4, 4))
