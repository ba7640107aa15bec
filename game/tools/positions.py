"""Positions, and what comes of each answer: ``positions --game ID --seats N --count N --json FILE``.

Adepts play to a decision, another one for each position: those of a game are spread evenly over its first
``--decisions``. There every candidate is followed to the game's end in the same imagined worlds, with up to
``--times`` the effort of the master; what is surely worse, or well enough known, is left early. ``--more``
joins FILE's positions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.ai import halving
from game.ai.mind import Mind
from game.core.chance import FastChance, TableChance, derive
from game.core.mask import mask_all, widen
from game.core.observer import Knowledge
from game.core.options import Options
from game.core.reason import Refused
from game.core.rules import Move, Rules, act, asked_together, deal
from game.tools.arguments import Parser, add_game, options_for, run
from game.tools.jobs import add_workers, told, workers

WIDTH = 12
"""The most candidates of a position."""
BATCH = 50
"""Worlds between two looks at what is surely worse."""
SURE = 3.0
"""Standard errors that count as surely worse."""
PRECISE = 0.4
"""Points to which it is enough to know by how much one is behind."""
STRIDE = 7
"""By how many decisions the next position of a table is later, around and around."""


class Prospect(msgspec.Struct, frozen=True):
    """What becomes of an answer: the points it ends with, seen in so many worlds (see `points`)."""

    move: Any
    points: float
    worlds: int


class Position(msgspec.Struct, frozen=True):
    """A decision of *seat*: the deal, the answers since by seat, each candidate's prospect, best first."""

    options: dict[str, Any]
    seed: int
    seat: int
    rounds: list[dict[int, Any]]
    prospects: list[Prospect] = []


class Positions(msgspec.Struct, frozen=True):
    """Positions of one game."""

    game: str
    positions: list[Position]


class Study(NamedTuple):
    """A position to be made: how many decisions of the seat come before it."""

    game: str
    options: Options
    seed: int
    seat: int
    earlier: int
    times: int


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_positions, argv)


def _positions(argv: Sequence[str]) -> int:
    parser = Parser(prog="positions", description=__doc__)
    add_game(parser)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--decisions", type=int, default=18)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--json", type=Path, required=True)
    add_workers(parser)
    given = parser.parse_args(argv)
    options = options_for(given.game, given.seats, given.option)
    studies = [
        Study(
            given.game,
            options,
            derive(given.seed, "position", number),
            number % given.seats,
            number * STRIDE % given.decisions,
            given.times,
        )
        for number in range(given.count)
    ]
    with workers(given.jobs, given.cluster) as do:
        found = list(told(do, studied, studies))
    before = read(given.json).positions if given.more else []
    write(given.json, Positions(given.game, before + found))
    return 0


def read(path: Path) -> Positions:
    """The positions of a file."""
    return msgspec.json.decode(path.read_bytes(), type=Positions)


def write(path: Path, positions: Positions) -> None:
    """Write them into a file, a line each; raises `Refused` where that can't be done."""
    lines = b",\n".join(msgspec.json.encode(position) for position in positions.positions)
    head = msgspec.json.encode(positions.game)
    try:
        path.write_bytes(b'{"game": ' + head + b', "positions": [\n' + lines + b"\n]}\n")
    except OSError as error:
        raise Refused("tools.cannot_write", path=str(path), detail=str(error)) from error


def studied(study: Study) -> Position:
    """Play to the decision and follow its candidates."""
    bot = registry.room(study.game).bot()
    position = reached(study)
    _, view = replayed(study.game, position)
    chance = FastChance(random.Random(derive(study.seed, "candidates")))
    moves = bot.candidates(bot.rules.imagine(view, chance), study.seat, WIDTH)
    most = study.times * bot.efforts["master"].simulations // len(moves)
    prospects = followed(bot, view, study.seat, moves, study.seed, most)
    return msgspec.structs.replace(position, prospects=prospects)


def reached(study: Study) -> Position:
    """The decision after so many earlier ones of the seat, or the last one, that adepts got to.

    Only where there is more than one candidate is anything decided.
    """
    bot, rules = registry.room(study.game).bot(), registry.rules(study.game)
    seats = range(study.options.seats)
    minds = [Mind(bot, study.options, seat, "adept") for seat in seats]
    eyes = [widen(rules, study.options, {seat}) for seat in seats]
    chance, rounds = TableChance(study.seed), list[dict[int, Any]]()
    state, events = deal(rules, study.options, chance)
    earlier, length = study.earlier, 0
    while True:
        for seat in seats:
            minds[seat].observe(mask_all(events, eyes[seat]))
        for event in events if rounds else ():
            state.apply(event)
        asks = rules.asks(state)
        asked = [ask.seat for ask in asked_together(asks)] if asks else []
        if study.seat in asked and len(bot.candidates(state, study.seat, 2)) > 1:
            length = len(rounds)
            earlier -= 1
        if earlier < 0 or not asked:
            return Position(msgspec.to_builtins(study.options), study.seed, study.seat, rounds[:length])
        number = len(rounds)
        moves = {seat: minds[seat].choose(derive(study.seed, "ai", seat, number)).move for seat in asked}
        rounds.append({seat: msgspec.to_builtins(move) for seat, move in moves.items()})
        events = act(rules, state, moves, chance)


