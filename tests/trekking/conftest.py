from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.trekking.rules import VISIT
from tests.seated import seating
from tests.trekking.seated import Seated, Sit, play_on


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables, played at random up to a decision of a topic, and closes them again."""
    with seating("trekking", 1, Seated) as opened:

        def sit_down(*given: Any, topic: str = VISIT, skip: int = 0, **more: Any) -> Any:
            return opened(*given, prepare=lambda kept: play_on(kept, topic, skip), **more)

        yield sit_down
