"""AIs choose legal moves from what they may see alone, the same ones every time."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import pytest

from game.ai import halving
from game.ai.bot import BASELINES, LEVELS, Effort, outcome
from game.ai.mind import Mind, finish, think
from game.core.chance import TableChance
from game.core.mask import mask_all
from game.core.reason import Refused
from game.core.rules import act, asked_together, deal
from game.core.table import Table
from tests.toy.bot import BOT, AuctionBot
from tests.toy.events import HandReceived
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=3)


class Halving(AuctionBot):
    method: ClassVar[Literal["halving", "tree"]] = "halving"


def opening_views(seed: int, seat: int = 0) -> tuple[Any, Any]:
    table = Table.open(RULES, OPTIONS, seed)
    return table, table.view({seat})


@pytest.mark.parametrize("level", LEVELS + BASELINES)
@pytest.mark.parametrize("bot", [BOT, Halving(RULES)], ids=["tree", "halving"])
def test_a_level_plays_a_whole_game_of_legal_moves(level: str, bot: AuctionBot) -> None:
    table = Table.open(RULES, OPTIONS, 5)
    minds = [Mind(bot, OPTIONS, seat, level) for seat in range(3)]
    for seat, mind in enumerate(minds):
        table.attach({seat}, mind)
    while asks := table.asks():
        seat = asks[0].seat
        table.answer(seat, minds[seat].choose(table.number(seat)).move)
    assert table.over


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "ucb100"])
def test_the_same_view_and_number_give_the_same_advice(level: str) -> None:
    _, view = opening_views(9)
    assert finish(think(BOT, view, 0, 77, level)) == finish(think(BOT, view, 0, 77, level))


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "ucb100"])
def test_a_choice_does_not_change_when_the_others_hands_are_exchanged(level: str) -> None:
    table, _ = opening_views(3)
    hands = [event for event in table.events if isinstance(event, HandReceived)]
    first, second = hands[1], hands[2]
    other = [
        HandReceived(first.seat, second.cards) if event is first
        else HandReceived(second.seat, first.cards) if event is second
        else event
        for event in table.events
    ]  # fmt: skip
    choices = []
    for events in (table.events, other):
        mind = Mind(BOT, OPTIONS, 0, level)
        mind.observe(mask_all(events, {0}))
        choices.append(mind.choose(1))
    assert choices[0] == choices[1]


def test_a_mind_goes_back_with_its_table() -> None:
    table = Table.open(RULES, OPTIONS, 3, friendly=True)
    mind = Mind(BOT, OPTIONS, 0, "novice")
    table.attach({0}, mind)
    before = mind.knowledge.view.copy()
    for seat in range(3):
        table.answer(seat, RULES.moves(table.state, seat)[0])
    assert mind.knowledge.view != before
    table.undo(0)
    assert mind.knowledge.view == before


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        Mind(BOT, OPTIONS, 0, "genius")
    assert "master" in str(refused.value.reason.values["known"])


def test_master_wins_more_than_its_share_against_random() -> None:
    wins = 0
    for seed in range(12):
        state, _ = deal(RULES, OPTIONS, TableChance(seed))
        chance = TableChance(seed)
        while asks := RULES.asks(state):
            asked = asked_together(asks)
            moves = {
                ask.seat: finish(
                    think(BOT, state, ask.seat, seed, "adept" if ask.seat == 0 else "random")
                ).move
                for ask in asked
            }
            for event in act(RULES, state, moves, chance):
                state.apply(event)
        wins += state.points[0] == max(state.points)
    assert wins >= 6


def test_outcomes_lie_between_zero_and_one_and_follow_the_margin() -> None:
    assert outcome([10, 10], 10) == [0.5, 0.5]
    first, second, third = outcome([30, 20, 0], 10)
    assert 1 > first > 0.5 > second > third > 0
    assert outcome([40], 10) == [0.5]


def test_who_overlooks_everything_makes_some_candidate_all_the_same() -> None:
    _, view = opening_views(9)
    bot = Halving(RULES)
    full = halving.candidates(bot, view, 0, 1, Effort(8, 6))
    for number in range(20):
        blind = halving.candidates(bot, view, 0, number, Effort(8, 6, overlooks=1.0))
        assert len(blind) == 1
        assert blind[0] in full
    some = {len(halving.candidates(bot, view, 0, number, Effort(8, 6, 0.5))) for number in range(40)}
    assert len(some) > 1
    assert max(some) <= len(full)
