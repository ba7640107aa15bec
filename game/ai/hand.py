"""Helping hands' processes (see `crew`): what runs in them, and who starts and ends them."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

from game.ai import wire
from game.ai.crew import READY, Done, Post, Task
from game.ai.host import Host

BACK = 5
"""By how much it steps back behind the window, where the system knows of such steps."""
BELOW_NORMAL = 0x4000


def serve(pipe: Connection) -> None:
    """The process's main function: work until the AIs' process hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    hand = Worker()
    try:
        pipe.send(READY)
        while True:
            message = pickle.loads(pipe.recv_bytes())
            if isinstance(message, bytes):
                hand.host.take(wire.request(message))
            else:
                pipe.send(hand.done(message))
    except (EOFError, OSError):
        pipe.close()


def step_back() -> None:
    """Let the window have the core whenever it wants it."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(BACK)


class Helpers:
    """A table's hands, seen from the table: started only when there is something to help with."""

    def __init__(self, count: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        pairs = [self._context.Pipe() for _ in range(count)]
        self.near = [near for near, _ in pairs]
        """The ends for the AIs' own process; closed here once that has got them."""
        self._far = [far for _, far in pairs]
        self._processes: list[Any] = []

    def given(self) -> None:
        """The AIs' process has its ends: when it ends, the hands notice."""
        for pipe in self.near:
            pipe.close()

    def start(self) -> None:
        """Let them come, the first time; who can't is not missed."""
        waiting, self._far = self._far, []
        for pipe in waiting:
            process = self._context.Process(target=serve, args=(pipe,), daemon=True)
            try:
                process.start()
            except (OSError, RuntimeError, ValueError):
                pipe.close()
                continue
            pipe.close()
            self._processes.append(process)

    def close(self) -> None:
        """End them; they have nothing to lose."""
        for pipe in [*self.near, *self._far]:
            pipe.close()
        for process in self._processes:
            process.kill()
            process.join()
        self._far, self._processes = [], []


class Worker:
    """Knows what the AIs' process knows, and the view that the latest task was for."""

    def __init__(self) -> None:
        self.host = Host()
        self._post: Post | None = None
        self._view: Any = None

    def done(self, task: Task) -> Done:
        """Work in its worlds; what goes wrong goes wrong again, and is told, where the thought began."""
        mind = self.host.minds[task.post.seat]
        if task.post != self._post:
            self._post, self._view = task.post, mind.knew(task.post.knows)
        try:
            results = [
                task.work(mind.bot, self._view, mind.seat, task.moves[first:last], number)
                for number, first, last in task.pieces
            ]
        except Exception:
            return Done(task.ticket, False)
        return Done(task.ticket, True, results)
