"""The challenge of the day: a table that everybody gets that day, and the master on the same dice."""

from __future__ import annotations

import time
from datetime import date

from game import registry
from game.ai.mind import Mind
from game.core import challenge
from game.core.challenge import Challenge
from game.core.players import Person
from game.core.score import ScoreSheet
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.ui.locale import text

SLICE = 0.004
"""Seconds of a frame that the master may think while the person plays."""


def has_challenge(game: str) -> bool:
    """Whether a game has a challenge of the day."""
    return registry.room(game).challenge is not None


def challenge_of(game: str) -> Challenge:
    """The challenge that a game offers."""
    found = registry.room(game).challenge
    assert found is not None, f"{game} has no challenge of the day"
    return found


def begin(cabinet: Cabinet, game: str, day: date, player: Person) -> DailyScene:
    """The day's table, as it was left if it was begun; raises `Refused`."""
    key = f"daily.{game}.{day.isoformat()}"
    number: int = cabinet.store.setting(key, 0)
    known = {row.id for row in cabinet.store.tables(game)}
    if number in known:
        return DailyScene(cabinet, cabinet.resume(number))
    seed = challenge.seed(game, day)
    with cabinet.store.deed():
        cabinet.know([player])
        kept = cabinet.open(game, challenge_of(game).options, [player], seed=seed, friendly=False)
        cabinet.store.set_setting(key, kept.number)
    return DailyScene(cabinet, kept)


class DailyScene(TableScene):
    """A table at whose end the master's sheet stands beside the person's."""

    def __init__(self, cabinet: Cabinet, kept: Kept) -> None:
        super().__init__(cabinet, kept)
        options, level = challenge_of(self.sitting.game)
        bot = registry.room(self.sitting.game).bot()
        mind = Mind(bot, options, challenge.SEAT, level)
        self.rival: ScoreSheet | None = None
        self._play = challenge.rival(bot.rules, options, self.table.opened.seed, mind)

    @property
    def wait(self) -> float | None:
        waits = [super().wait, 0.03 if self.rival is None else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, seconds: float) -> None:
        self.think(SLICE if not self.table.over else 4 * SLICE)
        super().update(seconds)

    def think(self, seconds: float) -> None:
        """Let the master play on for about this long."""
        end = time.perf_counter() + seconds
        try:
            while self.rival is None and time.perf_counter() < end:
                next(self._play)
        except StopIteration as done:
            self.rival = done.value
            self.invalidate()

    def results(self) -> ResultsScene:
        return DailyResults(self)


class DailyResults(ResultsScene):
    """The sheet, and beside it the master's once it has played to the end."""

    def __init__(self, table: DailyScene) -> None:
        super().__init__(table)
        self.daily = table
        self._add_rival()

    def _add_rival(self) -> None:
        if self.daily.rival is not None and len(self.sheets) == 1:
            lines = self.daily.rival.lines
            self.show([*self.sheets, ScoreSheet(1, lines, self.daily.rival.ties)])

    def update(self, seconds: float) -> None:
        if self.daily.rival is None:
            self.daily.think(4 * SLICE)
            self._add_rival()
            self.invalidate()
        super().update(seconds)

    @property
    def wait(self) -> float | None:
        return 0.0 if self.daily.rival is None else super().wait

    def name(self, party: int) -> str:
        return text("scenes.daily.rival") if party else super().name(party)

    def _words(self) -> str:
        if self.daily.rival is None:
            return text("scenes.daily.thinking")
        by = self.sheets[0].total - self.sheets[1].total
        key = "level" if by == 0 else "beaten" if by > 0 else "lost"
        return text(f"scenes.daily.{key}", n=abs(by))


def today() -> date:
    """The day by the computer's calendar."""
    return date.today()
