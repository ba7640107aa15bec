"""How things move at Troyes Dice's table: where they begin, where they end, what lies there meanwhile."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tabletop.picture import Picture
from game.troyes_dice import events
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import (
    TableView,
    clips,
    gains,
    motion,
    sheet_clips,
    summary,
    uses,
    wheel,
    wheel_clips,
)
from game.troyes_dice.view.places import building, citizen_box, place, resource_box
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.seated import NAMES

WHITE, COLUMN = 2, 4


def test_the_wheel_draws_back_runs_too_far_and_settles_one_day_on() -> None:
    way = [wheel_clips.momentum(step / 100) for step in range(101)]
    assert way[0] == 0
    assert min(way) == -wheel_clips.BACK
    assert max(way) == wheel.STEPS + wheel_clips.BACK
    assert way.index(min(way)) < way.index(max(way))
    assert way[-1] == wheel.STEPS


def lying(state: TroyesState) -> tuple[TableView, list[pygame.Rect]]:
    """A view of two seats, and the cells of the paper with the dice."""
    view = TableView(NAMES[:2])
    return view, uses.cells(view.see(Picture(state, 0)))


@pytest.mark.parametrize("kind", ["rolled", "turned"])
def test_while_dice_are_thrown_and_the_wheel_turns_no_cell_of_the_paper_stands_empty(kind: str) -> None:
    """Looked at 30 times a second: something lies in each cell, and no picture is like the one before."""
    before = deal(RULES, TroyesOptions(seats=2), TableChance(5))[0]
    view, cells = lying(before)
    assert len(cells) == 4
    event = events.DiceRolled(1, (2, 3, 3, 6), 1) if kind == "rolled" else events.WheelTurned(2)
    clip = view.clip(event, before, view.see(Picture(before, 0)))
    assert clip is not None
    assert clip.base is not None
    ground = Canvas()
    view.draw(ground, view.see(Picture(clip.base, 0)))
    empty = [pixels_of(ground.surface.subsurface(cell).copy()) for cell in cells]
    latest = b""
    for frame in range(int(clip.seconds * 30)):
        canvas = Canvas(ground.surface.copy())
        clip.draw(canvas, frame / 30 / clip.seconds)
        seen = [pixels_of(canvas.surface.subsurface(cell).copy()) for cell in cells]
        assert not any(one == bare for one, bare in zip(seen, empty)), frame
        whole = pixels_of(canvas.surface)
        assert whole != latest, frame
        latest = whole


def test_nothing_is_thrown_where_the_paper_is_not_seen() -> None:
    """The log of a replay lies there, or another's sheet is told of."""
    state = deal(RULES, TroyesOptions(seats=2), TableChance(5))[0]
    view, _ = lying(state)
    for picture in (Picture(state, 0, watched=True), Picture(state, 0, here=("seat", 1))):
        assert uses.cells(view.see(picture)) == []


def test_a_thrown_die_leaps_twice_and_the_second_time_lower() -> None:
    first, between, second = (motion.bounce(share, 18) for share in (0.25, 0.5, 0.75))
    assert first > second > between
    assert motion.bounce(1.0, 18) == pytest.approx(0)


def test_what_slides_comes_two_pixels_too_far_and_ends_where_it_belongs() -> None:
    way = [motion.slid((0, 0), (40, 0), step / 100)[0] for step in range(101)]
    assert max(way) == 40 + motion.OVER
    assert way[-1] == 40


def test_a_die_changes_its_colour_where_it_is_narrowest() -> None:
    def seen(share: float) -> bytes:
        canvas = Canvas()
        motion.turning(canvas, ("p", 3), ("r", 3), 18, (50, 50), share)
        return pixels_of(canvas.surface.copy())

    def die(ramp: str) -> bytes:
        canvas = Canvas()
        motion.turning(canvas, (ramp, 3), (ramp, 3), 18, (50, 50), 0.0)
        return pixels_of(canvas.surface.copy())

    assert seen(0.0) == die("p")
    assert seen(1.0) == die("r")
    assert seen(0.5) not in (die("p"), die("r"))


def dealt(seats: int = 1) -> TroyesState:
    state, _ = deal(RULES, TroyesOptions(seats=seats), TableChance(11))
    return state


def struck(state: TroyesState, share: float) -> tuple[bytes, bytes]:
    """The two lots under a die that is struck out, when so much of its animation has passed."""
    view, event = TableView(NAMES[:1]), events.DieCrossedOut(WHITE, COLUMN, (0,))
    sight, canvas = view.see(Picture(state, 0)), Canvas()
    clip = clips.clip(event, state, sight)
    assert clip is not None
    view.draw(canvas, sight)
    clip.draw(canvas, share)
    return lots(canvas)


def lots(canvas: Canvas) -> tuple[bytes, bytes]:
    """The pixels of both, without the row in which they overlap."""
    high, low = (building(2 * WHITE + step, COLUMN) for step in (0, 1))
    high, low = pygame.Rect(high.x, high.y, high.w, low.y - high.y), low.move(0, 1)
    seen = [pixels_of(canvas.surface.subsurface(box).copy()) for box in (high, low)]
    return seen[0], seen[1]


def drawn(state: TroyesState) -> Canvas:
    canvas, view = Canvas(), TableView(NAMES[: len(state.sheets)])
    view.draw(canvas, view.see(Picture(state, 0)))
    return canvas


