"""An application with a table of the toy game on it, and a person's hands: mouse and keys."""

from __future__ import annotations

from collections.abc import Hashable

from game.app import App
from game.app_settings import SettingsBook
from game.core.players import Player
from game.core.store_profiles import Profile
from game.scenes.curtain import CurtainScene
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept
from game.ui.actions import Command, Pointer
from game.ui.pixels import Box, pixels_of
from game.ui.widgets.panel import Paragraph
from tests.people import people
from tests.toy.options import AuctionOptions


class Bottom(Scene):
    """What lies under the table."""


class Desk:
    """An application with one table on top."""

    def __init__(self, cabinet: Cabinet, speed: str = "instant") -> None:
        self.cabinet = cabinet
        self.app = App(SettingsBook({"speed": speed, "language": "en"}))
        self.app.start(Bottom())

    def open(self, *players: str, friendly: bool = True, gifts: bool = True) -> TableScene:
        options = AuctionOptions(seats=len(players), rounds=2, gifts=gifts)
        self.kept = self.cabinet.open("auction", options, people(*players), seed=5, friendly=friendly)
        return self.show(self.kept)

    def show(self, kept: Kept) -> TableScene:
        scene = TableScene(self.cabinet, kept)
        self.app.push(scene)
        self.rest()
        if isinstance(self.app.scene, CurtainScene):
            self.key("confirm")
        return scene

    def rest(self, frames: int = 60) -> None:
        for _ in range(frames):
            self.app.step([], 0.05)

    def key(self, *names: str) -> None:
        for name in names:
            self.app.step([Command(name)], 0.01)
        self.rest(12)

    def click(self, x: int, y: int) -> None:
        for kind in ("moved", "pressed", "released"):
            self.app.step([Pointer(kind, x, y, 1)], 0.01)
        self.rest(12)

    def card(self, number: int) -> None:
        self.click(60 + 60 * number, 240)

    # ------------------------------------------------------------------ whatever scene is on top

    def show_scene(self, scene: Scene) -> None:
        """Put any scene on top."""
        self.app.push(scene)
        self.rest(2)

    def at(self, spot: Hashable) -> tuple[int, int]:
        """The middle of something that the scene on top has to point at."""
        form = self.app.scene.form
        form.refresh()
        found = form.ring.spot(spot)
        assert found is not None, f"{spot} is not there"
        x, y = found.rect.center
        return x, y

    def click_on(self, spot: Hashable) -> None:
        """Click in the middle of something."""
        self.click(*self.at(spot))

    def picture(self, box: Box | None = None) -> bytes:
        """The pixels of the screen, or of a box of it."""
        self.app.draw()
        surface = self.app.canvas.surface
        return pixels_of(surface if box is None else surface.subsurface(box).copy())

    def told(self) -> str:
        """What the dialog on top says."""
        body = self.app.scene.form.widget("body")
        assert isinstance(body, Paragraph)
        assert isinstance(body.words, str)
        return body.words

    def profiles(self, *names: str) -> list[Profile]:
        """The profiles of these people, who have sat here before."""
        self.cabinet.know(people(*names))
        known: dict[Player, Profile] = {one.person: one for one in self.cabinet.store.profiles()}
        return [known[one] for one in people(*names)]
