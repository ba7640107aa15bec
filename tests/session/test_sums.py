"""Points of a recording, added up in slices: what each step brought whom, in a campaign part by part."""

from __future__ import annotations

from typing import Any

from game.core.part import PartEnded
from game.core.score import ScoreLine, ScoreSheet
from game.session import recording
from game.session.recording import Recording
from game.session.sums import Sums
from tests.session.test_recording import played
from tests.toy.rules import RULES


def sums() -> tuple[Sums, Recording]:
    found = recording.of_table(played(out=True))
    ends = list(range(1, len(found.events) + 1))
    return Sums(found, ends, [0] * len(ends)), found


def total(found: Recording, count: int, party: int) -> int:
    sheets = RULES.scores(found.at(count))
    return next((sheet.total for sheet in sheets if sheet.party == party), 0)


def test_a_step_brings_the_difference_of_the_totals() -> None:
    points, found = sums()
    points.add_up_to(len(found.events))
    assert points.complete
    for step in range(1, len(found.events)):
        for party in range(3):
            assert points.gain(step, party) == total(found, step + 1, party) - total(found, step, party)


def test_what_is_not_added_up_yet_brings_nothing() -> None:
    points, found = sums()
    assert points.done == 0
    assert points.gain(len(found.events) - 1, 0) == 0


def test_a_slice_goes_on_where_the_one_before_ended() -> None:
    points, found = sums()
    seen = [points.done]
    while not points.complete:
        assert points.add_up(1e-9)
        seen.append(points.done)
    assert seen == list(range(len(found.events) + 1)), "however short, it adds up one step"
    assert not points.add_up(1.0)


class Parts:
    """Rules of which a state is what it has been told, and its points the last number."""

    def blank(self, options: object) -> Any:
        return Told()

    def scores(self, state: Any) -> list[ScoreSheet]:
        return [ScoreSheet(0, (ScoreLine("points", state.points),))]


class Told:
    points = 0

    def copy(self) -> Told:
        copy = Told()
        copy.points = self.points
        return copy

    def apply(self, event: Any) -> None:
        self.points = self.points if isinstance(event, PartEnded) else event


def test_nobody_loses_what_the_next_part_begins_without() -> None:
    """Ten points, the part ends, the boards are cleared, the next part begins with two and brings three."""
    events: Any = (0, 10, PartEnded(()), 4, 2, 5)
    turn: Any = type("OneTurn", (), {"events": events})
    options: Any = None
    rules: Any = Parts()
    points = Sums(Recording(rules, options, [turn]), range(1, 7), [1, 1, 1, 1, 2, 2])
    points.add_up_to(6)
    assert [points.gain(step, 0) for step in range(6)] == [0, 10, 0, 0, 0, 3]
