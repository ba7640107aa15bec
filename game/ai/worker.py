"""Where a table's AIs think: a process of their own, or slices of the main loop where none can be started."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, ClassVar

import msgspec

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
from game.core.options import Options
from game.core.rules import Event, Move

_encoder = msgspec.json.Encoder()
_requests = msgspec.json.Decoder(AnyRequest)
_replies = msgspec.json.Decoder(Reply)

SLICE = 0.008
"""Seconds a frame that thinking may take in the main loop."""


class Thinkers:
    """The AIs of one table, seen from the table. Answers come by `poll`; a lost process is replaced."""

    rounds: ClassVar[int | None] = None
    """How many slices a `poll` thinks without a process, for repeatable runs; None: by the clock."""

    def __init__(self, package: str, options: Options, *, process: bool = True) -> None:
        self.package = package
        self.options: dict[str, Any] = msgspec.to_builtins(options)
        self._tickets = 0
        self._history: list[Request] = []
        self._pending: dict[int, Question] = {}
        self._ready: list[Reply] = []
        self._host: Host | None = None
        self._pipe: Connection | None = None
        self._process: Any = None
        if not (process and self._start()):
            self._host = Host()

    @property
    def in_process(self) -> bool:
        """Whether thinking happens in a process of its own."""
        return self._host is None

    def open(self, seat: int, level: str) -> None:
        """Sit an AI down."""
        self._remember(Open(seat, level, self.package, self.options))

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
        replies, self._ready = self._ready, []
        if self._host is not None:
            replies += self._think(self._host, seconds)
        else:
            replies += self._received()
        fresh = [answer for answer in replies if answer.ticket in self._pending]
        for answer in fresh:
            del self._pending[answer.ticket]
        return fresh

    def _think(self, host: Host, seconds: float) -> list[Reply]:
        replies: list[Reply] = []
        end, done = time.perf_counter() + seconds, 0
        while host.busy and (time.perf_counter() < end if self.rounds is None else done < self.rounds):
            replies += host.think()
            done += 1
        return replies

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(0.2)
            if self._process.is_alive():
                self._process.kill()
            self._process = None

    def _remember(self, request: Request) -> None:
        self._history.append(request)
        self._send(request)

    def _start(self) -> bool:
        try:
            context = multiprocessing.get_context("spawn")
            self._pipe, far = context.Pipe()
            self._process = context.Process(target=serve, args=(far,), daemon=True)
            self._process.start()
            far.close()
        except (OSError, RuntimeError, ValueError):
            self._pipe = self._process = None
            return False
        return True

    def _send(self, request: Request) -> None:
        if self._host is not None:
            self._ready += self._host.take(_through_wire(request))
            return
        try:
            assert self._pipe is not None
            self._pipe.send_bytes(_encoder.encode(request))
        except OSError:
            self._think_here()

    def _received(self) -> list[Reply]:
        replies = []
        try:
            while self._pipe is not None and self._pipe.poll():
                replies.append(_replies.decode(self._pipe.recv_bytes()))
        except (EOFError, OSError):
            self._think_here()
        return replies

    def _think_here(self) -> None:
        """The process is lost: go on in the main loop, with all that was told and asked so far."""
        self.close()
        self._host = Host()
        for request in [*self._history, *self._pending.values()]:
            self._host.take(_through_wire(request))


def _through_wire(request: Request) -> Any:
    return _requests.decode(_encoder.encode(request))


def serve(pipe: Connection) -> None:
    """The process's main function: think until the table hangs up."""
    host = Host()
    try:
        while True:
            while pipe.poll(0 if host.busy else None):
                for answer in host.take(_requests.decode(pipe.recv_bytes())):
                    pipe.send_bytes(_encoder.encode(answer))
            if host.busy:
                for answer in host.think():
                    pipe.send_bytes(_encoder.encode(answer))
    except (EOFError, OSError, KeyboardInterrupt):
        pipe.close()
