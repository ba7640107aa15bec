"""Helping hands: processes beside the one in which the AIs of a table think, that work in worlds for it.

Every hand is told what the AIs' process was told, as far as the thought knows, and folds it itself: so it
sees with the same eyes. A world's result depends on nothing but view, moves and the world's number, and the
results are taken in the order of the numbers: who worked in which world makes no difference. A hand that
dies, breaks down or stands still is not waited for; its worlds are done here.
"""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, TypeVar

from game.ai.bot import Bot
from game.ai.worlds import Spread, Work
from game.core.rules import Move

T = TypeVar("T")
AHEAD = 2
"""Bundles of worlds that a hand is given at a time, so that it does not idle while nobody looks."""
GRAIN = 0.004
"""Seconds that a bundle is meant to take, so that handing it over costs little beside it."""
TICK = 1e-6
"""Seconds that a world takes at the least, as a coarse clock may not notice it."""
PATIENCE = 0.1
"""Seconds that are waited for a hand at the most when nothing else is left to do; usually as long as its
bundles would take here: on a busy computer they are sooner done here."""
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
    """Worlds for a hand to work in; the answer, a `Done`, carries the ticket."""

    ticket: int
    post: Post
    work: Work[Any]
    moves: Sequence[Move]
    numbers: Sequence[int]


class Done(NamedTuple):
    """What came of a task, a result for each world; not *well*: nothing."""

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


class Batch(Generic[T]):
    """Worlds that one work is done in; each result is kept once, and given out in order."""

    def __init__(self, count: int) -> None:
        self.left = deque(range(count))
        """Places of the worlds that nobody has taken on."""
        self.tickets: dict[int, list[int]] = {}
        """The places that were given away, by ticket."""
        self.next = 0
        self._count = count
        self._results: dict[int, T] = {}

    @property
    def over(self) -> bool:
        """Whether every result has been given out."""
        return self.next == self._count

    @property
    def ready(self) -> bool:
        """Whether the next result is there."""
        return self.next in self._results

    def put(self, place: int, result: T) -> None:
        """The result at a place."""
        if place >= self.next:
            self._results[place] = result

    def bundle(self, most: int) -> list[int]:
        """The next places that nobody has taken on."""
        return [self.left.popleft() for _ in range(min(most, len(self.left)))]

    def give_back(self, ticket: int) -> None:
        """Nothing will come of this ticket."""
        places = self.tickets.pop(ticket, [])
        self.left.extendleft(
            place for place in reversed(places) if place >= self.next and place not in self._results
        )

    def take(self) -> list[T]:
        """What can be given out by now."""
        found = []
        while self.ready:
            found.append(self._results.pop(self.next))
            self.next += 1
        return found


class Crew:
    """The hands of one table, seen from the process in which its AIs think."""

    def __init__(self, pipes: Sequence[Connection] = ()) -> None:
        self._hands = [Hand(pipe) for pipe in pipes]
        self._messages: list[bytes] = []
        self._tickets = READY.ticket
        self._pace = PATIENCE
        """Seconds that the latest world took here."""

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
    ) -> Iterator[Sequence[T]]:
        batch: Batch[T] = Batch(len(numbers))
        while not batch.over:
            self._gather(batch)
            self._share_out(batch, post, work, moves, numbers)
            if batch.left:
                own, start = batch.bundle(self._size(batch)), time.perf_counter()
                for place in own:
                    batch.put(place, work(bot, view, seat, moves, numbers[place]))
                self._pace = max(TICK, (time.perf_counter() - start) / len(own))
            elif not (batch.ready or self._anything_comes(batch)):
                batch.put(batch.next, work(bot, view, seat, moves, numbers[batch.next]))
            yield batch.take()

    def _share_out(
        self, batch: Batch[Any], post: Post, work: Work[Any], moves: Sequence[Move], numbers: Sequence[int]
    ) -> None:
        """Give bundles to who is free, the same number to everybody; the last world is done here."""
        for most in range(1, AHEAD + 1):
            for hand in self._hands:
                if len(batch.left) > 1 and hand.free > AHEAD - most:
                    self._tickets += 1
                    places = batch.bundle(self._size(batch))
                    batch.tickets[self._tickets] = places
                    hand.owed.add(self._tickets)
                    task = Task(self._tickets, post, work, moves, [numbers[place] for place in places])
                    hand.send([*self._messages[hand.told : post.told], task])
                    hand.told = max(hand.told, post.told)

    def _size(self, batch: Batch[Any]) -> int:
        """Worlds of the next bundle: the fewer, the fewer are left, so that all are done at about a time."""
        fair = len(batch.left) // (AHEAD * (len(self._hands) + 1))
        return max(1, min(int(GRAIN / self._pace), fair))

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
            for place, result in zip(batch.tickets.pop(done.ticket), done.results, strict=True):
                batch.put(place, result)

    def _anything_comes(self, batch: Batch[Any]) -> bool:
        """Whether somebody answers before long."""
        pipes = [hand.pipe for hand in self._hands if not batch.tickets.keys().isdisjoint(hand.owed)]
        return bool(pipes and wait(pipes, min(PATIENCE, AHEAD * max(GRAIN, self._pace))))
