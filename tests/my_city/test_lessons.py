"""What the lessons of My City say comes true."""

from __future__ import annotations

from game.my_city.catalog import buildings
from game.my_city.grid import around, bit, cells
from game.my_city.moves import Place
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.view.sight import BOARD_SPOT
from game.scenes.lesson_table import lessons_of
from tests.scenes.lesson_player import learner

LESSONS = {data.id: data for data in lessons_of("my_city")}
LARGEST = max(len(shape.cells) for shape in buildings().shapes.values())
WORST = 2
"""What an uncovered space costs at most, so what a building brings for each space in the first episode."""


def test_what_the_first_lesson_says_of_the_score_comes_true() -> None:
    with learner("my_city", LESSONS["first"]) as someone:
        scored: dict[str, dict[str, int]] = {}
        while not someone.done and someone.scene.policy.lesson.step.say != "free":
            sheet = RULES.scores(someone.scene.kept.table.state)[0]
            points = {line.key.rpartition(".")[2]: line.points for line in sheet.lines}
            scored[someone.scene.policy.lesson.step.say] = points
            someone.do_step()
    assert scored["reckoned"]["empties"] == scored["first"]["empties"] + 2
    assert scored["reckoned"]["group_red"] == scored["first"]["group_red"] + 1
    assert scored["ground"]["group_yellow"] == 2
    assert scored["well"]["churches"] == 3
    assert scored["well"]["rocks"] == scored["church"]["rocks"] + 2
    assert scored["supply"]["wells"] == 4
    assert scored["supply"]["pass"] == 0


def test_all_buildings_that_the_first_lesson_asks_for_lie_where_the_light_is() -> None:
    with learner("my_city", LESSONS["first"]) as someone:
        asked = 0
        while not someone.done and someone.scene.policy.lesson.step.say != "free":
            step = someone.scene.policy.lesson.step
            scene = someone.scene
            moves = scene.session.draft.choice.moves if scene.session.draft.choice is not None else ()
            fitting = [move for move in moves if scene.policy.lesson.fits(move)]
            if step.ask is not None and isinstance(fitting[0], Place):
                assert len(fitting) == 1
                site = next(
                    site
                    for site in scene.kept.table.state.cities[0].sites(scene.kept.table.state.card)
                    if site.move == fitting[0]
                )
                lit = {place[1:] for place in (*step.point, *step.light) if place[0] == BOARD_SPOT}
                assert set(cells(site.mask)) <= lit
                asked += 1
            someone.do_step()
        assert asked == 7


def test_what_the_lesson_of_the_campaign_says_comes_true() -> None:
    with learner("my_city", LESSONS["campaign"]) as someone:
        seen: dict[str, MyCityState] = {}
        while not someone.done:
            seen[someone.scene.policy.lesson.step.say] = someone.scene.kept.table.state.copy()
            someone.do_step()
    assert RULES.scores(seen["squares"])[0].lines[3].points > RULES.scores(seen["rock"])[0].lines[3].points
    assert [sum(keeps(city).circles) for city in seen["circles"].cities] == [0, 2]
    assert keeps(seen["sticker"].cities[0]).owed == ("tree1", "tree1")
    assert len(story_of(seen["wells"]).chronicle) == 1
    stays = seen["stays"].cities[0]
    assert stays.terrain.single.bit_count() == 2
    assert stays.terrain.single & stays.free & 1 << bit(4, 3)
    assert any(
        around(well) & stays.built[number].mask for well in stays.terrain.wells for number in stays.built
    )


def test_whoever_quits_the_campaign_s_first_episode_where_it_is_taught_comes_off_worse() -> None:
    """So two trees are owed to the learner, however well the four free buildings are placed."""
    with learner("my_city", LESSONS["campaign"]) as someone:
        while someone.scene.policy.lesson.step.say != "free":
            someone.do_step()
        free = someone.scene.policy.lesson.step.free
        mine = RULES.scores(someone.scene.kept.table.state)[0].total
        while someone.scene.policy.lesson.step.say != "circles":
            someone.do_step()
        theirs = RULES.scores(someone.scene.kept.table.state)[1].total
    assert mine + free * LARGEST * WORST < theirs
