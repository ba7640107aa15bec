"""Makes a game's fitted weights from self-play: ``tune --game ID [--file NAME] [--quick] [--games N]``.

Makes all of its files one after the other, or the one that is named. Begins with the weights that come
with the game (``--from-nothing``: without any knowledge), and writes the file if the new ones are ahead.
``--quick`` fits some ``--rounds`` from nothing, writes nothing, and fails unless that has taught anything.
The same seed gives the same weights, with any number of ``--jobs`` and on any ``--cluster``.

``--ladder`` measures instead how strong the levels are (see `game.ai.ladder`): neighbouring ``--pairs`` of
them play so many ``--games`` each, and the result joins that of other seeds; ``--quick`` plays a few and
writes nothing.
"""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from game import registry
from game.ai.fitting import Effort, Fitting
from game.ai.ladder import PAIRS, built
from game.core.chance import derive
from game.core.reason import Refused
from game.tools import ladder
from game.tools.arguments import Parser, games_with_rules, run
from game.tools.jobs import Progress, add_workers, workers

PROOFS, QUICK_PROOFS = (400, 1_600, 6_400), (100,)
"""Games by which old and new weights are compared: other and more games as long as it stays open."""
SURE = 3.0
"""Standard errors that count as better."""


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code: 1 if nothing better was found."""
    return run(_tune, argv)


def _tune(argv: Sequence[str]) -> int:
    known = games_with_rules()
    parser = Parser(prog="tune", description=__doc__)
    parser.add_argument("--game", required=True, choices=known, metavar="ID", help=", ".join(known))
    parser.add_argument("--file")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--pairs", metavar="LOW-HIGH,...", help=", ".join(map("-".join, PAIRS)))
    parser.add_argument("--from-nothing", action="store_true")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    add_workers(parser)
    given = parser.parse_args(argv)
    if given.ladder:
        return _ladder(given)
    offered = registry.room(given.game).fittings
    if offered is None:
        raise Refused("tools.nothing_to_tune", game=given.game)
    fittings = offered()
    if given.file and given.file not in fittings:
        raise Refused("tools.no_such_file_to_tune", file=given.file[:40], known=", ".join(fittings))
    names = [given.file] if given.file else list(fittings)
    return max([_tune_file(name, fittings[name], given) for name in names])


def _tune_file(name: str, fitting: Fitting, given: Namespace) -> int:
    print(f"{given.game}: {name}")
    usual = fitting.quick if given.quick else fitting.full
    effort = Effort(given.rounds or usual.rounds, given.games or usual.games)
    begin = fitting.nothing() if given.quick or given.from_nothing else fitting.shipped()
    start = time.perf_counter()
    found = fitted(fitting, begin, effort, given.seed, given.jobs, given.cluster)
    proofs = QUICK_PROOFS if given.quick else PROOFS
    better = ahead(fitting, found, begin, proofs, derive(given.seed, "proof"))
    if better and not given.quick:
        print(f"written: {fitting.write(found)}")
    print(f"{time.perf_counter() - start:.0f} s")
    return 0 if better else 1


def _ladder(given: Any) -> int:
    pairs = ladder.chosen(given.pairs)
    if given.quick:
        for lower, upper in pairs:
            part = ladder.measure(
                given.game, lower, upper, ladder.QUICK_GAMES, given.seed, given.jobs, given.cluster
            )
            ladder.tell(built(ladder.SEATS, [part]), lower)
    else:
        path = ladder.climb(given.game, pairs, given.games, given.seed, given.jobs, given.cluster)
        print(f"written: {path}")
    return 0


def fitted(
    fitting: Fitting, begin: Any, effort: Effort, seed: int, jobs: int, cluster: str | None = None
) -> Any:
    """Better weights; the same whoever does the jobs."""
    progress = Progress(effort.rounds)

    def say(line: str) -> None:
        print(line, flush=True)
        progress.step()

    with workers(jobs, cluster) as do:
        return fitting.better(begin, effort, seed, do, say)


def ahead(fitting: Fitting, found: Any, begin: Any, proofs: Sequence[int], seed: int) -> bool:
    """Whether the new weights are surely better than those they were made from."""
    for games in proofs:
        lead, error = fitting.lead(found, begin, games, derive(seed, games))
        print(f"ahead of the beginning by {lead:+.2f} +- {error:.2f} points in {games} games", flush=True)
        if abs(lead) > SURE * error:
            break
    return lead > SURE * error
