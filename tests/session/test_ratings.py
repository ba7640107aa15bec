"""Ratings rise with every one ranked behind."""

from __future__ import annotations

from game.core.players import Ai, Person, Player
from game.core.store import Result, SeatResult
from game.session.ratings import BEGIN, SWING, courses

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
