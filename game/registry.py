"""The games of the collection, one line each; of a game only what is asked for is loaded, by name."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from game.core.components import folder
from game.core.options import Options
from game.core.rules import Rules
from game.tabletop.meta import FILE, Meta, load
from game.tabletop.rooms import Room

GAMES: dict[str, str] = {
    "my_city": "game.my_city",
    "trekking": "game.trekking",
    "troyes_dice": "game.troyes_dice",
    "seven_wonders": "game.seven_wonders",
    "cvlizations": "game.cvlizations",
}
"""Game id -> package, in the order of the shelf."""


def meta(game: str) -> Meta:
    """What a game's box tells: nothing of the game is imported. KeyError for an unlisted game."""
    if game not in GAMES:
        raise KeyError(game)
    return _meta(folder(game) / FILE)


@cache
def _meta(path: Path) -> Meta:
    return load(path)


def options_type(game: str) -> type[Options]:
    """A game's options, which know what goes together; its rules are not imported."""
    found: type[Options] = importlib.import_module(f"{GAMES[game]}.options").OPTIONS
    return found


def room(game: str) -> Room[Any, Any]:
    """A game's room; KeyError for an unlisted game."""
    found: Room[Any, Any] = importlib.import_module(f"{GAMES[game]}.room").ROOM
    return found


def rules(game: str) -> Rules[Any, Any]:
    """A game's rules."""
    return room(game).rules
