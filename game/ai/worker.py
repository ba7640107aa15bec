"""Where a table's AIs think: a process of their own, or slices of the main loop where none can be started.

A process that is dead is replaced by the main loop, and so is one that stands still: while there is something
to think about it gives signs of life, and without any for some seconds it is taken for lost.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, ClassVar

import msgspec

from game.ai import wire
from game.ai.crew import Crew, spare_cores
from game.ai.hand import Helpers
from game.ai.host import (
    AnyRequest,
    Choose,
    Drop,
    Host,
    Hurry,
    Observe,
    Open,
    Question,
    Reply,
    Request,
    Rewind,
    Weigh,
)
from game.ai.outbox import Outbox
from game.ai.wire import Alive
from game.core.options import Options
from game.core.rules import Event, Move

SLICE = 0.008
"""Seconds a frame that thinking may take in the main loop."""
BEAT = 0.25
"""Seconds from one sign of life to the next."""
SILENCE = 4.0
"""Seconds without one after which a process is lost; the longest thinking in one go takes half a second."""
START = 10.0
"""Seconds in which a new process must have given its first one."""
HELPED = frozenset(("master", "grandmaster"))
"""Levels that think so much that the other cores help; hints and reviews are theirs, too."""
LIMITS = {
    "novice": 10.0,
    "rookie": 15.0,
    "adept": 20.0,
    "expert": 30.0,
    "master": 45.0,
    "grandmaster": 60.0,
}
"""Seconds after which a level answers with its best so far; usually it takes a tenth of that."""
AGAIN = 1.0
"""Seconds after which somebody who had nothing to answer yet is hurried again."""
STEP = 0.5
"""The most seconds that count between two looks: while the whole program stood still nobody was silent."""


class Thinkers:
    """The AIs of one table, seen from the table. Answers come by `poll`; a lost process is replaced.

    *hands*: processes that help with long thoughts, usually as many as there are cores to spare.
    """

    rounds: ClassVar[int | None] = None
    """How many slices a `poll` thinks without a process, for repeatable runs; None: by the clock."""

    def __init__(
        self,
        package: str,
        options: Options,
        *,
        process: bool = True,
        hands: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.package = package
        self.options: dict[str, Any] = msgspec.to_builtins(options)
        self._tickets = 0
        self._history: list[Request] = []
        self._pending: dict[int, Question] = {}
        self._ready: list[Reply] = []
        self._host: Host | None = None
        self._pipe: Connection | None = None
        self._outbox: Outbox | None = None
        self._process: Any = None
        self._levels: dict[int, str] = {}
        self._helpers = Helpers(0)
        self._clock = clock
        self._looked = clock()
        self._heard = False
        """Whether the process has ever given a sign of life."""
        self._silent = 0.0
        self._waited = 0.0
        """Seconds since the oldest question that is open was its turn."""
        self._oldest = 0
        if not (process and self._start(spare_cores() if hands is None else hands)):
            self._host = Host()

    @property
    def in_process(self) -> bool:
        """Whether thinking happens in a process of its own."""
        return self._host is None

    def open(self, seat: int, level: str, leaning: str = "") -> None:
        """Sit an AI down, with a leaning or none."""
        self._levels[seat] = level
        self._remember(Open(seat, level, self.package, self.options, leaning))

    def observe(self, seat: int, events: Sequence[Event]) -> None:
        """Tell a seat's AI what happened, masked for it."""
        self._remember(Observe(seat, tuple(events)))

    def rewind(self, seat: int, count: int) -> None:
        """Tell a seat's AI that only the first *count* events still count."""
        self._remember(Rewind(seat, count))

    def choose(self, seat: int, number: int, explain: bool = False) -> int:
        """Let a seat's AI think, and say why if asked; the ticket its answer will carry."""
        self._tickets += 1
        return self._ask(Choose(seat, number, self._tickets, explain))

    def weigh(self, seat: int, count: int, move: Move, number: int, share: int) -> int:
        """Let the move be judged that a seat made when it knew of *count* events; the answer's ticket."""
        self._tickets += 1
        return self._ask(Weigh(seat, count, move, number, share, self._tickets))

    def _ask(self, request: Question) -> int:
        self._pending[request.ticket] = request
        if isinstance(request, Weigh) or request.explain or self._levels.get(request.seat) in HELPED:
            self._helpers.start()
        self._send(request)
        return request.ticket

    def hurry(self) -> None:
        """What is being thought about is answered with the best so far."""
        self._send(Hurry())

    def drop(self, ticket: int = 0) -> None:
        """Forget a thought not answered yet; without a ticket all of them."""
        if ticket:
            self._pending.pop(ticket, None)
        else:
            self._pending.clear()
        self._send(Drop(ticket))

    def poll(self, seconds: float = SLICE) -> list[Reply]:
        """The answers that have come; without a process, think for about this long first."""
        self._watch()
        replies, self._ready = self._ready, []
        if self._host is not None:
            replies += self._think(self._host, seconds)
        else:
            replies += self._received()
        fresh = [answer for answer in replies if answer.ticket in self._pending]
        for answer in fresh:
            del self._pending[answer.ticket]
        return fresh

    def _watch(self) -> None:
        """Let time pass: who has thought long enough is hurried, a process silent for too long is lost."""
        now = self._clock()
        passed, self._looked = min(now - self._looked, STEP), now
        oldest = next(iter(self._pending), 0)
        if oldest != self._oldest:
            self._oldest, self._waited = oldest, 0.0
        if not oldest:
            self._silent = 0.0
            return
        self._silent += passed
        self._waited += passed
        question = self._pending[oldest]
        if isinstance(question, Choose):
            limit = LIMITS.get(self._levels.get(question.seat, ""))
            if limit is not None and self._waited > limit:
                self._waited = limit - AGAIN
                self.hurry()
        if self._host is None and self._silent > (SILENCE if self._heard else START):
            self._replace()

    def _think(self, host: Host, seconds: float) -> list[Reply]:
        replies: list[Reply] = []
        end, done = time.perf_counter() + seconds, 0
        while host.busy and (time.perf_counter() < end if self.rounds is None else done < self.rounds):
            replies += host.think()
            done += 1
        return replies

    def close(self) -> None:
        """End the process; the pipe is closed only once nobody writes into it."""
        free = self._outbox is None or self._outbox.close()
        if self._process is not None and not free:
            self._process.kill()
            free = self._outbox is None or self._outbox.close()
        if self._pipe is not None and free:
            self._pipe.close()
        if self._process is not None:
            self._process.join(0.2)
            if self._process.is_alive():
                self._process.kill()
        self._helpers.close()
        self._pipe = self._outbox = self._process = None

    def _remember(self, request: Request) -> None:
        self._history.append(request)
        self._send(request)

    def _start(self, hands: int) -> bool:
        try:
            self._helpers = Helpers(hands)
            context = multiprocessing.get_context("spawn")
            self._pipe, far = context.Pipe()
            self._process = context.Process(target=serve, args=(far, self._helpers.near), daemon=True)
            self._process.start()
            far.close()
            self._helpers.given()
            self._outbox = Outbox(self._pipe)
        except (OSError, RuntimeError, ValueError):
            self.close()
            return False
        return True

    def _send(self, request: Request) -> None:
        if self._host is not None:
            self._ready += self._host.take(_through_wire(request))
            return
        if self._outbox is not None:
            self._outbox.send(wire.packed(request))

    def _received(self) -> list[Reply]:
        replies: list[Reply] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                reply = wire.reply(self._pipe.recv_bytes())
                self._heard, self._silent = True, 0.0
                if not isinstance(reply, Alive):
                    replies.append(reply)
        except (EOFError, OSError):
            self._replace()
        if self._outbox is not None and self._outbox.lost:
            self._replace()
        return replies

    def _replace(self) -> None:
        """The process is lost: go on in the main loop, with all that was told and asked so far."""
        if self._process is not None:
            self._process.kill()
        self.close()
        self._host = Host()
        for request in [*self._history, *self._pending.values()]:
            self._host.take(_through_wire(request))


def _through_wire(request: Request) -> AnyRequest:
    return wire.request(wire.packed(request))


def serve(pipe: Connection, hands: Sequence[Connection] = ()) -> None:
    """The process's main function: think until the table hangs up. Ctrl-C is the table's to notice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    crew, latest = Crew(hands), time.monotonic()
    host = Host(crew)
    try:
        while True:
            while pipe.poll(0 if host.busy else None):
                message = pipe.recv_bytes()
                request = wire.request(message)
                if isinstance(request, Open | Observe | Rewind):
                    crew.remember(message)
                for answer in host.take(request):
                    pipe.send_bytes(wire.packed(answer))
            if host.busy:
                signs: list[Reply | Alive] = list(host.think())
                if signs or time.monotonic() - latest > BEAT:
                    latest = time.monotonic()
                    for sign in signs or [Alive()]:
                        pipe.send_bytes(wire.packed(sign))
    except (EOFError, OSError):
        pipe.close()
