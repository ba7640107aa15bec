"""Positions that adepts get to, and what comes of each answer."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import registry
from game.ai import halving
from game.core.reason import Refused
from game.core.rules import asked_together
from game.seven_wonders.bot import BOT
from game.seven_wonders.moves import Sell
from game.seven_wonders.options import SevenWondersOptions
from game.tools import positions
from game.tools.positions import (
    Study,
    behind,
    followed,
    lost,
    move_of,
    points,
    reached,
    read,
    replayed,
    studied,
    write,
)

OPTIONS = SevenWondersOptions(seats=3, cities=False)
RULES = registry.rules("seven_wonders")


def study(earlier: int = 2, seat: int = 1) -> Study:
    return Study("seven_wonders", OPTIONS, 5, seat, earlier, times=1)


def test_a_position_is_a_decision_of_its_seat_after_so_many_others() -> None:
    for earlier in (0, 2):
        position = reached(study(earlier))
        state, _ = replayed("seven_wonders", position)
        assert 1 in [ask.seat for ask in asked_together(RULES.asks(state))]
        assert len(position.rounds) >= earlier


def test_past_a_game_s_end_it_is_the_last_decision() -> None:
    position = reached(study(999))
    state, _ = replayed("seven_wonders", position)
    assert state.age == 3
    assert len(BOT.candidates(state, 1, 2)) > 1


def test_what_the_seat_knows_hides_the_others_hands() -> None:
    state, view = replayed("seven_wonders", reached(study(0)))
    assert view.hands[1] == state.hands[1]
    assert view.hands[0] != state.hands[0]


def test_candidates_are_legal_and_the_best_stands_first() -> None:
    position = studied(study())
    state, _ = replayed("seven_wonders", position)
    ends = [prospect.points for prospect in position.prospects]
    assert len(ends) > 1
    assert ends == sorted(ends, reverse=True)
    for prospect in position.prospects:
        assert RULES.why_not(state, 1, move_of(RULES, prospect.move)) is None


def test_the_same_seed_gives_the_same_answers() -> None:
    assert studied(study()) == studied(study())


def test_a_move_that_is_no_candidate_is_followed_beside_the_best() -> None:
    position = studied(study())
    best, *others = position.prospects
    assert lost(BOT, "seven_wonders", position, move_of(RULES, best.move)) == 0
    left_out = msgspec.structs.replace(position, prospects=[best])
    worst = move_of(RULES, others[-1].move)
    told = lost(BOT, "seven_wonders", position, worst)
    assert lost(BOT, "seven_wonders", left_out, worst) == pytest.approx(told, abs=0.01)


class Ends:
    """A bot at whose ends the first seat has the points that a state is."""

    def totals(self, state: int) -> list[int]:
        return [state, 0, 0]


def test_what_is_surely_worse_is_left_early_and_what_is_close_is_followed_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def futures(
        bot: Ends, view: None, seat: int, moves: list[Sell], number: int, *, to_the_end: bool
    ) -> list[tuple[float, int]]:
        assert to_the_end
        ends = (number % 7, 10 + number % 7, 10 + number // 7 % 7)
        return [(0.5, ends[move.card]) for move in moves]

    monkeypatch.setattr(halving, "futures", futures)
    monkeypatch.setattr(positions, "PRECISE", 0.2)
    *close, worst = followed(Ends(), None, 0, [Sell(0), Sell(1), Sell(2)], 3, 400)
    assert move_of(RULES, worst.move) == Sell(0)
    assert close[0].points - worst.points == pytest.approx(10, abs=0.5)
    assert worst.worlds == positions.BATCH
    known_by = [prospect.worlds for prospect in close]
    assert known_by[0] == known_by[1] > positions.BATCH


def test_one_is_behind_by_what_it_lacks_in_the_worlds_of_both() -> None:
    assert behind([1.0, 2.0], [3.0, 2.0, 50.0]) == 1


@pytest.mark.parametrize(("seats", "expected"), [(2, 10.0), (3, 40.0)])
def test_one_rival_s_points_are_taken_off(seats: int, expected: float) -> None:
    class Ended:
        def totals(self, state: object) -> list[int]:
            return [40, 30, 50][:seats]

    assert points(Ended(), None, 0) == expected


def test_more_positions_join_those_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "positions.json"
    command = ["--game", "seven_wonders", "--seats", "3", "--option", "cities=off", "--count", "1"]
    command += ["--times", "1", "--jobs", "1", "--json", str(file)]
    assert positions.main(command) == 0
    assert positions.main([*command, "--seed", "2", "--more"]) == 0
    one, other = read(file).positions
    assert one.seed != other.seed


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        write(tmp_path / "none" / "positions.json", positions.Positions("seven_wonders", []))
