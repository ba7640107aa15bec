"""Why something is refused, as a text id with values."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A text id and its placeholders' values; a string value that starts with ``@`` is itself a text id."""

    key: str
    values: dict[str, str | int] = {}


class Refused(Exception):
    """Something the player asked for can't be done; carries the reason to show."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.reason = Reason(key, values)
