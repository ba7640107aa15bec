"""A text field: who writes into it, and how what is written is changed."""

from __future__ import annotations

import pygame
import pytest

from game.ui import clipboard, text
from game.ui.actions import Command, Pointer, Typed
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.form import Form
from game.ui.pixels import pixels_of
from game.ui.widgets.button import Button
from game.ui.widgets.field import TextField


class Sheet:
    """Two fields one above the other, a button below, and a person at them."""

    def __init__(self, value: str = "Ada", most: int = 12) -> None:
        self.heard: list[str] = []
        self.name = TextField("name", (10, 10, 100, 17), value, self.heard.append, most=most)
        self.other = TextField("other", (10, 40, 100, 17), "", self.heard.append)
        self.gone = self.begun = 0
        button = Button("go", (10, 70, 60, 19), "Go", self._begin)
        self.form = Form([self.name, self.other, button], cancel=self._leave)

    def _begin(self) -> None:
        self.begun += 1

    def _leave(self) -> None:
        self.gone += 1

    def press(self, *names: str, shift: bool = False) -> None:
        for name in names:
            self.form.handle(Command(name, shift=shift))

    def write(self, words: str, composing: bool = False) -> None:
        self.form.handle(Typed(words, composing))

    def point(self, at: tuple[int, int]) -> None:
        self.form.handle(Pointer("moved", *at))

    def click(self, at: tuple[int, int], shift: bool = False) -> None:
        self.form.handle(Pointer("pressed", *at, button=1, shift=shift))
        self.form.handle(Pointer("released", *at, button=1))

    def look(self) -> bytes:
        canvas = Canvas(size=(130, 100))
        self.form.draw(canvas)
        return pixels_of(canvas.surface)

    def at(self, letters: int) -> tuple[int, int]:
        """The place behind so many letters of the name."""
        return 15 + text.width(self.name.value[:letters]), 18


NAME, OTHER, BUTTON, NOWHERE = (100, 18), (100, 48), (20, 78), (125, 95)


@pytest.fixture
def sheet() -> Sheet:
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    return Sheet()


# ---------------------------------------------------------------------- who writes into it


def test_pointing_at_a_field_is_not_writing_into_it(sheet: Sheet) -> None:
    sheet.point(NAME)
    assert not sheet.form.typing
    sheet.write("x")
    assert sheet.name.value == "Ada"


def test_a_clicked_field_is_written_into_wherever_the_mouse_goes(sheet: Sheet) -> None:
    sheet.click(NAME)
    for place in (OTHER, BUTTON, NOWHERE):
        sheet.point(place)
        sheet.write("x")
        sheet.press("left", "right")
    sheet.form.handle(Pointer("gone"))
    sheet.write("y")
    assert (sheet.name.value, sheet.other.value) == ("Adaxxxy", "")


@pytest.mark.parametrize("place", [OTHER, BUTTON, NOWHERE])
def test_a_click_elsewhere_ends_the_writing(sheet: Sheet, place: tuple[int, int]) -> None:
    sheet.click(NAME)
    sheet.click(place)
    assert sheet.form.writing == ("other" if place == OTHER else None)
    sheet.write("x")
    assert sheet.name.value == "Ada"


def test_keys_lead_into_a_field_and_out_of_it(sheet: Sheet) -> None:
    sheet.form.focus("name")
    assert sheet.form.writing == "name"
    sheet.press("down")
    assert sheet.form.writing == "other"
    sheet.press("down")
    assert not sheet.form.typing


def test_keys_go_on_from_the_field_written_into_not_from_what_the_mouse_lies_on(sheet: Sheet) -> None:
    sheet.click(NAME)
    sheet.point(BUTTON)
    sheet.press("down")
    assert sheet.form.current == "other"


def test_a_confirmation_in_a_field_is_meant_for_the_form(sheet: Sheet) -> None:
    sheet.form.focus("name")
    sheet.press("confirm")
    assert sheet.begun == 0, "which has no default yet"
    sheet.form.default = "go"
    sheet.press("confirm")
    assert sheet.begun == 1


def test_a_field_that_goes_is_written_into_no_more(sheet: Sheet) -> None:
    sheet.click(NAME)
    sheet.name.visible = False
    sheet.form.refresh()
    assert not sheet.form.typing


def test_a_field_shows_that_it_is_written_into(sheet: Sheet) -> None:
    plain = sheet.look()
    sheet.form.focus("name")
    assert sheet.look() != plain


# ---------------------------------------------------------------------- input methods


def test_a_field_shows_what_an_input_method_composes_without_taking_it(sheet: Sheet) -> None:
    sheet.form.focus("name")
    before = sheet.look()
    sheet.write("ㄍㄨ", composing=True)
    assert sheet.look() != before
    sheet.press("cancel", "erase", "left", "select_all", "paste")
    assert (sheet.gone, sheet.heard) == (0, [])
    sheet.write("國")
    assert sheet.heard == ["Ada國"]


