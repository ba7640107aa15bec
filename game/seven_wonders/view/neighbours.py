"""The two cities next door: wonder, what they sell and for how much, what they have built, their wars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.seven_wonders.income import count
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import NIBBLES, SYMBOLS, tables
from game.seven_wonders.view import overview, pieces, symbols
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import SIDE, Sight
from game.seven_wonders.view.sources import prices
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, tiny
from game.ui.locale import words
from game.ui.pixels import blank

SIDES = ("left", "right")
MONUMENT = (198, 0, 98, 40)
"""The part of a wonder's picture that a neighbour's window shows: the monument itself."""
ROOM = 99
"""Pixels for the sources in a row."""
"""So many goods are shown one by one; more of them by kind with their number."""


def party_at(state: SevenWondersState, party: int, side: str) -> int:
    """The neighbour on a side."""
    return state.left(party) if side == "left" else state.right(party)


def parts(side: str) -> dict[str, pygame.Rect]:
    """What a plate tells, part by part, and where."""
    x, y, wide = place(f"side.{side}").x + 4, place(f"side.{side}").y, place(f"side.{side}").w - 8
    rows = {"wonder": (18, 43), "sale": (62, 32), "built": (94, 40), "science": (134, 14), "wars": (148, 25)}
    return {name: pygame.Rect(x, y + top, wide, high) for name, (top, high) in rows.items()}


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """Both plates."""
    for side in SIDES:
        _plate(canvas, sight, side, names)


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer."""
    for side in SIDES:
        if sight.focused(SIDE, party_at(sight.state, sight.party, side), side):
            frames.ring(canvas, place(f"side.{side}"))
        for name, box in parts(side).items():
            if sight.focused(SIDE, party_at(sight.state, sight.party, side), side, name):
                frames.ring(canvas, box)


def _plate(canvas: Canvas, sight: Sight, side: str, names: tuple[str, ...]) -> None:
    state, box = sight.state, place(f"side.{side}")
    party = party_at(state, sight.party, side)
    x, y = box.topleft
    pieces.cast(canvas, box)
    canvas.blit(sprites.nine_slice(f"frames/plate_{party % 8}", box.w, box.h), x, y)
    canvas.blit(pieces.badge(party), x + 1, y + 1)
    for said in (overview.title(party, state, names), names[party]):
        size = text.roomy(said, box.w - 20)
        if text.width(said, size) <= box.w - 20:
            break
    said = text.fit(said, box.w - 20, size)
    text.line(canvas, said, x + 18, y + 1 + text.middle(14, size), "p5", size, shadow="k0")
    _wonder(canvas, state, party, x + 5, y + 19)
    _for_sale(canvas, sight, party, side, x, y + 63)
    _built(canvas, state, party, x + 5, y + 95)
    _science(canvas, state, party, x + 5, y + 135)
    _wars(canvas, state, party, pygame.Rect(x + 5, y + 149, box.w - 10, 25))


