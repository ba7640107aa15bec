"""Hands messages to another process without ever waiting for it."""

from __future__ import annotations

import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue

PATIENCE = 0.2
"""Seconds that the end waits for what is just being sent."""


class Outbox:
    """A thread writes into the pipe: a process that stands still and lets it fill up holds only that up."""

    def __init__(self, pipe: Connection) -> None:
        self.lost = False
        """Whether nobody reads at the other end any more."""
        self._pipe = pipe
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        self._open = True
        self._thread = threading.Thread(target=self._deliver, daemon=True)
        self._thread.start()

    def send(self, message: bytes) -> None:
        """Have a message sent after those before it."""
        self._messages.put(message)

    def close(self) -> bool:
        """Send nothing more; whether the pipe is free, which it is not while a message is stuck in it."""
        self._open = False
        self._messages.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()

    def _deliver(self) -> None:
        try:
            while (message := self._messages.get()) is not None and self._open:
                self._pipe.send_bytes(message)
        except OSError:
            self.lost = True
