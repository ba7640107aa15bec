"""Troyes Dice played by keys alone."""

from __future__ import annotations

from typing import Any

from tests.hands import Hands
from tests.troyes_dice.test_view import answer_by_keys


def answer(seated: Any, number: int) -> None:
    answer_by_keys(seated)


HANDS = Hands(answer, ("Ada",), brief=True)
