"""What is chosen seat by seat, such as a wonder and its side."""

from __future__ import annotations

from game import registry
from game.core.options import BySeat
from game.scenes.seat_choice import Pictures, SeatChoiceScene, called, picture
from game.scenes.set_up import SetUpScene
from game.ui.locale import TEXTS, languages
from tests.scenes.desk import Desk

GAME = "seven_wonders"
META = registry.meta(GAME)
CHOICE = BySeat("boards", ("giza_a", "giza_b", "rhodos_a"))


class Asked:
    """A sheet to choose from, and what was chosen."""

    def __init__(self, desk: Desk, now: str = "", others: tuple[str, ...] = ()) -> None:
        self.chosen: list[str] = []
        self.scene = SeatChoiceScene(GAME, META, CHOICE, now, others, self.chosen.append)
        desk.show_scene(self.scene)

    @property
    def pictures(self) -> Pictures:
        found = self.scene.form.widget("value")
        assert isinstance(found, Pictures)
        return found


def test_every_value_is_shown_and_that_it_may_be_drawn(desk: Desk) -> None:
    asked = Asked(desk, "giza_b")
    assert asked.pictures.values == ("", *CHOICE.values)
    assert asked.pictures.values[asked.pictures.chosen] == "giza_b"


def test_a_click_takes_a_value(desk: Desk) -> None:
    asked = Asked(desk)
    desk.click_on(("value", 3))
    assert asked.chosen == ["rhodos_a"]
    assert desk.app.scene is not asked.scene


def test_keys_take_one_too_and_escape_none(desk: Desk) -> None:
    asked = Asked(desk, "giza_a")
    asked.scene.form.focus(("value", 1))
    desk.key("right", "confirm")
    assert asked.chosen == ["giza_b"]
    asked = Asked(desk, "giza_a")
    desk.key("cancel")
    assert asked.chosen == []


def test_what_another_has_cannot_be_had_nor_its_other_side(desk: Desk) -> None:
    asked = Asked(desk, "rhodos_a", ("giza_a", ""))
    assert asked.pictures.taken == (False, True, True, False)
    desk.click_on(("value", 2))
    assert asked.chosen == []


def test_a_value_that_there_is_no_more_counts_as_drawn(desk: Desk) -> None:
    assert Asked(desk, "petra_a").pictures.chosen == 0


def test_every_wonder_has_a_picture_and_a_name_of_its_own(desk: Desk) -> None:
    kind = registry.options_type(GAME)
    choice = kind(seats=4, wonders="chosen", leaders=True).by_seat()  # type: ignore[call-arg]
    assert choice is not None
    assert all(picture(META, value) is not None for value in choice.values)
    assert picture(META, "") is None
    for language in languages():
        TEXTS.switch(language)
        names = {called(GAME, choice.field, value) for value in ("", *choice.values)}
        assert len(names) == len(choice.values) + 1
    TEXTS.switch("en")
    assert not TEXTS.missing


def test_a_wonder_is_chosen_for_a_chair_and_sits_with_it_at_the_table(desk: Desk) -> None:
    page = SetUpScene(desk.cabinet, GAME)
    desk.show_scene(page)
    page.set_seats(4)
    page._change(wonders="chosen")
    desk.rest(2)
    desk.click_on(("place", 2))
    asked = desk.app.scene
    assert isinstance(asked, SeatChoiceScene)
    desk.click_on(("value", asked.values.index("giza_b")))
    assert page.options.boards == ("", "", "giza_b", "")  # type: ignore[attr-defined]
    page._leave(1)
    assert page.options.boards == ("", "giza_b", "")  # type: ignore[attr-defined]
    page.begin()
    again = SetUpScene(desk.cabinet, GAME)
    assert again.company.values == page.company.values
    assert again.options == page.options


def test_nothing_lies_there_to_be_chosen_while_wonders_are_drawn(desk: Desk) -> None:
    page = SetUpScene(desk.cabinet, GAME)
    desk.show_scene(page)
    assert not [
        widget for widget in page.form.widgets if isinstance(widget.id, tuple) and widget.id[0] == "place"
    ]
