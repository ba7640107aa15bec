"""The achievements as medals in a cabinet: whose, how far, and what is missing."""

from __future__ import annotations

import msgspec
import pytest

from game import registry
from game.core.record import Record
from game.scenes import medals
from game.scenes.achievements import AchievementsScene
from game.scenes.medal_cabinet import ACROSS, ROW
from game.scenes.medal_sheet import SHEET
from game.session import profile_records
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from tests.scenes.desk import Desk

GAME = "trekking"


def earn(desk: Desk, profile: int, **kept: object) -> None:
    """Have a profile's record hold this."""
    record = msgspec.structs.replace(profile_records.load(desk.cabinet.store, profile, GAME), **kept)
    desk.cabinet.store.set_record(profile, GAME, msgspec.json.encode(record))


def names() -> list[str]:
    return [medal.id for medal in profile_records.medals(GAME)]


def won(scene: AchievementsScene) -> set[str]:
    return {row.medal.id for row in scene.rows if row.grade}


def shown(desk: Desk, game: str | None = GAME) -> AchievementsScene:
    scene = AchievementsScene(desk.cabinet, game)
    desk.show_scene(scene)
    return scene


def test_every_game_has_a_shelf_and_none_is_empty(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = shown(desk, None)
    assert [shelf.game for shelf in scene.shelf.shelves] == [
        game for game in registry.GAMES if profile_records.medals(game)
    ]
    assert {"seven_wonders", "my_city", "cvlizations", "trekking", "troyes_dice"} <= {
        shelf.game for shelf in scene.shelf.shelves
    }
    assert all(shelf.of >= 8 for shelf in scene.shelf.shelves)


def test_of_one_game_it_shows_that_game_alone(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = shown(desk)
    assert [row.medal.id for row in scene.rows] == names()
    spots = [spot.id for spot in scene.shelf.spots()]
    assert [spot[2] for spot in spots if isinstance(spot, tuple)] == names()


def test_a_shelf_is_as_high_as_its_medals_need(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = shown(desk)
    assert scene.shelf.content_height() == ROW * -(-len(names()) // ACROSS)


def test_the_next_players_cabinet_follows(desk: Desk) -> None:
    _, bea = desk.profiles("Ada", "Bea")
    earn(desk, bea.id, achievements=("ninety",))
    scene = shown(desk)
    assert won(scene) == set()
    desk.click_on(("button", "next"))
    assert won(scene) == {"ninety"}
    assert scene.form.current == ("button", "next"), "the keys stay where they were"
    assert "Bea" in scene._words()


def test_a_medal_under_the_pointer_lies_in_the_hand(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = shown(desk)
    before = desk.picture(SHEET)
    desk.click_on(("medals", GAME, names()[2]))
    assert scene.shown == (GAME, names()[2])
    assert desk.picture(SHEET) != before


def test_keys_reach_every_medal(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = shown(desk)
    scene.form.focus(("medals", GAME, names()[0]))
    seen = [scene.shown]
    for _ in range(len(names()) - 1):
        desk.key("right")
        seen.append(scene.shown)
    assert (GAME, names()[ACROSS - 1]) in seen
    desk.key("down", "down")
    assert scene.form.current is not None


def test_what_is_complete_can_be_left_out(desk: Desk) -> None:
    [ada] = desk.profiles("Ada")
    earn(desk, ada.id, feats={"one_trek": 3, "ninety": 1})
    scene = shown(desk)
    desk.click_on(("button", "missing"))
    left = {row.medal.id for shelf in scene.shelf.shelves for row in shelf.rows}
    assert left == set(names()) - {"one_trek"}, "a medal with grades to come stays"
    desk.click_on(("button", "missing"))
    assert len(scene.shelf.shelves[0].rows) == len(names())


def test_an_earned_medal_shines_and_a_missing_one_is_dark(desk: Desk) -> None:
    medal = profile_records.medals(GAME)[0]
    grades = [medals.of(medal, "b", grade) for grade in range(len(medal.steps) + 1)]
    pictures = [pixels_of(grade) for grade in grades]
    assert len(set(pictures)) == len(pictures), "every grade has a metal of its own"


@pytest.mark.parametrize(("steps", "rims"), [(1, [None, 2]), (2, [None, 1, 2]), (3, [None, 0, 1, 2])])
def test_the_last_grade_is_gold(steps: int, rims: list[int | None]) -> None:
    assert [medals.rim_of(steps, grade) for grade in range(steps + 1)] == rims


@pytest.mark.parametrize("language", languages())
def test_every_medal_has_title_text_picture_and_a_unit_in_words(desk: Desk, language: str) -> None:
    TEXTS.switch(language)
    TEXTS.missing.clear()
    for game in registry.GAMES:
        for medal in profile_records.medals(game):
            assert TEXTS.text(f"{game}.achievement.{medal.id}.title")
            assert TEXTS.text(f"{game}.achievement.{medal.id}.text")
            for step in medal.steps:
                assert str(step) in TEXTS.text(f"scenes.achievements.unit.{medal.unit}", n=step)
            assert medals.of(medal, "g", 1).get_width()
    missing = set(TEXTS.missing)
    TEXTS.switch("en")
    assert missing == set()


def test_before_anybody_has_played_all_is_dark_and_it_says_how_to_begin(desk: Desk) -> None:
    scene = shown(desk, None)
    assert not desk.cabinet.store.profiles()
    assert scene.rows
    assert not any(row.grade for row in scene.rows)
    assert scene._words() == TEXTS.text("scenes.achievements.nobody")
    assert "next" not in {widget.id[1] for widget in scene.form.widgets if isinstance(widget.id, tuple)}


def test_a_record_without_anything_has_no_medal() -> None:
    for game in registry.GAMES:
        book = registry.room(game).record
        fresh: Record = Record() if book is None else book.kind()
        earned = [medal.id for medal in profile_records.medals(game) if medal.grade(fresh)]
        assert earned == [], game
