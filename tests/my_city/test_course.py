"""After an episode: ranks, circles, mines, cabinet, the chronicle, stickers, the next episode."""

from __future__ import annotations

import pytest

from game.core import journal
from game.core.chance import ScriptedChance, TableChance
from game.core.part import PartEnded
from game.core.rules import act, deal
from game.core.score import ScoreLine, ScoreSheet, winners
from game.core.table import Table
from game.my_city import course, founding
from game.my_city.campaign import CAUSES, own_church
from game.my_city.catalog import Ground
from game.my_city.city import City
from game.my_city.course import columns
from game.my_city.events import (
    BoxesCrossed,
    CardTurned,
    CirclesInked,
    CityInherited,
    CityNamed,
    EnvelopeOpened,
    EpisodeClosed,
    EpisodeOpened,
    GameEnded,
    StickerPlaced,
    StickersReceived,
)
from game.my_city.legacy import Page, Story, ground_at
from game.my_city.moves import Affix, NameCity, Quit
from game.my_city.options import MyCityOptions
from game.my_city.results import campaign_sheets
from game.my_city.rules import NAME, RULES, STICKER, TOPIC
from game.my_city.state import MyCityState, keeps, story_of
from game.my_city.terrain import number_of
from tests.my_city.cities import place
from tests.my_city.episodes import Sitting, campaign_at, cell_of, city_in, evaluated, ground_with

BIG, SMALL = ("Y4", ["F2", "G2", "F1", "G1"]), ("Y1", ["E4", "F4"])


def circles(state: MyCityState, cause: str = "rank") -> list[int]:
    """By seat, the circles coloured in for a cause."""
    place = CAUSES.index(cause)
    return [keeps(city).circles[place] for city in state.cities]


def owed(state: MyCityState) -> list[tuple[str, ...]]:
    return [keeps(city).owed for city in state.cities]


# ---------------------------------------------------------------------- ranks


@pytest.mark.rule("R19", "R52")
def test_three_seats_colour_in_two_one_and_no_circles() -> None:
    state = evaluated(1, city_in(1, SMALL), city_in(1, BIG), city_in(1))
    assert circles(state) == [1, 2, 0]
    assert owed(state) == [("tree1",), ("rock2",), ("tree1", "tree1")]


@pytest.mark.rule("R20", "R52")
def test_of_two_seats_the_second_counts_as_other() -> None:
    state = evaluated(1, city_in(1, SMALL), city_in(1, BIG))
    assert circles(state) == [0, 2]
    assert owed(state) == [("tree1", "tree1"), ("rock2",)]


@pytest.mark.rule("R21")
def test_fewer_empty_cells_in_the_top_row_rank_higher() -> None:
    state = evaluated(1, city_in(1, SMALL), city_in(1, ("Y1", ["D1", "E1"])))
    assert circles(state) == [0, 2]


@pytest.mark.rule("R22")
def test_complete_ties_share_the_better_rank() -> None:
    assert circles(evaluated(1, city_in(1, SMALL), city_in(1, SMALL))) == [2, 2]
    state = evaluated(1, city_in(1, BIG), city_in(1, SMALL), city_in(1, BIG))
    assert circles(state) == [2, 0, 2]
    assert owed(state)[1] == ("tree1", "tree1")


@pytest.mark.rule("R21")
def test_two_on_50_are_parted_by_their_rows() -> None:
    sheets = tuple(ScoreSheet(seat, (ScoreLine("x", 50),), (0, -empty)) for seat, empty in enumerate((2, 1)))
    assert columns(sheets) == ["other", "first"]


@pytest.mark.parametrize(("seats", "found"), [(2, [3, 0]), (3, [3, 2, 0])])
def test_the_last_episode_pays_three_circles_and_two(seats: int, found: list[int]) -> None:
    cities = [city_in(24, BIG), city_in(24, SMALL), city_in(24)]
    assert circles(evaluated(24, *cities[:seats])) == found


@pytest.mark.rule("R15")
def test_reaching_50_at_the_end_colours_in_a_circle() -> None:
    high, low, there = city_in(1), city_in(1), city_in(1)
    high.marker, low.marker, there.marker = 46, 39, 50
    assert circles(evaluated(1, high, low, there), "top") == [1, 0, 0]


def test_the_own_church_is_shaped_by_the_rank_in_episode_4() -> None:
    state = evaluated(4, city_in(4, SMALL), city_in(4, BIG), city_in(4))
    churches = [keeps(city).church for city in state.cities]
    assert churches == [own_church("second"), own_church("first"), own_church("other")]
    assert owed(state) == [(), (), ()]


