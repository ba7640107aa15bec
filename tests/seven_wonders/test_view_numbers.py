"""A city's numbers tell why they have changed: each thing in the treasury by itself, and the columns."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from game.seven_wonders.moves import Sell
from game.seven_wonders.view import TableView, news, wonder
from game.seven_wonders.view.numbers import ABOVE, listed, numbers, printed
from game.seven_wonders.view.sight import CITY, COLOUR, PURSE
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import pixels_of
from tests.numbers import play_until, tip
from tests.seated import Sit
from tests.seven_wonders.table import give, table

COINS = (PURSE, "coin")
AMONG_AIS = ("Ada", "ai:random", "ai:random")


def test_a_card_discarded_for_coins_is_told_of_the_coins(sit: Sit) -> None:
    seated = sit(AMONG_AIS)
    start = numbers(seated.scene.session.showing.now, 0)[COINS]
    play_until(seated, lambda move: isinstance(move, Sell))
    told = tip(seated, COINS).gains
    assert any(gain == 3 and said.startswith("Ada discards") for gain, said in told)
    assert sum(gain for gain, _ in told) == numbers(seated.scene.session.showing.now, 0)[COINS]
    assert told[-1][0] == start, "the coins that the board gave"


def test_what_a_neighbour_pays_is_told_with_what_it_built(sit: Sit) -> None:
    seated = sit(AMONG_AIS, seed=8)
    told: set[tuple[int, str]] = set()
    for _ in range(5):
        play_until(seated, lambda move: True)
        told |= set(tip(seated, COINS).gains)
    paid = [gain for gain, said in told if said.endswith("paying 2 to Ada.")]
    assert paid == [2]


def test_the_tip_of_the_own_balance_lists_what_has_changed_each_number_once(sit: Sit) -> None:
    seated = sit(AMONG_AIS)
    play_until(seated, lambda move: isinstance(move, Sell))
    picture = seated.scene.picture()
    found = tip(seated, (CITY, 0)).gains
    assert found == listed(picture.gained, picture.state)
    names = [said for _, said in found]
    assert len(names) == len(set(names))
    assert "Coins" in names


def test_of_another_city_in_the_middle_nothing_is_told(sit: Sit) -> None:
    seated = sit(AMONG_AIS)
    play_until(seated, lambda move: isinstance(move, Sell))
    assert tip(seated, COINS).gains
    seated.click_on((CITY, 1))
    assert tip(seated, COINS).gains == ()


def test_the_tip_of_a_rival_lists_what_its_moves_have_brought_it_each_number_once(sit: Sit) -> None:
    seated = sit(AMONG_AIS)
    before = numbers(seated.scene.session.showing.now, 1)
    play_until(seated, lambda move: isinstance(move, Sell))
    seated.point(seated.spot((CITY, 1)))
    found = dict((said, gain) for gain, said in tip(seated, (CITY, 1)).gains)
    after = numbers(seated.scene.session.showing.now, 1)
    assert found.get("Coins", 0) == after[COINS] - before[COINS]
    assert found.get("Score now", 0) == after[PURSE,] - before[PURSE,]


@pytest.mark.parametrize("leaders", [False, True])
def test_no_change_hides_the_number_that_it_speaks_of_however_large(leaders: bool) -> None:
    state = table(3, coins=47, cities=True, leaders=leaders)
    give(state, 0, "palace", "town_hall", "senate", "fortifications", "arsenal", "siege_workshop", "circus")
    state.debts[0], state.diplomacy[0], state.victories[0] = 12, 10, (2, 2, 2)
    view, found = TableView(state.options, ("Ada", "Bea", "Cai")), printed(state, 0)
    assert set(found) == set(numbers(state, 0)) - {(PURSE,)}
    gains = {spot: -10 for spot in found}
    shown, plain = Canvas(), Canvas()
    view.draw(plain, view.see(Picture(state, 0)))
    view.draw(shown, view.see(Picture(state, 0, gained=gains)))
    for spot, box in found.items():
        assert pixels_of(shown.surface.subsurface(box)) == pixels_of(plain.surface.subsurface(box)), spot
        above = box.move(0, -ABOVE)
        assert pixels_of(shown.surface.subsurface(above)) != pixels_of(plain.surface.subsurface(above)), spot
    assert all(not one.colliderect(other) for one, other in itertools.combinations(found.values(), 2))


def test_beside_the_own_coins_their_change_has_a_place_and_the_points_have_one() -> None:
    state = table(3, coins=9)
    give(state, 0, "palace")
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    sight = view.see(Picture(state, 0, gained={COINS: 3, (PURSE,): 9, (COLOUR, 1): 8}))
    assert news.own_numbers(sight) == (("coin", 6, 9), ("laurel", 2, 11))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_word_for_wars_stands_in_the_treasury_whatever_the_print(
    monkeypatch: pytest.MonkeyPatch, language: str, large: bool
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    drawn: list[str] = []
    line = text.line

    def noted(canvas: Canvas, words: str, *rest: Any, **more: Any) -> int:
        drawn.append(words)
        return line(canvas, words, *rest, **more)

    state = table(3, coins=47, cities=True)
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    with monkeypatch.context() as patched:
        patched.setattr(text, "line", noted)
        wonder.draw(Canvas(), view.see(Picture(state, 0)))
    assert words("seven_wonders.view.wars") in drawn
    text.set_large(False)
    TEXTS.switch("en")
