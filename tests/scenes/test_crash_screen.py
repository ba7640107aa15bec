"""After an unforeseen error: what happened, where the report lies, and whether anything is lost."""

from __future__ import annotations

import pytest

from game.core.reason import Reason
from game.scenes.crash_screen import CrashScreen
from game.ui.locale import words
from tests.scenes.desk import Desk

REASON = Reason("scenes.table.seat", {"n": 7})
LOST = Reason("store.unsaved.full")


def test_it_tells_what_happened_and_that_the_game_is_kept(desk: Desk) -> None:
    desk.show_scene(CrashScreen(REASON, None))
    assert desk.told() == f"{words('scenes.table.seat', n=7)} {words('scenes.crash_screen.kept')}"


def test_it_does_not_promise_what_is_not_so(desk: Desk) -> None:
    desk.show_scene(CrashScreen(REASON, LOST))
    assert words("scenes.crash_screen.kept") not in desk.told()
    assert desk.told().endswith(words(LOST.key))


@pytest.mark.parametrize("key", ["confirm", "cancel"])
def test_either_key_puts_it_away_and_the_program_goes_on(desk: Desk, key: str) -> None:
    below = desk.app.scene
    desk.show_scene(CrashScreen(REASON, None))
    desk.key(key)
    assert desk.app.scene is below
    assert desk.app.running
