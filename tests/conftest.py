"""For all tests: none of them is told of what another one has missed, or finds what it has left open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.locale import TEXTS


@pytest.fixture(autouse=True)
def nothing_missing() -> None:
    """No text has been missed before a test begins."""
    TEXTS.missing.clear()


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """No application that a test has opened is there when it ends: it would go on in later ones."""
    before = TEXTS.listening
    yield
    assert TEXTS.listening <= before, "an application has been left open"
