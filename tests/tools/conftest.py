from __future__ import annotations

import pytest

from tests.toy.registered import lay_in


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game among the others."""
    lay_in(monkeypatch)
