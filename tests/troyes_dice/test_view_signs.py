"""What the table of Troyes Dice tells at a glance: the list's order, feasts about to turn, colours."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from pygame import Rect

from game.core.chance import TableChance
from game.core.rules import act, deal
from game.tabletop.picture import Picture
from game.troyes_dice import events
from game.troyes_dice.catalog import catalog
from game.troyes_dice.moves import UseDie
from game.troyes_dice.offers import offer_on
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.planning import plans
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import score_sheet
from game.troyes_dice.sheet import COLUMNS, ROWS, TAKE, Sheet, bit
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import (
    TableView,
    board,
    clips,
    marks,
    notes,
    pieces,
    prizes,
    tips,
    tracks,
    wheel,
)
from game.troyes_dice.view.places import (
    bonus_box,
    building,
    citizen_box,
    die_box,
    place,
    prize_box,
    resource_box,
)
from game.troyes_dice.view.sight import BUILDING, RESOURCE, needs, on_sheet, pointed_at, target
from game.troyes_dice.wheel import turning
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import CLEAR, pixels_of
from tests.seated import NAMES, Seated, Sit, way

GREY_STEP = 30
"""Shades of grey, of 255, that an eye without colours tells apart."""


def test_the_list_is_sorted_as_the_sheet_is_and_tells_nothing_of_what_is_best(sit: Sit) -> None:
    seated = sit()
    best_first = 0
    for _ in range(6):
        state = seated.table.state
        listed = [plan.move for plan in seated.scene.sight.plans]
        at = [on_sheet(state, move) for move in listed]
        assert at == sorted(at)
        best = plans(state, 0)[0].move
        assert best in listed
        best_first += listed[0] == best
        seated.table.answer(0, plans(state, 0)[0].move)
        seated.settle()
    assert best_first < 6


def test_the_note_on_a_plan_tells_what_it_brings_now_and_nothing_of_the_end(sit: Sit) -> None:
    seated = sit()
    seated.click_on(("use", 0))
    sight = seated.scene.sight
    found = notes.note(sight, NAMES)
    assert found is not None
    assert words("troyes_dice.view.tip.gain", gain=f"{sight.plan.gain:+d}") in found.body
    assert str(round(sight.plan.worth)) not in found.body.replace(str(sight.plan.price), "")


def lit(seated: Seated) -> list[Hashable]:
    """The places on the sheet that wait in a dashed frame."""
    sight, pictures = seated.scene.sight, []
    for shown in (sight, replace(sight, targets=frozenset())):
        canvas = Canvas()
        seated.scene.view.draw(canvas, shown)
        pictures.append(canvas)
    boxes = {spot: marks.box_of(spot) for spot in sight.targets}
    return [spot for spot, box in boxes.items() if box and differ(pictures, box.move(0, -1))]


def differ(pictures: list[Canvas], box: Rect) -> bool:
    """Whether pictures are not the same in a box."""
    return len({pixels_of(one.surface.subsurface(box)) for one in pictures}) > 1


def test_first_only_the_dice_are_lit_then_what_the_chosen_one_can_do(sit: Sit) -> None:
    seated = sit()
    assert seated.scene.sight.choosing_die
    assert lit(seated) == []
    usable = [plan.move.slot for plan in seated.scene.sight.plans if isinstance(plan.move, UseDie)]
    seated.click_on(("die", usable[0]))
    seated.point((320, 352))
    sight = seated.scene.sight
    assert not sight.choosing_die
    assert set(lit(seated)) == set(sight.targets) != set()
    assert {plan.move.slot for plan in sight.plans} == {usable[0]}


def test_a_place_is_framed_where_the_die_fits_and_dotted_where_it_must_be_changed(
    sit: Sit,
) -> None:
    seated = sit()
    slot = next(plan.move.slot for plan in seated.scene.sight.plans if isinstance(plan.move, UseDie))
    seated.click_on(("die", slot))
    seated.point((320, 352))
    view, sight = seated.scene.view, seated.scene.sight
    colour, value = offer_on(sight.state, slot).colour, offer_on(sight.state, slot).value
    column = sight.state.columns[value]
    fitting = {(RESOURCE, colour), (BUILDING, 2 * colour, column), (BUILDING, 2 * colour + 1, column)}
    with_it, without = Canvas(), Canvas()
    view.draw(with_it, sight)
    view.draw(without, replace(sight, targets=frozenset()))
    framed = set()
    for spot in sight.targets:
        box = marks.box_of(spot)
        assert box is not None
        if differ([with_it, without], Rect(box.x - 3, box.y + 8, 5, 4)):
            framed.add(spot)
        dot = Rect(box.right - 4, box.y - 3, 4, 6)
        assert differ([with_it, without], dot), spot
    assert framed == fitting & sight.targets != set()


def test_once_a_place_is_chosen_only_that_and_the_button_are_lit(sit: Sit) -> None:
    seated = sit()
    plan = seated.scene.sight.plans[0]
    seated.click_on(target(seated.state, plan.move))
    seated.point((320, 352))
    assert seated.scene.sight.chosen is not None
    assert lit(seated) == []
    assert seated.scene.form.widget(("button", "confirm")).enabled


def test_the_list_begins_with_what_dice_can_do_as_they_lie(sit: Sit) -> None:
    sight = sit().scene.sight
    changed = [sum(needs(sight.state, plan.move)) for plan in sight.plans]
    assert changed == sorted(changed)
    assert changed[0] == 0 < changed[-1]


def test_what_is_pointed_at_once_more_is_what_was_chosen_there(sit: Sit) -> None:
    """Another die may do it better: the note, the sheet and the button all speak of the chosen one."""
    seated = sit()
    for slot in range(4):
        seated.click(seated.button("clear"))
        seated.click_on(("die", slot))
        for spot in sorted(seated.scene.sight.targets, key=str)[:6]:
            if seated.scene.sight.slot != slot:
                break
            sight = seated.scene.sight
            plan = pointed_at(spot, seated.state, sight.plans, sight.offered, None)
            seated.click_on(spot)
            sight = seated.scene.sight
            assert sight.plan == sight.chosen == plan
            assert plan.move.slot == slot
            seated.key("cancel")
            seated.click_on(("die", slot))


def test_every_answer_is_seen_at_a_place_of_the_sheet_of_which_a_track_shows_the_boxes(sit: Sit) -> None:
    seated = sit()
    view, sight = seated.scene.view, seated.scene.sight
    whole = place("sheet")
    for plan in sight.plans:
        box = view.site(plan.move, sight)
        assert box is not None
        assert whole.contains(box)
        if plan.move.use == TAKE:
            assert box.w <= plan.move.value * (box.h + 5)
            assert box.x >= resource_box(plan.move.colour, sight.sheet.circled[plan.move.colour]).x


def test_a_price_looks_and_feels_like_something_to_be_read(sit: Sit) -> None:
    """Only what a click does something with makes a hand of the pointer."""
    seated = sit()
    found = seated.spots()
    read = [spot for spot in found if isinstance(spot.id, tuple) and spot.id[0] in ("cost", "plaza", "score")]
    assert len(read) > 20
    assert not any(spot.enabled for spot in read)
    for spot in found:
        meaning = seated.scene.view.press(spot.id, seated.scene.sight)
        assert spot.enabled or meaning is None, spot.id


@pytest.mark.parametrize("language", languages())
def test_one_note_tells_of_a_plan_beside_its_die_and_on_nothing_else(language: str, sit: Sit) -> None:
    """Beside the die, the list, the plates and the sheet; the place itself has no tooltip besides."""
    seated = sit(("Ada", "ai:random", "ai:random"), language=language)
    view, free = seated.scene.view, 0
    for plan in seated.scene.sight.plans[:60]:
        sight = view.see(replace(seated.scene.picture(), here=target(seated.state, plan.move)))
        if sight.plan is None:
            continue
        assert notes.shown(sight)
        (box,) = view.written(sight)
        assert Rect(0, 20, 220, 214).contains(box)
        free += not box.colliderect(wheel.die_spot(sight.state, sight.plan.move.slot))
        spot = next(one for one in view.spots(sight) if one.id == sight.picture.here)
        assert spot.tip is None
    assert free > 30
    track = view.see(replace(seated.scene.picture(), here=(RESOURCE, 1)))
    assert track.plan is None
    assert next(one for one in view.spots(track) if one.id == (RESOURCE, 1)).tip is not None


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_names_of_the_rows_touch_neither_the_frame_nor_the_first_column(
    language: str, large: bool, sit: Sit
) -> None:
    sit(language=language, large=large)
    for at_row in range(len(ROWS)):
        box = place(f"district.{at_row // 2}")
        picture = board._district(at_row // 2, language, 0)
        name = building(at_row, 0)
        ink = palette.names().index("k1")
        rows = range(name.y - box.y, name.bottom - box.y)
        written = [x for x in range(50) for y in rows if picture.get_at_mapped((x, y)) == ink]
        assert min(written) >= 4
        assert max(written) < prize_box(at_row, 0).x - box.x - 1


def test_the_feasts_said_to_turn_are_those_that_turn_as_the_half_day_ends() -> None:
    options, chance = TroyesOptions(seats=1, feasts=True), TableChance(11)
    state, _ = deal(RULES, options, chance)
    turned_ever: set[int] = set()
    while RULES.asks(state):
        foretold, half = turning(state), state.half
        turned = []
        for event in act(RULES, state, {0: plans(state, 0)[0].move}, chance):
            if isinstance(event, events.FeastTurned):
                turned.append(event.notch)
            state.apply(event)
        if state.half != half or state.over:
            assert tuple(turned) == foretold
            turned_ever.update(turned)
    assert turned_ever


def test_a_feast_about_to_turn_has_a_plate_that_says_into_what() -> None:
    options, chance = TroyesOptions(seats=1, feasts=True), TableChance(11)
    state, _ = deal(RULES, options, chance)
    while not turning(state):
        for event in act(RULES, state, {0: plans(state, 0)[0].move}, chance):
            state.apply(event)
    view = TableView(NAMES[:1])
    notch = turning(state)[0]
    sight = view.see(Picture(state, 0, here=("window", "turns")))
    assert ("window", "turns") in {spot.id for spot in view.spots(sight)}
    tip = tips.tip(sight, NAMES[:1], ("window", "turns"))
    tile = tips.tip(sight, NAMES[:1], ("feast", notch))
    assert tip is not None
    assert tile is not None
    what = tip.body.partition(": ")[2]
    assert what
    assert tile.body.endswith(what)
    assert not TEXTS.missing


def test_without_a_feast_about_to_turn_there_is_no_such_plate(sit: Sit) -> None:
    assert ("window", "turns") not in {spot.id for spot in sit(feasts=False).spots()}


def test_every_line_of_the_score_has_the_colour_of_its_district() -> None:
    state, _ = deal(RULES, TroyesOptions(seats=1), TableChance(3))
    lines = [line.key.rpartition(".")[2] for line in score_sheet(state, 0).lines]
    assert [TableView.line_ramps[line] for line in lines] == [*"rryyss", *"rys", "b"]


@pytest.mark.parametrize("size", [18, 16, 14])
def test_red_yellow_and_white_dice_differ_in_shape(size: int) -> None:
    shapes = {
        bytes(value == CLEAR for value in pixels_of(pieces.die(ramp, 3, size))) for ramp in pieces.RAMPS
    }
    chips = {
        bytes(value == CLEAR for value in pixels_of(sprites.sprite(f"dice/{ramp}_chip")))
        for ramp in pieces.RAMPS
    }
    assert len(shapes) == len(chips) == len(pieces.RAMPS)


def test_red_yellow_and_white_dice_differ_in_grey() -> None:
    def grey(ramp: str) -> float:
        value = pixels_of(pieces.die(ramp, 0, 18))[18 * 8 + 9]
        red, green, blue = palette.colour(palette.names()[value])
        return 0.299 * red + 0.587 * green + 0.114 * blue

    for one, other in combinations(pieces.RAMPS, 2):
        assert abs(grey(one) - grey(other)) > GREY_STEP


@pytest.mark.parametrize("seats", [1, 3, 10])
def test_arrow_keys_lead_from_the_list_and_the_sheet_to_the_buttons(sit: Sit, seats: int) -> None:
    seated = sit(NAMES[:seats])
    seated.click_on(("use", 0))
    ring = seated.scene.form.ring
    for start in (("use", 0), ("die", 0), ("building", 5, 0), ("citizens", 2)):
        for button in ("list", "clear", "confirm"):
            ring.focus(start)
            assert way(ring, ("button", button))


def test_numbering_the_columns_ends_with_what_lies_there_afterwards() -> None:
    options, chance = TroyesOptions(seats=1, numbering="rolled"), TableChance(4)
    state, _ = deal(RULES, options, chance)
    event = act(RULES, state, {0: RULES.moves(state, 0)[0]}, chance)[0]
    assert isinstance(event, events.ColumnsNumbered)
    view = TableView(NAMES[:1])
    sight = view.see(Picture(state, 0))
    clip = clips.clip(event, state, sight)
    assert clip is not None
    after = state.copy()
    after.apply(event)
    shown, wanted = Canvas(), Canvas()
    view.draw(shown, sight)
    clip.draw(shown, 1.0)
    view.draw(wanted, view.see(Picture(after, 0)))
    for colour, column in product(range(3), range(6)):
        box = die_box(colour, column)
        assert pixels_of(shown.surface.subsurface(box)) == pixels_of(wanted.surface.subsurface(box))


def glyphs(said: prizes.Sign) -> bytes:
    canvas = Canvas()
    canvas.fill("p5", canvas.surface.get_rect())
    prizes.write(canvas, [said], 10, 20)
    return pixels_of(canvas.surface)


@pytest.mark.parametrize(("at_row", "column"), list(product(range(len(ROWS)), range(COLUMNS))))
def test_what_a_building_gives_is_written_on_its_plan_and_gone_once_it_stands(
    at_row: int, column: int
) -> None:
    state = blank_sheet()
    planned, stands = Canvas(), Canvas()
    board.draw(planned, state.sheets[0], state.numbers)
    state.sheets[0].built |= bit(at_row, column)
    board.draw(stands, state.sheets[0], state.numbers)
    box = prize_box(at_row, column)
    assert differ([planned, stands], Rect(box.x, box.y, box.w, box.h - 1))
    assert prizes.wide(prizes.of_building(at_row, column, 3)) + 4 <= box.w
    assert len({glyphs(sign) for sign in prizes.of_building(at_row, column, 3)}) >= 2


def test_the_next_cathedral_is_worth_what_its_number_will_be() -> None:
    sheet, worth = Sheet(), []
    for column in range(COLUMNS):
        worth.append(board.worth_next(sheet))
        sheet.cathedrals = (*sheet.cathedrals, column)
    assert worth == [1, 1, 2, 2, 3, 3]
    assert board.worth_next(sheet) == 0


def test_gold_boxes_show_what_they_give_and_touch_no_other_box() -> None:
    boxes = [
        [bonus_box(colour, number) or citizen_box(colour, number) for number in range(20)]
        for colour in range(3)
    ]
    for row in boxes:
        assert all(left.right < right.x for left, right in pairwise(row))
        assert row[-1].right < place("citizens.0").right - 12, "the count has room"
    for colour, pair in product(range(3), (False, True)):
        gold = bonus_box(colour, 19 if pair else 14)
        assert gold is not None
        assert prizes.wide(prizes.of_box(colour, pair)) + 4 <= gold.w
    assert len({tuple(map(glyphs, prizes.of_box(colour, False))) for colour in range(3)}) == 3
    assert len({tuple(map(glyphs, prizes.of_box(colour, True))) for colour in range(3)}) == 3


def test_what_all_three_tracks_give_is_told_beside_each_other() -> None:
    heads = [tracks.head_box(bonus.at) for bonus in catalog().sheet.citizen_track.columns]
    assert all(left.right < right.x for left, right in pairwise(heads))
    assert all(place("citizens").contains(head) for head in heads)


def blank_sheet() -> TroyesState:
    state, _ = deal(RULES, TroyesOptions(seats=1), TableChance(1))
    return state
