"""What the game says: reasons, and every event as a sentence of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from game import registry
from game.core.options import Options
from game.core.reason import Reason
from game.core.rules import Event, method_name
from game.ui.locale import TEXTS, words

PARTIES = ("seat", "party", "tribe", "to", "other", "victim", "owner", "left_name", "right_name")
"""Fields of events that hold somebody's number."""


def said(reason: Reason, name: Callable[[int], str] | None = None) -> str:
    """A reason in the player's language; *name*: what the parties that it speaks of are called."""
    values: dict[str, Any] = dict(reason.values)
    for field in PARTIES:
        if name is not None and isinstance(values.get(field), int):
            values[field] = name(values[field])
    return words(reason.key, **values)


def values_of(game: str, event: Event, options: Options) -> Mapping[str, Any]:
    """What the sentence on an event names: the game's own ``log.values`` if it has them, else the fields."""
    log = registry.room(game).log
    return msgspec.structs.asdict(event) if log is None else log(event, options)


def sentence(game: str, event: Event, name: Callable[[int], str], options: Options) -> str | None:
    """An event's sentence at a table of those options; None where the game leaves it unsaid (an empty text).

    Who knows what the event hides from others reads the text called ``..._known``, where there is one.
    """
    key = f"{game}.log.{method_name(type(event))}"
    if event.hidden and all(getattr(event, field) is not None for field in event.hidden):
        key = f"{key}_known" if TEXTS.has(f"{key}_known") else key
    values = dict(values_of(game, event, options))
    for field in PARTIES:
        if isinstance(values.get(field), int):
            values[field] = name(values[field])
    if TEXTS.has(key) and not TEXTS.text(key, **values):
        return None
    return words(key, **values)
