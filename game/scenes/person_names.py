"""What persons are called: a name of their own, or one that follows the language as long as they have none.

A player is stored as the name typed, as ``ai:<level>``, or as ``person:<number>``: nobody has given a name.
"""

from __future__ import annotations

from game.scenes.sitting import level_of
from game.ui.locale import text

NAMELESS = "person:"
MOST = 10


def nameless(number: int) -> str:
    """How a person without a name is stored, by a number from 1."""
    return f"{NAMELESS}{number}"


def shown(player: str) -> str:
    """A player, person or AI, as the present language calls it."""
    level = level_of(player)
    if level:
        return text(f"ai.level.{level}")
    number = player.removeprefix(NAMELESS)
    if player.startswith(NAMELESS) and number.isdecimal():
        return text("scenes.set_up.person_name", n=int(number))
    return player


def stored(typed: str) -> str:
    """How a name is stored that somebody has typed, or left as it was offered."""
    for number in range(1, MOST + 1):
        if typed.strip() == text("scenes.set_up.person_name", n=number):
            return nameless(number)
    return typed
