"""Rounds: cards, passing, quitting, the obstacle, churches, gold."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import IllegalMove, Move, act, deal
from game.my_city.events import BuildingPassed, CardBlocked, CardTurned, GameEnded, GoldReached
from game.my_city.moves import Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.terrain import number_of
from tests.my_city.cities import OBSTACLE, Round, mask_of, place, points_of

PASS, QUIT = Pass(), Quit()


def zero_marker(cards: tuple[str, ...] = ()) -> Round:
    """A table on which seat 0 has passed ten times and seat 1 has quit."""
    table = Round(*["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "R1", "R2"], *cards)
    table.answer(PASS, QUIT)
    for _ in range(9):
        table.answer(PASS)
    return table


@pytest.mark.rule("R36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    state, events = deal(RULES, MyCityOptions(seats=seats), TableChance(3))
    assert len(state.cities) == seats
    assert all(city.marker == 10 and not city.built for city in state.cities)
    assert len(state.deck) + len(state.turned) == 28
    assert isinstance(events[-1], CardTurned)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_has_two_to_four_seats(seats: int) -> None:
    problem = MyCityOptions(seats=seats).problem()
    assert problem is not None
    assert problem.key == "my_city.reason.seats"


@pytest.mark.rule("R02")
def test_all_seats_answer_the_same_card_at_once() -> None:
    table = Round("Y1", "R1", seats=3)
    assert [(ask.seat, ask.topic, ask.sealed) for ask in RULES.asks(table.state)] == [
        (seat, "place", True) for seat in range(3)
    ]
    table.answer(place("Y1", "E4", "F4"), PASS, QUIT)
    assert table.state.card == number_of("R1")
    assert [ask.seat for ask in RULES.asks(table.state)] == [0, 1]


@pytest.mark.rule("R08")
def test_moves_only_ever_concern_the_shown_building() -> None:
    table = Round("Y1", "R1")
    table.answer(place("Y1", "E4", "F4"), PASS)
    assert table.reason(place("R1", "E4", "F4")) == "overlap"
    assert all(isinstance(move, Place | Pass | Quit) for move in RULES.moves(table.state, 0))


@pytest.mark.rule("R09")
def test_passing_costs_a_point_and_is_allowed_although_the_building_fits() -> None:
    table = Round("Y1", "R1")
    state = table.answer(PASS, PASS)
    assert [city.marker for city in state.cities] == [9, 9]
    assert state.cities[0].passed == (number_of("Y1"),)
    assert state.playing == (0, 1)
    assert points_of(state, 0)["pass"] == -1


@pytest.mark.rule("R10")
def test_on_zero_nobody_passes_even_if_the_building_fits() -> None:
    table = zero_marker(("R3",))
    assert table.state.cities[0].marker == 0
    assert table.reason(PASS) == "pass_zero"
    assert PASS not in RULES.moves(table.state, 0)
    assert table.reason(QUIT) is None
    assert table.reason(place("R3", "D3", "D4", "D5", "D6")) is None


@pytest.mark.rule("R10")
def test_the_last_point_may_be_passed_away() -> None:
    table = Round(*["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "R1", "R2", "R3"])
    for _ in range(9):
        table.answer(PASS, PASS)
    assert table.reason(PASS) is None
    table.answer(PASS, PASS)
    assert [city.marker for city in table.state.cities] == [0, 0]
    assert table.reason(PASS) == "pass_zero"


@pytest.mark.rule("R11")
def test_quitting_costs_nothing_and_the_city_is_still_scored() -> None:
    table = Round("Y1", "R1")
    state = table.answer(QUIT, place("Y1", "E4", "F4"))
    lines = points_of(state, 0)
    assert lines["start"] == 10
    assert lines["pass"] == 0
    assert lines["trees"] == 12
    assert state.cities[0].in_play is False


@pytest.mark.rule("R12")
def test_all_quit_ends_the_game_with_cards_unseen() -> None:
    table = Round("Y1")
    state = table.answer(QUIT, QUIT)
    assert isinstance(table.events[-1], GameEnded)
    assert RULES.asks(state) == ()
    assert len(state.deck) == 27


@pytest.mark.rule("R12")
def test_the_last_card_ends_the_game() -> None:
    table = Round()
    while RULES.asks(table.state):
        moves: list[Move] = [
            next(move for move in RULES.moves(table.state, seat) if not isinstance(move, Pass))
            for seat in table.state.playing
        ]
        table.answer(*moves)
    assert isinstance(table.events[-1], GameEnded)
    assert table.state.card is None


@pytest.mark.rule("R43")
def test_the_last_seat_in_plays_on_alone() -> None:
    table = Round("Y1", "R1", "B1", seats=3)
    table.answer(QUIT, QUIT, PASS)
    state = table.answer(PASS)
    assert state.playing == (2,)
    assert state.card == number_of("B1")


@pytest.mark.rule("R30")
def test_a_church_is_built_or_quit_never_passed() -> None:
    table = Round("C1")
    assert table.reason(PASS) == "pass_church"
    assert PASS not in RULES.moves(table.state, 0)
    assert table.reason(QUIT) is None
    assert table.reason(place("C1", "E6", "E7", "E8", "F7")) is None


@pytest.mark.rule("R30")
def test_a_church_on_zero_leaves_the_same_two_choices() -> None:
    table = zero_marker(("C3",))
    assert table.reason(PASS) == "pass_church"
    kinds = {type(move) for move in RULES.moves(table.state, 0)}
    assert kinds == {Place, Quit}


@pytest.mark.rule("R31")
@pytest.mark.parametrize("lost", ["R4", "C2"])
def test_the_obstacle_takes_the_next_building_from_everybody(lost: str) -> None:
    table = Round("Y1", "OBST", lost, "B3")
    state = table.answer(PASS, PASS)
    assert table.events[-3:] == (
        CardTurned(OBSTACLE),
        CardBlocked(number_of(lost)),
        CardTurned(number_of("B3")),
    )
    assert state.blocked == (number_of(lost),)
    assert state.turned == (number_of("Y1"), number_of(lost), OBSTACLE, number_of("B3"))
    assert [city.marker for city in state.cities] == [9, 9]
    assert state.playing == (0, 1)


@pytest.mark.rule("R31")
def test_the_obstacle_may_come_first() -> None:
    table = Round("OBST", "Y1", "R1")
    assert table.state.card == number_of("R1")
    assert len(table.state.deck) == 25


@pytest.mark.rule("R31")
def test_a_blocked_building_asks_nothing_of_a_marker_on_zero() -> None:
    table = Round(*["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "R1", "R2"], "OBST", "R4", "B3")
    table.answer(PASS, QUIT)
    for _ in range(9):
        table.answer(PASS)
    assert table.state.card == number_of("B3")
    assert table.state.playing == (0,)


def order_without(*last: str) -> list[str]:
    """All cards, the given ones at the end."""
    letters = [f"{colour}{number}" for colour in "YRB" for number in range(1, 9)]
    return [card for card in ["C1", "C2", "C3", *letters, "OBST"] if card not in last] + list(last)


@pytest.mark.rule("R32")
@pytest.mark.parametrize(("last", "blocked"), [(("OBST",), 0), (("OBST", "B8"), 1)])
def test_the_obstacle_at_the_very_end(last: tuple[str, ...], blocked: int) -> None:
    table = Round(*order_without(*last))
    state = table.state
    while RULES.asks(state):
        state = table.answer(*(RULES.moves(state, seat)[0] for seat in state.playing))
    assert state.playing, "nobody was forced out before the end"
    assert len(state.blocked) == blocked
    assert state.deck == ()


def near_gold() -> Round:
    """Two seats that cover one vein each and reach the other with the shown Y3."""
    table = Round("Y3", "R1", "B1")
    for seat in (0, 1):
        for building, names in (("B3", "A8 B8 C8 D8"), ("R3", "D1 E1 F1 G1")):
            move = place(building, *names.split())
            table.state.building_placed(seat, number_of(building), move.rotation, move.row, move.col)
    return table


TO_GOLD = place("Y3", "H1", "I1", "J1", "K1")


@pytest.mark.rule("R35")
def test_only_the_first_to_cover_both_veins_gets_the_gold() -> None:
    table = near_gold()
    RULES.play(table.state, {0: TO_GOLD, 1: PASS}, table.chance)
    assert [city.marker for city in table.state.cities] == [13, 9]
    assert points_of(table.state, 0)["gold"] == 3
    late = place("R1", "J1", "K1")
    RULES.play(table.state, {0: PASS, 1: late}, table.chance)
    assert table.state.cities[1].covers_gold
    assert [city.marker for city in table.state.cities] == [12, 9]
    assert points_of(table.state, 1)["gold"] == 0


@pytest.mark.rule("R35", "R46")
def test_all_who_cover_both_veins_in_the_same_round_get_the_gold() -> None:
    table = near_gold()
    events = act(RULES, table.state, {0: TO_GOLD, 1: TO_GOLD}, table.chance)
    assert [event for event in events if isinstance(event, GoldReached)] == [
        GoldReached(0, 3),
        GoldReached(1, 3),
    ]


def test_gold_lifts_a_marker_from_zero_so_that_passing_is_possible_again() -> None:
    table = near_gold()
    table.state.cities[0].marker = 0
    assert table.reason(PASS) == "pass_zero"
    RULES.play(table.state, {0: TO_GOLD, 1: PASS}, table.chance)
    assert table.state.cities[0].marker == 3
    assert table.reason(PASS) is None


@pytest.mark.rule("R46")
def test_a_seat_that_quits_in_this_round_takes_no_gold() -> None:
    table = near_gold()
    events = act(RULES, table.state, {0: TO_GOLD, 1: QUIT}, table.chance)
    assert [event.seat for event in events if isinstance(event, GoldReached)] == [0]


@pytest.mark.rule("R34")
def test_an_uncovered_vein_costs_nothing() -> None:
    table = near_gold()
    lines = points_of(table.state, 0)
    assert lines["gold"] == 0
    free = table.state.cities[0].free & table.state.cities[0].terrain.plain
    assert lines["empties"] == -free.bit_count()


def test_a_preview_changes_the_mover_only_and_turns_no_card() -> None:
    table = near_gold()
    after = RULES.preview(table.state, 0, TO_GOLD)
    assert after.cities[0].marker == 13
    assert after.cities[1] == table.state.cities[1]
    assert after.deck == table.state.deck
    assert not table.state.cities[0].covers_gold


def test_passing_is_an_event_of_its_own() -> None:
    table = Round("Y1")
    table.answer(PASS, QUIT)
    assert BuildingPassed(0, number_of("Y1")) in table.events


@pytest.mark.rule("R10")
def test_on_zero_a_building_that_fits_nowhere_leaves_quitting_only() -> None:
    table = zero_marker(("R3",))
    table.state.cities[0].free = mask_of("A1", "C1")
    assert RULES.moves(table.state, 0) == [QUIT]


@pytest.mark.rule("R11")
def test_quitting_late_keeps_the_marker() -> None:
    table = Round(*["Y1", "Y2", "Y3", "Y4"])
    for _ in range(3):
        table.answer(PASS, PASS)
    state = table.answer(QUIT, PASS)
    assert [city.marker for city in state.cities] == [7, 6]
    assert points_of(state, 0)["pass"] == -3


@pytest.mark.rule("R02")
def test_on_the_last_card_both_passing_and_quitting_are_offered() -> None:
    table = Round(*order_without("OBST", "R8", "B8"))
    while table.state.deck:
        table.answer(*(RULES.moves(table.state, seat)[0] for seat in table.state.playing))
    assert table.state.card == number_of("B8")
    for seat in table.state.playing:
        assert {PASS, QUIT} <= set(RULES.moves(table.state, seat))


@pytest.mark.rule("R30")
def test_a_church_that_fits_nowhere_leaves_quitting_only() -> None:
    table = Round("C2")
    table.state.cities[0].free = mask_of("A1", "C1")
    assert RULES.moves(table.state, 0) == [QUIT]
    state = table.state.copy()
    RULES.play(state, {0: QUIT, 1: QUIT}, table.chance)
    assert state.cities[0].marker == 10


@pytest.mark.rule("R41")
def test_who_has_quit_is_asked_nothing_more() -> None:
    table = Round("Y1", "R1", "B1")
    table.answer(QUIT, PASS)
    before = table.state.cities[0].copy()
    table.answer(PASS)
    assert table.state.cities[0] == before
    with pytest.raises(IllegalMove):
        act(RULES, table.state, {0: PASS}, table.chance)


@pytest.mark.rule("R50")
def test_everybody_builds_on_the_same_board_with_the_same_buildings() -> None:
    state, _ = deal(RULES, MyCityOptions(seats=4), TableChance(1))
    assert len({city.terrain for city in state.cities}) == 1
    assert len({tuple(RULES.moves(state, seat)) for seat in range(4)}) == 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Place(0, 0, 10), "outside"),
        (Place(2, 3, 4), "rotation"),
        (Place(-1, 3, 4), "rotation"),
        (Place(0, -1, 4), "outside"),
        (Place(0, 3, 99), "outside"),
        (Place("x", None, 4), "unknown"),  # type: ignore[arg-type]
        (Place(True, 3, 4), "unknown"),
        (place("Y1", "A4", "B4"), "mountain"),
        (place("Y1", "J5", "K5"), "forest"),
        (place("Y1", "D4", "E4"), "river"),
        (place("Y1", "G6", "H6"), "start"),
    ],
)
def test_an_illegal_place_says_why(move: Place, reason: str) -> None:
    assert Round("Y1").reason(move) == reason


def test_a_later_building_away_from_the_city_says_so() -> None:
    table = Round("Y1", "R1")
    table.answer(place("Y1", "E4", "F4"), PASS)
    assert table.reason(place("R1", "E11", "F11")) == "apart"


@pytest.mark.rule("R51", "R60")
def test_the_eternal_game_asks_for_nothing_and_leaves_nothing() -> None:
    state, _ = deal(RULES, MyCityOptions(), TableChance(3))
    assert [ask.seat for ask in RULES.asks(state)] == [0, 1]
    RULES.play(state, {0: QUIT, 1: QUIT}, TableChance(3))
    assert state.over
    assert state.story is None
    assert all(city.legacy is None for city in state.cities)
