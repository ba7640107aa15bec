from __future__ import annotations

import pytest

from game import registry


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game on the list: one line, and every tool knows it."""
    monkeypatch.setitem(registry.GAMES, "auction", "tests.toy")
