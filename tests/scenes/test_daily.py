"""The challenge of the day: everybody's dice, and the master's sheet beside the person's."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from game import registry
from game.core import played
from game.core.players import Person
from game.core.store import Store
from game.scenes import daily
from game.session.cabinet import Cabinet
from tests.scenes.desk import Desk

DAY = date(2026, 11, 27)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    easy = daily.challenge_of("troyes_dice")._replace(level="random")
    monkeypatch.setattr(daily, "challenge_of", lambda game: easy)
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = Desk(Cabinet(store, process=False))
        yield found
        found.app.close()


def begun(desk: Desk) -> Any:
    desk.app.open(daily.daily_table(desk.cabinet, "troyes_dice", DAY, Person("Ada")))
    desk.rest(4)
    return desk.app.scene


def test_a_day_has_one_table_that_is_gone_on_with(desk: Desk) -> None:
    scene = begun(desk)
    again = daily.daily_table(desk.cabinet, "troyes_dice", DAY, Person("Ada"))
    assert again.kept.number == scene.kept.number
    other = daily.daily_table(desk.cabinet, "troyes_dice", date(2026, 11, 28), Person("Ada"))
    assert other.kept.table.opened.seed != scene.kept.table.opened.seed


def test_the_masters_sheet_stands_beside_the_persons_at_the_end(desk: Desk) -> None:
    scene = begun(desk)
    rules = registry.rules("troyes_dice")
    desk.app.settings.set("confirm_reveal", False)
    while not scene.kept.table.over:
        scene.answer(rules.moves(scene.kept.table.state, 0)[0])
        desk.rest(3)
    for _ in range(2000):
        desk.app.step([], 0.05)
        if isinstance(desk.app.scene, daily.DailyResults) and len(desk.app.scene.sheets) == 2:
            break
    results = desk.app.scene
    assert isinstance(results, daily.DailyResults)
    own, rival = results.sheet_of(0), results.sheet_of(1)
    assert own.total == rules.scores(scene.kept.table.state)[0].total
    assert scene.policy.rival.sheet is not None
    assert rival.total == scene.policy.rival.sheet.total
    desk.app.step([], 0.05)
    assert str(abs(own.total - rival.total)) in results.foot()[0].words or own.total == rival.total


def test_a_days_table_that_was_deleted_is_no_new_one(desk: Desk) -> None:
    """Its deal is known by now: played again it adds nothing to records."""
    first = daily.daily_table(desk.cabinet, "troyes_dice", DAY, Person("Ada")).kept
    assert desk.cabinet.caveat(first) == ""
    desk.cabinet.store.delete(first.number)
    again = daily.daily_table(desk.cabinet, "troyes_dice", DAY, Person("Ada")).kept
    assert again.table.opened.seed == first.table.opened.seed
    assert desk.cabinet.caveat(again) == played.AGAIN
