"""What the tests for all games try of each: as ``tests/<id>/samples.py`` has it, else defaults."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game import registry

Chosen = Mapping[str, Any]
"""Options that differ from the defaults."""


class Saved(NamedTuple):
    """A table to be kept for ever: what its name has behind the game's, and how many answers were given."""

    suffix: str
    options: Chosen
    answers: int


class Position(NamedTuple):
    """A place in a game, as a share of it."""

    options: Chosen
    share: float


class Harm(NamedTuple):
    """So many random answers on, the first of these moves keeps somebody from points that the others leave.

    No AI has a part in how it came to that, so that it stays as it is when one plays otherwise.
    """

    seats: int
    answers: int
    moves: tuple[tuple[Any, ...], ...]


class Taught(NamedTuple):
    """What is played in a lesson, and the spots that do what one pointed at does too."""

    options: Chosen
    also_right: tuple[Hashable, ...] = ()


@dataclass(frozen=True)
class Samples:
    """What shows all of a game."""

    tables: tuple[Chosen, ...] = ({},)
    """Tables at which every event and every decision comes up."""
    in_parts: tuple[Chosen, ...] = ()
    """Tables of several parts: pages lie over what changes between these."""
    still: Mapping[str, str] = field(default_factory=dict)
    """Events that need no animation although the picture changes, and why."""
    saved: tuple[Saved, ...] = (Saved("", {}, 40),)
    advised: Position = field(default_factory=lambda: Position({}, 0.4))
    """Where a hint is asked for."""
    prevents: Harm | None = None
    """Where a move takes something from others; None: nobody can."""
    lessons: Mapping[str, Taught] = field(default_factory=dict)
    refused: str = ""
    """The test, as module and name, that an illegal choice is answered in words."""
    terrible: int = 5
    """The answer, counted from 1, at which a terrible move shows."""
    slow: bool = False
    """Whether judging all its moves takes minutes."""


def samples(game: str) -> Samples:
    """A game's samples."""
    name = f"tests.{registry.GAMES[game].rpartition('.')[2]}.samples"
    if importlib.util.find_spec(name) is None:
        return Samples()
    found: Samples = importlib.import_module(name).SAMPLES
    return found
