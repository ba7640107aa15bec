"""An accidental double click presses once: what comes under the mouse meanwhile is left alone."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.double_click import NEAR, SECONDS, DoubleClick
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.ui.widgets.button import Button

AT = (110, 105)
SOON = SECONDS / 2


# ---------------------------------------------------------------------- the rule


def test_a_press_just_after_the_scene_has_come_was_meant_for_another() -> None:
    guard = DoubleClick()
    guard.begin(5.0)
    assert guard.happens(AT, "pass", 5.0 + SOON)
    assert not guard.happens(AT, "pass", 5.0 + 2 * SECONDS)


def test_the_second_press_does_not_hit_what_has_come_between() -> None:
    guard = DoubleClick()
    assert not guard.happens(AT, "begin", 5.0)
    assert guard.happens(AT, "pass", 5.0 + SOON)
    assert not guard.happens(AT, "pass", 5.0 + 2 * SECONDS)


def test_a_press_on_nothing_is_never_held_back() -> None:
    guard = DoubleClick()
    assert not guard.happens(AT, "begin", 5.0)
    assert not guard.happens(AT, None, 5.0 + SOON)


def test_one_button_may_be_pressed_as_fast_as_one_likes() -> None:
    guard = DoubleClick()
    assert not guard.happens(AT, "pass", 5.0)
    assert not guard.happens(AT, "pass", 5.0)


def test_a_mouse_that_has_moved_means_what_it_presses() -> None:
    guard = DoubleClick()
    assert not guard.happens((AT[0] + NEAR + 1, AT[1]), "begin", 5.0)
    assert not guard.happens(AT, "pass", 5.0 + SOON)


def test_a_hand_that_trembles_means_the_same_place() -> None:
    guard = DoubleClick()
    assert not guard.happens((AT[0] - NEAR, AT[1]), "begin", 5.0)
    assert guard.happens(AT, "pass", 5.0 + SOON)


# ---------------------------------------------------------------------- on the screen


@pytest.fixture
def app() -> Iterator[App]:
    made = App(SettingsBook({"language": "en", "speed": "instant"}))
    yield made
    made.close()


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    with Store.open(None, itertools.count().__next__) as store:
        yield Cabinet(store, process=False)


def press(app: App, spot: tuple[int, int], seconds: float) -> None:
    """A press of the mouse's button so long after what came before."""
    place = app.presenter.to_window(spot)
    events = [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))]
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    app.step(events + [pygame.event.Event(kind, pos=place, button=1) for kind in kinds], seconds)


def double_click(app: App, widget: object) -> None:
    x, y = app.scene.form.widget(widget).rect.center
    press(app, (x, y), 1.0)
    press(app, (x, y), SOON)


def test_a_double_click_on_play_chooses_no_game(app: App, cabinet: Cabinet) -> None:
    app.start(TitleScene(cabinet))
    double_click(app, "start")
    assert isinstance(app.scene, ShelfScene)
    assert app.scene.game == ShelfScene(cabinet).game


def test_a_double_click_on_back_goes_back_once(app: App, cabinet: Cabinet) -> None:
    app.start(TitleScene(cabinet))
    shelf = ShelfScene(cabinet)
    app.push(shelf)
    app.push(SettingsScene())
    double_click(app, "done")
    assert app.scene is shelf


class Door(Scene):
    """A button that lets another scene come, by pushing it, putting it in its place, or leaving."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.way = way
        self.pressed = 0

    def build(self) -> None:
        self.form.add(Button("go", (10, 10, 60, 19), "Go", self._go))

    def _go(self) -> None:
        self.pressed += 1
        if self.way == "pop":
            self.app.pop(self)
        elif self.way != "stay":
            app: Any = self.app
            ways = {"push": app.push, "replace": app.replace, "reset": app.reset}
            ways[self.way](Door("stay"))


@pytest.mark.parametrize("way", ["push", "pop", "replace", "reset"])
def test_in_whichever_way_a_scene_comes_a_double_click_does_not_press_in_it(app: App, way: str) -> None:
    app.start(Door("stay"))
    first = Door(way)
    app.push(first)
    double_click(app, "go")
    assert app.scene is not first
    assert isinstance(app.scene, Door)
    assert (first.pressed, app.scene.pressed) == (1, 0)
    press(app, (20, 15), SECONDS)
    assert app.scene.pressed == 1


class Turning(Scene):
    """A button whose place is taken by another once it is pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []

    def build(self) -> None:
        name = "second" if self.pressed else "first"
        self.form.add(Button(name, (10, 10, 60, 19), name, lambda: self._press(name)))

    def _press(self, name: str) -> None:
        self.pressed.append(name)
        self.rebuild()


def test_a_double_click_does_not_press_what_takes_the_place_of_what_it_pressed(app: App) -> None:
    scene = Turning()
    app.start(scene)
    double_click(app, "first")
    assert scene.pressed == ["first"]
    press(app, (20, 15), SECONDS)
    assert scene.pressed == ["first", "second"]


class Slow(Scene):
    """Takes long to come, as a game does on a slow machine; the second press comes meanwhile."""

    def __init__(self, at: tuple[int, int]) -> None:
        super().__init__()
        self.at = at
        self.pressed = 0
        self.left = 3

    def enter(self) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=self.at, button=1))
        time.sleep(2 * SECONDS)

    def build(self) -> None:
        self.form.add(Button("go", (10, 10, 60, 19), "Go", self._go))

    def _go(self) -> None:
        self.pressed += 1

    @property
    def wait(self) -> float | None:
        return 0.01 if self.left else None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.left -= 1
        if not self.left:
            self.app.stop()


class Leading(Scene):
    """Its button, pressed a while after it has come, leads to a slow scene."""

    seconds = 0.0
    slow: Slow | None = None

    def build(self) -> None:
        self.form.add(Button("go", (10, 10, 60, 19), "Go", self._go))

    @property
    def wait(self) -> float | None:
        return 0.05

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.seconds += seconds
        if self.seconds > 2 * SECONDS:
            self.at = self.app.presenter.to_window((20, 15))
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=self.at, button=1))

    def _go(self) -> None:
        self.slow = Slow(self.at)
        self.app.push(self.slow)


def test_the_second_press_that_waited_while_the_scene_was_made_is_held_back_too(app: App) -> None:
    scene = Leading()
    app.run(scene)
    assert scene.slow is not None
    assert scene.slow.pressed == 0
