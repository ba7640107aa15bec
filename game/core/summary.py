"""What a list says of a kept table without opening it.

A game's ``summary`` module offers ``applies(options)``, whether there is anything to say of a table with
these options (as builtins), and ``summary(events)``, which gets the events that count.
"""

from __future__ import annotations

from typing import NamedTuple


class Summary(NamedTuple):
    """A sentence (text id and values) on how far a table is, each seat's total, and how far as a number."""

    key: str
    values: dict[str, str | int]
    totals: tuple[int, ...]
    stage: int
