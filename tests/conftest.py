"""For all tests: none of them is told of what another one has missed, or finds what it has left open.

Those of the tools come first: some last a minute, and where several processes share the tests, the others
would have nothing left to do meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.locale import TEXTS
from game.ui.sound import BOX

LONG = Path(__file__).parent / "tools"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests that last longest come first."""
    items.sort(key=lambda item: LONG not in item.path.parents)


@pytest.fixture(scope="session", autouse=True)
def one_sound_card() -> Iterator[None]:
    """An application that closes leaves the sound card to the next one: letting it go takes long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BOX, "close", lambda: pygame.mixer.stop() if BOX.ready else None)
        yield


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
