"""Cards on their shelves, six on each."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.entry_shelves import STEP, Shelves
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look
from tests.scenes.volume import COIN

MANY = tuple(replace(COIN, id=str(number), title=f"Coin {number}") for number in range(40))
HIGH = 4 * STEP[1] + 3


def shelves(chosen: str = "0", met: frozenset[str] = frozenset()) -> tuple[Shelves, list[int]]:
    told: list[int] = []
    return Shelves((6, 60, 388, HIGH), MANY, met, chosen, told.append), told


def picture(one: Shelves) -> bytes:
    canvas = Canvas()
    one.draw(canvas, Look())
    return pixels_of(canvas.surface)


def test_a_click_chooses() -> None:
    one, told = shelves()
    one.activate(("shelves", 7))
    assert told == [7]


def test_they_scroll_by_whole_shelves_to_the_last_one() -> None:
    one, _ = shelves()
    assert one.highest == 3 * STEP[1], "seven shelves, four of them seen"
    for _ in range(5):
        one.pointer(Pointer("wheel", 50, 100, wheel=-1))
        assert one.offset % STEP[1] == 0
    assert one.offset == one.highest
    one.command(Command("home"), ("shelves", 0))
    assert one.offset == 0


def test_what_the_keys_come_to_is_brought_up() -> None:
    one, _ = shelves()
    one.reveal(("shelves", 39))
    assert one.offset == one.highest
    one.reveal(("shelves", 12))
    assert one.offset == 2 * STEP[1]
    spots = {spot.id: spot.rect for spot in one.spots()}
    assert one.rect.contains(spots["shelves", 12])


def test_the_chosen_card_is_lifted_and_what_was_met_is_ticked() -> None:
    assert picture(shelves()[0]) != picture(shelves("3")[0])
    assert picture(shelves()[0]) != picture(shelves(met=frozenset({"5"}))[0])


def test_empty_shelves_say_why() -> None:
    one, _ = shelves()
    one.entries = ()
    nothing = picture(one)
    one.entries = MANY
    assert nothing != picture(one)
    assert one.highest > 0
