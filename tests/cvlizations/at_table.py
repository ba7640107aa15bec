"""Playing on at a table of CVlizations on the screen, and reading what lies there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.core.chance import FastChance
from game.cvlizations.rules import RULES
from game.cvlizations.view.places import row
from game.ui.pixels import pixels_of
from tests.seated import Seated

Until = Callable[[Any, Any], bool]


def play_on(seated: Seated, steps: int, until: Until = lambda state, ask: True) -> None:
    """At least so many random answers given straight to the core, until somebody is asked what is wanted."""
    chance = FastChance(random.Random(4))
    table = seated.table
    while asks := table.asks():
        if steps <= 0 and until(table.state, asks[0]):
            break
        table.answer(asks[0].seat, RULES.sample(table.state, asks[0].seat, chance))
        steps -= 1
    seated.scene.session.look(table.asks()[0].seat)
    seated.scene.session.open_curtain()
    seated.scene.invalidate()
    seated.app.step([], 0.5)


def topic(*names: str) -> Until:
    """Somebody is asked about one of these topics."""
    return lambda state, ask: ask.topic in names


def hand(order: int) -> tuple[int, int]:
    """The middle of a card of the hand."""
    box = row("hand")[order]
    return box.centerx, box.centery


def chosen(seated: Seated) -> dict[str, int]:
    assert seated.scene.session.draft.choice is not None
    return dict(seated.scene.session.draft.choice.chosen)


def painted(seated: Seated, box: Any) -> bytes:
    return pixels_of(seated.app.canvas.surface.subsurface(box))
