"""The rows that only the campaign has, and what moves a marker while an episode is played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.my_city.campaign_rows import BOTTOM
from game.my_city.catalog import Ground
from game.my_city.events import CirclesInked, PointsGained
from game.my_city.gains import check_gold, find_nuggets
from game.my_city.moves import Pass
from game.my_city.scoring import sheet, total
from game.my_city.state import keeps
from game.my_city.terrain import number_of
from tests.my_city.cities import mask_of, place
from tests.my_city.episodes import Placed, Sitting, campaign_at, city_in, episode, rows_of

RED_LINE: tuple[Placed, ...] = (
    ("R1", ["E4", "F4"]),
    ("R3", ["F5", "F6", "F7", "F8"]),
    ("R5", ["F9", "F10", "F11", "G11"]),
)
BLUE_LINE: tuple[Placed, ...] = (
    ("B4", ["C2", "D2", "C3", "D3"]),
    ("B3", ["D4", "D5", "D6", "D7"]),
    ("B5", ["D8", "D9", "D10", "E10"]),
    ("B1", ["C11", "D11"]),
)
PORT: Mapping[str, Ground] = {"E3": "port"}
VEINS: Mapping[str, Ground] = {"A8": "gold", "K1": "gold"}
ON_VEINS: tuple[Placed, ...] = (("R1", ["A8", "B8"]), ("Y1", ["J1", "K1"]))


# ---------------------------------------------------------------------- the investor


@pytest.mark.rule("R07")
def test_the_investor_pays_for_touching_the_last_building_across_the_river_too() -> None:
    assert rows_of(city_in(13, ("Y1", ["E4", "F4"]), ("R1", ["C4", "D4"])), 13)["investor"] == 1


def test_the_first_building_and_one_apart_from_the_last_give_nothing() -> None:
    placed: tuple[Placed, ...] = (("Y1", ["E4", "F4"]), ("R1", ["G4", "H4"]), ("B1", ["E3", "F3"]))
    assert rows_of(city_in(13, *placed), 13)["investor"] == 1


def test_passing_does_not_move_the_investor() -> None:
    sitting = Sitting(14, "B2", "Y1", "R1", "Y4", "B1")
    sitting.answer(place("B2", "E4", "F4", "F3"), place("B2", "E4", "F4", "F3"))
    assert sitting.told(PointsGained) == []
    sitting.answer(place("Y1", "G4", "H4"), place("Y1", "G4", "H4"))
    assert sitting.told(PointsGained) == [PointsGained(0, "investor", 1), PointsGained(1, "investor", 1)]
    sitting.answer(Pass(), place("R1", "I4", "J4"))
    sitting.answer(*[place("Y4", "G5", "H5", "G6", "H6")] * 2)
    assert sitting.told(PointsGained) == [PointsGained(0, "investor", 1)]
    assert [city.marker for city in sitting.state.cities] == [1, 2]


@pytest.mark.rule("R10")
def test_on_0_the_first_card_of_episode_13_cannot_be_passed() -> None:
    assert Sitting(13, "Y1").reason(Pass()) == "pass_zero"


@pytest.mark.rule("R38")
def test_nobody_may_pass_in_episode_6() -> None:
    assert Sitting(6, "Y1").reason(Pass()) == "pass_never"


# ---------------------------------------------------------------------- railroad, port, tracks


def test_the_railroad_pays_once_for_a_building_however_many_cells_lie_along_it() -> None:
    assert rows_of(city_in(19, ("Y4", ["F10", "G10", "F11", "G11"])), 19)["railroad"] == 2


@pytest.mark.parametrize(
    ("n", "placed", "points"),
    [
        (20, RED_LINE, 6),
        (21, RED_LINE, 6),
        (20, RED_LINE[:2], 0),
        (20, RED_LINE[1:], 0),
        (20, (*RED_LINE, *BLUE_LINE), 6),
        (21, (*RED_LINE, *BLUE_LINE), 12),
        (24, (*RED_LINE, *BLUE_LINE), 12),
    ],
)
def test_the_port_is_linked_by_a_chain_of_one_colour(n: int, placed: tuple[Placed, ...], points: int) -> None:
    assert rows_of(city_in(n, *placed, stickers=PORT), n)["port_link"] == points


def test_branch_tracks_continue_a_link_and_give_a_point_each() -> None:
    tracks: Mapping[str, Ground] = {"F9": "track", "F10": "track", "F11": "track"}
    rows = rows_of(city_in(20, *RED_LINE[:2], stickers={**PORT, **tracks}), 20)
    assert (rows["port_link"], rows["tracks"], rows["railroad"]) == (6, 3, 0)


# ---------------------------------------------------------------------- parks


@pytest.mark.parametrize(
    ("stickers", "parks"),
    [
        ({}, 1),
        ({"A1": "tree"}, 1),
        ({"A1": "trees"}, 1),
        ({"A1": "rocks"}, 0),
        ({"A1": "gold"}, 0),
    ],
)
def test_a_meadow_or_tree_cell_closed_in_on_all_sides_is_a_park(
    stickers: Mapping[str, Ground], parks: int
) -> None:
    city = city_in(22, ("Y1", ["B1", "C1"]), ("R1", ["A2", "B2"]), stickers=stickers)
    assert rows_of(city, 22)["parks"] == parks


@pytest.mark.rule("R17")
def test_a_park_is_no_empty_cell_but_its_trees_count() -> None:
    placed: tuple[Placed, ...] = (("Y1", ["B1", "C1"]), ("R1", ["A2", "B2"]))
    open_city = city_in(21, *placed)
    meadow = city_in(22, *placed)
    tree = city_in(22, *placed, stickers={"A1": "tree"})
    assert rows_of(meadow, 22)["empties"] == rows_of(open_city, 21)["empties"] + 1
    assert rows_of(tree, 22)["trees"] == rows_of(meadow, 22)["trees"] + 1


def test_a_track_closes_a_side_and_a_cell_closed_from_the_start_is_no_park() -> None:
    beside: Mapping[str, Ground] = {"A2": "track"}
    assert rows_of(city_in(22, ("Y1", ["B1", "C1"]), stickers=beside), 22)["parks"] == 1
    both: Mapping[str, Ground] = {"A2": "track", "B1": "track"}
    assert rows_of(city_in(22, stickers=both), 22)["parks"] == 0


@pytest.mark.rule("R46")
def test_a_park_pays_at_once_with_the_building_that_closes_it() -> None:
    cities = [city_in(22, ("R1", ["A2", "B2"]), stickers={"E6": "palace"}) for _ in range(2)]
    sitting = Sitting(22, "Y1", "B1", cities=cities)
    sitting.answer(place("Y1", "B1", "C1"), place("Y1", "C1", "C2"))
    assert sitting.told(PointsGained) == [PointsGained(0, "parks", 1)]
    assert [city.marker for city in sitting.state.cities] == [1, 0]


# ---------------------------------------------------------------------- rows at the end


def test_dikes_are_buildings_with_an_edge_on_the_river() -> None:
    assert rows_of(city_in(8, ("Y1", ["E4", "F4"]), ("R1", ["G4", "H4"])), 8)["dikes"] == 1


@pytest.mark.parametrize(
    ("placed", "stickers", "points"),
    [
        ((("B1", ["E4", "F4"]), ("Y1", ["G4", "H4"])), {}, 2),
        ((("B1", ["E4", "F4"]), ("R1", ["G4", "H4"])), {}, 0),
        ((("B2", ["E4", "F4", "F3"]), ("Y1", ["G4", "H4"])), {}, 0),
        ((("B1", ["E4", "F4"]),), {"G4": "university"}, 2),
    ],
)
def test_a_blue_building_with_a_cog_works_beside_a_home(
    placed: tuple[Placed, ...], stickers: Mapping[str, Ground], points: int
) -> None:
    city = city_in(14, *placed, stickers=stickers, cogs=(number_of("B1"),))
    assert rows_of(city, 14)["factories"] == points


def test_in_episode_15_trees_beside_a_factory_count_nothing() -> None:
    placed: Placed = ("B1", ["G4", "H4"])
    cogs = (number_of("B1"),)
    assert rows_of(city_in(14, placed, cogs=cogs), 14)["trees"] == 10
    assert rows_of(city_in(15, placed, cogs=cogs), 15)["trees"] == 8
    assert rows_of(city_in(15, placed), 15)["trees"] == 10


def test_a_mine_gives_the_points_of_the_boxes_crossed_off_now() -> None:
    crew: tuple[Placed, ...] = (
        ("B1", ["B3", "C3"]),
        ("B2", ["D3", "D4", "C4"]),
        ("B4", ["B1", "C1", "B2", "C2"]),
    )
    entrance: Mapping[str, Ground] = {"A3": "mine_blue"}
    assert rows_of(city_in(16, *crew, stickers=entrance), 16)["mines"] == 2
    assert rows_of(city_in(16, *crew, stickers=entrance, boxes=(3, 0, 0)), 16)["mines"] == 0
    assert rows_of(city_in(17, *crew, stickers=entrance, boxes=(7, 0, 0)), 17)["mines"] == 3


def test_promenades_count_tree_cells_beside_homes_not_trees() -> None:
    assert rows_of(city_in(23, ("Y1", ["G4", "H4"])), 23)["promenade"] == 1
    assert rows_of(city_in(23, ("Y1", ["G4", "H4"]), stickers={"I4": "tree"}), 23)["promenade"] == 2
    assert rows_of(city_in(23, stickers={"G4": "university"}), 23)["promenade"] == 1


def test_the_jubilee_counts_the_largest_group_again() -> None:
    rows = rows_of(city_in(24, *RED_LINE, ("Y1", ["G4", "H4"])), 24)
    assert (rows["group_red"], rows["jubilee"]) == (3, 3)


@pytest.mark.rule("R39")
def test_the_drowned_bank_counts_in_no_row() -> None:
    rows = rows_of(city_in(7, stickers={"B10": "well", "B1": "rocks"}), 7)
    assert (rows["trees"], rows["rocks"], rows["empties"]) == (6, -6, -(60 - 6))


def test_the_grove_costs_nothing_left_open_and_may_be_built_on() -> None:
    stickers: Mapping[str, Ground] = {"I9": "sawmill"}
    assert rows_of(city_in(11, stickers=stickers), 11)["empties"] == rows_of(city_in(3), 3)["empties"] + 1
    city = city_in(11, ("Y1", ["H8", "I8"]), stickers=stickers)
    site = place("R1", "J8", "J9")
    assert site in [found.move for found in city.sites(number_of("R1"))]
    assert site not in [found.move for found in city_in(13, ("Y1", ["H8", "I8"])).sites(number_of("R1"))]


@pytest.mark.rule("R44", "R62")
def test_a_building_may_lean_on_the_university_but_not_the_first_one() -> None:
    stickers: Mapping[str, Ground] = {"E6": "palace", "I2": "university"}
    site = place("R1", "I1", "J1")
    assert site not in [found.move for found in city_in(23, stickers=stickers).sites(number_of("R1"))]
    built = city_in(23, ("Y1", ["F6", "G6"]), stickers=stickers)
    assert site in [found.move for found in built.sites(number_of("R1"))]


@pytest.mark.parametrize("n", range(1, 25))
def test_the_quick_total_is_the_sheets(n: int) -> None:
    city = city_in(n, *RED_LINE, *BLUE_LINE, ("Y1", ["G4", "H4"]), stickers=PORT, cogs=(number_of("B1"),))
    rows = rows_of(city, n)
    city.marker += sum(rows.get(row, 0) for row in ("investor", "railroad", "parks"))
    lines = {key: points for key, points in rows.items() if not key.startswith("crew_") and key != "groups"}
    assert total(city, episode(n)) == sum(lines.values())


# ---------------------------------------------------------------------- gold


@pytest.mark.rule("R35")
def test_first_at_two_veins_gets_points_and_nuggets_and_then_the_race_is_over() -> None:
    state = campaign_at(10, city_in(10, *ON_VEINS, stickers=VEINS), city_in(10, stickers=VEINS))
    check_gold(state)
    assert [city.gold for city in state.cities] == [3, 0]
    assert [keeps(city).nuggets for city in state.cities] == [2, 0]
    assert [keeps(city).circles for city in state.cities] == [(0, 0, 1, 0), (0, 0, 0, 0)]
    late = city_in(10, *ON_VEINS, stickers=VEINS)
    state.cities[1] = late
    check_gold(state)
    assert late.gold == 0


@pytest.mark.rule("R35", "R46")
def test_all_who_cover_two_veins_in_the_same_round_get_it() -> None:
    state = campaign_at(10, *[city_in(10, *ON_VEINS, stickers=VEINS) for _ in range(3)])
    check_gold(state)
    assert [city.gold for city in state.cities] == [3, 3, 3]


@pytest.mark.rule("R34")
def test_a_vein_left_open_costs_nothing() -> None:
    assert rows_of(city_in(10, stickers=VEINS), 10)["empties"] == rows_of(city_in(3), 3)["empties"]


def test_in_episode_12_three_veins_are_a_race_of_their_own() -> None:
    veins: Mapping[str, Ground] = {**VEINS, "D11": "gold"}
    three = city_in(12, *ON_VEINS, ("B1", ["C11", "D11"]), stickers=veins)
    two = city_in(12, *ON_VEINS, stickers=veins)
    state = campaign_at(12, two, three)
    check_gold(state)
    assert [(city.gold, city.third) for city in state.cities] == [(3, 0), (3, 5)]
    assert [keeps(city).nuggets for city in state.cities] == [2, 4]


@pytest.mark.rule("R41")
def test_who_has_quit_is_in_no_race() -> None:
    state = campaign_at(10, city_in(10, *ON_VEINS, stickers=VEINS), city_in(10, stickers=VEINS))
    state.seat_quit(0)
    check_gold(state)
    assert state.gold_open


def test_the_cabinet_has_six_slots_and_three_of_them_bring_a_circle() -> None:
    state = campaign_at(11, city_in(11), city_in(11, nuggets=5))
    find_nuggets(state, 0, 1)
    assert keeps(state.cities[0]) == keeps(state.cities[0])._replace(nuggets=1, circles=(0, 0, 0, 0))
    find_nuggets(state, 0, 3)
    find_nuggets(state, 1, 2)
    assert [keeps(city).nuggets for city in state.cities] == [4, 6]
    assert [keeps(city).circles[2] for city in state.cities] == [2, 1]


@pytest.mark.rule("R15")
def test_reaching_50_in_play_colours_in_a_circle_at_once() -> None:
    cities = [city_in(13, ("R1", ["E4", "F4"]), start=start) for start in (49, 50)]
    sitting = Sitting(13, "Y1", "B1", cities=cities)
    sitting.answer(*[place("Y1", "G4", "H4")] * 2)
    assert sitting.told(CirclesInked) == [CirclesInked(0, 1, "top")]
    assert [city.marker for city in sitting.state.cities] == [50, 50]


@pytest.mark.rule("R57")
def test_the_drowned_bank_parts_no_level_seats() -> None:
    def top_row(n: int) -> int:
        return sheet(city_in(n), 0, episode(n)).ties[0]

    assert top_row(3) == -10
    assert top_row(7) == -7, "three of the ten empty cells are on the west bank"


@pytest.mark.rule("R44", "R58")
def test_the_university_is_a_yellow_building_and_the_palace_a_red_one() -> None:
    stickers: Mapping[str, Ground] = {"E6": "palace", "I2": "university"}
    city = city_in(23, ("Y1", ["I3", "J3"]), ("R1", ["F6", "G6"]), stickers=stickers)
    rows = rows_of(city, 23)
    assert (rows["group_yellow"], rows["group_red"], rows["group_blue"]) == (2, 2, 0)


@pytest.mark.rule("R58")
def test_the_investor_never_stands_on_palace_or_university() -> None:
    stickers: Mapping[str, Ground] = {"E6": "palace", "I2": "university"}
    assert rows_of(city_in(13, ("Y1", ["F6", "G6"]), stickers=stickers), 13)["investor"] == 0
    city = city_in(13, ("Y1", ["I3", "J3"]), ("R1", ["F6", "G6"]), stickers=stickers)
    assert rows_of(city, 13)["investor"] == 0


def test_the_bottom_row_has_eleven_cells() -> None:
    assert mask_of(*(f"{column}11" for column in "ABCDEFGHIJK")) == BOTTOM
