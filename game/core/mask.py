"""What an event looks like to those who may not see all of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from game.core.options import Options
from game.core.rules import Event, Rules

Eyes = Collection[int]


def mask(event: Event, eyes: Eyes) -> Event:
    """The event as the seats in *eyes* see it: hidden fields become None, tuples keep their length."""
    if not event.hidden or event.seat in eyes:  # type: ignore[attr-defined]
        return event
    return msgspec.structs.replace(event, **{name: _unknown(getattr(event, name)) for name in event.hidden})


def mask_all(events: Iterable[Event], eyes: Eyes) -> tuple[Event, ...]:
    """Every event as the seats in *eyes* see it."""
    return tuple(mask(event, eyes) for event in events)


def widen(rules: Rules[Any, Any], options: Options, eyes: Eyes) -> frozenset[int]:
    """The seats whose secrets are seen by somebody in *eyes*: themselves and their allies."""
    return frozenset(eyes).union(*(rules.allies(options, seat) for seat in eyes))


def _unknown(value: Any) -> Any:
    return tuple(_unknown(item) for item in value) if isinstance(value, tuple) else None
