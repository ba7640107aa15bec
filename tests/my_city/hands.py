"""My City played by keys alone."""

from __future__ import annotations

from typing import Any

from tests.hands import Hands
from tests.my_city.test_view_play import by_keys, choose


def answer(seated: Any, number: int) -> None:
    by_keys(seated, choose(seated, number))


HANDS = Hands(answer)
