"""Stickers are put down: their sheet, what the one in the hand would change, everybody's prizes."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.campaign import Given, episode, sticker
from game.my_city.catalog import Pair
from game.my_city.course import columns
from game.my_city.grid import cell_name
from game.my_city.legacy import Page
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.view import circles, paragraphs, pieces
from game.my_city.view import sticker as stuck
from game.my_city.view.account import account
from game.my_city.view.places import place
from game.my_city.view.sight import CITY_SPOT
from game.my_city.view.sticker import LARGE
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.pixels import Box

STICKER_SPOT = "desk.sticker"
"""The first member of the ids of the stickers on the sheet."""
ACROSS, DOWN = 4, 3
PITCH = 54
"""From one sticker on the sheet to the next, in pixels."""
HEAD = 16
LINE = 20
"""How high somebody's line in the list of prizes is, in pixels."""


class Handed:
    """The stickers a seat has received in a campaign, the newest last, and how many of them it still owes."""

    def __init__(self, state: MyCityState, seat: int) -> None:
        story, owed = story_of(state), keeps(state.cities[seat]).owed
        found = [name for page in story.chronicle for name in _of_episode(page, seat)]
        if not story.chronicle or story.chronicle[-1].episode < state.mode.n:
            found += _given(state.mode.n)
        if tuple(found[len(found) - len(owed) :]) != owed:
            found = list(owed)
        self.used = max(0, len(found) - len(owed))
        self.names = tuple(found)

    def shown(self) -> tuple[list[tuple[str, bool]], int]:
        """What the sheet has room for, each with whether it has been used; the place of the one owed next."""
        most = ACROSS * DOWN
        rows = max(0, -(-(len(self.names) - most) // ACROSS))
        first = min(rows * ACROSS, self.used - self.used % ACROSS)
        part = self.names[first : first + most]
        return [(name, first + number < self.used) for number, name in enumerate(part)], self.used - first


def _given(n: int) -> list[str]:
    return [one.sticker for one in episode(n).setup if isinstance(one, Given) for _ in range(one.count)]


def _of_episode(page: Page, seat: int) -> list[str]:
    """What came before an episode and after it and had to find a place."""
    reward = episode(page.episode).evaluation[columns(page.sheets)[seat]]
    return _given(page.episode) + [name for name in reward.stickers if _finds_place(name)]


def _finds_place(name: str) -> bool:
    return sticker(name).place not in ("cabinet", "supply")


@cache
def slot(number: int) -> pygame.Rect:
    """Where a sticker lies on the sheet."""
    box = place("desk.sheet")
    left = box.x + (box.w - (ACROSS - 1) * PITCH - LARGE) // 2
    down, across = divmod(number, ACROSS)
    return pygame.Rect(left + across * PITCH, box.y + 22 + down * PITCH, LARGE, LARGE)


def home(state: MyCityState, seat: int) -> pygame.Rect:
    """Where the sticker owed next lay."""
    return slot(Handed(state, seat).shown()[1])


# ---------------------------------------------------------------------- the picture


def furnish(canvas: Canvas, state: MyCityState, seat: int) -> None:
    """The table left and right of the board, with the sheet and the prizes on it."""
    for x, wide in ((0, 128), (390, 250)):
        canvas.blit(sprites.sprite("backdrops/my_city/full"), x, 18, (x, 18, wide, 318))
    sheet(canvas, state, seat)
    prizes(canvas, state)


def sheet(canvas: Canvas, state: MyCityState, seat: int) -> None:
    """The sheet of stickers: those used have left holes, so has the one in the hand."""
    box = place("desk.sheet")
    _paper(canvas, box, words("my_city.view.desk.sheet"), 8)
    handed, here = Handed(state, seat).shown()
    for number, (name, used) in enumerate(handed):
        at = slot(number)
        if used or number == here:
            _hole(canvas, at, used)
        else:
            canvas.blit(stuck.large(name), at.x, at.y)


def _paper(canvas: Canvas, box: pygame.Rect, title: str, seed: int) -> None:
    paint.paper(canvas, box, seed)
    head = pygame.Rect(box.x + 6, box.y - 4, box.w - 12, HEAD)
    paint.ribbon(canvas, head, "g")
    size = text.roomy(title, head.w - 6)
    shown = text.fit(title, head.w - 6, size)
    y = head.y + text.middle(HEAD, size)
    text.line(canvas, shown, head.centerx, y, "p5", size, "centre", "k0")


def _hole(canvas: Canvas, at: pygame.Rect, used: bool) -> None:
    """Where a sticker was: bare paper in a dashed line; a tick says that it was put down long ago."""
    canvas.rounded(at, "p2" if not used else "p3", 1)
    canvas.rounded((at.x + 1, at.y + 2, at.w - 2, at.h - 2), "p3", 1)
    dashed(canvas, at, "p1" if used else "p0")
    if used:
        canvas.blit(sprites.silhouette("icons/check_24", "p2"), at.centerx - 12, at.centery - 12)


def dashed(canvas: Canvas, box: Box, ink: str) -> None:
    """A dashed line along the inner edge of a box."""
    x, y, w, h = box
    for along in range(1, w - 1, 4):
        canvas.across(x + along, y, 2, ink)
        canvas.across(x + along, y + h - 1, 2, ink)
    for along in range(1, h - 1, 4):
        canvas.down(x, y + along, 2, ink)
        canvas.down(x + w - 1, y + along, 2, ink)


def line(seat: int) -> pygame.Rect:
    """Where the prizes of a seat stand."""
    box = place("desk.prizes")
    return pygame.Rect(box.x + 5, box.y + 16 + seat * (LINE + 3), box.w - 10, LINE)


def prizes(canvas: Canvas, state: MyCityState) -> None:
    """Everybody: score of the latest episode, circles, what is still to be put down."""
    box = place("desk.prizes")
    paint.slab(canvas, box)
    pages = story_of(state).chronicle
    key = "prizes" if pages else "given"
    said = words(f"my_city.view.desk.{key}", n=pages[-1].episode if pages else state.mode.n)
    size = text.roomy(said, box.w - 12, text.BODY)
    text.line(canvas, text.fit(said, box.w - 12, size), box.x + 7, box.y + 2, "y4", size)
    for seat in range(len(state.cities)):
        _prizes_of(canvas, state, seat, pages[-1] if pages else None)


SCORE, CIRCLES, STICKERS = 134, 172, 186
"""Where score and circles end, and where stickers begin, from the left of a line."""
NAME = 82
"""How much room a city's name has, in pixels."""


def _prizes_of(canvas: Canvas, state: MyCityState, seat: int, page: Page | None) -> None:
    box, legacy = line(seat), keeps(state.cities[seat])
    canvas.rounded(box, "k2", 1)
    canvas.blit(pieces.badge(seat), box.x + 2, box.y + 2)
    town = pieces.town(seat, legacy)
    size = text.roomy(town, NAME)
    text.line(canvas, text.fit(town, NAME, size), box.x + 20, box.y + text.middle(LINE, size), "p5", size)
    score = page.sheets[seat].total if page is not None else state.cities[seat].marker
    big(canvas, score, box.x + SCORE, box.y + 7, "r4" if score < 0 else "p5", "k0", "right")
    canvas.blit(sprites.sprite(f"seats/flag_{seat}"), box.x + SCORE - big_width(score) - 11, box.y + 6)
    done = sum(legacy.circles)
    big(canvas, done, box.x + CIRCLES, box.y + 7, "p5", "k0", "right")
    circles.filled(canvas, pieces.inks(seat)[0], box.x + CIRCLES - big_width(done) - 11, box.y + 6, 8)
    if not legacy.owed:
        canvas.blit(sprites.sprite("icons/check"), box.x + STICKERS, box.y + 4)
    room = box.right - box.x - STICKERS - 2
    step = min(16, (room - 14) // max(1, len(legacy.owed) - 1)) if len(legacy.owed) > 1 else 16
    for number, name in enumerate(legacy.owed):
        _mini(canvas, name, box.x + STICKERS + number * step, box.y + 3)


def _mini(canvas: Canvas, name: str, x: int, y: int) -> None:
    """A sticker as small as a word."""
    canvas.rounded((x, y, 14, 14), "k0", 1)
    if stuck.stands_on_land(name):
        picture = sprites.sprite(f"my_city/pieces/sticker_{stuck.piece(name)}_12")
    else:
        canvas.rounded((x + 1, y + 1, 12, 12), "p4", 1)
        picture = sprites.sprite(stuck.picture_of(name).removesuffix("_24"))
    canvas.blit(picture, x + 7 - picture.get_width() // 2, y + 7 - picture.get_height() // 2)


# ---------------------------------------------------------------------- what it would change


def about(canvas: Canvas, state: MyCityState, seat: int, target: Pair | None) -> None:
    """The sticker in the hand: what it is, what it would change on a space, that it stays there."""
    box, legacy = place("desk.about"), keeps(state.cities[seat])
    if not legacy.owed:
        return
    name = legacy.owed[0]
    label = words(f"my_city.sticker.{name}")
    _paper(canvas, box, label[:1].upper() + label[1:], 9)
    window = pygame.Rect(box.x + 6, box.y + 17, box.w - 12, 62)
    canvas.rounded(window, "k0", 1)
    canvas.rounded(window.inflate(-2, -2), "g2", 1)
    dashed(canvas, window.inflate(-6, -6), "g3")
    canvas.put(stuck.large(name), window.centerx - LARGE // 2, window.centery - LARGE // 2, (2, 3), -2)
    inner = pygame.Rect(box.x + 7, window.bottom + 5, box.w - 13, 84)
    paragraphs.filled(canvas, words(f"my_city.view.ground.{sticker(name).ground}"), inner, "k1")
    canvas.across(inner.x, inner.bottom + 1, inner.w, "p2")
    lower = pygame.Rect(inner.x, inner.bottom + 6, inner.w, box.bottom - inner.bottom - 10)
    if target is None:
        said = words(f"my_city.entry.place_{sticker(name).place}")
        paragraphs.filled(canvas, said, lower, "k2")
        return
    _change(canvas, state, seat, name, target, lower)


def _change(canvas: Canvas, state: MyCityState, seat: int, name: str, target: Pair, box: pygame.Rect) -> None:
    """The rows that would be other than they are, and the total."""
    here = words("my_city.view.desk.here", cell=cell_name(*target))
    text.line(canvas, text.fit(here, box.w), box.x, box.y, "k1")
    y = box.y + text.leading() + 2
    for label, before, after in changes(state, seat, name, target):
        _counts(canvas, label, before, after, pygame.Rect(box.x, y, box.w, 14))
        y += 14
    warning = words("my_city.view.desk.for_good")
    high = text.height(warning, box.w, text.SMALL)
    rest = pygame.Rect(box.x, max(y + 2, box.bottom - high), box.w, high)
    text.paragraph(canvas, warning, rest.x, rest.y, rest.w, "r2", text.SMALL, "centre")


def changes(state: MyCityState, seat: int, name: str, at: Pair) -> list[tuple[str, int, int]]:
    """What the city would be worth if all else stayed as it is: (short name's text id, before, after)."""
    after = state.copy()
    after.sticker_placed(seat, name, *at)
    was, will = account(state, seat), account(after, seat)
    found = [
        (f"my_city.view.row.{old.label}", old.points, new.points)
        for old, new in zip(was.rows, will.rows)
        if old.points != new.points
    ]
    return [*found, ("my_city.view.desk.total", was.total, will.total)]


def _counts(canvas: Canvas, label: str, before: int, after: int, box: pygame.Rect) -> None:
    better = "g2" if after > before else "r2" if after < before else "k1"
    big(canvas, after, box.right, box.y + 3, better, None, "right")
    x = box.right - big_width(after) - 4
    canvas.across(x - 8, box.y + 6, 7, "k2")
    canvas.down(x - 4, box.y + 4, 5, "k2")
    canvas.down(x - 3, box.y + 5, 3, "k2")
    big(canvas, before, x - 11, box.y + 3, "k1", None, "right")
    room = x - 13 - big_width(before) - box.x
    text.line(canvas, text.fit(words(label), room, text.SMALL), box.x, box.y + 2, "k2", text.SMALL)


# ---------------------------------------------------------------------- what can be pointed at


def spots(state: MyCityState, seat: int) -> list[Spot]:
    """The stickers on the sheet, and whose prizes stand there: their cities can be looked at."""
    found = []
    handed, here = Handed(state, seat).shown()
    for number, (name, used) in enumerate(handed):
        label, placed = words(f"my_city.sticker.{name}"), used and number != here
        key = "my_city.view.desk.used" if placed else f"my_city.entry.place_{sticker(name).place}"
        tip = Tip(label[:1].upper() + label[1:], words(key))
        found.append(Spot((STICKER_SPOT, number), slot(number), "desk", True, tip))
    for other, city in enumerate(state.cities):
        legacy = keeps(city)
        owed = words("my_city.view.campaign.owed", n=len(legacy.owed))
        spot = ("desk.own",) if other == seat else (CITY_SPOT, other)
        found.append(Spot(spot, line(other), "desk", True, Tip(pieces.town(other, legacy), owed)))
    return found


def written() -> list[pygame.Rect]:
    """Where it is told what a sticker would change."""
    return [place("desk.about")]
