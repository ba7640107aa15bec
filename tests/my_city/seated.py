"""A table of My City on a screen that nobody sees, to be clicked at."""

from __future__ import annotations

import os
from typing import Literal, Protocol

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import App
from game.app_settings import SettingsBook
from game.my_city.options import MyCityOptions
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.parts import PartResultsScene
from game.scenes.table import TableScene
from game.ui.actions import Command, Pointer

Mode = Literal["eternal", "episode", "campaign"]
NAMES = ("Ada", "Bea", "Cid", "Dan")


class Seated:
    """A table, and a person's hands."""

    def __init__(self, app: App, kept: Kept, scene: TableScene) -> None:
        self.app = app
        self.kept = kept
        self.scene = scene
        self.table = kept.sitting.table
        self.parts: list[int] = []
        """The episodes whose results were shown and closed."""

    def settle(self) -> None:
        """Let all animations end and the AIs answer."""
        for _ in range(200):
            self.app.step([], 0.5)
            if isinstance(self.app.scene, PartResultsScene):
                self.parts.append(self.app.scene.number)
                while isinstance(self.app.scene, PartResultsScene):
                    self.key("cancel")
            if self.scene.ask is not None or self.table.over:
                return
        raise AssertionError("nobody is asked")

    def point(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at)])

    def click(self, at: tuple[int, int]) -> None:
        self.point(at)
        self.app.step([Pointer("pressed", *at, button=1)])
        self.app.step([Pointer("released", *at, button=1)])

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
        players: tuple[str, ...] = NAMES[:2],
        seed: int = 5,
        language: str = "en",
        large: bool = False,
        speed: str = "instant",
        mode: Mode = "eternal",
    ) -> Seated: ...


def open_table(
    cabinet: Cabinet,
    players: tuple[str, ...],
    seed: int,
    language: str,
    large: bool,
    speed: str,
    mode: Mode = "eternal",
) -> Seated:
    """A new table on a new screen."""
    kept = cabinet.open(
        "my_city", MyCityOptions(seats=len(players), mode=mode), players, seed=seed, friendly=True
    )
    settings = SettingsBook({}, lambda name, value: None)
    settings.set("language", language)
    settings.set("large_text", large)
    settings.set("speed", speed)
    app = App(settings)
    scene = TableScene(cabinet, kept)
    app.start(scene)
    return Seated(app, kept, scene)
