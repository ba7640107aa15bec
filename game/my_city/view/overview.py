"""An episode's page: the story so far, what is special, what gives and costs points, what ranks bring."""

from __future__ import annotations

import pygame

from game.my_city.campaign import (
    OWN_CHURCH,
    Covered,
    Episode,
    Given,
    Placed,
    Setup,
    episode,
    episodes,
)
from game.my_city.catalog import OBSTACLE
from game.my_city.grid import cell_name
from game.my_city.state import MyCityState
from game.my_city.view import between, circles, summary
from game.my_city.view import sticker as stuck
from game.my_city.view.account import Printed, label, printed
from game.my_city.view.places import place
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

TALLEST = 19
"""The height of a row, in pixels, where there is room."""
LABEL, NAME, POINTS, RULE = 20, 67, 108, 118
"""Where label, points (their right end) and rule of a row begin, from its left."""
CHURCHES, OWN, BROKE = 4, 5, 13
"""The episodes that bring the churches, the own church, and a start without points."""


def page() -> pygame.Rect:
    """The whole page; shared."""
    return place("page.panel")


def draw(canvas: Canvas, state: MyCityState) -> None:
    """The overview of the episode that is played."""
    data = episode(state.mode.n)
    frames.panel(canvas, "paper", page())
    title = place("page.title")
    first = episodes().chapters[data.chapter - 1].episodes[0] == data.n
    paint.ribbon(canvas, title, "r" if first else "g")
    name = f"@my_city.chapter.{data.chapter}.name"
    chapter = words("my_city.view.page.title", chapter=data.chapter, name=name)
    named = words("my_city.view.page.episode", n=data.n, name=f"@my_city.episode.{data.n}.name")
    text.line(canvas, text.fit(chapter, 270), title.x + 10, title.y + 3, "p5", shadow="k0")
    text.line(canvas, text.fit(named, 270), title.right - 10, title.y + 3, "p5", align="right", shadow="k0")
    _story(canvas, data, first)
    _rows(canvas, data)
    _rewards(canvas, data, len(state.cities))


def _story(canvas: Canvas, data: Episode, first: bool) -> None:
    box = place("page.story")
    y = box.y
    told = [(words(f"my_city.episode.{data.n}.flavour"), "w2")]
    if first:
        between.picture(canvas, data.chapter, box.centerx, y + 1)
        y += 58
        told.insert(0, (words(f"my_city.chapter.{data.chapter}.intro"), "k2"))
    rest = sum(text.height(said, box.w - 10, text.SMALL) + 2 for said in specials(data))
    high = sum(text.height(said, box.w) + 5 for said, _ in told)
    size = text.BODY if y + high + rest <= box.bottom else text.SMALL
    for said, ink in told:
        y = text.paragraph(canvas, said, box.x, y, box.w, ink, size) + 5
    for said in specials(data):
        if y + text.height(said, box.w - 10, text.SMALL) > box.bottom:
            text.cut.add(said)
            return
        canvas.fill("r3", (box.x + 1, y + 4, 4, 4))
        y = text.paragraph(canvas, said, box.x + 10, y, box.w - 10, "k1", text.SMALL) + 2


def specials(data: Episode) -> list[str]:
    """What is special about an episode, a sentence each."""
    keys = []
    if data.n == 1:
        keys.append("circles")
    if not data.may_pass:
        keys.append("no_pass")
    if "west" not in data.sides:
        keys.append("flood")
    if data.anchor != "river":
        keys.append(f"start_{data.anchor}")
    if data.grove:
        keys.append("grove")
    if data.n == CHURCHES and OBSTACLE in data.deck:
        keys.append("obstacle")
    if data.n == OWN and OWN_CHURCH in data.deck:
        keys.append("own")
    if data.n == BROKE:
        keys.append("broke")
    return [words(f"my_city.view.special.{key}") for key in keys] + [_set_up(one) for one in data.setup]


