"""Who sits on which chair of a table that is being set up: chairs clockwise, from the one nearest to us."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec

from game.ai import cast
from game.ai.bot import LEVELS
from game.core.options import O, Options
from game.core.players import Ai, Person, Player

Mix = str
"""A level, or ``mixed``."""
MIXES: tuple[Mix, ...] = (*LEVELS, "mixed")
PLAIN: tuple[Ai, ...] = tuple(Ai(level) for level in LEVELS)
"""The AIs without a character."""


def characters() -> tuple[Ai, ...]:
    """The AIs with a character, in the order they are shown."""
    return tuple(Ai(one.level, one.id) for one in cast.load().values())


def known(player: Player) -> bool:
    """Whether there is such a player in this version."""
    return isinstance(player, Person) or player in (*PLAIN, *characters())


class Company:
    """A player for each chair, and which chairs are taken; whoever left a chair is offered there again."""

    def __init__(self, players: Sequence[Player], taken: Sequence[bool], even: str = LEVELS[0]) -> None:
        """*even*: the level that is offered for a free chair."""
        self.players = list(players)
        self.taken = list(taken)
        self.even = even
        self.values = [""] * len(self.players)
        """What is chosen for each chair, where a game has something chosen seat by seat."""

    def spread(self, options: Options) -> None:
        """Lay what was chosen seat by seat before the chairs."""
        choice = options.by_seat()
        if choice is not None:
            chosen = iter(getattr(options, choice.field))
            self.values = [next(chosen, "") if taken else "" for taken in self.taken]

    def gathered(self, options: O) -> O:
        """The options with what lies before the chairs that are taken."""
        choice = options.by_seat()
        if choice is None:
            return options
        pairs = zip(self.values, self.taken, strict=True)
        chosen = tuple(value for value, taken in pairs if taken)
        return msgspec.structs.replace(options, **{choice.field: chosen})

    def at(self, chair: int) -> Player | None:
        """Who sits on a chair; None: it is free."""
        return self.players[chair] if self.taken[chair] else None

    @property
    def seated(self) -> list[Player]:
        """Everybody at the table, by seat."""
        return [player for player, taken in zip(self.players, self.taken, strict=True) if taken]

    def seat(self, chair: int) -> int:
        """The seat that a chair is, or would be if somebody sat down there."""
        return sum(self.taken[:chair])

    def chair_of(self, player: Player) -> int | None:
        """Where a character or a person sits; a plain AI is nobody in particular."""
        if player in PLAIN:
            return None
        chairs = (chair for chair, one in enumerate(self.players) if one == player and self.taken[chair])
        return next(chairs, None)

    # ------------------------------------------------------------------ one chair

    def sit(self, chair: int, player: Player) -> None:
        """Give a chair to somebody; who sits elsewhere already changes places."""
        other = self.chair_of(player)
        if other is None:
            self.players[chair], self.taken[chair] = player, True
        elif self.taken[chair]:
            self.swap(chair, other)
        else:
            self.players[chair], self.taken[chair] = player, True
            self.taken[other] = False

    def leave(self, chair: int) -> None:
        """Free a chair."""
        self.taken[chair] = False

    def swap(self, one: int, other: int) -> None:
        """Let those on two chairs change places."""
        self.players[one], self.players[other] = self.players[other], self.players[one]
        self.taken[one], self.taken[other] = self.taken[other], self.taken[one]

    def newcomer(self, chair: int) -> Player:
        """Who is offered a free chair: the one who sat there last, or else one of an even level."""
        last = self.players[chair]
        if self.chair_of(last) is None:
            return last
        level = [one for one in (*characters(), *PLAIN) if one.level == self.even]
        return next(one for one in level if self.chair_of(one) is None)

    def next_for(self, chair: int, by: int, persons: Iterable[Person]) -> Player:
        """Who comes after the one on a chair, among all who don't sit elsewhere."""
        here = self.players[chair]
        choice: list[Player] = [*persons, *characters(), *PLAIN]
        free = [one for one in choice if one == here or self.chair_of(one) is None]
        return free[(free.index(here) + by) % len(free)] if here in free else free[0]

    # ------------------------------------------------------------------ all AIs at once

    def mix(self) -> Mix | None:
        """What the AIs at the table have in common; None without AIs."""
        levels = {player.level for player in self.seated if isinstance(player, Ai)}
        if len(levels) == 1 and (level := levels.pop()) in LEVELS:
            return level
        return "mixed" if levels else None

    def fill(self, mix: Mix, source: random.Random) -> None:
        """Put other AIs in the AIs' chairs, or in all free ones if there are none: characters first."""
        chairs = [
            chair for chair, one in enumerate(self.players) if self.taken[chair] and isinstance(one, Ai)
        ]
        chairs = chairs or [chair for chair, taken in enumerate(self.taken) if not taken]
        company = [one for one in characters() if mix in ("mixed", one.level)]
        source.shuffle(company)
        spare = [one for one in PLAIN if mix in ("mixed", one.level)]
        for place, chair in enumerate(chairs):
            self.players[chair] = company[place] if place < len(company) else spare[place % len(spare)]
            self.taken[chair] = True

    def shuffle(self, source: random.Random) -> None:
        """Let all who sit change places, but for the chair nearest to us."""
        chairs = [chair for chair in range(1, len(self.players)) if self.taken[chair]]
        players = [self.players[chair] for chair in chairs]
        source.shuffle(players)
        for chair, player in zip(chairs, players, strict=True):
            self.players[chair] = player

    def send_home(self) -> None:
        """Free the chairs of all AIs."""
        for chair, player in enumerate(self.players):
            self.taken[chair] = self.taken[chair] and isinstance(player, Person)

    def resize(self, seats: int) -> None:
        """Have so many sit: the last leave, or free chairs are taken in turn."""
        for chair in reversed(range(len(self.taken))):
            if sum(self.taken) > seats:
                self.taken[chair] = False
        for chair in range(len(self.taken)):
            if sum(self.taken) < seats and not self.taken[chair]:
                self.sit(chair, self.newcomer(chair))
