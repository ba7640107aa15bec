"""An application that nobody sees, for pictures of it."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance, TableChance
from game.core.options import Options
from game.core.players import Person, Player
from game.core.rollout import rollout
from game.core.rules import deal
from game.core.store import Store
from game.scenes.destinations import ToTitle
from game.scenes.factory import scene_of
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept

PEOPLE = tuple(map(Person, ("Ada", "Bea", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivo", "Jun")))
SEED = 7

Shot = Callable[["Studio"], None]


class Studio:
    """An application without window or sound, and a cabinet in memory."""

    def __init__(self, locale: str, large: bool = False) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        ticks = iter(range(10**9))
        self.cabinet = Cabinet(Store.open(None, lambda: next(ticks)), process=False)
        self.again: Shot | None = None
        """What a scene wants done again once it looks different."""
        settings = SettingsBook(
            {"language": locale, "large_text": large, "speed": "instant", "reduced_motion": True}
        )
        self.app = App(settings)
        self.app.start(scene_of(ToTitle(self.cabinet)))

    def push(self, scene: Scene) -> Scene:
        """Put a scene on top and let it settle."""
        self.app.push(scene)
        self.settle()
        return scene

    def sit_down(self, kept: Kept, end_shown: bool = False) -> TableScene:
        """Put a table on top, the curtain open."""
        scene = TableScene(self.cabinet, kept, end_shown=end_shown)
        self.app.push(scene)
        kept.session.open_curtain()
        self.settle()
        return scene

    def settle(self) -> None:
        """Let a few frames pass."""
        for _ in range(3):
            self.app.step([], 0.05)

    def dress(self, locale: str, large: bool) -> None:
        """Change the language and the size of the print of what is open."""
        self.app.settings.set("language", locale)
        self.app.settings.set("large_text", large)
        self.settle()
        if self.again is not None:
            self.again(self)

    def show_in_window(self, size: tuple[int, int], path: Path) -> None:
        """Write what a window of this size shows."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app.presenter.rearrange()
        self.settle()
        self.app.draw()
        self.app.presenter.present()
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.app.presenter.window, path)

    def close(self) -> None:
        """End the application."""
        self.app.close()
        self.cabinet.store.close()

    def table(
        self,
        game: str,
        options: Options,
        share: float,
        seed: int = SEED,
        people: Sequence[Player] = PEOPLE,
        until: str | None = None,
    ) -> Kept:
        """A table of people, played at random up to a share of its decisions (1: to the end).

        *until*: the topic of the ask before which it stops at the latest.
        """
        rules = registry.rules(game)
        chance = FastChance(random.Random(seed))
        wanted = int(share * _length(game, options))
        players = people[: options.seats]
        kept = self.cabinet.open(game, options, players, seed=seed, friendly=False)
        table = kept.table
        while (asks := table.asks()) and (share >= 1 or wanted > 0) and asks[0].topic != until:
            table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, chance))
            wanted -= 1
        kept.session.close()
        return self.cabinet.resume(kept.number)


def _length(game: str, options: Options) -> int:
    rules = registry.rules(game)
    state, _ = deal(rules, options, TableChance(SEED))
    return rollout(rules, state, FastChance(random.Random(SEED)))
