"""How a game is played without a mouse: said in its own folder, ``tests/<id>/hands.py``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game import registry
from tests.seated import Seated


class Hands(NamedTuple):
    """*answer* gives the answer of this number at a table of these players, by keys alone."""

    answer: Callable[[Any, int], None]
    players: tuple[str, ...] = ("Ada", "Bea")
    options: Mapping[str, Any] = {}
    kind: type[Seated] = Seated
    brief: bool = False
    """Whether a whole game takes seconds."""


def hands(game: str) -> Hands | None:
    """A game's hands, if it has any."""
    name = f"tests.{registry.GAMES[game].rpartition('.')[2]}.hands"
    if importlib.util.find_spec(name) is None:
        return None
    found: Hands = importlib.import_module(name).HANDS
    return found