def test_a_nugget_by_rank_goes_to_the_cabinet() -> None:
    state = evaluated(11, city_in(11, BIG), city_in(11))
    assert [keeps(city).nuggets for city in state.cities] == [0, 1]


def test_late_prospectors_find_one_nugget() -> None:
    veins = {"A8": "gold", "K1": "gold"}
    placed = (("R1", ["A8", "B8"]), ("Y1", ["J1", "K1"]))
    state = evaluated(10, city_in(10, *placed, stickers=veins), city_in(10, stickers=veins))  # type: ignore[arg-type]
    assert [keeps(city).nuggets for city in state.cities] == [1, 0]


# ---------------------------------------------------------------------- mines


def crew(boxes: int, n: int = 17) -> City:
    """A city whose blue crew of three crosses off three boxes more."""
    placed = (("B1", ["B3", "C3"]), ("B2", ["D3", "D4", "C4"]), ("B4", ["B1", "C1", "B2", "C2"]))
    return city_in(n, *placed, stickers={"A3": "mine_blue"}, boxes=(boxes, 0, 0))


def test_a_crew_of_three_crosses_off_three_boxes() -> None:
    state = evaluated(17, crew(0), crew(13), city_in(17))
    assert [keeps(city).boxes[0] for city in state.cities] == [3, 15, 0]


def test_a_triangle_is_for_the_first_episode_in_which_anybody_gets_there() -> None:
    assert circles(evaluated(17, crew(6), crew(4)), "mine") == [1, 0]
    assert circles(evaluated(17, crew(5), crew(9)), "mine") == [0, 0]


@pytest.mark.parametrize(("others", "circles_won"), [(7, 1), (8, 0), (9, 0), (15, 0)])
def test_a_triangle_is_gone_once_anybody_stood_on_it_before(others: int, circles_won: int) -> None:
    idle = city_in(17, boxes=(others, 0, 0))
    assert circles(evaluated(17, crew(6), idle), "mine") == [circles_won, 0]


def test_all_who_get_there_in_that_episode_have_the_triangle() -> None:
    assert circles(evaluated(17, crew(6), crew(5)), "mine") == [1, 1]


def test_a_nugget_in_a_box_goes_to_the_cabinet() -> None:
    assert [keeps(city).nuggets for city in evaluated(16, crew(2, 16), crew(8, 16)).cities] == [1, 0]


# ---------------------------------------------------------------------- the course


def named(seats: int = 2) -> tuple[MyCityState, TableChance]:
    """A campaign whose cities have been named but for the last one."""
    chance = TableChance(3)
    state, events = deal(RULES, MyCityOptions(seats=seats, mode="campaign"), chance)
    assert events == ()
    for seat in range(seats - 1):
        assert act(RULES, state, {seat: NameCity(seat)}, chance) == (CityNamed(seat, seat),)
        state.city_named(seat, seat)
    return state, chance


@pytest.mark.rule("R49", "R64")
def test_a_campaign_begins_with_names_then_the_first_envelope_then_the_first_card() -> None:
    state, chance = named()
    assert [(ask.seat, ask.topic) for ask in RULES.asks(state)] == [(1, NAME)]
    events = act(RULES, state, {1: NameCity(7)}, chance)
    assert events[:3] == (CityNamed(1, 7), EnvelopeOpened(1), EpisodeOpened(1))
    assert isinstance(events[3], CardTurned)
    for event in events:
        state.apply(event)
    assert [(ask.seat, ask.topic) for ask in RULES.asks(state)] == [(0, TOPIC), (1, TOPIC)]


@pytest.mark.rule("R64")
@pytest.mark.parametrize("move", [NameCity(-1), NameCity(8), NameCity("x"), Affix(0, 1)])  # type: ignore[arg-type]
def test_there_are_eight_names_a_seat(move: NameCity) -> None:
    state, _ = named()
    assert RULES.why_not(state, 1, move) is not None
    assert len(RULES.moves(state, 1)) == 8


@pytest.mark.rule("R64")
def test_a_name_in_words_of_its_own_is_kept_beside_the_number() -> None:
    state, chance = named()
    events = act(RULES, state, {1: NameCity(2, "Springfield")}, chance)
    assert events[0] == CityNamed(1, 2, "Springfield")
    for event in events:
        state.apply(event)
    legacies = [keeps(city) for city in state.cities]
    assert [(legacy.name, legacy.words) for legacy in legacies] == [(0, ""), (2, "Springfield")]


