"""Who is to sit on a chair: everybody is shown, who sits elsewhere changes places, persons choose a face."""

from __future__ import annotations

import pytest

from game.core.players import Ai, Person, Player
from game.scenes.company import PLAIN, Company, characters
from game.scenes.faces import FACES
from game.scenes.picker import NAME, TOLD, PickerScene
from game.session import ratings
from game.ui.locale import words
from game.ui.widgets.button import Button
from tests.people import people
from tests.scenes.desk import Desk

ADA, BEA, WEN, PIP = Person("Ada"), Person("Bea"), Ai("master", "wen"), Ai("novice", "pip")


@pytest.fixture(autouse=True)
def nobody_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES, "_chosen", {})


class Asked:
    """A picker over a table of Ada, Wen and Pip with a fourth chair, and what was answered."""

    def __init__(self, desk: Desk, chair: int, leaves: bool = True) -> None:
        self.answers: list[tuple[int, Player | None]] = []
        self.desk = desk
        company = Company([ADA, WEN, PIP, Ai("novice")], [True, True, True, False])
        self.scene = PickerScene(
            desk.cabinet,
            "auction",
            company,
            chair,
            lambda *answer: self.answers.append(answer),
            leaves=leaves,
        )
        desk.show_scene(self.scene)

    def point(self, player: Player | None) -> None:
        cells = self.scene.cells()
        self.desk.click_on(("who", next(at for at, cell in enumerate(cells) if cell.player == player)))

    @property
    def label(self) -> str:
        button = self.scene.form.widget("take")
        assert isinstance(button, Button)
        return button.label


def test_the_whole_company_a_person_and_nobody_are_shown(desk: Desk) -> None:
    shown = [cell.player for cell in Asked(desk, 1).scene.cells()]
    assert {*characters(), *PLAIN} <= set(shown)
    assert sum(isinstance(player, Person) for player in shown) == 1
    assert shown.count(None) == 1
    assert shown[-len(PLAIN) :] == list(PLAIN)


def test_who_sits_there_is_chosen_at_first_and_a_second_click_takes(desk: Desk) -> None:
    asked = Asked(desk, 1)
    assert asked.scene.cells()[asked.scene.chosen].player == WEN
    asked.point(Ai("adept", "silas"))
    assert asked.answers == []
    asked.point(Ai("adept", "silas"))
    assert asked.answers == [(1, Ai("adept", "silas"))]
    assert desk.app.scene is not asked.scene


def test_the_button_takes_and_says_what_comes_of_it(desk: Desk) -> None:
    asked = Asked(desk, 1)
    labels = []
    for player in (Ai("adept", "silas"), PIP, None):
        asked.point(player)
        labels.append(asked.label)
    assert labels == [words(f"scenes.set_up.{key}") for key in ("sit", "swap", "leave")]
    desk.click_on("take")
    assert asked.answers == [(1, None)]


def test_keys_go_along_the_faces_and_take_one(desk: Desk) -> None:
    asked = Asked(desk, 1)
    asked.scene.form.focus(("who", 0))
    desk.key("right", "confirm")
    assert asked.answers == [(1, asked.scene.cells()[1].player)]


def test_escape_changes_nothing(desk: Desk) -> None:
    asked = Asked(desk, 1)
    desk.key("cancel")
    assert asked.answers == []
    assert desk.app.scene is not asked.scene


def test_persons_who_have_played_here_are_offered_but_none_who_sits_elsewhere(desk: Desk) -> None:
    desk.profiles("Ada", "Bea", "Cai")
    assert Asked(desk, 3).scene.persons[:2] == people("Bea", "Cai")
    assert ADA not in Asked(desk, 3).scene.persons
    assert Asked(desk, 0).scene.persons[0] == ADA


def test_a_person_chooses_a_face_and_it_stays(desk: Desk) -> None:
    asked = Asked(desk, 0)
    before = desk.picture()
    desk.click_on(("face", 7))
    assert FACES.number(ADA) == 7
    assert desk.picture() != before
    assert desk.cabinet.store.setting("faces", {}) == {"Ada": 7}
    assert asked.answers == []


def test_the_faces_cover_nothing_of_what_is_known_of_a_person(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "rating", lambda *_: 962)
    scene = Asked(desk, 0).scene
    assert [key for key, _ in scene.facts(ADA)] == ["best_score", "played", "rating"]
    end = scene._tell_facts(desk.app.canvas, ADA, TOLD[1] + NAME)
    assert scene.form.widget("face").rect[1] >= end


def test_where_no_chair_may_be_left_nobody_is_no_choice(desk: Desk) -> None:
    assert None not in [cell.player for cell in Asked(desk, 1, leaves=False).scene.cells()]


def test_what_is_known_of_somebody_is_told(desk: Desk) -> None:
    scene = Asked(desk, 1).scene
    assert [key for key, _ in scene.facts(WEN)] == ["usual_score", "played", "against_you"]
    assert dict(scene.facts(WEN))["against_you"] == "0 : 0"
    assert [key for key, _ in scene.facts(ADA)] == ["best_score", "played"]
