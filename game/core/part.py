"""The parts of a long table, such as the episodes of a campaign."""

from __future__ import annotations

from game.core.rules import Event
from game.core.score import ScoreSheet


class PartEnded(Event, frozen=True):
    """A part of the table is over and scored; the rules' `scores` speak of it until the next one opens."""

    sheets: tuple[ScoreSheet, ...]
