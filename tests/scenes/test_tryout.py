"""A try-out: a short lesson opened from a table's page; nothing of it is kept."""

from __future__ import annotations

import pytest

from game.core.reason import Refused
from game.scenes.table import TableScene
from game.scenes.tryout import TryOutPolicy, tryout, tryouts_of
from tests.scenes.desk import Desk

GAME = "my_city"


def test_a_game_without_any_offers_none() -> None:
    assert tryouts_of("auction") == ()
    assert len(tryouts_of(GAME)) > 0


def test_one_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused):
        tryout(GAME, "nothing")
    with pytest.raises(Refused):
        tryout("auction", tryouts_of(GAME)[0].id)


def test_it_is_the_one_asked_for_on_a_table_that_is_in_no_store(desk: Desk) -> None:
    for data in tryouts_of(GAME)[:2]:
        place = tryout(GAME, data.id)
        assert isinstance(place.policy, TryOutPolicy)
        assert place.policy.lesson.data == data
        assert place.cabinet.store is not desk.cabinet.store
        assert not place.cabinet.store.lasting
        place.cabinet.store.close()
    assert desk.cabinet.store.tables(archived=True) == []


def test_its_end_leads_back_to_where_it_was_opened(desk: Desk) -> None:
    below = desk.app.scene
    desk.app.open(tryout(GAME, tryouts_of(GAME)[0].id))
    scene = desk.app.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.policy, TryOutPolicy)
    scene.policy.complete()
    assert desk.app.scene is below
    assert desk.cabinet.store.tables(archived=True) == []
