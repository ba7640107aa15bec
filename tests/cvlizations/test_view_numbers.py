"""A tribe's numbers tell why they have changed: what an idea cost, what an order brought, what was stolen."""

from __future__ import annotations

from game.cvlizations.moves import BuyIdea
from game.cvlizations.view.numbers import numbers
from game.cvlizations.view.sight import LOOT, TRIBE
from tests.numbers import play_until, tip
from tests.seated import Sit


def test_an_idea_is_told_of_the_resources_it_cost_and_of_the_happiness_it_brought(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"))
    bought = play_until(seated, lambda move: isinstance(move, BuyIdea))
    assert isinstance(bought, BuyIdea)
    for kind, paid in enumerate((bought.food, bought.wood, bought.stone)):
        told = tip(seated, (LOOT, 0, kind)).gains
        buying = [gain for gain, said in told if said.startswith("Ada buys")]
        assert buying[:1] == ([-paid] if paid else [])
    assert any(said.startswith("Ada buys") for _, said in tip(seated, (TRIBE, 0)).gains)


def test_the_mark_is_the_difference_since_the_own_answer(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"))
    play_until(seated, lambda move: isinstance(move, BuyIdea))
    session = seated.scene.session
    was, now = numbers(session.showing.at(session.since), 0), numbers(session.showing.now, 0)
    assert seated.scene.picture().gained == {n: now[n] - was[n] for n in now if now[n] != was[n]}
