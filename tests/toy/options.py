from __future__ import annotations

from typing import Literal

from game.core.options import Options
from game.core.reason import Reason


class AuctionOptions(Options, frozen=True, kw_only=True):
    rounds: Literal[2, 3] = 3
    gifts: bool = True

    def problem(self) -> Reason | None:
        return None if 2 <= self.seats <= 4 else Reason("auction.reason.seats")


OPTIONS = AuctionOptions
