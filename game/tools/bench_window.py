"""One window measured in a process of its own, for `bench`: prints ``key=value`` lines.

Modes: ``empty`` (a bare pygame window), ``title``, ``table:<game>`` (also while the master thinks).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App

WARM_UP = 30
SIZES = ((972, 547), (1216, 684), (1280, 720))
"""Of the windows in which what lives at rest is measured: two that blur the edges, one that does not."""
REST = 0.05
"""Who waits longer than so many seconds is at rest: no animation runs, no AI thinks."""
PATIENCE = 20.0
"""Seconds after which a table that has not come to rest is measured as it is."""


def main(mode: str, seconds: float) -> None:
    """Measure one mode and print what was found."""
    start = time.perf_counter()
    found = _empty(seconds) if mode == "empty" else _program(mode, seconds, start)
    found["memory"] = memory()
    for key, value in found.items():
        print(f"{key}={value}")


def memory() -> float:
    """The most memory this process has held, in megabytes; 0 where the system doesn't tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 if sys.platform != "darwin" else 1024 * 1024)


def frames(draw: Callable[[], None], seconds: float) -> float:
    """The 95th percentile of the time a frame takes, in milliseconds."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times) <= WARM_UP:
        start = time.perf_counter()
        draw()
        times.append(time.perf_counter() - start)
    kept = sorted(times[WARM_UP:])
    return kept[int(0.95 * (len(kept) - 1))] * 1000


def idle(turn: Callable[[], None], seconds: float) -> float:
    """The share of a core used while nothing happens, in percent."""
    busy, start = time.process_time(), time.perf_counter()
    while time.perf_counter() - start < seconds:
        turn()
    return 100 * (time.process_time() - busy) / (time.perf_counter() - start)


def _empty(seconds: float) -> dict[str, float]:
    import pygame

    start = time.perf_counter()
    pygame.display.init()
    window = pygame.display.set_mode((1280, 720))
    opened = time.perf_counter() - start

    def draw() -> None:
        window.fill((40, 20, 30))
        pygame.display.flip()
        pygame.event.get()

    def wait() -> None:
        pygame.event.wait(1000)

    return {"start": opened * 1000, "frame_p95": frames(draw, seconds), "idle": idle(wait, seconds)}


def _program(mode: str, seconds: float, start: float) -> dict[str, float]:
    from game.core.store import Store
    from game.play import application
    from game.scenes.title import TitleScene
    from game.session.cabinet import Cabinet
    from game.ui.music import MUSIC

    store = Store.open(None, lambda: 0)
    app = application(store)
    app.settings.set("window", (1280, 720))
    cabinet = Cabinet(store)
    app.start(TitleScene(cabinet))
    MUSIC.open()
    app.step()
    found = {"start": (time.perf_counter() - start) * 1000}
    if mode.startswith("table:"):
        from game import registry
        from game.core.players import Ai, Person
        from game.scenes.table import TableScene

        game = mode.partition(":")[2]
        options = registry.rules(game).options_type()
        others = [Ai("master")] * (options.seats - 1)
        kept = cabinet.open(game, options, [Person("Ada"), *others], seed=1, friendly=True)
        app.push(TableScene(cabinet, kept))

    def draw() -> None:
        app.scene.invalidate()
        app.step([], 1 / 60)

    found["thinking_p95" if mode != "title" else "frame_p95"] = frames(draw, seconds)
    if mode != "title":
        found["frame_p95"] = frames(draw, seconds)

    found |= _at_rest(app, seconds)
    app.close()
    return found


def _at_rest(app: App, seconds: float) -> dict[str, float]:
    """The load at rest: with all that lives there in windows of several sizes, and under reduced motion."""
    import pygame

    last = time.perf_counter()

    def turn() -> None:
        nonlocal last
        last = app.turn(last)

    found, end = {}, time.perf_counter() + PATIENCE
    while app.wait is not None and app.wait < REST and time.perf_counter() < end:
        turn()
    for size in SIZES:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.presenter.rearrange()
        turn()
        found[f"alive_{size[0]}x{size[1]}"] = idle(turn, seconds)
    app.settings.set("reduced_motion", True)
    turn()
    return found | {"idle": idle(turn, seconds)}


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
