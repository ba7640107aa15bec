"""Hands work in worlds for the AIs' process: with any number of them a thought ends in the same answer."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing.connection import wait as wait_for
from typing import Any, NamedTuple

import msgspec
import pytest

from game import registry
from game.ai import crew as crew_module
from game.ai import effects, halving, hand, wire
from game.ai.crew import Crew, Hand, Task
from game.ai.host import Choose, Chosen, Host, Observe, Open, Rewind, Weigh, decode_move
from game.ai.mind import Mind
from game.ai.worker import Thinkers
from game.core.mask import mask_all
from game.core.table import Table
from tests.ai.test_worker import CAN_STOP, wait

SEAT, OTHER = 0, 1
NUMBERS, MOVES = range(24), 3
EVERY = pytest.mark.parametrize("game", registry.GAMES)


class Crowd(NamedTuple):
    """An AIs' process's host and crew, its hands' processes, and what the table told."""

    host: Host
    crew: Crew
    processes: Sequence[Any]
    table: Table[Any, Any]

    def tell(self, *requests: Any) -> None:
        for request in requests:
            message = wire.packed(request)
            self.crew.remember(message)
            self.host.take(wire.request(message))

    def answers(self, *requests: Any) -> list[Any]:
        found: list[Any] = []
        for request in requests:
            found += self.host.take(request)
        while self.host.busy:
            found += self.host.think()
        return found

    def works(self, work: Any) -> list[Any]:
        """What comes of a work, for each world a list with what comes of each move."""
        mind = self.host.minds[SEAT]
        events = len(mind.knowledge.events)
        spread, view = self.crew.spreading(SEAT, events), mind.knew(events)
        moves = mind.bot.rules.moves(view, SEAT)[:MOVES]
        return [one for several in spread(work, mind.bot, view, SEAT, moves, NUMBERS) for one in several]


def crowd_of(game: str, hands: int) -> Crowd:
    """A table's crew whose hands are all there."""
    context = multiprocessing.get_context("spawn")
    pairs = [context.Pipe() for _ in range(hands)]
    processes = [context.Process(target=hand.serve, args=(far,), daemon=True) for _, far in pairs]
    for process, (_, far) in zip(processes, pairs):
        process.start()
        far.close()
    options = registry.rules(game).options_type()
    table: Table[Any, Any] = Table.open(registry.rules(game), options, 3)
    crew = Crew([near for near, _ in pairs])
    crowd = Crowd(Host(crew), crew, processes, table)
    for seat in range(min(2, options.seats)):
        crowd.tell(Open(seat, "master", registry.GAMES[game], msgspec.to_builtins(options)))
        crowd.tell(Observe(seat, tuple(mask_all(table.events, {seat}))))
    for near, _ in pairs:
        assert near.poll(20), "it says that it is there"
    return crowd


@pytest.fixture
def crowd() -> Iterator[Crowd]:
    found = crowd_of("trekking", 2)
    yield found
    for process in found.processes:
        process.kill()
        process.join()


class Found(NamedTuple):
    """The number of a world, what a move is worth in it, and which process found it."""

    number: int
    value: float
    process: int


def where(bot: Any, view: Any, seat: int, moves: Sequence[Any], number: int) -> list[Found]:
    """Values, and by which process."""
    return [Found(number, value, os.getpid()) for value in halving.judge(bot, view, seat, moves, number)]


def told(worlds: Sequence[Sequence[Found]]) -> list[list[tuple[int, float]]]:
    """What was found, whoever found it."""
    return [[(one.number, one.value) for one in world] for world in worlds]


def finders(worlds: Sequence[Sequence[Found]]) -> set[int]:
    """The processes that found it."""
    return {one.process for world in worlds for one in world}


def at_work(crowd: Crowd) -> list[list[list[Found]]]:
    """What was found until every process had worked: a busy computer may let a hand wait."""
    found, idle = [], {os.getpid(), *(one.pid for one in crowd.processes)}
    end = time.monotonic() + 30
    while idle:
        assert time.monotonic() < end
        found.append(crowd.works(where))
        idle -= finders(found[-1])
    return found


def only_here(bot: Any, view: Any, seat: int, moves: Sequence[Any], number: int) -> list[int]:
    """What no hand can do."""
    if multiprocessing.parent_process() is not None:
        raise ValueError
    return [number] * len(moves)


def nowhere(bot: Any, view: Any, seat: int, moves: Sequence[Any], number: int) -> list[int]:
    """What goes wrong everywhere."""
    raise ZeroDivisionError


def test_every_process_works_and_the_results_come_in_the_order_of_the_worlds(crowd: Crowd) -> None:
    alone = told(Crowd(crowd.host, Crew(), (), crowd.table).works(where))
    assert [number for ((number, _), *_) in alone] == list(NUMBERS)
    for found in at_work(crowd):
        assert told(found) == alone


def test_who_ponders_comes_to_the_same_everywhere(crowd: Crowd) -> None:
    at_work(crowd)
    pondering = partial(halving.judge, ponders=1)
    assert crowd.works(pondering) == Crowd(crowd.host, Crew(), (), crowd.table).works(pondering)


