"""What a profile keeps of My City's games, episodes and campaigns."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.chance import TableChance
from game.core.record import together
from game.core.rules import deal
from game.my_city.campaign import EPISODES
from game.my_city.course import evaluate
from game.my_city.options import MyCityOptions
from game.my_city.record import MyCityRecord, medals, of, role
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from tests.my_city.episodes import campaign_at, city_in


def episode_over(n: int, **kept: Any) -> MyCityState:
    """A campaign right after the sheets of an episode were written."""
    state = campaign_at(n, city_in(n, **kept), city_in(n))
    state.part_ended(tuple(RULES.scores(state)))
    return state


def reached(record: MyCityRecord) -> dict[str, int]:
    """The grades of a record."""
    return {medal.id: grade for medal in medals() if (grade := medal.grade(record))}


def test_a_single_game_counts_but_opens_no_envelope() -> None:
    state, _ = deal(RULES, MyCityOptions(), TableChance(1))
    state.game_ended()
    record = of(state, 0)
    assert (record.games, record.episodes, record.chapter) == (1, (), 0)
    assert set(record.feats) == {"first_city"}
    assert role(state, 0) == ""


def test_episodes_are_gathered_and_chapters_remembered() -> None:
    record = together(of(episode_over(3), 0), of(episode_over(4), 0))
    assert (record.games, record.episodes, record.chapter) == (2, (3, 4), 2)
    assert "chapter_one" in reached(record)
    every = next(medal for medal in medals() if medal.id == "every_episode")
    assert (every.done(record), every.steps[-1]) == (2, EPISODES)


def test_an_episode_alone_opens_no_chapter() -> None:
    options = MyCityOptions(mode="episode", episode=22)
    state, _ = deal(RULES, options, TableChance(1))
    state.game_ended()
    record = together(MyCityRecord(chapter=2), of(state, 1))
    assert (record.chapter, record.episodes) == (2, (22,))
    assert role(state, 1) == "part:22"


def test_the_last_of_24_episodes_turns_every_page() -> None:
    before = MyCityRecord(episodes=tuple(range(1, EPISODES)))
    assert reached(before)["every_episode"] == 2
    assert reached(together(before, of(episode_over(EPISODES), 0)))["every_episode"] == 3


def test_a_full_cabinet_is_seen_at_an_episodes_end() -> None:
    assert "cabinet_full" in reached(of(episode_over(12, nuggets=6), 0))
    assert "cabinet_full" not in reached(of(episode_over(12, nuggets=5), 0))


def test_a_campaign_counts_circles_and_leaves_the_best_score_alone() -> None:
    state = campaign_at(EPISODES, city_in(EPISODES, circles=(20, 1, 1, 0)), city_in(EPISODES))
    evaluate(state)
    state.game_ended()
    record = together(MyCityRecord(best=31, games=24), of(state, 0))
    assert (record.best, record.games, record.campaigns, record.campaigns_won) == (31, 24, 1, 1)
    assert record.circles >= 22
    assert set(reached(of(state, 0))) == {"campaign_done", "campaign_won"}
    assert of(state, 1).campaigns_won == 0


def test_every_achievement_has_a_goal_and_a_record_survives_the_store() -> None:
    record = MyCityRecord(games=2, episodes=(3, 5), achievements=("first_city",))
    assert all(medal.steps[0] >= 1 for medal in medals())
    assert msgspec.json.decode(msgspec.json.encode(record), type=MyCityRecord) == record