def _set_up(operation: Setup) -> str:
    if isinstance(operation, Placed):
        values = {"sticker": f"@my_city.sticker.{operation.sticker}", "cell": cell_name(*operation.cell)}
        return words("my_city.view.special.placed", **values)
    if isinstance(operation, Covered):
        return words("my_city.view.special.covered")
    if isinstance(operation, Given):
        return words(
            "my_city.view.special.given", n=operation.count, sticker=f"@my_city.sticker.{operation.sticker}"
        )
    return words("my_city.view.special.removed")


def is_new(row: Printed, n: int) -> bool:
    """Whether a row was not in the overview of the episode before."""
    before = {row.tip for row in printed(episode(n - 1))} if n > 1 else {row.tip}
    return row.tip not in before and row.name not in ("groups", "pass")


def written(state: MyCityState) -> list[pygame.Rect]:
    """Where something stands on the page."""
    box = place("page.rows").copy()
    rows, pitch = _listed(episode(state.mode.n), box)
    box.h = 13 + pitch * len(rows)
    return [place("page.title"), place("page.story"), box, place("page.rewards")]


def _listed(data: Episode, box: pygame.Rect) -> tuple[tuple[Printed, ...], int]:
    """The rows of what counts, and the height of each."""
    rows = printed(data)
    if "pass" in data.immediate:
        rows = (Printed("pass", "pass", ("pass",), data.points.pass_), *rows)
    return rows, min(TALLEST, (box.h - 14) // len(rows))


def _rows(canvas: Canvas, data: Episode) -> None:
    box = place("page.rows")
    rows, pitch = _listed(data, box)
    heading = text.fit(words("my_city.view.page.scoring"), box.w, text.SMALL)
    text.line(canvas, heading, box.x, box.y, "r2", text.SMALL)
    for number, row in enumerate(rows):
        y = box.y + 13 + number * pitch
        if number % 2 == 0:
            canvas.fill("p3", (box.x, y, box.w, pitch))
        if is_new(row, data.n):
            canvas.fill("y4", (box.x, y, 3, pitch))
        _row(canvas, row, box, y, pitch)


def _row(canvas: Canvas, row: Printed, box: pygame.Rect, y: int, pitch: int) -> None:
    if row.name == "pass":
        sign = sprites.sprite("icons/minus")
        canvas.blit(sign, box.x + 11 - sign.get_width() // 2, y + (pitch - sign.get_height()) // 2)
    else:
        summary.icon(canvas, row.name, box.x + 5, y + (pitch - 12) // 2)
    top = y + text.middle(pitch, text.SMALL)
    key = "my_city.score.pass" if row.name == "pass" else f"my_city.view.row.{label(row.name, row.tip)}"
    text.snug(canvas, words(key), box.x + LABEL, top, NAME, "k1", text.SMALL)
    if row.each:
        ink = "g2" if row.each > 0 else "r2"
        big(canvas, f"{row.each:+d}", box.x + POINTS, y + (pitch - 7) // 2, ink, None, "right")
    said = words(f"my_city.view.rule.{row.tip}")
    text.snug(canvas, said, box.x + RULE, top, box.w - RULE - 4, "k2", text.SMALL)


def _rewards(canvas: Canvas, data: Episode, seats: int) -> None:
    """What each rank brings: circles and stickers; two cities have no second best."""
    box = place("page.rewards")
    text.line(canvas, words("my_city.view.page.rewards"), box.x, box.y, "r2", text.SMALL)
    columns = [name for name in data.evaluation if seats > 2 or name != "second"]
    for number, name in enumerate(columns):
        reward = data.evaluation[name]
        x = box.x + number * (box.w // len(columns))
        label = text.fit(words(f"my_city.column.{name}"), 110, text.SMALL)
        text.line(canvas, label, x, box.y + 13, "k1", text.SMALL)
        for circle in range(reward.circles):
            circles.filled(canvas, "v3", x + circle * 10, box.y + 34, 9)
        left = x + reward.circles * 10 + 4
        for sticker in reward.stickers:
            picture = sprites.sprite(stuck.picture_of(sticker))
            canvas.rounded((left, box.y + 26, 26, 26), "k0", 1)
            canvas.rounded((left + 1, box.y + 27, 24, 24), "g4", 1)
            wide, tall = picture.get_size()
            canvas.blit(picture, left + 13 - wide // 2, box.y + 39 - tall // 2)
            left += 29
