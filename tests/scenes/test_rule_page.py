"""One page of a rule book: paragraphs with pictures, and where each rule comes from."""

from __future__ import annotations

import pytest

from game import registry
from game.core.rule_book import Block, Page, Placed
from game.core.rule_list import NumberedRule, Origin
from game.scenes.rule_book import pages_of, rules_of
from game.scenes.rule_page import (
    APART,
    MARGIN,
    PADDING,
    RIGHT,
    TITLE,
    Paragraph,
    RulePage,
    extent,
    fits,
    key_of,
    margin_for,
    pieces,
)
from game.tools.studio import Studio
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import languages, words
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look
from game.ui.widgets.scroll import BAR

BOX = (100, 40, 300, 200)
RULES = {f"R{n:02}": NumberedRule(f"R{n:02}", "printed", "x") for n in (1, 2)} | {
    "R03": NumberedRule("R03", "house", "x")
}
PAGE = Page("crystals", (Block("a", ("R01",)), Block("b", ("R02",)), Block("c", ("R03",))))
SAID = "Whoever has the most crystals at the end is the first to choose a card."


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters need a window."""


def set_to(block: Block, mark: Origin | None = None, named: bool = True) -> Paragraph:
    return Paragraph(block, SAID, mark, named, 280, 0)


def painted(page: RulePage) -> bytes:
    canvas = Canvas(ink="p4")
    page.draw(canvas, Look(None, False, None, None))
    return pixels_of(canvas.surface)


def test_a_picture_is_as_large_as_what_is_put_together_and_a_row_is_centred() -> None:
    name = "icons/coin"
    w, h = sprites.size(name)
    placed = pieces(Block("a", ("R01",), picture=(Placed(name, 0, 0), Placed(name, 40, 10))))
    assert extent(placed) == (40 + w, 10 + h)
    row = pieces(Block("a", ("R01",), sprites=(name, "=+3", name)))
    assert [piece.name for piece in row] == [name, "=+3", name]
    assert row[1].x == w + 3
    assert [piece.y for piece in row] == [(max(h, text.BODY) - high) // 2 for high in (h, text.BODY, h)]
    assert extent(()) == (0, 0)


def test_words_and_picture_never_need_more_than_the_paragraphs_height() -> None:
    blocks = [
        Block("a", ("R01",)),
        Block("a", ("R01",), sprites=("icons/coin",)),
        Block("a", ("R01",), picture=(Placed("icons/coin", 0, 0), Placed("icons/coin", 200, 0))),
        Block("a", ("R01",), example=True),
    ]
    for block in blocks:
        paragraph = set_to(block, "house")
        canvas = Canvas(ink="p4")
        paragraph.paint(canvas, 20, 40, [])
        plain = Canvas(ink="p4")
        below = (0, 40 + paragraph.height, 640, 100)
        assert pixels_of(canvas.surface.subsurface(below)) == pixels_of(plain.surface.subsurface(below))
        assert pixels_of(canvas.surface) != pixels_of(plain.surface)


def test_an_example_stands_in_a_box_of_its_own() -> None:
    plain, example = set_to(Block("a", ("R01",))), set_to(Block("a", ("R01",), example=True))
    assert example.room == plain.room - 2 * PADDING - 2
    assert example.height >= plain.height + 2 * PADDING + TITLE


def test_only_a_rule_from_elsewhere_than_its_page_says_so_and_neighbours_say_it_once() -> None:
    game = "trekking"
    page = Page("crystals", (*PAGE.blocks, Block("d", ("R03",))))
    page = Page(page.id, (*page.blocks[:2], Block("x", ("R01",)), *page.blocks[2:]))
    marked = RulePage(BOX, game, page, RULES, lambda: "").paragraphs
    assert [paragraph.mark for paragraph in marked] == [None, None, None, "house", "house"]
    assert [paragraph.named for paragraph in marked] == [False, False, False, True, False]


def test_words_looked_for_are_marked_whatever_their_case() -> None:
    wanted = [""]
    page = RulePage(BOX, "trekking", PAGE, RULES, lambda: wanted[0])
    plain = painted(page)
    said = page.paragraphs[0].said
    wanted[0] = said[:3].upper()
    assert painted(page) != plain
    wanted[0] = "xyzzy"
    assert painted(page) == plain


def test_a_page_is_found_by_every_word_it_says_or_the_number_of_a_rule() -> None:
    title = words(key_of("trekking", PAGE, "title"))
    assert fits("trekking", PAGE, "")
    assert fits("trekking", PAGE, f"{title.upper()} r03")
    assert not fits("trekking", PAGE, f"{title} xyzzy")


def test_another_page_begins_at_its_top() -> None:
    page = RulePage(BOX, "trekking", Page("crystals", PAGE.blocks * 9), RULES, lambda: "")
    assert page.scroll(60)
    page.show(PAGE)
    assert page.offset == 0
    assert len(page.paragraphs) == len(PAGE.blocks)


def test_no_line_is_cut_by_the_edge_of_the_page() -> None:
    """Wherever one scrolls to, letters are seen whole or not at all."""
    paragraph = set_to(Block("a", ("R01",)))
    whole = Canvas(ink="p4")
    paragraph.paint(whole, 20, 40, [])
    inked = {
        y
        for y in range(40, 40 + paragraph.height)
        if any(whole.value(x, y) != whole.value(0, 0) for x in range(20, 300))
    }
    lines = [y for y in sorted(inked) if y - 1 not in inked]
    assert len(lines) > 1
    for top in range(40, lines[1]):
        cut = Canvas(ink="p4")
        cut.clip = (0, top, 640, 300)
        paragraph.paint(cut, 20, 40, [])
        first = any(
            cut.value(x, y) != cut.value(0, 0) for x in range(20, 300) for y in range(40, lines[1] - 1)
        )
        assert first == (top <= 40)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", registry.GAMES)
def test_no_words_run_into_the_column_of_the_rules_numbers(
    studio: Studio, game: str, language: str, large: bool
) -> None:
    studio.dress(language, large)
    for page in pages_of(game):
        shown = RulePage(BOX, game, page, rules_of(game), str)
        margin = margin_for(page.blocks)
        numbered = [paragraph for paragraph in shown.paragraphs if paragraph.numbers]
        assert not numbered or margin > APART
        for paragraph in shown.paragraphs:
            lines = text.wrap(paragraph.said, paragraph.room)
            assert max(map(text.width, lines)) <= paragraph.end - margin
            end = MARGIN + paragraph.inset + paragraph.left + paragraph.end
            end += PADDING + 2 if paragraph.example else 0
            assert end + RIGHT < shown.rect.w - BAR
