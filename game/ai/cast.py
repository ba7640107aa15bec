"""The company: AIs with a face. A character is a level and a leaning; both are data."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from game.ai.bot import LEVELS
from game.core.components import DATA, Component, demand, read

FILE = DATA / "cast.json"

Leaning = Literal["", "builder", "warrior", "scholar", "miser", "gambler", "spoiler", "planner", "newcomer"]


class Character(Component, frozen=True):
    """An AI of a *level* who, of moves that are about as good, likes those of a *leaning*; empty: none."""

    id: str
    level: str
    leaning: Leaning


@cache
def load(path: Path = FILE) -> dict[str, Character]:
    """The company by id, in the order it is shown; raises `BadData`."""
    found = read(path, tuple[Character, ...])
    for character in found:
        demand(character.level in LEVELS, path.name, f"{character.id}: no level {character.level}")
    demand(len({character.id for character in found}) == len(found), path.name, "an id stands twice")
    return {character.id: character for character in found}


def leaning_of(character: str) -> str:
    """The leaning of a character; empty for none, and for one whom this version does not know."""
    known = load().get(character)
    return known.leaning if known else ""
