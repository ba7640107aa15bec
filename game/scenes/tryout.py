"""A try-out: a short lesson on what is new, opened from a table's page; nothing of it is kept."""

from __future__ import annotations

from game.core.lesson import LessonData, load
from game.core.reason import Refused
from game.core.store import Store
from game.scenes.cabinet import Cabinet
from game.scenes.lesson import LessonScene
from game.scenes.lesson_table import LEARNER, lay_out
from game.ui.locale import text
from game.ui.palette import ASSETS
from game.ui.sound import play


def tryouts_of(game: str) -> tuple[LessonData, ...]:
    """A game's try-outs; raises `Refused` if their file is damaged."""
    return load(ASSETS / "data" / game / "tryouts.json")


def open_tryout(game: str, name: str) -> TryOutScene:
    """A try-out by its id, on a table that is in no store; raises `Refused` if there is none that fits."""
    found = [data for data in tryouts_of(game) if data.id == name]
    if not found:
        raise Refused("core.lesson.damaged", lesson=name, detail="")
    cabinet = Cabinet(Store.open(None, lambda: 0))
    kept, lesson = lay_out(cabinet, game, found[0])
    return TryOutScene(cabinet, kept, lesson)


class TryOutScene(LessonScene):
    """A lesson that leads back to the table it was opened from."""

    def name(self, seat: int) -> str:
        return super().name(seat) if seat == LEARNER else text("scenes.lesson.owl")

    def leave(self) -> None:
        super().leave()
        self.cabinet.store.close()

    def _complete(self) -> None:
        play("page")
        self.app.pop(self)
