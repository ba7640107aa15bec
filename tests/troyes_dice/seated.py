"""A table of Troyes Dice on the screen, for tests that point and click."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.table import TableScene
from game.troyes_dice.options import TroyesOptions
from game.ui.actions import DIRECTIONS, Command, Pointer
from game.ui.focus import FocusRing, Spot

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eli", "Fay", "Gus", "Hal", "Ivo", "Jun")

Open = Callable[..., "Seated"]


class Seated:
    """A table on the screen."""

    def __init__(self, app: App, kept: Kept) -> None:
        self.app = app
        self.kept = kept
        self.table = kept.sitting.table
        assert isinstance(app.scene, TableScene)
        self.scene = app.scene

    def settle(self) -> None:
        """Let all animations end."""
        for _ in range(60):
            self.app.step([], 0.5)
            if self.scene.ask is not None or self.table.over:
                return

    def point(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at)])

    def click(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at), Pointer("pressed", *at, button=1)])
        self.app.step([Pointer("released", *at, button=1)])

    def key(self, name: str) -> None:
        self.app.step([Command(name)])

    def spot(self, *name: Any) -> Spot:
        """What can be pointed at under this id."""
        return next(spot for spot in self.spots() if spot.id == name)

    def spots(self) -> list[Spot]:
        return list(self.scene.view.spots(self.scene.picture()))

    def click_spot(self, *name: Any) -> None:
        self.click(self.spot(*name).rect.center)

    def button(self, name: str) -> tuple[int, int]:
        at: tuple[int, int] = self.scene.form.widget(("button", name)).rect.center
        return at


@contextmanager
def tables() -> Iterator[Open]:
    """Opens tables: players, seed, language and options."""
    opened: list[App] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def open_table(
            players: tuple[str, ...] = NAMES[:1],
            seed: int = 5,
            language: str = "en",
            large: bool = False,
            **options: Any,
        ) -> Seated:
            cabinet = Cabinet(store, process=False)
            chosen = TroyesOptions(seats=len(players), **options)
            kept = cabinet.open("troyes_dice", chosen, players, seed=seed, friendly=True)
            settings = SettingsBook({}, lambda name, value: None)
            settings.set("language", language)
            settings.set("large_text", large)
            settings.set("speed", "instant")
            app = App(settings)
            opened.append(app)
            app.start(TableScene(cabinet, kept))
            seated = Seated(app, kept)
            seated.settle()
            return seated

        yield open_table
        for app in opened:
            app.close()


def way(seated: Seated, goal: object) -> list[str]:
    """The arrow keys that lead from the current spot (or the first) to *goal*."""
    ring = FocusRing()
    ring.offer(seated.scene.form.ring.spots)
    start = seated.scene.form.current
    known: dict[object, list[str]] = {start: []}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        if here == goal:
            return known[here]
        for key in DIRECTIONS:
            ring.focus(here)
            if ring.step(key) and ring.current not in known:
                known[ring.current] = [*known[here], key]
                waiting.append(ring.current)
    raise AssertionError(f"no arrows lead to {goal}")
