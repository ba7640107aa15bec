"""A whole game at each table by gamepad alone, and by keyboard alone, as the window system tells of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.scenes.table_menu import TableMenuScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.ui.actions import Action, Command
from game.ui.input import BUTTONS, TRIGGERS, key_name
from game.ui.keyboard import KEYS
from tests.hands import Hands, hands
from tests.seated import Sit, seating

Happening = pygame.event.Event
Device = Callable[[str], list[Happening]]
"""What the window system tells when somebody gives a command on a device."""

PRESSED = {name: button for button, name in BUTTONS.items()}
PULLED = {name: axis for axis, name in TRIGGERS.items()}
TYPED = {name: key for key, name in reversed(KEYS.items())}


def gamepad(name: str) -> list[Happening]:
    if name in PULLED:
        axis = PULLED[name]
        values = (
            (Happening(pygame.CONTROLLERAXISMOTION, axis=axis, value=v, instance_id=0)) for v in (32767, 0)
        )
        return list(values)
    kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
    return [Happening(kind, button=PRESSED[name], instance_id=0) for kind in kinds]


def keyboard(name: str) -> list[Happening]:
    shift = pygame.KMOD_LSHIFT if name == "previous" else 0
    key = pygame.K_TAB if name in ("next", "previous") else TYPED[name]
    return [Happening(kind, key=key, mod=shift) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


DEVICES: dict[str, Device] = {"gamepad": gamepad, "keyboard": keyboard}


def use_only(app: App, device: Device) -> None:
    """From now on every command reaches the application from this device, and no pointer ever does."""
    step = app.step

    def through_the_device(
        events: Iterable[Happening | Action] = (), seconds: float = 0.0, stalled: float = 0.0
    ) -> None:
        told: list[Happening | Action] = []
        for event in events:
            assert isinstance(event, Command), event
            told += device(event.name) if event.pressed else []
        step(told, seconds, stalled)

    app.step = through_the_device  # type: ignore[method-assign]


def pairs() -> Iterator[Any]:
    """Every table by gamepad; by keyboard one, and at night the others: their own tests give key commands."""
    for game in registry.GAMES:
        own = hands(game)
        if own is None:
            continue
        yield pytest.param(game, "gamepad")
        at_night = () if own.brief else (pytest.mark.nightly,)
        yield pytest.param(game, "keyboard", marks=at_night)


@pytest.mark.parametrize(("game", "device"), list(pairs()))
def test_a_whole_game_can_be_played_without_a_mouse(game: str, device: str) -> None:
    own = hands(game)
    assert own is not None
    with seating(game, kind=own.kind) as sit:
        play(sit, own, device)


def play(sit: Sit, own: Hands, device: str) -> None:
    seated = sit(own.players, seed=21, **own.options)
    use_only(seated.app, DEVICES[device])
    number = 0
    while not seated.table.over:
        before = len(seated.table.entries)
        own.answer(seated, number)
        seated.settle()
        assert len(seated.table.entries) > before or seated.table.over
        number += 1
    assert number > 8
    assert seated.app.input.device == device
    assert isinstance(until(seated.app, ResultsScene), ResultsScene)


def until(app: App, kind: type[Any]) -> Any:
    """The scene on top, once it is of a kind."""
    for _ in range(100):
        if isinstance(app.scene, kind):
            break
        app.step([], 0.2)
    return app.scene


# -------------------------------------------------------------------- the way to a table and back


class FakePad:
    """A gamepad as the window system opens it."""

    opened: list[int] = []

    def __init__(self, device: int) -> None:
        self.device = device
        self.opened.append(device)

    def as_joystick(self) -> FakePad:
        return self

    def get_instance_id(self) -> int:
        return 100 + self.device


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    from pygame._sdl2 import controller

    monkeypatch.setattr(controller, "Controller", FakePad)
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = App(SettingsBook({"speed": "instant", "language": "en"}))
        found.start(TitleScene(Cabinet(store, process=False)))
        yield found
        found.close()


@pytest.mark.parametrize("device", DEVICES)
def test_a_table_is_opened_and_left_without_a_mouse(app: App, device: str) -> None:
    use_only(app, DEVICES[device])
    for _ in range(4):
        app.step([Command("confirm")])
        app.step([], 0.1)
        if isinstance(app.scene, TableScene):
            break
    assert isinstance(app.scene, TableScene)
    app.step([Command("cancel")])
    assert isinstance(app.scene, TableMenuScene)
    for _ in range(8):
        app.step([Command("down")])
        if app.scene.form.current == "leave":
            break
    app.step([Command("confirm")])
    for _ in range(6):
        if isinstance(app.scene, TitleScene):
            break
        app.step([Command("cancel")])
    assert isinstance(app.scene, TitleScene)


def test_a_pad_may_be_plugged_in_and_pulled_out_at_any_time(app: App) -> None:
    app.step([Happening(pygame.CONTROLLERDEVICEADDED, device_index=1)])
    assert FakePad.opened[-1] == 1
    app.step(gamepad("down"))
    here = app.scene.form.current
    assert here is not None
    assert key_name("confirm", app.input.device) == "A"
    held = Happening(pygame.CONTROLLERBUTTONDOWN, button=PRESSED["down"], instance_id=101)
    app.step([held])
    app.step([Happening(pygame.CONTROLLERDEVICEREMOVED, instance_id=101)])
    assert not app.input.repeating
    here = app.scene.form.current
    app.step([], 5.0)
    assert app.scene.form.current == here
    app.step(keyboard("down"))
    assert app.input.device == "keyboard"
    assert key_name("confirm", app.input.device) != "A"
    app.step([Happening(pygame.CONTROLLERDEVICEADDED, device_index=2)])
    app.step(gamepad("up"))
    assert app.scene.form.current == here
    assert app.input.device == "gamepad"
