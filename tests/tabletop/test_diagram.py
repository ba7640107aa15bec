"""The diagrams of the rule books: on every page that needs one, with the figures that the rules work out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game import registry
from game.core.rule_book import Block, Page
from game.scenes.rule_book import pages_of, rules_of
from game.scenes.rule_page import RulePage, key_of
from game.tabletop.diagram import HOLD, Diagram, step_of
from game.tools.studio import Studio
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look

PLAIN = {
    "my_city": {"goal"},
    "trekking": set(),
    "troyes_dice": {"goal"},
    "seven_wonders": {"goal"},
    "cvlizations": {"goal", "ages"},
}
"""The pages that tell no rule of space, payment or counting: all others need a diagram."""
GAMES = tuple(PLAIN)
WORKED: dict[str, dict[str, int]] = {
    "my_city.round.case": {"start": 10, "end": 8},
    "my_city.building.first_case": {"allowed": 1, "refused": 2},
    "my_city.building.case": {"allowed": 2, "refused": 1},
    "my_city.green.case": {"trees": 4, "rocks": -2, "empties": -4, "total": -2},
    "my_city.groups.case": {"group_yellow": 3, "total": 3},
    "my_city.churches.case": {"churches": 3, "total": 3},
    "my_city.wells.well_case": {"wells": 4, "total": 4},
    "my_city.scoring.case": {"start": 10, "end": 29},
    "my_city.campaign.case": {"circles": 30},
    "trekking.goal.turns": {"next_at": 3, "then_at": 5},
    "trekking.visit.case": {"printed": 4, "hours": 4, "tokens": 3},
    "trekking.crystals.case": {"printed": 3, "hours": 1, "tokens": 3, "crystals": 2},
    "trekking.itinerary.case": {"space": 3, "row": 8, "total": 11},
    "trekking.trek.case": {"length": 3, "points": 2, "year": 1271},
    "trekking.trek.broken": {"length": 2, "points": 0, "year": -49},
    "trekking.ancestors.case": {"length": 3, "points": 2, "year": 1953},
    "trekking.day.case": {"exact": 3, "beyond": 0},
    "trekking.scoring.case": {"trek_1": 7, "trek_2": 18, "trek_3": 2, "total": 27},
    "trekking.warp.case": {"players": 3, "cards": 4},
    "trekking.solo.case": {"points": 3},
    "troyes_dice.wheel.case": {"slot_1": 2, "slot_2": 4, "slot_3": 4, "slot_4": 6},
    "troyes_dice.numbering.rolled_case": {
        "column_1": 4,
        "column_2": 5,
        "column_3": 6,
        "column_4": 1,
        "column_5": 2,
        "column_6": 3,
    },
    "troyes_dice.die.case": {"deniers": 1, "knowledge": 2, "influence": 1, "gained": 6},
    "troyes_dice.resources.case": {"influence": 4, "knight": 1},
    "troyes_dice.prestige.hall_case": {"knowledge": 6, "priest": 1},
    "troyes_dice.work.case": {"artisan": 4},
    "troyes_dice.event.case": {"day": 4, "value": 3, "boxes": 1},
    "troyes_dice.citizens.case": {"denier": 1, "artisan": 1},
    "troyes_dice.feasts.case": {"price": 2, "feast": 0, "plunder": 3},
    "troyes_dice.scoring.case": {"hall": 4, "city_hall": 8, "influence": 1, "denier": 1, "knowledge": 2},
    "seven_wonders.turn.case": {"coins": 3},
    "seven_wonders.cost.case": {"left": 0, "right": 0, "coins": 0},
    "seven_wonders.trade.case": {"left": 2, "right": 1, "coins": 3},
    "seven_wonders.kinds.case": {"coins": 8},
    "seven_wonders.wonders.case": {"resources": 3, "points": 5},
    "seven_wonders.conflicts.case": {"victories": 3, "tokens": 1, "defeats": 1},
    "seven_wonders.science.case": {"compass": 9, "gear": 4, "tablet": 1, "sets": 7, "total": 21},
    "seven_wonders.scoring.case": {
        "military": 4,
        "treasury": 1,
        "wonder": 10,
        "civilian": 12,
        "science": 21,
        "total": 48,
    },
    "seven_wonders.cities.case": {"most_paid": 2, "then_debt": 1, "most_debt": 3},
    "seven_wonders.diplomacy.case": {"copied": 1},
    "seven_wonders.leaders.case": {"price": 5, "left": 1},
    "seven_wonders.numbers.case": {"victories": 10, "tokens": 2, "defeats": 0},
    "cvlizations.orders.case": {"first": 8, "left": 2},
    "cvlizations.strength.case": {"strength": 2, "tribe_1": 3, "tribe_3": 3},
    "cvlizations.example.hunting": {"strength": 2, "tribe_1": 6, "tribe_2": 3},
    "cvlizations.example.quarrying": {"strength": 2, "tribe_3": 3, "tribe_4": 6},
    "cvlizations.example.rest": {"strength": 1, "tribe_2": 1},
    "cvlizations.example.trade": {"give": 1, "take": 3},
    "cvlizations.theft.case": {"strength": 2, "tribe_1": 2, "tribe_2": 2},
    "cvlizations.resources.case": {"give": 1, "take": 3},
    "cvlizations.development.case": {"food_cost": 1, "stone_cost": 2, "food_left": 1, "stone_left": 0},
    "cvlizations.ideas.case": {"paid": 1, "happiness": 1},
    "cvlizations.scoring.case": {"ideas": 9, "tokens": 4, "exchange": 3, "total": 16},
    "cvlizations.two.case": {"strength": 3, "tribe_1": 1, "tribe_2": 1},
}
"""Every example worked out by hand."""
UNTOLD = {
    "my_city.building.first_case": {"allowed", "refused"},
    "my_city.building.case": {"allowed", "refused"},
    "trekking.visit.case": {"tokens"},
    "trekking.crystals.case": {"tokens"},
    "trekking.day.case": {"beyond"},
    "troyes_dice.resources.case": {"knight"},
    "troyes_dice.prestige.hall_case": {"priest"},
    "troyes_dice.event.case": {"boxes"},
    "troyes_dice.citizens.case": {"denier", "artisan"},
    "troyes_dice.feasts.case": {"feast"},
    "seven_wonders.cost.case": {"left", "right", "coins"},
    "seven_wonders.scoring.case": {"military", "treasury"},
    "seven_wonders.numbers.case": {"defeats"},
    "cvlizations.strength.case": {"strength"},
    "cvlizations.example.hunting": {"strength"},
    "cvlizations.example.quarrying": {"strength"},
    "cvlizations.development.case": {"stone_left"},
}
"""Figures that the words tell by naming things."""
BOX = (0, 0, 402, 250)


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio("en")
    yield made
    made.close()
    text.set_large(False)


def sketched() -> list[tuple[str, Page, Block]]:
    return [
        (game, page, block)
        for game in GAMES
        for page in pages_of(game)
        for block in page.blocks
        if block.diagram
    ]


def drawn(game: str, block: Block) -> Diagram:
    draw = registry.room(game).diagram
    assert draw is not None
    assert block.diagram is not None
    return draw(block.diagram)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_with_a_rule_of_space_payment_or_counting_has_a_diagram(game: str) -> None:
    without = {page.id for page in pages_of(game) if not any(block.diagram for block in page.blocks)}
    assert without == PLAIN[game]


def test_every_figure_is_what_the_rules_make_of_the_example(studio: Studio) -> None:
    found = {
        f"{game}.{page.id}.{block.text}": dict(drawn(game, block).figures) for game, page, block in sketched()
    }
    assert found == WORKED


@pytest.mark.parametrize("language", languages())
def test_the_words_beside_it_tell_the_same_figures(studio: Studio, language: str) -> None:
    TEXTS.switch(language)
    for game, page, block in sketched():
        name = f"{game}.{page.id}.{block.text}"
        told = set(map(int, re.findall(r"\d+", words(key_of(game, page, block.text)))))
        figures = {
            abs(n) for one, n in drawn(game, block).figures.items() if one not in UNTOLD.get(name, set())
        }
        assert figures <= told, name


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_it_fits_on_the_page_and_all_through_its_story_nothing_is_cut(
    studio: Studio, language: str, large: bool
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    text.cut.clear()
    TEXTS.missing.clear()
    for game, page, block in sketched():
        diagram = drawn(game, block)
        leaf = RulePage(BOX, game, page, rules_of(game), lambda: "", registry.room(game).diagram)
        paragraph = next(one for one in leaf.paragraphs if one.diagram and one.picture == diagram.size)
        assert diagram.size[0] <= leaf.inner_width - 14, f"{game}.{page.id}"
        assert paragraph.room > 100
        for tenth in range(11):
            diagram.picture(diagram.seconds * tenth / 10 + 0.01)
    assert not text.cut
    assert not TEXTS.missing


def test_a_story_is_told_again_after_a_rest_and_stands_at_its_end_without_motion(studio: Studio) -> None:
    for game, _, block in sketched():
        diagram = drawn(game, block)
        end = pixels_of(diagram.picture())
        assert pixels_of(diagram.picture(diagram.seconds + HOLD / 2)) == end
        if diagram.seconds:
            assert pixels_of(diagram.picture(0.0)) != end
            assert pixels_of(diagram.picture(diagram.seconds + HOLD)) == pixels_of(diagram.picture(0.0))


def test_a_page_moves_only_where_a_diagram_does_and_never_under_reduced_motion(studio: Studio) -> None:
    game, page, _ = next(one for one in sketched() if drawn(one[0], one[2]).seconds)
    reduced = False
    leaf = RulePage(BOX, game, page, rules_of(game), lambda: "", registry.room(game).diagram, lambda: reduced)
    assert leaf.wait is None, "it lies further down"
    leaf.scroll(leaf.content_height())
    before = painted(leaf)
    assert leaf.wait is not None
    assert leaf.update(1.0)
    assert painted(leaf) != before
    reduced = True
    assert leaf.wait is None
    end = painted(leaf)
    assert not leaf.update(1.0)
    assert painted(leaf) == end
    still = next(one for one in pages_of(game) if one.id in PLAIN[game])
    leaf.show(still)
    reduced = False
    assert leaf.wait is None


def painted(leaf: RulePage) -> bytes:
    canvas = Canvas(ink="p4")
    leaf.draw(canvas, Look(None, False, None, None))
    return pixels_of(canvas.surface)


def test_steps_of_a_story_are_equally_long() -> None:
    assert [step_of(share, 4)[0] for share in (0.0, 0.24, 0.25, 0.99, 1.0)] == [0, 0, 1, 3, 4]
