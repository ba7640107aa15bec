"""What the records page says of somebody's games."""

from __future__ import annotations

from game.core.players import Ai, Person, Player
from game.core.store import Result, SeatResult
from game.session import history
from game.session.history import Played, Tally

ADA = Person("Ada")


def result(total: int, rank: int, other: Player | None = None, **given: object) -> Result:
    """A game of Ada's against one other, who has 30 points."""
    role = str(given.get("role", ""))
    seats = [SeatResult(0, ADA, total, rank, role=role)]
    if other is not None:
        seats.append(SeatResult(1, other, 30, 3 - rank))
    return Result(
        int(str(given.get("table", 1))),
        str(given.get("part", "")),
        str(given.get("game", "trekking")),
        {},
        False,
        0,
        tuple(seats),
        str(given.get("caveat", "")),
    )


def games(*results: Result, person: Person | None = ADA) -> list[Played]:
    return history.games_of(results, person)


def test_a_person_has_their_own_games_and_everybody_has_all() -> None:
    own, foreign = result(40, 1, Person("Bea")), result(20, 2, Person("Bea"))
    foreign = Result(2, "", "trekking", {}, False, 0, foreign.seats[1:])
    assert [game.result for game in games(own, foreign)] == [own]
    assert [game.seat.player for game in games(own, foreign, person=None)] == [ADA, Person("Bea")]


def test_only_games_with_others_can_be_won() -> None:
    alone, beaten = games(result(40, 1)), games(result(40, 1, Ai("novice")))
    assert [game.won for game in (*alone, *beaten)] == [False, True]


def test_what_does_not_count_is_listed_and_left_out_of_the_numbers() -> None:
    found = games(result(40, 1, Ai("novice")), result(99, 1, Ai("novice"), caveat="again", table=2))
    assert len(found) == 2
    assert history.tally(history.singles(found)) == Tally(1, 1, (40,))


def test_a_long_table_counts_by_its_parts() -> None:
    found = games(
        result(20, 1, Ai("novice"), part="1", table=5),
        result(30, 2, Ai("novice"), part="2", table=5),
        result(31, 1, Ai("novice"), table=5),
        result(50, 1, Ai("novice"), table=6),
    )
    assert history.tally(history.singles(found)).scores == (20, 30, 50)


def test_the_usual_score_is_the_middle_of_the_latest() -> None:
    tally = Tally(12, 0, (0, 0, *range(10, 20)))
    assert (tally.usual, tally.best) == (14, 19)
    assert (Tally(0, 0, ()).usual, Tally(0, 0, ()).best) == (None, None)


def test_games_are_told_by_game_by_level_and_by_role() -> None:
    found = games(
        result(40, 1, Ai("novice"), game="my_city", role="part:3"),
        result(41, 2, Ai("master"), game="my_city", role="part:4", table=2),
        result(42, 1, Ai("master"), game="my_city", role="part:4", table=3),
        result(60, 1, Person("Bea"), table=4),
    )
    assert {game: tally.games for game, tally in history.by_game(found).items()} == {
        "my_city": 3,
        "trekking": 1,
    }
    assert {level: tally.won for level, tally in history.by_level(found).items()} == {
        "novice": 1,
        "master": 1,
    }
    assert list(history.by_role(found)) == ["part:4", "part:3"]
    assert history.by_role(found)["part:4"].scores == (41, 42)


def test_at_a_table_of_several_ais_the_strongest_tells() -> None:
    one = result(40, 1, Ai("novice"))
    both = Result(1, "", "trekking", {}, False, 0, (*one.seats, SeatResult(2, Ai("adept"), 3, 3)))
    assert list(history.by_level(games(both))) == ["adept"]


def test_a_part_without_a_role_is_told_by_its_number() -> None:
    assert list(history.by_role(games(result(20, 1, Ai("novice"), part="7")))) == ["part:7"]
