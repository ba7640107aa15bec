"""The challenge of the day."""

from __future__ import annotations

from datetime import date

from game.ai.bot import LEVELS
from game.ai.mind import Mind
from game.troyes_dice.bot import BOT
from game.troyes_dice.challenge import OPTIONS, RIVAL, rival, seed


def score(day: date) -> tuple[int, list[int]]:
    thought, halves = rival(seed(day), Mind(BOT, OPTIONS, 0, "adept")), []
    while True:
        try:
            halves.append(next(thought))
        except StopIteration as end:
            return end.value.total, halves


def test_the_level_to_beat_is_known() -> None:
    assert RIVAL in LEVELS


def test_a_day_has_its_own_dice() -> None:
    assert seed(date(2026, 5, 1)) == seed(date(2026, 5, 1))
    assert seed(date(2026, 5, 1)) != seed(date(2026, 5, 2))


def test_the_rival_scores_the_same_whenever_it_plays_a_day() -> None:
    total, halves = score(date(2026, 5, 1))
    assert (total, halves) == score(date(2026, 5, 1))
    assert halves == sorted(halves)
    assert halves[-1] == 15
    assert total > 30
