"""An option's row: a switch, words side by side, or arrows; what its value does is always to be read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scenes.option_row import OptionRow
from game.ui import text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.pixels import blank, index, pixels_of
from game.ui.widgets.base import Look

LINE = "What it does."
PLAIN = Look()


class Bench:
    """A row, and what was chosen on it."""

    def __init__(self, *values: str, chosen: int = 0, switch: bool = False, settled: bool = False) -> None:
        self.chosen: list[int] = []
        self.row = OptionRow(
            "x",
            (8, 8, 172, 57),
            "Title",
            values,
            chosen,
            LINE,
            self.chosen.append,
            switch=switch,
            settled=settled,
        )

    def press(self, x: int, y: int) -> bool:
        return self.row.pointer(Pointer("pressed", x, y, 1))

    def key(self, name: str) -> bool:
        return self.row.command(Command(name), "x")

    def picture(self, look: Look = PLAIN) -> bytes:
        canvas = Canvas(blank((188, 72), "p4"))
        self.row.draw(canvas, look)
        return pixels_of(canvas.surface)


def test_few_short_words_lie_side_by_side_and_each_is_chosen_by_a_click() -> None:
    bench = Bench("One", "Two", "Three")
    assert bench.row.side_by_side
    for number in (2, 1, 0):
        assert bench.press(*bench.row.parts()[number].center)
    assert bench.chosen == [2, 1, 0]


def test_the_words_fill_the_control_without_a_gap() -> None:
    row = Bench("One", "Two", "Three").row
    parts = row.parts()
    assert (parts[0].left, parts[-1].right) == (row.control().left, row.control().right)
    assert all(left.right == right.left for left, right in pairwise(parts))


def test_many_values_have_arrows_that_go_round() -> None:
    bench = Bench(*map(str, range(1, 25)))
    box = bench.row.control()
    assert not bench.row.side_by_side
    bench.press(box.left + 4, box.centery)
    bench.press(box.right - 4, box.centery)
    bench.press(box.right - 4, box.centery)
    assert bench.chosen == [23, 0, 1]


def test_a_click_anywhere_on_the_row_turns_a_switch() -> None:
    bench = Bench("", "", switch=True)
    assert not bench.press(20, 20), "the form takes it for a click on the spot"
    bench.row.activate("x")
    bench.row.activate("x")
    assert bench.chosen == [1, 0]


def test_left_and_right_choose_and_lead_on_at_the_ends() -> None:
    bench = Bench("One", "Two")
    assert not bench.key("left")
    assert bench.key("right")
    assert not bench.key("right")
    assert bench.key("left")
    assert bench.chosen == [1, 0]


def test_the_wheel_turns_it_too() -> None:
    bench = Bench("One", "Two", "Three")
    bench.row.pointer(Pointer("wheel", 20, 20, wheel=-1))
    assert bench.chosen == [1]


@pytest.mark.parametrize("switch", [False, True])
def test_what_is_settled_cannot_be_turned(switch: bool) -> None:
    bench = Bench("One", "Two", switch=switch, settled=True)
    bench.row.step(1)
    bench.key("right")
    bench.press(*bench.row.control().center)
    assert bench.chosen == []
    assert not bench.row.enabled


def test_it_looks_otherwise_with_each_value_settled_and_pointed_at() -> None:
    pictures = [Bench("One", "Two", chosen=chosen).picture() for chosen in (0, 1)]
    pictures += [Bench("", "", chosen=chosen, switch=True).picture() for chosen in (0, 1)]
    pictures += [Bench("One", "Two", settled=True).picture(), Bench("One", "Two").picture(Look("x"))]
    assert len(set(pictures)) == len(pictures)


def test_a_line_too_long_for_the_row_is_told() -> None:
    text.cut.clear()
    long = OptionRow("x", (8, 8, 172, 47), "Title", ("One", "Two"), 0, "words " * 20, lambda _: None)
    long.draw(Canvas(blank((188, 72), "p4")), Look())
    assert "words " * 20 in text.cut
    text.cut.clear()


@pytest.mark.parametrize(("high", "lines"), [(47, 2), (57, 3)])
def test_a_long_line_ends_above_the_next_row(high: int, lines: int) -> None:
    line = "\n".join(["Words"] * lines)
    row = OptionRow("x", (8, 8, 172, high), "Title", ("One", "Two"), 0, line, lambda _: None)
    canvas = Canvas(blank((188, 120), "p4"))
    text.cut.clear()
    row.draw(canvas, PLAIN)
    assert not text.cut
    words = {index("k3")}
    inked = [
        y for y in range(120) if words & set(pixels_of(canvas.surface.subsurface((60, y, 128, 1)).copy()))
    ]
    assert max(inked) < 8 + high - 1
    assert row.control().bottom <= min(y for y in inked if y > row.control().centery)


@pytest.mark.parametrize("switch", [False, True])
def test_why_an_option_is_settled_is_a_quiet_note_and_no_alarm(switch: bool) -> None:
    bench = Bench("One", "Two", switch=switch, settled=True)
    below = bench.picture()[188 * bench.row.control().bottom :]
    assert index("k3") in below
    assert not {index(f"r{shade}") for shade in range(6)} & set(below)
