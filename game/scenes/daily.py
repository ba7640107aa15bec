"""The challenge of the day: a table that everybody gets that day, and an AI at the same one, to be beaten."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game import registry
from game.core import challenge
from game.core.challenge import Challenge
from game.core.players import Person
from game.core.score import ScoreSheet
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToResults, ToTable
from game.scenes.ledger import Piece
from game.scenes.policy import Policy
from game.scenes.results import ResultsScene
from game.session.cabinet import Cabinet, Kept
from game.session.rival import Rival
from game.tabletop.celebration import Ending
from game.ui.locale import words

SLICE = 0.004
"""Seconds of a frame that the AI may think while the person plays."""


def challenge_of(game: str) -> Challenge:
    """The challenge that a game offers."""
    found = registry.room(game).challenge
    assert found is not None, f"{game} has no challenge of the day"
    return found


def daily_table(cabinet: Cabinet, game: str, day: date, player: Person) -> ToTable:
    """The day's table, as it was left if it was begun; raises `Refused`."""
    key = f"daily.{game}.{day.isoformat()}"
    number: int = cabinet.store.setting(key, 0)
    seed = challenge.seed(game, day)
    if number in {row.id for row in cabinet.store.tables(game)}:
        return _at(cabinet, game, cabinet.resume(number), seed)
    with cabinet.store.deed():
        cabinet.know([player])
        kept = cabinet.open(game, challenge_of(game).options, [player], seed=seed, friendly=False)
        cabinet.store.set_setting(key, kept.number)
    return _at(cabinet, game, kept, seed)


def _at(cabinet: Cabinet, game: str, kept: Kept, seed: int) -> ToTable:
    return ToTable(cabinet, kept, DailyPolicy(Rival(game, challenge_of(game), seed)))


class DailyPolicy(Policy):
    """At the end the AI's sheet stands beside the person's."""

    def __init__(self, rival: Rival) -> None:
        self.rival = rival

    @property
    def wait(self) -> float | None:
        return 0.03 if self.rival.sheet is None else None

    def update(self, seconds: float) -> None:
        if self.rival.think(SLICE if not self.table.session.over else 4 * SLICE):
            self.table.invalidate()

    def results(self) -> ToResults:
        return ToResults(self.table, self.rival)


class DailyResults(ResultsScene):
    """The sheet, and beside it the AI's once it has played to the end."""

    def __init__(self, table: AtTable, rival: Rival) -> None:
        super().__init__(table)
        self.rival = rival
        self._add_rival()

    def _add_rival(self) -> None:
        if self.rival.sheet is not None and len(self.sheets) == 1:
            lines, ties = self.rival.sheet.lines, self.rival.sheet.ties
            self.show([*self.sheets, ScoreSheet(1, lines, ties)])

    def update(self, seconds: float) -> None:
        if self.rival.sheet is None:
            self.rival.think(4 * SLICE)
            self._add_rival()
            self.invalidate()
        super().update(seconds)

    @property
    def wait(self) -> float | None:
        return 0.0 if self.rival.sheet is None else super().wait

    def name(self, party: int) -> str:
        return words("scenes.daily.rival") if party else super().name(party)

    def _ending(self, floor: int) -> Ending:
        """The place is the person's: the AI played elsewhere."""
        return super()._ending(floor)._replace(first=(0,))

    def foot(self) -> Sequence[Piece]:
        if self.rival.sheet is None:
            return [Piece("icons/hourglass", words("scenes.daily.thinking"))]
        by = self.sheet_of(0).total - self.sheet_of(1).total
        key = "level" if by == 0 else "beaten" if by > 0 else "lost"
        return [Piece("icons/medal" if by > 0 else None, words(f"scenes.daily.{key}", n=abs(by)))]


def today() -> date:
    """The day by the computer's calendar."""
    return date.today()
