"""What a table of 7 Wonders is opened with."""

from __future__ import annotations

from game.core.options import Options
from game.core.reason import Reason

TEAM_SEATS = (4, 6, 8)


class SevenWondersOptions(Options, frozen=True, kw_only=True):
    """*cities*, *leaders*: the two boxes; *teams*: neighbours play in pairs (seats 0 and 1, 2 and 3, ...)."""

    seats: int = 4
    cities: bool = True
    leaders: bool = False
    teams: bool = False

    def problem(self) -> Reason | None:
        if not 2 <= self.seats <= 8:
            return Reason("seven_wonders.reason.seats")
        if self.seats == 8 and not self.cities:
            return Reason("seven_wonders.reason.eight_need_cities")
        if self.teams and self.seats not in TEAM_SEATS:
            return Reason("seven_wonders.reason.teams_seats")
        return None

    @property
    def parties(self) -> int:
        """Cities at the table: the Free City joins two players (R40)."""
        return max(self.seats, 3)

    @property
    def hand(self) -> int:
        """Cards dealt to each city at the start of an age (R04, R62, R80)."""
        return 8 if self.cities and self.seats < 8 else 7

    @property
    def turns(self) -> int:
        """Turns of an age."""
        return self.hand - 1


OPTIONS = SevenWondersOptions
