"""A table of any game on a screen that nobody sees, and a person's hands: pointer, wheel, keys."""

from __future__ import annotations

import itertools
import os
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.players import Player
from game.core.store import Store
from game.scenes.curtain import CurtainScene
from game.scenes.part_results import PartResultsScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept
from game.tabletop.picture import stamp
from game.ui.actions import DIRECTIONS, Command, Pointer
from game.ui.focus import FocusRing, Spot
from tests.people import people as people_at

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivo", "Jun")

Point = tuple[int, int]


def way(ring: FocusRing, goal: Hashable, gone: Collection[Hashable] = ()) -> list[str]:
    """The fewest arrow keys that lead from the current spot to another, through none that are *gone*."""
    known: dict[Hashable, list[str]] = {ring.current: []}
    waiting = deque([ring.current])
    paths = _paths(tuple((spot.id, spot.enabled, *spot.rect) for spot in ring.spots))
    trial = FocusRing()
    trial.offer(ring.spots)
    while waiting:
        here = waiting.popleft()
        if here == goal:
            return known[here]
        if here not in paths:
            paths[here] = _onward(trial, here)
        for key, there in paths[here].items():
            if there not in known and there not in gone:
                known[there] = [*known[here], key]
                waiting.append(there)
    raise AssertionError(f"no arrow keys lead from {ring.current} to {goal}")


@lru_cache(maxsize=16)
def _paths(spots: tuple[Hashable, ...]) -> dict[Hashable, dict[str, Hashable]]:
    """Where the arrow keys lead from each spot, as far as anybody has asked while these lay there."""
    return {}


def _onward(trial: FocusRing, here: Hashable) -> dict[str, Hashable]:
    """By arrow key, where it leads from a spot."""
    found = {}
    for key in DIRECTIONS:
        trial.focus(here)
        if trial.step(key):
            found[key] = trial.current
    return found


class Seated:
    """A table, and a person's hands."""

    def __init__(self, app: App, kept: Kept, scene: TableScene) -> None:
        self.app = app
        self.kept = kept
        self.scene = scene
        self.table = kept.table
        self.parts: list[int] = []
        """The parts of a long game whose results were shown and closed."""

    @property
    def state(self) -> Any:
        """All there is to know."""
        return self.table.state

    def settle(self) -> None:
        """Let all animations end, the AIs answer, and the next person take the seat."""
        for _ in range(400):
            self.hand_over()
            self.app.step([], 0.5)
            self._close_results()
            handed = not isinstance(self.app.scene, CurtainScene)
            if self.table.over or (self.scene.session.ask is not None and handed):
                return
        raise AssertionError("nobody is asked")

    def _close_results(self) -> None:
        """Of a part that has just ended."""
        if isinstance(self.app.scene, PartResultsScene):
            self.parts.append(self.app.scene.number)
            for _ in range(4):
                self.app.step([], 0.6)
                self.key("cancel")
                if not isinstance(self.app.scene, PartResultsScene):
                    return
            raise AssertionError("the results of a part do not close")

    def hand_over(self) -> None:
        """Go past the screen between two people."""
        if isinstance(self.app.scene, CurtainScene):
            self.key("confirm")

    def repaint(self) -> None:
        """What is shown has been changed by hand: see it anew."""
        self.scene.session.showing.stamp = stamp()
        self.scene.invalidate()
        self.app.draw()

    # ------------------------------------------------------------------ where things lie

    def spots(self) -> list[Spot]:
        """All that the table has to point at."""
        return list(self.scene.view.spots(self.scene.sight))

    def spot(self, spot: Hashable) -> Point:
        """The middle of something that can be pointed at."""
        x, y = next(one for one in self.spots() if one.id == spot).rect.center
        return x, y

    def button(self, name: str) -> Point:
        """The middle of a button of the prompt bar."""
        x, y = self.scene.form.widget(("button", name)).rect.center
        return x, y

    # ------------------------------------------------------------------ the mouse

    def point(self, at: Point) -> None:
        self.app.step([Pointer("moved", *at)])

    def click(self, at: Point) -> None:
        self.point(at)
        self.app.step([Pointer("pressed", *at, button=1)])
        self.app.step([Pointer("released", *at, button=1)])

    def press(self, at: Point) -> None:
        """A click as the window tells of it, so that the guard against double clicks hears it."""
        place = self.app.presenter.to_window(at)
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.app.step([moved, *(pygame.event.Event(kind, pos=place, button=1) for kind in kinds)])

    def click_on(self, spot: Hashable) -> None:
        """Click in the middle of something."""
        self.click(self.spot(spot))

    def wheel(self, at: Point, turns: int) -> None:
        self.app.step([Pointer("wheel", *at, wheel=turns)])

    # ------------------------------------------------------------------ the keyboard

    def key(self, name: str) -> None:
        self.app.step([Command(name)])

    def walk(self, spot: Hashable) -> None:
        """Go to a spot with the arrow keys alone, on the shortest way.

        What is gone as soon as it is reached, as another's cards that lie there only while they are pointed
        at, leads nowhere.
        """
        gone: set[Hashable] = set()
        for _ in range(60):
            ring = self.scene.form.ring
            if ring.current == spot:
                return
            keys = ["down"] if ring.current is None else way(ring, spot, gone)
            there = FocusRing()
            there.offer(ring.spots)
            there.focus(ring.current)
            there.step(keys[0])
            self.key(keys[0])
            if self.scene.form.ring.current is None and there.current is not None:
                gone.add(there.current)
        raise AssertionError(f"{spot} can't be reached")


Sit = Callable[..., Seated]
"""Opens a table on the screen: players, seed, settings, the game's own options."""


@contextmanager
def seating(game: str, people: int = 2, kind: type[Seated] = Seated) -> Iterator[Sit]:
    """Opens tables of a game, for so many people unless told otherwise, and closes them in the end.

    What a table is given as *prepare* may play on before anything is shown.
    """
    opened: list[App] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def sit(
            players: tuple[str | Player, ...] = NAMES[:people],
            seed: int = 5,
            language: str = "en",
            large: bool = False,
            speed: str = "instant",
            friendly: bool = True,
            prepare: Callable[[Kept], None] = lambda kept: None,
            **options: Any,
        ) -> Seated:
            cabinet = Cabinet(store, process=False)
            chosen = registry.rules(game).options_type(seats=len(players), **options)
            kept = cabinet.open(game, chosen, people_at(*players), seed=seed, friendly=friendly)
            prepare(kept)
            app = App(SettingsBook({"language": language, "large_text": large, "speed": speed}))
            opened.append(app)
            scene = TableScene(cabinet, kept)
            app.start(scene)
            seated = kind(app, kept, scene)
            seated.settle()
            return seated

        yield sit
        for app in opened:
            app.close()
