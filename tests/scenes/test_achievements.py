"""The achievements of all games: profile by profile, with how far each has come."""

from __future__ import annotations

import msgspec

from game import registry
from game.scenes.achievements import SHEET, AchievementsScene
from game.session import profile_records
from tests.scenes.desk import Desk

GAME = "trekking"


def earn(desk: Desk, profile: int, *achievements: str) -> None:
    """Have a profile's record hold these."""
    record = msgspec.structs.replace(
        profile_records.load(desk.cabinet.store, profile, GAME), achievements=achievements
    )
    desk.cabinet.store.set_record(profile, GAME, msgspec.json.encode(record))


def names() -> tuple[str, ...]:
    book = registry.room(GAME).record
    assert book is not None
    return tuple(medal.id for medal in book.medals())


def done(scene: AchievementsScene) -> set[str]:
    return {row.medal.id for row in scene.rows if row.grade}


def test_it_lists_what_every_game_offers_in_the_order_of_the_shelf(desk: Desk) -> None:
    [ada] = desk.profiles("Ada")
    scene = AchievementsScene(desk.cabinet)
    desk.show_scene(scene)
    expected = [
        row for game in registry.GAMES for row in profile_records.progress(desk.cabinet.store, ada.id, game)
    ]
    assert scene.rows == expected
    assert len({row.game for row in scene.rows}) > 1


def test_of_one_game_it_lists_that_game_alone(desk: Desk) -> None:
    desk.profiles("Ada")
    scene = AchievementsScene(desk.cabinet, GAME)
    desk.show_scene(scene)
    assert [row.medal.id for row in scene.rows] == list(names())


def test_a_click_on_the_arrow_turns_to_the_next_person(desk: Desk) -> None:
    _, bea = desk.profiles("Ada", "Bea")
    name = next(name for name in names() if name != "whole_album")
    earn(desk, bea.id, name)
    scene = AchievementsScene(desk.cabinet, GAME)
    desk.show_scene(scene)
    assert done(scene) == set()
    x, y = desk.at("profile")
    desk.click(x + 76, y)
    assert done(scene) == {name}
    assert scene.form.current == "profile", "the keys stay where they were"


def test_what_is_earned_looks_different_from_what_is_not(desk: Desk) -> None:
    [ada] = desk.profiles("Ada")
    desk.show_scene(AchievementsScene(desk.cabinet, GAME))
    row = desk.app.scene.form.widget("rows").spots()[0].rect
    medal = (row.x + 8, row.y + 9, 12, 12)
    before = desk.picture(medal)
    earn(desk, ada.id, names()[0])
    desk.key("cancel")
    desk.show_scene(AchievementsScene(desk.cabinet, GAME))
    assert desk.picture(medal) != before


def test_before_anybody_has_played_it_says_so_and_lists_nothing(desk: Desk) -> None:
    desk.show_scene(AchievementsScene(desk.cabinet))
    assert {widget.id for widget in desk.app.scene.form.widgets} == {"top bar", "back", "prompt bar"}
    x, y, w, _ = SHEET
    assert len(set(desk.picture((x + 20, y + 130, w - 40, 20)))) > 2, "there are words on the paper"
