"""For all tests: none of them is told of what another one has missed, or finds what it has left open.

Those of the tools come first: some last a minute, and where several processes share the tests, the others
would have nothing left to do meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.locale import TEXTS

LONG = Path(__file__).parent / "tools"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests that last longest come first."""
    items.sort(key=lambda item: LONG not in item.path.parents)


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
