"""What a table of CVlizations is opened with."""

from __future__ import annotations

from typing import Literal

from game.core.options import Options
from game.core.reason import Reason


class CvlizationsOptions(Options, frozen=True, kw_only=True):
    """*two*: which rules hold for two seats. *crowded_quarry*: three quarriers still get a stone each."""

    seats: int = 3
    two: Literal["cave_freaks", "advanced"] = "cave_freaks"
    crowded_quarry: bool = True

    def problem(self) -> Reason | None:
        if not 2 <= self.seats <= 5:
            return Reason("cvlizations.reason.seats", {"least": 2, "most": 5})
        if self.two == "advanced" and self.seats != 2:
            return Reason("cvlizations.reason.advanced_is_for_two")
        return None

    def idle(self, name: str) -> Reason | None:
        return Reason("cvlizations.reason.two_is_for_two") if name == "two" and self.seats != 2 else None

    def party(self, number: int) -> str:
        return "party.cave_freaks" if self.two == "cave_freaks" else super().party(number)

    @property
    def tribes(self) -> int:
        """Tribes that lay orders: the seats', then the neutral ones."""
        if self.seats > 2:
            return self.seats
        return 4 if self.two == "advanced" else 3


OPTIONS = CvlizationsOptions