@pytest.mark.rule("R45")
def test_what_happens_after_the_last_answer_of_an_episode_in_order() -> None:
    sitting = Sitting(17, "Y1", cities=[crew(2), city_in(17)])
    sitting.answer(Quit(), Quit())
    order = [PartEnded, BoxesCrossed, CirclesInked, EpisodeClosed, StickersReceived]
    kinds: list[object] = [type(event) for event in sitting.events]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


def test_the_scores_speak_of_the_episode_until_the_next_one_opens() -> None:
    sitting = Sitting(1, "Y1")
    state = sitting.answer(Quit(), Quit())
    (ended,) = sitting.told(PartEnded)
    assert RULES.scores(state) == ended.sheets
    while (ask := RULES.asks(state)[0]).topic == STICKER:
        assert RULES.scores(state) == ended.sheets
        for event in act(RULES, state, {ask.seat: RULES.moves(state, ask.seat)[0]}, sitting.chance):
            state.apply(event)
    assert state.mode.n == 2
    assert RULES.scores(state) != ended.sheets


@pytest.mark.rule("R24")
def test_the_board_is_cleared_before_stickers_are_affixed() -> None:
    state = evaluated(1, city_in(1, BIG), city_in(1))
    assert all(not city.built and city.free == city.terrain.green for city in state.cities)
    assert all(city.marker == 10 for city in state.cities)


def test_the_chronicle_keeps_a_picture_of_every_board() -> None:
    state = evaluated(1, city_in(1, BIG, SMALL), city_in(1))
    (page,) = story_of(state).chronicle
    assert page.episode == 1
    assert page.ranks == (1, 2)
    assert [sum(found) for found in page.circles] == [2, 0]
    sites = [
        (number_of(name), move.rotation, move.row, move.col)
        for name, move in (("Y4", place(*_flat(BIG))), ("Y1", place(*_flat(SMALL))))
    ]
    assert page.built == (tuple(sites), ())
    assert page.grounds == (ground_with({}), ground_with({}))


def _flat(placed: tuple[str, list[str]]) -> tuple[str, ...]:
    return placed[0], *placed[1]


def test_an_episode_lays_everybodys_stickers_over_whatever_is_there() -> None:
    state = campaign_at(9, city_in(9, stickers={"A8": "plain"}), city_in(9))
    course.open_episode(state, 10)
    grounds = [keeps(city).ground for city in state.cities]
    assert all(ground_at(ground, *cell_of(name)) == "gold" for ground in grounds for name in ("A8", "K1"))


def test_episode_13_covers_wells_and_sawmill_and_gives_everybody_two_rocks_to_affix() -> None:
    wells: dict[str, Ground] = {"B10": "well", "H7": "well", "I9": "sawmill"}
    state = campaign_at(12, city_in(12, stickers=wells), city_in(12, stickers={**wells, "B1": "well"}))
    course.open_episode(state, 13)
    grounds = [keeps(city).ground for city in state.cities]
    assert not any(letter in ground for ground in grounds for letter in "WL")
    assert owed(state) == [("rock2", "rock2")] * 2
    assert not course.advance(state)
    assert [(ask.seat, ask.topic) for ask in RULES.asks(state)] == [(0, STICKER), (1, STICKER)]


@pytest.mark.rule("R26")
def test_boards_cards_and_markers_are_back_at_the_start_of_the_next_episode() -> None:
    state = evaluated(12, city_in(12, BIG), city_in(12))
    course.open_episode(state, 13)
    assert [city.marker for city in state.cities] == [0, 0]
    assert len(state.deck) == 29
    assert state.playing == (0, 1)


@pytest.mark.rule("R47")
def test_a_card_whose_building_is_lost_is_skipped_without_a_point() -> None:
    stickers = {"E6": "palace"}
    cities = [city_in(22, stickers=stickers, lost=(number_of("B5"),)), city_in(22, stickers=stickers)]  # type: ignore[arg-type]
    sitting = Sitting(22, "B5", "Y1", cities=cities)
    assert [ask.seat for ask in RULES.asks(sitting.state)] == [1]
    state = sitting.answer(Quit())
    assert [ask.seat for ask in RULES.asks(state)] == [0]
    assert state.cities[0].marker == 0
    assert state.cities[0].passed == ()


@pytest.mark.rule("R47")
def test_a_card_that_nobody_can_build_is_followed_by_the_next_one() -> None:
    cities = [city_in(22, stickers={"E6": "palace"}, lost=(number_of("B5"),)) for _ in range(2)]
    state = Sitting(22, "B5", "Y1", cities=cities).state
    assert state.card == number_of("Y1")
    assert len(RULES.asks(state)) == 2


