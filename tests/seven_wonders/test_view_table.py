"""Cards and cities that are pointed at: what frees what, and whose city lies in the middle."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.choice import Choice
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import COLOURS, tables
from game.seven_wonders.view import pieces, slivers, tableau
from game.seven_wonders.view.places import NAMED, strips
from game.seven_wonders.view.sight import BUILT, CITY, HAND
from game.seven_wonders.view.table import TableView
from game.tabletop.draft import Draft
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.digits import big_width
from game.ui.locale import TEXTS, languages, words
from tests.seven_wonders.table import give, n, table

NAMES = ("Ada", "Bea", "Cai")
PLATES = ("brown", "blue", "yellow", "red", "green", "purple", "black", "white")
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


def test_a_long_name_falls_to_small_print_then_loses_words_then_letters() -> None:
    TEXTS.switch("en")
    text.set_large(True)
    assert slivers.shortened("Clay Pool", 100) == ("Clay Pool", text.SMALL)
    assert slivers.shortened("Clay Pool", text.width("Clay Pool", text.TIGHT)) == ("Clay Pool", text.TIGHT)
    assert slivers.shortened("Clay Pool", text.width("Clay", text.TIGHT)) == ("Clay", text.TIGHT)
    short, size = slivers.shortened("Scriptorium", 40)
    assert short.endswith(".")
    assert "Scriptorium".startswith(short[:-1])
    assert text.width(short, size) <= 40
    text.set_large(False)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("wide", [56, 65])
@pytest.mark.parametrize("high", [22, 28, slivers.WHOLE])
def test_a_built_card_with_a_picture_has_its_whole_name(
    language: str, large: bool, wide: int, high: int
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    too_wide, cut, bare = set(), set(), set()
    for card, what in enumerate(tables().ids):
        found = slivers.title(card, wide, high)
        too_wide |= {line for line in found.lines if text.width(line, found.size) > wide - 4}
        if joined(found.lines) != joined((pieces.short_name(what),)):
            cut.add(what)
        if not found.field.w:
            bare.add(what)
    text.set_large(False)
    TEXTS.switch("en")
    assert not too_wide
    assert not cut
    assert len(bare) <= 3, "few names take the room of the symbol, too"
    assert high < slivers.WHOLE or not bare, "none of the card that is pointed at"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("wide", [56, 65])
def test_however_many_cards_stand_in_a_column_none_covers_the_name_or_symbol_of_another(
    language: str, large: bool, wide: int
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    column = (10, 69, wide, 85)
    for count in range(1, 16):
        boxes = strips(column, count)
        assert len(boxes) == count
        assert not [one for one, other in itertools.combinations(boxes, 2) if one.colliderect(other)]
        assert pygame.Rect(column).contains(boxes[0].unionall(boxes))
        named = boxes[0].w == wide
        assert boxes[0].h >= (text.real_size(text.TIGHT) - 1 if named else slivers.LEAST), count
        assert named or count > 5
        if named:
            print_of = {slivers.title(card, wide, boxes[0].h).size for card in range(9)}
            assert max(map(text.real_size, print_of)) <= boxes[0].h + 1
    text.set_large(False)
    TEXTS.switch("en")


def test_what_is_only_a_tile_comes_to_the_front_with_its_name() -> None:
    state = table(3, age=3)
    give(state, 0, *(what for what, card in tables().number.items() if card < tables().cards and blue(card)))
    view, picture = looked_at(state)
    found = tableau.standing(view.see(picture))
    (tile,) = {box.w for box in found.values()}
    assert tile < NAMED
    column = tableau.columns(state)[1]
    for box in found.values():
        whole = slivers.whole(box, column, 154)
        assert (whole.x, whole.w, whole.h, whole.bottom <= 154) == (column.x, column.w, slivers.WHOLE, True)


def blue(card: int) -> bool:
    return COLOURS[tables().colour[card]] == "blue"


def test_three_cards_of_a_column_have_pictures_and_so_whole_names() -> None:
    assert {box.h for box in strips((10, 69, 56, 85), 3)} <= {22, 23, 24}


def joined(lines: Sequence[str]) -> str:
    """A name without the places where it is broken."""
    return "".join(line.removesuffix("-") for line in lines).replace(" ", "")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_plate_over_a_column_has_a_word_of_the_language(language: str, large: bool) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    text.cut.clear()
    for colour in PLATES:
        for worth in (4, 24):
            label, _ = tableau.headed(colour, 56 - 7 - big_width(worth))
            assert label in (
                words(f"seven_wonders.column.{colour}"),
                words(f"seven_wonders.column.{colour}_short"),
            )
    text.set_large(False)
    TEXTS.switch("en")
    assert not text.cut
