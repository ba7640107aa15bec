"""A lesson's table: laid out for the learner, or found again as it was left."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from game import registry
from game.core.components import folder
from game.core.lesson import Lesson, LessonData, load
from game.core.players import Person
from game.core.reason import Refused
from game.core.store import Store
from game.session.cabinet import Cabinet, Kept
from game.ui.locale import words

LEARNER = 0


def lessons_of(game: str) -> tuple[LessonData, ...]:
    """A game's lessons; raises `Refused` if their file is damaged."""
    return load(folder(game) / "lessons.json")


def progress_key(game: str, lesson: str) -> str:
    """The setting that keeps how far a lesson has come."""
    return f"lesson.{game}.{lesson}"


class Progress(msgspec.Struct, frozen=True):
    """The table of a lesson under way, and how many answers had been given as each step began.

    *hints*, *slips*: how often help was asked for, and how often something else was tried.
    """

    table: int = 0
    starts: tuple[Annotated[int, msgspec.Meta(ge=0)], ...] = ()
    hints: Annotated[int, msgspec.Meta(ge=0)] = 0
    slips: Annotated[int, msgspec.Meta(ge=0)] = 0


def progress_of(store: Store, game: str, lesson: str) -> Progress:
    """How far a lesson has come; nowhere if what is kept makes no sense."""
    kept: dict[str, Any] = store.setting(progress_key(game, lesson), {})
    try:
        return msgspec.convert(kept, Progress)
    except msgspec.ValidationError:
        return Progress()


def take_up(cabinet: Cabinet, game: str, data: LessonData) -> tuple[Kept, Lesson] | None:
    """A lesson as it was left; None if its table is gone, doesn't hold, or is not this lesson's any more."""
    progress = progress_of(cabinet.store, game, data.id)
    if progress.table not in {row.id for row in cabinet.store.tables(game, archived=True)}:
        return None
    try:
        kept = cabinet.resume(progress.table)
    except Refused:
        return None
    table, starts = kept.table, progress.starts
    own = table.opened.seed == data.seed and table.options == data.check(table.rules)
    if own and starts and list(starts) == sorted(starts) and starts[-1] <= table.answers_of(LEARNER):
        return kept, Lesson(data, starts)
    kept.session.close()
    return None


def lay_out(cabinet: Cabinet, game: str, data: LessonData) -> tuple[Kept, Lesson]:
    """A lesson's table as the learner finds it; raises `Refused` if it can't be opened."""
    options = data.check(registry.rules(game))
    players = [Person(words("scenes.lesson.you")), *data.opponents]
    with cabinet.store.deed():
        kept = cabinet.open(game, options, players, seed=data.seed, friendly=True)
        cabinet.store.archive(kept.number)
        data.prepare(kept.table)
    return kept, Lesson(data, (kept.table.answers_of(LEARNER),))


def keep(store: Store, game: str, lesson: Lesson, table: int, hints: int = 0, slips: int = 0) -> None:
    """Keep how far a lesson on the table of that number has come."""
    progress = Progress(table, tuple(lesson.starts), hints, slips)
    store.set_setting(progress_key(game, lesson.data.id), msgspec.to_builtins(progress))


def forget(store: Store, game: str, lesson: str) -> None:
    """Let a lesson begin anew the next time."""
    store.set_setting(progress_key(game, lesson), {})
