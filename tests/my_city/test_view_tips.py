"""Tips of cells and cities speak of the rules in force."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import TableChance
from game.core.rules import Move, deal
from game.my_city.catalog import SIZE
from game.my_city.moves import Pass, Place
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view import TableView
from game.my_city.view.board import STATUS_INKS, status_of
from game.my_city.view.places import place
from game.my_city.view.sight import CITY_SPOT, shown
from game.my_city.view.tips import latest, of_cells, of_city
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from tests.inked import inked
from tests.seated import NAMES, Sit


def episode(n: int) -> MyCityState:
    state, _ = deal(RULES, MyCityOptions(seats=2, mode="episode", episode=n), TableChance(3))
    return state


def bodies(state: MyCityState, kind: str) -> set[str]:
    """What is said about the cells of a kind of land."""
    TEXTS.switch("en")
    terrain = state.cities[0].terrain.data.terrain
    tips = of_cells(state, 0, 0.0)
    return {tips[row][col].body for row in range(SIZE) for col in range(SIZE) if terrain[row][col] == kind}


@pytest.mark.parametrize("n", range(1, 25))
def test_every_cell_of_every_episode_says_something(n: int) -> None:
    TEXTS.missing.clear()
    assert all(tip.body for row in of_cells(episode(n), 0, 0.0) for tip in row)
    assert not TEXTS.missing


def test_trees_are_worth_what_the_episode_says() -> None:
    eternal, _ = deal(RULES, MyCityOptions(seats=2), TableChance(3))
    assert all("+2 for each uncovered space with two trees" in body for body in bodies(eternal, "trees"))
    assert all("+1 for each uncovered tree" in body for body in bodies(episode(1), "trees"))
    assert all("bordering no factory" in body for body in bodies(episode(15), "trees"))


def test_land_that_an_episode_does_not_count_neither_gives_nor_costs() -> None:
    gold = bodies(episode(1), "gold") | bodies(episode(14), "gold")
    assert gold <= {TEXTS.text("my_city.view.cell.nothing")}


def test_what_is_under_water_says_so() -> None:
    assert TEXTS.text("my_city.view.cell.drowned") in bodies(episode(7), "plain")
    assert TEXTS.text("my_city.view.cell.drowned") not in bodies(episode(10), "plain")


def test_a_building_says_what_it_counts_for_and_a_city_how_its_points_come_about() -> None:
    TEXTS.switch("en")
    state, _ = deal(RULES, MyCityOptions(seats=2), TableChance(3))
    move = next(move for move in RULES.moves(state, 0) if isinstance(move, Place))
    state = RULES.preview(state, 0, move)
    (site,) = state.cities[0].built.values()
    tips = [tip.body for row in of_cells(state, 0, 0.0) for tip in row]
    assert sum("A single building: +1" in body for body in tips) == site.mask.bit_count()
    body = of_city(state, 0, "Ada", "placed").body
    assert "Track 10" in body
    assert "Latest building" in body


def test_a_city_says_that_its_answer_lies_there_unopened(sit: Sit) -> None:
    TEXTS.switch("en")
    seated = sit()
    picture, view = seated.scene.picture(), seated.scene.view

    def said(answered: tuple[int, ...]) -> str:
        spots = view.spots(view.see(replace(picture, thinking=(), answered=answered)))
        (tip,) = (spot.tip for spot in spots if spot.id == (CITY_SPOT, 1))
        assert tip is not None
        return tip.body

    assert "Still has to choose a move." in said(())
    assert "The move is shown once everyone has chosen." in said((1,))


@pytest.mark.parametrize("status", STATUS_INKS)
def test_every_mark_of_where_a_city_stands_is_explained_in_every_language(status: str) -> None:
    TEXTS.missing.clear()
    for language in languages():
        TEXTS.switch(language)
        mark, told = (TEXTS.text(f"my_city.view.{kind}.{status}") for kind in ("status", "status_tip"))
        assert len(mark) < len(told)
    assert not TEXTS.missing


def test_who_has_passed_is_not_said_to_have_built(sit: Sit) -> None:
    seated = sit()
    state = seated.table.state.copy()
    building = shown(state, 1)
    assert building is not None
    state.building_passed(1, building)
    picture = replace(seated.scene.picture(), state=state)
    assert status_of(seated.scene.view.see(picture), 1) == "passed"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plate_of_a_city_shows_the_latest_answer_be_it_a_pass(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    TEXTS.switch("en")
    state, _ = deal(RULES, MyCityOptions(seats=seats), TableChance(3))
    assert latest(state, 1) is None
    first = shown(state, 1)
    assert first is not None
    answers: dict[int, Move] = {seat: RULES.moves(state, seat)[0] for seat in range(seats)}
    RULES.play(state, {**answers, 1: Pass()}, TableChance(3))
    assert latest(state, 1) == (first, True)
    assert latest(state, 0) == (first, False)
    assert "Passed last on" in of_city(state, 1, "Bea", "to_place").body
    found = inked(monkeypatch)
    view = TableView(NAMES[:seats])
    view.draw(Canvas(), view.see(Picture(state, 0)))
    assert [one.said for one in found].count("Passed") == 1


@pytest.mark.parametrize("language", languages())
def test_the_marks_on_the_board_are_explained_below_it(language: str) -> None:
    TEXTS.missing.clear()
    TEXTS.switch(language)
    for state in (deal(RULES, MyCityOptions(seats=2), TableChance(3))[0], episode(1)):
        view = TableView(NAMES[:2])
        (spot,) = (one for one in view.spots(view.see(Picture(state, 0))) if one.id == ("board.legend",))
        assert place("board.frame").contains(spot.rect)
        assert not place("board.field").colliderect(spot.rect)
        assert not place("board.progress").colliderect(spot.rect) or state.story is None
        assert spot.tip is not None
        assert spot.tip.title
        assert spot.tip.body
    assert not TEXTS.missing
