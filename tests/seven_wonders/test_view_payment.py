"""How a payment is told: how many coins to whom, in words where there is room, by badges elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.choice import Choice
from game.seven_wonders.rules import RULES
from game.seven_wonders.view import TableView, payment
from game.seven_wonders.view.payment import long_label, receivers, way_label
from game.seven_wonders.view.sight import Sight
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from tests.seven_wonders.table import give, n
from tests.seven_wonders.test_view import rich_table

ADEPTS = ("Ada", "Adept 1", "Adept 2")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    TEXTS.switch("en")
    text.cut.clear()
    yield
    text.set_large(False)
    TEXTS.switch("en")


def held(card: str = "palace", *built: str) -> tuple[TableView, Sight]:
    """A card that can be paid for in many ways is held, and these lie listed."""
    state = rich_table()
    give(state, 0, *built)
    view = TableView(state.options, ADEPTS)
    draft = Draft(Choice(RULES.moves(state, 0)))
    draft = draft.turn(card=state.hands[0].index(n(card)), listing=True)
    return view, view.see(Picture(state, 0, RULES.asks(state)[0], draft))


def test_a_way_to_pay_says_how_many_coins_go_to_whom() -> None:
    _, sight = held()
    assert sight.taken is not None
    said = [long_label(sight, sight.taken, way) for way in range(len(sight.taken.ways))]
    assert said[:2] == ["Pay 10 to Adept 2", "Pay 2 to Adept 1 and 8 to Adept 2"]


def test_a_chip_shows_each_receiver_by_itself_not_by_the_first_letter_of_the_name() -> None:
    _, sight = held()
    assert sight.taken is not None
    assert way_label(sight.taken, 1) == ""
    assert receivers(sight, sight.taken, 1) == [(1, 2), (2, 8)]


def test_a_way_without_coins_has_a_word() -> None:
    _, sight = held("palace", "lumber_yard", "ore_vein", "loom_1", "press_1", "glassworks_1")
    assert sight.taken is not None
    assert (way_label(sight.taken, 0), long_label(sight, sight.taken, 0)) == ("own", "own")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_listed_ways_have_room(language: str, large: bool) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    view, sight = held()
    assert sight.listing
    view.draw(Canvas(), sight)
    assert not text.cut
    assert sight.taken is not None
    assert len(payment.list_boxes(sight.taken)) == len(sight.taken.ways)
