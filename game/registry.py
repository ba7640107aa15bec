"""The games of the collection, one line each; their modules are loaded by name."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

GAMES: dict[str, str] = {
    "my_city": "game.my_city",
    "trekking": "game.trekking",
    "troyes_dice": "game.troyes_dice",
    "seven_wonders": "game.seven_wonders",
    "cvlizations": "game.cvlizations",
}
"""Game id -> package, in the order of the shelf."""


def module(game: str, part: str) -> Any:
    """A module of a game's room, such as ``rules``, ``bot`` or ``view``; KeyError for an unlisted game."""
    return importlib.import_module(f"{GAMES[game]}.{part}")


def rules(game: str) -> Any:
    """A game's rules."""
    return module(game, "rules").RULES


def has(game: str, part: str) -> bool:
    """Whether a listed game's room has this module yet."""
    return game in GAMES and importlib.util.find_spec(f"{GAMES[game]}.{part}") is not None


def playable() -> tuple[str, ...]:
    """The games that can be played at a table: those with rules, a bot and a view."""
    return tuple(game for game in GAMES if all(has(game, part) for part in ("rules", "bot", "view")))
