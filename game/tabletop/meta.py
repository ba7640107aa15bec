"""What the shelf and the set-up page say of a game: a component file, read without the game's rules.

``assets/data/<game>/meta.json``. The game's texts are found by its id: ``<game>.game.name``, ``.about`` and
so on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.core.components import Component, demand, read
from game.core.options import Choices

FILE = "meta.json"
MOST_SEATS = 10
"""As many seats have a colour and an emblem."""

Page = Literal["shelf", "daily"]


class Meta(Component, frozen=True, kw_only=True):
    """A game as its box tells it."""

    seats: tuple[int, ...]
    """The numbers of seats that a table can have, in rising order."""
    minutes: tuple[int, int]
    """How long a game takes, at least and at most."""
    weight: Literal[1, 2, 3] | None = None
    """How much there is to learn; None: unknown."""
    options: tuple[Choices, ...] = ()
    """The game's own options in the order of the set-up page, each with all its values."""
    pages: tuple[Page, ...] = ()
    """What opens from the box: a page of the game's own, its challenge of the day."""
    box: str | None = None
    """The sprite of the box; None: a plain box in the ramp's colour."""
    lettering: dict[str, str] = {}
    """The sprite of the title drawn on the box, by language; in others it is set in type."""
    by_seat: str = ""
    """The sheet of pictures of what is chosen seat by seat."""
    ramp: str
    """The letter of the colours of the box's lettering, and of a plain box."""
    accent: str = ""
    """The letter of the colours of titles above its pages; empty: as *ramp*."""


def load(path: Path) -> Meta:
    """The meta of a file; raises `BadData`."""
    meta = read(path, Meta)
    demand(meta.seats and meta.seats == tuple(sorted(set(meta.seats))), path.name, "seats: not rising")
    demand(meta.seats[0] >= 1 and meta.seats[-1] <= MOST_SEATS, path.name, f"seats: 1 to {MOST_SEATS}")
    demand(0 < meta.minutes[0] <= meta.minutes[1], path.name, "minutes: from the least to the most")
    names = [option.name for option in meta.options]
    demand(len(set(names)) == len(names), path.name, "options: one twice")
    for option in meta.options:
        demand(len(set(option.values)) > 1, path.name, f"options: {option.name}: nothing to choose")
        demand(option.default in option.values, path.name, f"options: {option.name}: a foreign default")
    return meta
