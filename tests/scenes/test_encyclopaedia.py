"""The encyclopaedia: volumes by tab, entries by chip, name and link, what was met, and back to the table."""

from __future__ import annotations

import msgspec
import pytest

from game import registry
from game.scenes.encyclopaedia import EncyclopaediaScene, volumes
from game.scenes.shelf import ShelfScene
from game.session import profile_records
from game.seven_wonders.view.entries import card_id
from game.tools.studio import Studio
from game.ui.actions import Command, Pointer, Typed
from game.ui.locale import TEXTS
from tests.people import people
from tests.scenes.desk import Desk

GAME = "trekking"


def shown(desk: Desk, game: str = GAME, entry: str = "") -> EncyclopaediaScene:
    scene = EncyclopaediaScene(desk.cabinet, game, entry)
    desk.show_scene(scene)
    return scene


def meet(desk: Desk, profile: int, *cards: int) -> None:
    record = msgspec.structs.replace(profile_records.load(desk.cabinet.store, profile, GAME), cards=cards)
    desk.cabinet.store.set_record(profile, GAME, msgspec.json.encode(record))


def test_it_holds_a_volume_of_every_game_that_has_one(desk: Desk) -> None:
    assert "auction" not in volumes()
    scene = shown(desk, "auction")
    assert scene.game == next(iter(volumes()))
    for game in volumes():
        desk.click_on(("tab", game))
        assert scene.game == game
        assert len(scene.shown) == len(scene.contents.entries)


def test_it_opens_at_the_entry_asked_for(desk: Desk) -> None:
    scene = shown(desk, "seven_wonders", "card/library")
    assert scene.sheet.entry.id == "card/library"
    number = [entry.id for entry in scene.shown].index("card/library")
    assert scene.shelves.rect.contains(dict((s.id, s.rect) for s in scene.shelves.spots())["shelves", number])


def test_a_click_lays_a_card_on_the_sheet(desk: Desk) -> None:
    scene = shown(desk)
    before = desk.picture((402, 22, 234, 310))
    desk.click_on(("shelves", 3))
    assert scene.sheet.entry is scene.shown[3]
    assert desk.picture((402, 22, 234, 310)) != before


def test_the_mouse_may_cross_the_shelves_without_choosing_but_keys_choose_as_they_go(desk: Desk) -> None:
    scene = shown(desk)
    desk.app.step([Pointer("moved", *desk.at(("shelves", 4)))], 0.05)
    assert scene.sheet.entry is scene.shown[0]
    scene.form.focus(("shelves", 4))
    desk.key("right")
    assert scene.sheet.entry is scene.shown[5]


def test_chips_choose_by_kind_and_part_and_let_go_when_pressed_again(desk: Desk) -> None:
    scene = shown(desk, "seven_wonders")
    every = len(scene.shown)
    desk.click_on(("kind", "green"))
    assert {entry.kind for entry in scene.shown} == {"green"}
    desk.click_on(("part", "2"))
    assert {(entry.kind, entry.part) for entry in scene.shown} == {("green", "2")}
    desk.click_on(("part", "2"))
    desk.click_on(("kind", "green"))
    assert len(scene.shown) == every


def test_letters_look_for_a_name(desk: Desk) -> None:
    scene = shown(desk, "seven_wonders")
    desk.click_on("search")
    for letter in "libr":
        desk.app.step([Typed(letter)], 0.01)
    assert [entry.id for entry in scene.shown] == ["card/library", "medals/great_library"]
    for letter in "xyz":
        desk.app.step([Typed(letter)], 0.01)
    assert scene.shown == ()
    desk.app.draw()


def test_links_jump_and_the_way_back_leads_along_them(desk: Desk) -> None:
    below = desk.app.scene
    scene = shown(desk, "seven_wonders", "card/library")
    desk.click_on(("entry", "link", 1, "card/senate"))
    assert scene.sheet.entry.id == "card/senate"
    desk.click_on(("entry", "link", 0, "card/library"))
    desk.key("cancel")
    assert scene.sheet.entry.id == "card/senate"
    desk.key("cancel")
    assert scene.sheet.entry.id == "card/library"
    desk.key("cancel")
    assert desk.app.scene is below


