"""Records of single games are put together, and medals read off what comes out."""

from __future__ import annotations

from game.core.record import Medal, Record, feat, together


class Climb(Record, frozen=True, kw_only=True):
    """Summits by number, and the highest one."""

    height: int = 0
    summits: tuple[int, ...] = ()

    peaks = Record.peaks | {"height"}


def test_games_add_up_and_only_the_best_counts_where_it_is_about_the_best() -> None:
    one = Climb(games=1, wins=1, best=30, height=900, summits=(4, 2))
    other = Climb(games=1, best=41, height=700, summits=(2, 3))
    assert together(one, other) == Climb(games=2, wins=1, best=41, height=900, summits=(2, 3, 4))


def test_nothing_adds_nothing() -> None:
    record = Climb(games=2, best=-3, feats={"rope": 2}, achievements=("rope",))
    assert together(Climb(), record) == together(record, Climb()) == record
    assert together(Climb(), Climb()).best is None


def test_feats_are_counted_one_by_one() -> None:
    both = together(Record(feats={"rope": 1, "tent": 1}), Record(feats={"rope": 2}))
    assert both.feats == {"rope": 3, "tent": 1}


def test_a_medal_rises_with_its_steps() -> None:
    rope = feat("rope", (1, 3, 5), "icons/up_24")
    assert [rope.grade(Record(feats={"rope": times})) for times in (0, 1, 2, 3, 5, 9)] == [0, 1, 1, 2, 3, 3]


def test_what_was_earned_before_it_was_counted_reaches_the_first_step() -> None:
    high: Medal[Climb] = Medal("high", (1000, 2000), lambda record: record.height, "metres", "icons/up_24")
    assert high.grade(Climb(height=900)) == 0
    assert (high.done(Climb(height=900, achievements=("high",))), high.steps[0]) == (1000, 1000)
    assert high.grade(Climb(height=2100, achievements=("high",))) == 2
