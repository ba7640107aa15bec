"""Random play through the whole interface: ``soak [--game ID|all] [--warm-up T] [--seconds T] [--seed S]``
(with ``--cluster ADDRESS`` each game in a worker of its own).

T counts on the application's own clock: what a player would sit there, however fast the machine gets through
it. Without a window, in a folder of its own. Nothing may be raised, every journal must verify, and memory
must stay below 250 MB. After a warm-up with tables of all games, in which what is remembered to save time
fills up, it must also be flat: of twelve looks at it, evenly spread, the median of the last five may be 5 %
above the first. The same seed does the same again, so a fault can be met a second time.
"""

from __future__ import annotations

import ctypes
import gc
import itertools
import logging
import os
import random
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec

from game import crash, registry
from game.ai.worker import Thinkers
from game.app import App
from game.app_settings import SettingsBook
from game.core import places
from game.core.options import Options, parse
from game.core.players import Ai, Person, Player
from game.core.reason import Refused
from game.core.store import Store
from game.core.verify import verify
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet, Kept
from game.tools.arguments import Parser, run
from game.tools.jobs import add_cluster, told, workers
from game.tools.random_hands import RandomHands

ROUNDS = 4
"""Slices an AI thinks a frame: a count instead of a time, so that a run can be repeated."""
FLAT = 5.0
"""Per cent that memory may grow after the warm-up; without one the growth is only told."""
SAMPLES = 12
LAST = 5
"""Looks at the end whose median is held against the first: what an open scene holds is no growth."""
HIGHEST = 250.0
"""Megabytes that are never to be reached."""
ROOT = Path(__file__).resolve().parents[2]
APART = """
import sys
import msgspec
from game.tools import soak
given = msgspec.json.decode(sys.stdin.buffer.read(), type=soak.Run)
print(msgspec.json.encode(soak.soak(*given)).decode())
"""
"""What a process does that a run is played in apart."""
NOTHING: Mapping[str, Any] = {}
NAMES = tuple(map(Person, ("Ada", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivo", "Jun")))
AIS = (Ai("random"), Ai("random"), Ai("novice"))


class Outcome(NamedTuple):
    """What a run has come to."""

    deeds: int
    tables: int
    over: int
    entries: int
    warm: float
    grown: float
    """Megabytes at the first look, and per cent of growth from there to the end."""
    fault: str
    """What went wrong, with the latest deeds; empty if nothing did."""
    curve: tuple[float, ...] = ()
    """Megabytes at each look."""
    seconds: float = 0.0
    """Played, on the application's clock, the warm-up included."""


class SeededCabinet(Cabinet):
    """Deals what nobody chose a number for from the run's own chance; *fixed* options hold for *game*."""

    def __init__(self, store: Store, source: random.Random, game: str, fixed: Mapping[str, Any]) -> None:
        super().__init__(store, process=False)
        self._source = source
        self._game = game
        self._fixed = fixed

    def number(self) -> int:
        return self._source.getrandbits(48)

    def settled(self, game: str, options: Options) -> Options:
        return msgspec.structs.replace(options, **self._fixed) if game == self._game else options


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code: 1 if anything went wrong."""
    return run(_soak, argv)


def _soak(argv: Sequence[str]) -> int:
    games = tuple(registry.GAMES)
    parser = Parser(prog="soak", description=__doc__)
    parser.add_argument("--game", default="all", choices=(*games, "all"), metavar="ID", help=", ".join(games))
    parser.add_argument("--seconds", type=float, default=60.0, help="of play, for each game")
    parser.add_argument("--warm-up", type=float, default=0.0, help="seconds of play of all games before")
    parser.add_argument("--deeds", type=int, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="of the one game given")
    add_cluster(parser)
    given = parser.parse_args(argv)
    failed = False
    chosen = games if given.game == "all" else (given.game,)
    runs = [
        Run(game, given.seed, given.seconds, given.deeds, fixed_options(game, given.option), given.warm_up)
        for game in chosen
    ]
    for run_given, outcome in zip(runs, played(runs, given.cluster)):
        game = run_given.game
        print(f"{game}: seed {given.seed}, {outcome.seconds:.0f} s, {outcome.deeds} deeds,", end=" ")
        print(f"{outcome.tables} tables,", end=" ")
        print(f"{outcome.over} over, {outcome.entries} entries verified,", end=" ")
        print(f"{outcome.warm:.1f} MB when warm, {outcome.grown:+.1f} %;", end=" ")
        print("MB", *(f"{megabytes:.0f}" for megabytes in outcome.curve), flush=True)
        if outcome.fault:
            print(outcome.fault, file=sys.stderr)
        failed = failed or bool(outcome.fault)
    return int(failed)


class Run(NamedTuple):
    """What `soak` is given."""

    game: str
    seed: int
    seconds: float
    deeds: int | None
    fixed: Mapping[str, Any]
    warm_up: float


def played(runs: Sequence[Run], cluster: str | None) -> Iterator[Outcome]:
    """What the runs come to, one after the other here or side by side on a cluster."""
    if cluster is None:
        yield from (soak(*one) for one in runs)
        return
    with workers(1, cluster) as do:
        yield from told(do, soak_apart, runs)


def soak_apart(given: Run) -> Outcome:
    """A run in a process of its own, for which the memory is the program's alone."""
    command = [sys.executable, "-c", APART]
    done = subprocess.run(
        command, cwd=ROOT, input=msgspec.json.encode(given), stdout=subprocess.PIPE, check=True
    )
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Outcome)


def fixed_options(game: str, texts: Sequence[str]) -> dict[str, Any]:
    """The options given, by name; raises `Refused`."""
    options = parse(registry.rules(game).options_type, 2, texts)
    return {text.partition("=")[0]: getattr(options, text.partition("=")[0]) for text in texts}


def soak(
    game: str,
    seed: int,
    seconds: float,
    deeds: int | None = None,
    fixed: Mapping[str, Any] = NOTHING,
    warm_up: float = 0.0,
) -> Outcome:
    """Play *game* at random for so long after the warm-up, or so many *deeds* in all; what came of it."""
    with _alone() as folder, Store.open(folder / "soak.sqlite", itertools.count().__next__) as store:
        with _errors_told() as errors:
            play = Play(store, game, random.Random(f"{game}:{seed}"), fixed, warm_up)
            fault = play.go_on(seconds, deeds)
        if not fault and errors:
            fault = f"logged: {errors[0]}"
        tables, over, entries = 0, 0, 0
        for row in store.tables():
            tables, over, entries = tables + 1, over + (row.finished is not None), entries + row.length
            try:
                verify(registry.rules(row.game), store.entries(row.id))
            except Refused as refused:
                fault = fault or f"journal {row.id} of {row.game}: {refused.reason}"
        warm, grown = play.growth()
        if not fault and warm_up and grown > FLAT:
            fault = f"memory grew by {grown:.1f} %"
        if not fault and play.peak > HIGHEST:
            fault = f"memory reached {play.peak:.0f} MB"
        told = (
            f"{fault}\nagain with: --game {game} --warm-up {warm_up:.0f} --seconds {seconds:.0f}"
            f" --seed {seed} --deeds {play.deeds}"
            if fault
            else ""
        )
        return Outcome(play.deeds, tables, over, entries, warm, grown, told, tuple(play.curve), play.played)


class Play:
    """One run: starts the application as often as it is left."""

    def __init__(
        self,
        store: Store,
        game: str,
        source: random.Random,
        fixed: Mapping[str, Any] = NOTHING,
        warm_up: float = 0.0,
    ) -> None:
        self.fixed = fixed
        self.warm_up = warm_up
        self.store = store
        self.game = game
        self.source = source
        self.deeds = 0
        self.seconds = 0.0
        """Played on the clocks of the applications that were left."""
        self.curve: list[float] = []
        self.peak = 0.0
        """The most megabytes seen, what the allocator keeps free included."""
        self._hands: RandomHands | None = None

    @property
    def played(self) -> float:
        """Seconds on the clocks of all applications so far."""
        return self.seconds + (self._hands.seconds if self._hands is not None else 0.0)

    def go_on(self, seconds: float, most: int | None) -> str:
        """Play for so long after the warm-up; the fault met, in words, or nothing."""
        try:
            while self._more(seconds, most):
                self._sit_down(seconds, most)
        except Exception:
            latest = "\n  ".join(self._hands.latest) if self._hands is not None else ""
            return f"{traceback.format_exc()}the latest deeds:\n  {latest}"
        return ""

    def growth(self) -> tuple[float, float]:
        """Megabytes at the first look, and how many per cent more there were towards the end."""
        if not self.curve:
            return 0.0, 0.0
        warm = self.curve[0]
        end = median(self.curve[-LAST:])
        return warm, 100 * (end - warm) / warm if warm else 0.0

    def _more(self, seconds: float, most: int | None) -> bool:
        return self.played < self.warm_up + seconds and (most is None or self.deeds < most)

    def _sit_down(self, seconds: float, most: int | None) -> None:
        """From a start of the program to its end."""
        cabinet = SeededCabinet(self.store, self.source, self.game, self.fixed)
        app = App(SettingsBook(self.store.settings(), self.store.set_setting))
        self.seconds = self.played
        self._hands = hands = RandomHands(app, self.source)
        app.start(TitleScene(cabinet))
        try:
            while app.running and self._more(seconds, most):
                self._look_at_memory(seconds)
                if not any(isinstance(scene, TableScene) for scene in app.scenes):
                    self._maybe_play(app, cabinet)
                self.deeds += 1
                hands.act()
        finally:
            app.close()

    def _maybe_play(self, app: App, cabinet: Cabinet) -> None:
        """At first, and now and then, a table of the game in question: the menus alone lead anywhere.

        While it is warming up, of any game.
        """
        if self.deeds > 0 and self.source.random() > 0.1:
            return
        game = self.source.choice(tuple(registry.GAMES)) if self.played < self.warm_up else self.game
        kept = self._unfinished(cabinet, game) if self.source.random() < 0.5 else None
        app.push(TableScene(cabinet, kept or self._new_table(cabinet, game)))

    def _unfinished(self, cabinet: Cabinet, game: str) -> Kept | None:
        rows = [row for row in cabinet.unfinished() if row.game == game]
        return cabinet.resume(self.source.choice(rows).id) if rows else None

    def _new_table(self, cabinet: Cabinet, game: str) -> Kept:
        options = self._options(game)
        people = self.source.randint(0 if options.seats > 1 else 1, min(3, options.seats))
        players: list[Player] = [
            *NAMES[:people],
            *(self.source.choice(AIS) for _ in range(options.seats - people)),
        ]
        self.source.shuffle(players)
        return cabinet.open(game, options, players, friendly=self.source.random() < 0.5)

    def _options(self, game: str) -> Options:
        """Any options that go together."""
        fixed = self.fixed if game == self.game else NOTHING
        kind, meta = registry.options_type(game), registry.meta(game)
        while True:
            values: dict[str, Any] = {"seats": min(self.source.choice(meta.seats) for _ in range(2))}
            for choice in meta.options:
                values[choice.name] = self.source.choice(choice.values)
            options: Options = kind(**{**values, **fixed})
            if options.problem() is None:
                return options

    def _look_at_memory(self, seconds: float) -> None:
        if self.played >= self.warm_up + seconds * len(self.curve) / SAMPLES:
            gc.collect()
            self.peak = max(self.peak, memory())
            give_back()
            self.curve.append(memory())


def give_back() -> None:
    """Have the allocator return what it keeps free, where it can: only what is in use can be a leak."""
    try:
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    except (OSError, AttributeError):
        return


def memory() -> float:
    """Megabytes this process holds now; 0 where the system doesn't tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


@contextmanager
def _alone() -> Iterator[Path]:
    """No window, no sound, no thought by the clock, and no file outside a folder that goes away."""
    before, rounds = dict(os.environ), Thinkers.rounds
    with tempfile.TemporaryDirectory(prefix="soak-") as name:
        folder = Path(name)
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ[places.HOME] = os.environ["XDG_DATA_HOME"] = name
        Thinkers.rounds = ROUNDS
        try:
            yield folder
        finally:
            Thinkers.rounds = rounds
            os.environ.clear()
            os.environ.update(before)


@contextmanager
def _errors_told() -> Iterator[list[str]]:
    """What the program logs as an error meanwhile."""
    told: list[str] = []

    class Teller(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(record.getMessage())

    teller = Teller(logging.ERROR)
    crash.logger.addHandler(teller)
    try:
        yield told
    finally:
        crash.logger.removeHandler(teller)
