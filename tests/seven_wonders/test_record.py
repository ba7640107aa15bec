"""What a profile keeps of 7 Wonders: every medal is proven by a city that earns it and one that doesn't."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.record import together
from game.seven_wonders.record import SevenWondersRecord, medals, of, role
from game.seven_wonders.state import SevenWondersState
from tests.seven_wonders.table import cities, give, n, stages, table


def over(state: SevenWondersState) -> SevenWondersState:
    state.age_opened(3, 0, -1)
    state.phase_opened("over")
    return state


def reached(record: SevenWondersRecord) -> dict[str, int]:
    """The grades of a record."""
    return {medal.id: grade for medal in medals() if (grade := medal.grade(record))}


def earned(state: SevenWondersState, seat: int = 0) -> set[str]:
    return set(reached(of(over(state), seat)))


def won(seats: int = 3, **given: Any) -> SevenWondersState:
    """A table that seat 0 wins by its coins."""
    state = table(seats, **given)
    state.coins[0] = 9
    return state


def test_a_game_and_a_victory() -> None:
    assert earned(won()) == {"first_city", "victor", "peacemaker", "no_raw"}
    assert earned(won(), 1) == {"first_city"}


def test_a_complete_wonder_takes_its_last_stage() -> None:
    state = won()
    stages(state, 0, 2)
    assert "wonder_built" not in earned(state)
    stages(state, 0, 1)
    record = of(over(state), 0)
    assert "wonder_built" in reached(record)
    assert record.wonders == ("giza_a",)
    assert role(state, 0) == "wonder:giza_a"


def test_a_grand_tour_counts_wonders_and_not_their_sides() -> None:
    same = SevenWondersRecord(wonders=("giza_a", "giza_b", "olympia_a"))
    assert "world_tour" not in reached(same)
    assert reached(together(same, SevenWondersRecord(wonders=("rhodos_b",))))["world_tour"] == 1


def test_a_warlord_wins_every_conflict() -> None:
    state = won()
    state.victories[0] = (2, 2, 2)
    assert "warlord" in earned(state)
    state.victories[0] = (2, 1, 2)
    assert "warlord" not in earned(state)
    assert "peacemaker" not in earned(state)


def test_a_peacemaker_must_win() -> None:
    assert "peacemaker" in earned(won())
    assert "peacemaker" not in earned(won(), 1)


def test_out_of_nothing_bears_no_brown_and_no_grey_card() -> None:
    for name in ("lumber_yard", "glassworks_1"):
        state = won()
        give(state, 0, name)
        assert "no_raw" not in earned(state)
    state = won()
    give(state, 0, "altar")
    assert "no_raw" in earned(state)


LEADERS = ("alexander", "caesar", "plato", "ramses")
SHADOWS = ("hideout", "lair", "residence", "gates_of_the_city")


@pytest.mark.parametrize(("names", "medal"), [(LEADERS, "court"), (SHADOWS, "shadows")])
def test_four_of_a_kind(names: tuple[str, ...], medal: str) -> None:
    state = cities("giza_a", leaders=True)
    for name in names[:3]:
        state.cities[0] |= 1 << n(name)
    assert medal not in earned(state)
    state.cities[0] |= 1 << n(names[3])
    assert medal in earned(state)


def test_free_of_debt_is_a_matter_of_cities() -> None:
    assert "no_debt" in earned(won(cities=True))
    assert "no_debt" not in earned(won())
    state = won(cities=True)
    state.debts[0] = 1
    assert "no_debt" not in earned(state)


def test_allies_win_in_pairs() -> None:
    state = won(4, teams=True)
    assert "allies" in earned(state)
    assert "allies" in earned(state, 1)
    assert "allies" not in earned(state, 2)
    assert "allies" not in earned(won(4))


@pytest.mark.parametrize(
    ("medal", "field"),
    [
        ("great_library", "science"),
        ("forum", "civilian"),
        ("guilds", "guild"),
        ("caravan", "commerce"),
        ("treasure", "coins"),
        ("great_city", "best"),
    ],
)
def test_a_greater_number_is_a_better_grade(medal: str, field: str) -> None:
    steps = next(found.steps for found in medals() if found.id == medal)
    values = (steps[0] - 1, *steps)
    records = [msgspec.structs.replace(SevenWondersRecord(), **{field: value}) for value in values]
    assert [reached(record).get(medal, 0) for record in records] == [0, 1, 2, 3]


def test_points_are_kept_by_kind_and_only_the_best() -> None:
    state = won()
    give(state, 0, "apothecary", "altar", "school", "scriptorium")
    record = of(over(state), 0)
    assert (record.civilian, record.coins) == (2, 9)
    assert record.science > 0
    better = together(record, SevenWondersRecord(civilian=20, science=1))
    assert (better.civilian, better.science) == (20, record.science)


def test_every_medal_has_steps_that_rise() -> None:
    assert len(medals()) >= 12
    for medal in medals():
        assert list(medal.steps) == sorted(set(medal.steps))


def test_a_record_survives_the_store() -> None:
    record = SevenWondersRecord(games=2, wonders=("giza_a",), science=30)
    assert msgspec.json.decode(msgspec.json.encode(record), type=SevenWondersRecord) == record
