"""The parts of a long table: each is shown once the picture has come as far as its end."""

from __future__ import annotations

from collections import deque
from types import SimpleNamespace
from typing import Any

from game.core.part import PartEnded
from game.core.players import Person
from game.core.rules import Event
from game.scenes.destinations import ToPartResults
from game.scenes.parts import Parts, congratulate
from game.session.profile_records import Earned
from game.ui.locale import words
from tests.scenes.desk import Desk
from tests.toy.events import PrizeWon

WON, ENDED = PrizeWon(0), PartEnded(())


class LongTable:
    """A table with parts, as what shows them sees it."""

    def __init__(self, shown: list[Event], waiting: list[Event]) -> None:
        to_come = deque(waiting)
        showing = SimpleNamespace(
            events=[*shown, *waiting], waiting=to_come, next=lambda: to_come[0] if to_come else None
        )
        self.session = SimpleNamespace(showing=showing)
        self.kept = "kept"
        self.noted: list[tuple[Any, int]] = []
        self.opened: list[Any] = []
        self.said: list[str] = []
        self.cabinet = SimpleNamespace(finish_part=self._finish)
        self.app = SimpleNamespace(open=self.opened.append, say=lambda words, icon: self.said.append(words))

    def _finish(self, kept: Any, number: int) -> list[Earned]:
        self.noted.append((kept, number))
        return [Earned(Person("Ada"), "trekking", "whole_album")] if number == 2 else []

    @property
    def numbers(self) -> list[int]:
        """The parts that were shown."""
        assert all(isinstance(place, ToPartResults) for place in self.opened)
        return [place.number for place in self.opened]


def watched(shown: list[Event], waiting: list[Event]) -> tuple[Any, Parts]:
    table: Any = LongTable(shown, waiting)
    return table, Parts(table)


def show_all(parts: Parts) -> int:
    count = 0
    while parts.show():
        count += 1
    return count


def test_only_the_end_of_a_part_is_one() -> None:
    table, parts = watched([], [WON, ENDED])
    parts.arriving()
    assert not parts.show()
    assert table.numbers == []


def test_it_is_shown_when_its_end_arrives_and_not_before() -> None:
    table, parts = watched([WON, ENDED, WON], [ENDED, WON, ENDED])
    assert not parts.show()
    parts.arriving()
    assert parts.show()
    assert not parts.show(), "only once"
    assert table.numbers == [2]
    assert table.noted == [("kept", 2)]


def test_who_skips_is_shown_all_that_ended_one_after_the_other() -> None:
    table, parts = watched([ENDED], [WON, ENDED, WON, ENDED])
    parts.skipping()
    assert show_all(parts) == 2
    assert table.numbers == [2, 3]


def test_what_is_taken_back_is_not_shown() -> None:
    table, parts = watched([], [ENDED, ENDED])
    parts.skipping()
    parts.taken_back()
    assert not parts.show()
    assert table.numbers == table.noted == []


def test_what_was_earned_by_it_is_told_by_name(desk: Desk) -> None:
    table, parts = watched([ENDED], [ENDED])
    parts.skipping()
    show_all(parts)
    title = words("trekking.achievement.whole_album.title")
    assert table.said == [words("scenes.achievements.earned", name="Ada", title=title)]
    congratulate(table, [])
    assert len(table.said) == 1