def test_a_street_burns_house_by_house_and_ends_as_the_sheet_shows_it() -> None:
    state = dealt()
    after = state.copy()
    after.die_crossed_out(WHITE, COLUMN, (0,))
    whole = lots(drawn(state))
    assert struck(state, 0.2) == whole
    high, low = struck(state, 0.45)
    assert high != whole[0]
    assert low == whole[1]
    assert struck(state, 1.0) == lots(drawn(after))


def test_a_house_that_stands_does_not_burn() -> None:
    state = dealt()
    state.building_drawn(0, 2 * WHITE, COLUMN)
    stands = lots(drawn(state))[0]
    assert all(struck(state, share)[0] == stands for share in (0.3, 0.5, 0.7, 1.0))


@pytest.mark.parametrize("seats", [1, 2, 10])
def test_the_paper_with_the_dice_lies_there_while_nothing_is_asked(seats: int) -> None:
    state = dealt(seats)
    view = TableView(NAMES[:seats] if seats < 5 else tuple(f"P{seat}" for seat in range(seats)))
    sight = view.see(Picture(state, 0))
    assert sight.picture.ask is None
    bare, full = state.copy(), Canvas()
    bare.values = ()
    view.draw(full, sight)
    empty = Canvas()
    view.draw(empty, view.see(Picture(bare, 0)))

    def paper(canvas: Canvas) -> bytes:
        box: pygame.Rect = uses.panel(sight)
        return pixels_of(canvas.surface.subsurface(box).copy())

    assert paper(full) != paper(empty)


def test_lines_and_total_agree_at_every_instant_while_they_are_counted() -> None:
    state = dealt()
    before = summary.figures(state.sheets[0])
    state.resources_circled(0, 1, 4)
    state.citizens_circled(0, 2, 3)
    state.building_drawn(0, 4, 0)
    state.building_drawn(0, 0, 1)
    after = summary.figures(state.sheets[0])
    assert after.total == total(state.sheets[0]) > before.total
    way = [summary.counted(before, after, step / 10) for step in range(11)]
    assert way[0].total == before.total
    assert way[-1] == after
    for now in way:
        assert now.total == sum(now.rows) + sum(now.stock) + now.citizens
    assert [now.total for now in way] == sorted(now.total for now in way)


def test_points_fly_from_the_citizens_circled_to_the_line_that_counts_them() -> None:
    state = dealt()
    after = state.copy()
    after.citizens_circled(0, 2, 3)
    (flight,) = gains.flights(state, after, 0, None)
    assert flight.points == 3
    assert citizen_box(2, after.sheets[0].citizens[2] - 1).collidepoint(flight.start)
    assert place("total").contains(flight.box)


def test_what_is_paid_flies_from_the_box_struck_off() -> None:
    state = dealt()
    state.resources_circled(0, 1, 1)
    after = state.copy()
    after.die_used(0, 0, 0, 1, 1, (0, 1, 0))
    (flight,) = gains.flights(state, after, 0, None)
    sheet = after.sheets[0]
    assert flight.points == -1
    assert resource_box(1, sheet.circled[1] - sheet.held[1] - 1).collidepoint(flight.start)


def test_what_changes_no_score_takes_no_longer() -> None:
    state = dealt()
    sight = TableView(NAMES[:1]).see(Picture(state, 0))
    quiet, loud = events.BuildingDrawn(0, 0, 0), events.CitizensCircled(0, 0, 1)
    seconds = {type(event): clips.clip(event, state, sight).seconds for event in (quiet, loud)}
    assert seconds[events.BuildingDrawn] == sheet_clips.DROP
    assert seconds[events.CitizensCircled] == pytest.approx(sheet_clips.STROKE + gains.GAIN)


def test_the_score_ends_as_the_next_picture_shows_it() -> None:
    state = dealt()
    view, event = TableView(NAMES[:1]), events.CitizensCircled(0, 0, 2)
    sight, canvas = view.see(Picture(state, 0)), Canvas()
    view.draw(canvas, sight)
    clips.clip(event, state, sight).draw(canvas, 1.0)
    after = state.copy()
    after.apply(event)
    column = place("score.0").unionall([place("score.5"), place("total")])
    assert pixels_of(canvas.surface.subsurface(column).copy()) == pixels_of(
        drawn(after).surface.subsurface(column).copy()
    )


PAID = events.DieUsed(0, 0, 0, 1, 1, (0, 1, 0))
MANY = events.CitizensCircled(0, 2, 3)


@pytest.mark.parametrize("event", [PAID, MANY, events.ResourcesCircled(0, 1, 4)])
def test_the_number_beside_a_track_counts_with_its_line_and_ends_as_the_sheet_shows_it(event: Any) -> None:
    state = dealt()
    state.resources_circled(0, 1, 1)
    after = state.copy()
    after.apply(event)
    clip = clips.clip(event, state, TableView(NAMES[:1]).see(Picture(state, 0)))
    assert clip is not None
    first, last = numbers_of(drawn(state)), numbers_of(drawn(after))
    assert first != last
    for share, shown in ((0.3, first), (1.0, last)):
        canvas = drawn(state)
        clip.draw(canvas, share)
        assert numbers_of(canvas) == shown


def numbers_of(canvas: Canvas) -> list[bytes]:
    """The pixels of the numbers beside the tracks of deniers and priests."""
    held, citizens = place("resources.1"), place("citizens.2")
    boxes = (held.x + 16, held.y + 4, 20, 9), (citizens.right - 14, citizens.y + 3, 14, 9)
    return [pixels_of(canvas.surface.subsurface(box).copy()) for box in boxes]
