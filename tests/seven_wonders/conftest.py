from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.seated import Sit, seating


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables and closes them again."""
    with seating("seven_wonders", 3) as opened:
        yield opened
