"""What a campaign's table tells of each city: its name and circles on the plates, its mines."""

from __future__ import annotations

import os
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.my_city.campaign import campaign, episode
from game.my_city.state import MyCityState
from game.my_city.view import TableView, board, shafts
from game.my_city.view.shafts import Worked
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.my_city.episodes import campaign_at, city_in
from tests.seated import NAMES


def words_drawn(monkeypatch: pytest.MonkeyPatch, view: TableView, picture: Picture[MyCityState]) -> list[str]:
    said: list[str] = []
    line = text.line

    def listen(canvas: Canvas, words: str, *rest: Any, **named: Any) -> int:
        said.append(words)
        return line(canvas, words, *rest, **named)

    monkeypatch.setattr(text, "line", listen)
    view.draw(Canvas(), view.see(picture))
    return said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plates_of_the_others_name_their_cities(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    state = campaign_at(2, *(city_in(2) for _ in range(seats)))
    view = TableView(NAMES[:seats])
    said = words_drawn(monkeypatch, view, Picture(state, 0))
    for seat in range(seats):
        town = TEXTS.text(f"my_city.city.{seat}_0")
        assert any(words.startswith(town) for words in said), town


def test_a_city_without_a_name_goes_by_its_owner_s() -> None:
    assert board.called(city_in(2), 0, "Ada", 200) == "Ada"
    named = campaign_at(2, city_in(2)).cities[0]
    town = TEXTS.text("my_city.city.0_0")
    assert board.called(named, 0, "Ada", 200) == f"{town} (Ada)"
    assert board.called(named, 0, "Ada", text.width(town)) == town


def test_circles_and_nuggets_of_the_others_are_drawn_in_a_campaign_only() -> None:
    def drawn(circles: int, nuggets: int, mode: str) -> bytes:
        rich = city_in(10, circles=(circles, 0, 0, 0), nuggets=nuggets)
        state = campaign_at(10, city_in(10), rich)
        if mode != "campaign" and state.story is not None:
            state.story = state.story._replace(goes_on=False)
        canvas = Canvas()
        view = TableView(NAMES[:2])
        view.draw(canvas, view.see(Picture(state, 0)))
        return pixels_of(canvas.surface)

    looks = {drawn(circles, nuggets, "campaign") for circles, nuggets in ((1, 0), (2, 0), (2, 1))}
    assert len(looks) == 3
    assert drawn(1, 0, "episode") == drawn(2, 0, "episode")


def test_the_mine_board_tells_boxes_crossed_off_from_those_the_crew_digs() -> None:
    looks = [pixels_of(shafts.picture((Worked(0, done, now),))) for done, now in ((0, 0), (3, 0), (0, 3))]
    assert len(set(looks)) == 3


def mine_spots(n: int) -> list[Spot]:
    view = TableView(NAMES[:2])
    state = campaign_at(n, city_in(n, boxes=(4, 0, 0)), city_in(n))
    return [spot for spot in view.spots(view.see(Picture(state, 0))) if spot.id == ("mines",)]


def test_the_mine_board_lies_there_while_mines_are_worked_and_says_what_comes_next() -> None:
    assert mine_spots(15) == mine_spots(19) == []
    (spot,) = mine_spots(17)
    assert spot.tip is not None
    worked = [mine for mine in campaign().mines if 17 in mine.episodes]
    first, second, *_ = spot.tip.body.splitlines()
    assert "4" in first
    assert str(next(reward.box for reward in worked[0].rewards if reward.box > 4)) in first
    assert str(worked[1].rewards[0].box) in second
    assert shafts.box(episode(17)) == spot.rect
