"""A table of 7 Wonders on a screen that nobody sees, to be clicked at."""

from __future__ import annotations

import os
from typing import Protocol

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import App
from game.app_settings import SettingsBook
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.table import TableScene
from game.seven_wonders.options import SevenWondersOptions
from game.ui.actions import Command, Pointer

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


class Seated:
    """A table, and a person's hands."""

    def __init__(self, app: App, kept: Kept, scene: TableScene) -> None:
        self.app = app
        self.kept = kept
        self.scene = scene
        self.table = kept.sitting.table

    def settle(self) -> None:
        """Let all animations end and the AIs answer."""
        for _ in range(200):
            self.app.step([], 0.5)
            if self.table.over or (self.app.scene is self.scene and self.scene.ask is not None):
                return
            if self.app.scene is not self.scene:
                self.key("confirm")
        raise AssertionError("nobody is asked")

    def point(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at)])

    def click(self, at: tuple[int, int]) -> None:
        self.point(at)
        self.app.step([Pointer("pressed", *at, button=1)])
        self.app.step([Pointer("released", *at, button=1)])

    def spot(self, spot: object) -> tuple[int, int]:
        """The middle of something that can be pointed at."""
        found = next(one for one in self.scene.view.spots(self.scene.picture()) if one.id == spot)
        at: tuple[int, int] = found.rect.center
        return at

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        self.app.step([Pointer("wheel", *at, wheel=turns)])

    def key(self, name: str) -> None:
        self.app.step([Command(name)])

    def button(self, name: str) -> tuple[int, int]:
        """The middle of a button of the prompt bar."""
        return self.scene.form.widget(("button", name)).rect.center


class Sit(Protocol):
    """Opens a table on the screen."""

    def __call__(
        self,
        players: tuple[str, ...] = NAMES[:3],
        seed: int = 5,
        language: str = "en",
        large: bool = False,
        speed: str = "instant",
        **options: bool,
    ) -> Seated: ...


def open_table(
    cabinet: Cabinet,
    players: tuple[str, ...],
    seed: int,
    language: str,
    large: bool,
    speed: str,
    **options: bool,
) -> Seated:
    """A new table on a new screen."""
    wanted = SevenWondersOptions(seats=len(players), **options)
    kept = cabinet.open("seven_wonders", wanted, players, seed=seed, friendly=True)
    settings = SettingsBook({}, lambda name, value: None)
    settings.set("language", language)
    settings.set("large_text", large)
    settings.set("speed", speed)
    app = App(settings)
    scene = TableScene(cabinet, kept)
    app.start(scene)
    return Seated(app, kept, scene)
