"""What a table of My City is opened with."""

from __future__ import annotations

from game.core.options import Options
from game.core.reason import Reason

FEWEST, MOST = 2, 4


class MyCityOptions(Options, frozen=True, kw_only=True):
    """The number of seats; the repeatable ("eternal") mode is played."""

    def problem(self) -> Reason | None:
        if FEWEST <= self.seats <= MOST:
            return None
        return Reason("my_city.reason.seats", {"fewest": FEWEST, "most": MOST})
