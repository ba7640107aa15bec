"""The ladder: what levels lie apart, from the games that neighbours have played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import registry
from game.ai import ladder
from game.ai.bot import LEVELS, Effort
from game.ai.ladder import PAIRS, Ladder, Part, built, elo, joined, wilson
from game.core.components import BadData, folder

PLAIN = (Effort(0, 1), Effort(8, 4))
NOVICE, ROOKIE, ADEPT, EXPERT = LEVELS[:4]


def part(lower: str = NOVICE, seed: int = 1, games: int = 100, wins: float = 75.0, **changed: Any) -> Part:
    upper = LEVELS[LEVELS.index(lower) + 1]
    found = Part(lower, upper, seed, games, wins, (40 * games, 50 * games), PLAIN)
    return msgspec.structs.replace(found, **changed)


def test_three_wins_in_four_are_191_elo_and_half_of_them_none() -> None:
    assert round(elo(0.75)) == 191
    assert elo(0.5) == 0
    assert elo(0.25, seats=4) == pytest.approx(0)
    assert elo(1.0) == pytest.approx(-elo(0.0))
    assert elo(0.99) < elo(1.0) < 1300


def test_a_share_of_wins_is_quoted_with_its_95_percent_interval() -> None:
    assert wilson(86, 100) == pytest.approx((0.7786, 0.9147), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_levels_stand_on_one_another_and_are_ever_less_sure() -> None:
    found = built(2, [part(), part(ROOKIE)])
    assert [(level, rung.elo) for level, rung in found.levels.items()] == [
        (NOVICE, 1000),
        (ROOKIE, 1191),
        (ADEPT, 1382),
    ]
    widths = [rung.interval[1] - rung.interval[0] for rung in found.levels.values()]
    assert widths[0] == 0 < widths[1] < widths[2] < 2 * widths[1]
    assert found.levels[ROOKIE].interval == (
        1000 + found.pairs[0].interval[0],
        1000 + found.pairs[0].interval[1],
    )


def test_the_usual_score_of_a_level_is_that_of_all_its_games() -> None:
    found = built(2, [part(points=(4000, 5000)), part(ROOKIE, games=300, wins=200, points=(18_000, 21_000))])
    rungs = [(rung.usual, rung.games) for rung in found.levels.values()]
    assert rungs == [(40, 100), (round(23_000 / 400), 400), (70, 300)]


def test_what_has_not_played_has_no_entry() -> None:
    found = built(2, [part(), part(ADEPT)])
    assert set(found.levels) == {NOVICE, ROOKIE}
    assert [(pair.lower, pair.upper) for pair in found.pairs] == [(NOVICE, ROOKIE), (ADEPT, EXPERT)]
    assert built(2, [part(ADEPT)]).levels == {}


def test_other_seeds_add_up_and_the_same_one_is_replaced() -> None:
    parts = joined(joined([part(ROOKIE)], part()), part(seed=2, games=300, wins=225))
    assert [(pair.games, pair.wins) for pair in built(2, parts).pairs] == [(400, 300), (100, 75)]
    again = joined(parts, part(seed=2, games=100, wins=50))
    assert built(2, again).pairs[0].wins == 125


def test_what_was_measured_with_other_efforts_does_not_count_any_more() -> None:
    other = (Effort(0, 1), Effort(9, 4))
    parts = joined([part(), part(ROOKIE)], part(seed=2, games=10, wins=5, efforts=other))
    assert [(pair.games, pair.wins) for pair in built(2, parts).pairs] == [(10, 5), (100, 75)]


def write(path: Path, found: Ladder) -> Path:
    path.write_bytes(msgspec.json.encode(found))
    return path


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    found = built(2, [part(), part(ROOKIE, wins=66.5)])
    assert ladder.load(write(tmp_path / "ladder.json", found)) == found
    assert ladder.load(tmp_path / "none.json") is None


@pytest.mark.parametrize(
    ("spoilt", "problem"),
    [
        (lambda found: msgspec.structs.replace(found, levels={}), "does not follow"),
        (lambda found: msgspec.structs.replace(found, pairs=()), "does not follow"),
        (
            lambda found: msgspec.structs.replace(found, parts=(part(upper="master"),)),
            "no pair novice-master",
        ),
        (lambda found: msgspec.structs.replace(found, parts=(part(wins=101),)), "101 wins in 100 games"),
    ],
)
def test_a_file_that_says_more_than_was_played_is_refused(tmp_path: Path, spoilt: Any, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        ladder.load(write(tmp_path / "ladder.json", spoilt(built(2, [part()]))))


def test_a_level_is_rated_as_measured_or_a_step_above_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ladder, "of", lambda game: built(2, [part(), part(ROOKIE)]) if game == "known" else None
    )
    known = [ladder.rating("known", level) for level in LEVELS]
    assert known == [1000, 1191, 1382, *(1382 + ladder.STEP * number for number in (1, 2, 3))]
    assert [ladder.rating("new", level) for level in LEVELS] == [1000 + ladder.STEP * at for at in range(6)]
    assert ladder.rating("known", "random") == 1000


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_ladder_that_there_is_holds_what_follows_from_its_parts(game: str) -> None:
    found = ladder.of(game)
    assert (found is None) == (not (folder(game) / ladder.FILE).exists())
    if found is not None:
        assert {(pair.lower, pair.upper) for pair in found.pairs} <= set(PAIRS)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_level_is_a_step_of_120_to_250_elo_and_all_of_them_have_played_enough(game: str) -> None:
    found = ladder.of(game)
    assert found is not None
    *steps, topmost = found.pairs
    assert [(pair.lower, pair.upper) for pair in found.pairs] == list(PAIRS)
    assert all(pair.games >= 200 and 120 <= pair.elo <= 250 for pair in steps), steps
    assert topmost.games >= 40


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.GAMES)
def test_what_was_measured_is_what_plays_now(game: str) -> None:
    efforts = registry.room(game).bot().efforts
    found = ladder.of(game)
    for measured in found.parts if found else ():
        assert measured.efforts == (efforts[measured.lower], efforts[measured.upper]), measured
