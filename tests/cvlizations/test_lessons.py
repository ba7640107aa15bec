"""What the lessons of CVlizations say comes true."""

from __future__ import annotations

from itertools import permutations

from game.core.lesson import fits
from game.cvlizations.moves import LayOrders, Trade
from game.cvlizations.resources import total, unpack
from game.cvlizations.rules import RULES
from game.cvlizations.state import NOTHING
from game.scenes.lesson_table import lessons_of
from tests.scenes.lesson_player import learner

TRADE, WHEEL = 6, 36

LESSONS = {data.id: data for data in lessons_of("cvlizations")}


def test_what_the_first_lesson_says_comes_true() -> None:
    with learner("cvlizations", LESSONS["first"]) as someone:
        seen = {}
        while not someone.done:
            seen[someone.scene.policy.lesson.step.say] = someone.scene.kept.table.state.copy()
            someone.do_step()
    own = {say: (unpack(state.goods[0]), RULES.scores(state)[0].total) for say, state in seen.items()}
    assert own["goods"][0] == (1, 1, 1)
    assert seen["lay"].helm == 0
    food, wood, stone = own["brought"][0]
    assert wood > 1
    assert stone > 1
    assert own["owned"] == ((food, wood - 2, stone - 1), 2)
    assert NOTHING not in seen["helm"].up[1:], "the others have laid"
    assert own["trade"][1] > own["lay_last"][1], "Rest has brought happiness"
    assert seen["trade"].active[0] == 1 << WHEEL
    assert seen["third"].spent[0].bit_count() == 4
    assert seen["age"].age == 1
    assert not any(seen["age"].spent)


def test_trading_with_the_wheel_brings_one_more_in_the_first_lesson() -> None:
    with learner("cvlizations", LESSONS["first"]) as someone:
        while someone.scene.policy.lesson.step.say != "trade":
            someone.do_step()
        state = someone.scene.kept.table.state
        before = total(state.goods[0])
        trades = [move for move in RULES.moves(state, 0) if isinstance(move, Trade)]
        for_food = next(move for move in trades if move.take == 0)
        strength = sum(TRADE in laid for laid in zip(state.up, state.down, strict=True))
        someone.scene.answer(for_food)
        someone.rest()
        gained = total(someone.scene.kept.table.state.goods[0]) - before
        assert gained == 3 - min(strength, 3) + 1


def test_either_of_the_two_orders_that_are_lit_may_lie_face_up() -> None:
    step = next(step for step in LESSONS["first"].steps if step.say == "lay_last")
    lit = [place[1] for place in step.point if place[0] == "hand"]
    assert step.ask is not None
    for up, down in permutations(lit):
        assert fits(LayOrders(int(up), int(down)), step.ask)
    assert not fits(LayOrders(int(lit[0]), 1), step.ask)
