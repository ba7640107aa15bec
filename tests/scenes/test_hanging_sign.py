"""The sign with the buttons of a result: at the upper left, from top to bottom, all inside."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scenes import hanging_sign
from game.scenes.hanging_sign import WIDE, X, Y, height
from game.tabletop.views import Press
from game.ui.widgets.button import Button


def buttons(count: int, heard: list[object]) -> list[Button]:
    presses = [Press(number, f"{number}", "g" if number == 1 else "w") for number in range(count)]
    sign, *found = hanging_sign.widgets(presses, heard.append)
    assert sign.spots() == []
    assert sign.rect.topleft == (X, Y)
    assert sign.rect.size == (WIDE, height(count))
    assert all(sign.rect.contains(button.rect) for button in found)
    return [button for button in found if isinstance(button, Button)]


@pytest.mark.parametrize("count", range(1, 8))
def test_all_hang_on_it_one_below_the_other(count: int) -> None:
    found = buttons(count, [])
    assert [button.id for button in found] == [("button", number) for number in range(count)]
    assert all(one.rect.bottom < two.rect.top for one, two in pairwise(found))
    assert found[-1].rect.bottom < 180, "above the ledger of ten rows"


def test_a_press_says_which() -> None:
    heard: list[object] = []
    found = buttons(3, heard)
    found[1].activate(found[1].id)
    assert heard == [1]
    assert found[1].ramp == "g"
