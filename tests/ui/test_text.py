"""Text: where it stands, how wide it is, what is kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.ui import digits, pixels, text
from game.ui.canvas import Canvas
from game.ui.headline import headline
from game.ui.language import Face
from game.ui.linebreak import squeezes
from game.ui.locale import Texts

PLAIN = st.text(st.sampled_from("國桌上春秋，。「」ABCgjy 0123456789+-"), min_size=1, max_size=30)


@pytest.fixture(autouse=True)
def _usual_print() -> Iterator[None]:
    yield
    text.set_large(False)


def inked(canvas: Canvas, ink: str) -> list[tuple[int, int]]:
    data, width = pixels.pixels_of(canvas.surface), canvas.rect.w
    return [(n % width, n // width) for n, value in enumerate(data) if value == pixels.index(ink)]


@pytest.mark.parametrize("size", [text.BODY, text.SMALL])
def test_y_is_the_top_of_a_chinese_glyph(size: int) -> None:
    canvas = Canvas(size=(40, 40))
    text.line(canvas, "國", 10, 10, "p5", size)
    higher = (text.BODY - text._face(size).size) // 2
    assert min(y for _, y in inked(canvas, "p5")) == 10 - higher
    assert max(y for _, y in inked(canvas, "p5")) < 10 - higher + text.BODY


@settings(deadline=None)
@given(PLAIN, st.sampled_from([text.BODY, text.SMALL]))
def test_a_line_takes_the_room_it_says(words: str, size: int) -> None:
    assert text.glyphs(words, size)[0][0] == text.width(words, size)


@settings(deadline=None)
@given(PLAIN, st.sampled_from([text.BODY, text.SMALL]))
def test_a_line_put_together_of_glyphs_is_the_line_the_font_gives(words: str, size: int) -> None:
    assume(not any(squeezes(before, after) for before, after in pairwise(words)))
    if size == text.SMALL:
        words = "".join(char for char in words if char < text.FIRST_CHINESE) or "A"
    font, top = text._font(text._face(size))
    picture = font.render(words, False, (255, 255, 255))
    (w, h), mask = text.glyphs(words, size)
    whole = pygame.image.tobytes(picture, "P")
    assert whole[max(0, (top - 1)) * w : (top - 1 + h) * w].strip(b"\0") == mask.strip(b"\0")


@settings(deadline=None)
@given(PLAIN, st.sampled_from(["left", "centre", "right"]))
def test_alignment_places_the_named_edge_at_x(words: str, align: text.Align) -> None:
    end = text.line(Canvas(), words, 300, 10, align=align)
    length = text.width(words)
    assert end == 300 + {"left": length, "centre": length - length // 2, "right": 0}[align]


def test_a_drop_shadow_falls_one_right_and_one_down() -> None:
    canvas = Canvas(size=(40, 40))
    text.line(canvas, "一", 10, 10, "p5", shadow="r0")
    lit, cast = set(inked(canvas, "p5")), set(inked(canvas, "r0"))
    assert cast == {(x + 1, y + 1) for x, y in lit} - lit


def test_an_outline_goes_all_around() -> None:
    canvas = Canvas(size=(40, 40))
    text.line(canvas, "一", 10, 10, "p5", outline="r0")
    lit, around = set(inked(canvas, "p5")), set(inked(canvas, "r0"))
    assert around == {(x + dx, y + dy) for x, y in lit for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - lit


def test_larger_print_shows_small_text_in_the_body_size() -> None:
    assert text.width("AAAA", text.SMALL) < text.width("AAAA", text.BODY)
    text.set_large(True)
    assert text.width("AAAA", text.SMALL) == text.width("AAAA", text.BODY)
    assert text.leading(text.SMALL) == text.leading(text.BODY) == 14
    assert text.width("AAAA", text.TIGHT) < text.width("AAAA", text.SMALL)


def test_a_paragraph_returns_the_y_below_it_and_keeps_to_its_width() -> None:
    canvas = Canvas()
    words = "這是一段會換行的文字，用來試試看。" * 3
    below = text.paragraph(canvas, words, 20, 30, 100, "r3", text.SMALL)
    assert below == 30 + text.height(words, 100, text.SMALL)
    spots = inked(canvas, "r3")
    assert max(x for x, _ in spots) < 120
    assert max(y for _, y in spots) < below


@settings(deadline=None)
@given(PLAIN, st.integers(14, 200))
def test_fitted_text_is_never_too_wide(words: str, limit: int) -> None:
    assert text.width(text.fit(words, limit)) <= limit


@pytest.mark.parametrize(
    ("wide", "high", "count", "size"),
    [(200, 20, 1, text.BODY), (70, 20, 1, text.SMALL), (50, 20, 2, text.SMALL), (50, 12, 1, text.SMALL)],
)
def test_words_settle_in_a_box_as_large_as_they_can(wide: int, high: int, count: int, size: int) -> None:
    text.cut.clear()
    lines, chosen, step = text.settle("Longer words", wide, high)
    assert (len(lines), chosen) == (count, size)
    assert max(text.width(line, chosen) for line in lines) <= wide
    assert step * (len(lines) - 1) + text.real_size(size) <= high + 2
    assert bool(text.cut) == (high < 20), "what has no room is told to be cut"
    text.cut.clear()


def test_glyphs_are_known_to_be_missing() -> None:
    assert all(map(text.has_glyph, "國喆堃 \u3000\u00a5ŁęřşőЖλぁ한"))
    assert not any(map(text.has_glyph, "\u2713אعก\U0001f600\n\0\ue000\uffff"))


@settings(deadline=None)
@given(st.text(min_size=1, max_size=12), st.sampled_from([text.BODY, text.SMALL]))
def test_nothing_but_space_is_ever_drawn_blank(words: str, size: int) -> None:
    (w, h), mask = text.glyphs(words, size)
    at = 0
    for char in words:
        wide = text._advance(char, text._face(size))
        column = [mask[y * w + x] for y in range(h) for x in range(at, min(w, at + wide))]
        silent = char.isspace() or unicodedata.category(char) == "Cf"
        assert silent or 1 in column or any(squeezes(*two) for two in pairwise(words))
        at += wide


def test_what_no_font_has_is_a_box_as_high_as_a_letter() -> None:
    for size in (text.BODY, text.SMALL):
        (w, h), mask = text.glyphs("\U0001f600", size)
        rows = [mask[start : start + w] for start in range(0, w * h, w)]
        (_, _), letter = text.glyphs("H", size)
        assert max(n for n, row in enumerate(rows) if 1 in row) == letter.rindex(1) // text.width("H", size)
        first, *between, last = (row.count(1) for row in rows if 1 in row)
        assert (first, set(between), last) == (w - 1, {2}, w - 1)


def test_small_chinese_among_latin_comes_from_the_larger_font_and_stands_on_the_same_line() -> None:
    small = Face(file="TabletopPixelTC10.ttf", size=10, leading=12)
    assert text._length("國", small) == text.width("國", text.BODY)
    (w, _), mask = text._glyphs("國", small)
    assert [row.count(1) > 0 for row in (mask[n : n + w] for n in range(0, len(mask), w))].count(True) == 11


def test_a_headline_is_enlarged_and_cast() -> None:
    picture = headline("春", "y", 4)
    assert picture.get_height() == (text.BODY + 3) * 4 + 7
    used = {pixels.name_of(v) for v in set(pixels.pixels_of(picture)) - {pixels.CLEAR}}
    assert {"k0", "y0", "y2", "y5"} <= used <= {"k0", "y0", "y1", "y2", "y3", "y4", "y5"}


@pytest.mark.parametrize("scale", [1, 2, 3, 4])
def test_a_headline_is_as_many_times_larger_as_is_asked(scale: int) -> None:
    edge = headline("", "y", scale).get_width()
    assert headline("ab", "y", scale).get_width() - edge == text.width("ab") * scale


@pytest.mark.parametrize(
    ("draw", "width"), [(digits.big, digits.big_width), (digits.tiny, digits.tiny_width)]
)
def test_numerals_are_as_wide_as_they_say(draw: object, width: object) -> None:
    canvas = Canvas(size=(60, 20), ink="k0")
    assert callable(draw)
    assert callable(width)
    draw(canvas, 8048, 50, 5, "p5", None, "right")
    spots = inked(canvas, "p5")
    assert max(x for x, _ in spots) == 49
    assert min(x for x, _ in spots) == 50 - width(8048)


def test_a_text_of_signs_without_width_leaves_the_canvas_as_it_is() -> None:
    canvas = Canvas()
    before = pixels.pixels_of(canvas.surface)
    assert text.line(canvas, "\u200b", 20, 20, outline="r2", shadow="k0", align="centre") == 20
    assert pixels.pixels_of(canvas.surface) == before
    assert headline("\u200b").get_width() == headline("").get_width()


def test_chinese_is_shared_out_evenly_over_its_lines() -> None:
    six = text.width("國", text.SMALL) * 6
    assert text.wrap("國桌上春秋國桌", six, text.SMALL) == ("國桌上春秋", "國桌")
    assert text.even("國桌上春秋國桌", six, text.SMALL) == ("國桌上春", "秋國桌")
    assert text.even("國桌上", six, text.SMALL) == ("國桌上",)


def test_even_lines_part_no_western_word() -> None:
    limit = text.width("Hammurabi", text.SMALL)
    assert text.even("Hammurabi code", limit, text.SMALL) == text.wrap("Hammurabi code", limit, text.SMALL)


SIGNS = "、。！，：；？「」『』（）《》"


@pytest.mark.parametrize("size", [text.BODY, text.SMALL])
def test_pairs_of_full_width_signs_stand_closer_and_lose_nothing(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "TEXTS", Texts(language="zh_TW"))
    half = text.real_size(size) // 2
    usual = "、。！，：；？「」（）"
    for before in SIGNS:
        for after in SIGNS:
            pair, alone = (
                text.glyphs(before + after, size),
                [text.glyphs(one, size) for one in (before, after)],
            )
            squeezed = before in "」』）》" or after in "「『（《"
            closer = sum(box[0] for box, _ in alone) - pair[0][0]
            assert bool(closer) == squeezed
            assert closer == half * squeezed or not {before, after} <= set(usual)
            assert sum(pair[1]) == sum(sum(mask) for _, mask in alone), before + after


def test_signs_beside_words_keep_their_width() -> None:
    assert text.width("「國」") == text.width("「") + text.width("國") + text.width("」")


def test_a_line_without_room_is_set_in_small_print() -> None:
    words = "A line of some words"
    assert text.roomy(words, text.width(words)) == text.BODY
    assert text.roomy(words, text.width(words) - 1) == text.SMALL
    text.set_large(True)
    assert text.roomy(words, text.width(words) - 1) == text.TIGHT


@pytest.mark.parametrize("large", [False, True])
def test_a_snug_line_is_smaller_where_room_is_short_and_cut_where_it_is_shorter_still(large: bool) -> None:
    text.set_large(large)
    text.cut.clear()
    words = "A line of some words"
    small, full = text.width(words, text.TIGHT), text.width(words)
    assert text.snug(Canvas(), words, 0, 0, full) == full
    assert text.snug(Canvas(), words, 0, 0, full - 1) == small
    assert not text.cut
    assert text.snug(Canvas(), words, 0, 0, small - 1) < small
    assert text.cut == {words}
    text.cut.clear()
