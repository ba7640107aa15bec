"""The table of 7 Wonders: what is drawn, what a click means, what is said."""

from __future__ import annotations

import pytest

from game.seven_wonders.moves import Build, Sell
from game.seven_wonders.rules import RULES
from game.seven_wonders.view.sight import ACT, HAND
from game.ui.locale import TEXTS
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seven_wonders.seated import NAMES, Seated, Sit


def play_on(seated: Seated, turns: int) -> None:
    """A few answers of everybody given straight to the core."""
    for number in range(turns):
        for ask in seated.table.asks():
            moves = RULES.moves(seated.table.state, ask.seat)
            seated.table.answer(ask.seat, moves[number * 5 % len(moves)])
    seated.settle()


def buildable(seated: Seated) -> tuple[int, Build]:
    """The place of a card that the seat can build, and the cheapest move for it."""
    seat = seated.scene.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, Build))
    return seated.table.state.hands[seat].index(move.card), move


def test_a_click_takes_a_card_up_and_a_second_one_builds_it_the_cheapest_way(sit: Sit) -> None:
    seated = sit()
    at, move = buildable(seated)
    seated.click(seated.spot((HAND, at)))
    assert not seated.table.sealed
    seated.click(seated.spot((HAND, at)))
    assert seated.table.sealed == {0: move}


def test_a_card_taken_up_is_sold_by_the_button(sit: Sit) -> None:
    seated = sit()
    seated.click(seated.spot((HAND, 2)))
    seated.click(seated.spot((ACT, "sell")))
    assert seated.table.sealed == {0: Sell(seated.table.state.hands[0][2])}


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing_and_every_pixel_is_in_the_palette(
    sit: Sit, language: str, seats: int, large: bool
) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, large=large)
    play_on(seated, 9)
    for spot in seated.scene.view.spots(seated.scene.picture())[::3]:
        seated.point(spot.rect.center)
    assert not TEXTS.missing
    assert max(pixels_of(seated.app.canvas.surface)) < len(names())
