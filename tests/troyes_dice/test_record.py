"""Achievements and what a profile keeps."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.record import together
from game.troyes_dice.catalog import catalog
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.record import TroyesRecord, medals, of
from game.troyes_dice.sheet import bit
from game.troyes_dice.state import TroyesState


def finished(points: tuple[int, ...] = (30,), **options: Any) -> TroyesState:
    """A finished table whose seats have these points, in citizens and cathedrals."""
    state = TroyesState(TroyesOptions(seats=len(points), **options))
    state.over = True
    for sheet, wanted in zip(state.sheets, points, strict=True):
        sheet.held = [0, 0, 0]
        if wanted > 30:
            sheet.circled, sheet.held, wanted = [17] * 3, [16] * 3, wanted - 24
        sheet.citizens = [min(wanted, 13), min(max(0, wanted - 13), 13), max(0, wanted - 26)]
    return state


def reached(record: TroyesRecord) -> dict[str, int]:
    """The grades of a record."""
    return {medal.id: grade for medal in medals() if (grade := medal.grade(record))}


def earned(state: TroyesState, seat: int = 0) -> set[str]:
    return set(reached(of(state, seat)))


def times(count: int, record: TroyesRecord) -> TroyesRecord:
    """The same game so often."""
    found = TroyesRecord()
    for _ in range(count):
        found = together(found, record)
    return found


def test_games_are_counted_by_mode() -> None:
    record = times(3, of(finished(feasts=True), 0))
    assert (record.solo, record.multi, record.expansion) == (3, 0, 3)
    assert {"A01", "A03"} <= set(reached(record))
    assert "A02" not in reached(record)
    assert "A02" in reached(together(record, times(3, of(finished((30, 20)), 1))))
    assert "A01" not in reached(times(2, of(finished(), 0)))
    assert reached(times(9, of(finished(), 0)))["A01"] == 2


@pytest.mark.rule("R37")
@pytest.mark.parametrize(
    ("points", "steps"), [(44, set()), (45, {"A04"}), (55, {"A04", "A05"}), (65, {"A04", "A05", "A06"})]
)
def test_steps_mean_at_least(points: int, steps: set[str]) -> None:
    assert earned(finished((points,))) & {"A04", "A05", "A06"} == steps


@pytest.mark.rule("R37")
def test_winning_with_sixty_needs_others_and_the_victory() -> None:
    assert earned(finished((60, 50, 40))) & {"A04", "A05", "A06", "A07"} == {"A04", "A05", "A07"}
    assert earned(finished((66, 67))) & {"A04", "A05", "A06", "A07"} == {"A04", "A05", "A06"}
    assert "A07" not in earned(finished((60,)))
    assert "A07" in earned(finished((60, 60)), seat=1)


@pytest.mark.rule("R23")
def test_a_character_of_six_buildings_scores_eighteen() -> None:
    state = finished()
    sheet = state.sheets[0]
    sheet.built = sum(bit(row, column) for row in (0, 4) for column in range(6))
    sheet.cathedrals = (1, 2, 3, 4, 0, 5)
    assert {"A08", "A10"} <= earned(state)
    sheet.cathedrals = (0, 1, 2, 3, 4, 5)
    assert "A08" in earned(state), "the cathedrals score themselves"
    sheet.built &= ~bit(4, 5)
    sheet.cathedrals = (0, 1, 2, 3, 4)
    assert "A08" not in earned(state)


def test_whole_rows_and_tracks() -> None:
    state = finished()
    assert not earned(state)
    sheet = state.sheets[0]
    sheet.built = sum(bit(3, column) for column in range(6))
    sheet.circled = [3, 18, 3]
    sheet.citizens = [20, 11, 10]
    assert earned(state) == {"A09", "A11", "A12", "A13"}


def test_a_record_survives_the_store() -> None:
    record = of(finished((70,)), 0)
    assert msgspec.json.decode(msgspec.json.encode(record), type=TroyesRecord) == record


def test_what_was_earned_before_it_was_counted_stays() -> None:
    last = catalog().achievements.achievements[-1].id
    assert reached(TroyesRecord(achievements=(last,))) == {last: 1}
