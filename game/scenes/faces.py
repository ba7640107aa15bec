"""The faces of players: an AI character has its own, a person the one chosen, or one that fits the name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal
from zlib import crc32

import pygame

from game.core.players import Person, Player
from game.core.store import Store
from game.ui import sprites

Size = Literal[48, 34, 20]
"""In pixels, each way: with the place around, head and shoulders, or the head."""
PERSONS = 16
"""How many faces a person may choose from."""
KEY = "faces"
PLAIN = "novice"


class Faces:
    """Which face each person has chosen; kept in the store by the person."""

    def __init__(self) -> None:
        self._chosen: dict[str, int] = {}

    def load(self, store: Store) -> None:
        """Take over what was kept; what is none of our faces is passed over."""
        kept: Mapping[str, object] = store.setting(KEY, {})
        self._chosen = {key: at for key, at in kept.items() if type(at) is int and 1 <= at <= PERSONS}

    def number(self, person: Person) -> int:
        """A person's face, from 1: the one chosen, or the same one for this name at any time."""
        chosen = self._chosen.get(_key(person))
        if chosen is not None:
            return chosen
        return (person.number - 1 if person.number else crc32(person.name.encode())) % PERSONS + 1

    def choose(self, store: Store, person: Person, number: int) -> None:
        """Give a person another face from now on; raises `Refused` if that can't be kept."""
        chosen = {**self._chosen, _key(person): number}
        store.set_setting(KEY, chosen)
        self._chosen = chosen


FACES = Faces()


def face(player: Player, size: Size = 48) -> pygame.Surface:
    """A player's portrait."""
    return picture(name(player), size)


def name(player: Player) -> str:
    """What the portrait is called: a character, ``person_<number>``, or the level of a plain AI."""
    if isinstance(player, Person):
        return f"person_{FACES.number(player)}"
    known = {sprite.rpartition("/")[2] for sprite in sprites.names("cast")}
    return next((called for called in (player.character, player.level) if called in known), PLAIN)


def picture(called: str, size: Size = 48) -> pygame.Surface:
    """The portrait of this name."""
    return sprites.sprite(f"cast/{called}" if size == 48 else f"cast/{called}_{size}")


def _key(person: Person) -> str:
    return person.name or f"#{person.number}"
