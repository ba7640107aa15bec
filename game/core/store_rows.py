"""Reads the rows of a store file, which somebody's editing may have spoilt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from game.core.players import Player, decode

R = TypeVar("R", bound=msgspec.Struct)


def bytes_of(value: Any) -> bytes:
    """A value as bytes, whatever it was stored as."""
    return value if isinstance(value, bytes) else str(value).encode()


def json_of(data: Any) -> Any:
    """The decoded value, or UNSET if it is none."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, TypeError, RecursionError):
        return msgspec.UNSET


def player_of(data: Any) -> Player | None:
    """The player as it was written; None if somebody's editing has spoilt it."""
    try:
        return decode(data)
    except (msgspec.MsgspecError, TypeError, RecursionError):
        return None


def valid(kind: type[R], rows: Iterable[Sequence[Any]]) -> list[R]:
    """The rows as structs; those that somebody's editing has spoilt are left out."""
    found = []
    for row in rows:
        values = dict(zip(kind.__struct_fields__, row, strict=True))
        if "options" in values:
            values["options"] = json_of(values["options"])
        try:
            found.append(msgspec.convert(values, kind, strict=False, from_attributes=True))
        except msgspec.ValidationError:
            continue
    return found