@pytest.mark.parametrize("way", ["click elsewhere", "walk away", "let go"])
def test_half_a_word_does_not_outlast_the_writing(sheet: Sheet, way: str) -> None:
    sheet.click(NAME)
    sheet.write("ㄍㄨ", composing=True)
    if way == "click elsewhere":
        sheet.click(BUTTON)
    elif way == "walk away":
        sheet.press("down", "up")
    else:
        sheet.form.let_go()
    sheet.form.focus("name")
    sheet.press("erase", "cancel")
    assert (sheet.name.value, sheet.gone) == ("Ad", 1)


def test_the_caret_stands_where_the_input_method_has_it(sheet: Sheet) -> None:
    sheet.form.focus("name")
    behind = 15 + text.width("Ada")
    assert sheet.form.caret_box == (behind, 10, 1, 17)
    sheet.form.handle(Typed("ㄍㄨ", composing=True))
    assert sheet.form.caret_box == (15 + text.width("Adaㄍㄨ"), 10, 1, 17)
    sheet.form.handle(Typed("ㄍㄨ", composing=True, place=1))
    assert sheet.form.caret_box == (15 + text.width("Adaㄍ"), 10, 1, 17)
    sheet.press("cancel", "confirm")
    assert (sheet.gone, sheet.begun) == (0, 0)
    sheet.form.write(None)
    assert sheet.form.caret_box is None


@pytest.mark.parametrize("letter", ["\u05d0", "\u0639", "\U0001f600", "\u0e01"])
def test_a_letter_that_no_font_has_is_refused_and_the_field_says_so(sheet: Sheet, letter: str) -> None:
    sheet.form.focus("name")
    sheet.write(letter)
    assert (sheet.heard, sheet.form.complaint != "") == ([], True)
    assert sheet.form.tip == Tip(sheet.form.complaint)
    sheet.write("y")
    assert (sheet.name.value, sheet.form.complaint) == ("Aday", "")
    sheet.write(letter * 2)
    sheet.press("erase")
    assert (sheet.name.value, sheet.form.complaint) == ("Ada", "")


# ---------------------------------------------------------------------- changing what is written


def test_a_field_takes_letters_and_edits_them() -> None:
    sheet = Sheet("Ad", most=6)
    sheet.form.focus("name")
    sheet.write("a")
    sheet.press("home", "delete", "end", "left", "erase")
    sheet.write("國\u2713\n")
    sheet.write("12345678")
    assert sheet.name.value == "國1234a"
    assert sheet.heard[-1] == sheet.name.value


def test_a_click_puts_the_caret_between_the_nearest_letters(sheet: Sheet) -> None:
    for letters in range(4):
        sheet.click(sheet.at(letters))
        assert (sheet.name.caret, sheet.name.anchor) == (letters, letters)


def test_what_is_dragged_over_is_selected_and_written_over(sheet: Sheet) -> None:
    sheet.form.handle(Pointer("pressed", *sheet.at(1), button=1))
    sheet.form.handle(Pointer("moved", *sheet.at(3)))
    sheet.form.handle(Pointer("released", *sheet.at(3), button=1))
    assert sheet.name.selection == (1, 3)
    sheet.write("nn")
    assert sheet.name.value == "Ann"


def test_shift_selects_with_keys_and_clicks(sheet: Sheet) -> None:
    sheet.form.focus("name")
    sheet.press("left", shift=True)
    assert sheet.name.selection == (2, 3)
    sheet.press("home", shift=True)
    assert sheet.name.selection == (0, 3)
    sheet.press("right")
    assert sheet.name.selection == (3, 3), "an arrow alone goes to the end of what was selected"
    sheet.press("home")
    sheet.click(sheet.at(2), shift=True)
    assert sheet.name.selection == (0, 2)


def test_all_is_selected_copied_cut_and_pasted(sheet: Sheet) -> None:
    sheet.form.focus("name")
    plain = sheet.look()
    sheet.press("select_all")
    assert sheet.look() != plain
    sheet.press("copy")
    assert clipboard.get() == "Ada"
    sheet.press("cut")
    assert (sheet.name.value, sheet.heard) == ("", [""])
    sheet.press("paste", "paste")
    assert sheet.name.value == "AdaAda"


def test_what_is_pasted_is_cut_to_what_fits_and_can_be_shown(sheet: Sheet) -> None:
    clipboard.put("one\ntwo\u200b" + "x" * 50_000)
    sheet.form.focus("name")
    sheet.press("select_all", "paste")
    assert sheet.name.value == "onetwoxxxxxx"


@pytest.mark.parametrize("name", ["erase", "delete"])
def test_what_is_selected_is_erased_at_once(sheet: Sheet, name: str) -> None:
    sheet.form.focus("name")
    sheet.press("select_all", name)
    assert sheet.name.value == ""
    sheet.press("erase", "delete")
    assert sheet.heard == [""]


def test_an_empty_clipboard_or_selection_changes_nothing(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "get", lambda: "")
    sheet.form.focus("name")
    sheet.press("copy", "cut", "paste")
    assert sheet.heard == []
