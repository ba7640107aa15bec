"""The parts of a long table, such as the episodes of a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.observer import fold
from game.core.options import Options
from game.core.rules import Event, Rules
from game.core.score import ScoreSheet


class PartEnded(Event, frozen=True, tag="PartEnded"):
    """A part of the table is over and scored; the rules' `scores` speak of it until the next one opens."""

    sheets: tuple[ScoreSheet, ...]


def ended(events: Iterable[Event]) -> list[PartEnded]:
    """The parts that are over, in order."""
    return [event for event in events if isinstance(event, PartEnded)]


def at_end(rules: Rules[Any, Any], options: Options, events: Sequence[Event], number: int) -> Any:
    """The state right after the part of this *number*, from 1, was over; IndexError if it isn't yet."""
    places = [place for place, event in enumerate(events) if isinstance(event, PartEnded)]
    return fold(rules, options, events[: places[number - 1] + 1])
