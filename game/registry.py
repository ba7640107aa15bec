"""The games of the collection, one line each; their modules are loaded by name."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

GAMES: tuple[str, ...] = ("my_city", "trekking", "troyes_dice", "seven_wonders", "cvlizations")


def module(game: str, part: str) -> Any:
    """A module of a game's room, such as ``rules``, ``bot`` or ``view``; KeyError for an unlisted game."""
    if game not in GAMES:
        raise KeyError(game)
    return importlib.import_module(f"game.{game}.{part}")


def rules(game: str) -> Any:
    """A game's rules."""
    return module(game, "rules").RULES


def has(game: str, part: str) -> bool:
    """Whether a listed game's room has this module yet."""
    return game in GAMES and importlib.util.find_spec(f"game.{game}.{part}") is not None


def playable() -> tuple[str, ...]:
    """The games that can be played at a table: those with rules and a view."""
    return tuple(game for game in GAMES if has(game, "rules") and has(game, "view"))
