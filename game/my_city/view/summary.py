"""The score summary: the printed rows as they stand, the track, and what the planned move would change."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.state import MyCityState
from game.my_city.view import board, track
from game.my_city.view.account import PRINTED, TOP, TRACK, Account, Entry, account
from game.my_city.view.numbers import TOTAL_SPOT
from game.my_city.view.places import place, row
from game.my_city.view.sight import ROW_SPOT, Sight
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, gained, gained_width, tiny, tiny_width
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
    "top": "icons/flag",
}


@cache
def boxes(count: int) -> tuple[pygame.Rect, ...]:
    """Where that many rows lie: those of the map, or lower ones down to the track; shared."""
    printed = row("summary.row")
    if count <= len(PRINTED):
        return printed[:count]
    whole = printed[0]
    pitch = (place("summary.track").y - whole.y) // count
    return tuple(pygame.Rect(whole.x, whole.y + number * pitch, whole.w, pitch) for number in range(count))


def furnish(canvas: Canvas) -> None:
    """The sheet of paper."""
    sheet_box = place("summary")
    paint.paper(canvas, sheet_box, 4)
    paint.ribbon(canvas, place("summary.title"), "g")


def draw(canvas: Canvas, sight: Sight) -> None:
    """The rows of the city that lies there large, its track, the total, and what is planned."""
    title = place("summary.title")
    shown = text.fit(words("my_city.view.summary"), title.w - 6)
    text.line(canvas, shown, title.centerx, title.y + 2, "p5", align="centre", shadow="k0")
    found = account(sight.state, sight.seat)
    after = found if sight.after is None else account(sight.after, sight.seat)
    entries = _entries(found, after)
    gains = sight.picture.gained if sight.own else {}
    _stripes(canvas, len(entries))
    for entry, box in zip(entries, boxes(len(entries))):
        won = winners(sight.state, entry.name)
        difference = after.points(entry.name) - found.points(entry.name)
        gain = 0 if difference else gains.get((ROW_SPOT, entry.name), 0)
        _row(canvas, entry._replace(points=after.points(entry.name)), box, difference, bool(won), gain)
        _won(canvas, won, box)
        if sight.picture.here == (ROW_SPOT, entry.name):
            frames.ring(canvas, box.inflate(-2, -2), "hint")
            board.ring_cells(canvas, entry.missing, "r4")
            board.ring_cells(canvas, entry.scoring, "b4")
    track.draw(canvas, sight, found.marker, after.marker)
    label = words("my_city.score.total" if sight.state.over else "my_city.view.if_now")
    _foot(canvas, label, found.total, after.total, gains.get(TOTAL_SPOT, 0))


def _entries(was: Account, will: Account) -> tuple[Entry, ...]:
    """The rows of two accounts that are shown in one: the stop at the top may be in one of them alone."""
    return was.rows if len(was.rows) > len(will.rows) else will.rows


def _stripes(canvas: Canvas, count: int) -> None:
    """Every other row is darker."""
    for box in boxes(count)[::2]:
        canvas.fill("p3", box)


def box_of(was: Account, will: Account, name: str) -> pygame.Rect:
    """Where a row's points stand."""
    entries = _entries(was, will)
    found = dict(zip((entry.name for entry in entries), boxes(len(entries))))
    box = place("summary.track") if name == TRACK else found[name]
    return pygame.Rect(box.right - 24, box.y, 24, min(box.h, 13))


def count(
    canvas: Canvas, sight: Sight, was: Account, will: Account, lit: tuple[str, ...], share: float
) -> None:
    """The sheet on its way from one account to another: rows that change flash, all of it counts at once."""
    first, clip_before = boxes(1)[0], canvas.clip
    canvas.clip = pygame.Rect(first.x, first.y, first.w, place("summary").bottom - 4 - first.y)
    furnish(canvas)
    entries = _entries(was, will)
    _stripes(canvas, len(entries))
    values = {entry.name: _way(was.points(entry.name), will.points(entry.name), share) for entry in entries}
    marker = _way(was.marker, will.marker, share)
    for entry, box in zip(entries, boxes(len(entries))):
        if entry.name in lit and share < 1:
            canvas.fill("y4" if share < 0.7 else "y5", box)
        won = winners(sight.state, entry.name)
        _row(canvas, entry._replace(points=values[entry.name]), box, 0, bool(won))
        _won(canvas, won, box)
    track.draw(canvas, sight, marker, marker, TRACK in lit and share < 1)
    total = marker + sum(values[entry.name] for entry in entries if not entry.moved)
    _foot(canvas, words("my_city.view.if_now"), total, total)
    canvas.clip = clip_before


