"""The note on a plan: its price, all that it sets off, what it changes in the score."""

from __future__ import annotations

import pygame

from game.core.rules import Event, method_name
from game.tabletop.told import explained
from game.troyes_dice import log
from game.troyes_dice.events import DieUsed, GainsOwed
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import OWED_TOPICS
from game.troyes_dice.view import sentences, uses
from game.troyes_dice.view.places import place
from game.troyes_dice.view.reasons import reasons
from game.troyes_dice.view.sight import BUILDING, CITIZENS, RESOURCE, USE, Sight
from game.ui import tooltip
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words

V = "troyes_dice.view.tip"
SHOWING = (USE, BUILDING, RESOURCE, CITIZENS, "button")
"""Kinds of spots at which the note is shown: not while somebody looks at the wheel beneath it."""
ROOM = 100
"""The height that most notes take."""


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The note lies on the wheel, above the list, so that the sheet stays in view."""
    here = sight.picture.here
    shown = here is None or (isinstance(here, tuple) and here[0] in SHOWING)
    if sight.open or not shown or not sight.deciding:
        return
    found = note(sight, names)
    if found is not None:
        tooltip.draw(canvas, found, place("note"))


def written(sight: Sight) -> list[pygame.Rect]:
    """Where the note lies or, once something is chosen, may come to lie."""
    if not sight.deciding or sight.choice is None:
        return []
    at, wide = place("note"), tooltip.WIDEST
    return [pygame.Rect(at.centerx - wide // 2, at.y - ROOM, wide, ROOM - 4)]


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
