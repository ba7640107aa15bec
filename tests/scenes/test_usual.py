"""What players usually score, from the results of this computer."""

from __future__ import annotations

import msgspec

from game.core.players import Ai, Person, Player
from game.core.store import Result, SeatResult
from game.scenes.usual import LATEST, between, scores, usual, won

ADA, BEA, WEN = Person("Ada"), Person("Bea"), Ai("master", "wen")


def result(*totals: tuple[Player, int], part: str = "") -> Result:
    ranked = sorted(totals, key=lambda one: -one[1])
    seats = tuple(
        SeatResult(seat, player, total, 1 + ranked.index((player, total)))
        for seat, (player, total) in enumerate(totals)
    )
    return Result(1, part, "auction", {}, True, 0, seats)


def test_a_person_is_known_by_the_best_and_an_ai_by_the_middle_score() -> None:
    results = [result((ADA, 30), (WEN, 50)), result((ADA, 60), (WEN, 40)), result((ADA, 20), (WEN, 90))]
    assert usual(results, ADA) == 60
    assert usual(results, WEN) == 50
    assert usual(results, BEA) is None


def test_only_the_latest_games_make_what_is_usual() -> None:
    old = [result((WEN, 1))] * 100
    assert usual([*old, *[result((WEN, 70))] * LATEST], WEN) == 70


def test_parts_of_a_longer_story_do_not_count() -> None:
    assert scores([result((ADA, 30), part="1"), result((ADA, 40))], ADA) == [40]


def test_a_game_that_does_not_count_makes_nothing_usual() -> None:
    doubtful = msgspec.structs.replace(result((ADA, 99), (WEN, 1)), caveat="copied")
    assert usual([doubtful], ADA) is None
    assert won([doubtful], ADA) == between([doubtful], ADA, WEN) == (0, 0)


def test_a_character_is_not_the_plain_ai_of_its_level() -> None:
    assert usual([result((Ai("master"), 50))], WEN) is None


def test_games_are_won_against_others_only() -> None:
    results = [
        result((ADA, 60), (WEN, 40)),
        result((ADA, 20), (WEN, 40)),
        result((ADA, 90)),
        result((ADA, 90), (WEN, 1), part="2"),
    ]
    assert won(results, ADA) == (1, 2)
    assert won(results, BEA) == (0, 0)


def test_who_came_before_whom_is_counted_where_both_played() -> None:
    results = [
        result((ADA, 30), (WEN, 50)),
        result((ADA, 60), (WEN, 40), (BEA, 70)),
        result((ADA, 20)),
        result((ADA, 1), (WEN, 2)),
    ]
    assert between(results, ADA, WEN) == (1, 2)
    assert between(results, WEN, ADA) == (2, 1)
