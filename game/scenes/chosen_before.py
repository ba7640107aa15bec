"""What was chosen when a game was last set up, by game: options, who sat where, which chairs were taken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any

import msgspec

from game.core.options import Options
from game.core.players import Ai, Person, Player
from game.core.store import Store
from game.scenes.company import PLAIN, Company, characters, known

NOVICE = Ai("novice")


def options(store: Store, game: str, kind: type[Options]) -> Options:
    """The options chosen last; the game's defaults if they are damaged or don't go together any more."""
    kept: dict[str, Any] = store.setting(f"options.{game}", {})
    try:
        found = msgspec.convert(kept, kind)
    except msgspec.ValidationError:
        return kind()
    return found if found.problem() is None else kind()


def beginners(kind: type[Options], seats: Sequence[int]) -> Options:
    """The game's defaults, with somebody to play against."""
    plain = kind()
    return plain if plain.seats > 1 or 2 not in seats else msgspec.structs.replace(plain, seats=2)


def company(store: Store, game: str, chairs: int, seats: int) -> Company:
    """Those who sat there last, on the same chairs; *seats* of them."""
    players: list[Player] = []
    for player in (*_players(store, game), *newcomers(store, chairs)):
        if len(players) < chairs and (player in PLAIN or player not in players):
            players.append(player)
    players += [NOVICE] * (chairs - len(players))
    taken: list[Any] = store.setting(f"chairs.{game}", [])
    fits = len(taken) == chairs and sum(one is True for one in taken) == seats
    return Company(players, [one is True for one in taken] if fits else [at < seats for at in range(chairs)])


def newcomers(store: Store, chairs: int) -> list[Player]:
    """A person, and whoever is good to begin against."""
    beginners: list[Player] = [one for one in characters() if one.level == "novice"]
    return [new_person(store, ()), *beginners, *repeat(NOVICE, chairs)][:chairs]


def new_person(store: Store, there: tuple[Player, ...]) -> Person:
    """Somebody who has played here and isn't *there* yet, or else somebody without a name."""
    persons = [profile.person for profile in store.profiles()]
    persons += [Person(number=number) for number in range(1, len(there) + 2)]
    return next(person for person in persons if person not in there)


def remember(store: Store, game: str, chosen: Options, seated: Company) -> None:
    """Keep it for next time."""
    store.set_setting(f"options.{game}", msgspec.to_builtins(chosen))
    store.set_setting(f"players.{game}", msgspec.to_builtins(seated.players))
    store.set_setting(f"chairs.{game}", seated.taken)
    store.set_setting(f"even.{game}", seated.mix() == seated.even)


def was_even(store: Store, game: str) -> bool:
    """Whether the AIs were an even match when the game was last set up, or it never was."""
    kept: object = store.setting(f"even.{game}", not store.setting(f"players.{game}", []))
    return kept is True


def _players(store: Store, game: str) -> list[Player]:
    kept: list[Any] = store.setting(f"players.{game}", [])
    try:
        players = msgspec.convert(kept, list[Player])
    except msgspec.ValidationError:
        return []
    return [player for player in players if known(player)]
