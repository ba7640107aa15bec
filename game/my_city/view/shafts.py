"""The mine board: the boxes of each mine that is worked, on the mountain beside the entrances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.my_city.campaign import BoxReward, Mine, campaign
from game.my_city.campaign_rows import crossed_now, mines_worked
from game.my_city.catalog import COLOURS, Mode
from game.my_city.state import keeps
from game.my_city.view import pieces
from game.my_city.view.places import place
from game.my_city.view.sight import Sight
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.pixels import blank

ACROSS = 5
"""Boxes in a row."""
BOX = (8, 9)
SIGN = 6
"""How wide the roof is that says whose crew works there."""
GAP = 3
EDGE = 1


class Worked(NamedTuple):
    """A mine: its number, the boxes crossed off before, those its crew would cross off now."""

    mine: int
    done: int
    now: int


def draw(canvas: Canvas, sight: Sight) -> None:
    """The mines worked in this episode by the city that lies there large."""
    found = tuple(
        Worked(number, keeps(sight.city).boxes[number], len(crossed_now(sight.city, number, mine)))
        for number, mine in mines_worked(sight.state.mode)
    )
    if found:
        at = place("board.mines")
        canvas.blit(picture(found), at.x, at.y)


def box(mode: Mode) -> pygame.Rect | None:
    """Where the board lies; None in episodes without mines."""
    mines = [mine for _, mine in mines_worked(mode)]
    return pygame.Rect(place("board.mines").topleft, _size(mines)) if mines else None


def _size(mines: Sequence[Mine]) -> tuple[int, int]:
    wide = EDGE + SIGN + ACROSS * BOX[0]
    return wide, 2 * EDGE + GAP * (len(mines) - 1) + sum(map(_height, mines))


@lru_cache(maxsize=32)
def picture(worked: tuple[Worked, ...]) -> pygame.Surface:
    """A slate with the boxes of these mines, one mine below the other."""
    wide, tall = _size([campaign().mines[one.mine] for one in worked])
    canvas = Canvas(blank((wide, tall), "k0"))
    canvas.fill("s0", (1, 1, wide - 2, tall - 2))
    canvas.across(1, 1, wide - 2, "s2")
    y = EDGE
    for one in worked:
        mine = campaign().mines[one.mine]
        _mine(canvas, mine, one, y)
        y += _height(mine) + GAP
    return canvas.surface


def _height(mine: Mine) -> int:
    return -(-mine.boxes // ACROSS) * BOX[1]


def _mine(canvas: Canvas, mine: Mine, worked: Worked, y: int) -> None:
    ramp = pieces.RAMPS[COLOURS.index(mine.colour)]
    canvas.fill(f"{ramp}2", (EDGE, y, SIGN - 1, _height(mine) - 1))
    canvas.down(EDGE, y, _height(mine) - 1, f"{ramp}4")
    rewards = {reward.box: reward for reward in mine.rewards}
    for number in range(1, mine.boxes + 1):
        row, column = divmod(number - 1, ACROSS)
        x, top = EDGE + SIGN + column * BOX[0], y + row * BOX[1]
        crossed = number <= worked.done
        coming = not crossed and number <= worked.done + worked.now
        _box(canvas, (x, top), ramp, crossed, coming)
        if number in rewards:
            _reward(canvas, (x, top), rewards[number], crossed)
        if crossed:
            _cross(canvas, (x, top))


def _box(canvas: Canvas, at: tuple[int, int], ramp: str, crossed: bool, coming: bool) -> None:
    x, y = at
    wide, tall = BOX
    canvas.fill("k0", (x, y, wide, tall))
    canvas.fill("p1" if crossed else f"{ramp}5" if coming else "p4", (x, y, wide - 1, tall - 1))
    if coming:
        canvas.frame((x, y, wide - 1, tall - 1), f"{ramp}2")


def _cross(canvas: Canvas, at: tuple[int, int]) -> None:
    x, y = at
    for start, end in (((1, 1), (5, 6)), ((5, 1), (1, 6))):
        canvas.line((x + start[0], y + start[1]), (x + end[0], y + end[1]), "k1", 1)


def _reward(canvas: Canvas, at: tuple[int, int], reward: BoxReward, crossed: bool) -> None:
    """Points as a number, a nugget, or a circle; a red corner: only for who gets there first."""
    x, y = at
    if reward.kind == "points":
        tiny(canvas, reward.count, x + 4, y + 2, "k3" if crossed else "g1", align="centre")
    elif reward.kind == "nuggets":
        canvas.rounded((x + 1, y + 2, 5, 5), "y0", 1)
        canvas.fill("y2" if crossed else "y4", (x + 2, y + 3, 3, 3))
        canvas.pixel(x + 2, y + 3, "y5")
    else:
        canvas.rounded((x + 1, y + 2, 5, 5), "v1", 1)
        canvas.fill("v3" if crossed else "v4", (x + 2, y + 3, 3, 3))
        canvas.pixel(x + 3, y + 4, "p5")
    if reward.triangle:
        for step in range(3):
            canvas.across(x, y + step, 3 - step, "r3")
