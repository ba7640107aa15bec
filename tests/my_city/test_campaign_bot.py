"""The AI in the campaign: it plays by each episode's rows and affixes its stickers with sense."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean

import pytest

from game.ai.playout import answers, play_on
from game.core.chance import Chance, FastChance, TableChance
from game.core.reason import Refused
from game.core.rules import Move, asked_together, deal
from game.my_city import sticker_policy
from game.my_city.bot import BOT
from game.my_city.bound import of_deal
from game.my_city.campaign import EPISODES
from game.my_city.evaluation import Evaluation
from game.my_city.legacy import Legacy
from game.my_city.moves import Affix, AffixCog, Place
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES, TOPIC
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.terrain import number_of, printed
from game.my_city.weights import weights
from tests.my_city.episodes import campaign_at, cell_of, city_in


def by_evaluation(options: MyCityOptions, seed: int) -> MyCityState:
    """A table that all seats play by evaluation alone."""
    chance = TableChance(seed)
    state, _ = deal(RULES, options, chance)
    while RULES.asks(state):
        RULES.play(state, answers(BOT, state, chance), chance)
    return state


@pytest.mark.parametrize("n", range(1, EPISODES + 1))
def test_candidates_and_playout_moves_are_legal_in_every_episode(n: int) -> None:
    chance = FastChance(random.Random(n))
    state, _ = deal(RULES, MyCityOptions(mode="episode", episode=n), chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        for ask in asked:
            for move in [*BOT.candidates(state, ask.seat, 6), BOT.playout(state, ask.seat, chance)]:
                assert RULES.why_not(state, ask.seat, move) is None
        RULES.play(state, {ask.seat: RULES.sample(state, ask.seat, chance) for ask in asked}, chance)


def test_the_ai_looks_ahead_to_the_end_of_the_episode_only() -> None:
    state = campaign_at(3, city_in(3), city_in(3))
    chance = TableChance(1)
    RULES._next_card(state, chance)
    world = BOT.world(state, 0, chance)
    play_on(BOT, world, chance)
    assert world.over
    assert world.mode.n == 3
    assert story_of(state).goes_on, "the truth stays as it was"


@pytest.mark.parametrize("n", [16, 20, 22])
def test_judging_by_the_episodes_rows_beats_the_plain_evaluation(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mean() -> float:
        options = MyCityOptions(mode="episode", episode=n)
        return fmean(RULES.scores(by_evaluation(options, seed))[0].total for seed in range(20))

    better = mean()
    plain = cache(lambda terrain: Evaluation(terrain, weights()))
    monkeypatch.setattr(BOT, "evaluation", plain)
    assert better > mean() + 2


def test_rows_that_an_episode_does_not_have_weigh_nothing() -> None:
    first, last = (BOT.evaluation(city_in(n).terrain).weights for n in (1, 24))
    assert (first.lead, first.join, first.church_waste, first.gold) == (0, 0, 0, 0)
    assert last.hole > 0 > weights().hole


def test_a_chain_from_the_port_draws_the_next_building_of_its_colour() -> None:
    city = city_in(21, ("R1", ["E4", "F4"]), stickers={"E3": "port"})
    judge = BOT.evaluation(city.terrain)
    assert judge.best(city, number_of("R3"))[0][1].mask & ~((1 << 12 * 6) - 1), "it reaches row 7 or beyond"


# ---------------------------------------------------------------------- stickers


def affixed(name: str, **kept: tuple[int, ...]) -> Move:
    return sticker_policy.best(Legacy(printed("legacy"), owed=(name,), **kept))  # type: ignore[arg-type]


def test_trees_and_rocks_lie_where_they_were_measured_to_do_best() -> None:
    for name, table in (("tree1", sticker_policy.worth().tree1), ("rock2", sticker_policy.worth().rock2)):
        move = affixed(name)
        assert isinstance(move, Affix)
        best = max(value for cell, value in table.items() if printed("legacy")[_at(cell)] == "s")
        assert table[f"{chr(65 + move.col)}{move.row + 1}"] == best


def _at(name: str) -> int:
    row, col = cell_of(name)
    return row * 11 + col


def test_a_blank_covers_the_rocks_that_cost_most_and_a_cog_the_largest_building() -> None:
    assert affixed("blank") == Affix(*cell_of("A8"))
    assert affixed("cog") == AffixCog(number_of("B8"))
    assert affixed("cog", cogs=(number_of("B8"),)) != AffixCog(number_of("B8"))


def test_a_well_lies_where_all_four_sides_can_be_built_on() -> None:
    move = affixed("well")
    assert isinstance(move, Affix)
    assert sticker_policy.promise(printed("legacy"), "well", (move.row, move.col))[0] == 4


def circles(seed: int, sensible: int) -> int:
    """How many circles more the seat with sensible stickers has after a campaign; both build alike."""
    chance, source = TableChance(seed), FastChance(random.Random(seed))
    state, _ = deal(RULES, MyCityOptions(mode="campaign"), chance)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        moves = {ask.seat: _answer(state, ask.seat, ask.topic, sensible, source) for ask in asked}
        RULES.play(state, moves, chance)
    won = [sum(keeps(city).circles) for city in state.cities]
    return won[sensible] - won[1 - sensible]


def _answer(state: MyCityState, seat: int, topic: str, sensible: int, source: Chance) -> Move:
    if topic == TOPIC or seat == sensible:
        return BOT.playout(state, seat, source)
    return RULES.sample(state, seat, source)


@pytest.mark.nightly
def test_over_40_campaigns_sensible_stickers_beat_random_ones() -> None:
    margins = [circles(seed, seat) for seed in range(20) for seat in (0, 1)]
    assert fmean(margins) > 1
    assert sum(margin > 0 for margin in margins) > sum(margin < 0 for margin in margins)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ais_play_whole_campaigns(seats: int) -> None:
    state = by_evaluation(MyCityOptions(seats=seats, mode="campaign"), seats)
    assert [page.episode for page in story_of(state).chronicle] == list(range(1, EPISODES + 1))
    assert all(any(site for site in page.built) for page in story_of(state).chronicle)


def test_there_is_no_bound_for_episodes() -> None:
    with pytest.raises(Refused):
        of_deal(MyCityOptions(mode="episode"), 1)


def test_the_ai_builds_in_a_campaign_from_the_first_card() -> None:
    state = campaign_at(1, city_in(1), city_in(1))
    RULES._next_card(state, TableChance(2))
    assert all(isinstance(BOT.playout(state, seat, TableChance(0)), Place) for seat in (0, 1))
