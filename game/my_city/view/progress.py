"""The circles below the board, the city's name, and the two small buttons that open pages."""

from __future__ import annotations

import pygame

from game.my_city.campaign import campaign, circle_place
from game.my_city.legacy import Legacy
from game.my_city.state import MyCityState, keeps
from game.my_city.view import circles, pieces
from game.my_city.view.places import place
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.locale import words

WIDE = 5
"""How wide a circle is, in pixels."""
TALLY = 14
"""How much room the number of circles has at the right end of the strip, in pixels."""
PROGRESS_SPOT, BOOK_SPOT, PAGE_SPOT = ("progress",), ("book",), ("page",)


def circle(number: int) -> pygame.Rect | None:
    """Where the circle of this number lies on the strip; None: there is no room for so many."""
    inking = circle_place(number)
    if inking is None:
        return None
    box, size = place("board.progress"), campaign().circles
    across, down = (box.w - TALLY) // size.per_row, box.h // size.rows
    return pygame.Rect(box.x + inking.place * across, box.y + inking.row * down, WIDE, WIDE)


def draw(canvas: Canvas, state: MyCityState, seat: int) -> None:
    """Both rows of circles with those coloured in; the buttons."""
    legacy = state.cities[seat].legacy
    if legacy is None:
        return
    main, _ = pieces.inks(seat)
    done = sum(legacy.circles)
    size = campaign().circles
    for number in range(size.rows * size.per_row):
        box = circle(number)
        if box is not None:
            drawn = circles.coloured(main, WIDE, None) if number < done else circles.empty(WIDE)
            canvas.blit(drawn, box.x, box.y)
    strip = place("board.progress")
    x = strip.x + (strip.w - TALLY) // size.per_row * size.per_row + 5
    big(canvas, done, x, strip.y + 2, "y5" if done else "p2")
    _nuggets(canvas, legacy)
    if state.story is not None and state.story.goes_on:
        _button(canvas, "icons/book", place("board.book"))
    _button(canvas, "icons/list", place("summary.page"))


def _nuggets(canvas: Canvas, legacy: Legacy) -> None:
    """The cabinet: a dot for each slot at the right of the plate's edge."""
    plate = place("board.plate")
    for number in range(campaign().cabinet.slots if legacy.nuggets else 0):
        ink = "y4" if number < legacy.nuggets else "k3"
        canvas.fill("k0", (plate.x + 20 + number * 5, plate.bottom - 4, 4, 3))
        canvas.fill(ink, (plate.x + 21 + number * 5, plate.bottom - 4, 3, 2))


def _button(canvas: Canvas, icon: str, box: pygame.Rect) -> None:
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "w3", 1)
    picture = sprites.sprite(icon)
    canvas.blit(picture, box.centerx - picture.get_width() // 2, box.centery - picture.get_height() // 2)


def spots(state: MyCityState, seat: int, names: tuple[str, ...]) -> list[Spot]:
    """The circles, and the buttons of chronicle and overview; nothing in the repeatable mode."""
    story = state.story
    if story is None:
        return []
    lines = []
    for name, city in zip(names, state.cities):
        legacy = keeps(city)
        key = "nuggets" if legacy.nuggets else "line"
        values = {"seat": name, "n": sum(legacy.circles), "nuggets": legacy.nuggets}
        lines.append(words(f"my_city.view.progress.{key}", **values))
    title = words("my_city.view.progress.title")
    found = [Spot(PROGRESS_SPOT, place("board.progress"), "track", True, Tip(title, "\n".join(lines)))]
    if story.goes_on:
        tip = words("my_city.view.chronicle.tip", n=len(story.chronicle))
        book = Tip(words("my_city.view.chronicle.button"), tip)
        found.append(Spot(BOOK_SPOT, place("board.book"), "track", True, book))
    again = Tip(words("my_city.view.page.again"), words("my_city.view.page.again_tip"))
    found.append(Spot(PAGE_SPOT, place("summary.page"), "summary", True, again))
    return found
