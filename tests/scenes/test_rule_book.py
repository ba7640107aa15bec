"""The rule book: every page of every game stands, is found, and opens where it is needed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.rule_book import Block, Page, origin
from game.core.rule_list import NumberedRule
from game.core.rules import asked_together, deal
from game.core.store import Store
from game.scenes import rule_book
from game.scenes.keys import KeysScene
from game.scenes.rule_book import RuleBookScene, pages_of, rules_of
from game.scenes.rule_page import APART, fits, key_of
from game.scenes.shelf import ShelfScene
from game.session.cabinet import Cabinet
from game.tools.studio import Studio
from game.ui import sprites, text
from game.ui.actions import Command, Pointer, Typed
from game.ui.locale import ROOT, languages, read
from tests.scenes.desk import Desk

GAMES = tuple(registry.GAMES)
FEWEST_PAGES = 8


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """Only the games on the shelf, and no toy."""


@pytest.fixture(params=languages())
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    found = Studio(request.param)
    yield found
    found.close()


def opened(studio: Studio, game: str, topic: str | None = None) -> RuleBookScene:
    scene = RuleBookScene(game, topic)
    studio.push(scene)
    return scene


def press(studio: Studio, *names: str) -> None:
    for name in names:
        studio.app.step([Command(name)], 0.05)


def type_in(studio: Studio, words: str) -> None:
    scene = studio.app.scene
    scene.form.focus("search")
    studio.app.step([Typed(words)], 0.05)


# ---------------------------------------------------------------------- the books


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_of_a_game_has_a_page(game: str) -> None:
    prefix = f"{game}.prompt."
    prompts = {
        key.removeprefix(prefix) for key in read(ROOT / "en" / f"{game}.toml") if key.startswith(prefix)
    }
    topics = {topic for page in pages_of(game) for topic in page.topics}
    assert prompts <= topics


@pytest.mark.parametrize("game", GAMES)
def test_every_ask_of_a_random_game_has_a_page(game: str) -> None:
    rules = registry.rules(game)
    options = rules.options_type()
    chance = FastChance(random.Random(3))
    state, _ = deal(rules, options, TableChance(3))
    asked = set()
    while asks := rules.asks(state):
        asked |= {ask.topic for ask in asks}
        moves = {ask.seat: rules.sample(state, ask.seat, chance) for ask in asked_together(asks)}
        rules.play(state, moves, chance)
    assert asked <= {topic for page in pages_of(game) for topic in page.topics}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_words_and_none_is_left_over(game: str, language: str) -> None:
    prefix = f"{game}.rules."
    written = {key for key in read(ROOT / language / f"{game}.toml") if key.startswith(prefix)}
    wanted = {
        key_of(game, page, name)
        for page in pages_of(game)
        for name in ("title", *(block.text for block in page.blocks))
    }
    assert written == wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_there(game: str) -> None:
    names = {name for page in pages_of(game) for block in page.blocks for name in block.names}
    assert names
    for name in names:
        assert sprites.size(name) > (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_pictures_examples_and_tells_house_rules_apart(game: str) -> None:
    pages = pages_of(game)
    blocks = [block for page in pages for block in page.blocks]
    assert len(pages) >= FEWEST_PAGES
    assert any(block.example for block in blocks)
    assert {"printed", "house"} <= {origin(block, rules_of(game)) for block in blocks}


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_a_worked_example_with_a_picture(game: str) -> None:
    for page in pages_of(game):
        examples = [block for block in page.blocks if block.example]
        assert any(block.sprites or block.picture or block.diagram for block in examples), page.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    told = {rule for page in pages_of(game) for block in page.blocks for rule in block.rules}
    assert set(rules_of(game)) - told == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_across_in_both_sizes_of_print(studio: Studio, game: str) -> None:
    for large in (False, True):
        text.set_large(large)
        text.cut.clear()
        scene = opened(studio, game)
        for page in scene.pages:
            for paragraph in scene.leaf.paragraphs:
                assert paragraph.picture[0] <= scene.leaf.inner_width, page.id
                assert paragraph.room >= scene.leaf.inner_width // 3, page.id
                assert text.width(paragraph.numbers, text.SMALL) <= paragraph.room, page.id
            press(studio, "down")
        assert not text.cut
    text.set_large(False)


# ---------------------------------------------------------------------- finding a page


def test_it_opens_at_what_the_topic_needs(studio: Studio) -> None:
    for game in GAMES:
        for page in pages_of(game):
            for topic in page.topics:
                assert RuleBookScene(game, topic).page == page


def test_a_search_leaves_the_pages_that_say_it_and_shows_one(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    last = scene.pages[-1]
    title = scene.contents.rows[-1]
    type_in(studio, title)
    assert scene.page.id == last.id or fits(scene.game, scene.page, title)
    assert [scene.pages[number] for number in scene.found] == [
        page for page in scene.pages if fits(scene.game, page, title)
    ]
    assert title in scene.contents.rows


def test_a_rules_number_finds_the_pages_that_tell_it(studio: Studio) -> None:
    scene = opened(studio, "trekking")
    type_in(studio, "r36")
    assert [page.id for page in (scene.pages[number] for number in scene.found)] == ["crystals"]
    assert scene.page.id == "crystals"
    assert [paragraph.numbers for paragraph in scene.leaf.paragraphs][-1] == "R36"


def test_numbers_stand_behind_the_last_line_or_below_it(studio: Studio) -> None:
    scene = opened(studio, "trekking")
    for page in scene.pages:
        scene.leaf.show(page)
        for paragraph in scene.leaf.paragraphs:
            words, numbers = text.wrap(paragraph.said, paragraph.room), paragraph.numbers
            free = paragraph.end - text.width(words[-1]) - text.width(numbers, text.SMALL)
            below = paragraph.written > text.height(paragraph.said, paragraph.room)
            assert below == (free < APART)


def test_a_search_for_nonsense_lists_nothing_and_going_back_lists_all(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    type_in(studio, "xyzzy")
    assert scene.contents.rows == []
    press(studio, *["erase"] * 5)
    assert len(scene.contents.rows) == len(scene.pages)


def test_letters_typed_into_the_search_are_no_commands(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    scene.form.focus("search")
    assert scene.typing
    press(studio, "confirm")
    assert not scene.typing


def test_arrow_keys_turn_the_pages_and_page_keys_scroll(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    press(studio, "down")
    assert scene.number == 1
    long = max(range(len(scene.pages)), key=lambda n: len(scene.pages[n].blocks))
    while scene.number != long:
        press(studio, "down" if scene.number < long else "up")
    press(studio, "page_down")
    assert scene.leaf.offset == min(scene.leaf.highest, scene.leaf.rect.h - 14)
    press(studio, "page_up")
    assert scene.leaf.offset == 0


def test_the_mouse_turns_to_a_page_and_the_pointer_alone_does_not(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    x, y = scene.contents.rect.x + 20, scene.contents.rect.y + 3 * rule_book.ROW + 4
    studio.app.step([Pointer("moved", x, y)], 0.05)
    assert scene.number == 0
    studio.app.step([Pointer("pressed", x, y, 1), Pointer("released", x, y, 1)], 0.05)
    assert scene.number == 3


def test_keys_reach_the_empty_list_of_a_search_that_finds_nothing(studio: Studio) -> None:
    scene = opened(studio, "trekking")
    type_in(studio, "qqqqqq")
    assert scene.found == []
    number = scene.number
    for name in ("next", "next", "next", "down", "previous"):
        press(studio, name)
    assert scene.number == number


def test_the_same_key_closes_it(studio: Studio) -> None:
    scene = opened(studio, GAMES[0])
    press(studio, "rules")
    assert studio.app.scene is not scene


# ---------------------------------------------------------------------- from table and shelf


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setitem(registry.GAMES, "auction", "tests.toy")
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = Desk(Cabinet(store, process=False))
        yield found
        found.app.close()


def test_the_table_opens_it_at_the_present_decision(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = desk.open("Ada", "ai:random")
    assert scene.session.ask is not None
    pages = (
        Page("goal", (Block("aim", ("R01",)),)),
        Page("bidding", (Block("how", ("R01",)),), (scene.session.ask.topic,)),
    )
    monkeypatch.setattr(rule_book, "pages_of", lambda game: pages)
    rules = {"R01": NumberedRule("R01", "printed", "Most points win.")}
    monkeypatch.setattr(rule_book, "rules_of", lambda game: rules)
    desk.key("rules")
    book = desk.app.scene
    assert isinstance(book, RuleBookScene)
    assert book.page.id == "bidding"


def test_a_game_without_a_rule_book_says_so(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.key("rules")
    assert desk.app.scene is scene
    desk.key("help")
    assert isinstance(desk.app.scene, KeysScene)


def test_the_shelf_opens_the_chosen_boxs_book(studio: Studio) -> None:
    shelf = ShelfScene(studio.cabinet, GAMES[-1])
    studio.push(shelf)
    shelf.form.focus("rules")
    press(studio, "confirm")
    book = studio.app.scene
    assert isinstance(book, RuleBookScene)
    assert book.game == GAMES[-1]
