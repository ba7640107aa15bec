"""The table of CVlizations: what is drawn, what a click means, what is said."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.core.chance import FastChance
from game.cvlizations.moves import LayOrders
from game.cvlizations.rules import RULES
from game.cvlizations.view.places import row
from game.ui import text
from game.ui.locale import TEXTS
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.cvlizations.seated import NAMES, Seated, Sit

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
    seated.settle()


def topic(*names: str) -> Until:
    """Somebody is asked about one of these topics."""
    return lambda state, ask: ask.topic in names


# ---------------------------------------------------------------------- laying orders


def test_two_clicks_and_a_button_lay_one_order_face_up_and_one_face_down(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"))
    seat = seated.scene.seat
    seated.click(row("hand")[2].center)
    seated.click(row("hand")[5].center)
    assert seated.scene.choice is not None
    assert seated.scene.choice.move == LayOrders(2, 5)
    seated.click(seated.button("lay"))
    assert seated.table.state.up[seat] == 2 or seated.table.state.round > 0


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing_or_cut_and_every_pixel_is_in_the_palette(
    sit: Sit, language: str, seats: int, large: bool
) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    seated = sit(NAMES[:seats], language=language, large=large)
    for topics in (("lay",), ("steal", "take"), ("buy",)):
        play_on(seated, 12, topic(*topics))
        for spot in seated.scene.view.spots(seated.scene.picture())[::3]:
            seated.point(spot.rect.center)
        assert max(pixels_of(seated.app.canvas.surface)) < len(names())
    assert not TEXTS.missing
    assert not text.cut
