"""7 Wonders: every card has the picture of its name, every leader and board its own."""

from __future__ import annotations

import json

from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces
from game.tools.bake import sheets


def _sprites(sheet: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((sheets.FOLDER / f"{sheet}.json").read_text("utf-8"))["sprites"]
    return found


def test_every_card_has_the_picture_of_its_name() -> None:
    t = tables()
    wanted = {pieces.picture_name(what) for what in t.ids[: t.cards]}
    found = _sprites("seven_wonders/art")
    assert set(found) == wanted
    assert {tuple(place[2:]) for place in found.values()} == {(52, 42)}


def test_every_leader_has_a_portrait() -> None:
    t = tables()
    assert set(_sprites("seven_wonders/leaders")) == set(t.ids[t.cards :])


def test_cards_of_one_name_share_a_picture() -> None:
    assert pieces.picture_name("loom_1") == pieces.picture_name("loom_2") == "loom"
    assert pieces.picture_name("aqueduct") == "aqueduct"
