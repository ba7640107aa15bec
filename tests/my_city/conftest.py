from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui import text
from game.ui.locale import TEXTS, languages
from tests.seated import Sit, seating


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables and closes them again."""
    with seating("my_city", 2) as opened:
        yield opened


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, no text missed or cut yet."""
    before = TEXTS.language
    TEXTS.switch(request.param)
    TEXTS.missing.clear()
    text.cut.clear()
    yield request.param
    TEXTS.switch(before)


@pytest.fixture(params=[False, True])
def print_size(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Normal and large print; whether it is large."""
    text.set_large(request.param)
    yield request.param
    text.set_large(False)
