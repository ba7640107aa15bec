"""A seat is handed over: to a person or an AI, at any moment, with all that lies before it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.store import Store
from game.my_city.moves import NameCity
from game.my_city.options import MyCityOptions
from game.my_city.state import keeps
from game.scenes.curtain import CurtainScene
from game.scenes.part_results import PartResultsScene
from game.scenes.picker import PickerScene
from game.scenes.players import PlayersScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from tests.my_city.test_campaign_resume import play
from tests.people import people, player, seats
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions

APPS: list[App] = []
"""What was opened and has to be closed again."""


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)
        while APPS:
            APPS.pop().close()


def show(cabinet: Cabinet, *players: str, campaign: bool = False) -> TableScene:
    app = App(SettingsBook({"speed": "instant", "language": "en"}))
    if campaign:
        options = MyCityOptions(seats=len(players), mode="campaign")
        kept = cabinet.open("my_city", options, people(*players), seed=5, friendly=True)
    else:
        toy = AuctionOptions(seats=len(players), rounds=2, gifts=False)
        kept = cabinet.open("auction", toy, people(*players), seed=5, friendly=True)
    scene = TableScene(cabinet, kept)
    app.start(scene)
    APPS.append(app)
    return scene


def hand_over(scene: TableScene, seat: int, to: str, stays: bool = True) -> None:
    scene.tools.use("players")
    page = scene.app.scene
    assert isinstance(page, PlayersScene)
    page.sit(seat, player(to))
    page.confirm()
    assert (scene.app.scene is scene) == stays


def rest(scene: TableScene, frames: int = 60) -> None:
    app: Any = scene.app
    for _ in range(frames):
        app.step([], 0.05)


def test_an_ai_takes_over_and_plays_on_at_once(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    hand_over(scene, 1, "ai:novice", stays=False)
    assert scene.session.persons == (0,)
    assert isinstance(scene.app.scene, CurtainScene), "who has not yet been there is still waited for"
    scene.app.scene._ready()
    rest(scene)
    assert 1 in scene.kept.table.sealed
    assert cabinet.store.table(scene.kept.number).players == tuple(people("Ada", "ai:novice"))


def test_a_person_takes_over_from_an_ai_and_is_asked(cabinet: Cabinet) -> None:
    scene = show(cabinet, "ai:novice", "ai:novice")
    hand_over(scene, 1, "Cai", stays=False)
    assert isinstance(scene.app.scene, CurtainScene), "nobody else is to see what the seat holds"
    scene.app.scene._ready()
    rest(scene)
    assert scene.session.ask is not None
    assert scene.session.ask.seat == scene.session.seat == 1
    assert [profile.person for profile in cabinet.store.profiles()] == people("Cai")


def test_a_seat_can_go_back_and_forth_and_the_ai_is_told_everything_once(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "ai:novice")
    for to in ("Bea", "ai:adept", "Bea", "ai:novice"):
        hand_over(scene, 1, to)
    scene.answer(Bid(0))
    rest(scene)
    assert scene.session.opponents.failures == []
    assert scene.kept.table.answers_of(1) >= 1


def test_nothing_changes_without_a_name_or_with_the_same_name_twice(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    scene.tools.use("players")
    page = scene.app.scene
    assert isinstance(page, PlayersScene)
    for name in ("", "Ada", "Bea"):
        page._namer(1)(name)
        page.confirm()
        assert scene.app.scene is page
    assert page.problem() is None, "it is the old name again"
    page._back()
    assert scene.kept.table.players == seats("Ada", "Bea")


def test_whoever_sits_at_the_table_already_changes_places(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    scene.tools.use("players")
    page = scene.app.scene
    assert isinstance(page, PlayersScene)
    page.sit(0, player("Bea"))
    assert page.players == people("Bea", "Ada")


def test_the_company_is_asked_over_the_page_and_nobody_is_no_answer(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    scene.tools.use("players")
    page = scene.app.scene
    assert isinstance(page, PlayersScene)
    page.choose(1)
    picker = scene.app.scene
    assert isinstance(picker, PickerScene)
    assert all(cell.player is not None for cell in picker.cells())
    picker._point(next(at for at, cell in enumerate(picker.cells()) if cell.player == Ai("master", "wen")))
    picker._take()
    assert page.players == [Person("Ada"), Ai("master", "wen")]


def test_a_finished_table_has_nothing_left_to_hand_over(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    play(scene.kept.table, FastChance(random.Random(1)), 100)
    scene.tools.use("players")
    assert not isinstance(scene.app.scene, PlayersScene)


@pytest.mark.rule("R42", game="my_city")
def test_a_newcomer_takes_over_board_church_stickers_and_circles(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea", campaign=True)
    table = scene.kept.table
    while table.state.story.chronicle[-1:] == () or table.state.story.chronicle[-1].episode < 9:
        play(table, FastChance(random.Random(len(table.entries))), 1)
    before = [keeps(city) for city in table.state.cities]
    scene.session.look(0)
    hand_over(scene, 1, "Cai")
    assert [keeps(city) for city in table.state.cities] == before
    assert before[1].church is not None
    assert scene.name(1) == "Cai"
    again = cabinet.resume(scene.kept.number)
    assert again.table.players == seats("Ada", "Cai")
    assert again.table.state == table.state


def test_a_city_is_handed_over_in_the_middle_of_naming(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea", campaign=True)
    rest(scene, 5)
    scene.answer(NameCity(3))
    rest(scene, 5)
    hand_over(scene, 1, "ai:novice")
    rest(scene)
    assert all(keeps(city).name is not None for city in scene.kept.table.state.cities)
    assert not isinstance(scene.app.scene, PartResultsScene)


def test_an_ai_that_there_is_not_seats_nobody(cabinet: Cabinet) -> None:
    scene = show(cabinet, "Ada", "Bea")
    lines = len(cabinet.store.entries(scene.kept.number))
    with pytest.raises(Refused):
        cabinet.hand_over(scene.kept, seats("Cai", "ai:rando"))
    assert scene.kept.table.players == seats("Ada", "Bea")
    assert len(cabinet.store.entries(scene.kept.number)) == lines == len(scene.kept.table.entries)


def test_a_disk_that_fails_half_way_changes_nothing(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(cabinet, "Ada", "Bea")
    append = cabinet.store.append

    def full(table: int, number: int, data: bytes) -> None:
        if b"Dee" in data:
            raise Refused("store.unsaved.full")
        append(table, number, data)

    with monkeypatch.context() as broken:
        broken.setattr(cabinet.store, "append", full)
        with pytest.raises(Refused):
            cabinet.hand_over(scene.kept, seats("Cai", "Dee"))
    assert scene.kept.table.players == seats("Ada", "Bea")
    assert cabinet.store.table(scene.kept.number).players == tuple(people("Ada", "Bea"))
    assert cabinet.store.profiles() == []
    assert len(cabinet.store.entries(scene.kept.number)) == len(scene.kept.table.entries)
    cabinet.hand_over(scene.kept, seats("Cai", "Dee"))
    assert cabinet.resume(scene.kept.number).table.players == seats("Cai", "Dee")
