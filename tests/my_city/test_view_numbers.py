"""The numbers of a city: pointed at, a row says what changed it last; a mark stays until the next answer."""

from __future__ import annotations

from itertools import product

import pytest

from game.my_city.events import BuildingPlaced
from game.my_city.moves import Pass
from game.my_city.options import MyCityOptions
from game.my_city.view import TableView, opponents, summary
from game.my_city.view.account import TRACK, account
from game.my_city.view.numbers import TOTAL_SPOT, numbers
from game.my_city.view.sight import CITY_SPOT, ROW_SPOT
from game.my_city.view.summary import winners
from game.scenes.news import OWN
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from tests.inked import covered, inked
from tests.my_city.test_view_play import choose
from tests.my_city.test_view_track import positions
from tests.numbers import answer, tip
from tests.seated import NAMES, Sit

EMPTY, FLAG = (ROW_SPOT, "empties"), (ROW_SPOT, TRACK)


def test_a_row_says_which_building_covered_how_many_empty_spaces_latest_first(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    before = [numbers(seated.scene.session.showing.now, 0)[EMPTY]]
    for number in range(2):
        answer(seated, choose(seated, number))
        before.append(numbers(seated.scene.session.showing.now, 0)[EMPTY])
    gains = tip(seated, EMPTY).gains
    assert [gain for gain, _ in gains] == [before[2] - before[1], before[1] - before[0], before[0]]
    assert [said.split(" the ")[0] for _, said in gains[:2]] == ["Ada builds", "Ada builds"]
    assert seated.scene.picture().gained[EMPTY] == before[2] - before[1]


def test_passing_is_told_of_the_track_and_of_the_total(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    assert tip(seated, FLAG).gains == ((10, words("scenes.news.start")),)
    while seated.scene.sight.pass_refused is not None:
        answer(seated, choose(seated, 0))
    assert FLAG not in seated.scene.picture().gained
    answer(seated, Pass())
    for spot in (FLAG, TOTAL_SPOT):
        gain, said = tip(seated, spot).gains[0]
        assert gain == seated.scene.picture().gained[spot] == -1
        assert said.startswith("Ada passes")


def test_the_chip_of_the_own_move_lists_what_it_brought_and_is_not_others_doing(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    assert seated.scene.picture().gained == {}
    answer(seated, choose(seated, 0))
    found = tip(seated, ("news", OWN))
    assert found.title == "Ada"
    assert found.body.startswith("Ada builds")
    marks = {
        spot: gain
        for spot, gain in seated.scene.picture().gained.items()
        if number_in(spot, CITY_SPOT) is None
    }
    assert (
        sum(gain for gain, name in found.gains if name != words("my_city.view.if_now")) == marks[TOTAL_SPOT]
    )
    assert sorted(gain for gain, _ in found.gains) == sorted(marks.values())


def test_taking_back_takes_the_mark_and_the_cause_back(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    answer(seated, choose(seated, 0))
    told = tip(seated, EMPTY).gains
    answer(seated, choose(seated, 3))
    assert tip(seated, EMPTY).gains != told
    seated.scene.use_tool("undo")
    seated.settle()
    assert tip(seated, EMPTY).gains == told


def test_the_move_of_each_city_is_told_with_what_it_did_to_the_total(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"))
    answer(seated, choose(seated, 0))
    session = seated.scene.session
    before, now = session.showing.at(session.since), session.showing.now
    built = [told for told in seated.scene.news.all() if isinstance(told.tiding.head, BuildingPlaced)]
    assert len(built) == 3
    for told in built:
        seat = told.tiding.party
        assert seat is not None
        gain = numbers(now, seat)[TOTAL_SPOT] - numbers(before, seat)[TOTAL_SPOT]
        assert gain
        assert told.line.endswith(f": {gain:+d}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_badge_lies_on_a_number_or_on_words_or_pushes_a_count_away(
    monkeypatch: pytest.MonkeyPatch, language: str, seats: int
) -> None:
    TEXTS.switch(language)
    view, found = TableView(NAMES[:seats]), inked(monkeypatch, summary, opponents)
    for state, gain in product(list(positions(MyCityOptions(seats=seats), 3))[::6], (1, -3, 12, -18)):
        spots = dict.fromkeys(numbers(state, 0), gain)
        found.clear()
        view.draw(Canvas(), view.see(Picture(state, 0, gained=spots)))
        assert covered(found) == []
        counts = [one.said for one in found if one.said[0] == "x"]
        assert counts == [f"x{row.amount}" for row in account(state, 0).rows if not winners(state, row.name)]


def test_the_plate_of_another_tells_by_how_much_the_total_has_changed_and_its_tip_by_what(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"))
    answer(seated, choose(seated, 0))
    session, gained = seated.scene.session, seated.scene.picture().gained
    for seat in (1, 2):
        was, now = (
            account(state, seat).total for state in (session.showing.at(session.since), session.showing.now)
        )
        gain, said = tip(seated, (CITY_SPOT, seat)).gains[0]
        assert gain == gained[CITY_SPOT, seat] == now - was != 0
        assert said.startswith(seated.scene.name(seat))
