"""Where stickers go, and where they don't."""

from __future__ import annotations

import pytest

from game.my_city import course, stickers
from game.my_city.campaign import campaign
from game.my_city.catalog import SIZE
from game.my_city.legacy import Legacy, ground_at
from game.my_city.moves import Affix, AffixCog, NameCity, Place
from game.my_city.rules import RULES
from game.my_city.state import keeps
from game.my_city.terrain import catalogue, number_of, printed
from tests.my_city.episodes import campaign_at, cell_of, city_in, ground_with

BOARD = printed("legacy")
NAMES = campaign().names


def owing(name: str, ground: str = BOARD, **kept: tuple[int, ...]) -> Legacy:
    return Legacy(ground, owed=(name,), **kept)  # type: ignore[arg-type]


def why(legacy: Legacy, name: str) -> str | None:
    reason = stickers.why_not(legacy, Affix(*cell_of(name)))
    return None if reason is None else reason.key.removeprefix("my_city.reason.")


@pytest.mark.rule("R24")
@pytest.mark.parametrize("name", ["rock2", "tree1", "well", "track", "university"])
def test_a_sticker_needs_a_small_square(name: str) -> None:
    assert why(owing(name), "B1") is None
    assert why(owing(name), "A1") == "sticker_square"
    assert len(stickers.moves(owing(name))) == 32


@pytest.mark.rule("R24")
def test_a_square_with_a_sticker_is_no_longer_free() -> None:
    assert why(owing("tree1", ground_with({"B1": "rocks"})), "B1") == "sticker_square"


@pytest.mark.rule("R48")
def test_a_blank_goes_on_rocks_printed_or_affixed() -> None:
    legacy = owing("blank", ground_with({"B1": "rocks"}))
    assert why(legacy, "B1") is None
    assert why(legacy, "K1") is None
    assert why(legacy, "D2") == "sticker_rocks"
    assert len(stickers.moves(legacy)) == 7


@pytest.mark.rule("R48")
def test_a_blank_leaves_no_small_square_behind() -> None:
    state = campaign_at(14, city_in(14, stickers={"B1": "rocks"}), city_in(14))
    state.stickers_received(0, ("blank",))
    course.affix(state, 0, Affix(*cell_of("B1")))
    assert ground_at(keeps(state.cities[0]).ground, *cell_of("B1")) == "plain"
    assert keeps(state.cities[0]).owed == ()


@pytest.mark.rule("R25")
def test_without_a_suitable_cell_a_sticker_is_lost() -> None:
    full = BOARD.replace("s", "t")
    assert stickers.moves(owing("rock2", full)) == []
    state = campaign_at(2, city_in(2), city_in(2))
    state.cities[0].legacy = keeps(state.cities[0])._replace(ground=full, owed=("rock2", "rock2"))
    assert not course.settle(state)
    assert keeps(state.cities[0]).owed == ()
    assert keeps(state.cities[0]).ground == full


def test_the_only_cell_left_is_taken_unasked() -> None:
    one = BOARD.replace("s", "t", 31)
    state = campaign_at(2, city_in(2), city_in(2))
    state.cities[0].legacy = keeps(state.cities[0])._replace(ground=one, owed=("rock2", "rock2"))
    assert not course.settle(state)
    assert keeps(state.cities[0]).ground.count("R") == one.count("R") + 1


def test_the_university_takes_any_plain_cell_when_no_square_is_left() -> None:
    full = BOARD.replace("s", "t")
    assert len(stickers.moves(owing("university", full))) == full.count(".")


def test_a_cog_goes_on_a_blue_building_without_one() -> None:
    legacy = owing("cog", cogs=(number_of("B1"),))
    assert stickers.moves(legacy) == [AffixCog(number_of(f"B{n}")) for n in range(2, 9)]
    reasons = {name: stickers.why_not(legacy, AffixCog(number_of(name))) for name in ("B1", "B2", "R1")}
    keys = {name: reason and reason.key for name, reason in reasons.items()}
    assert keys == {"B1": "my_city.reason.cog_twice", "B2": None, "R1": "my_city.reason.cog_blue"}