def test_a_link_leads_to_what_the_chips_had_taken_away(desk: Desk) -> None:
    scene = shown(desk, "seven_wonders")
    desk.click_on(("kind", "green"))
    number = [entry.id for entry in scene.shown].index("card/library")
    scene.form.focus(("shelves", number))
    desk.rest(2)
    desk.click_on(("entry", "link", 1, "card/senate"))
    assert scene.sheet.entry.id == "card/senate"
    assert scene.sheet.entry in scene.shown


def test_what_was_met_is_marked_for_whoever_met_it_and_nothing_is_hidden(desk: Desk) -> None:
    _, bea = desk.profiles("Ada", "Bea")
    meet(desk, bea.id, 1, 40)
    scene = shown(desk)
    assert scene.met == frozenset()
    titles = [entry.title for entry in scene.shown]
    desk.click(*scene.form.widget("profile").rect.move(-8, 0).midright)
    assert scene.met == {"card/1", "card/40"}
    assert [entry.title for entry in scene.shown] == titles


def test_history_lies_in_the_order_of_its_years(desk: Desk) -> None:
    data = registry.room(GAME).volume
    assert data is not None
    years = [entry.facts[0].value for entry in data.read().entries if entry.id.startswith("card/")]
    assert len(years) == 108
    assert years[0].endswith("BCE")
    assert years[-1].isdigit()


def test_the_shelf_leads_to_the_volume_of_the_box_in_front(desk: Desk) -> None:
    desk.show_scene(ShelfScene(desk.cabinet, "cvlizations"))
    desk.click_on(("button", "encyclopaedia"))
    scene = desk.app.scene
    assert isinstance(scene, EncyclopaediaScene)
    assert scene.game == "cvlizations"


def test_from_a_table_and_back_nothing_is_lost(desk: Desk) -> None:
    table = desk.open("Ada", "ai:random")
    desk.card(1)
    draft, picture = table.session.draft, desk.picture()
    desk.key("encyclopaedia")
    assert isinstance(desk.app.scene, EncyclopaediaScene)
    desk.key("cancel")
    assert desk.app.scene is table
    assert table.session.draft == draft
    assert desk.picture() == picture
    desk.click_on("encyclopaedia")
    assert isinstance(desk.app.scene, EncyclopaediaScene)


@pytest.mark.parametrize("large", [False, True])
def test_it_follows_language_and_print(desk: Desk, large: bool) -> None:
    scene = shown(desk, "seven_wonders", "card/library")
    TEXTS.missing.clear()
    desk.app.settings.set("large_text", large)
    desk.app.settings.set("language", "zh_TW")
    desk.rest(2)
    assert scene.sheet.entry.title == TEXTS.text("seven_wonders.name.library")
    assert not TEXTS.missing
    desk.app.handle(Command("page_down"))


def test_details_asked_for_twice_open_the_entry_of_what_is_pointed_at(desk: Desk) -> None:
    options = registry.options_type("seven_wonders")(seats=3)
    kept = desk.cabinet.open("seven_wonders", options, people("Ada", "Bea", "Cai"), seed=5, friendly=True)
    table = desk.show(kept)
    table.form.focus(("hand", 2))
    desk.key("detail")
    assert desk.app.scene is table, "first the tooltip"
    desk.key("detail")
    scene = desk.app.scene
    assert isinstance(scene, EncyclopaediaScene)
    assert scene.sheet.entry.id == card_id(table.sight.cards[2])
    desk.key("cancel")
    assert desk.app.scene is table


@pytest.mark.parametrize("game", volumes())
def test_what_lies_open_at_a_table_has_entries_that_count_as_met(studio: Studio, game: str) -> None:
    seats = registry.meta(game).seats
    options = registry.options_type(game)(seats=next((n for n in seats if n >= 2), seats[0]))
    table = studio.sit_down(studio.table(game, options, 0.4))
    open_now = table.view.open_now(table.sight)
    assert open_now
    table.use_tool("encyclopaedia")
    scene = studio.app.scene
    assert isinstance(scene, EncyclopaediaScene)
    assert open_now <= scene.met
