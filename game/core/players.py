"""Who decides for a seat: a person or an AI. Only data; what they are called on screen is the scenes' matter.

A person is who has that name. Somebody who has given none is known by a number, so that the name shown can
follow the language.
"""

from __future__ import annotations

import re

import msgspec


class Person(msgspec.Struct, frozen=True, tag="person", array_like=True):
    """Somebody at this computer, by *name*; by *number*, from 1, who has given none."""

    name: str = ""
    number: int = 0


class Ai(msgspec.Struct, frozen=True, tag="ai", array_like=True):
    """An AI of a *level*. *character*: which of those that play at that level; empty: the plain one."""

    level: str
    character: str = ""


Player = Person | Ai

_decoder: msgspec.json.Decoder[Player] = msgspec.json.Decoder(Player)
_NUMBERED = re.compile(r"person:([1-9][0-9]?)")


def encode(player: Player) -> str:
    """A player as the store keeps it."""
    return msgspec.json.encode(player).decode()


def decode(data: str | bytes) -> Player:
    """The player that `encode` wrote; raises `msgspec.MsgspecError` for anything else."""
    return _decoder.decode(data)


def level_of(player: Player | None) -> str | None:
    """The level of an AI; None for a person, and for nobody."""
    return player.level if isinstance(player, Ai) else None


def character_of(player: Player | None) -> str:
    """Which character an AI is; empty for a plain one, a person, and nobody."""
    return player.character if isinstance(player, Ai) else ""


def from_one_line(words: str) -> Player:
    """A player as journals of format 1 and stores of version 2 wrote it: one line with a meaning in front."""
    if words.startswith("ai:"):
        return Ai(words.removeprefix("ai:"))
    numbered = _NUMBERED.fullmatch(words)
    return Person(number=int(numbered[1])) if numbered else Person(words)
