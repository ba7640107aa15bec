"""Tables of Trekking on the screen, without a window, for tests of the view."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Hashable, Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance
from game.core.store import Store
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.handover import HandOverScene
from game.scenes.table import TableScene
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES, VISIT
from game.trekking.state import TrekkingState
from game.trekking.view.sight import Plan
from game.ui.actions import Command, Pointer
from game.ui.focus import FocusRing

NAMES = ("Ada", "Bea", "Cid", "Dan")


class Seated:
    """A table on the screen."""

    def __init__(self, app: App, kept: Kept) -> None:
        self.app = app
        self.kept = kept
        self.table = kept.sitting.table
        assert isinstance(app.scene, TableScene)
        self.scene = app.scene

    @property
    def state(self) -> TrekkingState:
        found: TrekkingState = self.table.state
        return found

    @property
    def plan(self) -> Plan | None:
        """What the person is about to do."""
        found: Plan | None = self.scene.view._planner.see(self.scene.picture()).plan
        return found

    def settle(self) -> None:
        """Let all animations end."""
        for _ in range(40):
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

    def button(self, name: str) -> tuple[int, int]:
        return self.scene.form.widget(("button", name)).rect.center

    def at(self, spot: Hashable) -> tuple[int, int]:
        """The middle of a spot."""
        found = self.scene.view.spots(self.scene.picture())
        return next(one.rect.center for one in found if one.id == spot)

    def hand_over(self) -> None:
        """Go past the screen between two people."""
        for _ in range(10):
            if not isinstance(self.app.scene, HandOverScene):
                return
            self.key("confirm")
            self.app.step([Command("confirm", pressed=False)])
            self.app.step([], 0.5)

    def walk(self, spot: Hashable) -> None:
        """Go to a spot with the arrow keys alone, on the shortest way."""
        ring = self.scene.form.ring
        if ring.current is None:
            self.key("down")
        for _ in range(60):
            if ring.current == spot:
                return
            self.key(_first_step(ring, spot))
        raise AssertionError(spot)


def _first_step(ring: FocusRing, spot: Hashable) -> str:
    """The arrow key that begins the shortest way to a spot; KeyError if no way leads there."""
    ways: dict[Hashable, str] = {ring.current: ""}
    todo = [ring.current]
    probe = FocusRing()
    probe.offer(ring.spots)
    for here in todo:
        for direction in ("left", "right", "up", "down"):
            probe.focus(here)
            if probe.step(direction) and probe.current not in ways:
                ways[probe.current] = ways[here] or direction
                todo.append(probe.current)
    return ways[spot]


Sit = Callable[..., Seated]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables of people: seats, seed, language, options, and the topic up to which to play at random."""
    opened: list[App] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def open_table(
            players: tuple[str, ...] = NAMES[:1],
            seed: int = 5,
            language: str = "en",
            large: bool = False,
            topic: str = VISIT,
            skip: int = 0,
            **options: object,
        ) -> Seated:
            cabinet = Cabinet(store, process=False)
            chosen = TrekkingOptions(seats=len(players), **options)  # type: ignore[arg-type]
            kept = cabinet.open("trekking", chosen, players, seed=seed, friendly=True)
            play_on(kept, topic, skip)
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


def play_on(kept: Kept, topic: str, skip: int) -> None:
    """Random moves until a decision of this topic is due, after at least so many."""
    table = kept.sitting.table
    chance = FastChance(random.Random(1))
    while (asks := table.asks()) and (skip > 0 or asks[0].topic != topic):
        seat = asks[0].seat
        table.answer(seat, RULES.sample(table.state, seat, chance))
        skip -= 1
