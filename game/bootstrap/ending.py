"""How the program ends when it is told to from outside: at once and in order, without a question.

A signal of the system interrupts the program as Ctrl-C does, so that what is open is closed on the way out.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

GRACE = 3.0
"""Seconds in which the program must have closed what is open; then it ends in any case."""
INTERRUPTED, TERMINATED = 130, 143
"""Exit codes, as shells have them."""


class Terminated(KeyboardInterrupt):
    """The system asks the program to end."""


_wakers: list[Callable[[], None]] = []
_sockets: list[socket.socket] = []


def obey() -> None:
    """From now on the program ends when it is told to; to be called once, by the main thread."""
    signal.signal(signal.SIGTERM, _terminate)
    if sys.platform == "win32":
        return
    near, far = socket.socketpair()
    far.setblocking(False)
    _sockets.extend((near, far))
    signal.set_wakeup_fd(far.fileno(), warn_on_full_buffer=False)
    threading.Thread(target=_attend, args=(near,), daemon=True).start()


def wake_by(wake: Callable[[], None]) -> None:
    """Has *wake* called, by another thread, when a signal comes while the main thread may be asleep."""
    _wakers[:] = [wake]


def _terminate(number: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Terminated


def _attend(near: socket.socket) -> None:
    while numbers := near.recv(16):
        for wake in _wakers:
            wake()
        if signal.SIGTERM in numbers:
            time.sleep(GRACE)
            os._exit(TERMINATED)
