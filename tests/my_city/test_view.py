"""My City's table: what is drawn, what a click means, what is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.my_city.catalog import SIZE, eternal
from game.my_city.events import (
    REPEATABLE,
    BuildingPassed,
    BuildingPlaced,
    CardBlocked,
    CardTurned,
    GameEnded,
    GoldReached,
    SeatQuit,
)
from game.my_city.grid import bit
from game.my_city.moves import Pass, Place, Quit
from game.my_city.planning import changes, rotations, shape_cells
from game.my_city.rules import RULES
from game.my_city.terrain import catalogue
from game.my_city.view import pieces, summary
from game.my_city.view.account import account
from game.my_city.view.pieces import is_obstacle
from game.my_city.view.places import cell, place
from game.my_city.view.sight import (
    BOARD_SPOT,
    CITY_SPOT,
    held,
    legal_cells,
    looked_at,
    place_at,
    rotation_of,
    shown,
)
from game.my_city.view.tips import HELD
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Seated, Sit


def building_of(seated: Seated) -> int:
    building = shown(seated.table.state, seated.scene.session.seat)
    assert building is not None
    return building


def play_on(seated: Seated, rounds: int) -> None:
    """A few rounds given straight to the core."""
    for number in range(rounds):
        for ask in seated.table.asks():
            moves = RULES.moves(seated.table.state, ask.seat)
            seated.table.answer(ask.seat, moves[number * 5 % len(moves[:-1])] if moves[:-1] else moves[0])
    seated.settle()


def legal(seated: Seated, rotation: int = 0) -> tuple[int, int]:
    city = seated.table.state.cities[seated.scene.session.seat]
    return legal_cells(city, building_of(seated), rotation)[0]


# ---------------------------------------------------------------------- the pointer and the building


@pytest.mark.parametrize("building", range(len(catalogue())))
def test_the_pointer_holds_a_cell_of_the_building_and_every_place_can_be_pointed_at(building: int) -> None:
    for rotation in range(rotations(building)):
        assert held(building, rotation) in shape_cells(building, rotation)
        sites = catalogue()[building].orientations[rotation].sites
        everywhere = {place_at(building, rotation, row, col) for row in range(SIZE) for col in range(SIZE)}
        assert everywhere == {site.move for site in sites if site is not None}


def test_a_click_on_a_cell_builds_what_the_pointer_holds_there(sit: Sit) -> None:
    seated = sit()
    at = legal(seated)
    seated.click(cell(*at).center)
    assert seated.table.sealed == {0: place_at(building_of(seated), 0, *at)}


def test_a_click_where_nothing_may_stand_says_why_and_changes_nothing(sit: Sit) -> None:
    seated = sit()
    seated.click(cell(5, 0).center)
    assert not seated.table.sealed
    assert seated.scene.notice


def test_the_prompt_says_why_a_building_may_not_stand_where_one_points(sit: Sit) -> None:
    seated = sit()
    seated.point(cell(5, 0).center)
    prompt = seated.scene.view.prompt(seated.scene.sight)
    assert prompt.key.startswith("my_city.reason.")


@pytest.mark.parametrize("command", ["rotate_right", "wheel"])
def test_wheel_and_keys_turn_the_building_and_a_new_one_lies_as_printed(sit: Sit, command: str) -> None:
    seated = sit()
    building = building_of(seated)
    assert rotations(building) > 1
    at = legal(seated, 1)
    if command == "wheel":
        seated.wheel(cell(*at).center, -1)
    else:
        seated.key(command)
    seated.click(cell(*at).center)
    assert seated.table.sealed == {0: place_at(building, 1, *at)}


def test_turning_left_undoes_turning_right_and_everybody_takes_a_building_up_as_printed(sit: Sit) -> None:
    seated = sit()
    building = building_of(seated)
    seated.key("rotate_right")
    draft = seated.scene.session.draft
    assert rotation_of(draft, building) == seated.scene.sight.rotation == 1
    assert rotation_of(draft, building + 1) == 0
    seated.scene.session.look(1)
    assert seated.scene.sight.rotation == 0
    seated.scene.session.look(0)
    assert seated.scene.sight.rotation == 1
    seated.key("rotate_left")
    assert seated.scene.sight.rotation == 0


# ---------------------------------------------------------------------- buttons


def test_quitting_takes_two_presses(sit: Sit) -> None:
    seated = sit()
    seated.click(seated.button("quit"))
    assert not seated.table.sealed
    seated.click(seated.button("quit"))
    assert seated.table.sealed == {0: Quit()}


def test_pointing_elsewhere_takes_the_first_press_of_quitting_back(sit: Sit) -> None:
    seated = sit()
    seated.click(seated.button("quit"))
    seated.point(cell(5, 5).center)
    seated.click(seated.button("quit"))
    assert not seated.table.sealed


def test_cancelling_takes_the_first_press_of_quitting_back(sit: Sit) -> None:
    seated = sit()
    seated.click(seated.button("quit"))
    seated.key("cancel")
    assert seated.app.scene is seated.scene
    seated.click(seated.button("quit"))
    assert not seated.table.sealed


def test_passing_is_one_press(sit: Sit) -> None:
    seated = sit()
    assert Pass() in RULES.moves(seated.table.state, 0)
    seated.click(seated.button("pass"))
    assert seated.table.sealed == {0: Pass()}


def test_passing_is_off_with_the_reason_where_the_rules_refuse_it(sit: Sit) -> None:
    seated = sit()
    seated.table.state.cities[0].marker = 0
    seated.scene.session.showing.shown.cities[0].marker = 0
    seated.repaint()
    press = {press.id: press for press in seated.scene.view.buttons(seated.scene.sight)}["pass"]
    assert not press.enabled
    assert press.tip == TEXTS.text("my_city.reason.pass_zero")


# ---------------------------------------------------------------------- what is shown


def test_pointing_at_a_place_shows_what_the_move_changes_line_by_line(sit: Sit) -> None:
    seated = sit()
    at = legal(seated)
    seated.point(cell(*at).center)
    state = seated.table.state
    sight = seated.scene.sight
    assert sight.plan is not None
    assert sight.plan.reason is None
    assert sight.changes == changes(state, 0, place_at(building_of(seated), 0, *at))
    difference = sum(change.gain for change in sight.changes[:-1])
    assert difference == sight.changes[-1].gain


def test_the_track_and_the_rows_add_up_to_the_total(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 8)
    for seat in range(4):
        found = account(seated.table.state, seat)
        assert sum(entry.own for entry in found.rows) + found.marker == found.total
        assert all(entry.amount * entry.each == entry.points for entry in found.rows)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pointing_at_a_miniature_shows_that_city_large(sit: Sit, seats: int) -> None:
    seated = sit(NAMES[:seats])
    play_on(seated, 5)
    spots: dict[Any, Spot] = {spot.id: spot for spot in seated.scene.view.spots(seated.scene.sight)}
    others = [spot for spot in spots if spot[0] == CITY_SPOT]
    assert len(others) == seats - 1
    field = place("board.field")
    seated.point((320, 30))
    own = pixels_of(seated.app.canvas.surface.subsurface(field))
    for spot in others:
        seated.point(spots[spot].rect.center)
        assert looked_at(seated.scene.picture()) == spot[1]
        assert pixels_of(seated.app.canvas.surface.subsurface(field)) != own


def test_the_first_spot_is_one_where_the_building_may_stand(sit: Sit) -> None:
    seated = sit()
    seated.key("down")
    here = seated.scene.form.current
    assert isinstance(here, tuple)
    assert here[0] == BOARD_SPOT
    assert RULES.why_not(seated.table.state, 0, place_at(building_of(seated), 0, *here[1:])) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing_and_every_pixel_is_in_the_palette(
    sit: Sit, language: str, seats: int, large: bool
) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, large=large)
    play_on(seated, 9)
    for spot in seated.scene.view.spots(seated.scene.sight)[::3]:
        seated.point(spot.rect.center)
    assert not TEXTS.missing
    assert max(pixels_of(seated.app.canvas.surface)) < len(names())


# ---------------------------------------------------------------------- animation


@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 0.9, 1.0])
def test_every_event_has_an_animation_for_the_own_city_and_for_others(sit: Sit, share: float) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:3])
    state, view = seated.table.state, seated.scene.view
    building = building_of(seated)
    obstacle = next(card for card in range(len(eternal().deck)) if is_obstacle(card))
    move = next(move for move in RULES.moves(state, 0) if isinstance(move, Place))
    events = [CardTurned(state.deck[0]), CardTurned(obstacle), CardBlocked(state.deck[0]), GameEnded()]
    for seat in range(3):
        events += [
            BuildingPlaced(seat, building, move.rotation, move.row, move.col),
            BuildingPassed(seat, building),
            SeatQuit(seat),
            GoldReached(seat, 3),
        ]
    assert {type(event) for event in events} == set(REPEATABLE)
    for event in events:
        clip = view.clip(event, state, view.see(Picture(state, 0)))
        assert clip is not None
        assert 0 < clip.seconds <= 1.5
        canvas = Canvas()
        clip.draw(canvas, share)
        assert max(pixels_of(canvas.surface)) < len(names())
    assert not TEXTS.missing


def test_an_answer_lies_on_the_board_until_all_have_answered(sit: Sit) -> None:
    seated = sit()
    at = legal(seated)
    seated.point((320, 30))
    before = pixels_of(seated.app.canvas.surface.subsurface(place("board.field")))
    seated.click(cell(*at).center)
    seated.scene.session.look(0)
    seated.scene.invalidate()
    seated.app.draw()
    laid = cell(*at)
    assert pixels_of(seated.app.canvas.surface.subsurface(place("board.field"))) != before
    assert place("board.field").contains(laid)


def test_pointing_at_the_pass_button_shows_what_passing_costs(sit: Sit) -> None:
    seated = sit()
    seated.point(seated.button("pass"))
    sight = seated.scene.sight
    assert sight.plan is None
    assert sight.changes == changes(seated.table.state, 0, Pass())


def test_the_prompt_names_a_hint_of_every_kind(sit: Sit) -> None:
    TEXTS.missing.clear()
    seated = sit()
    seated.point((320, 30))
    picture, view = seated.scene.picture(), seated.scene.view
    for move in (RULES.moves(seated.table.state, 0)[0], Pass(), Quit()):
        sight = view.see(replace(picture, hint=move))
        prompt = view.prompt(sight)
        assert TEXTS.text(prompt.key, **prompt.values)
        view.draw(Canvas(), sight)
    assert not TEXTS.missing


def test_the_prompt_says_when_only_turning_helps_and_when_nothing_does(sit: Sit) -> None:
    seated = sit()
    seated.point((320, 30))
    state = seated.scene.session.showing.shown
    city, building = state.cities[0], building_of(seated)
    keys = set()
    for free in (city.free, sum(1 << bit(row, 2) for row in range(4)), 0):
        city.free = free
        seated.repaint()
        keys |= {seated.scene.view.prompt(seated.scene.sight).key.rpartition(".")[2]}
    assert {"first_turning", "no_place"} <= keys
    assert rotations(building) > 1


def test_the_gold_row_tells_how_far_everybody_is(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    spots = {spot.id: spot for spot in seated.scene.view.spots(seated.scene.sight)}
    tip = spots["row", "gold"].tip
    assert tip is not None
    assert tip.body.count("0 of 2") == 3


def test_the_gold_row_names_those_who_won_the_race_and_shows_their_flags_ever_after(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    state = seated.scene.session.showing.shown
    gold = summary.boxes(9)[7]
    seated.point((320, 30))
    before = pixels_of(seated.app.canvas.surface.subsurface(gold))
    state.gold_reached(1, 3)
    state.gold_reached(2, 3)
    seated.repaint()
    assert summary.winners(state, "gold") == [1, 2]
    tip = next(spot.tip for spot in seated.spots() if spot.id == ("row", "gold"))
    assert tip is not None
    assert TEXTS.text("my_city.view.gold_won", seats=(NAMES[1], NAMES[2])) in tip.body
    assert pixels_of(seated.app.canvas.surface.subsurface(gold)) != before


def test_the_obstacle_shows_and_names_the_building_it_took_as_long_as_the_game_lasts(sit: Sit) -> None:
    seated = sit()
    state = seated.scene.session.showing.shown
    seated.point((320, 30))
    before = pixels_of(seated.app.canvas.surface.subsurface(place("supply.obstacle")))
    lost = next(card for card in state.deck if not is_obstacle(card))
    state.card_blocked(lost)
    seated.repaint()
    tip = next(spot.tip for spot in seated.spots() if spot.id == ("supply.obstacle",))
    assert tip is not None
    assert pieces.name(lost) in tip.body
    assert pixels_of(seated.app.canvas.surface.subsurface(place("supply.obstacle"))) != before


def test_pointing_at_a_building_in_the_supply_rings_it_on_the_board(sit: Sit) -> None:
    seated = sit()
    play_on(seated, 4)
    built = next(iter(seated.table.state.cities[0].built))
    spots = {spot.id: spot for spot in seated.scene.view.spots(seated.scene.sight)}
    field = place("board.field")
    seated.point((320, 30))
    before = pixels_of(seated.app.canvas.surface.subsurface(field))
    seated.point(spots["building", built].rect.center)
    assert pixels_of(seated.app.canvas.surface.subsurface(field)) != before


def test_the_board_tells_what_lies_there_and_waits_longer_while_a_building_is_held(sit: Sit) -> None:
    seated = sit()
    play_on(seated, 3)
    state = seated.scene.session.showing.shown
    assert {tip.patience for tip in board_tips(seated) if tip is not None} == {HELD}
    state.seat_quit(0)
    state.game_ended()
    seated.repaint()
    tips = board_tips(seated)
    assert all(tip is not None and tip.body and not tip.patience for tip in tips)
    assert len(tips) == SIZE * SIZE


def board_tips(seated: Seated) -> list[Tip | None]:
    spots = seated.scene.view.spots(seated.scene.sight)
    return [spot.tip for spot in spots if isinstance(spot.id, tuple) and spot.id[0] == BOARD_SPOT]
