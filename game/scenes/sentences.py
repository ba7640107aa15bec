"""What the game says: reasons, and every event as a sentence of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from game import registry
from game.core.options import Options
from game.core.reason import Reason
from game.core.rules import OWNERS, Event, method_name
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
    key, values = _key(game, "log", event), _named(game, event, name, options)
    if TEXTS.has(key) and not TEXTS.text(key, **values):
        return None
    return words(key, **values)


def proposed(game: str, event: Event, seat: int, name: Callable[[int], str], options: Options) -> str | None:
    """An event of a move that a seat has not made: what it is to do, or else what the log would say.

    What it would do for another party, called *whom* in the text, is told only by a text that names it.
    """
    key = _key(game, "proposal", event)
    parties = (getattr(event, field) for field in OWNERS if field in event.__struct_fields__)
    whom = next((name(party) for party in parties if party != seat), None)
    if not TEXTS.has(key) or (whom is not None and "whom" not in TEXTS.placeholders(key)):
        return sentence(game, event, name, options)
    return words(key, **_named(game, event, name, options), whom=whom)


def _key(game: str, section: str, event: Event) -> str:
    key = f"{game}.{section}.{method_name(type(event))}"
    known = event.hidden and all(getattr(event, field) is not None for field in event.hidden)
    return f"{key}_known" if known and TEXTS.has(f"{key}_known") else key


def _named(game: str, event: Event, name: Callable[[int], str], options: Options) -> dict[str, Any]:
    """What a sentence on an event names, parties by what they are called."""
    values = dict(values_of(game, event, options))
    for field in PARTIES:
        if isinstance(values.get(field), int):
            values[field] = name(values[field])
    return values
