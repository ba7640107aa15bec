"""Days in words."""

from __future__ import annotations

import time

import pytest

from game.scenes import dates
from game.ui.locale import TEXTS


def at(*moment: int) -> int:
    """A moment of the local calendar: year, month, day, hour, minute."""
    year, month, day, hour, minute = moment
    return int(time.mktime((year, month, day, hour, minute, 0, 0, 0, -1)) * 1000)


NOW = at(2026, 5, 12, 20, 41)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ((2026, 5, 12, 8, 5), "Today"),
        ((2026, 5, 11, 23, 59), "Yesterday"),
        ((2026, 5, 10, 12, 0), "10 May 2026"),
        ((2025, 12, 1, 12, 0), "1 Dec 2025"),
    ],
)
def test_a_day_is_told_as_one_would(moment: tuple[int, ...], said: str) -> None:
    TEXTS.switch("en")
    assert dates.day(at(*moment), NOW) == said


def test_of_today_the_time_can_be_told_and_of_other_days_the_year_left_out() -> None:
    TEXTS.switch("en")
    assert dates.day(at(2026, 5, 12, 8, 5), NOW, clock=True) == "Today 08:05"
    assert dates.day(at(2026, 5, 10, 8, 5), NOW, clock=True, short=True) == "10 May"


def test_chinese_puts_the_year_first() -> None:
    TEXTS.switch("zh_TW")
    told = dates.day(at(2026, 5, 10, 8, 5), NOW)
    TEXTS.switch("en")
    assert told == "2026年 5月 10日"


@pytest.mark.parametrize("moment", [10**21, -(10**21)])
def test_a_moment_that_no_calendar_has_is_dashes(moment: int) -> None:
    assert dates.day(moment, NOW) == "--"
