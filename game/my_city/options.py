"""What a table of My City is opened with."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.options import Options
from game.core.reason import Reason
from game.my_city.campaign import EPISODES

FEWEST, MOST = 2, 4


class MyCityOptions(Options, frozen=True, kw_only=True, omit_defaults=True):
    """Seats and mode: repeatable ("eternal"), one episode in a city made up for it, or all of a campaign.

    *episode*: for the mode of that name only. A journal names what differs from the defaults, and the seats.
    """

    seats: int = msgspec.field(default_factory=lambda: FEWEST)  # a plain default would be left out
    mode: Literal["eternal", "episode", "campaign"] = "eternal"
    episode: int = 1

    def problem(self) -> Reason | None:
        if not FEWEST <= self.seats <= MOST:
            return Reason("my_city.reason.seats", {"fewest": FEWEST, "most": MOST})
        if not 1 <= self.episode <= EPISODES:
            return Reason("my_city.reason.episode", {"fewest": 1, "most": EPISODES})
        return None

    def idle(self, name: str) -> Reason | None:
        if name == "episode" and self.mode != "episode":
            return Reason("my_city.reason.episode_is_for_one")
        return None


OPTIONS = MyCityOptions
