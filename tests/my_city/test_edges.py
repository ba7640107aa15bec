"""Where a rule begins to hold: the last case without it, the first one with it."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable

import pytest

from game.core.reason import Reason
from game.my_city.campaign import CAUSES, OWN_CARD, episode, own_church
from game.my_city.campaign_rows import gold_late, sooty_trees
from game.my_city.catalog import SIZE, Ground, Pair
from game.my_city.gains import check_gold
from game.my_city.grid import BOARD, bit, cell_name, cells, nth_bit
from game.my_city.groups import groups
from game.my_city.moves import Place
from game.my_city.rows import empties, tree_sources
from game.my_city.rules import RULES, shown
from game.my_city.scoring import end_points, reaches_top
from game.my_city.sites import why_not
from game.my_city.state import keeps
from game.my_city.terrain import _west, number_of
from tests.my_city.cities import site_of
from tests.my_city.episodes import Sitting, campaign_at, city_in

VEINS: dict[str, Ground] = {"A8": "gold", "K1": "gold"}
Edge = tuple[Pair, Pair]


def bank(river: Iterable[Edge]) -> set[Pair]:
    """The cells that can be walked to from the top left corner, step after step."""
    parted = {frozenset(edge) for edge in river}
    board = {(row, col) for row in range(SIZE) for col in range(SIZE)}
    reached = {(0, 0)}
    while True:
        wider = {
            (row, col)
            for row, col in board
            for beside in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            if beside in reached and frozenset(((row, col), beside)) not in parted
        }
        if wider <= reached:
            return reached
        reached |= wider


@pytest.mark.parametrize("seed", range(30))
def test_a_bank_is_what_can_be_walked_to_whatever_way_the_river_takes(seed: int) -> None:
    source = random.Random(seed)
    edges = [((row, col), (row, col + 1)) for row in range(SIZE) for col in range(SIZE - 1)]
    edges += [((row, col), (row + 1, col)) for row in range(SIZE - 1) for col in range(SIZE)]
    river = tuple(source.sample(edges, source.randrange(80, 150)))
    assert set(cells(_west(river))) == bank(river)


@pytest.mark.rule("R15")
def test_the_top_is_reached_at_the_end_by_who_was_not_there() -> None:
    city = city_in(3, ("Y1", ["E4", "F4"]))
    mode = episode(3)
    gained = running(end_points(city, mode))
    assert gained > 0
    for marker, reaches in (
        (mode.top - gained - 1, False),
        (mode.top - gained, True),
        (mode.top - 1, True),
        (mode.top, False),
        (mode.top + 1, False),
    ):
        city.marker = marker
        assert reaches_top(city, mode) == reaches


def running(points: list[int]) -> int:
    """The highest that the marker gets above where it was."""
    sums = [sum(points[: number + 1]) for number in range(len(points))]
    return max(sums)


@pytest.mark.rule("R35", "R46")
def test_the_race_for_gold_is_decided_as_soon_as_a_building_covers_the_second_vein() -> None:
    cities = [city_in(10, ("B1", ["A7", "A8"]), stickers=VEINS), city_in(10, stickers=VEINS)]
    cities[0].near |= cities[0].free
    sitting = Sitting(10, "Y1", "R1", cities=cities)
    site = site_of("Y1", ["K1", "J1"])
    assert site is not None
    move = site.move
    assert isinstance(move, Place)
    legal = [seat_moves(sitting, seat) for seat in (0, 1)]
    assert move in legal[0]
    seen = RULES.preview(sitting.state, 0, move)
    assert [city.gold for city in seen.cities] == [3, 0]
    state = sitting.answer(move, legal[1][0])
    assert [city.gold for city in state.cities] == [3, 0]
    assert keeps(state.cities[0]).nuggets == 2
    assert not state.gold_open


def seat_moves(sitting: Sitting, seat: int) -> list[Place]:
    """Where a seat may build."""
    return [move for move in RULES.moves(sitting.state, seat) if isinstance(move, Place)]


@pytest.mark.rule("R28")
def test_groups_are_listed_from_the_largest_and_equal_ones_from_the_first_built() -> None:
    placed = (("Y1", ["A1", "A2"]), ("Y2", ["E5", "E6", "F6"]), ("Y3", ["F2", "F3", "F4", "F5"]))
    city = city_in(3, *placed)
    numbers = [number_of(name) for name in ("Y1", "Y2", "Y3")]
    assert groups(city, city.terrain.colours[numbers[0]]) == [[numbers[1], numbers[2]], [numbers[0]]]
    apart = city_in(3, placed[1], placed[0])
    assert groups(apart, apart.terrain.colours[numbers[0]]) == [[numbers[1]], [numbers[0]]]


@pytest.mark.parametrize("seed", range(20))
def test_bits_are_found_by_number_on_a_board_of_any_filling(seed: int) -> None:
    source = random.Random(seed)
    chosen = sorted(source.sample(range(190), source.randrange(1, 190)))
    mask = sum(1 << number for number in chosen)
    assert [nth_bit(mask, n) for n in range(len(chosen))] == chosen


def test_cities_sites_and_boards_show_themselves_by_their_cells() -> None:
    site = site_of("Y1", ["A1", "B1"])
    city = city_in(3, ("Y1", ["A1", "B1"]))
    assert repr(site) == "A1-B1"
    assert (
        repr(city)
        == f"City(marker={city.marker}, built={{{number_of('Y1')}: A1-B1}}, passed=(), in_play=True)"
    )
    assert repr(city.terrain) == f"Terrain({city.terrain.data.id}, 3)"


def test_boards_are_equal_by_their_ground_and_episode() -> None:
    one = city_in(3).terrain
    same = copy.copy(one)
    assert one == same
    assert hash(one) == hash(same)
    assert one != city_in(4).terrain
    assert one != city_in(3, stickers=VEINS).terrain
    assert one != "terrain"


@pytest.mark.rule("R35")
@pytest.mark.parametrize("veins", [2, 3])
def test_gold_that_brings_a_marker_to_the_top_colours_in_a_circle(veins: int) -> None:
    ground: dict[str, Ground] = {**VEINS, "D11": "gold"} if veins == 3 else VEINS
    n = 12 if veins == 3 else 10
    placed = [("R1", ["A8", "B8"]), ("Y1", ["J1", "K1"]), ("B1", ["C11", "D11"])]
    state = campaign_at(n, *(city_in(n, *placed[: max(2, veins)], stickers=ground) for _ in range(2)))
    top = state.mode.top
    state.cities[0].marker, state.cities[1].marker = top - 1, top - 20
    if veins == 3:
        state.cities[0].gold = 3
        state.gold_open = False
    check_gold(state)
    circles = CAUSES.index("top")
    assert [keeps(city).circles[circles] for city in state.cities] == [1, 0]
    assert state.cities[0].marker == top
    gained = state.mode.points.third_vein if veins == 3 else state.mode.points.gold
    assert state.cities[1].marker == top - 20 + gained


def test_a_latecomer_at_the_gold_is_told_of_and_gets_nothing() -> None:
    city = city_in(10, ("R1", ["A8", "B8"]), ("Y1", ["J1", "K1"]), stickers=VEINS)
    (told,) = gold_late(city, episode(10))
    assert told.points == 0
    assert told.places == (0 * SIZE + 10, 7 * SIZE)
    city.gold = 3
    assert gold_late(city, episode(10)) == ()
    assert gold_late(city_in(10, ("R1", ["A8", "B8"]), stickers=VEINS), episode(10)) == ()


def test_a_city_without_an_empty_cell_loses_nothing() -> None:
    city = city_in(3)
    assert len(empties(city, episode(3))) == 1
    city.free = 0
    assert empties(city, episode(3)) == ()


@pytest.mark.rule("R39")
def test_the_bank_that_is_closed_is_told_as_flooded() -> None:
    n = next(n for n in range(1, 25) if episode(n).sides != ("west", "east") and len(episode(n).sides) == 1)
    city = city_in(n)
    closed = "west" if episode(n).sides == ("east",) else "east"
    west = set(cells(city.terrain.west))
    told = set()
    for row, col in sorted(west if closed == "west" else set(cells(BOARD)) - west):
        site = site_of("Y1", [cell_name(row, col), cell_name(row, col + 1)]) if col + 1 < SIZE else None
        if site:
            reason = why_not(city, number_of("Y1"), site.move)
            assert reason is not None
            told.add(reason.key.rpartition(".")[2])
    assert "flooded" in told


def test_a_marker_is_where_it_began_with_all_that_moved_it() -> None:
    state = campaign_at(12, city_in(12), city_in(12))
    city = state.cities[0]
    RULES.conserve(state)
    city.gold, city.third = 3, 5
    city.marker += 8
    RULES.conserve(state)
    city.third = 4
    with pytest.raises(AssertionError):
        RULES.conserve(state)


@pytest.mark.parametrize("card", ["Y1", "OBST"])
def test_a_card_shows_a_building_or_the_seats_own_church(card: str) -> None:
    state = campaign_at(24, *(city_in(24, church=own_church(column)) for column in ("first", "other")))
    state.card = number_of("Y1") if card == "Y1" else OWN_CARD
    wanted = [number_of("Y1")] * 2 if card == "Y1" else [own_church("first"), own_church("other")]
    assert [shown(state, seat) for seat in (0, 1)] == wanted


def test_a_tie_is_broken_by_rows_and_at_the_end_of_a_campaign_by_nuggets_and_the_last_rank() -> None:
    state = campaign_at(24, city_in(24), city_in(24))
    rows = [Reason("my_city.tie.row", {"n": number + 1}) for number in range(3)]
    assert [RULES.tie_breaker(state, number) for number in range(3)] == rows
    state.over = True
    last = [Reason("my_city.tie.nuggets"), Reason("my_city.tie.rank")]
    assert [RULES.tie_breaker(state, number) for number in range(2)] == last
    assert state.story is not None
    state.story = state.story._replace(goes_on=False)
    assert [RULES.tie_breaker(state, number) for number in range(3)] == rows
    state.story = None
    assert [RULES.tie_breaker(state, number) for number in range(3)] == rows


def test_soot_falls_beside_factories_and_nowhere_else() -> None:
    n = next(n for n in range(1, 25) if "sooty_trees" in episode(n).end)
    trees: dict[str, Ground] = {"A1": "tree", "B1": "tree", "K11": "tree"}
    city = city_in(n, stickers=trees)
    clean = {source.places for source in sooty_trees(city, episode(n))}
    assert clean == {source.places for source in tree_sources(city, episode(n), city.free)}
    for name in trees:
        row, col = int(name[1:]) - 1, ord(name[0]) - ord("A")
        assert ((row * SIZE + col,) in clean) == bool(city.free >> bit(row, col) & 1)
    assert (0,) in clean
