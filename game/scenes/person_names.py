"""What players are called: by a name of their own, or by one that follows the language."""

from __future__ import annotations

from game.core.players import Ai, Person, Player
from game.ui.fill import Name, You
from game.ui.locale import TEXTS, words

MOST = 10
LONGEST = 200
"""Letters of a name that are ever shown: a spoilt store may hold many more."""


def shown(player: Player) -> Name:
    """A player, person or AI, as the present language calls it; nobody in particular by no name.

    Whoever is called "You" is spoken to: verbs agree.
    """
    if isinstance(player, Ai):
        own = f"cast.{player.character}.name"
        return Name(words(own if player.character and TEXTS.has(own) else f"ai.level.{player.level}"))
    if player.number and not player.name:
        return Name(words("scenes.set_up.person_name", n=player.number))
    seen = _seen(player.name)
    return You(seen) if seen == words("scenes.lesson.you") else Name(seen)


def _seen(name: str) -> str:
    """A name as far as it is shown; one without a letter to be seen is none."""
    return name[:LONGEST] if any(char.isprintable() and not char.isspace() for char in name) else ""


def meant(typed: str) -> Person:
    """Who is meant by a name that somebody has typed, or left as it was offered."""
    unnamed = (Person(number=number) for number in range(1, MOST + 1))
    name = typed.strip()
    return next((person for person in unnamed if shown(person) == name), Person(name))
