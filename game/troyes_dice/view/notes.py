"""The note on a plan: its price, all that it sets off, what it changes in the score."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.core.rules import Event, method_name
from game.tabletop.told import explained
from game.troyes_dice import log
from game.troyes_dice.events import DieUsed, GainsOwed
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import OWED_TOPICS
from game.troyes_dice.view import sentences, uses
from game.troyes_dice.view.places import place
from game.troyes_dice.view.reasons import reasons
from game.troyes_dice.view.sight import BUILDING, CITIZENS, RESOURCE, USE, Sight, target
from game.troyes_dice.view.wheel import die_spot
from game.ui import tooltip
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words

V = "troyes_dice.view.tip"
SHOWING = (USE, BUILDING, RESOURCE, CITIZENS, "button")
"""Kinds of spots at which the note is shown: not while somebody looks at the wheel beneath it."""
ROOM = 100
"""The height that most notes take."""
GAP = 4
"""Between the note and what lies around the wheel."""


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The note lies on the wheel beside the die it speaks of, so that sheet and list stay in view."""
    if shown(sight):
        found = note(sight, names)
        assert found is not None
        tooltip.lay(canvas, found, box(sight, tooltip.size(found)))


def shown(sight: Sight) -> bool:
    """Whether a plan is told of: not while somebody looks at the wheel beneath, or at something else."""
    if sight.open or not sight.deciding or sight.plan is None:
        return False
    here = sight.picture.here
    if here is None or (isinstance(here, tuple) and here[0] in SHOWING):
        return not _on_sheet(here) or here == target(sight.state, sight.plan.move)
    return False


def _on_sheet(here: Hashable) -> bool:
    return isinstance(here, tuple) and here[0] in (BUILDING, RESOURCE, CITIZENS)


def box(sight: Sight, size: tuple[int, int]) -> pygame.Rect:
    """Where a note of that size lies: above the list, or where it leaves the plan's die in view."""
    top = place("half.0").y
    whole = pygame.Rect(2, top, place("sheet").x - 2, place("uses.0").y - GAP - top)
    found = pygame.Rect((0, 0), size)
    lower, upper = whole.bottom - found.h, whole.y
    middle, right = whole.centerx - found.w // 2, whole.right - found.w
    ways = [(x, y) for x in (middle, right, whole.x) for y in (lower, upper)]
    boxes = [found.move(*way) for way in ways]
    move = None if sight.plan is None else sight.plan.move
    if not isinstance(move, UseDie):
        return boxes[0]
    die = die_spot(sight.state, move.slot)
    return next((one for one in boxes if not one.colliderect(die)), boxes[0])


def written(sight: Sight, names: tuple[str, ...]) -> list[pygame.Rect]:
    """Where the note lies or, once something is chosen, may come to lie."""
    if not sight.deciding or sight.choice is None:
        return []
    found = note(sight, names)
    return [box(sight, (tooltip.WIDEST, ROOM) if found is None else tooltip.size(found))]


def note(sight: Sight, names: tuple[str, ...]) -> Tip | None:
    """What is said about the plan being weighed."""
    if sight.plan is None:
        return None
    return Tip(uses.says(sight.state, sight.plan), "\n".join(_lines(sight, names)))


def _lines(sight: Sight, names: tuple[str, ...]) -> tuple[str, ...]:
    """The price, all that the plan sets off, and what it changes in the score."""
    assert sight.plan is not None
    found = [words(f"{V}.price", price=sentences.price(sight.plan.price))]
    for event, why in zip(sight.chain, reasons(sight.chain)):
        line = explained(_sentence(event, names, sight.state.options), why)
        found += [line] if line else []
    moved = [
        words(f"{V}.change", line=f"@{change.key}", change=f"{change.gain:+d}") for change in sight.changes
    ]
    if moved:
        found.append(words("troyes_dice.view.comma").join(moved))
    found.append(words(f"{V}.gain", gain=f"{sight.plan.gain:+d}"))
    return tuple(found)


def _sentence(event: Event, names: tuple[str, ...], options: TroyesOptions) -> str:
    if isinstance(event, DieUsed):
        return ""
    if isinstance(event, GainsOwed):
        if not event.owed:
            return ""
        return words(f"{V}.then", what=f"@troyes_dice.prompt.{OWED_TOPICS[event.owed[0][0]]}")
    values = dict(log.values(event, options))
    if isinstance(values.get("seat"), int):
        values["seat"] = names[int(values["seat"])]
    return words(f"troyes_dice.log.{method_name(type(event))}", **values)
