"""The volumes of the encyclopaedia, made of the games' component data and texts."""

from __future__ import annotations

import pytest

from game import registry
from game.core.record import feat
from game.core.rule_list import Origin
from game.tabletop.entries import (
    MEDALS,
    PICTURE,
    Contents,
    Entry,
    lay,
    medal_id,
    medals,
    origins,
    plain,
    stand,
)
from game.tabletop.rooms import Volume
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.pixels import CLEAR, blank, pixels_of

GAMES = [game for game in registry.GAMES if registry.room(game).volume is not None]
every_game = pytest.mark.parametrize("game", GAMES)


def volume(game: str) -> Volume:
    found = registry.room(game).volume
    assert found is not None
    return found


def contents(game: str, language: str = "en") -> Contents:
    TEXTS.switch(language)
    return volume(game).read()


def painted(entry: Entry, large: bool = False) -> bytes:
    scale = 2 if large else 1
    canvas = Canvas(blank((scale * PICTURE[0], scale * PICTURE[1])))
    paint = entry.large if large else entry.paint
    assert paint is not None
    paint(canvas)
    return pixels_of(canvas.surface)


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_entry_has_its_words_in_every_language(game: str, language: str) -> None:
    TEXTS.missing.clear()
    for entry in contents(game, language).entries:
        assert entry.title
        assert entry.text or entry.facts
        assert entry.origins, entry.id
    assert not TEXTS.missing


@every_game
def test_every_entry_has_a_name_of_its_own_and_stands_under_a_kind_that_there_is(game: str) -> None:
    read = contents(game)
    ids = [entry.id for entry in read.entries]
    assert len(set(ids)) == len(ids)
    assert {entry.kind for entry in read.entries} == {chip.id for chip in read.kinds}
    assert {entry.part for entry in read.entries if entry.part} == {chip.id for chip in read.parts}


@every_game
def test_what_leads_to_an_entry_leads_there_and_back(game: str) -> None:
    by_id = {entry.id: entry for entry in contents(game).entries}
    for entry in by_id.values():
        for one in entry.before:
            assert entry.id in by_id[one].after
        for one in entry.after:
            assert entry.id in (*by_id[one].before, *by_id[one].after)


@every_game
def test_every_picture_fills_its_place(game: str) -> None:
    for entry in contents(game).entries:
        assert CLEAR not in painted(entry), entry.id
        if entry.large is not None:
            assert CLEAR not in painted(entry, large=True), entry.id


@every_game
def test_all_achievements_are_listed_and_a_fresh_record_has_met_nothing(game: str) -> None:
    book = registry.room(game).record
    assert book is not None
    ids = [entry.id for entry in contents(game).entries if entry.kind == MEDALS]
    assert ids == [medal_id(medal.id) for medal in book.medals()]
    assert volume(game).met(book.kind()) == frozenset()


def test_the_marks_of_data_become_origins_in_one_order() -> None:
    tags = {"cost": "house", "effect": "rulebook", "year": "public", "name": "public", "kind": "house"}
    found: tuple[tuple[Origin, str], ...] = origins(tags, lambda key: "" if key == "kind" else key)
    assert found == (("printed", "effect"), ("published", "year, name"), ("house", "cost"))


def test_a_medal_stands_under_its_title_with_what_it_takes() -> None:
    TEXTS.switch("en")
    [medal] = medals("trekking", [feat("hoarder", (1, 5, 15), "icons/crystal_24")])
    assert (medal.id, medal.kind) == ("medals/hoarder", "medals")
    assert medal.title == TEXTS.text("trekking.achievement.hoarder.title")
    assert medal.text == TEXTS.text("trekking.achievement.hoarder.text")
    assert medal.facts[0].value == "1, 5, 15"


def test_a_thing_stands_on_its_ground_and_a_larger_picture_is_cut_to_its_middle() -> None:
    ground, thing = Canvas(blank(PICTURE)), Canvas(blank(PICTURE))
    plain("icons/coin_24", "r")(thing)
    stand(ground, sprites.sprite("icons/coin_24"))
    assert pixels_of(thing.surface) != pixels_of(ground.surface)
    wide = Canvas(blank((PICTURE[0] + 20, PICTURE[1]), "r3"))
    wide.fill("b3", (0, 0, 10, PICTURE[1]))
    laid = Canvas(blank(PICTURE))
    lay(laid, wide.surface)
    assert set(pixels_of(laid.surface)) == {wide.value(30, 5)}
