"""Cards and cities that are pointed at: what frees what, and whose city lies in the middle."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from game.core.choice import Choice
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import slivers, tableau
from game.seven_wonders.view.places import strips
from game.seven_wonders.view.sight import BUILT, CITY, HAND
from game.seven_wonders.view.table import TableView
from game.tabletop.draft import Draft
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.locale import TEXTS
from tests.seven_wonders.table import give, n, table

NAMES = ("Ada", "Bea", "Cai")
ALTAR, TEMPLE = n("altar"), n("temple")


def looked_at(state: SevenWondersState) -> tuple[TableView, Picture[SevenWondersState]]:
    view, ask = TableView(state.options, NAMES), RULES.asks(state)[0]
    return view, Picture(state, 0, ask, Draft(Choice(RULES.moves(state, 0))))


def test_a_building_is_linked_to_the_card_that_it_frees() -> None:
    state = table(3, age=2, hand=("temple", "walls", "walls"))
    give(state, 0, "altar", "barracks")
    view, picture = looked_at(state)
    assert tableau.freed(view.see(picture)) == {TEMPLE: 1 << ALTAR}
    give(state, 0, "temple")
    assert tableau.freed(view.see(replace(picture))) == {}, "what stands already needs no link"


def test_a_city_that_was_clicked_stays_in_the_middle_so_that_its_cards_can_be_asked_about() -> None:
    state = table(3)
    give(state, 1, "altar")
    view, picture = looked_at(state)
    clicked = view.press((CITY, 1), view.see(picture))
    assert isinstance(clicked, Redraft)
    kept = replace(picture, draft=clicked.draft)
    assert view.see(kept).shown == 1
    (tip,) = [spot.tip for spot in view.spots(view.see(kept)) if spot.id == (BUILT, ALTAR)]
    assert tip is not None
    for spot in ((CITY, 1), (CITY, 0), (HAND, 0)):
        back = view.press(spot, view.see(kept))
        assert isinstance(back, Redraft)
        assert view.see(replace(kept, draft=back.draft)).shown == 0
    back = view.command("cancel", view.see(kept))
    assert isinstance(back, Redraft)
    assert view.see(replace(kept, draft=back.draft)).shown == 0


def test_the_more_stand_in_a_column_the_less_is_seen_of_each_picture_but_titles_stay() -> None:
    column = (10, 69, 65, 85)
    for count in range(1, 6):
        boxes = strips(column, count)
        assert all(box.h >= slivers.BAND for box in boxes)
        assert all(one.bottom <= other.top for one, other in pairwise(boxes))
        assert boxes[-1].bottom <= 69 + 85
    assert strips(column, 2)[0].h > strips(column, 4)[0].h


def test_a_long_name_loses_words_then_letters() -> None:
    TEXTS.switch("en")
    assert slivers.shortened("Clay Pool", 100) == "Clay Pool"
    assert slivers.shortened("Clay Pool", text.width("Clay", text.SMALL)) == "Clay"
    short = slivers.shortened("Scriptorium", 40)
    assert short.endswith(".")
    assert "Scriptorium".startswith(short[:-1])
    assert text.width(short, text.SMALL) <= 40
