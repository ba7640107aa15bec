"""The chips for all AIs, and the one button that begins."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pygame

from game.ai.bot import LEVELS
from game.scenes.company import MIXES
from game.scenes.set_up import ALL
from game.scenes.set_up_buttons import HEAD, BeginButton, Chip, LevelHead, LevelName, all_ais
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words
from game.ui.pixels import blank, pixels_of
from game.ui.widgets.base import Look, Widget


def picture(widget: Widget, look: Look) -> bytes:
    canvas = Canvas(blank((220, 80), "k2"))
    widget.draw(canvas, look)
    return pixels_of(canvas.surface)


def test_a_head_for_each_level_shows_whether_all_are_of_it() -> None:
    heads = [
        LevelHead("x", (10, 10, *HEAD), level, lambda: None, lit=lit, tip=Tip(level), even=even)
        for level in LEVELS
        for lit in (False, True)
        for even in (False, True)
    ]
    pictures = {picture(head, look) for head in heads for look in (Look(), Look("x"))}
    assert len(pictures) == 8 * len(LEVELS)


def test_a_chip_shows_whether_they_are_a_mixture() -> None:
    chips = [Chip("x", (10, 10, 62, 17), "Mixed", lambda: None, lit=lit) for lit in (False, True)]
    assert len({picture(chip, look) for chip in chips for look in (Look(), Look("x"))}) == 4


def test_both_do_what_they_are_for() -> None:
    done: list[str] = []
    Chip("x", (10, 10, 62, 17), "Mixed", lambda: done.append("chip")).activate("x")
    BeginButton("y", (10, 10, 188, 48), "Start", "", lambda: done.append("begin"), enabled=True).activate("y")
    assert done == ["chip", "begin"]


def test_what_cannot_begin_is_not_green() -> None:
    buttons = [
        BeginButton("y", (10, 10, 188, 48), "Start", "2 players", lambda: None, enabled=enabled)
        for enabled in (False, True)
    ]
    looks = (Look(), Look("y"), Look("y", by_keys=True))
    assert len({picture(button, look) for button in buttons for look in looks}) >= 5
    assert not buttons[0].spots()[0].enabled


def test_all_ais_have_one_row_in_which_everything_has_room() -> None:
    done: list[str] = []
    presses = {mix: partial(done.append, mix) for mix in MIXES}
    tips = {level: Tip(level) for level in LEVELS}
    shuffle, clear = (partial(done.append, name) for name in ("shuffle", "clear"))
    row = all_ais(ALL, "adept", presses, shuffle, clear, tips, "rookie")
    assert all(pygame.Rect(ALL).contains(widget.rect) for widget in row)
    assert not [
        pair for pair in combinations([widget.rect for widget in row], 2) if pair[0].colliderect(pair[1])
    ]
    assert [widget.level for widget in row if isinstance(widget, LevelHead) and widget.lit] == ["adept"]
    assert [widget.level for widget in row if isinstance(widget, LevelHead) and widget.even] == ["rookie"]
    assert [widget.name for widget in row if isinstance(widget, LevelName)] == [words("ai.level.adept")]
    assert not [widget for widget in row if isinstance(widget, Chip) and widget.lit]
    for widget in row:
        widget.activate(widget.id)
    assert set(done) == {*MIXES, "shuffle", "clear"}
