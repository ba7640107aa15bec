"""A campaign by mouse and another by keys alone end as the same answers given to the core."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pytest

from game.core.rules import Move
from game.core.table import Table
from game.my_city.campaign import EPISODES
from game.my_city.moves import Affix, AffixCog, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import story_of
from game.tabletop.meaning import Answer
from game.ui.focus import Spot
from tests.seated import Seated, Sit

Hand = Callable[[Seated, Hashable], None]
PAGES = (("letter",), ("overview",), ("chronicle",))


def spots_of(seated: Seated) -> dict[Hashable, Spot]:
    return {spot.id: spot for spot in seated.scene.form.ring.spots}


def by_mouse(seated: Seated, goal: Hashable) -> None:
    seated.click(spots_of(seated)[goal].rect.center)


def by_keys(seated: Seated, goal: Hashable) -> None:
    """With the arrows, on the shortest way."""
    seated.walk(goal)
    seated.key("confirm")


def read(seated: Seated, hand: Hand) -> int:
    """Close the pages that lie over the table; how many there were."""
    count = 0
    while pages := [page for page in PAGES if page in spots_of(seated)]:
        hand(seated, pages[0])
        count += 1
    return count


def answer(seated: Seated, hand: Hand, number: int) -> Move:
    """Quit every episode at once, name the city, affix what is owed; the move made."""
    sight, view = seated.scene.sight, seated.scene.view
    if sight.task is None:
        for _ in range(2):
            hand(seated, ("button", "quit"))
        return Quit()
    legal = RULES.moves(sight.state, seated.scene.session.seat)
    move = legal[number * 5 % len(legal)]
    if isinstance(move, Affix | AffixCog):
        hand(seated, ("cell", move.row, move.col) if isinstance(move, Affix) else ("building", move.building))
        hand(seated, ("button", "affix"))
        return move
    meant = {spot.id: view.press(spot.id, sight) for spot in view.spots(sight)}
    hand(seated, next(goal for goal, meaning in meant.items() if meaning == Answer(move)))
    return move


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_campaign_ends_as_the_same_answers_given_to_the_core(sit: Sit, hand: Hand) -> None:
    seated = sit(("Ada", "Bea"), seed=3, mode="campaign")
    options = MyCityOptions(seats=2, mode="campaign")
    plain: Table[Any, Any] = Table.open(RULES, options, 3, friendly=True)
    number = pages = 0
    while not seated.table.over:
        pages += read(seated, hand)
        seat = seated.scene.session.seat
        plain.answer(seat, answer(seated, hand, number))
        assert seated.table.events == plain.events
        seated.settle()
        number += 1
    assert plain.over
    assert seated.table.state == plain.state
    assert len(story_of(plain.state).chronicle) == EPISODES
    assert pages >= 2 * EPISODES - 2


def test_a_double_click_that_begins_an_episode_does_not_pass_its_first_building(sit: Sit) -> None:
    seated = sit(("Ada", "Bea"), seed=3, mode="campaign")
    for _ in range(2):
        answer(seated, by_mouse, 0)
        seated.settle()
    assert ("letter",) in spots_of(seated)
    seated.press(seated.button("page_close"))
    assert ("overview",) in spots_of(seated)
    begin = seated.button("page_close")
    seated.app.step([], 0.5)
    seated.press(begin)
    assert ("overview",) not in spots_of(seated)
    seated.app.step([], 0.1)
    state = seated.table.state
    seated.press(begin)
    assert seated.table.state is state
    assert not seated.table.sealed
    seated.app.step([], 0.5)
    seated.press(seated.button("pass"))
    assert seated.table.sealed
