"""Days in words, as the present language writes them."""

from __future__ import annotations

import time

from game.ui.locale import words

DAY = 86_400_000


def day(milliseconds: int, now: int | None = None, *, clock: bool = False, short: bool = False) -> str:
    """The day of a moment; dashes for one that no calendar has.

    *now*: the present moment; None: the computer's. *clock*: the time too if it is today. *short*: no year.
    """
    now = int(time.time() * 1000) if now is None else now
    try:
        then, today = time.localtime(milliseconds / 1000), time.localtime(now / 1000)
        yesterday = time.localtime((now - DAY) / 1000)
    except (OverflowError, ValueError, OSError):
        return "--"
    if then[:3] == today[:3]:
        at = f"{then.tm_hour:02}:{then.tm_min:02}"
        return words("scenes.dates.today_at", time=at) if clock else words("scenes.dates.today")
    if then[:3] == yesterday[:3]:
        return words("scenes.dates.yesterday")
    month = words(f"scenes.dates.month.{then.tm_mon}")
    form = "short" if short else "day"
    return words(f"scenes.dates.{form}", day=then.tm_mday, month=month, year=then.tm_year)
