"""What the lessons of Troyes Dice say comes true."""

from __future__ import annotations

import pytest

from game.scenes.lesson_table import lessons_of
from game.troyes_dice.scoring import factors
from game.troyes_dice.sheet import BISHOPRIC, CATHEDRAL, CITY_HALL, FORTRESS, HALL, RED, WHITE, YELLOW
from game.troyes_dice.state import TroyesState
from game.troyes_dice.wheel import feast_rule
from tests.scenes.lesson_player import learner

LESSONS = {data.id: data for data in lessons_of("troyes_dice")}


def states_by_step(name: str) -> dict[str, TroyesState]:
    """The table as each step of a lesson finds it."""
    found: dict[str, TroyesState] = {}
    with learner("troyes_dice", LESSONS[name]) as someone:
        while not someone.done:
            found[someone.scene.policy.lesson.step.say] = someone.scene.kept.table.state.copy()
            someone.do_step()
    return found


def test_what_the_first_lesson_says_of_gains_and_prices_comes_true() -> None:
    seen = {say: state.sheets[0] for say, state in states_by_step("first").items()}
    assert seen["took"].circled[YELLOW] == seen["take"].circled[YELLOW] + 5
    assert seen["took"].held[YELLOW] == seen["take"].held[YELLOW] + 5 - 1
    assert seen["took"].citizens == [0, 1, 0]
    assert seen["influence"].citizens == [0, 3, 0]
    assert seen["linked"].citizens == [0, 3 + 2 + 2, 0]
    assert seen["cathedral"].held[WHITE] == seen["factor"].held[WHITE] + 2
    assert seen["third"].held[WHITE] == seen["hall"].held[WHITE] + 3
    assert seen["third"].has(HALL, 4)


def test_what_the_first_lesson_says_of_the_black_die_comes_true() -> None:
    seen = states_by_step("first")
    assert (seen["held"].day, seen["held"].values[seen["held"].black]) == (3, 2)
    assert seen["held"].fronts[seen["held"].notches[seen["held"].black]] == WHITE
    assert seen["held"].sheets[0].has(FORTRESS, 1)
    assert seen["held"].sheets[0].crossed == 0
    assert seen["hall"].sheets[0].is_crossed(YELLOW, 3)
    assert seen["hall"].sheets[0].has(CITY_HALL, 3)
    assert not seen["hall"].sheets[0].has(HALL, 3)


def test_the_cathedral_of_the_first_lesson_scores_city_halls() -> None:
    seen = states_by_step("first")
    assert factors(seen["cathedral"].sheets[0])[CITY_HALL] == 0
    assert seen["factor"].sheets[0].has(CATHEDRAL, 3)
    assert factors(seen["factor"].sheets[0])[CITY_HALL] == 1


def test_the_first_lesson_ends_after_half_the_days() -> None:
    seen = states_by_step("first")
    assert (seen["free"].day, seen["end"].day) == (4, 5)


def test_what_the_second_lesson_says_of_feasts_comes_true() -> None:
    seen = states_by_step("feasts")
    assert [feast_rule(seen["welcome"], slot) for slot in (2, 3)] == ["work_extra_citizen", None]
    assert seen["more"].sheets[0].citizens[RED] == seen["palace"].sheets[0].citizens[RED] + 2 + 1
    assert feast_rule(seen["plain"], 3) == "ignore_black"
    assert seen["plain"].black != 3
    assert feast_rule(seen["truce"], seen["truce"].black) == "ignore_black"
    assert not seen["truce"].destroyed
    assert seen["turned"].sheets[0].has(BISHOPRIC, 5)
    assert feast_rule(seen["purse"], 2) == "free"
    assert seen["free"].sheets[0].held == seen["purse"].sheets[0].held
    assert seen["free"].sheets[0].has(CITY_HALL, 2)


def test_what_the_second_lesson_says_of_plunder_comes_true() -> None:
    seen = states_by_step("feasts")
    assert feast_rule(seen["struck"], seen["struck"].black) == "work_extra_citizen"
    workshops = seen["struck"].notches[seen["struck"].black]
    assert [seen[say].feasts[workshops] for say in ("fortress", "plunder", "free")] == [7, -7, -7]
    assert feast_rule(seen["zero"], 0) == "value_zero"
    assert seen["fires"].sheets[0].held[RED] == seen["zero"].sheets[0].held[RED] - 2
    assert feast_rule(seen["fires"], 1) == "clear_is_black"
    assert seen["fires"].destroyed == 1 << 1 | 1 << seen["fires"].black
    assert not seen["fires"].sheets[0].is_crossed(WHITE, 2)
    assert seen["fires"].sheets[0].is_crossed(WHITE, 4)


@pytest.mark.parametrize("wrong", [("building", 4, 0), ("die", 0), ("resource", 0)])
def test_after_a_wrong_click_the_hand_leads_from_the_first_spot_again(wrong: tuple[int | str, ...]) -> None:
    with learner("troyes_dice", LESSONS["first"]) as someone:
        while someone.scene.policy.lesson.step.say != "take":
            someone.do_step()
        step = someone.scene.policy.lesson.step
        for place in (step.point[0], wrong):
            someone.click(someone.spot(place).rect.center)
        assert someone.scene.notice.wrong
        for place in step.point:
            spot = someone.spot(place)
            assert someone.scene.policy.pointing.target() == spot.rect
            someone.click(spot.rect.center)
        someone.rest()
        assert someone.scene.policy.lesson.step.say == "took"
