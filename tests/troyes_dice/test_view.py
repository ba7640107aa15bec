"""Troyes Dice's table: a click means the move that lies there, and every text is there."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import Event, act, deal
from game.core.table import Table
from game.tabletop.draft import EMPTY
from game.tabletop.picture import Picture
from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.events import DieUsed
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.planning import Plan, plans
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import ROWS, WORK
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import TableView, board, clips, opponents, pieces, uses, wheel
from game.troyes_dice.view.opponents import plates
from game.troyes_dice.view.sight import Sight, plan_for, see, target
from game.ui import palette, text
from game.ui.actions import Pointer
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Seated, Sit, way


def test_the_first_click_on_a_line_chooses_and_the_second_plays(sit: Sit) -> None:
    seated = sit()
    first = seated.scene.sight.plans[0]
    seated.click_on(("use", 0))
    assert seated.scene.session.draft.choice.move == first.move
    assert seated.table.state.half == 0
    seated.click_on(("use", 0))
    assert seated.table.state.half == 1


@pytest.mark.parametrize("seats", range(1, 11))
def test_the_plates_of_a_replay_lie_in_one_row_below_its_log(seats: int) -> None:
    """The log of a replay takes the room of the other rows, at least four lines of it."""
    view = TableView(NAMES)
    state = deal(RULES, TroyesOptions(seats=seats), TableChance(3))[0]
    sight = view.see(Picture(state, 0, watched=True))
    log, boxes = view.aside(sight), list(opponents.seen(sight).values())
    assert len(boxes) == seats - 1
    assert len({box.y for box in boxes}) <= 1
    assert all(left.right < right.x for left, right in pairwise(boxes))
    assert not any(box.colliderect(log) for box in boxes)
    assert log.h >= 4 * 15
    canvas = Canvas()
    view.draw(canvas, sight)
    red = palette.names().index("r2")
    assert all(red in pixels_of(canvas.surface.subsurface(box).copy()) for box in boxes), "the points"


def test_a_click_on_a_building_chooses_the_best_way_to_it(sit: Sit) -> None:
    seated = sit()
    state = seated.table.state
    wanted = next(p for p in plans(state, 0) if isinstance(p.move, UseDie) and p.move.use)
    seated.click_on(target(state, wanted.move))
    assert seated.scene.session.draft.choice.move == wanted.move
    seated.click(seated.button("confirm"))
    assert seated.table.state.sheets[0].built


def test_a_click_on_a_die_narrows_the_list_to_it_and_again_opens_it(sit: Sit) -> None:
    seated = sit()
    slot = plans(seated.table.state, 0)[-1].move.slot  # type: ignore[attr-defined]
    seated.click_on(("die", slot))
    assert {move.slot for move in seated.scene.session.draft.choice.fitting} == {slot}
    seated.click_on(("die", slot))
    assert seated.scene.session.draft.choice.fitting == tuple(RULES.moves(seated.table.state, 0))


def test_a_building_that_stands_says_so_when_clicked(sit: Sit) -> None:
    seated = sit()
    state = seated.table.state
    wanted = next(p for p in plans(state, 0) if isinstance(p.move, UseDie) and p.move.use)
    at = target(state, wanted.move)
    seated.table.answer(0, wanted.move)
    seated.settle()
    seated.point(seated.spot(at))
    assert seated.scene.view.prompt(seated.scene.sight).key == "troyes_dice.reason.drawn"
    seated.click_on(at)
    assert seated.scene.notice
    assert seated.scene.session.draft.choice.move is None


def test_escape_takes_a_choice_back_and_stays_at_the_table(sit: Sit) -> None:
    seated = sit()
    seated.click_on(("use", 0))
    seated.key("cancel")
    assert not seated.scene.session.draft.choice.chosen
    assert seated.app.scene is seated.scene


def test_arrow_keys_reach_every_place(sit: Sit) -> None:
    seated = sit(NAMES[:2], feasts=True)
    seated.key("down")
    for spot in seated.spots():
        assert way(seated.scene.form.ring, spot.id) is not None


def cheapest(state: TroyesState, seat: int) -> Plan:
    """What a click on the place that the best answer marks stands for: a die as it lies, if one does it."""
    best = plans(state, seat)[0]
    there = target(state, best.move)
    return best if there is None else plan_for(state, plans(state, seat), there) or best


def test_a_click_on_the_sheet_pays_for_nothing_that_another_die_gives_for_less() -> None:
    state, _ = deal(RULES, TroyesOptions(), TableChance(11))
    dearer = 0
    for place in {target(state, plan.move) for plan in plans(state, 0)} - {None}:
        there = [plan for plan in plans(state, 0) if target(state, plan.move) == place]
        chosen = plan_for(state, plans(state, 0), place)
        assert chosen is not None
        assert sum(chosen.price) == min(sum(plan.price) for plan in there)
        assert chosen.worth == max(plan.worth for plan in there if sum(plan.price) == sum(chosen.price))
        dearer += chosen != there[0]
    assert dearer


def answer_by_mouse(seated: Seated) -> None:
    """Choose an answer, by turns at once on the sheet and the die first, and confirm it."""
    state, seat = seated.table.state, seated.scene.session.seat
    best = cheapest(state, seat)
    if state.half % 2:
        seated.click_on(target(state, best.move))
        seated.click(seated.button("confirm"))
    else:
        seated.click_on(("die", best.move.slot) if isinstance(best.move, UseDie) else ("use", 0))
        seated.click_on(target(state, best.move))
        seated.click(seated.button("confirm"))
    seated.settle()


def answer_by_keys(seated: Seated) -> None:
    """Walk to the die, then to its use, and press Enter twice."""
    state, seat = seated.table.state, seated.scene.session.seat
    found = cheapest(state, seat)
    if isinstance(found.move, UseDie):
        seated.walk(("die", found.move.slot))
        seated.key("confirm")
    seated.walk(target(state, found.move))
    seated.key("confirm")
    assert seated.scene.session.draft.choice.move == found.move
    seated.key("confirm")
    seated.settle()


@pytest.mark.parametrize("answer", [answer_by_mouse, answer_by_keys])
@pytest.mark.parametrize(("seats", "feasts"), [(1, False), (2, True)])
def test_a_whole_game_can_be_played_by_mouse_alone_and_by_keys_alone(
    sit: Sit, answer: Callable[[Seated], None], seats: int, feasts: bool
) -> None:
    seated = sit(NAMES[:seats], feasts=feasts)
    core = Table.open(RULES, TroyesOptions(seats=seats, feasts=feasts), 5)
    while not seated.table.over:
        ask = seated.scene.session.ask
        move = cheapest(core.state, ask.seat).move
        core.answer(ask.seat, move)
        answer(seated)
    assert core.over
    assert core.state == seated.table.state
    assert core.events == seated.table.events


def test_what_others_do_leaves_what_is_offered_alone() -> None:
    state, _ = deal(RULES, TroyesOptions(seats=2), TableChance(11))
    later = state.copy()
    assert plans(state, 0) == plans(later, 0)
    later.resources_circled(1, 0, 2)
    assert plans(state, 0) == plans(later, 0)
    later.resources_circled(0, 0, 2)
    assert plans(state, 0) != plans(later, 0)


def test_what_others_do_leaves_a_choice_alone(sit: Sit) -> None:
    seated = sit((NAMES[0], "ai:random"))
    seated.click_on(("filter", "work"))
    seated.click_on(("use", 0))
    draft, shown = seated.scene.session.draft, seated.scene.sight.plans
    seated.table.answer(1, plans(seated.table.state, 1)[0].move)
    seated.app.step([], 0.5)
    assert seated.scene.session.draft == draft
    assert seated.scene.sight.plans == shown


def test_a_switch_leaves_one_kind_of_use_in_the_list_and_escape_brings_all_back(sit: Sit) -> None:
    seated = sit()
    everything = len(seated.scene.sight.plans)
    seated.click_on(("filter", "work"))
    shown = seated.scene.sight.plans
    assert {plan.move.use for plan in shown} == {WORK}
    seated.key("cancel")
    assert len(seated.scene.sight.plans) == everything


def test_the_wheel_scrolls_the_list_and_opening_it_shows_more(sit: Sit) -> None:
    seated = sit()

    def lines() -> list[int]:
        return [spot.id[1] for spot in seated.spots() if isinstance(spot.id, tuple) and spot.id[0] == "use"]

    few = lines()
    assert few[0] == 0
    seated.app.step([Pointer("wheel", 100, 280, wheel=-1)])
    assert lines() == [number + 1 for number in few]
    seated.click(seated.button("list"))
    assert len(lines()) > 2 * len(few)


def test_keys_walk_down_the_list_beyond_what_is_seen(sit: Sit) -> None:
    seated = sit()
    seated.walk(("use", 0))
    for _ in range(12):
        seated.key("down")
    assert seated.scene.form.current == ("use", 12)


def test_the_crier_numbers_freely_one_number_after_the_other(sit: Sit) -> None:
    seated = sit(numbering="expert")
    for value in (4, 1, 6, 2, 5):
        seated.click_on(("numbers", value - 1))
    seated.click(seated.button("confirm"))
    seated.settle()
    assert seated.table.state.numbers == (4, 1, 6, 2, 5, 3)


def test_the_crier_picks_a_row_after_a_roll(sit: Sit) -> None:
    seated = sit(numbering="rolled")
    first = seated.table.state.crier
    seated.click_on(("numbers", 1))
    seated.click_on(("numbers", 1))
    seated.settle()
    assert seated.table.state.numbers[0] == first
    assert seated.table.state.numbers[1] == (first - 2) % 6 + 1


def test_pointing_at_a_plate_shows_that_sheet_and_a_click_keeps_it(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    plate = seated.spot(("seat", 2))
    seated.point(plate)
    assert seated.scene.sight.seat == 2
    seated.click(plate)
    seated.point((110, 128))
    assert not seated.scene.sight.own


@pytest.mark.parametrize("event", [kind.__name__ for kind in TroyesState.events])
def test_every_event_has_an_animation_or_none_on_purpose(event: str) -> None:
    assert event in {kind.__name__ for kind in clips.CLIPS}


@pytest.mark.parametrize("seats", [2, 10])
def test_every_animation_can_be_painted_in_a_whole_game(seats: int) -> None:
    options, chance = TroyesOptions(seats=seats, feasts=True, numbering="rolled"), TableChance(11)
    state, _ = deal(RULES, options, chance)
    canvas, seen = Canvas(), set()
    while asks := RULES.asks(state):
        moves = {asks[0].seat: RULES.sample(state, asks[0].seat, FastChance(random.Random(state.half + 2)))}
        for event in act(RULES, state, moves, chance):
            clip = clips.clip(event, state, sight_of(state))
            if clip is not None:
                seen.add(type(event))
                for share in (0.0, 0.2, 0.5, 0.8, 1.0):
                    clip.draw(canvas, share)
            state.apply(event)
    assert {events.DiceRolled, events.PlazaDestroyed, events.DieUsed, events.WheelTurned} <= seen
    assert {events.CitizensCircled, events.BuildingDrawn, events.GameEnded} <= seen


def test_what_another_seat_does_is_shown_at_its_plate_and_on_the_sheet_while_that_lies_large() -> None:
    options, chance = TroyesOptions(seats=3), TableChance(11)
    state, _ = deal(RULES, options, chance)
    used, *rest = act(RULES, state, {2: plans(state, 2)[0].move}, chance)
    assert isinstance(used, events.DieUsed)
    assert rest
    after = state.copy()
    after.apply(used)
    for event in rest:
        at_plate, on_sheet = (
            clips.clip(event, after, sight_of(after)),
            clips.clip(event, after, sight_of(after, 2)),
        )
        assert at_plate is not None
        assert on_sheet is not None
        assert paints_in(at_plate, plates(after, 0)[2]) != paints_in(on_sheet, plates(after, 0)[2])
        after.apply(event)


def sight_of(state: TroyesState, pinned: int | None = None) -> Sight:
    """What seat 0 sees, with its own sheet or a pinned one lying large."""
    return see(Picture(state, 0, draft=EMPTY.turn(pinned=pinned)), ())


def paints_in(clip: Clip, box: pygame.Rect) -> bool:
    """Whether a clip paints anything into a box of an empty canvas."""
    canvas = Canvas()
    before = pixels_of(canvas.surface.subsurface(box).copy())
    clip.draw(canvas, 0.5)
    return pixels_of(canvas.surface.subsurface(box).copy()) != before


def test_the_more_seats_there_are_the_quicker_the_others_moves_are_shown() -> None:
    def seconds(seats: int) -> float:
        state, _ = deal(RULES, TroyesOptions(seats=seats), TableChance(11))
        used = act(RULES, state, {1: plans(state, 1)[0].move}, TableChance(11))[0]
        return clips.clip(used, state, sight_of(state)).seconds

    assert seconds(2) > seconds(5) > seconds(10)


def test_the_die_another_seat_has_just_used_bears_its_badge_until_the_next_roll(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    state, view = seated.table.state, seated.scene.view
    used = act(RULES, state, {1: plans(state, 1)[0].move}, TableChance(5))[0]
    after = state.copy()
    after.apply(used)
    assert isinstance(used, DieUsed)
    die = wheel.die_spot(after, used.slot)
    badge = pygame.Rect(die.centerx - 7, die.bottom - 4, 15, 15)

    def badges(shown: TroyesState, *marked: Event) -> bytes:
        canvas = Canvas()
        view.draw(canvas, view.see(Picture(shown, 0, marked=marked)))
        return pixels_of(canvas.surface.subsurface(badge).copy())

    assert badges(after, used) != badges(after)
    assert badges(state, used) == badges(state)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seats", [1, 5, 10])
def test_no_text_is_missing_or_cut_off(sit: Sit, language: str, seats: int, large: bool) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    seated = sit(NAMES[:seats], language=language, large=large, feasts=True)
    for spot in seated.spots():
        seated.point(spot.rect.center)
    assert not TEXTS.missing
    assert not text.cut


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
def test_a_list_of_uses_calls_each_building_by_its_whole_name(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, large: bool
) -> None:
    said: list[tuple[str, str]] = []
    says = uses.says

    def noted(state: TroyesState, plan: Plan, room: int | None = None) -> str:
        said.append((says(state, plan, room), says(state, plan)))
        return said[-1][0]

    monkeypatch.setattr(uses, "says", noted)
    seated = sit(NAMES[:2], language=language, large=large, feasts=True)
    for _ in range(12):
        answer_by_keys(seated)
    assert said
    assert [shown for shown, whole in said if shown != whole] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
def test_the_sheet_calls_each_row_of_buildings_by_its_whole_name(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, large: bool
) -> None:
    lines: set[str] = set()
    line = text.line

    def noted(canvas: Canvas, said: str, *place: Any, **more: Any) -> int:
        lines.add(said)
        return line(canvas, said, *place, **more)

    monkeypatch.setattr(text, "line", noted)
    board._district.cache_clear()
    sit(NAMES[:2], language=language, large=large)
    for row in ROWS:
        whole = words(f"troyes_dice.view.row.{row}")
        assert whole in lines or set(whole.split(" ")) <= lines


def test_flames_flicker_a_few_times_a_second_and_stand_still_under_reduced_motion(sit: Sit) -> None:
    seated = sit()
    assert seated.table.state.destroyed
    frames = seated.app.frames
    for _ in range(60):
        seated.app.step([], 1 / 60)
    assert 2 <= seated.app.frames - frames <= 5
    assert seated.scene.wait is not None
    seated.app.settings.set("reduced_motion", True)
    seated.app.step([], 1 / 60)
    frames = seated.app.frames
    for _ in range(60):
        seated.app.step([], 1 / 60)
    assert seated.app.frames == frames
    assert seated.scene.wait is None


def test_knights_artisans_and_priests_differ_in_shape_not_only_in_colour() -> None:
    shapes = {pixels_of(pieces.shape(ramp, "k0")) for ramp in pieces.RAMPS}
    assert len(shapes) == len(pieces.RAMPS)


@pytest.mark.parametrize("paint", [pieces.sign, pieces.dot])
def test_where_a_colour_has_little_room_a_sign_stands_for_it(paint: Callable[..., None]) -> None:
    shapes = set()
    for ramp in pieces.RAMPS:
        canvas = Canvas()
        paint(canvas, ramp, 0, 0, "y4")
        shapes.add(pixels_of(canvas.surface))
    assert len(shapes) == len(pieces.RAMPS)


def test_a_table_holds_no_colour_but_the_palettes(sit: Sit) -> None:
    seated = sit(NAMES[:4], feasts=True)
    canvas = Canvas()
    seated.click_on(("use", 0))
    seated.scene.draw(canvas)
    assert max(pixels_of(canvas.surface)) < len(palette.names())
