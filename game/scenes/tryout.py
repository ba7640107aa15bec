"""A try-out: a short lesson on what is new, opened from a table's page; nothing of it is kept."""

from __future__ import annotations

from game.core.components import folder
from game.core.lesson import LessonData, load
from game.core.reason import Refused
from game.core.store import Store
from game.scenes.destinations import ToTable
from game.scenes.lesson import LessonPolicy
from game.scenes.lesson_table import lay_out
from game.session.cabinet import Cabinet
from game.ui.sound import play


def tryouts_of(game: str) -> tuple[LessonData, ...]:
    """A game's try-outs; raises `Refused` if their file is damaged."""
    return load(folder(game) / "tryouts.json")


def tryout(game: str, name: str) -> ToTable:
    """A try-out by its id, on a table that is in no store; raises `Refused` if there is none that fits."""
    found = [data for data in tryouts_of(game) if data.id == name]
    if not found:
        raise Refused("core.lesson.damaged", lesson=name, detail="")
    cabinet = Cabinet(Store.open(None, lambda: 0))
    kept, lesson = lay_out(cabinet, game, found[0])
    return ToTable(cabinet, kept, TryOutPolicy(lesson))


class TryOutPolicy(LessonPolicy):
    """A lesson that leads back to the table it was opened from."""

    def leave(self) -> None:
        self.table.cabinet.store.close()

    def complete(self) -> None:
        play("page")
        self.table.leave_for_good()
