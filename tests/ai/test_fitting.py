"""Fitting weights by playing them against each other."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import registry
from game.ai.fitting import Duel, Effort, FileFitting
from game.seven_wonders.fit import fitting

FIT = fitting()


def test_numbers_come_back_from_weights_as_they_went_in() -> None:
    numbers = FIT.vector(FIT.shipped())
    assert len(numbers) == len(FIT.trails)
    assert FIT.vector(FIT.weights(numbers)) == numbers
    changed = tuple(number + 1 for number in numbers)
    assert FIT.vector(FIT.weights(changed)) == pytest.approx(changed)


def test_what_is_not_fitted_stays_as_it_comes_with_the_game() -> None:
    changed = FIT.weights([9.0] * len(FIT.trails), "test")
    assert changed.missing == FIT.shipped().missing
    assert changed.provenance == "test"


def test_equal_weights_are_not_ahead_of_each_other() -> None:
    lead, error = FIT.lead(FIT.shipped(), FIT.shipped(), 60, 1)
    assert abs(lead) < 4 * error


def test_a_duel_is_the_same_whoever_asks() -> None:
    duel = Duel(FIT.vector(FIT.shipped()), FIT.vector(FIT.nothing()), 6, 4)
    assert FIT.fitness(duel) == fitting().fitness(duel)


def test_two_rounds_teach_something_and_the_same_each_time() -> None:
    said: list[str] = []
    found = FIT.better(FIT.nothing(), Effort(2, 10), 3, map, said.append)
    assert len(said) == 2
    again = FIT.better(FIT.nothing(), Effort(2, 10), 3, map, said.append)
    assert msgspec.json.encode(found) == msgspec.json.encode(again)
    lead, error = FIT.lead(found, FIT.nothing(), 60, 2)
    assert lead > 3 * error


def files() -> dict[str, FileFitting[Any]]:
    """By file, what fits it."""
    offers = [offer for game in registry.GAMES if (offer := registry.room(game).fittings) is not None]
    found = [fitted for offer in offers for fitted in offer().values()]
    return {
        f"{fitted.file.parent.name}-{fitted.file.stem}": fitted
        for fitted in found
        if isinstance(fitted, FileFitting)
    }


@pytest.mark.parametrize("name", files())
def test_what_comes_with_the_game_is_written_as_it_is_read(name: str) -> None:
    found = files()[name]
    assert msgspec.json.decode(found.written(found.shipped())) == msgspec.json.decode(found.file.read_bytes())


@pytest.mark.parametrize("name", files())
def test_what_is_fitted_next_builds_on_what_was_written(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Else a tool that makes all files of a game would do otherwise in this process than in new ones."""
    found = files()[name]
    assert found.remembered
    monkeypatch.setattr(found, "file", Path(shutil.copy(found.file, tmp_path)))
    before = found.shipped()
    found.write(before)
    assert found.shipped() is not before
