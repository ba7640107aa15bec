from __future__ import annotations

import pytest

from game import registry


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game on the list."""
    monkeypatch.setitem(registry.GAMES, "auction", "tests.toy")
