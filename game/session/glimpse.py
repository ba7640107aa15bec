"""What anybody may see of a kept table, or of a file, without sitting down: who, whose turn, how far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game import registry
from game.core import journal, played
from game.core.journal import Reseeded
from game.core.options import Options
from game.core.players import Player
from game.core.reason import Refused
from game.core.seated import SeatedTable
from game.core.table import Table
from game.core.work import Work


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A table as those see it who have no seat: nothing hidden is in it.

    *view*: the state they know. *asked*: whose answers are awaited. *share*: how much is over, 0 to 1, if the
    game can tell. *brought*: whether it was begun elsewhere.
    """

    game: str
    options: Options
    players: Mapping[int, Player]
    asked: tuple[int, ...]
    over: bool
    friendly: bool
    answers: int
    view: Any
    share: float | None
    deal: str
    brought: bool

    @property
    def seats(self) -> range:
        """Every seat of the table."""
        return range(self.options.seats)


def of_table(table: Table[Any, Any]) -> Glimpse:
    """What may be seen of a table."""
    public = SeatedTable(table)
    view, room = public.view, registry.room(table.rules.id)
    return Glimpse(
        table.rules.id,
        table.options,
        dict(table.players),
        tuple(ask.seat for ask in table.asks()),
        table.over,
        table.friendly,
        len(journal.decisions(table.entries)),
        view,
        None if room.share is None else (1.0 if table.over else room.share(view)),
        played.deal_of(table.opened),
        any(isinstance(entry, Reseeded) for entry in table.entries),
    )


def glimpsing(game: str, lines: Sequence[bytes]) -> Work[Glimpse]:
    """What may be seen of a kept journal, a little at a time; it is read, not proven. Raises `Refused`."""
    if game not in registry.GAMES:
        raise Refused("core.journal.other_rules", game=game[:40], version=0)
    table = yield from Table.resuming(registry.rules(game), lines)
    return of_table(table)
