"""What a table of 7 Wonders is opened with."""

from __future__ import annotations

from typing import Literal

from game.core.options import BySeat, Options
from game.core.reason import Reason

TEAM_SEATS = (4, 6, 8)
BASE = ("alexandria", "babylon", "ephesos", "giza", "halikarnassos", "olympia", "rhodos")
WITH_CITIES = ("byzantium", "petra")
WITH_LEADERS = ("abu_simbel", "roma")
SIDES = ("a", "b")


class SevenWondersOptions(Options, frozen=True, kw_only=True):
    """*cities*, *leaders*: the two boxes; *teams*: neighbours play in pairs (seats 0 and 1, 2 and 3, ...).

    *wonders*: boards are drawn, or those of *boards* are given out seat by seat (an empty one is drawn), or
    each player gets two and keeps a side of one.
    """

    seats: int = 4
    cities: bool = True
    leaders: bool = False
    teams: bool = False
    wonders: Literal["drawn", "chosen", "draft"] = "drawn"
    boards: tuple[str, ...] = ()

    def problem(self) -> Reason | None:
        if not 2 <= self.seats <= 8:
            return Reason("seven_wonders.reason.seats")
        if self.seats == 8 and not self.cities:
            return Reason("seven_wonders.reason.eight_need_cities")
        if self.teams and self.seats not in TEAM_SEATS:
            return Reason("seven_wonders.reason.teams_seats")
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """The wonders in the box."""
        more = (WITH_CITIES if self.cities else ()) + (WITH_LEADERS if self.leaders else ())
        return tuple(sorted(BASE + more))

    @property
    def boxed(self) -> bool:
        """Whether there is a box beside the base game."""
        return self.leaders or self.cities

    def by_seat(self) -> BySeat | None:
        if self.wonders != "chosen":
            return None
        return BySeat("boards", tuple(f"{name}_{side}" for name in self.names for side in SIDES))

    @property
    def given(self) -> dict[int, str]:
        """The boards agreed on, by seat (R93): none of a box left out, and of each wonder only the first."""
        choice = self.by_seat()
        found: dict[int, str] = {}
        for seat, board in enumerate(self.boards[: self.seats]):
            wonders = {other.rpartition("_")[0] for other in found.values()}
            if choice is not None and board in choice.values and board.rpartition("_")[0] not in wonders:
                found[seat] = board
        return found

    @property
    def parties(self) -> int:
        """Cities at the table: the Free City joins two players (R40)."""
        return max(self.seats, 3)

    @property
    def hand(self) -> int:
        """Cards dealt to each city at the start of an age (R04, R62, R80)."""
        return self.turns + 1

    @property
    def turns(self) -> int:
        """Turns of an age: the last card is not played."""
        return 7 if self.cities and self.seats < 8 else 6


OPTIONS = SevenWondersOptions
