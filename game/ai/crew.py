"""Helping hands: processes beside the one in which the AIs of a table think, that work in worlds for it.

Every hand is told what the AIs' process was told, as far as the thought knows, and folds it itself: so it
sees with the same eyes. A world's result depends on nothing but view, moves and the world's number, and the
results are taken in the order of the numbers: who worked in which world makes no difference. Towards the end
worlds are cut, some moves here and some there, so that all are done at about a time. A hand that dies, breaks
down or stands still is not waited for; its worlds are done here.
"""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar

from game.ai.batch import Batch, Piece
from game.ai.bot import Bot
from game.ai.worlds import Spread, Work
from game.core.rules import Move

T = TypeVar("T")
AHEAD = 2
"""Bundles of worlds that a hand is given at a time, so that it does not idle while nobody looks."""
GRAIN = 0.004
"""Seconds that a bundle is meant to take, so that handing it over costs little beside it."""
LEAST = 0.0005
"""Seconds that a bundle takes at the least, if that much is left."""
TICK = 1e-6
"""Seconds that a move takes at the least in a world, as a coarse clock may not notice it."""
PATIENCE = 0.1
"""Seconds that are waited for a hand at the most when nothing else is left to do; usually as long as what it
owes would take here: on a busy computer that is sooner done here."""
MOST = 7
"""Hands that a table has at the most."""


def spare_cores() -> int:
    """How many hands this computer has for a table.

    One core is the AIs' own process's, and one is left to the window; where there are only two the hand steps
    back behind the window (see `hand`).
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(MOST, max(cores - 2, cores // 2 if cores < 3 else 0))


class Post(NamedTuple):
    """For what is thought: whose seat it is, of how many events and of how many messages it knows."""

    seat: int
    knows: int
    told: int


class Task(NamedTuple):
    """Pieces for a hand to work in, their worlds by number; the answer, a `Done`, carries the ticket."""

    ticket: int
    post: Post
    work: Work[Any]
    moves: Sequence[Move]
    pieces: Sequence[Piece]


class Done(NamedTuple):
    """What came of a task, results for each piece; not *well*: nothing."""

    ticket: int
    well: bool
    results: Sequence[Any] = ()


READY = Done(0, True)
"""What a hand says first."""


class Hand:
    """One of the helping processes, seen from the AIs' own."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.told = 0
        self.owed: set[int] = {READY.ticket}
        """Tickets without an answer; at first it owes to be there at all."""
        self.gone = False

    @property
    def free(self) -> int:
        """How many more bundles it may be given."""
        return 0 if self.gone or READY.ticket in self.owed else AHEAD - len(self.owed)

    def send(self, messages: Sequence[bytes | Task]) -> None:
        """Give it something; it is never given more than the pipe holds while it stands still."""
        try:
            for message in messages:
                self.pipe.send_bytes(pickle.dumps(message))
        except OSError:
            self.gone = True


class Crew:
    """The hands of one table, seen from the process in which its AIs think."""

    def __init__(self, pipes: Sequence[Connection] = ()) -> None:
        self._hands = [Hand(pipe) for pipe in pipes]
        self._messages: list[bytes] = []
        self._tickets = READY.ticket
        self._pace = PATIENCE
        """Seconds that a move took here in the latest worlds."""

    def remember(self, message: bytes) -> None:
        """Hands will have to know what the AIs' process was told."""
        if self._hands:
            self._messages.append(message)

    def spreading(self, seat: int, count: int) -> Spread:
        """Who does the work for a thought that begins now."""
        return partial(self._spread, Post(seat, count, len(self._messages)))

    def _spread(
        self,
        post: Post,
        work: Work[T],
        bot: Bot[Any, Any],
        view: Any,
        seat: int,
        moves: Sequence[Move],
        numbers: Sequence[int],
        /,
    ) -> Iterator[Sequence[Sequence[T]]]:
        batch: Batch[T] = Batch(len(numbers), len(moves))
        while not batch.over:
            self._gather(batch)
            self._share_out(batch, post, work, moves, numbers)
            own: list[Piece] = []
            if batch.left:
                own = batch.bundle(self._size(batch))
            elif not (batch.ready or self._anything_comes(batch)):
                own = [batch.missing()]
            start = time.perf_counter()
            for piece in own:
                some = moves[piece.first : piece.last]
                batch.put(piece, work(bot, view, seat, some, numbers[piece.world]))
            if own:
                seconds = time.perf_counter() - start
                self._pace = max(TICK, seconds / sum(piece.size for piece in own))
            yield batch.take()

    def _share_out(
        self, batch: Batch[Any], post: Post, work: Work[Any], moves: Sequence[Move], numbers: Sequence[int]
    ) -> None:
        """Give bundles to who is free, the same number to everybody; the last is done here."""
        for most in range(1, AHEAD + 1):
            for hand in self._hands:
                if batch.amount > self._least and hand.free > AHEAD - most:
                    self._tickets += 1
                    pieces = batch.bundle(self._size(batch))
                    batch.tickets[self._tickets] = pieces
                    hand.owed.add(self._tickets)
                    named = [piece._replace(world=numbers[piece.world]) for piece in pieces]
                    task = Task(self._tickets, post, work, moves, named)
                    hand.send([*self._messages[hand.told : post.told], task])
                    hand.told = max(hand.told, post.told)

    @property
    def _least(self) -> int:
        """Moves that a bundle has at the least."""
        return max(1, int(LEAST / self._pace))

    def _size(self, batch: Batch[Any]) -> int:
        """Moves of the next bundle: the fewer, the fewer are left, so that all are done at about a time."""
        fair = batch.amount // (AHEAD * (len(self._hands) + 1))
        return max(self._least, min(int(GRAIN / self._pace), fair))

    def _gather(self, batch: Batch[Any]) -> None:
        """Take what the hands have done, and back what those had who are gone."""
        for hand in list(self._hands):
            try:
                while hand.pipe.poll():
                    self._take(hand, batch, Done(*hand.pipe.recv()))
            except (EOFError, OSError):
                hand.gone = True
            if hand.gone:
                self._hands.remove(hand)
                hand.pipe.close()
                for ticket in sorted(hand.owed, reverse=True):
                    batch.give_back(ticket)

    def _take(self, hand: Hand, batch: Batch[Any], done: Done) -> None:
        hand.owed.discard(done.ticket)
        if not done.well:
            batch.give_back(done.ticket)
        elif done.ticket in batch.tickets:
            for piece, results in zip(batch.tickets.pop(done.ticket), done.results, strict=True):
                batch.put(piece, results)

    def _anything_comes(self, batch: Batch[Any]) -> bool:
        """Whether somebody answers before long."""
        busy = [hand for hand in self._hands if not batch.tickets.keys().isdisjoint(hand.owed)]
        owed = max((batch.owed(hand.owed) for hand in busy), default=0)
        return bool(busy and wait([hand.pipe for hand in busy], min(PATIENCE, LEAST + owed * self._pace)))
