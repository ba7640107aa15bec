"""What a chapter brings can be tried out: every try-out ends well, shows its effect, and leaves no trace."""

from __future__ import annotations

import pytest

from game.my_city.campaign import episodes
from game.my_city.rules import RULES
from game.scenes.table import TableScene
from game.scenes.tryout import TryOutPolicy, tryouts_of
from game.ui.locale import languages
from tests.scenes.lesson_player import Trier, learner, take_lesson, take_lesson_twice, take_lesson_wrongly
from tests.seated import Sit

TRYOUTS = {data.id: data for data in tryouts_of("my_city")}
EFFECTS = {
    "episode_1": {"rocks": 2, "empties": 3},
    "episode_2": {"wells": 4},
    "episode_5": {"churches": 3},
    "episode_10": {"gold": 3},
    "episode_13": {"investor": 1},
    "episode_14": {"factories": 2},
    "episode_16": {"mines": 2},
    "episode_19": {"railroad": 2},
    "episode_20": {"port_link": 6},
    "episode_22": {"parks": 1},
}
"""What the learner's own building brings, by row."""


def test_every_chapter_has_a_try_out() -> None:
    assert {f"episode_{chapter.episodes[0]}" for chapter in episodes().chapters} <= set(TRYOUTS)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TRYOUTS)
def test_a_try_out_is_taken_by_clicking_only_what_it_points_at(name: str, language: str, large: bool) -> None:
    take_lesson("my_city", TRYOUTS[name], language, large, Trier)


@pytest.mark.parametrize("name", TRYOUTS)
def test_every_wrong_click_is_answered_and_changes_nothing(name: str) -> None:
    take_lesson_wrongly("my_city", TRYOUTS[name], kind=Trier)


@pytest.mark.parametrize("name", TRYOUTS)
def test_every_step_can_be_gone_back_to_and_done_again(name: str) -> None:
    take_lesson_twice("my_city", TRYOUTS[name], Trier)


@pytest.mark.parametrize("name", EFFECTS)
def test_the_learner_s_building_brings_what_the_try_out_says(name: str) -> None:
    scored = []
    with learner("my_city", TRYOUTS[name], kind=Trier) as someone:
        while not someone.done:
            lines = RULES.scores(someone.scene.kept.table.state)[0].lines
            scored.append({line.key.rpartition(".")[2]: line.points for line in lines})
            someone.do_step()
    assert {row: scored[-1][row] - scored[0][row] for row in EFFECTS[name]} == EFFECTS[name]


def test_the_obstacle_s_try_out_loses_a_building() -> None:
    with learner("my_city", TRYOUTS["episode_4"], kind=Trier) as someone:
        while someone.scene.policy.lesson.step.say != "blocked":
            someone.do_step()
        assert len(someone.scene.kept.table.state.blocked) == 1


def test_an_episode_s_page_leads_to_its_try_out_and_back_and_nothing_of_it_is_kept(sit: Sit) -> None:
    seated = sit(mode="episode")
    events, tables = len(seated.table.events), len(seated.scene.cabinet.store.tables(archived=True))
    seated.click(seated.button("page_try"))
    scene = seated.app.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.policy, TryOutPolicy)
    assert scene.policy.lesson.data.id == "episode_1"
    seated.app.pop(scene)
    assert seated.app.scene is seated.scene
    assert seated.scene.view.spots(seated.scene.sight)[0].id == ("overview",)
    assert len(seated.table.events) == events
    assert len(seated.scene.cabinet.store.tables(archived=True)) == tables
