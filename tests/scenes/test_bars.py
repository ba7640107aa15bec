"""The two rails: what they say is drawn, and a click lands on the button that is drawn there."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise

import pytest

from game.scenes import bars
from game.tabletop.views import Heading, Press
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import TEXTS
from game.ui.pixels import SIZE, pixels_of
from game.ui.widgets.base import Look
from tests.scenes.desk import Desk

NO_LOOK = Look(None, False, None, None)


@pytest.fixture(autouse=True)
def screen(desk: Desk) -> None:
    """Letters and signs need a window."""
    TEXTS.switch("en")


def drawn(widget: bars.TopBar | bars.PromptBar) -> bytes:
    canvas = Canvas()
    widget.draw(canvas, NO_LOOK)
    return pixels_of(canvas.surface)


def test_the_top_bar_shows_title_chips_and_how_many_rounds_have_begun() -> None:
    headings = [
        Heading(),
        Heading([(None, "Autumn")]),
        Heading([("icons/book", "Autumn")]),
        Heading([], 3, 1),
        Heading([], 3, 2),
        Heading([], 3, 3),
        Heading([], 8, 2),
    ]
    pictures = [drawn(bars.TopBar("Auction", "b", lambda found=heading: found)) for heading in headings]  # type: ignore[misc]
    assert len(set(pictures)) == len(headings)
    assert drawn(bars.TopBar("Bazaar", "b", lambda: headings[0])) != pictures[0]


def test_the_prompt_bar_shows_whose_turn_it_is_and_turns_red_for_what_cannot_be_done() -> None:
    plain = drawn(bars.PromptBar(lambda: "Bid", lambda: None, lambda: False))
    seats = [drawn(bars.PromptBar(lambda: "Bid", lambda n=n: n, lambda: False)) for n in (0, 1)]  # type: ignore[misc]
    wrong = drawn(bars.PromptBar(lambda: "Bid", lambda: None, lambda: True))
    assert len({plain, *seats, wrong}) == 4


def test_words_too_long_for_the_prompt_bar_end_before_its_buttons() -> None:
    said = "A very long sentence about what there is to be done. " * 4
    bar = bars.PromptBar(lambda: said, lambda: None, lambda: False)
    bar.right = 300
    canvas = Canvas()
    bar.draw(canvas, NO_LOOK)
    empty = bars.PromptBar(lambda: "", lambda: None, lambda: False)
    empty.right = 300
    beneath = Canvas()
    empty.draw(beneath, NO_LOOK)
    beside = (295, bars.PROMPT_Y, SIZE[0] - 295, bars.BOTTOM)
    assert pixels_of(canvas.surface.subsurface(beside)) == pixels_of(beneath.surface.subsurface(beside))


def test_buttons_of_the_prompt_bar_stand_at_its_right_end_the_last_one_rightmost() -> None:
    pressed: list[Hashable] = []
    presses = [
        Press("pass", "Pass"),
        Press("bid", "Bid", "g", tip="All in"),
        Press("no", "No", enabled=False),
    ]
    buttons, left = bars.prompt_buttons(presses, pressed.append)
    boxes = [button.rect for button in buttons]
    assert [button.id for button in buttons] == [("button", press.id) for press in presses]
    assert boxes[-1].right == SIZE[0] - 6
    assert all(one.right < other.left for one, other in pairwise(boxes))
    assert boxes[0].left == left
    assert [button.enabled for button in buttons] == [True, True, False]
    buttons[1].activate(buttons[1].id)
    assert pressed == ["bid"]
    assert buttons[1].tip == Tip("Bid", "All in")
    assert bars.prompt_buttons([], pressed.append) == ([], SIZE[0] - 6)


def test_a_click_where_a_tool_is_drawn_uses_that_tool(desk: Desk) -> None:
    used: list[str] = []
    tools = (("log", "icons/list", "a.log"), ("hint", "icons/lens", "a.hint"))
    form = desk.app.scene.form
    form.add(
        *bars.tool_buttons(tools, used.append, Tip), bars.back_button(lambda: used.append("back"), Tip("b"))
    )
    desk.app.step([], 0.1)
    desk.click(SIZE[0] - 30, 9)
    desk.click(SIZE[0] - 10, 9)
    desk.click(9, 9)
    assert used == ["log", "hint", "back"]
    assert form.widget("hint").tip == Tip("a.hint")
