"""For all tests: none of them is told of what another one has missed."""

from __future__ import annotations

import pytest

from game.ui.locale import TEXTS


@pytest.fixture(autouse=True)
def nothing_missing() -> None:
    """No text has been missed before a test begins."""
    TEXTS.missing.clear()
