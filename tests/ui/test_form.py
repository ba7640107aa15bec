"""Forms and widgets: the same by mouse and by keys."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame
import pytest

from game.ui import palette, text, tooltip
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.form import Form
from game.ui.pixels import SIZE, name_of, pixels_of
from game.ui.widgets.button import Button, State, ToolButton, inks_of, paint_button
from game.ui.widgets.choice import Options, Slider, Stepper, Switch, Tabs
from game.ui.widgets.dialog import Dialog, DialogButton
from game.ui.widgets.panel import Label, Panel, Paragraph, Picture, Progress
from game.ui.widgets.scroll import ListBox, ScrollArea
from game.ui.widgets.toast import Toasts


class Heard(list[Any]):
    """Remembers what a callback was called with."""

    def __call__(self, *values: Any) -> None:
        self.append(values[0] if values else None)


@pytest.fixture
def heard() -> Heard:
    return Heard()


def click(form: Form, at: tuple[int, int]) -> None:
    for kind in ("moved", "pressed", "released"):
        form.handle(Pointer(kind, *at, button=0 if kind == "moved" else 1))


def press(form: Form, *names: str) -> None:
    for name in names:
        form.handle(Command(name))


def look(form: Form) -> bytes:
    canvas = Canvas(ink="p4")
    form.draw(canvas)
    form.draw_tip(canvas)
    return pixels_of(canvas.surface)


def test_a_button_answers_to_click_and_confirmation(heard: Heard) -> None:
    form = Form([Button("go", (10, 10, 60, 19), "Go", lambda: heard("go"))])
    click(form, (20, 20))
    press(form, "confirm", "hurry")
    assert heard == ["go"] * 3


def test_a_release_elsewhere_does_not_press(heard: Heard) -> None:
    form = Form([Button("go", (10, 10, 60, 19), "Go", heard)])
    form.handle(Pointer("pressed", 20, 20, 1))
    form.handle(Pointer("released", 200, 200, 1))
    assert heard == []


def test_a_disabled_button_can_be_reached_but_not_pressed(heard: Heard) -> None:
    form = Form([Button("go", (10, 10, 60, 19), "Go", heard, enabled=False)])
    click(form, (20, 20))
    press(form, "confirm")
    assert form.current == "go"
    assert heard == []


@pytest.mark.parametrize("ramp", list("wgroybtv"))
@pytest.mark.parametrize("state", ["normal", "hover", "down", "focus", "off"])
def test_a_buttons_letters_stand_out_in_every_state(ramp: str, state: State) -> None:
    """Three to one, which is asked of large print; light letters cast a dark shadow as well."""
    canvas = Canvas()
    paint_button(canvas, (10, 10, 60, 19), ramp, state)
    ink, _ = inks_of(ramp, state)
    bodies = {canvas.surface.get_at((x, 20))[:3] for x in range(14, 66)}
    (body,) = {name for name in palette.names() if palette.colour(name) in bodies}
    assert palette.contrast(ink, body) >= 3


def test_every_state_of_a_button_looks_different() -> None:
    form = Form([Button("go", (10, 10, 60, 19), "Go"), Button("no", (100, 10, 60, 19), "No")])
    pictures = [look(form)]
    form.handle(Pointer("moved", 20, 20))
    pictures.append(look(form))
    form.handle(Pointer("pressed", 20, 20, 1))
    pictures.append(look(form))
    form.handle(Pointer("released", 300, 300, 1))
    form.focus("go")
    pictures.append(look(form))
    form.widget("go").enabled = False
    form.handle(Pointer("gone"))
    pictures.append(look(form))
    assert len(set(pictures)) == len(pictures)


def test_confirming_nothing_gives_the_default_and_escape_cancels(heard: Heard) -> None:
    form = Form(
        [Button("ok", (10, 10, 60, 19), "OK", lambda: heard("ok"))],
        default="ok",
        cancel=lambda: heard("cancel"),
    )
    press(form, "confirm", "cancel")
    assert heard == ["ok", "cancel"]


def test_places_of_a_table_are_walked_and_chosen_like_widgets(heard: Heard) -> None:
    form = Form([Button("pass", (200, 10, 60, 19), "Pass", group="buttons")])
    cells = [Spot(("cell", n), pygame.Rect(10 + 22 * n, 10, 22, 22), "board") for n in range(3)]
    form.add_places(lambda: cells, heard)
    click(form, (40, 20))
    press(form, "right", "confirm")
    assert heard == [("cell", 1), ("cell", 2)]
    press(form, "next")
    assert form.current == "pass"


AROUND = [(160 * x, 70 * y) for x in range(4) for y in range(5) if (x, y) not in ((1, 2), (2, 2))]


def test_a_form_tells_when_the_current_spot_changes(heard: Heard) -> None:
    form = Form([Button("a", (10, 10, 60, 19)), Button("b", (100, 10, 60, 19))])
    form.on_move(heard)
    form.handle(Pointer("moved", 20, 20))
    form.handle(Pointer("moved", 21, 20))
    press(form, "right")
    form.handle(Pointer("moved", 300, 300))
    assert heard == ["a", "b"]


def test_a_tooltip_comes_after_a_while_and_goes_with_the_spot() -> None:
    form = Form([Button("go", (10, 40, 60, 19), "Go", tip=Tip("Go", "Goes."))])
    form.handle(Pointer("moved", 20, 45))
    assert form.wait == pytest.approx(0.4)
    form.update(0.3)
    assert form.tip is None
    form.update(0.2)
    assert form.tip == Tip("Go", "Goes.")
    assert form.wait is None
    form.handle(Pointer("moved", 300, 300))
    assert form.tip is None


def test_a_used_button_keeps_its_tooltip_back_until_the_spot_is_left(heard: Heard) -> None:
    form = Form([Button("go", (10, 40, 60, 19), "Go", heard, tip=Tip("Go", "Goes."))])
    click(form, (20, 45))
    form.update(1.0)
    assert form.tip is None
    assert form.wait is None
    form.handle(Command("detail"))
    assert form.tip == Tip("Go", "Goes.")
    form.handle(Pointer("moved", 300, 300))
    form.handle(Pointer("moved", 20, 45))
    form.update(1.0)
    assert form.tip == Tip("Go", "Goes.")


@pytest.mark.parametrize("action", [Pointer("pressed", 20, 45, 3), Command("detail")])
def test_a_tooltip_comes_at_once_when_asked_for(action: Action) -> None:
    form = Form([Button("go", (10, 40, 60, 19), "Go", tip=Tip("Go"))])
    form.focus("go")
    form.handle(action)
    assert form.tip == Tip("Go")


@pytest.mark.parametrize("corner", [(0, 0), (630, 0), (0, 350), (630, 350)])
def test_a_tooltip_stays_on_the_screen_and_off_its_target(corner: tuple[int, int]) -> None:
    target = pygame.Rect(*corner, 10, 10)
    box, _ = tooltip.place(Tip("標題", "一段相當長的說明文字，會換行。" * 4), target)
    assert pygame.Rect((0, 0), SIZE).contains(box)
    assert not box.colliderect(target)


def test_a_tooltip_in_a_column_lies_beside_it_and_in_a_row_above_it() -> None:
    """Nothing that one may want to press next lies under it."""
    tip = Tip("Continue", "No game has been begun yet.")
    column = [pygame.Rect(252, 146 + 29 * number, 136, 23) for number in range(4)]
    row = [pygame.Rect(100 + 60 * number, 200, 50, 20) for number in range(4)]
    for boxes, wanted in ((column, "right"), (row, "above")):
        for target in boxes[1:3]:
            others = [box for box in boxes if box != target]
            box, side = tooltip.place(tip, target, [others])
            assert side == wanted
            assert box.collidelist(boxes) < 0


def test_a_tooltip_at_the_right_edge_lies_at_the_left() -> None:
    column = [pygame.Rect(500, 100 + 20 * number, 130, 19) for number in range(5)]
    assert tooltip.place(Tip("Continue"), column[2], [[*column[:2], *column[3:]]])[1] == "left"


def test_a_tooltip_amid_others_on_all_sides_lies_above() -> None:
    grid = [pygame.Rect(80 * x, 40 * y, 80, 40) for x in range(8) for y in range(9)]
    target = grid.pop(40)
    assert tooltip.place(Tip("Continue", "No game has been begun yet."), target, [grid, grid])[1] == "above"


def test_a_tooltip_lies_over_its_neighbours_rather_than_over_what_is_pressed_next_only_if_it_must() -> None:
    """The last switch of a column has the button that begins below it, and room at the left."""
    tip = Tip("Friendly game", "Anything can be undone, even after a reveal.")
    switches = [pygame.Rect(590, 50 + 57 * number, 40, 15) for number in range(4)]
    begin = pygame.Rect(448, 284, 188, 48)
    assert tooltip.place(tip, switches[3], [switches[:3], [*switches[:3], begin]])[1] == "left"
    crowd = pygame.Rect(0, 0, 586, 360)
    box, side = tooltip.place(tip, switches[3], [switches[:3], [*switches[:3], begin, crowd]])
    assert side == "below"
    assert box.collidelist(switches) < 0


def test_the_button_that_goes_on_is_covered_by_a_neighbours_tooltip_last_of_all() -> None:
    """The group and everything else lie all around: the tip lies over them, and leaves the default alone."""
    tip = Tip("Friendly game", "Anything can be undone, even after a reveal.")
    crowd = [Button(f"crowd {at}", (x, y, 150, 60), "") for at, (x, y) in enumerate(AROUND)]
    here = Button("here", (300, 170, 40, 15), "", tip=tip)
    for begin in ((250, 100, 140, 48), (250, 200, 140, 48), (360, 150, 140, 48), (140, 150, 140, 48)):
        form = Form([*crowd, Button("begin", begin, ""), here], default="begin")
        form.focus("here")
        form.handle(Command("detail"))
        bare, told = Canvas(), Canvas()
        form.draw(bare)
        form.draw(told)
        form.draw_tip(told)
        assert form.tip == tip
        changed = [pixels_of(canvas.surface.subsurface(begin).copy()) for canvas in (bare, told)]
        assert changed[0] == changed[1], begin


def test_a_switch_turns_by_click_and_arrow(heard: Heard) -> None:
    form = Form([Switch("s", (10, 10), False, heard)])
    click(form, (15, 15))
    press(form, "left", "left", "confirm")
    assert heard == [True, False, True]


def test_a_slider_moves_by_drag_wheel_and_keys(heard: Heard) -> None:
    form = Form([Slider("s", (10, 10, 102, 15), 50, heard)])
    form.handle(Pointer("pressed", 31, 15, 1))
    form.handle(Pointer("moved", 300, 200))
    form.handle(Pointer("released", 300, 200, 1))
    form.handle(Pointer("moved", 20, 15))
    form.handle(Pointer("wheel", 20, 15, wheel=-1))
    press(form, "left", "home", "left", "end")
    assert heard == [20, 100, 90, 80, 0, 100]


def test_one_of_several_options_is_chosen(heard: Heard) -> None:
    form = Form([Options("o", (10, 10), ["one", "two", "three"], 0, heard)])
    form.focus(("o", 0))
    press(form, "confirm", "right", "confirm", "right", "confirm")
    assert heard == [1, 2]


def test_a_stepper_stops_at_its_ends_or_wraps(heard: Heard) -> None:
    form = Form([Stepper("s", (10, 10, 100, 17), ["a", "b"], 0, heard)])
    click(form, (15, 15))
    click(form, (105, 15))
    click(form, (105, 15))
    press(form, "left", "left")
    form.widget("s").wrap = True  # type: ignore[attr-defined]
    press(form, "left")
    assert heard == [1, 0, 1]


def test_tabs_turn_pages(heard: Heard) -> None:
    form = Form([Tabs("t", (24, 34), ["one", "two"], 0, heard)])
    click(form, (60, 34 + 34 + 10))
    press(form, "up", "confirm")
    assert heard == [1, 0]


def test_a_list_scrolls_to_the_row_reached_by_keys(heard: Heard) -> None:
    rows = ListBox("l", (10, 10, 100, 64), [str(n) for n in range(20)], heard)
    form = Form([rows])
    form.focus(("l", 0))
    press(form, *["down"] * 9, "confirm")
    assert heard == [9]
    assert rows.offset == 16 * 10 - 64


def test_a_list_is_as_wide_as_its_box_until_it_needs_a_bar() -> None:
    assert ListBox("l", (10, 10, 100, 64), ["a"] * 4).inner_width == 100
    assert ListBox("l", (10, 10, 100, 64), ["a"] * 5).inner_width < 100


def test_the_lines_of_an_entry_are_marked_together() -> None:
    rows = ListBox("l", (0, 0, 100, 64), ["a", "b", "c"], chosen=1, entries=[0, 0, 1])
    canvas = Canvas(size=(100, 64), ink="p4")
    Form([rows]).draw(canvas)
    inks = [name_of(canvas.surface.get_at_mapped((90, 8 + 16 * row))) for row in range(3)]
    assert inks == ["b2", "b2", "p4"]


def test_a_list_scrolls_by_wheel_and_bar_and_never_too_far(heard: Heard) -> None:
    rows = ListBox("l", (10, 10, 100, 64), [str(n) for n in range(20)], heard)
    form = Form([rows])
    form.handle(Pointer("wheel", 20, 20, wheel=1))
    assert rows.offset == 0
    form.handle(Pointer("wheel", 20, 20, wheel=-1))
    assert rows.offset == 28
    form.handle(Pointer("pressed", 105, 15, 1))
    form.handle(Pointer("moved", 105, 500))
    assert rows.offset == rows.highest
    form.handle(Pointer("released", 105, 500, 1))
    click(form, (20, 70))
    assert heard == [19]


class Scroll(ScrollArea):
    """Something long to read."""

    def content_height(self) -> int:
        return 400


def test_what_is_long_is_read_with_the_keys() -> None:
    page = Scroll("t", (10, 10, 100, 60))
    form = Form([page])
    press(form, "down", "down")
    assert page.offset == 14
    press(form, "end")
    assert page.offset == page.highest


def test_a_drag_ends_where_the_mouse_is_let_go_even_beside_the_picture(heard: Heard) -> None:
    slider, page = Slider("s", (10, 10, 102, 15), 50, heard), Scroll("t", (10, 40, 100, 60))
    form = Form([slider, page])
    for at, further in (((60, 17), (110, 17)), ((105, 45), (105, 99))):
        form.handle(Pointer("pressed", *at, 1))
        form.handle(Pointer("released", button=1))
        kept = slider.value, page.offset
        form.handle(Pointer("moved", *further))
        assert (slider.value, page.offset) == kept


def test_another_button_does_not_end_a_drag(heard: Heard) -> None:
    slider = Slider("s", (10, 10, 102, 15), 0, heard)
    form = Form([slider])
    form.handle(Pointer("pressed", 61, 17, 1))
    form.handle(Pointer("pressed", 61, 17, 3))
    form.handle(Pointer("released", 61, 17, 3))
    form.handle(Pointer("moved", 111, 17))
    assert slider.value == 100


def test_what_is_let_go_is_neither_dragged_nor_pressed(heard: Heard) -> None:
    page, pressed = Scroll("t", (10, 10, 100, 60)), Button("b", (10, 90, 60, 19), "B", lambda: heard(1))
    form = Form([page, pressed])
    form.handle(Pointer("pressed", 105, 15, 1))
    form.let_go()
    form.handle(Pointer("moved", 105, 69))
    assert page.offset == 0
    form.handle(Pointer("pressed", 20, 95, 1))
    form.let_go()
    form.handle(Pointer("released", 20, 95, 1))
    assert heard == []


@pytest.mark.parametrize(
    ("names", "answer"), [(["confirm"], "stay"), (["right", "confirm"], "go"), (["cancel"], "stay")]
)
def test_a_dialog_is_answered_by_keys(heard: Heard, names: list[str], answer: Hashable) -> None:
    dialog = Dialog(
        "Leave?",
        "The game is saved.",
        [DialogButton("stay", "Stay"), DialogButton("go", "Go")],
        heard,
        cancel="stay",
    )
    press(dialog, *names)
    assert heard == [answer]


@pytest.mark.parametrize("large", [False, True])
def test_a_dialog_holds_all_its_words(large: bool) -> None:
    text.set_large(large)
    try:
        dialog = Dialog("t", "說明文字。" * 40, [DialogButton(n, "一個很長的答案") for n in range(3)], print)
    finally:
        text.set_large(False)
    assert pygame.Rect((0, 0), SIZE).contains(dialog.rect)
    assert all(dialog.rect.contains(widget.rect) for widget in dialog.widgets)


def test_a_list_of_whole_rows_cuts_none_wherever_it_is_scrolled_to() -> None:
    rows = ListBox("rows", (10, 10, 100, 100), [str(number) for number in range(20)], row_height=16)
    rows.show_whole_rows()
    rows.to_end()
    rows.pointer(Pointer("wheel", 20, 20, wheel=1))
    assert rows.offset == (14 - 2) * 16
    seen = [spot.rect for spot in rows.spots() if spot.rect.colliderect(rows.rect)]
    assert len(seen) == 6
    assert all(rows.rect.contains(box) for box in seen)


def test_toasts_that_find_no_room_wait_for_their_turn() -> None:
    toasts = Toasts()
    toasts.most = 1
    toasts.say("first")
    toasts.say("second")
    assert toasts.update(3.0)
    assert toasts.words == ["second"]
    assert toasts.wait == pytest.approx(2.6)
    assert toasts.update(3.0)
    assert not toasts.words


def test_toasts_go_by_themselves_and_do_not_repeat() -> None:
    toasts = Toasts()
    toasts.say("saved")
    toasts.update(2.0)
    toasts.say("saved")
    toasts.say("muted", "icons/mute")
    assert toasts.words == ["saved", "muted"]
    toasts.draw(Canvas())
    assert toasts.wait == pytest.approx(2.6)
    assert toasts.update(3.0)
    assert toasts.words == []
    assert toasts.wait is None


def test_still_widgets_draw_and_cannot_be_pointed_at() -> None:
    form = Form(
        [
            Panel("p", (0, 0, 200, 200), "paper", "Caption"),
            Label("l", (10, 20, 100, 14), lambda: "now"),
            Paragraph("t", (10, 40, 100, 60), "words " * 20),
            Picture("i", (10, 120), "icons/coin", lifted=True),
            Progress("b", (10, 150, 80, 7), 0.5),
        ]
    )
    assert len(set(look(form))) > 5
    press(form, "down")
    assert form.current is None


def test_a_hidden_widget_is_neither_drawn_nor_found(heard: Heard) -> None:
    form = Form([ToolButton("undo", (10, 10), "icons/undo", heard)])
    form.widget("undo").visible = False
    assert len(set(look(form))) == 1
    click(form, (12, 12))
    assert heard == []
