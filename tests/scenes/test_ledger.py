"""The ledger: a row a party, a column a source; the best is golden, a loss red, and every number tells."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game import registry
from game.core.score import ScoreLine, ScoreSheet, Source, rank
from game.scenes import ledger
from game.scenes.ledger import BOTTOM, FEW, FEW_SOURCES, LEFT, WIDE, Ledger, Piece, explained, plain_tab
from game.tabletop.celebration import Ending
from game.tools.studio import Studio
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import Box, index, pixels_of

KEYS = tuple(f"scenes.results.{key}" for key in ("total", "team", "chart", "sheet"))


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters and figures need a window."""


def sheet(party: int, *points: int, team: int | None = None) -> ScoreSheet:
    return ScoreSheet(party, tuple(ScoreLine(key, n) for key, n in zip(KEYS, points)), (), team)


def laid_out(sheets: Sequence[ScoreSheet]) -> Ledger:
    keys = [line.key for line in sheets[0].lines]
    tabs = {key: plain_tab(key, number) for number, key in enumerate(keys)}
    standings = {standing.party: standing for standing in rank(sheets)}
    return Ledger(sheets, standings, tabs, lambda party: f"P{party}", {})


THREE = [sheet(2, 9, 0, 4), sheet(0, 5, -2, 4), sheet(1, 1, 0, 3)]
TEAMS = [sheet(2, 20, team=1), sheet(3, 21, team=1), sheet(0, 12, team=0), sheet(1, 18, team=0)]


def inks(found: Ledger, box: Box, shown: int = 4) -> set[int]:
    canvas = Canvas(ink="k3")
    found.draw(canvas, shown, (), "")
    return set(pixels_of(canvas.surface.subsurface(box).copy()))


@pytest.mark.parametrize("count", [1, 2, FEW, FEW + 1, 8, 10])
def test_all_rows_lie_on_the_paper_in_the_order_of_the_sheets_above_the_line_of_words(count: int) -> None:
    found = laid_out([sheet(party, party, 1) for party in range(count)])
    ends = [found.cell(row, 0).bottom for row in range(count)]
    assert ends == sorted(ends)
    assert found.cell(0, 0).top >= found.top + ledger.HEAD
    assert ends[-1] <= BOTTOM - ledger.FOOT
    assert found.top - ledger.RISE >= 164, "room for the buttons above"


@pytest.mark.parametrize("columns", [1, 2, 4])
def test_columns_lie_between_the_names_and_the_totals(columns: int) -> None:
    found = laid_out([sheet(0, *range(columns)), sheet(1, *range(columns))])
    assert found.cell(0, 0).left >= LEFT + ledger.NAMES
    assert found.cell(0, columns - 1).right <= found.total([0]).left
    assert found.total([0]).right <= LEFT + WIDE


def test_the_best_of_a_column_is_golden_where_somebody_has_less() -> None:
    found, golden = laid_out(THREE), {index("y3"), index("y4")}
    assert inks(found, found.cell(0, 0)) & {index("y3")}
    assert not inks(found, found.cell(1, 0)) & golden
    assert not inks(found, found.cell(1, 1)) & golden
    everybody = laid_out([sheet(0, 3), sheet(1, 3)])
    assert index("y3") not in inks(everybody, everybody.cell(0, 0).inflate(-8, -6))


def test_a_loss_is_red_and_a_nought_is_pale() -> None:
    found = laid_out(THREE)
    assert index("r2") in inks(found, found.cell(1, 1))
    pale = inks(found, found.cell(2, 1))
    assert index("p1") in pale
    assert index("k1") not in pale


def test_what_is_not_counted_yet_shows_no_number_and_nobody_has_won() -> None:
    found = laid_out(THREE)
    assert index("k1") not in inks(found, found.cell(0, 1), shown=1)
    assert index("y4") not in inks(found, found.total([0]), shown=1)
    assert found.counted(0, 1) == 9
    assert index("y4") in inks(found, found.total([0]))
    assert index("y4") not in inks(found, found.total([1]))


