"""The games of the collection, one line each; their rooms are loaded by name."""

from __future__ import annotations

import importlib
from typing import Any

from game.core.rules import Rules
from game.tabletop.rooms import Room

GAMES: dict[str, str] = {
    "my_city": "game.my_city",
    "trekking": "game.trekking",
    "troyes_dice": "game.troyes_dice",
    "seven_wonders": "game.seven_wonders",
    "cvlizations": "game.cvlizations",
}
"""Game id -> package, in the order of the shelf."""


def room(game: str) -> Room[Any, Any]:
    """A game's room; KeyError for an unlisted game."""
    found: Room[Any, Any] = importlib.import_module(f"{GAMES[game]}.room").ROOM
    return found


def rules(game: str) -> Rules[Any, Any]:
    """A game's rules."""
    return room(game).rules
