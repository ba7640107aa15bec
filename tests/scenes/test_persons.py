"""The page where players get another name, become one, or are forgotten."""

from __future__ import annotations

from game.core.players import Person
from game.scenes.dialog import DialogScene
from game.scenes.persons import PersonsScene
from game.ui.locale import TEXTS
from tests.scenes.desk import Desk


def shown(desk: Desk, *names: str) -> PersonsScene:
    desk.profiles(*names)
    scene = PersonsScene(desk.cabinet)
    desk.show_scene(scene)
    return scene


def persons(desk: Desk) -> list[Person]:
    return [profile.person for profile in desk.cabinet.store.profiles()]


def test_a_new_name_is_written_and_confirmed(desk: Desk) -> None:
    scene = shown(desk, "Ada", "Bea")
    assert not scene.form.widget("rename").enabled, "it is the old one yet"
    scene._write("Anna")
    desk.click_on("rename")
    assert persons(desk) == [Person("Anna"), Person("Bea")]
    assert scene.profile.person == Person("Anna")


def test_somebody_elses_name_can_not_be_taken(desk: Desk) -> None:
    scene = shown(desk, "Ada", "Bea")
    scene._write("Bea")
    assert not scene.form.widget("rename").enabled
    assert scene._why_not_rename() == "scenes.persons.taken"


def test_merging_asks_first_and_confirming_alone_is_not_enough(desk: Desk) -> None:
    scene = shown(desk, "Ada", "ada")
    desk.click_on("merge")
    assert isinstance(desk.app.scene, DialogScene)
    desk.key("confirm")
    assert len(persons(desk)) == 2, "what lies under the hand is no"
    desk.click_on("merge")
    desk.app.scene._answer("yes")
    assert persons(desk) == [Person("ada")]
    assert scene.profile.person == Person("ada")


def test_removing_asks_first_and_says_what_is_lost(desk: Desk) -> None:
    shown(desk, "Ada", "Bea")
    desk.click_on("remove")
    assert "0" in desk.told()
    desk.app.scene._answer("yes")  # type: ignore[attr-defined]
    assert persons(desk) == [Person("Bea")]


def test_who_has_sat_with_somebody_is_not_the_same(desk: Desk) -> None:
    scene = shown(desk, "Ada", "Bea")
    desk.open("Ada", "Bea")
    desk.app.pop(desk.app.scene)
    scene.rebuild()
    assert not scene.form.widget("merge").enabled


def test_the_last_one_can_be_removed_and_then_the_page_says_who_will_be_there(desk: Desk) -> None:
    scene = shown(desk, "Ada")
    desk.click_on("remove")
    desk.app.scene._answer("yes")  # type: ignore[attr-defined]
    desk.rest(2)
    assert persons(desk) == []
    assert scene._words() == TEXTS.text("scenes.persons.nobody")


def test_keys_reach_everything(desk: Desk) -> None:
    scene = shown(desk, "Ada", "Bea")
    for spot in (("persons", 1), "name", "target", "merge", "remove"):
        assert scene.form.focus(spot), spot
