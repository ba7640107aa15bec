"""What the records page says of somebody's games."""

from __future__ import annotations

from game.core.players import Ai, Person
from game.core.store import Result, SeatResult
from game.scenes.statistics import numbers


def result(game: str, total: int, rank: int, level: str = "novice") -> tuple[Result, SeatResult]:
    own = SeatResult(0, Person("Ada"), total, rank, hints=1)
    other = SeatResult(1, Ai(level), 30, 3 - rank)
    return Result(1, "", game, {}, False, 0, (own, other)), own


def test_best_and_average_are_of_one_game() -> None:
    rows = dict(numbers([result("trekking", 80, 1), result("trekking", 61, 2, "master")]))
    assert (rows["played"], rows["best"], rows["average"]) == ("2", "80", "70.5")
    assert (rows["won"], rows["novice"], rows["master"]) == ("1/2  50%", "1/1  100%", "0/1  0%")
    assert rows["hints"] == "2  (1.0)"


def test_points_of_different_games_are_not_compared() -> None:
    rows = dict(numbers([result("trekking", 80, 1), result("my_city", 40, 1)]))
    assert (rows["played"], rows["best"], rows["average"]) == ("2", "-", "-")
    assert rows["won"] == "2/2  100%"


def test_without_games_there_is_nothing_to_tell() -> None:
    rows = dict(numbers([]))
    assert rows["played"] == "0"
    assert {value for key, value in rows.items() if key != "played"} == {"-"}
