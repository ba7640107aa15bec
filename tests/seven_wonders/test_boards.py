"""Wonders and sides: drawn, agreed on before the game, or drafted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.chance import TableChance
from game.core.rules import Ask, Event, deal
from game.seven_wonders import catalog, options
from game.seven_wonders.bot import BOT
from game.seven_wonders.events import BoardDealt, BoardsOffered, PhaseOpened
from game.seven_wonders.moves import TakeBoard
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import answer

EVERY = [(cities, leaders) for cities in (False, True) for leaders in (False, True)]


def opened(seed: int = 1, **given: object) -> tuple[SevenWondersState, list[Event]]:
    chosen = SevenWondersOptions(**given)  # type: ignore[arg-type]
    assert chosen.problem() is None
    state, events = deal(RULES, chosen, TableChance(seed))
    return state, list(events)


def named(state: SevenWondersState) -> list[str]:
    """The boards, by party."""
    return [tables().board_ids[board] for board in state.boards]


def wonder(board: str) -> str:
    return board.rpartition("_")[0]


def dealt(events: Sequence[Event]) -> list[int]:
    return [event.party for event in events if isinstance(event, BoardDealt)]


@pytest.mark.parametrize(("cities", "leaders"), EVERY)
def test_the_names_are_those_of_the_boxes_on_the_table(cities: bool, leaders: bool) -> None:
    boxes = {"base"} | ({"cities"} if cities else set())
    boxes |= {"leaders", "wonder_pack"} if leaders else set()
    chosen = SevenWondersOptions(cities=cities, leaders=leaders, wonders="chosen")
    assert set(chosen.names) == {one.wonder for one in catalog.catalog().wonders if one.box in boxes}
    choice = chosen.by_seat()
    assert choice is not None
    assert set(choice.values) == {one.id for one in catalog.catalog().wonders if one.box in boxes}
    assert {one.side.lower() for one in catalog.catalog().wonders} == set(options.SIDES)


def test_nothing_is_chosen_by_seat_where_boards_are_drawn_or_drafted() -> None:
    for how in ("drawn", "draft"):
        assert SevenWondersOptions(wonders=how, boards=("giza_a",)).by_seat() is None
        assert SevenWondersOptions(wonders=how, boards=("giza_a",)).given == {}


def test_boards_that_are_not_agreed_on_are_the_same_as_ever() -> None:
    for seats in (2, 3, 4, 8):
        drawn = named(opened(seats=seats)[0])
        assert drawn == named(opened(seats=seats, boards=("rhodos_b",) * seats)[0])
        assert drawn == named(opened(seats=seats, wonders="chosen")[0])


# ---------------------------------------------------------------------- agreed on


@pytest.mark.rule("R93")
@pytest.mark.parametrize("seed", range(6))
def test_a_seat_gets_the_board_agreed_on_and_the_others_draw(seed: int) -> None:
    state, events = opened(seed, seats=4, wonders="chosen", boards=("", "rhodos_b", "", "giza_a"))
    boards = named(state)
    assert (boards[1], boards[3]) == ("rhodos_b", "giza_a")
    assert len(set(map(wonder, boards))) == 4
    assert state.coins == [3] * 4
    assert dealt(events) == [0, 1, 2, 3]


@pytest.mark.rule("R93")
@pytest.mark.parametrize("seats", range(2, 9))
def test_all_boards_may_be_agreed_on(seats: int) -> None:
    names = SevenWondersOptions(seats=seats, cities=True).names
    boards = tuple(f"{name}_b" for name in names[:seats])
    state, _ = opened(seats=seats, wonders="chosen", boards=boards)
    assert named(state)[:seats] == list(boards)
    assert len(set(map(wonder, named(state)))) == max(seats, 3)


@pytest.mark.rule("R93")
@pytest.mark.parametrize(
    ("boards", "given"),
    [
        (("giza_a", "giza_b"), {0: "giza_a"}),
        (("roma_a",), {}),
        (("", "nowhere", "petra_b"), {2: "petra_b"}),
        (("", "", "", "", "giza_a"), {}),
    ],
)
def test_what_cannot_be_had_is_drawn(boards: tuple[str, ...], given: dict[int, str]) -> None:
    chosen = SevenWondersOptions(seats=4, wonders="chosen", boards=boards)
    assert chosen.given == given
    state, _ = opened(seats=4, wonders="chosen", boards=boards)
    assert len(set(map(wonder, named(state)))) == 4
    assert {seat: named(state)[seat] for seat in given} == given


# ---------------------------------------------------------------------- drafted


@pytest.mark.rule("R94")
@pytest.mark.parametrize(
    ("seats", "cities", "each"), [(3, False, 2), (4, True, 2), (5, True, 1), (8, True, 1)]
)
def test_each_gets_two_wonders_with_both_sides_or_one_where_they_run_out(
    seats: int, cities: bool, each: int
) -> None:
    state, events = opened(seats=seats, cities=cities, wonders="draft")
    assert RULES.asks(state) == tuple(Ask(seat, "wonders", sealed=True) for seat in range(seats))
    assert [event.seat for event in events if isinstance(event, BoardsOffered)] == list(range(seats))
    assert dealt(events) == []
    seen: list[str] = []
    for seat in range(seats):
        boards = [tables().board_ids[move.board] for move in RULES.moves(state, seat)]  # type: ignore[attr-defined]
        assert len(boards) == 2 * each
        assert {board[-1] for board in boards} == {"a", "b"}
        seen += {wonder(board) for board in boards}
    assert len(seen) == len(set(seen)) == each * seats


@pytest.mark.rule("R94", "R01", "L01")
@pytest.mark.parametrize("leaders", [False, True])
def test_everybody_keeps_one_at_once_and_the_game_begins(leaders: bool) -> None:
    state, _ = opened(seats=3, leaders=leaders, wonders="draft")
    taken = {seat: RULES.moves(state, seat)[-1] for seat in range(3)}
    events = answer(state, taken)
    assert dealt(events) == [0, 1, 2]
    assert state.boards == [move.board for move in taken.values()]  # type: ignore[attr-defined]
    assert state.coins == [6 if leaders else 3] * 3
    assert state.phase == ("draft" if leaders else "turn")
    assert state.age == (0 if leaders else 1)
    assert PhaseOpened(state.phase) in events
    RULES.conserve(state)


@pytest.mark.rule("R94")
def test_only_what_was_offered_can_be_kept() -> None:
    state, _ = opened(seats=3, wonders="draft")
    other = RULES.moves(state, 1)[0]
    assert RULES.why_not(state, 0, other) is not None
    assert all(RULES.why_not(state, 0, move) is None for move in RULES.moves(state, 0))


@pytest.mark.rule("R94", "R40")
def test_the_free_city_draws_its_board_before_the_others_choose() -> None:
    state, events = opened(seats=2, wonders="draft")
    assert dealt(events) == [2]
    assert [ask.seat for ask in RULES.asks(state)] == [0, 1]
    city = named(state)[2]
    offers = {wonder(tables().board_ids[board]) for offer in state.offers for board in offer}
    assert wonder(city) not in offers


def test_the_goods_of_a_board_come_with_keeping_it_and_only_then() -> None:
    state, _ = opened(seats=3, wonders="draft")
    assert state.goods == [0] * 3
    after = RULES.preview(state, 0, RULES.moves(state, 0)[1])
    kept = after.boards[0]
    assert after.goods[0] == tables().start[kept].goods
    assert state.boards[0] == state.offers[0][0]


def test_what_a_seat_is_offered_is_no_secret() -> None:
    state, _ = opened(seats=3, wonders="draft")
    assert RULES.imagine(state, TableChance(3)).offers == state.offers


def test_an_ai_judges_each_board_it_may_keep() -> None:
    state, _ = opened(seats=3, wonders="draft")
    moves = BOT.candidates(state, 0, 10)
    assert set(moves) == set(RULES.moves(state, 0))
    assert isinstance(moves[0], TakeBoard)
    assert len({worth for worth, _ in BOT.shortlist(state, 0)}) > 1
