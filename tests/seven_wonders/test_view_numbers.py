"""A city's numbers tell why they have changed: each thing in the treasury by itself, and the columns."""

from __future__ import annotations

from game.seven_wonders.moves import Sell
from game.seven_wonders.view.numbers import listed, numbers
from game.seven_wonders.view.sight import CITY, PURSE
from tests.numbers import play_until, tip
from tests.seated import Sit

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