@EVERY
def test_a_thought_and_a_verdict_are_the_same_with_any_number_of_hands(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effects, "WORLDS", 6)
    bot = registry.room(game).bot()
    effort = bot.efforts["master"]
    monkeypatch.setitem(bot.efforts, "master", effort._replace(simulations=effort.simulations // 8))
    found = []
    for hands in (0, 2):
        crowd = crowd_of(game, hands)
        moves = bot.rules.moves(crowd.table.view({SEAT}), SEAT)
        at_work(crowd)
        known = len(crowd.table.events)
        found.append(
            crowd.answers(
                Choose(SEAT, 7, 1, explain=True),
                Weigh(SEAT, known, moves[-1], 9, 8, 2),
            )
        )
        for process in crowd.processes:
            process.kill()
            process.join()
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_hands_see_with_the_eyes_that_the_thought_began_with(crowd: Crowd) -> None:
    """Neither what is told meanwhile nor what is taken back reaches a thought that has begun."""
    mind = Mind(crowd.host.minds[SEAT].bot, crowd.table.options, SEAT, "master")
    told = mask_all(crowd.table.events, {SEAT})
    mind.observe(told)
    expected = [mind.choose(number).move for number in (1, 2)]
    requests = [Choose(SEAT, number, number) for number in (1, 2)]
    for request in requests:
        crowd.host.take(request)
    before, rules = len(told), crowd.table.rules
    crowd.table.answer(SEAT, rules.moves(crowd.table.state, SEAT)[0])
    crowd.tell(Observe(SEAT, tuple(mask_all(crowd.table.events[before:], {SEAT}))), Rewind(SEAT, 0))
    answers = crowd.answers()
    assert [decode_move(rules, answer.move) for answer in answers] == expected


def slowly(bot: Any, view: Any, seat: int, moves: Sequence[Any], number: int) -> list[int]:
    """What takes longer for a move than a bundle is meant to."""
    time.sleep(2 * crew_module.GRAIN * len(moves))
    return [number] * len(moves)


def at_once(bot: Any, view: Any, seat: int, moves: Sequence[Any], number: int) -> list[int]:
    """What takes no time."""
    return [number] * len(moves)


@pytest.mark.parametrize(("work", "bundled"), [(slowly, False), (at_once, True)])
def test_short_worlds_are_handed_over_in_bundles_and_long_ones_are_cut(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch, work: Any, bundled: bool
) -> None:
    sizes: list[int] = []

    def sent(hand: Hand, messages: Sequence[Any]) -> None:
        sizes.extend(sum(piece.size for piece in one.pieces) for one in messages if isinstance(one, Task))
        send(hand, messages)

    send = Hand.send
    monkeypatch.setattr(Hand, "send", sent)
    at_work(crowd)
    crowd.works(work)
    expected = [[number] * MOVES for number in NUMBERS]
    end = time.monotonic() + 30
    while True:
        sizes.clear()
        assert crowd.works(work) == expected
        if sizes and (min(sizes) > MOVES if bundled else max(sizes) == 1):
            return
        assert time.monotonic() < end, "on a busy computer not at once, but before long"


def test_what_a_dead_hand_was_given_is_done_by_the_others(crowd: Crowd) -> None:
    whole = crowd.works(where)
    crowd.processes[0].kill()
    crowd.processes[0].join()
    again = crowd.works(where)
    assert told(again) == told(whole)
    assert crowd.processes[0].pid not in finders(again)


@CAN_STOP
def test_nobody_waits_long_for_hands_that_stand_still(crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    def waiting(pipes: Any, seconds: float) -> Any:
        waits.append(seconds)
        return wait_for(pipes, seconds)

    monkeypatch.setattr(crew_module, "wait", waiting)
    for process in crowd.processes:
        os.kill(process.pid, signal.SIGSTOP)
    found = crowd.works(where)
    assert [world[0].number for world in found] == list(NUMBERS)
    assert finders(found) == {os.getpid()}
    assert 0 < sum(waits) <= crew_module.AHEAD * len(crowd.processes) * crew_module.PATIENCE
    waits.clear()
    crowd.works(where)
    assert waits == [], "who owes an answer is given nothing more"


def test_what_a_hand_can_not_do_is_done_here_and_what_nobody_can_is_an_error(crowd: Crowd) -> None:
    assert crowd.works(only_here) == [[number] * MOVES for number in NUMBERS]
    with pytest.raises(ZeroDivisionError):
        crowd.works(nowhere)
    assert len(crowd.works(where)) == len(NUMBERS), "the crew goes on"


def test_a_table_calls_for_help_only_with_long_thoughts() -> None:
    options = registry.rules("trekking").options_type()
    thinkers = Thinkers("game.trekking", options, hands=1)
    events = mask_all(Table.open(registry.rules("trekking"), options, 3).events, {SEAT})
    mind = Mind(registry.room("trekking").bot(), options, SEAT, "master")
    mind.observe(events)
    for seat, level in ((SEAT, "novice"), (OTHER, "master")):
        thinkers.open(seat, level)
    thinkers.observe(SEAT, events)
    thinkers.choose(SEAT, 1)
    wait(thinkers)
    assert not thinkers._helpers._processes
    thinkers.open(SEAT, "master")
    thinkers.observe(SEAT, events)
    thinkers.choose(SEAT, 4)
    (helper,) = thinkers._helpers._processes
    answer = wait(thinkers)
    assert isinstance(answer, Chosen)
    assert decode_move(mind.bot.rules, answer.move) == mind.choose(4).move
    thinkers.close()
    assert not helper.is_alive()


@pytest.mark.parametrize(("cores", "hands"), [(1, 0), (2, 1), (3, 1), (4, 2), (8, 6), (64, crew_module.MOST)])
def test_one_core_is_left_to_the_window(cores: int, hands: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert crew_module.spare_cores() == hands
