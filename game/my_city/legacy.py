"""What of a campaign outlasts an episode: each city's legacy, the chronicle, the story so far."""

from __future__ import annotations

from typing import NamedTuple

from game.core.score import ScoreSheet
from game.my_city.catalog import SIZE, Ground
from game.my_city.terrain import LETTER_OF, LETTERS

Stood = tuple[int, int, int, int]
"""Where a building stood: its number, rotation, row and column."""


class Legacy(NamedTuple):
    """What a seat's city keeps.

    *ground*: the board with its stickers, a letter a cell (`terrain.LETTERS`). *name*: its number among the
    seat's names; *words*: a name of its own instead. *circles*: coloured in, by cause (`campaign.CAUSES`).
    *nuggets*: in the cabinet. *church*: the own one's building number. *cogs*: the blue buildings that bear
    one. *boxes*: crossed off, by mine. *lost*: buildings that left the game. *owed*: stickers received and
    not affixed yet, the next one first.
    """

    ground: str
    name: int | None = None
    circles: tuple[int, ...] = (0, 0, 0, 0)
    nuggets: int = 0
    church: int | None = None
    cogs: tuple[int, ...] = ()
    boxes: tuple[int, ...] = (0, 0, 0)
    lost: tuple[int, ...] = ()
    owed: tuple[str, ...] = ()
    words: str = ""


class Page(NamedTuple):
    """An episode in the chronicle; all but *episode* by seat.

    *circles*: coloured in during the episode, by cause. *grounds*: the board with its stickers. *built*:
    what stood there at the end, in building order.
    """

    episode: int
    sheets: tuple[ScoreSheet, ...]
    ranks: tuple[int, ...]
    circles: tuple[tuple[int, ...], ...]
    grounds: tuple[str, ...]
    built: tuple[tuple[Stood, ...], ...]


class Story(NamedTuple):
    """Where a table of episodes stands.

    *goes_on*: a campaign, not one episode alone. *third_open*: nobody has covered three veins yet.
    *sheets*: of the episode that has ended; None while one is played. *circles*: by seat and cause, before
    the episode. *chapter*: whose envelope is open.
    """

    goes_on: bool
    third_open: bool = True
    sheets: tuple[ScoreSheet, ...] | None = None
    circles: tuple[tuple[int, ...], ...] = ()
    chronicle: tuple[Page, ...] = ()
    chapter: int = 0


def ground_at(ground: str, row: int, col: int) -> Ground:
    """What lies on a cell."""
    return LETTERS[ground[row * SIZE + col]]


def affixed(ground: str, kind: Ground, row: int, col: int) -> str:
    """The board after a sticker has been affixed."""
    at = row * SIZE + col
    return ground[:at] + LETTER_OF[kind] + ground[at + 1 :]


def with_more(counts: tuple[int, ...], place: int, count: int) -> tuple[int, ...]:
    """The counts with one of them raised."""
    return (*counts[:place], counts[place] + count, *counts[place + 1 :])