@pytest.mark.parametrize(
    "move",
    [Affix(-1, 0), Affix(0, 11), Affix("A", 1), Affix(None, None), AffixCog(16), Place(0, 0, 0)],  # type: ignore[arg-type]
)
def test_nonsense_is_refused_with_a_reason(move: Affix | AffixCog | Place) -> None:
    assert stickers.why_not(owing("tree1"), move) is not None
    assert stickers.why_not(owing("cog"), AffixCog(None)) is not None  # type: ignore[arg-type]
    assert stickers.why_not(owing("cog"), AffixCog(99)) is not None


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("row", "col", "reason"),
    [
        (-1, 5, "outside"),
        (SIZE, 5, "outside"),
        (5, -1, "outside"),
        (5, SIZE, "outside"),
        (0, 5, "sticker_square"),
        (SIZE - 1, 5, "sticker_square"),
        (5, 0, "sticker_square"),
        (5, SIZE - 1, "sticker_square"),
        (None, 5, "unknown"),
        (5, "E", "unknown"),
    ],
)
def test_the_first_and_last_row_and_column_are_on_the_board_and_nothing_beyond(
    row: int, col: int, reason: str
) -> None:
    full = owing("tree1", BOARD.replace("s", "t"))
    found = stickers.why_not(full, Affix(row, col))
    assert found is not None
    assert found.key == f"my_city.reason.{reason}"


@pytest.mark.rule("R24")
def test_a_refused_sticker_names_the_cell_and_what_lies_there() -> None:
    reason = stickers.why_not(owing("tree1", ground_with({"B1": "rocks"})), Affix(*cell_of("B1")))
    assert reason is not None
    assert reason.values == {"cell": "B1", "ground": "@my_city.ground.rocks"}


@pytest.mark.parametrize("building", [-1, len(catalogue()), None])
def test_a_cog_for_no_building_is_no_answer(building: int) -> None:
    reason = stickers.why_not(owing("cog"), AffixCog(building))
    assert reason is not None
    assert reason.key == "my_city.reason.unknown"


def test_the_first_and_the_last_building_are_buildings() -> None:
    for building in (0, len(catalogue()) - 1):
        reason = stickers.why_not(owing("cog"), AffixCog(building))
        assert reason is None or reason.key == "my_city.reason.cog_blue"


@pytest.mark.parametrize("move", [Affix(0, 1), AffixCog(0)])
def test_a_cog_is_no_place_and_a_place_no_cog(move: Affix | AffixCog) -> None:
    owed = "cog" if isinstance(move, Affix) else "tree1"
    reason = stickers.why_not(owing(owed), move)
    assert reason is not None
    assert reason.key == "my_city.reason.unknown"


@pytest.mark.parametrize(("name", "fits"), [(-1, False), (0, True), (NAMES - 1, True), (NAMES, False)])
def test_a_city_takes_one_of_its_seats_names(name: int, fits: bool) -> None:
    reason = stickers.why_no_name(NameCity(name))
    assert (reason is None) == fits


@pytest.mark.rule("R64")
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("Springfield", None),
        ("春田 Ñuñoa-7", None),
        ("x" * stickers.LONGEST_NAME, None),
        ("x" * (stickers.LONGEST_NAME + 1), "city_long"),
        (" Springfield", "city_signs"),
        ("Spring  field", "city_signs"),
        (" ", "city_signs"),
        ("Spring\nfield", "city_signs"),
        ("Spring\u202efield", "city_signs"),
    ],
)
def test_a_city_takes_words_of_its_own(words: str, problem: str | None) -> None:
    reason = stickers.why_no_name(NameCity(0, words))
    assert (reason.key if reason else None) == (f"my_city.reason.{problem}" if problem else None)


def test_each_seat_is_asked_for_its_own_stickers_one_by_one() -> None:
    state = campaign_at(3, city_in(3), city_in(3))
    state.stickers_received(0, ("tree1", "tree1"))
    state.stickers_received(1, ("rock2",))
    assert [(ask.seat, ask.topic, ask.sealed) for ask in RULES.asks(state)] == [
        (0, "sticker", False),
        (1, "sticker", False),
    ]
    state.sticker_placed(0, "tree1", *cell_of("B1"))
    assert keeps(state.cities[0]).owed == ("tree1",)
    assert state.cities[0].terrain.single.bit_count() == 1
