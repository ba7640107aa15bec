from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.seated import Sit, seating


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables and closes them again."""
    with seating("my_city", 2) as opened:
        yield opened
