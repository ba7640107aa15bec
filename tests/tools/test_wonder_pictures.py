"""7 Wonders: every card has the picture of its name, every leader and board its own."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces
from game.tools.bake import sheets
from game.tools.bake.pictures import boards, walls
from game.tools.bake.pictures.drawing import Drawing
from game.ui.pixels import CLEAR, pixels_of


def _sprites(sheet: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((sheets.FOLDER / f"{sheet}.json").read_text("utf-8"))["sprites"]
    return found


def test_every_card_has_the_picture_of_its_name() -> None:
    t = tables()
    wanted = {pieces.picture_name(card) for card in range(t.cards)}
    found = _sprites("seven_wonders/art")
    assert set(found) == wanted
    assert {tuple(place[2:]) for place in found.values()} == {(52, 42)}


def test_every_leader_has_a_portrait() -> None:
    t = tables()
    assert set(_sprites("seven_wonders/leaders")) == set(t.ids[t.cards :])


def test_cards_of_one_name_share_a_picture() -> None:
    ids = tables().ids
    assert {pieces.picture_name(ids.index(what)) for what in ("loom_1", "loom_2")} == {"loom"}


def test_every_board_has_a_picture_for_every_number_of_stages() -> None:
    wanted = {f"{one.id}_{built}" for one in tables().data.wonders for built in range(len(one.stages) + 1)}
    found = _sprites("seven_wonders/wonders")
    assert set(found) == wanted
    assert {tuple(place[2:]) for place in found.values()} == {boards.SIZE}


def _rows(picture: Drawing, x: int, y: int, w: int, h: int) -> bytes:
    return pixels_of(picture.crop(x, y, w, h).surface)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("city", walls.BOARDS)
def test_a_wonder_grows_where_the_table_leaves_it_free(city: str, night: bool) -> None:
    free = [_rows(boards.panorama(walls.BOARDS[city], step, night), 216, 0, 62, 40) for step in range(4)]
    for before, after in pairwise(free):
        changed = sum(one != other for one, other in zip(before, after, strict=True))
        assert changed > 150, "less than a twentieth of the free window"


@pytest.mark.parametrize("city", walls.BOARDS)
def test_a_board_by_night_is_the_same_place_in_other_light(city: str) -> None:
    day, night = (boards.panorama(walls.BOARDS[city], 3, dark) for dark in (False, True))
    assert CLEAR not in pixels_of(day.surface)
    assert CLEAR not in pixels_of(night.surface)
    assert pixels_of(day.surface) != pixels_of(night.surface)
