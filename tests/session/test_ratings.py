"""Ratings rise with every one ranked behind."""

from __future__ import annotations

import pytest

from game.ai import ladder
from game.ai.bot import LEVELS
from game.ai.ladder import BEGIN
from game.core.players import Ai, Person, Player
from game.core.store import Result, SeatResult
from game.session.ratings import SWING, courses, even, rating

ADA, BEA = Person("Ada"), Person("Bea")


def table(*players: tuple[Player, int], caveat: str = "") -> Result:
    """A result by players and ranks."""
    seats = tuple(SeatResult(seat, player, 0, rank) for seat, (player, rank) in enumerate(players))
    return Result(1, "", "trekking", {}, False, 0, seats, caveat)


def course(*results: Result, player: Player = ADA) -> list[int]:
    return courses(results).get(("trekking", player), [])


def test_of_two_equals_one_wins_what_the_other_loses() -> None:
    result = table((ADA, 1), (BEA, 2))
    assert course(result) == [BEGIN + SWING // 2]
    assert course(result, player=BEA) == [BEGIN - SWING // 2]


def test_a_tie_of_equals_changes_nothing() -> None:
    assert course(table((ADA, 1), (BEA, 1))) == [BEGIN]


def test_to_beat_a_master_is_worth_more_than_to_beat_a_novice() -> None:
    [master] = course(table((ADA, 1), (Ai("master"), 2)))
    [novice] = course(table((ADA, 1), (Ai("novice"), 2)))
    assert master > novice > BEGIN


def test_who_begins_is_as_good_as_a_novice() -> None:
    assert course(table((ADA, 1), (Ai("novice"), 2))) == [BEGIN + SWING // 2]


def test_the_rating_now_is_the_latest_and_none_before_the_first_game() -> None:
    results = [table((ADA, 1), (BEA, 2)), table((ADA, 1), (BEA, 2))]
    assert rating(results, "trekking", ADA) == course(*results)[-1]
    assert rating(results, "my_city", ADA) is None
    assert rating([], "trekking", ADA) is None


def test_an_even_match_is_the_level_whose_rating_is_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    strengths = dict(zip(LEVELS, (1000, 1150, 1400, 1500, 1700, 1800), strict=True))
    monkeypatch.setattr(ladder, "rating", lambda game, level: strengths[level])
    matches = {
        None: "novice",
        900: "novice",
        1080: "rookie",
        1280: "adept",
        1440: "adept",
        3000: "grandmaster",
    }
    assert {found: even("trekking", found) for found in matches} == matches


def test_an_opponent_counts_as_it_was_measured_at_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    won = table((ADA, 1), (Ai("adept"), 2))
    before = course(won)
    monkeypatch.setattr(ladder, "rating", lambda game, level: 2000 if game == "trekking" else 0)
    assert course(won) > before


def test_ais_have_no_course_and_a_character_has_its_level() -> None:
    assert set(courses([table((ADA, 1), (Ai("master"), 2))])) == {("trekking", ADA)}
    assert course(table((ADA, 1), (Ai("master", "miser"), 2))) == course(table((ADA, 1), (Ai("master"), 2)))


def test_the_same_share_of_a_large_table_is_worth_the_same() -> None:
    many = table((ADA, 1), (BEA, 2), (Person("Cai"), 2), (Person("Dee"), 2))
    assert course(many) == course(table((ADA, 1), (BEA, 2)))


def test_who_was_alone_and_what_does_not_count_change_nothing() -> None:
    assert course(table((ADA, 1))) == []
    assert course(table((ADA, 1), (BEA, 2), caveat="again")) == []


def test_ratings_follow_one_another() -> None:
    win = table((ADA, 1), (Ai("adept"), 2))
    found = course(*[win] * 10)
    assert found == sorted(found)
    gains = [later - before for before, later in zip([BEGIN, *found], found, strict=False)]
    assert gains[0] > gains[-1], "the better one is, the less a win tells"
