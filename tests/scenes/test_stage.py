"""Runs the table's animations one after the other, at the player's speed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.scenes.stage import Stage
from game.tabletop.views import Clip, Heading
from game.ui.canvas import Canvas
from game.ui.tween import REDUCED, SPEEDS


class Film:
    """Notes how far it was drawn."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.shares: list[float] = []
        self.clip = Clip(seconds, lambda canvas, share: self.shares.append(share), base="before")


@pytest.fixture
def canvas() -> Canvas:
    return Canvas()


def test_a_clip_is_painted_as_far_as_it_has_come_and_ends(canvas: Canvas) -> None:
    stage, film = Stage(), Film()
    assert stage.start(film.clip)
    stage.draw(canvas)
    assert not stage.update(0.25)
    stage.draw(canvas)
    assert film.shares == [0.0, pytest.approx(0.25)]
    assert stage.update(0.8)
    assert not stage.playing
    stage.draw(canvas)
    assert len(film.shares) == 2


@pytest.mark.parametrize("speed", [name for name, by in SPEEDS.items() if by != float("inf")])
def test_it_takes_as_long_as_the_speed_says(speed: str) -> None:
    stage = Stage()
    stage.speed = speed
    assert stage.start(Film().clip)
    assert not stage.update(0.9 / SPEEDS[speed])
    assert stage.update(0.2 / SPEEDS[speed])


def test_where_nothing_is_to_be_seen_nothing_is_waited_for() -> None:
    stage = Stage()
    assert not stage.start(None)
    assert not stage.start(Film(0.0).clip)
    assert not stage.playing
    assert stage.update(0.1)


def test_reduced_motion_shows_the_end_alone_and_briefly(canvas: Canvas) -> None:
    stage, film = Stage(), Film()
    stage.reduced = True
    stage.start(film.clip)
    stage.draw(canvas)
    assert film.shares == [1.0]
    assert stage.update(REDUCED)


def test_what_lies_beneath_is_the_clips_while_it_runs_with_a_stamp_of_its_own() -> None:
    stage = Stage()
    stamps = {stage.stamp}
    assert stage.base is None
    for _ in range(2):
        stage.start(Film().clip)
        stamps.add(stage.stamp)
        assert stage.base == "before"
    stage.stop()
    assert stage.base is None
    assert len(stamps) == 3


def test_step_by_step_each_word_of_the_players_is_good_for_one_move() -> None:
    stage = Stage()
    assert not stage.holding
    stage.stepwise = True
    assert stage.holding
    stage.allow_step()
    assert not stage.holding
    assert stage.take_step()
    assert stage.holding
    assert not stage.take_step()


def test_further_sounds_are_heard_when_their_time_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("game.scenes.stage.play", heard.append)
    stage, film = Stage(), Film()
    stage.speed = "fast"
    clip = replace(film.clip, sound="card", beats=((0.5, "drum"), (1.0, "stamp")))
    stage.start(clip)
    stage.update(0.49 / SPEEDS["fast"])
    assert heard == ["card"]
    stage.update(0.02 / SPEEDS["fast"])
    assert heard == ["card", "drum"]
    stage.update(0.6 / SPEEDS["fast"])
    assert heard == ["card", "drum", "stamp"]


def test_reduced_motion_has_no_further_sounds_and_leaves_time_to_read_what_must_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("game.scenes.stage.play", heard.append)
    stage = Stage()
    stage.reduced = True
    stage.start(replace(Film(3.0).clip, beats=((0.1, "drum"),), still=1.5))
    assert not stage.update(1.4)
    assert stage.update(0.2)
    assert heard == []


def test_a_clip_may_say_what_the_top_bar_tells_meanwhile() -> None:
    stage, film = Stage(), Film()
    assert stage.heading is None
    stage.start(replace(film.clip, heading=lambda share: Heading([(None, f"{share:.1f}")])))
    stage.update(0.5)
    assert stage.heading == Heading([(None, "0.5")])
    stage.reduced = True
    assert stage.heading == Heading([(None, "1.0")])
    stage.stop()
    assert stage.heading is None
