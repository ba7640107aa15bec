"""Fitting from the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import registry
from game.ai.fitting import Effort, Mapper
from game.tools import tune


class Coin:
    """Weights are a number; a round adds one, or nothing if it can't learn."""

    full = Effort(5, 1)
    quick = Effort(2, 1)

    def __init__(self, learns: bool) -> None:
        self.learns = learns
        self.written: list[int] = []

    def nothing(self) -> int:
        return 0

    def shipped(self) -> int:
        return 7

    def better(self, begin: int, effort: Effort, seed: int, do: Mapper, say: Callable[[str], None]) -> int:
        return begin + (effort.rounds if self.learns else 0)

    def lead(self, one: int, other: int, games: int, seed: int) -> tuple[float, float]:
        return float(one - other), 0.5

    def write(self, weights: int) -> str:
        self.written.append(weights)
        return "coin.json"


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    def put(fitting: Any) -> None:
        room = registry.room("trekking")
        offered = None if fitting is None else lambda: {"coin": fitting, "copper": fitting}
        monkeypatch.setattr(registry, "room", lambda game: Room(room, offered))

    return put


class Room:
    """A room with other fittings."""

    def __init__(self, room: Any, fittings: Any) -> None:
        self.room = room
        self.fittings = fittings


def tuned(*words: str) -> int:
    return tune.main(["--game", "trekking", "--jobs", "1", "--file", "coin", *words])


def test_better_weights_are_written(offer: Callable[[Any], None], capsys: pytest.CaptureFixture[str]) -> None:
    offer(coin := Coin(learns=True))
    assert tuned() == 0
    assert coin.written == [12]
    assert "coin.json" in capsys.readouterr().out


def test_it_may_begin_from_nothing(offer: Callable[[Any], None]) -> None:
    offer(coin := Coin(learns=True))
    assert tuned("--from-nothing", "--rounds", "9") == 0
    assert coin.written == [9]


def test_weights_that_are_not_better_are_not_written(offer: Callable[[Any], None]) -> None:
    offer(coin := Coin(learns=False))
    assert tuned() == 1
    assert coin.written == []


class Doubted(Coin):
    """A coin that is ahead by one, which few games can't tell."""

    def __init__(self) -> None:
        super().__init__(learns=True)
        self.games: list[int] = []

    def lead(self, one: int, other: int, games: int, seed: int) -> tuple[float, float]:
        self.games.append(games)
        return 1.0, 0.5 if games < 1_000 else 0.25


def test_what_few_games_leave_open_is_told_by_more(offer: Callable[[Any], None]) -> None:
    offer(coin := Doubted())
    assert tuned() == 0
    assert coin.games == [400, 1_600]
    assert coin.written == [12]


def test_what_many_games_leave_open_is_not_written(
    offer: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(coin := Doubted())
    monkeypatch.setattr(tune, "SURE", 5.0)
    assert tuned() == 1
    assert coin.games == [400, 1_600, 6_400]
    assert coin.written == []


def test_all_files_of_a_game_are_made_unless_one_is_named(offer: Callable[[Any], None]) -> None:
    offer(coin := Coin(learns=True))
    assert tune.main(["--game", "trekking", "--jobs", "1"]) == 0
    assert coin.written == [12, 12]


def test_a_file_that_is_not_fitted_is_refused_in_words(
    offer: Callable[[Any], None], capsys: pytest.CaptureFixture[str]
) -> None:
    offer(Coin(learns=True))
    assert tune.main(["--game", "trekking", "--jobs", "1", "--file", "silver"]) == 2
    assert "coin, copper" in capsys.readouterr().err


def test_quick_writes_nothing_and_fails_unless_it_learns(offer: Callable[[Any], None]) -> None:
    for learns in (True, False):
        offer(coin := Coin(learns))
        assert tuned("--quick") == (0 if learns else 1)
        assert coin.written == []


def test_a_game_without_weights_is_refused_in_words(
    offer: Callable[[Any], None], capsys: pytest.CaptureFixture[str]
) -> None:
    offer(None)
    assert tuned() == 2
    assert "trekking" in capsys.readouterr().err


TUNED = [game for game in registry.GAMES if registry.room(game).fittings is not None]
LONG = ("seven_wonders", "troyes_dice")
"""Their quick runs last half a minute: with one process and with two they are compared at night."""


@pytest.fixture
def quickly(capsys: pytest.CaptureFixture[str]) -> Callable[[str, str], list[str]]:
    """What a quick run for a game says that has learnt something, with so many processes."""

    def told(game: str, jobs: str) -> list[str]:
        assert tune.main(["--game", game, "--quick", "--jobs", jobs]) == 0
        lines = [line for line in capsys.readouterr().out.splitlines() if not line.endswith(" s")]
        assert "ahead of the beginning by +" in lines[-1]
        return lines

    return told


@pytest.mark.parametrize("game", LONG)
def test_the_quick_run_learns_from_nothing(game: str, quickly: Callable[[str, str], list[str]]) -> None:
    quickly(game, "2")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.nightly] * (game in LONG)) for game in TUNED]
)
def test_the_quick_run_learns_from_nothing_and_the_same_with_any_number_of_processes(
    game: str, quickly: Callable[[str, str], list[str]]
) -> None:
    assert quickly(game, "2") == quickly(game, "1")
