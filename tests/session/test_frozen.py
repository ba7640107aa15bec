"""An AI whose process stands still holds up neither a hint nor a move for longer than its level may take."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai import worker
from game.core.table import Table
from game.session.session import Session
from tests.people import people
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signals")


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """A person and two AIs whose process stands still from the start."""
    monkeypatch.setattr(worker, "START", 0.5)
    table: Table[Any, Any] = Table.open(RULES, AuctionOptions(seats=3), 4, friendly=True)
    for seat, one in enumerate(people("Ada", "ai:master", "ai:novice")):
        table.seat(seat, one)
    before = set(multiprocessing.active_children())
    found = Session("auction", table)
    found.start()
    for process in set(multiprocessing.active_children()) - before:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
    yield found
    found.close()


def waited(session: Session, done: Any) -> float:
    """Seconds until something has come; no look may take long."""
    begun = time.monotonic()
    while not done():
        looked = time.monotonic()
        session.update()
        assert time.monotonic() - looked < 1.0
        assert looked - begun < 20
        time.sleep(0.005)
    return time.monotonic() - begun


def test_a_hint_comes(session: Session) -> None:
    session.advise()
    assert waited(session, lambda: 0 in session.opponents.advice) < worker.LIMITS["master"]


def test_moves_come(session: Session) -> None:
    session.update()
    assert set(session.opponents.thinking) == {1, 2}
    limit = worker.LIMITS["master"] + worker.LIMITS["novice"]
    assert waited(session, lambda: not session.opponents.thinking) < limit
    assert set(session._table.sealed) == {1, 2}
