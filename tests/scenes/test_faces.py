"""Portraits: a character's own, a person's chosen or fitting one, a plain AI's by its level."""

from __future__ import annotations

import pytest

from game.ai.bot import LEVELS
from game.core.players import Ai, Person, Player
from game.core.store import Store
from game.scenes import faces
from game.scenes.faces import FACES, PERSONS, Faces, face, picture
from game.ui import sprites
from game.ui.locale import ROOT, languages, read

CHARACTERS = ("ingrid", "batu", "wen", "silas", "lola", "jack", "priya", "pip", "oduya")


@pytest.fixture(autouse=True)
def nobody_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES, "_chosen", {})


@pytest.mark.parametrize("size", [48, 34, 20])
def test_everybody_has_a_face_in_every_size(size: faces.Size) -> None:
    players: list[Player] = [*(Ai("adept", name) for name in CHARACTERS), *map(Ai, LEVELS), Person("Ada")]
    assert [face(player, size).get_size() for player in players] == [(size, size)] * len(players)


def test_a_character_has_the_same_face_at_any_level() -> None:
    assert {faces.name(Ai(level, "wen")) for level in LEVELS} == {"wen"}


def test_a_plain_ai_is_known_by_its_level() -> None:
    assert [faces.name(Ai(level)) for level in LEVELS] == list(LEVELS)


def test_a_character_that_is_none_of_ours_looks_like_its_level() -> None:
    assert faces.name(Ai("master", "somebody else")) == "master"
    assert faces.name(Ai("random")) == "novice"


def test_persons_without_a_name_look_different_from_each_other() -> None:
    looks = {faces.name(Person(number=number)) for number in range(1, 11)}
    assert len(looks) == 10


def test_a_name_always_has_the_same_face() -> None:
    assert faces.name(Person("Ada")) == faces.name(Person("Ada")) == f"person_{Faces().number(Person('Ada'))}"


def test_names_share_out_all_faces() -> None:
    assert {Faces().number(Person(f"name {number}")) for number in range(400)} == set(range(1, PERSONS + 1))


def test_all_persons_faces_are_baked() -> None:
    assert [picture(f"person_{number}").get_width() for number in range(1, PERSONS + 1)] == [48] * PERSONS
    assert f"cast/person_{PERSONS + 1}" not in sprites.names("cast")


def test_a_chosen_face_stays_with_the_name_and_with_nobody_else() -> None:
    with Store.open(None, lambda: 0) as store:
        other = Faces().number(Person("Bea"))
        first = Faces()
        first.choose(store, Person("Ada"), 7)
        first.choose(store, Person(number=2), 9)
        later = Faces()
        later.load(store)
        assert [later.number(Person("Ada")), later.number(Person(number=2))] == [7, 9]
        assert later.number(Person("Bea")) == other


@pytest.mark.parametrize(
    "spoilt", [7, "Ada", {"Ada": "seven"}, {"Ada": 0}, {"Ada": PERSONS + 1}, {"Ada": True}]
)
def test_what_is_no_choice_of_a_face_is_passed_over(spoilt: object) -> None:
    with Store.open(None, lambda: 0) as store:
        store.set_setting(faces.KEY, spoilt)
        known = Faces()
        known.load(store)
        assert known.number(Person("Ada")) == Faces().number(Person("Ada"))


@pytest.mark.parametrize("language", languages())
def test_every_character_is_introduced(language: str) -> None:
    said = read(ROOT / language / "cast.toml")
    told = {f"cast.{name}.{key}" for name in CHARACTERS for key in ("name", "full", "style", "plays")}
    assert told <= set(said)