@pytest.mark.rule("R47")
def test_blue_buildings_without_a_cog_leave_in_episode_22() -> None:
    cogs = tuple(number_of(f"B{n}") for n in (1, 3))
    state = campaign_at(21, city_in(21, cogs=cogs), city_in(21))
    course.open_episode(state, 22)
    gone = [keeps(city).lost for city in state.cities]
    assert gone[0] == tuple(number_of(f"B{n}") for n in (2, 4, 5, 6, 7, 8))
    assert len(gone[1]) == 8


def test_the_own_church_is_the_one_the_seat_has_earned() -> None:
    first, other = own_church("first"), own_church("other")
    sitting = Sitting(5, "C4", cities=[city_in(5, church=first), city_in(5, church=other)])
    moves = [RULES.moves(sitting.state, seat)[0] for seat in (0, 1)]
    state = sitting.answer(*moves)
    assert [list(city.built) for city in state.cities] == [[first], [other]]


def test_a_campaign_resumes_after_any_entry() -> None:
    table = Table.open(RULES, MyCityOptions(seats=2, mode="campaign"), 4)
    states = []
    while story_of(table.state).chapter < 2:
        seat = table.asks()[0].seat
        moves = RULES.moves(table.state, seat)
        table.answer(seat, moves[-1] if table.state.card is not None else moves[0])
        states.append((len(table.entries), table.state.copy(), dict(table.sealed)))
    lines = journal.lines(journal.export(table.entries))
    for count, state, sealed in states:
        again = Table.resume(RULES, lines[:count])
        assert (again.state, again.sealed) == (state, sealed)


# ---------------------------------------------------------------------- the end


def ended(circles: list[int], ranks: tuple[int, ...]) -> Story:
    """A story whose last page gave these circles and ranks."""
    page = Page(24, (), ranks, tuple((count, 0, 0, 0) for count in circles), (), ())
    return Story(goes_on=True, chronicle=(page,))


@pytest.mark.rule("R27", "R54")
def test_the_most_circles_win_then_nuggets_then_the_rank_in_the_last_episode() -> None:
    def first(circles: list[int], nuggets: list[int], ranks: tuple[int, ...]) -> tuple[int, ...]:
        cities = [city_in(24, nuggets=count) for count in nuggets]
        return winners(campaign_sheets(ended(circles, ranks), cities))

    assert first([5, 4], [0, 6], (2, 1)) == (0,)
    assert first([5, 5], [1, 2], (1, 2)) == (1,)
    assert first([5, 5], [2, 2], (2, 1)) == (1,)
    assert first([5, 5], [2, 2], (1, 1)) == (0, 1)


# ---------------------------------------------------------------------- one episode alone


@pytest.mark.parametrize("n", [1, 2, 12, 24])
def test_a_city_made_up_for_an_episode_is_the_same_for_all_seats_and_every_time(n: int) -> None:
    options = MyCityOptions(seats=3, mode="episode", episode=n)
    _, events = deal(RULES, options, TableChance(8))
    cities = [event for event in events if isinstance(event, CityInherited)]
    assert len(cities) == 3
    assert len({(one.ground, one.church, one.cogs, one.boxes, one.lost) for one in cities}) == 1
    assert deal(RULES, options, TableChance(8))[1] == events
    assert n == 1 or deal(RULES, options, TableChance(9))[1] != events


def test_a_made_up_city_has_what_its_episode_expects() -> None:
    for n in range(1, 25):
        legacy = founding.found(n, TableChance(n))
        assert (legacy.church is not None) == (n > 4)
        assert bool(legacy.cogs) == (n > 13)
        assert ("B" in legacy.ground) == (n > 16)
        assert ("U" in legacy.ground) == (n > 23)
        assert bool(legacy.lost) <= (n > 22)


def test_an_episode_alone_brings_neither_circles_nor_stickers() -> None:
    chance = ScriptedChance({})
    state, _ = deal(RULES, MyCityOptions(seats=2, mode="episode", episode=1), chance)
    events = act(RULES, state, {0: Quit(), 1: Quit()}, chance)
    assert events[-1] == GameEnded()
    assert not any(isinstance(event, PartEnded | CirclesInked | StickerPlaced) for event in events)


@pytest.mark.rule("R65")
@pytest.mark.parametrize("n", [0, 25, -1])
def test_there_are_24_episodes(n: int) -> None:
    problem = MyCityOptions(seats=2, mode="episode", episode=n).problem()
    assert problem is not None
    assert problem.key == "my_city.reason.episode"


@pytest.mark.rule("R61")
def test_after_the_last_episode_nobody_is_owed_anything() -> None:
    assert owed(evaluated(24, city_in(24, BIG), city_in(24, SMALL), city_in(24))) == [(), (), ()]
