"""Every name of printable letters is just a name: typed, played with, told, kept, taken in, found again."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance
from game.core.players import Ai, Person
from game.core.store import Store
from game.my_city.options import MyCityOptions
from game.scenes import replay_sources
from game.scenes.achievements import AchievementsScene
from game.scenes.page import ShelfPageScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.sentences import sentence
from game.scenes.set_up import SetUpScene
from game.scenes.table import TableScene
from game.scenes.tables import TablesScene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.ui.actions import Command, Typed
from game.ui.canvas import Canvas
from game.ui.fill import Name, filled
from game.ui.locale import TEXTS, Texts, languages
from tests.seated import seating

NASTY = (
    "Al, Bo",
    "ai:master",
    "person:3",
    "@ui.title",
    "{seat}",
    "[x| {n}]",
    "100%s %d",
    '"O\'N" \\n',
    "春、秋 ab",
    "A  B",
    "@",
    "null",
)
NO_GLYPHS = ("שלום", "مرحبا", "\u202eabc")
"""Names from elsewhere that the font cannot show are names as well."""
SEATS = {game: registry.meta(game).seats[-1] for game in registry.GAMES}
"""How many can sit at a game's table."""


@pytest.fixture(autouse=True)
def references(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Texts that a value was taken for the id of; none of them may have come from a name."""
    found: list[str] = []
    named = Texts._named

    def watched(texts: Texts, value: Any, number: Any) -> Any:
        if isinstance(value, str) and not isinstance(value, Name) and value.startswith("@"):
            found.append(value)
        return named(texts, value, number)

    before = TEXTS.language
    monkeypatch.setattr(Texts, "_named", watched)
    yield found
    TEXTS.switch(before)
    taken = [value for value in found if value == "@" or value.startswith("@ui.ti")]
    assert not taken, "a name was looked up"


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    with Store.open(None, itertools.count().__next__) as store:
        yield Cabinet(store, process=False)


def persons(seats: int, names: tuple[str, ...] = NASTY, first: int = 0) -> tuple[Person, ...]:
    """So many of them, from a certain one on."""
    return tuple(Person(names[(first + seat) % len(names)]) for seat in range(seats))


def play(table: Any, answers: int) -> None:
    chance = FastChance(random.Random(answers))
    for _ in range(answers):
        if not table.asks():
            return
        seat = table.asks()[0].seat
        table.answer(seat, table.rules.sample(table.state, seat, chance))


@pytest.mark.parametrize("name", [*NASTY, *NO_GLYPHS])
def test_the_filler_shows_a_name_letter_by_letter(name: str) -> None:
    assert filled("{seat}: {seat}", {"seat": Name(name)}, ", ") == f"{name}: {name}"
    for language in languages():
        TEXTS.switch(language)
        assert name in TEXTS.text("scenes.results.wins", name=Name(name))
        assert name in TEXTS.text("my_city.ceremony.shared", names=(Name(name), Name("Bea")))


@pytest.mark.parametrize("name", NASTY)
def test_a_name_that_is_typed_sits_at_the_table_and_is_offered_again(cabinet: Cabinet, name: str) -> None:
    app = App(SettingsBook({"language": "en", "speed": "instant"}))
    page = SetUpScene(cabinet, "trekking")
    app.start(page)
    page.form.focus(("name", 0))
    app.step([Command("end"), *[Command("erase")] * 10, Typed(name)], 0.1)
    assert page.form.widget(("name", 0)).value == name  # type: ignore[attr-defined]
    page.begin()
    table = app.scene
    assert isinstance(table, TableScene)
    assert table.session.players[0] == Person(name)
    assert table.session.persons[0] == 0
    assert table.name(0) == name
    assert cabinet.store.profiles()[0].person == Person(name)
    assert SetUpScene(cabinet, "trekking").company.players[0] == Person(name)
    app.close()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", SEATS)
def test_a_table_of_them_is_played_shown_and_told(game: str, language: str) -> None:
    with seating(game) as sit:
        for first in range(0, len(NASTY), SEATS[game]):
            players = persons(SEATS[game], first=first)
            seated = sit(players, language=language, prepare=lambda kept: play(kept.table, 30))
            assert [seated.scene.name(seat) for seat in range(SEATS[game])] == [one.name for one in players]
            seated.spots()
            seated.app.draw()
            log = ReplayScene(replay_sources.of_table(seated.scene))
            seated.app.push(log)
            seated.app.draw()
            told = [
                sentence(game, event, seated.scene.name, seated.table.options) or ""
                for event in seated.table.events
            ]
            assert all(any(one.name in line for line in told) for one in players)
            seated.app.pop(log)


@pytest.mark.parametrize("game", SEATS)
def test_a_finished_game_of_them_counts_for_each(game: str, cabinet: Cabinet) -> None:
    players = persons(min(SEATS[game], 4), first=len(game))
    options = registry.rules(game).options_type(seats=len(players))
    cabinet.know(players)
    kept = cabinet.open(game, options, players, seed=2, friendly=True)
    play(kept.table, 10**6)
    cabinet.finish(kept)
    profiles = {profile.person: profile.id for profile in cabinet.store.profiles()}
    games = [profile_records.load(cabinet.store, profiles[one], game).games for one in players]
    assert games == [1] * len(players)
    [result] = cabinet.store.results()
    assert [seat.player for seat in result.seats] == list(players)
    app = App(SettingsBook({"language": "en", "speed": "instant"}))
    table = TableScene(cabinet, kept)
    table.finished = True
    app.start(table)
    app.push(ResultsScene(table))
    app.draw()
    for scene in (RecordsScene(cabinet), AchievementsScene(cabinet)):
        app.push(scene)
        app.draw()
    statistics = RecordsScene(cabinet)
    app.push(statistics)
    for number, person in enumerate(statistics.persons):
        statistics._choose_person(number)
        assert len(statistics.results) == 1, person
    app.close()


def test_tables_of_them_are_listed_resumed_sent_and_taken_in(cabinet: Cabinet, tmp_path: Path) -> None:
    for number, name in enumerate((*NASTY, *NO_GLYPHS)):
        players = (Person(name), Ai("novice"))
        options = registry.rules("trekking").options_type(seats=2)
        kept = cabinet.open("trekking", options, players, seed=number, friendly=True)
        play(kept.table, 5)
        data = cabinet.export(kept.number)
        with Store.open(tmp_path / f"{number}.sqlite", lambda: 0) as store:
            elsewhere = Cabinet(store, process=False)
            there = elsewhere.take_in(data)
            assert elsewhere.store.table(there).players == players
            assert elsewhere.export(there).startswith(data)
        assert cabinet.resume(kept.number).table.players == dict(enumerate(players))
        assert cabinet.branch(kept.number, 6).table.players == dict(enumerate(players))
    scene = TablesScene(cabinet)
    app = App(SettingsBook({"language": "en"}))
    app.start(scene)
    for row in range(len(scene.rows)):
        scene.chosen = row
        scene.rebuild()
        scene.draw(Canvas())
    app.close()


def test_a_campaign_counts_for_everybody_who_sits_there(cabinet: Cabinet) -> None:
    for first in range(0, len(NASTY), 4):
        players = persons(4, first=first)
        cabinet.know(players)
        options = MyCityOptions(seats=4, mode="campaign")
        kept = cabinet.open("my_city", options, players, seed=1, friendly=True)
        play(kept.table, 8)
    assert [len(cabinet.stages("my_city", Person(name))) for name in NASTY] == [1] * len(NASTY)
    assert cabinet.stages("my_city", Person("Al")) == []
    app = App(SettingsBook({"language": "en"}))
    page = ShelfPageScene(cabinet, "my_city")
    app.start(page)
    for number in range(len(NASTY)):
        page._choose(number)
        app.draw()
    app.close()
