"""The AI that plays the day's table too, a little at a time beside everything else."""

from __future__ import annotations

import pytest

from game.core.challenge import Challenge
from game.session.rival import Rival
from game.troyes_dice.options import TroyesOptions

EASY = Challenge(TroyesOptions(seats=1), "random")


def played(seed: int, seconds: float = 10.0) -> Rival:
    rival = Rival("troyes_dice", EASY, seed)
    while not rival.think(seconds):
        pass
    return rival


def test_it_plays_to_the_end_and_tells_its_sheet_once() -> None:
    rival = Rival("troyes_dice", EASY, 3)
    assert rival.sheet is None
    assert rival.think(60.0)
    assert rival.sheet is not None
    assert not rival.think(60.0), "that it has come to the end is told once"


def test_it_goes_on_where_it_was_however_often_it_is_interrupted() -> None:
    assert played(3, 0.0005).sheet == played(3).sheet


def test_another_day_has_another_table() -> None:
    first, *others = (played(seed).sheet for seed in range(3))
    assert any(other != first for other in others)


def test_without_time_it_does_not_even_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    rival = Rival("troyes_dice", EASY, 3)
    steps = iter([None, None])
    monkeypatch.setattr(rival, "_play", steps)
    assert not rival.think(0.0)
    assert len(list(steps)) == 2
