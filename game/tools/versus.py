"""This tree's AI against another checkout's, over the AIs' own messages, each in processes of its own.

The first level given is this tree's, the others are the other tree's. A side's processor time counts all that
it does: being told what happened, and thinking.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, Listener
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from game import registry
from game.ai import wire
from game.ai.host import Choose, Chosen, Failed, Observe, Open, Reply, Request, decode_move
from game.ai.ladder import elo
from game.core.chance import TableChance, derive
from game.core.mask import mask_all, widen
from game.core.reason import Refused
from game.core.rules import Move, act, asked_together, deal
from game.core.score import rank
from game.tools.matches import Match, Played, style

HERE = Path(__file__).resolve().parents[2]
RUNNER = """
import sys, time
from multiprocessing.connection import Client
pipe = Client(sys.argv[1], authkey=bytes.fromhex(sys.argv[2]))
from game.ai.worker import serve
start = time.process_time()
serve(pipe)
print(time.process_time() - start)
"""
"""What a side's process runs in its tree: connected first, so that whatever fails then hangs up."""


class Duel(NamedTuple):
    """What was played, and each side's processor time in seconds."""

    played: list[Played]
    seconds: tuple[float, float]


class Side:
    """A process in which AIs of one tree think, of all seats of a side at one table after the other."""

    def __init__(self, tree: Path) -> None:
        key = secrets.token_bytes(16)
        with Listener(authkey=key) as listener:
            command = [sys.executable, "-c", RUNNER, str(listener.address), key.hex()]
            self._process = subprocess.Popen(
                command, cwd=tree, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
            )
            self._pipe: Connection = listener.accept()
        self._tree = tree
        self._tickets = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pipe.close()
        self._process.kill() if kind else self._process.wait()

    def tell(self, request: Request) -> None:
        """Send what needs no answer; raises `Refused` if nobody is there."""
        try:
            self._pipe.send_bytes(wire.packed(request))
        except OSError as error:
            raise self._lost(str(error)) from error

    def choose(self, seat: int, number: int, rules: Any) -> Move:
        """The seat's move; raises `Refused` if there comes none."""
        self._tickets += 1
        self.tell(Choose(seat, number, self._tickets))
        reply = self._reply()
        if isinstance(reply, Chosen):
            return decode_move(rules, reply.move)
        raise self._lost(reply.detail if isinstance(reply, Failed) else "")

    def _reply(self) -> Reply:
        try:
            while isinstance(reply := wire.reply(self._pipe.recv_bytes()), wire.Alive):
                pass
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            raise self._lost(str(error)) from error
        return reply

    def _lost(self, detail: str) -> Refused:
        return Refused("tools.other_tree_failed", tree=str(self._tree), detail=detail.strip()[-400:])

    def used(self) -> float:
        """End it; the processor time it took, in seconds."""
        self._pipe.close()
        told, _ = self._process.communicate()
        return float(told or 0.0)


def check(matches: Sequence[Match], tree: Path) -> None:
    """Raise `Refused` unless there is a checkout of this program, and a seat for it."""
    if any(len(match.levels) < 2 for match in matches):
        raise Refused("tools.misused", tool="arena --versus", detail="--seats")
    if not (tree / "game" / "ai" / "worker.py").is_file():
        raise Refused("tools.no_tree", tree=str(tree))


def play_all(matches: Sequence[Match], tree: Path, jobs: int) -> Duel:
    """Play the matches, side by side; results in order."""
    jobs = max(1, min(jobs, len(matches)))
    with ThreadPoolExecutor(jobs) as pool:
        shares = list(pool.map(lambda job: _play_share(matches, tree, job, jobs), range(jobs)))
    played = [shares[game % jobs].played[game // jobs] for game in range(len(matches))]
    mine, theirs = (sum(share.seconds[side] for share in shares) for side in range(2))
    return Duel(played, (mine, theirs))


def _play_share(matches: Sequence[Match], tree: Path, job: int, jobs: int) -> Duel:
    with Side(HERE) as mine, Side(tree) as theirs:
        played = [
            _play(matches[game], game % len(matches[game].levels), mine, theirs)
            for game in range(job, len(matches), jobs)
        ]
        return Duel(played, (mine.used(), theirs.used()))


def _play(match: Match, own: int, mine: Side, theirs: Side) -> Played:
    """Play one match; *own* is this tree's seat. Every side is told the masked events of its seats alone."""
    rules, count = registry.rules(match.game), len(match.levels)
    sides = [mine if seat == own else theirs for seat in range(count)]
    eyes = [widen(rules, match.options, {seat}) for seat in range(count)]
    given, package = msgspec.to_builtins(match.options), f"game.{match.game}"
    chance, decisions, start = TableChance(match.seed), [0] * count, time.perf_counter()
    for seat, level in enumerate(match.levels):
        sides[seat].tell(Open(seat, style(level)[0], package, given, style(level)[1]))
    state, events = deal(rules, match.options, chance)
    while True:
        for seat, side in enumerate(sides):
            side.tell(Observe(seat, tuple(mask_all(events, eyes[seat]))))
        if not (asks := rules.asks(state)):
            break
        moves = {}
        for ask in asked_together(asks):
            number = derive(match.seed, "ai", ask.seat, decisions[ask.seat])
            moves[ask.seat] = sides[ask.seat].choose(ask.seat, number, rules)
            decisions[ask.seat] += 1
        events = act(rules, state, moves, chance)
        for event in events:
            state.apply(event)
    sheets = rules.scores(state)
    places = {standing.party: standing.rank for standing in rank(sheets)}
    totals = {sheet.party: sheet.total for sheet in sheets}
    return Played(
        tuple(totals[seat] for seat in range(count)),
        tuple(places[seat] for seat in range(count)),
        (time.perf_counter() - start,) * count,
        tuple(decisions),
    )


def add_sides(report: dict[str, Any], duel: Duel) -> None:
    """Add to the report each side's processor time a decision, and what this tree's wins are in Elo."""
    first, *others = report["seats"]
    count = len(report["seats"])
    own = sum(played.decisions[game % count] for game, played in enumerate(duel.played))
    every = sum(sum(played.decisions) for played in duel.played)
    mine, theirs = duel.seconds
    first["ms_per_decision"] = round(1000 * mine / max(1, own), 3)
    for row in others:
        row["ms_per_decision"] = round(1000 * theirs / max(1, every - own), 3)
    first["elo"] = round(elo(first["win_share"], count))
    first["elo_interval"] = [round(elo(end, count)) for end in first["win_interval"]]
