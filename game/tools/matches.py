"""Games of AIs against each other: what is to be played, and how it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.ai import cast
from game.core.options import Options


class Match(NamedTuple):
    """One game to play: level by seat, and the seed of its deal."""

    game: str
    options: Options
    levels: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """How a game went, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    likings: tuple[Mapping[str, float], ...] = ()
    """By seat and leaning, how much it did of what that leaning likes."""


def style(seat: str) -> tuple[str, str]:
    """Level and leaning of a level, a baseline or a character."""
    character = cast.load().get(seat)
    return (character.level, character.leaning) if character else (seat, "")
