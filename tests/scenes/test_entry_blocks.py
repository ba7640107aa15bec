"""The parts of an entry's sheet: how high they are, and what of them can be pointed at."""

from __future__ import annotations

import pytest

from game.scenes.entry_blocks import Chain, Examples, Marks, Numbers, Words
from game.tabletop.entries import Example, Fact
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look
from tests.scenes.volume import COIN, DEBT, LONG, PURSE

WIDE = 217


def drawn(block: object) -> set[int]:
    """The rows that painting a block changes."""
    canvas = Canvas()
    before = pixels_of(canvas.surface)
    block.paint(canvas, Look(), 50, 100)  # type: ignore[attr-defined]
    after = pixels_of(canvas.surface)
    return {at // 640 for at in range(len(after)) if after[at] != before[at]}


SIGNS = (sprites.sprite("icons/gear"),) * 3
BLOCKS = [
    Numbers(
        [Fact("Cost", "3"), Fact("Copies", "one in every game of five or more"), Fact("x", "", SIGNS)], 95
    ),
    Words("A sentence that is too long for one line of this sheet, so that it takes two of them.", WIDE),
    Examples([Example(SIGNS, "9")] * 6, WIDE),
    Marks([("printed", "name"), ("house", "a list of values that takes more than a single line here")], WIDE),
    Chain(COIN, [PURSE], [DEBT, LONG], WIDE),
]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: type(block).__name__)
def test_a_block_is_painted_in_its_height(block: object) -> None:
    rows = drawn(block)
    assert min(rows) >= 98
    assert max(rows) < 100 + block.height + 3  # type: ignore[attr-defined]
    assert max(rows) > 100 + block.height // 2  # type: ignore[attr-defined]


def test_a_value_without_room_beside_its_label_stands_below_it() -> None:
    short, long = Numbers([Fact("Cost", "3")], 95), Numbers([Fact("Cost", "thirty and three coins")], 95)
    assert long.height > short.height


def test_links_can_be_pointed_at_on_both_sides() -> None:
    spots = Chain(COIN, [PURSE], [DEBT, LONG], WIDE).spots(50, 100)
    assert [spot.id for spot in spots] == [
        ("entry", "link", 0, "purse"),
        ("entry", "link", 1, "debt"),
        ("entry", "link", 2, "long"),
    ]
    assert spots[0].rect.right < spots[1].rect.left
    assert spots[1].rect.bottom <= spots[2].rect.top
    assert all(spot.rect.left >= 50 and spot.rect.right <= 50 + WIDE for spot in spots)


def test_large_print_takes_more_room() -> None:
    small = Words(
        "A sentence that is too long for one line of this sheet, so that it takes two.", WIDE
    ).height
    text.set_large(True)
    try:
        large = Words("A sentence that is too long for one line of this sheet, so that it takes two.", WIDE)
        assert large.height > small
    finally:
        text.set_large(False)
