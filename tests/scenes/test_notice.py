"""A sentence in the prompt bar that goes by itself, a long one later."""

from __future__ import annotations

import pytest

from game.scenes.notice import READING, SECONDS, Notice


def test_it_stays_long_enough_to_be_read_and_goes() -> None:
    notice = Notice()
    notice.say("No.")
    assert notice.wait == pytest.approx(SECONDS + 3 * READING)
    assert not notice.update(SECONDS)
    assert notice.words == "No."
    assert notice.update(3 * READING + 0.01)
    assert (notice.words, notice.wait) == (None, None)


def test_a_long_one_stays_longer() -> None:
    short, long = Notice(), Notice()
    short.say("No.")
    long.say("No, because of this and that.")
    assert short.wait is not None
    assert long.wait is not None
    assert long.wait > short.wait


def test_the_next_one_takes_its_place_with_time_of_its_own() -> None:
    notice = Notice()
    notice.say("No.", wrong=True)
    notice.update(SECONDS)
    notice.say("Yes")
    assert not notice.wrong
    assert not notice.update(SECONDS)
    assert notice.words == "Yes"


def test_what_is_put_away_has_gone_already() -> None:
    notice = Notice()
    assert not notice.update(10.0)
    notice.say("No.", wrong=True)
    notice.clear()
    assert not notice.wrong
    assert not notice.update(10.0)
