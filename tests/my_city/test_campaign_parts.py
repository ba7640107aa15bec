"""An episode of a campaign has a result of its own: shown, kept, and taken back with its last answer."""

from __future__ import annotations

from game.core.part import ended
from game.core.players import Person
from game.core.store import SeatResult
from game.my_city.moves import NameCity, Quit
from game.my_city.record import MyCityRecord
from game.scenes.part_results import PartResultsScene
from game.scenes.record_cards import title_of
from game.scenes.records import RecordsScene
from game.scenes.table import TableScene
from game.session import history, profile_records
from game.ui.locale import TEXTS
from tests.seated import Seated, Sit


def name_and_quit(seated: Seated) -> None:
    """Everybody names a city and quits the first episode: its sheets are written."""
    for move in (NameCity(0), Quit()):
        for _ in range(2):
            seated.settle()
            seated.scene.view.press("page_close", seated.scene.sight)
            seated.scene.answer(move)
    assert len(ended(seated.table.events)) == 1


def until_shown(seated: Seated) -> PartResultsScene:
    for _ in range(100):
        seated.app.step([], 0.5)
        if isinstance(seated.app.scene, PartResultsScene):
            return seated.app.scene
    raise AssertionError("no result is shown")


def test_an_episodes_sheet_comes_before_the_stickers(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    scene = until_shown(seated)
    assert scene.number == 1
    assert [sheet.party for sheet in scene.sheets] == [0, 1]
    assert not seated.scene.session.showing.at_rest, "circles and stickers follow"
    seated.settle()
    assert seated.parts == [1]
    assert isinstance(seated.app.scene, TableScene)


def test_it_comes_also_when_animations_are_hurried(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign", speed="normal")
    name_and_quit(seated)
    for _ in range(60):
        seated.key("hurry")
        seated.app.step([], 0.02)
        if isinstance(seated.app.scene, PartResultsScene):
            break
    assert isinstance(seated.app.scene, PartResultsScene)


def test_the_result_is_kept_and_counted_once(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    cabinet = seated.scene.cabinet
    cabinet.know([Person("Ada")])
    name_and_quit(seated)
    until_shown(seated)
    for _ in range(2):
        cabinet.finish_part(seated.kept, 1)
    (result,) = cabinet.store.results("my_city")
    assert (result.part, len(result.seats)) == ("1", 2)
    record = profile_records.load(cabinet.store, cabinet.store.profiles()[0].id, "my_city")
    assert isinstance(record, MyCityRecord)
    assert (record.games, record.episodes, record.chapter) == (1, (1,), 1)


def test_a_part_is_noted_with_the_answer_that_ends_it(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    assert not seated.parts, "it is still to be shown"
    assert [result.part for result in seated.scene.cabinet.store.results("my_city")] == ["1"]


def test_a_part_that_an_earlier_program_did_not_note_is_noted_when_the_table_opens(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    cabinet = seated.scene.cabinet
    cabinet.store.reopen(seated.kept.number, "1")
    cabinet.store.set_setting(profile_records.COUNTED, [])
    seated.app.reset(TableScene(cabinet, cabinet.resume(seated.kept.number)))
    assert [result.part for result in cabinet.store.results("my_city")] == ["1"]
    assert isinstance(seated.app.scene, TableScene), "what was over before is not shown again"


def test_taking_back_the_last_answer_forgets_the_result_and_redoing_brings_it_back(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    until_shown(seated)
    seated.settle()
    store = seated.scene.cabinet.store
    while ended(seated.table.events):
        seated.key("undo")
    assert store.results("my_city") == []
    seated.key("redo")
    assert len(store.results("my_city")) == len(ended(seated.table.events))


def test_parts_played_elsewhere_are_not_counted_here(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    cabinet = seated.scene.cabinet
    number = cabinet.take_in(cabinet.export(seated.kept.number))
    cabinet.catch_up(cabinet.resume(number))
    assert [result.table for result in cabinet.store.results("my_city")] == [seated.kept.number]


def test_the_chart_of_an_episode_begins_with_it(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    scene = until_shown(seated)
    scene._turn_over()
    seated.app.step([], 0.1)
    assert scene._chart()[0][-1] == scene.sheets[0].total


def test_the_records_tell_an_episode_by_its_number_and_lead_back_to_its_sheet(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    until_shown(seated)
    scene = RecordsScene(seated.scene.cabinet, "my_city")
    seated.app.push(scene)
    (game,) = scene.games
    assert "Episode 1" in title_of(game)
    assert history.singles(scene.games) == [game]
    scene._open(0)
    for _ in range(3):
        seated.hand_over()
        seated.app.step([], 0.1)
    assert isinstance(seated.app.scene, PartResultsScene)
    assert seated.app.scene.number == 1


def test_a_whole_campaign_counts_circles_and_stays_out_of_the_averages(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), mode="campaign")
    name_and_quit(seated)
    until_shown(seated)
    store = seated.scene.cabinet.store
    store.finish(
        seated.kept.number, [SeatResult(0, Person("Ada"), 31, 1), SeatResult(1, Person("Bea"), 25, 2)]
    )
    scene = RecordsScene(seated.scene.cabinet, "my_city")
    seated.app.push(scene)
    assert len(scene.games) == 2
    assert [game.result.part for game in history.singles(scene.games)] == ["1"]
    whole = next(game for game in scene.games if not game.result.part)
    assert history.is_whole(whole, scene.games)
    assert TEXTS.text("my_city.game.parts") in title_of(whole, True)
