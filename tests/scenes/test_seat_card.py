"""A chair's card: what can be done with it by mouse and keys, what it says of whom."""

from __future__ import annotations

import pytest

from game.ai.bot import LEVELS
from game.core.players import Ai, Person
from game.scenes.gaming_table import SMALL, WIDE
from game.scenes.seat_card import Deeds, SeatCard, Sitter, called, plays, stars
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, words
from game.ui.pixels import blank, pixels_of
from game.ui.widgets.base import Look

WEN = Ai("master", "wen")
SITTER = Sitter(WEN, 3, 61, "Wen")


class Done(list[tuple[object, ...]]):
    """What a card asked for."""

    def deeds(self) -> Deeds:
        return Deeds(
            lambda chair: self.append(("choose", chair)),
            lambda chair, by: self.append(("step", chair, by)),
            lambda chair: self.append(("leave", chair)),
            lambda chair, at: self.append(("drop", chair, at)),
        )


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


@pytest.fixture
def done() -> Done:
    return Done()


def card(done: Done, sitter: Sitter | None = SITTER) -> SeatCard:
    return SeatCard(2, (100, 50, *SMALL), sitter, done.deeds())


def press(widget: SeatCard, *at: tuple[int, int]) -> None:
    """Press at the first place, move along, let go at the last."""
    widget.pointer(Pointer("pressed", *at[0], 1))
    for place in at[1:]:
        widget.pointer(Pointer("moved", *place))
    widget.pointer(Pointer("released", *at[-1], 1))


@pytest.mark.parametrize(
    ("name", "deed"), [("less", ("step", 2, -1)), ("more", ("step", 2, 1)), ("leave", ("leave", 2))]
)
def test_the_small_buttons_do_what_they_show(done: Done, name: str, deed: tuple[object, ...]) -> None:
    widget = card(done)
    press(widget, widget.minis()[name].center)
    assert done == [deed]


def test_a_click_on_the_card_asks_who_sits_there(done: Done) -> None:
    press(card(done), (180, 80))
    press(card(done, None), (180, 80))
    assert done == [("choose", 2)] * 2


def test_a_card_is_dragged_and_dropped_and_no_click(done: Done) -> None:
    widget = card(done)
    widget.pointer(Pointer("pressed", 180, 80, 1))
    widget.pointer(Pointer("moved", 300, 90))
    assert widget.dragged == (300, 90)
    widget.pointer(Pointer("released", 310, 90, 1))
    assert done == [("drop", 2, (310, 90))]
    assert widget.dragged is None


def test_a_hand_that_trembles_drags_nothing_and_a_free_chair_stays(done: Done) -> None:
    press(card(done), (180, 80), (182, 81))
    press(card(done, None), (180, 80), (300, 90))
    assert done == [("choose", 2)] * 2


@pytest.mark.parametrize(
    ("key", "deed"),
    [
        ("rotate_right", ("step", 2, 1)),
        ("rotate_left", ("step", 2, -1)),
        ("delete", ("leave", 2)),
        ("erase", ("leave", 2)),
    ],
)
def test_keys_do_the_same(done: Done, key: str, deed: tuple[object, ...]) -> None:
    widget = card(done)
    assert widget.command(Command(key), widget.id)
    assert done == [deed]
    assert not widget.command(Command("left"), widget.id)


def test_stars_are_counted_in_halves() -> None:
    drawn = set()
    for count in range(2 * len(LEVELS) + 1):
        canvas = Canvas(blank((60, 12), "p4"))
        stars(canvas, 2, 2, count)
        drawn.add(pixels_of(canvas.surface))
    assert len(drawn) == 2 * len(LEVELS) + 1


def test_a_character_says_how_it_plays_and_a_plain_ai_what_its_level_does() -> None:
    assert plays(WEN) == words("cast.wen.plays")
    assert plays(Ai("master")) == words("scenes.set_up.plain_master")
    assert plays(Ai("master", "somebody else")) == words("scenes.set_up.plain_master")


def test_who_plays_alone_is_you() -> None:
    assert called(Person("Ada"), True) == words("scenes.set_up.you")
    assert called(Person("Ada"), False) == "Ada"
    assert called(WEN, True) == "Wen"


def picture(widget: SeatCard, look: Look) -> bytes:
    canvas = Canvas(blank((320, 160), "k2"))
    widget.draw(canvas, look)
    return pixels_of(canvas.surface)


def test_a_wide_card_tells_how_often_a_person_has_won(done: Done) -> None:
    pictures = {
        picture(SeatCard(0, (20, 20, *WIDE), Sitter(Person("Ada"), 0, 50, "You", won), done.deeds()), Look())
        for won in ((0, 0), (0, 3), (2, 3))
    }
    assert len(pictures) == 3


def test_it_looks_otherwise_for_everybody_and_when_pointed_at(done: Done) -> None:
    sitters = (None, Sitter(WEN, 3, 61, "Wen"), Sitter(WEN, 3, None, "Wen"), Sitter(WEN, 4, 61, "Wen"))
    pictures = [
        picture(card(done, sitter), look) for sitter in sitters for look in (Look(), Look(("chair", 2)))
    ]
    assert len(set(pictures)) == len(pictures)
