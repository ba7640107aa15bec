"""Speed as ratios to a calibration kernel of the same run: ``bench [--seconds T] [--json FILE]``.

The kernel is a fixed piece of plain Python; a figure of 2.0 means twice the kernel's time, on any machine.
Frames, idle load and memory stand beside an empty pygame window, a journal's size beside its events (bytes
each), a helped decision beside one in a single process: what could be hoped for there at best is the ratio of
the kernel on all of those cores at once, divided by their number. Nothing here is a test.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from game import registry
from game.ai.crew import spare_cores
from game.core import journal
from game.core.chance import FastChance, TableChance
from game.core.options import Options
from game.core.rules import deal
from game.core.table import Table
from game.tools.arguments import Parser, games_with_rules, run, write_json
from game.tools.bench_thinking import COMING, decision
from game.tools.rollouts import measure, tables

KERNEL = 20_000


class Figure(NamedTuple):
    """One line: what, its value and unit, and its ratio to the kernel (or to the empty window)."""

    what: str
    value: float
    unit: str
    ratio: float


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_bench, argv)


def _bench(argv: Sequence[str]) -> int:
    parser = Parser(prog="bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(argv)
    kernel = best(_kernel, given.seconds)
    figures = [Figure("calibration kernel", kernel * 1e3, "ms", 1.0), of_cores(given.seconds)]
    for game in games_with_rules():
        figures += of_rules(game, kernel, given.seconds)
        figures += of_games(game, kernel, given.seconds)
        figures += of_thinking(game, kernel)
    figures += of_window(given.seconds)
    for figure in figures:
        print(f"{figure.what:52} {figure.value:12.3f} {figure.unit:10} x {figure.ratio:9.3f}")
    write_json(given.json, {"figures": [figure._asdict() for figure in figures]})
    return 0


def _kernel() -> None:
    total, seen = 0, {}
    for number in range(KERNEL):
        seen[number & 255] = total
        total = (total * 31 + number) & 0xFFFF_FFFF


def of_cores(seconds: float) -> Figure:
    """The kernel on all cores that think at once, beside that on one: cores may share what they need."""
    alone = usual(_kernel, seconds)
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=_churn, daemon=True) for _ in range(spare_cores())]
    for process in others:
        process.start()
    time.sleep(COMING)
    crowded = usual(_kernel, seconds)
    for process in others:
        process.kill()
        process.join()
    name = f"calibration kernel, on {len(others) + 1} cores at once"
    return Figure(name, crowded * 1e3, "ms", crowded / alone)


def _churn() -> None:
    while True:
        _kernel()


def usual(work: Callable[[], Any], seconds: float) -> float:
    """The median of as many runs as fit, in seconds."""
    found: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not found:
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return median(found)


def best(work: Callable[[], Any], seconds: float) -> float:
    """The shortest of as many runs as fit, in seconds."""
    found, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end or found == float("inf"):
        start = time.perf_counter()
        work()
        found = min(found, time.perf_counter() - start)
    return found


def of_rules(game: str, kernel: float, seconds: float) -> list[Figure]:
    """Rollouts, copies, taking back and journals of one game at its default table."""
    rules = registry.rules(game)
    options = tables(rules, (), None)[0]
    row = measure(game, options, (), seconds)
    state, _ = deal(rules, options, TableChance(1))
    copy = best(lambda: [state.copy() for _ in range(100)], seconds / 4) / 100
    table = _played(rules, options)
    data, events = journal.export(table.entries), len(table.events)
    load = best(lambda: Table.resume(rules, journal.lines(data)), seconds / 4)
    undo = best(lambda: _undo_and_redo(table), seconds / 4) / 2
    per_decision = 1 / row["moves_per_second"]
    name = f"{game}, {options.seats} seats"
    return [
        Figure(f"{name}: a random decision", per_decision * 1e6, "us", per_decision / kernel),
        Figure(f"{name}: copying a state", copy * 1e6, "us", copy / kernel),
        Figure(f"{name}: taking back", undo * 1e3, "ms", undo / kernel),
        Figure(f"{name}: loading a whole game", load * 1e3, "ms", load / kernel),
        Figure(f"{name}: a journal", len(data) / 1024, "KiB", len(data) / events),
    ]


def of_games(game: str, kernel: float, seconds: float) -> list[Figure]:
    """Random games a CPU second at the tables that a game names; a game's time beside the kernel."""
    figures = []
    for name, options in registry.room(game).clocked.items():
        pace = measure(game, options, (), seconds, time.process_time)["games_per_second"]
        figures.append(Figure(f"{game}, {name}: random games", pace, "a CPU s", 1 / (pace * kernel)))
    return figures


def of_thinking(game: str, kernel: float) -> list[Figure]:
    """A master's decision, beside the kernel; and helped by the other cores, beside itself alone."""
    options = tables(registry.rules(game), (), None)[0]
    found = decision(game, options)
    name = f"{game}, {options.seats} seats: a master's decision"
    return [
        Figure(name, found.alone * 1e3, "ms", found.alone / kernel),
        Figure(f"{name}, {found.hands} hands", found.alone * found.share * 1e3, "ms", found.share),
    ]


def _played(rules: Any, options: Options) -> Table[Any, Any]:
    table = Table.open(rules, options, 1, friendly=True)
    chance = FastChance(random.Random(1))
    while asks := table.asks():
        table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, chance))
    return table


def _undo_and_redo(table: Table[Any, Any]) -> None:
    seat = table.latest_answer(range(table.options.seats))
    assert seat is not None
    table.undo(seat)
    table.redo(seat)
    while asks := table.asks():
        table.answer(asks[0].seat, table.rules.moves(table.state, asks[0].seat)[0])


def games_with_tables() -> tuple[str, ...]:
    """The games whose tables are opened in a window."""
    return tuple(registry.GAMES)


def of_window(seconds: float) -> list[Figure]:
    """Start, frames, idle load and memory of the running program, beside an empty pygame window."""
    figures = []
    empty = _child("empty", seconds)
    for mode in ("title", *(f"table:{game}" for game in games_with_tables())):
        child = _child(mode, seconds)
        units = {"start": "ms", "frame_p95": "ms", "thinking_p95": "ms", "idle": "% CPU"}
        units |= {key: "% CPU" for key in child if key.startswith("alive")}
        for key, unit in units.items():
            if key in child:
                like = key if key in empty else "idle" if key.startswith("alive") else "frame_p95"
                yardstick = max(empty[like], 1e-6)
                figures.append(Figure(f"{mode}: {key}", child[key], unit, child[key] / yardstick))
        figures.append(Figure(f"{mode}: memory", child["memory"], "MB", child["memory"] / empty["memory"]))
    return figures


def _child(mode: str, seconds: float) -> dict[str, float]:
    """Measure a mode in a process of its own."""
    command = [sys.executable, "-m", "game.tools.bench_window", mode, str(seconds)]
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    env.setdefault("SDL_VIDEODRIVER", "dummy")
    root = Path(__file__).resolve().parents[2]
    out = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=True).stdout
    pairs = (line.split("=") for line in out.splitlines() if "=" in line)
    return {key: float(value) for key, value in pairs}
