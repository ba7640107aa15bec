"""What a click, a key or the wheel means at a table: values that the session carries out."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Move
from game.tabletop.draft import Draft


class Redraft(NamedTuple):
    """The half-made choice, or what lies open, becomes this; *sound* is heard if anything changed by it."""

    draft: Draft
    sound: str = ""
    used: bool = True
    """Whether the key is used up by it; if not, it then does whatever else it does."""


class Answer(NamedTuple):
    """This very move: it is made if it is legal, else the reason is shown."""

    move: Move


class Write(NamedTuple):
    """Words are to be written, at most so many letters, for a field of a move. *title* is a text id."""

    title: str
    suggestion: str
    most: int
    move: Move
    field: str


class TryOut(NamedTuple):
    """One of the game's try-outs is to open, by its id; the table is still there afterwards."""

    lesson: str


Meaning = Redraft | Answer | Write | TryOut | None
"""None: it means nothing here."""
