"""Chance: labels decide outcomes at a table, scripts fix them in lessons."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import FastChance, ScriptedChance, TableChance, derive, shuffle


def test_an_outcome_depends_on_seed_and_label_alone() -> None:
    first, second = TableChance(7), TableChance(7)
    second.die(("something", "else"), 6)
    assert first.die(("die", 3), 1000) == second.die(("die", 3), 1000)
    assert first.die(("die", 3), 10**9) != first.die(("die", 4), 10**9)
    assert first.die(("die", 3), 10**9) != TableChance(8).die(("die", 3), 10**9)


def test_outcomes_are_pinned_for_ever() -> None:
    chance = TableChance(1)
    assert [chance.die(("pinned", n), 6) for n in range(8)] == PINNED_DICE
    assert chance.order(("pinned",), range(6)) == PINNED_ORDER


PINNED_DICE = [3, 5, 5, 2, 6, 1, 1, 5]
PINNED_ORDER = [3, 1, 5, 2, 0, 4]


def test_a_label_tells_numbers_from_texts_and_where_parts_end() -> None:
    assert len({derive(1, 2), derive(1, "2"), derive(12), derive("1", "2"), derive("12")}) == 5


@given(st.lists(st.integers()), st.integers(0, 2**32))
def test_an_order_loses_and_doubles_nothing(items: list[int], seed: int) -> None:
    assert sorted(TableChance(seed).order(("x",), items)) == sorted(items)
    assert sorted(shuffle(items[:], random.Random(seed).random)) == sorted(items)


@given(st.integers(1, 20), st.integers(0, 2**32))
def test_dice_and_picks_stay_in_their_range(sides: int, seed: int) -> None:
    for chance in (TableChance(seed), FastChance(random.Random(seed))):
        assert 1 <= chance.die(("d",), sides) <= sides
        assert chance.pick(("p",), range(sides)) in range(sides)


def test_every_order_of_three_comes_about_equally_often() -> None:
    chance = FastChance(random.Random(1))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = tuple(chance.order((), range(3)))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_script_fixes_named_outcomes_and_leaves_the_rest_to_chance() -> None:
    chance = ScriptedChance({("card", 1): "b", ("deck",): ("c", "a"), ("die", 1): 4}, TableChance(3))
    assert chance.pick(("card", 1), "abc") == "b"
    assert chance.pick(("card", 2), "abc") == TableChance(3).pick(("card", 2), "abc")
    order = chance.order(("deck",), "abcd")
    assert order[:2] == ["c", "a"]
    assert sorted(order) == list("abcd")
    assert chance.die(("die", 1), 6) == 4
    assert 1 <= chance.die(("die", 2), 6) <= 6


def test_without_another_source_a_script_goes_on_as_the_table_of_seed_nothing() -> None:
    script, table = ScriptedChance({("die",): 3}), TableChance(0)
    assert script.die(("die",), 6) == 3
    items = list(range(40))
    assert [script.die(("other", n), 1000) for n in range(9)] == [
        table.die(("other", n), 1000) for n in range(9)
    ]
    assert script.order(("cards",), items) == table.order(("cards",), items)
    assert script.pick(("card",), items) == table.pick(("card",), items)
    elsewhere = ScriptedChance({}, TableChance(1))
    assert elsewhere.order(("cards",), items) == TableChance(1).order(("cards",), items)


def test_a_script_names_the_first_of_an_order_and_the_rest_follows_by_chance() -> None:
    items = list(range(20))
    script = ScriptedChance({("cards",): (7, 3)})
    rest = [item for item in TableChance(0).order(("cards",), items) if item not in (7, 3)]
    assert script.order(("cards",), items) == [7, 3, *rest]
