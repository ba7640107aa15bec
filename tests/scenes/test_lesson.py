"""A lesson on the real table: read, do what fits, go back, leave and resume; all else is answered kindly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import registry
from game.core.lesson import LessonData, Step
from game.core.store import Store
from game.scenes.cabinet import Cabinet
from game.scenes.lesson import LessonScene, begin
from tests.scenes.test_table import Desk

DATA = LessonData(
    "first",
    seed=5,
    opponents=("ai:random",),
    options={"rounds": 2, "gifts": False},
    steps=(
        Step("welcome"),
        Step("bid", (("card", 1),), {"kind": "Bid", "card": 1}),
        Step("seen"),
        Step("play", free=-1),
        Step("end"),
    ),
)


class Lectern(Desk):
    """A desk with a lesson on it."""

    def begin(self) -> LessonScene:
        scene = begin(self.cabinet, "auction", DATA)
        self.app.push(scene)
        self.rest()
        return scene


@pytest.fixture
def lectern(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lectern]:
    monkeypatch.setattr(registry, "playable", lambda: ("auction",))
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = Lectern(Cabinet(store, process=False))
        yield found
        found.app.close()


def test_nothing_can_be_moved_while_the_owl_explains(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.card(1)
    assert scene.answers == 0
    assert scene.notice.wrong
    lectern.key("confirm")
    assert scene.lesson.step.say == "bid"


def test_only_what_fits_passes_and_leads_on(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(0)
    assert scene.answers == 0
    assert scene.notice.wrong
    lectern.card(1)
    assert scene.answers == 1
    assert scene.lesson.step.say == "seen"


def test_the_spot_that_is_meant_is_lit_and_the_owl_does_not_hide_it(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    assert [box.topleft for box in scene.lit()] == [(100, 200)]
    assert scene.bubble().collidelist(scene.lit()) < 0


def test_going_back_takes_the_move_back(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_up")
    assert scene.lesson.step.say == "bid"
    assert scene.answers == 0
    lectern.card(1)
    assert scene.lesson.step.say == "seen"


def test_a_lesson_left_goes_on_where_it_was(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.app.pop(scene)
    again = lectern.begin()
    assert again.lesson.step.say == "seen"
    assert again.table.state == scene.table.state
    assert lectern.cabinet.unfinished() == [], "lessons are not among the games to continue"


def test_free_play_lets_everything_pass_to_the_end(lectern: Lectern) -> None:
    scene = lectern.begin()
    lectern.key("page_down")
    lectern.card(1)
    lectern.key("page_down")
    lectern.card(0)
    lectern.rest()
    assert scene.table.over
    assert scene.lesson.last
    lectern.key("page_down")
    assert lectern.app.scene is not scene
    assert lectern.cabinet.store.setting("lessons.done", []) == [["auction", "first"]]
