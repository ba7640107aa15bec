"""A profile's album: its cards on a timeline, those not met yet face down."""

from __future__ import annotations

import msgspec
import pytest

from game.scenes.album import AlbumScene, album_of, when
from game.session import profile_records
from game.ui.locale import TEXTS, words
from tests.scenes.desk import Desk

GAME = "trekking"


def meet(desk: Desk, profile: int, *cards: int) -> None:
    record = msgspec.structs.replace(profile_records.load(desk.cabinet.store, profile, GAME), cards=cards)
    desk.cabinet.store.set_record(profile, GAME, msgspec.json.encode(record))


def shown(desk: Desk) -> AlbumScene:
    scene = AlbumScene(desk.cabinet, GAME)
    desk.show_scene(scene)
    return scene


def test_cards_lie_oldest_first(desk: Desk) -> None:
    years = [card.year for card in shown(desk).cards]
    assert years == sorted(years)
    assert years[0] < 0 < years[-1]


def test_a_card_met_lies_face_up_for_whoever_met_it(desk: Desk) -> None:
    _, bea = desk.profiles("Ada", "Bea")
    scene = shown(desk)
    first = scene.cards[0].id
    meet(desk, bea.id, first)
    scene.rebuild()
    cell = scene.form.widget("grid").spots()[0].rect
    down = desk.picture(cell)
    assert scene.seen == frozenset()
    desk.click(*scene.form.widget("profile").rect.move(-8, 0).midright)
    assert scene.seen == {first}
    assert desk.picture(cell) != down


def test_what_is_pointed_at_lies_large_beside_the_cards(desk: Desk) -> None:
    scene = shown(desk)
    assert scene.shown == 0
    before = desk.picture((424, 34, 204, 294))
    desk.click_on(("grid", 3))
    assert scene.shown == 3
    assert desk.picture((424, 34, 204, 294)) != before


def test_a_card_not_met_does_not_tell_its_name(desk: Desk) -> None:
    [ada] = desk.profiles("Ada")
    scene = shown(desk)
    TEXTS.missing.clear()
    told: list[str] = []
    real = TEXTS.text

    def listening(key: str, **values: object) -> str:
        told.append(key)
        return real(key, **values)

    with pytest.MonkeyPatch.context() as heard:
        heard.setattr(TEXTS, "text", listening)
        desk.app.draw()
        assert scene.cards[0].title not in told
        assert "scenes.album.unseen" in told
        meet(desk, ada.id, scene.cards[0].id)
        scene.rebuild()
        desk.app.draw()
    assert scene.cards[0].title in told


def test_years_before_and_after_are_counted_from_the_same_year() -> None:
    TEXTS.switch("en")
    assert when(-44) == words("scenes.album.bce", n=44)
    assert when(1492, "_short") == words("scenes.album.ce_short", n=1492)


def test_a_game_without_cards_to_collect_keeps_no_album() -> None:
    assert album_of("troyes_dice") is None
    assert album_of("auction") is None
    assert album_of(GAME) is not None