def _way(start: int, end: int, share: float) -> int:
    return round(start + (end - start) * share)


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


def _row(canvas: Canvas, entry: Entry, box: pygame.Rect, difference: int, over: bool, gain: int = 0) -> None:
    """*difference*: what is planned; *gain*: what has changed of late, left of the points."""
    x, middle = box.x, box.y + (box.h - 7) // 2
    icon(canvas, entry.name, x + 2, box.y + (box.h - 12) // 2)
    room = x + 112 - big_width(entry.points) - 3 - (x + 15)
    label, top = words(f"my_city.view.row.{entry.label}"), box.y + text.middle(box.h, text.SMALL)
    end = text.snug(canvas, label, x + 15, top, room, "k1", text.SMALL)
    if difference:
        chip(canvas, difference, x + 93, middle)
    elif not over and entry.name != TOP:
        free = x + 109 - big_width(entry.points) - gained_width(gain)
        _counted(canvas, entry, end, min(x + 81, free - tiny_width(f"x{entry.amount}")), middle)
    gained(canvas, gain, x + 109 - big_width(entry.points), middle)
    if entry.moved and entry.points:
        _onto_track(canvas, entry.points, x + 112, middle)
    else:
        big(canvas, entry.points, x + 112, middle, "r2" if entry.points < 0 else "k1", None, "right")


def _counted(canvas: Canvas, entry: Entry, end: int, left: int, y: int) -> None:
    """How many there are from *left* on, before that what one gives: as far as there is room behind *end*."""
    each = f"{entry.each:+d}" if entry.each else ""
    if each and left - 2 - big_width(each) >= end:
        big(canvas, each, left - 2, y, "g2" if entry.each > 0 else "r2", None, "right")
    if left >= end:
        tiny(canvas, f"x{entry.amount}", left, y + 1, "k3")


def chip(canvas: Canvas, difference: int, right: int, y: int) -> None:
    """What is planned adds or takes, on green or red."""
    said = f"{difference:+d}"
    wide = big_width(said) + 5
    canvas.rounded((right - wide, y - 2, wide, 11), "g2" if difference > 0 else "r2", 1)
    big(canvas, said, right - 3, y, "p5", None, "right")


def _onto_track(canvas: Canvas, points: int, right: int, y: int) -> None:
    """Points that went down to the track at once: they are counted there."""
    for step in range(4):
        canvas.across(right - 4 - step, y + 6 - step, 2 * step + 1, "k3")
    canvas.down(right - 4, y, 4, "k3")
    tiny(canvas, points, right - 9, y + 1, "k3", align="right")


def icon(canvas: Canvas, name: str, x: int, y: int) -> None:
    """A row's icon in a square of 12 px."""
    if name not in ICONS:
        canvas.rounded((x + 1, y + 2, 10, 10), "k0", 1)
        canvas.fill("g4", (x + 2, y + 3, 8, 8))
        return
    picture = sprites.sprite(ICONS[name])
    canvas.blit(picture, x + 6 - picture.get_width() // 2, y + 6 - picture.get_height() // 2)


def _foot(canvas: Canvas, label: str, before: int, worth: int, gain: int = 0) -> None:
    """The total, before and after what is planned, or with what has changed it of late."""
    box = place("summary.total")
    canvas.across(box.x + 2, box.y - 1, box.w - 4, "k2")
    size = text.roomy(label, 66)
    y = box.y + 1 + text.middle(text.real_size(text.BODY), size)
    text.line(canvas, text.fit(label, 66, size), box.x + 2, y, "k2", size)
    ink = "r2" if worth < 0 else "k1"
    if worth != before:
        gain = worth > before
        ink = "g2" if gain else "r2"
        x = box.right - 2 - big_width(worth) - 4
        _arrow(canvas, x - 6, box.y + 7, ink)
        big(canvas, before, x - 9, box.y + 4, "k3", None, "right")
    else:
        gained(canvas, gain, box.right - 2 - big_width(worth) - 4, box.y + 4)
    big(canvas, worth, box.right - 2, box.y + 4, ink, None, "right")


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
