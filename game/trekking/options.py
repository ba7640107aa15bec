"""What a table of Trekking Through History is opened with."""

from __future__ import annotations

from typing import Literal

from game.core.options import Options
from game.core.reason import Reason

MAX_SEATS = 4


class TrekkingOptions(Options, frozen=True, kw_only=True):
    """One seat plays solo against the automated rival, whose level the other seat numbers ignore."""

    setup: Literal["chosen", "first_game"] = "chosen"
    trek_table: Literal["mat", "scan"] = "mat"
    time_warp: bool = False
    rival: Literal["easy", "normal", "hard", "expert"] = "normal"

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def parties(self) -> int:
        """Everybody with a watch: the seats, and the rival of a solo game."""
        return 2 if self.seats == 1 else self.seats

    def problem(self) -> Reason | None:
        if not 1 <= self.seats <= MAX_SEATS:
            return Reason("trekking.reason.seats", {"least": 1, "most": MAX_SEATS})
        return None

    def idle(self, name: str) -> Reason | None:
        return Reason("trekking.reason.rival_is_for_one") if name == "rival" and not self.solo else None


OPTIONS = TrekkingOptions
