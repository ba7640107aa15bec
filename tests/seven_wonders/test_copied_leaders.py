"""The Courtesans' Guild with every leader there is: from then on it works as if recruited."""

from __future__ import annotations

import pytest

from game.seven_wonders import effects as fx
from game.seven_wonders.catalog import catalog
from game.seven_wonders.moves import Build, CopyLeader, Sell
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import science
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.tally import total
from tests.seven_wonders.table import answer, deal, give, n, stages, table

LEADERS = {leader.id: leader for leader in catalog().leaders}


def copied(name: str) -> tuple[SevenWondersState, SevenWondersState]:
    """A table before and after seat 0 copies a leader of its left neighbour."""
    state = table(3, age=3, leaders=True, cities=True, coins=4, hand=("courtesans_guild", "altar"))
    give(state, 0, "barracks", "baths", "school", "tavern", "stone_pit", "loom_1", "courtesans_guild")
    give(state, 1, name)
    state.victories[0], state.defeats[0], state.stages[0] = (1, 1, 0), 1, 1
    state.pile = (n("pawnshop"),)
    state.choice_owed("copy_leader", 0, 0)
    before = state.copy()
    answer(state, {0: CopyLeader(n(name))})
    return before, state


@pytest.mark.rule("L13")
@pytest.mark.parametrize("name", LEADERS)
def test_a_copied_leader_brings_at_once_what_the_leader_brings(name: str) -> None:
    before, after = copied(name)
    effects = LEADERS[name].effects
    coins = sum(effect.n for effect in effects if isinstance(effect, fx.Coins))
    tokens = sum(effect.tokens for effect in effects if isinstance(effect, fx.Diplomacy))
    shields = sum(effect.n for effect in effects if isinstance(effect, fx.Shields))
    assert after.coins[0] - before.coins[0] == coins
    assert after.diplomacy[0] - before.diplomacy[0] == tokens
    assert after.shields[0] - before.shields[0] == shields
    assert after.powers[0] == before.powers[0] | tables().gain[n(name)].powers
    asked = [topic for topic, _, _ in after.queue]
    assert asked == (["salvage"] if name == "solomon" else [])
    assert after.coins[1:] == before.coins[1:]


@pytest.mark.rule("L13")
@pytest.mark.parametrize("name", LEADERS)
def test_a_copied_leader_scores_as_if_recruited(name: str) -> None:
    before, after = copied(name)
    recruited = before.copy()
    give(recruited, 0, name)
    recruited.coins, recruited.diplomacy = after.coins[:], after.diplomacy[:]
    assert total(after, 0) == total(recruited, 0)
    assert science(after, 0).counts == science(recruited, 0).counts


@pytest.mark.rule("R35")
@pytest.mark.parametrize(("defeats", "points"), [(0, 0), (1, 1), (2, 2)])
def test_olympia_copies_a_guild_that_is_worth_a_single_point(defeats: int, points: int) -> None:
    state = table(3, "olympia_b", age=3)
    stages(state, 0, 3)
    give(state, 1, "strategists_guild")
    state.defeats[2] = defeats
    sources = [source for line in RULES.scores(state)[0].lines for source in line.sources]
    guild = [source.points for source in sources if source.key.endswith("copied_guild")]
    assert guild == ([points] if points else [])


@pytest.mark.rule("L14")
def test_one_leader_more_is_recruited_and_nothing_else_done_with_it() -> None:
    state = table(3, "roma_b", leaders=True, hand=("altar", "theater"), coins=1)
    state.leaders[0], state.leader_sizes[0] = (n("zenobia"),), 1
    state.choice_owed("extra_leader", 0, 0)
    deal(state, 0, "altar", "theater")
    for move in (Sell(n("zenobia")), Build(n("altar")), Sell(n("altar"))):
        reason = RULES.why_not(state, 0, move)
        assert reason is not None
        assert reason.key == "seven_wonders.reason.not_offered"