def replayed(game: str, position: Position) -> tuple[Any, Any]:
    """The table at a position, and what the seat knows of it; raises `IllegalMove`."""
    rules = registry.rules(game)
    options = msgspec.convert(position.options, rules.options_type)
    knowledge: Knowledge[Any, Any] = Knowledge(rules, options)
    eyes, chance = widen(rules, options, {position.seat}), TableChance(position.seed)
    state, events = deal(rules, options, chance)
    knowledge.observe(mask_all(events, eyes))
    for answers in position.rounds:
        moves = {seat: move_of(rules, move) for seat, move in answers.items()}
        events = act(rules, state, moves, chance)
        for event in events:
            state.apply(event)
        knowledge.observe(mask_all(events, eyes))
    return state, knowledge.view.copy()


def move_of(rules: Rules[Any, Any], written: Any) -> Move:
    """A move as it stands in a file."""
    move: Move = msgspec.convert(written, rules.move_type)
    return move


def followed(bot: Any, view: Any, seat: int, moves: Sequence[Move], seed: int, most: int) -> list[Prospect]:
    """What becomes of each move, best first; with the same seed in the same worlds.

    Each is compared with the best one in all worlds in which it was followed itself.
    """
    seen: list[list[float]] = [[] for _ in moves]
    alive = list(range(len(moves)))
    for world, number in enumerate(_worlds(seed, most), 1):
        ends = halving.futures(bot, view, seat, [moves[arm] for arm in alive], number, to_the_end=True)
        for arm, (_, state) in zip(alive, ends, strict=True):
            seen[arm].append(points(bot, state, seat))
        if world % BATCH == 0:
            best = max(alive, key=lambda arm: sum(seen[arm]))
            alive = [arm for arm in alive if not _surely_worse(seen[arm], seen[best])]
            if all(_error(seen[arm], seen[best]) <= PRECISE for arm in alive):
                break
    best = max(alive, key=lambda arm: sum(seen[arm]))
    top = fmean(seen[best])
    prospects = [
        Prospect(msgspec.to_builtins(move), round(top - behind(own, seen[best]), 3), len(own))
        for move, own in zip(moves, seen, strict=True)
    ]
    return sorted(prospects, key=lambda prospect: -prospect.points)


def _worlds(seed: int, most: int) -> Iterator[int]:
    return (derive(seed, "world", number) for number in range(most))


def points(bot: Any, state: Any, seat: int) -> float:
    """The seat's points at the end of a game; with one rival, how many more than the rival's."""
    totals = bot.totals(state)
    return float(totals[seat] - totals[1 - seat] if len(totals) == 2 else totals[seat])


def behind(own: Sequence[float], best: Sequence[float]) -> float:
    """By how many points one is behind, in the worlds that both were followed in."""
    return fmean(more - less for less, more in zip(own, best))


def _surely_worse(own: Sequence[float], best: Sequence[float]) -> bool:
    return behind(own, best) > max(PRECISE, SURE * _error(own, best))


def _error(own: Sequence[float], best: Sequence[float]) -> float:
    """The standard error of `behind`."""
    lacks, mean = [more - less for less, more in zip(own, best)], behind(own, best)
    return sqrt(sum((lack - mean) ** 2 for lack in lacks)) / len(lacks)


def lost(bot: Any, game: str, position: Position, move: Move) -> float:
    """Points that a move gives away; one that is no candidate is followed beside the best one now."""
    found: Mapping[Move, float] = {
        move_of(bot.rules, prospect.move): prospect.points for prospect in position.prospects
    }
    best = position.prospects[0]
    if move in found:
        return best.points - found[move]
    _, view = replayed(game, position)
    pair = [move_of(bot.rules, best.move), move]
    again = followed(bot, view, position.seat, pair, position.seed, best.worlds)
    by_move = {move_of(bot.rules, prospect.move): prospect.points for prospect in again}
    return by_move[pair[0]] - by_move[pair[1]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
