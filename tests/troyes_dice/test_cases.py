"""The worked cases of the rules, one test a case (`cases.json`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.troyes_dice import scoring
from game.troyes_dice.catalog import catalog
from game.troyes_dice.offers import affordable, influence_for, knowledge_for, offer, ways
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import COLOURS, RESOURCES, ROW_MASKS, ROWS, bit
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables
from game.troyes_dice.wheel import place
from tests.troyes_dice.scripted import do, hold, lay_die, position, table, use_of

CASES = json.loads(Path(__file__).with_name("cases.json").read_text())
OTHER = {0: 1, 1: 2, 2: 0}


def of_kind(*kinds: str) -> Any:
    cases = [
        pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"]))
        for case in CASES
        if case["kind"] in kinds
    ]
    return pytest.mark.parametrize("case", cases)


def tile(case: dict[str, Any]) -> int:
    number = [tile.id for tile in catalog().feasts.tiles].index(case["tile"]) + 1
    return number if case["side"] == "feast" else -number


def price(case: dict[str, Any], feast: int = 0) -> dict[str, int]:
    die = offer(case["slot"], 3, 0, feast)
    assert not die.any_one
    return {COLOURS[colour]: count for colour, count in enumerate(die.price) if count}


def test_every_machine_readable_case_is_driven() -> None:
    assert len(CASES) == 90
    assert {case["kind"] for case in CASES} == {
        "adjust", "column_of", "cost", "cost_ways", "event_active", "fp_adjust", "fp_cost", "fp_recolour",
        "fp_setup", "h15", "legal", "must_pass", "place", "script", "wheel",
    }  # fmt: skip


@of_kind("place")
def test_dice_lie_in_rising_order_black_first_among_equals(case: dict[str, Any]) -> None:
    values, black = place(tuple(case["clear"]), case["black"])
    assert [[value, "b" if slot == black else "c"] for slot, value in enumerate(values)] == case["expect"]


@of_kind("cost")
def test_slot_costs(case: dict[str, Any]) -> None:
    assert price(case) == case["expect"]


@pytest.mark.rule("E03")
@of_kind("fp_cost")
def test_feasts_change_costs(case: dict[str, Any]) -> None:
    assert price(case, tile(case)) == case["expect"]


@of_kind("cost_ways")
def test_ways_to_pay(case: dict[str, Any]) -> None:
    state = position()
    hold(state, case["held"])
    state.destroyed = 0b1111 & ~(1 << case["slot"])
    paid = []
    for die, pay, _ in ways(state, 0):
        whole = list(die.price)
        if pay is not None:
            whole[pay] += 1
        paid.append({COLOURS[colour]: count for colour, count in enumerate(whole) if count})
    assert paid == case["expect"]


@of_kind("must_pass")
def test_consolation_only_without_an_affordable_die(case: dict[str, Any]) -> None:
    state = position()
    hold(state, case["held"])
    state.black, state.destroyed = case["black_slot"], 1 << case["black_slot"]
    assert (not ways(state, 0)) == case["expect"]
    assert affordable(state, 0) != case["expect"]


@of_kind("adjust", "fp_adjust")
def test_influence_for_a_change_of_value(case: dict[str, Any]) -> None:
    feast = tile(case) if "tile" in case else 0
    assert influence_for(offer(0, case["from"], 0, feast), case["to"]) == case["expect"]


@pytest.mark.rule("H12")
@pytest.mark.parametrize(
    ("start", "end", "costs"),
    [(2, 6, 2), (2, 4, 1), (4, 2, 1), (3, 3, 0), (2, 3, None), (6, 1, None), (1, 3, 1), (5, 7, None)],
)
def test_read_strictly_nimble_hands_move_a_die_by_exactly_two(
    start: int, end: int, costs: int | None
) -> None:
    assert influence_for(offer(0, start, 0, 1, True), end) == costs


@pytest.mark.rule("H12")
def test_the_strict_reading_changes_no_other_die() -> None:
    for feast in (0, *range(-8, 0), *range(2, 9)):
        for start in range(1, 7):
            strict, plain = offer(0, start, 0, feast, True), offer(0, start, 0, feast)
            assert [influence_for(strict, end) for end in range(7)] == [
                influence_for(plain, end) for end in range(7)
            ]


@of_kind("fp_recolour")
def test_knowledge_for_a_change_of_colour(case: dict[str, Any]) -> None:
    assert knowledge_for(offer(0, 3, 0, tile(case)), 1) == case["expect"]


@of_kind("legal")
def test_legality(case: dict[str, Any]) -> None:
    state = position()
    hold(state, case["held"])
    lay_die(state, case["use"]["slot"], case["use"]["color"], case["use"]["value"])
    assert (RULES.why_not(state, 0, use_of(case["use"])) is None) == case["expect"]


@of_kind("event_active")
def test_sheets_are_struck_from_day_three(case: dict[str, Any]) -> None:
    state = position()
    state.half = 2 * (case["day"] - 1)
    do(state, ["event", 5, "red"], [])
    assert bool(state.sheets[0].crossed) == case["expect"]


@of_kind("column_of")
def test_the_number_finds_the_column(case: dict[str, Any]) -> None:
    state = position({"numbering": case["numbering"]})
    assert state.columns[case["value"]] == case["expect"] - 1


@of_kind("wheel")
def test_the_wheel_of_a_day(case: dict[str, Any]) -> None:
    morning, afternoon = (list(tables().notches[2 * case["day"] - 2 + half]) for half in (0, 1))
    (neutral,) = set(range(9)) - {*morning, *afternoon}
    assert case["expect"] == {"neutral": neutral, "morning": morning, "afternoon": afternoon}


@of_kind("h15")
def test_the_fifteenth_citizen_offers_the_other_colours_buildings(case: dict[str, Any]) -> None:
    mask = tables().prestige_masks[COLOURS.index(case["track"])]
    assert [row for row, bits in zip(ROWS, ROW_MASKS, strict=True) if bits & mask] == case["expect"]


@of_kind("fp_setup")
def test_three_of_eight_feasts_lie_on_the_single_coloured_plazas(case: dict[str, Any]) -> None:
    state = table(feasts=True)
    lying = [notch for notch, number in enumerate(state.feasts) if number]
    assert len(lying) == case["expect"]["used"]
    assert all(state.feasts[notch] > 0 and state.fronts[notch] == state.backs[notch] for notch in lying)
    assert len(catalog().feasts.tiles) == case["expect"]["box"]


@of_kind("script")
def test_script(case: dict[str, Any]) -> None:
    state = position(case["set"], case.get("dice", ()))
    choices = [list(step) for step in case.get("choices", ())]
    for step in case["do"]:
        do(state, step, choices)
    assert not choices
    for name, expected in case["expect"].items():
        CHECKS[name](state, expected)


def check_tracks(field: str) -> Any:
    def check(state: TroyesState, expected: dict[str, int]) -> None:
        counts = dict(zip(COLOURS, getattr(state.sheets[0], field), strict=True))
        assert {colour: counts[colour] for colour in expected} == expected

    return check


def check_built(state: TroyesState, expected: dict[str, list[int]]) -> None:
    for row, columns in expected.items():
        assert [column + 1 for column in state.sheets[0].columns(ROWS.index(row))] == columns


def check_dead(state: TroyesState, expected: dict[str, list[int]]) -> None:
    for name, columns in expected.items():
        colour = COLOURS.index(name)
        assert [c + 1 for c in range(6) if state.sheets[0].is_crossed(colour, c)] == columns


def check_can(state: TroyesState, expected: dict[str, bool]) -> None:
    for spot, possible in expected.items():
        row, column = spot.split(":")
        sheet = state.sheets[0]
        taken = (sheet.built | sheet.crossed) & bit(ROWS.index(row), int(column) - 1)
        assert bool(taken) != possible, spot


def check_factors(state: TroyesState, expected: dict[str, int]) -> None:
    found = dict(zip(ROWS, scoring.factors(state.sheets[0]), strict=True))
    assert {row: found[row] for row in expected} == expected


def check_score(state: TroyesState, expected: dict[str, int]) -> None:
    (sheet,) = RULES.scores(state)
    points = {line.key.rpartition(".")[2]: line.points for line in sheet.lines}
    for colour, resource in zip(COLOURS, RESOURCES, strict=True):
        points[f"{colour}_res"] = points[resource]
    points["total"] = sheet.total
    assert {name: points[name] for name in expected} == expected
    assert sheet.total == scoring.total(state.sheets[0])


CHECKS = {
    "circled": check_tracks("circled"),
    "held": check_tracks("held"),
    "citizens": check_tracks("citizens"),
    "built": check_built,
    "dead": check_dead,
    "can": check_can,
    "mult": check_factors,
    "score": check_score,
}
