"""The plates of the two neighbours: prices and wars can be read without pointing at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import TableView, neighbours, side_tips
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import TEXTS, languages
from tests.seven_wonders.table import cities, give

NAMES = ("Ada", "Bea", "Cai")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    TEXTS.switch("en")
    yield
    text.set_large(False)
    TEXTS.switch("en")


def read(monkeypatch: pytest.MonkeyPatch, state: SevenWondersState) -> list[str]:
    """All that the plates of the neighbours say, words and large numbers."""
    found: list[str] = []
    line = text.line

    def told(canvas: Canvas, words: str, *rest: Any, **more: Any) -> int:
        found.append(words)
        return line(canvas, words, *rest, **more)

    def counted(canvas: Canvas, number: object, *rest: Any, **more: Any) -> None:
        found.append(str(number))
        big(canvas, number, *rest, **more)

    with monkeypatch.context() as patched:
        patched.setattr(text, "line", told)
        patched.setattr("game.seven_wonders.view.neighbours.big", counted)
        view = TableView(state.options, NAMES)
        neighbours.draw(Canvas(), view.see(Picture(state, 0)), NAMES)
    return found


def test_a_price_is_a_number_and_a_dock_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    state = cities()
    give(state, 0, "clandestine_dock_west")
    found = read(monkeypatch, state)
    assert (found.count("For sale"), found.count("First -1:")) == (1, 1)
    assert not [said for said in found if said.endswith("-")]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_beside_the_word_for_wars_stands_what_they_have_brought(
    monkeypatch: pytest.MonkeyPatch, language: str, large: bool
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    text.cut.clear()
    state = cities()
    state.victories[1], state.defeats[1] = (2, 1, 1), 1
    state.defeats[2], state.debts[2], state.diplomacy[2] = 6, 3, 2
    found = read(monkeypatch, state)
    assert ("+9" in found, "-6" in found) == (True, True)
    assert not text.cut


def test_the_tip_of_a_neighbour_says_what_its_wars_have_brought() -> None:
    state = cities()
    state.victories[1] = (2, 1, 0)
    view = TableView(state.options, NAMES)
    told = side_tips.whole(view.see(Picture(state, 0)), 1, "left")
    assert told.body.splitlines()[-1] == "Military: 5 points"
