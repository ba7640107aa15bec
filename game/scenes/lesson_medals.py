"""A lesson's medal: 1 for having finished it, 2 without a hint, 3 without a slip. The best one is kept."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame

from game.core.store import Store
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import blank

DONE = "lessons.done"
"""The setting that lists the lessons finished once, each as its game and id."""
GRADES = "lessons.grades"
"""The setting with the best grade of each, by its game and id; without one: 1."""
BEST = 3
_METALS = {1: "o", 2: "s", 3: "y"}


def grade(hints: int, slips: int) -> int:
    """The grade of a lesson finished with so many hints and wrong moves."""
    return 1 if hints else 2 if slips else BEST


def note(store: Store, game: str, lesson: str, reached: int = 1) -> None:
    """Note that a lesson was finished with a grade."""
    done: list[Any] = store.setting(DONE, [])
    if [game, lesson] not in done:
        store.set_setting(DONE, [*done, [game, lesson]])
    if reached > of(store, game, lesson):
        grades: dict[str, Any] = store.setting(GRADES, {})
        store.set_setting(GRADES, grades | {f"{game}/{lesson}": reached})


def of(store: Store, game: str, lesson: str) -> int:
    """The best grade of a lesson; 0: it was never finished."""
    done: list[Any] = store.setting(DONE, [])
    if [game, lesson] not in done:
        return 0
    grades: dict[str, Any] = store.setting(GRADES, {})
    found = grades.get(f"{game}/{lesson}", 1)
    return found if isinstance(found, int) and found in _METALS else 1


@cache
def medal(reached: int) -> pygame.Surface:
    """The medal of a grade: a disc on its ribbon, 15x20."""
    ramp = _METALS[reached]
    canvas = Canvas(blank((15, 20)))
    for x, ink in ((3, "r2"), (8, "r3")):
        canvas.fill("k0", (x - 1, 0, 6, 10))
        canvas.fill(ink, (x, 0, 4, 9))
    canvas.circle((7, 12), 7, "k0")
    canvas.circle((7, 12), 6, f"{ramp}2")
    canvas.circle((6, 11), 4, f"{ramp}4")
    canvas.circle((7, 12), 4, f"{ramp}3")
    big(canvas, reached, 8, 9, "p5", f"{ramp}0", "centre")
    return canvas.surface
