"""The challenge of the day is the same for everybody, and its rival plays by the rules alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import date
from typing import Any

import pytest

from game import registry
from game.ai.advice import Advice
from game.ai.bot import LEVELS
from game.ai.mind import Mind
from game.core.challenge import Challenge, rival, seed
from game.core.journal import decisions
from game.core.rules import Event, Move, Rules
from game.core.score import ScoreSheet
from game.core.table import Table
from game.trekking.options import TrekkingOptions

DAY = date(2026, 5, 1)
OFFERED: dict[str, Challenge] = {
    game: offer for game in registry.GAMES if (offer := registry.room(game).challenge) is not None
}
each_offer = pytest.mark.parametrize("game", OFFERED)


def result(game: str, options: Any, level: str = "adept", day: date = DAY) -> tuple[ScoreSheet, int]:
    """The rival's sheet, and in how many steps it came."""
    bot = registry.room(game).bot()
    return ending(rival(bot.rules, options, seed(game, day), Mind(bot, options, 0, level)))


def ending(playing: Generator[None, None, ScoreSheet]) -> tuple[ScoreSheet, int]:
    steps = 0
    while True:
        try:
            next(playing)
            steps += 1
        except StopIteration as end:
            return end.value, steps


def test_a_day_has_its_own_table_in_every_game() -> None:
    assert seed("troyes_dice", DAY) == seed("troyes_dice", date(2026, 5, 1))
    assert len({seed("troyes_dice", DAY), seed("troyes_dice", date(2026, 5, 2)), seed("trekking", DAY)}) == 3


@each_offer
def test_the_table_is_for_one_and_the_level_to_beat_is_known(game: str) -> None:
    assert OFFERED[game].options.seats == 1
    assert OFFERED[game].options.problem() is None
    assert OFFERED[game].level in LEVELS


@each_offer
def test_the_rival_scores_the_same_whenever_it_plays_a_day(game: str) -> None:
    sheet, steps = result(game, OFFERED[game].options)
    assert (sheet, steps) == result(game, OFFERED[game].options)
    assert steps > 10
    assert sheet.total > result(game, OFFERED[game].options, "random")[0].total


def test_it_is_the_rivals_sheet_that_counts_not_that_of_the_rules_own_opponent() -> None:
    sheet, _ = result("trekking", TrekkingOptions(seats=1), "random")
    assert sheet.party == 0


class Copycat:
    """Answers as somebody did at another table, and remembers what it is told."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.told: list[Event] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.told += events

    def think(self, number: int) -> Generator[str, None, Advice]:
        yield "thinking"
        return Advice(self.moves.pop(0), ())


@each_offer
def test_the_rival_has_the_same_luck_as_the_person(game: str) -> None:
    rules: Rules[Any, Any] = registry.rules(game)
    options = OFFERED[game].options
    table = Table.open(rules, options, seed(game, DAY), friendly=False)
    while asks := table.asks():
        table.answer(asks[0].seat, rules.moves(table.state, asks[0].seat)[0])
    copycat = Copycat([decision.move for decision in decisions(table.entries)])
    sheet, _ = ending(rival(rules, options, seed(game, DAY), copycat))
    assert sheet == rules.scores(table.state)[0]
    assert copycat.told == table.events
