"""What a table of Troyes Dice is opened with."""

from __future__ import annotations

from typing import Literal

from game.core.options import Options
from game.core.reason import Reason

MOST_SEATS = 10


class TroyesOptions(Options, frozen=True, kw_only=True):
    """*numbering*: 1 to 6; a rolled start, rising or falling; any order. *feasts*: Feasts & Plunder.

    *nimble*: by how much one influence moves a die beside the feast of nimble hands: 1 or 2, or exactly 2.
    """

    seats: int = 1
    numbering: Literal["first", "rolled", "expert"] = "first"
    feasts: bool = False
    nimble: Literal["up_to", "exact"] = "up_to"

    def problem(self) -> Reason | None:
        if not 1 <= self.seats <= MOST_SEATS:
            return Reason("troyes_dice.reason.seats", {"most": MOST_SEATS})
        return None

    def idle(self, name: str) -> Reason | None:
        return (
            Reason("troyes_dice.reason.nimble_is_a_feast") if name == "nimble" and not self.feasts else None
        )


OPTIONS = TroyesOptions