def _wonder(canvas: Canvas, state: SevenWondersState, party: int, x: int, y: int) -> None:
    t, board = tables(), state.boards[party]
    canvas.frame((x - 1, y - 1, 100, 42), "k0")
    canvas.surface.blit(pieces.panorama(state, party), (x, y), MONUMENT)
    stages = t.data.wonders[board].stages
    wide = min(46, 98 // len(stages) - 1)
    gap = (98 - wide * len(stages)) // (len(stages) + 1)
    for number in range(len(stages)):
        left = x + gap + number * (wide + gap)
        canvas.blit(_stage(board, number, number < state.stages[party], wide), left, y + 27)


@lru_cache(maxsize=256)
def _stage(board: int, number: int, done: bool, wide: int) -> pygame.Surface:
    canvas = Canvas(blank((wide, 15)))
    canvas.rounded((0, 0, wide, 15), "k0", 1)
    canvas.rounded((1, 1, wide - 2, 13), "y3" if done else "p2", 1)
    canvas.across(2, 1, wide - 4, "y5" if done else "p3")
    symbols.draw(canvas, tables().data.wonders[board].stages[number].effects, wide // 2, 1, wide - 3)
    if not done:
        canvas.shade((1, 1, wide - 2, 13), -1)
    return canvas.surface


def goods_for_sale(goods: int) -> list[tuple[int, ...]]:
    """What a city sells: each source with the resources of which it gives one."""
    t = tables()
    sold = goods & t.sellable
    fixed = [(one,) for one in pieces.units(sold & NIBBLES)]
    units = {1 << 4 * number: number for number in range(7)}
    either = [tuple(units[one] for one in options) for bit, options in t.choices if sold & bit]
    return fixed + either


def _for_sale(canvas: Canvas, sight: Sight, party: int, side: str, x: int, y: int) -> None:
    state = sight.state
    raw, made, dock = prices(state.unused(sight.party), side)
    label = words(f"seven_wonders.view.{'first_less' if dock else 'for_sale'}")
    text.snug(canvas, label, x + 4, y, 54, "g1" if dock else "k2", text.SMALL)
    for number, (ramp, price) in enumerate((("w", raw), ("s", made))):
        left = x + 59 + 24 * number
        canvas.blit(pieces.mini(ramp), left, y - 1)
        big(canvas, price, left + 11, y + 2, "g2" if price == 1 else "k1", None)
    found = goods_for_sale(state.goods[party])
    kinds, step, wide = _laid(found)
    squeeze = min(1.0, (98 - (wide[-1] if wide else 0)) / max(1, sum(wide[:-1]) + len(wide) - 1))
    at = float(x + 5)
    for one, across in zip(kinds, wide, strict=True):
        _good(canvas, one, pygame.Rect(int(at), y + 13, across, 15), step)
        if len(kinds) < len(found) and found.count(one) > 1:
            tiny(canvas, found.count(one), int(at) + 12, y + 22, "p5", "k0", "centre")
        at += (across + 1) * squeeze


def _laid(found: Sequence[tuple[int, ...]]) -> tuple[Sequence[tuple[int, ...]], int, list[int]]:
    """The sources side by side: closer, or one of each kind, where there are too many; step and widths."""
    every, kinds = found, list(dict.fromkeys(found))
    for shown, step, rim in ((every, 14, 3), (every, 12, 2), (kinds, 14, 3), (kinds, 12, 2)):
        wide = [step * len(one) + (2 if len(one) == 1 else rim) for one in shown]
        if sum(wide) + len(wide) <= ROOM:
            break
    return shown, step, wide


def _good(canvas: Canvas, one: tuple[int, ...], box: pygame.Rect, step: int) -> None:
    """A source; the resources of which it gives one lie *step* px apart."""
    x, y = box.topleft
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "p3", 1)
    for number, resource in enumerate(one):
        picture = pieces.resource(resource)
        left = x + step // 2 + 1 + number * step - picture.get_width() // 2
        canvas.blit(picture, left + (number > 0) * 2, y + 7 - picture.get_height() // 2)
        if number:
            canvas.line((x + step * number + 1, y + 11), (x + step * number + 3, y + 4), "k0")


def _built(canvas: Canvas, state: SevenWondersState, party: int, x: int, y: int) -> None:
    colours = overview.COUNTED
    for number, colour in enumerate(colours):
        left, top = x + number % 4 * 25, y + number // 4 * 19
        ramp = pieces.RAMPS[colour]
        shade = 2 if ramp == "k" else 3
        canvas.rounded((left, top, 23, 17), "k0", 1)
        canvas.rounded((left + 1, top + 1, 21, 15), f"{ramp}{shade}", 1)
        canvas.across(left + 2, top + 1, 19, f"{ramp}{shade + 1}")
        big(canvas, count(state, party, colour), left + 12, top + 5, "p5", "k0", "centre")


def _science(canvas: Canvas, state: SevenWondersState, party: int, x: int, y: int) -> None:
    t = tables()
    for number, name in enumerate(SYMBOLS):
        shown = (state.cities[party] & t.symbol[number]).bit_count()
        canvas.blit(sprites.sprite(f"icons/{name}"), x + 27 * number, y)
        big(canvas, shown, x + 14 + 27 * number, y + 3, "k1" if shown else "k4", None)
    leaders = count(state, party, "leaders")
    if leaders:
        canvas.blit(pieces.mini("p"), x + 80, y)
        big(canvas, leaders, x + 91, y + 3, "k1", None)


def war_tokens(state: SevenWondersState, party: int) -> list[int]:
    """The values of a city's victory and defeat tokens."""
    ones, threes, fives = state.victories[party]
    return [1] * ones + [3] * threes + [5] * fives + [-1] * state.defeats[party]


def signed(points: int) -> str:
    """What wars have brought, as it is written."""
    return f"{points:+d}" if points else "0"


def tokens(canvas: Canvas, values: list[int], x: int, y: int, wide: int, step: int = 15) -> None:
    """War tokens in a row that gets closer the more there are."""
    if len(values) > 1:
        step = min(step, (wide - 13) // (len(values) - 1))
    for number, value in enumerate(values):
        canvas.blit(pieces.token(value), x + number * step, y)


def _wars(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect) -> None:
    """What the wars have brought, token by token and in all; dove and debt."""
    values = war_tokens(state, party)
    tokens(canvas, values, box.x, box.y + 11, box.w)
    x = box.right - 2
    if state.diplomacy[party]:
        x -= 12
        canvas.blit(sprites.sprite("icons/dove"), x, box.y - 1)
    if state.debts[party]:
        x -= 14 + big_width(-state.debts[party])
        canvas.blit(sprites.sprite("icons/debt"), x, box.y)
        big(canvas, -state.debts[party], x + 11, box.y + 2, "r2", None)
    label, brought = words("seven_wonders.view.wars"), signed(sum(values))
    room = x - box.x - 5 - big_width(brought)
    at = box.x + 1
    if text.width(label, text.TIGHT) <= room:
        at = text.snug(canvas, label, at, box.y, room, "k2", text.SMALL) + 3
    big(canvas, brought, at, box.y + 2, "r2" if sum(values) < 0 else "k1", None)
