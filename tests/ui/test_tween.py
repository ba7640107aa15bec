"""Tweens: where things are in between, and that they always arrive."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.tween import (
    Call,
    Frames,
    Motion,
    Move,
    Parallel,
    Pause,
    Sequence,
    Stage,
    Tween,
    in_out_sine,
    in_quad,
    linear,
    out_cubic,
)

log_motions = st.deferred(
    lambda: st.one_of(
        st.floats(0, 1).map(lambda s: ("tween", s)),
        st.lists(log_motions, max_size=3).map(lambda parts: ("sequence", parts)),
        st.lists(log_motions, max_size=3).map(lambda parts: ("parallel", parts)),
        st.just(("call", None)),
    )
)


def build(spec: tuple[str, object], ends: list[object], counter: list[int]) -> Motion:
    kind, value = spec
    if kind == "sequence":
        return Sequence(*(build(part, ends, counter) for part in value))  # type: ignore[attr-defined]
    if kind == "parallel":
        parts = [build(part, ends, counter) for part in value]  # type: ignore[attr-defined]
        return Parallel(*parts, stagger=0.1)
    number = counter[0]
    counter[0] += 1
    ends.append(None)
    if kind == "call":
        return Call(lambda: ends.__setitem__(number, "called"))
    return Tween(lambda v: ends.__setitem__(number, v), 0, 7, value)  # type: ignore[arg-type]


@given(log_motions, st.lists(st.floats(0.01, 0.5), max_size=10), st.booleans())
def test_everything_arrives_whether_played_or_skipped(
    spec: tuple[str, object], frames: list[float], skip: bool
) -> None:
    ends: list[object] = []
    stage = Stage()
    stage.play(build(spec, ends, [0]))
    for seconds in frames:
        stage.update(seconds)
    if skip:
        stage.skip()
    else:
        for _ in range(400):
            stage.update(0.5)
    assert not stage.moving
    assert all(end in (7, "called") for end in ends)


@pytest.mark.parametrize("ease", [linear, out_cubic, in_quad, in_out_sine])
def test_easing_begins_at_nothing_and_ends_at_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)
    values = [ease(n / 20) for n in range(21)]
    assert values == sorted(values)


def test_positions_are_whole_pixels_on_an_arc() -> None:
    seen: list[tuple[int, int]] = []
    move = Move(lambda x, y: seen.append((x, y)), (0, 100), (50, 100), 1.0, linear, arc=20)
    for n in range(11):
        move.show(n / 10)
    assert all(isinstance(value, int) for place in seen for value in place)
    assert seen[0] == (0, 100)
    assert seen[5] == (25, 80)
    assert seen[-1] == (50, 100)


def test_motions_play_one_after_the_other_and_lose_no_time() -> None:
    seen: list[float] = []
    stage = Stage()
    stage.play(Pause(0.5))
    stage.play(Tween(seen.append, 0, 10, 1.0, linear))
    stage.update(0.75)
    assert seen == [pytest.approx(2.5)]


@pytest.mark.parametrize(
    ("speed", "seconds"), [("slow", 2.0), ("normal", 1.0), ("fast", 0.4), ("instant", 0.0)]
)
def test_the_speed_setting_scales_time(speed: str, seconds: float) -> None:
    stage = Stage(speed)
    stage.play(Pause(1.0))
    assert stage.moving == (seconds > 0)
    stage.update(seconds * 0.9)
    assert stage.moving == (seconds > 0)
    stage.update(seconds * 0.2)
    assert not stage.moving


def test_hurrying_is_four_times_as_fast() -> None:
    stage = Stage()
    stage.hurried = True
    stage.play(Pause(1.0))
    stage.update(0.26)
    assert not stage.moving


def test_reduced_motion_jumps_to_the_end_after_a_moment() -> None:
    seen: list[float] = []
    stage = Stage(reduced=True)
    stage.play(Tween(seen.append, 0, 10, 5.0))
    stage.update(0.1)
    assert seen == []
    stage.update(0.1)
    assert seen == [10]


def test_an_effect_happens_once() -> None:
    seen: list[str] = []
    sequence = Sequence(Call(lambda: seen.append("now")), Pause(1.0))
    sequence.show(0.0)
    sequence.show(0.5)
    sequence.show(1.0)
    assert seen == ["now"]


def test_frames_are_shown_in_turn() -> None:
    seen: list[int] = []
    frames = Frames(seen.append, 4, 0.1)
    for n in range(5):
        frames.show(n * 0.1 + 0.01)
    assert seen == [0, 1, 2, 3, 3]
