"""Works out what is shown of the kept tables, one after the other, a little each frame, and remembers it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.core.reason import Refused
from game.core.store import TableRow
from game.core.work import Work
from game.scenes import person_names
from game.scenes.thumbnail import Thumbnail, thumbnail
from game.session.cabinet import Cabinet
from game.session.glimpse import Glimpse
from game.ui.locale import TEXTS

SLICE = 0.01
"""Seconds of a frame that journals are read for."""
MOST = 200


class Shown(NamedTuple):
    """What a card shows of a table; *small*: None for one that can't be drawn."""

    glimpse: Glimpse
    small: Thumbnail | None


Key = tuple[int, int, int, str]
_KNOWN: WeakKeyDictionary[Cabinet, dict[Key, Shown | None]] = WeakKeyDictionary()


class Glimpses:
    """Of each table what anybody may see of it, once it has been worked out."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet
        self._known = _KNOWN.setdefault(cabinet, {})
        self._wanted: list[TableRow] = []
        self._work: tuple[Key, Work[Glimpse]] | None = None

    def want(self, rows: Sequence[TableRow]) -> None:
        """These tables are to be shown, the first ones first."""
        self._wanted = [row for row in rows if self._key(row) not in self._known]

    def of(self, row: TableRow) -> Shown | None:
        """What is known of a table; None: nothing yet, or it is damaged."""
        return self._known.get(self._key(row))

    @property
    def busy(self) -> bool:
        """Whether something is still to be worked out."""
        return bool(self._wanted)

    def go_on(self) -> bool:
        """Work for a moment; whether a table has become known."""
        if not self._wanted:
            return False
        row = self._wanted[0]
        key = self._key(row)
        if self._work is None or self._work[0] != key:
            self._work = key, self._cabinet.glimpsing(row)
        end = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < end:
                next(self._work[1])
        except StopIteration as done:
            self._keep(key, _drawn(done.value))
            return True
        except Refused:
            self._keep(key, None)
            return True
        return False

    def _keep(self, key: Key, shown: Shown | None) -> None:
        while len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key] = shown
        self._wanted.pop(0)
        self._work = None

    @staticmethod
    def _key(row: TableRow) -> Key:
        return row.id, row.length, row.updated, TEXTS.language


def _drawn(glimpse: Glimpse) -> Shown:
    """With its picture, if it can be drawn: a damaged journal that is not proven can make any view fail."""
    names = [
        person_names.shown(glimpse.players[seat]) if seat in glimpse.players else "" for seat in glimpse.seats
    ]
    try:
        return Shown(glimpse, thumbnail(glimpse, names))
    except Exception:
        return Shown(glimpse, None)
