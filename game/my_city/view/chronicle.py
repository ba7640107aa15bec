"""The chronicle: episode by episode who won, what everybody scored, and how the boards looked at the end."""

from __future__ import annotations

import pygame

from game.my_city.campaign import episode
from game.my_city.catalog import Mode
from game.my_city.legacy import Page, Story
from game.my_city.moves import Place
from game.my_city.state import MyCityState
from game.my_city.view import circles, land, pieces
from game.my_city.view.places import place, row
from game.ui import frames, medals, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

UNIT = 6
"""Pixels of a cell of the small boards."""
NAMED = 122
"""How wide the column is that names the episode, in pixels."""
CITY = 110
"""How wide the place of a city is, in pixels."""


def last_leaf(story: Story) -> int:
    """The number of the last leaf."""
    return max(0, (len(story.chronicle) - 1) // len(row("chronicle.row")))


def draw(canvas: Canvas, state: MyCityState, names: tuple[str, ...], leaf: int) -> None:
    """One leaf of the chronicle."""
    frames.panel(canvas, "paper", place("chronicle.panel"))
    title = place("chronicle.title")
    paint.ribbon(canvas, title, "w")
    heading = words("my_city.view.chronicle.title")
    text.line(canvas, heading, title.centerx, title.y + 3, "p5", align="centre", shadow="k0")
    story = state.story
    boxes = row("chronicle.row")
    pages = story.chronicle[leaf * len(boxes) : (leaf + 1) * len(boxes)] if story is not None else ()
    if not pages:
        empty = words("my_city.view.chronicle.empty")
        text.line(canvas, empty, title.centerx, boxes[0].y + 20, "k2", align="centre")
    for page, box in zip(pages, boxes):
        _page(canvas, page, box, names)


def written(state: MyCityState, leaf: int) -> list[pygame.Rect]:
    """Where something stands on a leaf."""
    boxes = row("chronicle.row")
    pages = state.story.chronicle[leaf * len(boxes) :] if state.story is not None else ()
    return [place("chronicle.title"), *boxes[: len(pages)]]


def _page(canvas: Canvas, page: Page, box: pygame.Rect, names: tuple[str, ...]) -> None:
    mode = episode(page.episode)
    canvas.across(box.x, box.bottom - 2, box.w, "p2")
    named = words("my_city.view.chronicle.line", n=page.episode, name=f"@my_city.episode.{page.episode}.name")
    y = text.paragraph(canvas, named, box.x + 4, box.y + 4, NAMED - 8, "r2")
    winners = tuple(name for name, place_in in zip(names, page.ranks) if place_in == 1)
    won = words("my_city.view.chronicle.won", names=winners)
    text.paragraph(canvas, won, box.x + 4, y + 4, NAMED - 8, "k1", text.SMALL)
    for seat, name in enumerate(names):
        _city(canvas, page, mode, seat, name, (box.x + NAMED + seat * CITY, box.y + 2))


def picture(page: Page, mode: Mode, seat: int) -> pygame.Surface:
    """A city as it stood at the end of an episode."""
    built = tuple((number, Place(*stood)) for number, *stood in page.built[seat])
    return land.small(land.Seen(mode.board, built, page.grounds[seat], page.episode), UNIT)


def _city(canvas: Canvas, page: Page, mode: Mode, seat: int, name: str, at: tuple[int, int]) -> None:
    x, y = at
    canvas.frame((x, y + 13, 68, 68), "k0")
    canvas.blit(picture(page, mode, seat), x + 1, y + 14)
    canvas.blit(sprites.sprite(f"seats/flag_{seat}"), x, y + 1)
    text.line(canvas, text.fit(name, CITY - 18, text.SMALL), x + 12, y, "k1", text.SMALL)
    right = x + 72
    sign = medals.sign(page.ranks[seat])
    if sign is not None:
        canvas.blit(sign, right, y + 14)
    big(canvas, page.ranks[seat], right + (0 if sign is None else 16), y + 17, "k2", None)
    total = page.sheets[seat].total
    big(canvas, total, right, y + 34, "r2" if total < 0 else "k1", None)
    inked = sum(page.circles[seat])
    main, _ = pieces.inks(seat)
    for number in range(inked):
        circles.filled(canvas, main, right + number % 4 * 9, y + 49 + number // 4 * 9, 8)
