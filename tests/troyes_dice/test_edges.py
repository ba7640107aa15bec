"""Every step along a track, every offer of the wheel: where an effect begins, and where it ends."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.core.chance import TableChance
from game.core.reason import Reason
from game.core.rules import Event, deal, recorded, recording
from game.troyes_dice.catalog import catalog
from game.troyes_dice.chain import build_bonus, circle_citizens, circle_resources, place, settle
from game.troyes_dice.events import (
    BuildingDrawn,
    CitizensCircled,
    GainLost,
    GainsOwed,
    ResourcesCircled,
    TrackBonusReached,
)
from game.troyes_dice.legality import use_moves
from game.troyes_dice.moves import BuildBonus, UseDie
from game.troyes_dice.offers import MOST_KNOWLEDGE, TOP_VALUE, Offer, Target, offer, targets
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES, gift
from game.troyes_dice.sheet import CATHEDRAL, COLOURS, FORTRESS, PALACE, RED, TAKE, WHITE, WORK, YELLOW, bit
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import BUILD_PRESTIGE, BUILD_WORK, GAIN_CITIZENS, GAIN_RESOURCES, RECRUIT, Owed
from game.troyes_dice.wheel import ROLLS, close_half_day, feast_rule, lay_dice, threats, turning
from tests.troyes_dice.scripted import hold, lay_die, position

LATER: Owed = (GAIN_RESOURCES, WHITE, 1)
BOXES, CITIZENS = 18, 20
LINKED = (6, 12, 18)


@pytest.mark.rule("R17", "R18")
@pytest.mark.parametrize("before", range(3, BOXES + 1))
@pytest.mark.parametrize("count", range(8))
def test_resources_are_circled_as_far_as_the_track_goes_and_the_rest_is_lost(before: int, count: int) -> None:
    state = position({"circled": {"yellow": before}})
    state = recording(state)
    todo = [LATER]
    circle_resources(state, 0, YELLOW, count, todo)
    fits = min(count, BOXES - before)
    expected: list[Event] = [ResourcesCircled(0, YELLOW, fits)] if fits else []
    if fits < count:
        expected.append(GainLost(0, (GAIN_RESOURCES, YELLOW, count - fits)))
    assert list(recorded(state)) == expected
    beside = sum(before < box <= before + fits for box in LINKED)
    assert todo == [*([(GAIN_CITIZENS, YELLOW, beside)] if beside else []), LATER], "the citizen comes next"


@pytest.mark.rule("R27", "R28", "R29", "R30")
@pytest.mark.parametrize("colour", range(3), ids=COLOURS)
@pytest.mark.parametrize("before", range(CITIZENS))
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_citizen_reaches_its_own_bonuses_and_a_column_once_all_three_are_there(
    colour: int, before: int, count: int
) -> None:
    if before + count > CITIZENS:
        return
    track = catalog().sheet.citizen_track
    for others in product((0, before, before + count - 1, before + count, CITIZENS), repeat=2):
        citizens = [*others[:colour], before, *others[colour:]]
        given = dict(zip(COLOURS, citizens, strict=True))
        state = recording(position({"citizens": given}))
        todo = [LATER]
        circle_citizens(state, 0, colour, count, todo)
        expected: list[Event] = [CitizensCircled(0, colour, count)]
        gains: list[Owed] = []
        for box in range(before + 1, before + count + 1):
            if box == track.prestige_at:
                expected.append(TrackBonusReached(0, box, colour))
                gains.append((BUILD_PRESTIGE, colour, 1))
            if box == track.pair_at:
                expected.append(TrackBonusReached(0, box, colour))
                pair = track.pair[COLOURS[colour]]  # type: ignore[index]
                gains += [(GAIN_CITIZENS, COLOURS.index(other), 1) for other in pair]
            for bonus in track.columns:
                if box == bonus.at and min(others) >= box:
                    expected.append(TrackBonusReached(0, box, None))
                    ones: list[Owed] = [(GAIN_RESOURCES, each, 1) for each in range(3)]
                    gains += ones if bonus.gives == "resources" else [(BUILD_WORK, 0, 1)]
        assert list(recorded(state)) == expected, citizens
        assert todo == [LATER, *gains], "bonuses of tracks wait at the end"


def every_offer() -> list[tuple[tuple[int, int, int, int], Offer]]:
    """Each slot, value and colour, beside no tile and each side of every tile."""
    found = product(range(4), range(1, TOP_VALUE + 1), range(3), range(-8, 9))
    return [
        ((slot, value, colour, tile), offer(slot, value, colour, tile)) for slot, value, colour, tile in found
    ]


def test_offers_that_differ_have_different_keys() -> None:
    keys: dict[int, Offer] = {}
    for _, found in every_offer():
        assert keys.setdefault(found.key, found) == found
    assert len(keys) > 1000


@pytest.mark.rule("R15", "R16")
def test_every_die_is_turned_as_far_as_what_is_left_goes_the_unchanged_one_first() -> None:
    for place_, found in every_offer()[::7]:
        for influence, knowledge in product(range(9), range(4)):
            reach = []
            for colour, value in product(range(3), range(TOP_VALUE + 1)):
                change = abs(value - found.value)
                paid = 0 if not change else None if not found.step or not value else -(-change // found.step)
                other = 0 if colour == found.colour else found.recolour or None
                if paid is not None and other is not None and paid <= influence and other <= knowledge:
                    reach.append(Target(colour, value, paid, other))
            seen = targets(found, influence, knowledge)
            assert seen[0] == Target(found.colour, found.value, 0, 0), place_
            assert sorted(seen) == sorted(reach), place_
            recoloured = [target.knowledge > 0 for target in seen[1:]]
            assert recoloured == sorted(recoloured)
            plain = [target for target in seen[1:] if not target.knowledge]
            changed = [target for target in seen[1:] if target.knowledge]
            assert [*plain, *changed] == [*sorted(plain), *sorted(changed)]
    assert MOST_KNOWLEDGE == 2


@pytest.mark.rule("R32")
def test_all_eight_feasts_come_to_the_table() -> None:
    seen: set[int] = set()
    for seed in range(30):
        state, _ = deal(RULES, TroyesOptions(feasts=True), TableChance(seed))
        seen |= {abs(tile) for tile in state.feasts if tile}
    assert seen == set(range(1, 9))


def beside_feasts(half: int, destroyed: int, black: int) -> TroyesState:
    """A half-day with a feast beside each slot."""
    state = position()
    state.options = TroyesOptions(feasts=True)
    state.half, state.destroyed, state.black = half, destroyed, black
    for notch in state.notches:
        state.feasts[notch] = 1
    return state


@pytest.mark.parametrize("half", [0, 1, 8, 15])
@pytest.mark.parametrize("destroyed", [0b0000, 0b0001, 0b1000, 0b0110])
@pytest.mark.parametrize("black", range(4))
def test_the_feasts_of_struck_slots_and_of_the_black_dies_turn(half: int, destroyed: int, black: int) -> None:
    state = beside_feasts(half, destroyed, black)
    struck = [slot for slot in range(4) if destroyed >> slot & 1 or slot == black]
    assert turning(state) == tuple(state.notches[slot] for slot in struck)
    for notch in state.notches:
        state.feasts[notch] = -1
    assert turning(state) == (), "plunder stays plunder"
    state.options = TroyesOptions(feasts=False)
    assert turning(state) == ()


def test_before_the_first_throw_no_feast_turns() -> None:
    state = beside_feasts(0, 0b1111, 0)
    state.half = -1
    assert turning(state) == ()


@pytest.mark.rule("R26")
@pytest.mark.parametrize("free", [1, 2])
def test_a_bonus_with_a_single_place_is_built_and_what_was_owed_behind_it_still_comes(free: int) -> None:
    columns = [1, 2, 3, 4, 5, 6]
    rows = ("palace", "city_hall", "bishopric")
    built = {row: columns[: 6 - free] if row == "palace" else columns for row in rows}
    state = recording(position({"built": built, "citizens": dict.fromkeys(COLOURS, 3)}))
    settle(state, 0, [(BUILD_WORK, 0, 1), LATER])
    happened = recorded(state)
    if free == 1:
        assert BuildingDrawn(0, PALACE, 5) in happened
        assert happened[-1] == ResourcesCircled(0, WHITE, 1)
        assert any(isinstance(event, CitizensCircled) for event in happened), "its own gain comes between"
    else:
        assert happened == (GainsOwed(0, ((BUILD_WORK, 0, 1), LATER)),)


@pytest.mark.parametrize("count", range(1, 6))
def test_citizens_to_be_spread_are_placed_one_by_one(count: int) -> None:
    state = recording(position({"citizens": {"red": CITIZENS}}))
    todo: list[Owed] = [(GAIN_CITIZENS, RED, count), LATER]
    place(state, 0, YELLOW, todo)
    assert recorded(state) == (CitizensCircled(0, YELLOW, 1),)
    rest: list[Owed] = [(GAIN_CITIZENS, RED, count - 1)] if count > 1 else []
    assert todo == [*rest, LATER]


@pytest.mark.parametrize("full", [(), ("yellow",), ("white",), ("yellow", "white"), COLOURS])
def test_a_recruit_goes_where_there_is_room(full: tuple[str, ...]) -> None:
    given = {colour: CITIZENS if colour in full else 0 for colour in COLOURS}
    state = recording(position({"citizens": given}))
    settle(state, 0, [(RECRUIT, 0, 1)])
    happened = recorded(state)
    if not full:
        assert happened == (GainsOwed(0, ((RECRUIT, 0, 1),)),)
    elif len(full) == 3:
        assert [type(event) for event in happened] == [GainLost]
    else:
        room = RED if len(full) == 2 else WHITE if full[0] == "yellow" else YELLOW
        assert happened == (CitizensCircled(0, room, 1),)


@pytest.mark.parametrize("column", range(6))
def test_a_building_that_stands_or_is_lost_is_named_with_its_place(column: int) -> None:
    state = position({"built": {"palace": [column + 1]}, "destroyed": {"white": [column + 1]}})
    state.sheets[0].acted, state.sheets[0].owed = True, ((BUILD_WORK, 0, 1),)
    palace, bishopric = "@troyes_dice.name.palace", "@troyes_dice.name.bishopric"
    drawn = Reason("troyes_dice.reason.drawn", {"building": palace, "column": column + 1})
    lost = Reason("troyes_dice.reason.crossed_out", {"building": bishopric, "value": state.numbers[column]})
    assert RULES.why_not(state, 0, BuildBonus(PALACE, column)) == drawn
    assert RULES.why_not(state, 0, BuildBonus(5, column)) == lost
    assert state.sheets[0].built == bit(PALACE, column)


@pytest.mark.parametrize("slot", range(4))
@pytest.mark.parametrize(("colour", "name"), list(enumerate(("influence", "denier", "knowledge"))))
def test_what_is_too_dear_says_of_which_resource_how_much_is_needed_and_held(
    slot: int, colour: int, name: str
) -> None:
    state = position()
    lay_die(state, slot, "red", 3)
    cost = catalog().wheel.slots.costs[slot]
    step = catalog().wheel.influence_step
    needed = [-(-2 // step), cost.yellow, catalog().wheel.recolour_knowledge]
    pay = YELLOW if cost.any else None
    needed[YELLOW] += bool(cost.any)
    for held in range(needed[colour]):
        purse = [9, 9, 9]
        purse[colour] = held
        hold(state, dict(zip(COLOURS, purse, strict=True)))
        values: dict[str, str | int] = {
            "resource": f"@troyes_dice.name.{name}",
            "needed": needed[colour],
            "held": held,
        }
        dear = Reason("troyes_dice.reason.too_dear", values)
        assert RULES.why_not(state, 0, UseDie(slot, TAKE, WHITE, 5, pay)) == dear
    hold(state, dict(zip(COLOURS, needed, strict=True)))
    assert RULES.why_not(state, 0, UseDie(slot, TAKE, WHITE, 5, pay)) is None
    assert RULES.why_not(state, 0, UseDie(slot, WORK, WHITE, 5, pay)) is None


@pytest.mark.rule("H07")
@pytest.mark.parametrize("row", range(6))
@pytest.mark.parametrize("tile", range(-8, 9))
def test_a_feast_adds_to_the_buildings_it_names_and_to_no_others(row: int, tile: int) -> None:
    die = offer(0, 3, row // 2, tile)
    feast = catalog().feasts.tiles[tile - 1].feast if tile > 0 else None
    added: tuple[Owed, ...] = ()
    if feast and feast.rule == "fortress_levy" and row == FORTRESS:
        added = (GAIN_CITIZENS, RED, 1), (RECRUIT, 0, 1)
    if feast and feast.rule == "cathedral_blessing" and row == CATHEDRAL:
        added = tuple((GAIN_RESOURCES, colour, 1) for colour in range(3))
    if feast and feast.rule == "work_extra_citizen" and row in (1, 3, 5):
        added = ((GAIN_CITIZENS, row // 2, feast.value),)
    assert gift(die, row) == added


@pytest.mark.parametrize("tile", range(-8, 9))
@pytest.mark.parametrize("slot", range(4))
def test_the_rule_beside_a_slot_is_that_of_the_side_that_lies_up(slot: int, tile: int) -> None:
    state = position()
    state.feasts[state.notches[slot]] = tile
    both = catalog().feasts.tiles[abs(tile) - 1]
    assert feast_rule(state, slot) == (
        None if not tile else both.feast.rule if tile > 0 else both.plunder.rule
    )


@pytest.mark.parametrize("columns", [(0,), (1,), (0, 1), (1, 2), (4, 5), (0, 5), (2, 3, 4)])
def test_only_a_single_place_is_built_on_unasked(columns: tuple[int, ...]) -> None:
    rows = ("palace", "city_hall", "bishopric")
    full = [1, 2, 3, 4, 5, 6]
    open_there = [column for column in full if column - 1 not in columns]
    state = recording(position({"built": {row: open_there if row == "palace" else full for row in rows}}))
    settle(state, 0, [(BUILD_WORK, 0, 1)])
    drawn = [event.column for event in recorded(state) if isinstance(event, BuildingDrawn)]
    assert drawn == ([columns[0]] if len(columns) == 1 else [])


def test_what_was_owed_behind_a_chosen_bonus_still_comes() -> None:
    state = recording(position())
    todo: list[Owed] = [(BUILD_WORK, 0, 1), LATER]
    build_bonus(state, 0, PALACE, 0, todo)
    assert todo[-1] == LATER
    assert todo[0][0] == GAIN_CITIZENS
    assert len(todo) == 2


@pytest.mark.parametrize(("nimble", "reached"), [("up_to", {1, 2, 3, 4, 5, 6}), ("exact", {2, 4, 6})])
def test_nimble_hands_are_read_as_the_table_was_opened(nimble: Any, reached: set[int]) -> None:
    state = position()
    state.options = TroyesOptions(feasts=True, nimble=nimble)
    number = next(
        n for n, tile in enumerate(catalog().feasts.tiles, 1) if tile.feast.rule == "influence_step"
    )
    lay_die(state, 0, "red", 4)
    state.feasts[state.notches[0]] = number
    hold(state, {"red": 9, "yellow": 9, "white": 0})
    for value in range(1, 7):
        refused = RULES.why_not(state, 0, UseDie(0, TAKE, RED, value))
        assert (refused is None) == (value in reached)
    listed = {move.value for move in use_moves(state, 0) if move.slot == 0 and move.use == TAKE}
    assert listed == reached
    if nimble == "exact":
        reason = RULES.why_not(state, 0, UseDie(0, TAKE, RED, 3))
        assert reason is not None
        assert reason.key == "troyes_dice.reason.no_shift"


def test_the_very_first_building_may_be_the_only_one_that_is_left() -> None:
    full = [1, 2, 3, 4, 5, 6]
    built = {"fortress": full[1:], "hall": full, "cathedral_order": full}
    state = recording(position({"built": built}))
    settle(state, 0, [(BUILD_PRESTIGE, YELLOW, 1)])
    assert BuildingDrawn(0, FORTRESS, 0) in recorded(state)
    assert state.sheets[0].owed == ()


@pytest.mark.parametrize("destroyed", [0b0000, 0b0011, 0b1111])
@pytest.mark.parametrize("half", [4, 7, 9, 14])
def test_threats_are_what_the_next_throws_do_once_burnt_plazas_are_turned(half: int, destroyed: int) -> None:
    state, _ = deal(RULES, TroyesOptions(seats=2), TableChance(half))
    state.half, state.destroyed = half, destroyed
    ahead = state.copy()
    close_half_day(ahead)
    expected: Counter[tuple[int, int]] = Counter()
    for roll in ROLLS:
        after = ahead.copy()
        lay_dice(after, half + 1, roll)
        for colour, column in product(range(3), range(6)):
            expected[colour, column] += after.sheets[1].is_crossed(colour, column)
    assert threats(state, 1) == {box: throws for box, throws in expected.items() if throws}
    assert sum(expected.values()) == len(ROLLS)


@pytest.mark.parametrize("feasts", [False, True])
def test_how_nimble_hands_are_read_matters_where_there_are_feasts(feasts: bool) -> None:
    options = TroyesOptions(feasts=feasts)
    idle = Reason("troyes_dice.reason.nimble_is_a_feast")
    assert options.idle("nimble") == (None if feasts else idle)
    assert [options.idle(name) for name in ("feasts", "numbering", "seats")] == [None] * 3
