"""Random complete games a second: ``rollouts --game ID|all --seconds T [--option k=v] [--json FILE]``."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game import registry
from game.core.chance import FastChance, derive
from game.core.options import Options, parse
from game.core.reason import Refused
from game.core.rollout import rollout
from game.tools.arguments import Parser, add_game, games_with_rules, run, write_json

LINE = "{game:14} {seats:2} seats {games_per_second:9.1f} games/s {moves_per_second:10.0f} moves/s"


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_rollouts, argv)


def _rollouts(argv: Sequence[str]) -> int:
    parser = Parser(prog="rollouts", description=__doc__)
    add_game(parser, every=True)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each number of seats")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(argv)
    rows = []
    for game in games_with_rules() if given.game == "all" else (given.game,):
        for options in tables(registry.rules(game), given.option, given.seats):
            rows.append(measure(game, options, given.option, given.seconds))
            print(LINE.format(**rows[-1]))
    write_json(given.json, {"rows": rows})
    return 0


def tables(rules: Any, given: Sequence[str], only: int | None) -> list[Options]:
    """The option sets for every possible number of seats; raises `Refused` if there is none."""
    found: list[Options] = []
    problem = Refused("tools.no_such_table")
    for seats in range(1, 11) if only is None else (only,):
        try:
            found.append(parse(rules.options_type, seats, given))
        except Refused as refused:
            problem = refused
    if not found:
        raise problem
    return found


def measure(
    game: str,
    options: Options,
    given: Sequence[str],
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Any]:
    """Play random games for about this long; a row of the report."""
    rules = registry.rules(game)
    games = moves = 0
    start = now = clock()
    while now - start < seconds:
        chance = FastChance(random.Random(derive("rollout", games)))
        state = rules.blank(options)
        rules.set_up(state, chance)
        moves += rollout(rules, state, chance)
        games += 1
        now = clock()
    elapsed = now - start
    return {
        "game": game,
        "options": list(given),
        "seats": options.seats,
        "games_per_second": round(games / elapsed, 1),
        "moves_per_second": round(moves / elapsed, 1),
    }