def told(found: Ledger, shown: int, kind: str) -> dict[object, str]:
    spots = found.spots(shown, lambda line: Tip(line.key, f"{line.key} {line.points}"))
    picked = [spot for spot in spots if isinstance(spot.id, tuple) and spot.id[0] == kind]
    return {
        spot.id[1]: spot.tip.body for spot in picked if spot.tip is not None and isinstance(spot.id, tuple)
    }


def test_each_number_counted_so_far_tells_where_it_comes_from() -> None:
    found = laid_out(THREE)
    assert told(found, 1, "cell") == {2: f"{KEYS[0]} 9", 0: f"{KEYS[0]} 5", 1: f"{KEYS[0]} 1"}
    assert (
        len([spot for spot in found.spots(3, lambda line: Tip(line.key)) if isinstance(spot.id, tuple)])
        == 3 + 9 + 3
    )


def test_a_total_tells_its_place_once_all_is_counted() -> None:
    found = laid_out(THREE)
    assert told(found, 2, "total") == {}
    assert told(found, 3, "total")[0] == words("scenes.results.place", n=2, points=7)


def test_a_team_has_one_total_and_each_share_is_told() -> None:
    found = laid_out(TEAMS)
    assert found.groups == [[0, 1], [2, 3]]
    assert found.total([0, 1]).h > found.total([0]).h
    assert told(found, 1, "total")[0].splitlines() == [
        words("scenes.results.share", name="P0", n=12),
        words("scenes.results.share", name="P1", n=18),
        words("scenes.results.place", n=2, points=30),
    ]


def test_the_line_of_words_stands_below_the_rows() -> None:
    found, canvas = laid_out(THREE), Canvas(ink="k3")
    below = (LEFT + 4, BOTTOM - ledger.FOOT + 2, 200, ledger.FOOT - 4)
    found.draw(canvas, 4, [Piece("icons/coin", "words", "r2")], "")
    assert index("r2") in pixels_of(canvas.surface.subsurface(below).copy())


def test_a_line_of_words_without_room_tells_itself_when_pointed_at() -> None:
    found = laid_out(THREE)
    assert found.foot_spots([Piece(None, "short")]) == []
    long = [Piece(None, "Maximiliana of the long name " * 5), Piece("icons/coin", "19")]
    [spot] = found.foot_spots(long)
    assert spot.tip is not None
    assert spot.tip.body == "\n".join(piece.words for piece in long)
    assert spot.rect.top >= found.cell(2, 0).bottom


def test_few_sources_of_a_line_stand_one_below_the_other() -> None:
    def line(count: int) -> ScoreLine:
        keys = [
            f"scenes.results.{key}" for key in ("total", "team", "title", "leave", "board", "chart", "sheet")
        ]
        return ScoreLine("scenes.results.total", count, tuple(Source(key, 1) for key in keys[:count]))

    assert len(explained(line(3)).splitlines()) == 3
    assert len(explained(line(FEW_SOURCES)).splitlines()) == FEW_SOURCES


@pytest.mark.parametrize(("language", "said"), [("en", ["100 points: +2"]), ("zh_TW", ["100 分：+2"])])
def test_a_source_is_told_with_the_marks_of_its_language(language: str, said: list[str]) -> None:
    TEXTS.switch(language)
    told = ScoreLine("scenes.results.total", 2, (Source("scenes.results.points", 2, {"n": 100}),))
    assert explained(told).splitlines() == said


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_column_has_its_word_at_a_full_table(
    studio: Studio, game: str, language: str, large: bool
) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    options = registry.options_type(game)(seats=registry.meta(game).seats[-1])
    view = studio.table(game, options, 1.0).session.public.view
    sheets = registry.rules(game).scores(view)
    made = registry.room(game).celebration
    assert made is not None
    ending = Ending(view, sheets, [], [f"P{sheet.party}" for sheet in sheets], 240)
    keys = [line.key for line in sheets[0].lines]
    tabs = {key: made().tab(key, ending) or plain_tab(key, number) for number, key in enumerate(keys)}
    standings = {standing.party: standing for standing in rank(sheets)}
    found = Ledger(sheets, standings, tabs, lambda party: f"P{party}", {})
    said = [words(tab.word) for tab in tabs.values()]
    room = found.tab(0).w - 2
    wide = [word for word in said if text.width(word, text.roomy(word, room, text.SMALL)) > room]
    text.set_large(False)
    assert wide == []
