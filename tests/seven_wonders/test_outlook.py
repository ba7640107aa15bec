"""What the cities are heading for when an age is over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from game.ai.halving import judge
from game.ai.playout import play_on
from game.core.chance import FastChance
from game.core.components import BadData
from game.core.rules import asked_together
from game.seven_wonders import outlook_fit, tally
from game.seven_wonders.bot import BOT, SevenWondersBot, ambitions
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.outlook import (
    FILE,
    TWO_FILE,
    Outlook,
    features,
    fresh_age,
    outlooks,
    read_outlooks,
    rows,
)
from game.seven_wonders.outlook_fit import TABLES, TABLES_OF_TWO, Batch, OutlookFitting, played
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

KINDS = [
    SevenWondersOptions(seats=2),
    SevenWondersOptions(seats=4, cities=False),
    SevenWondersOptions(seats=4, cities=True, leaders=True, teams=True),
    SevenWondersOptions(seats=7, cities=True, leaders=True),
]


FILES = {FILE: TABLES, TWO_FILE: TABLES_OF_TWO}


def begun(options: SevenWondersOptions, age: int, seed: int = 1) -> SevenWondersState:
    """A game played by judged worth up to the beginning of an age."""
    chance, state = FastChance(random.Random(seed)), RULES.blank(options)
    RULES.set_up(state, chance)
    while not (fresh_age(state) and state.age == age):
        asked = asked_together(RULES.asks(state))
        RULES.play(state, {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asked}, chance)
    return state


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("age", [2, 3])
def test_every_city_gets_a_guess_that_is_worth_more_than_its_points(
    options: SevenWondersOptions, age: int
) -> None:
    state = begun(options, age)
    guessed = Outlook(outlooks(TWO_FILE if options.seats == 2 else FILE), evaluation()).totals(state)
    assert all(now < guess < 120 for now, guess in zip(tally.totals(state), guessed, strict=True))


def test_each_feature_has_its_number() -> None:
    assert {len(row) for row in rows(begun(KINDS[1], 2), evaluation())} == {len(features())}


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_guess_is_the_sum_of_all_features(options: SevenWondersOptions) -> None:
    state, given = begun(options, 3), outlooks(FILE)
    weights = (given.boxes if options.boxed else given.plain)["3"]
    sums = [
        sum(weights[name] * value for name, value in zip(features(), row, strict=True))
        for row in rows(state, evaluation())
    ]
    assert Outlook(given, evaluation()).totals(state) == pytest.approx(sums)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_guess_is_nearer_than_the_points_of_now_and_any_mean(path: Path) -> None:
    guess = Outlook(outlooks(path), evaluation())
    seen = [one for one in played(Batch(0, 96, 77, FILES[path])) if one.state.age == 3]
    pairs = [pair for one in seen for pair in zip(guess.totals(one.state), one.points, strict=True)]
    mean = sum(points for _, points in pairs) / len(pairs)
    error = sum(abs(guessed - points) for guessed, points in pairs)
    assert error < 0.85 * sum(abs(mean - points) for _, points in pairs)


def noticed(state: SevenWondersState, party: int) -> dict[str, float]:
    """What there is to weigh of a city, by name, as far as there is any."""
    row = rows(state, evaluation())[party]
    return {name: value for name, value in zip(features(), row, strict=True) if value}


def test_what_a_neighbour_has_is_told_apart_by_its_side() -> None:
    state = begun(KINDS[1], 2)
    seen, left, right = noticed(state, 0), noticed(state, state.left(0)), noticed(state, state.right(0))
    for side, theirs in (("left", left), ("right", right)):
        own = {name: value for name, value in theirs.items() if name.startswith("card.")}
        assert own
        assert own == {
            name.removeprefix(f"{side}."): value
            for name, value in seen.items()
            if name.startswith(f"{side}.card.")
        }
        assert theirs.get("shields") == seen.get(f"{side}.shields")


def test_a_city_is_judged_otherwise_when_a_card_is_on_its_other_side() -> None:
    state, card = begun(KINDS[1], 2), tables().ids.index("scriptorium")
    for city, same in enumerate(state.cities):
        state.cities[city] = same & ~tables().same[card]
    turned = state.copy()
    state.cities[state.left(0)] |= 1 << card
    turned.cities[turned.right(0)] |= 1 << card
    guess = Outlook(outlooks(FILE), evaluation())
    assert guess.totals(state)[0] != guess.totals(turned)[0]


def test_what_nobody_has_seen_of_the_next_age_changes_nothing() -> None:
    state = begun(KINDS[1], 2)
    other = state.copy()
    other.hands = [other.hands[-1], *other.hands[:-1]]
    guess = Outlook(outlooks(FILE), evaluation())
    assert guess.totals(state) == guess.totals(other)


def test_two_seats_have_a_guess_of_their_own_that_is_neither_too_high_nor_too_low() -> None:
    seen = [one for one in played(Batch(0, 240, 78, TABLES_OF_TWO)) if one.state.age == 3]
    errors = {}
    for path in FILES:
        guess = Outlook(outlooks(path), evaluation())
        pairs = [pair for one in seen for pair in zip(guess.totals(one.state), one.points, strict=True)]
        errors[path] = [guessed - points for guessed, points in pairs]
        if path == TWO_FILE:
            assert abs(sum(errors[path])) < 0.6 * len(pairs)
    assert sum(map(abs, errors[TWO_FILE])) < sum(map(abs, errors[FILE]))
    state = seen[0].state
    expected = Outlook(outlooks(TWO_FILE), evaluation()).totals(state)[:2]
    assert BOT.values(state) == ambitions(expected, BOT.spread)


def test_an_age_is_not_fresh_any_more_once_the_free_city_has_its_order() -> None:
    state = begun(KINDS[0], 2)
    assert (state.phase, state.holder) == ("city", 0)
    RULES.play(state, {0: BOT.playout(state, 0, FastChance(random.Random(3)))}, FastChance(random.Random(3)))
    assert (state.phase, state.turn) == ("turn", 1)
    assert not fresh_age(state)


def test_what_the_free_city_is_told_in_the_first_turn_of_an_age_makes_a_difference() -> None:
    state = begun(KINDS[0], 2)
    moves = list(BOT.candidates(state, 0, 8))
    values = [value for number in range(4) for value in judge(BOT, state, 0, moves, number)]
    assert len(set(values)) > len(moves)


def test_the_leaders_in_the_hand_count_and_those_that_nobody_knows_do_not() -> None:
    state = begun(KINDS[3], 3)
    other = state.copy()
    other.leaders = [(), *state.leaders[1:]]
    unknown = state.copy()
    unknown.leaders = [(-1,) * len(state.leaders[0]), *state.leaders[1:]]
    guess = Outlook(outlooks(FILE), evaluation())
    assert guess.totals(state)[0] != guess.totals(other)[0]
    assert guess.totals(unknown) == guess.totals(other)
    assert guess.totals(state)[1:] == guess.totals(other)[1:]


class Looking(SevenWondersBot):
    """Notes the ages in which it judges."""

    def __init__(self) -> None:
        super().__init__()
        self.ages: list[int] = []

    def values(self, state: SevenWondersState) -> Sequence[float]:
        self.ages.append(state.age)
        return super().values(state)


@pytest.mark.parametrize("kind", KINDS)
def test_a_playout_is_judged_once_at_the_beginning_of_each_of_the_next_two_ages_or_at_the_end(
    kind: SevenWondersOptions,
) -> None:
    for number in range(20):
        chance, state, turns = FastChance(random.Random(number)), RULES.blank(kind), number
        RULES.set_up(state, chance)
        while (asks := RULES.asks(state)) and (turns > 0 or fresh_age(state)):
            RULES.play(
                state,
                {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asked_together(asks)},
                chance,
            )
            turns -= 1
        bot, age = Looking(), state.age
        play_on(bot, state, chance)
        assert bot.ages == [later for later in (2, 3) if later > age]
        assert (state.age, state.phase == "over") == ((3, False) if age < 2 else (3, True))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_must_weigh_each_feature(path: Path, tmp_path: Path) -> None:
    found = OutlookFitting(path, FILES[path]).nothing()
    del found.plain["3"]["coins"]
    broken = tmp_path / "outlook.json"
    broken.write_bytes(msgspec.json.encode(found))
    with pytest.raises(BadData, match="features"):
        read_outlooks(broken)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_weights_are_written_as_they_are_read(path: Path, tmp_path: Path) -> None:
    shipped = OutlookFitting(path, FILES[path]).shipped()
    copy = tmp_path / "outlook.json"
    assert OutlookFitting(copy, FILES[path]).write(shipped) == "outlook.json"
    assert read_outlooks(copy) == shipped


def test_every_outlook_is_fitted_with_the_seats_it_is_asked_for() -> None:
    assert {options.seats for options in TABLES_OF_TWO} == {2}
    assert 2 not in {options.seats for options in TABLES}
    assert set(outlook_fit.fittings()) == {path.stem for path in FILES}
