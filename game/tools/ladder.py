"""Measures how far apart the levels of a game are, for ``tune --game ID --ladder``.

Neighbours play each other, both from either place of the same deals; each pair's result is written once it is
there and joined to what was measured before with the same efforts and other seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game import registry
from game.ai import ladder
from game.ai.ladder import PAIRS, Ladder, Part
from game.core.components import folder
from game.core.reason import Refused
from game.tools import arena
from game.tools.arguments import options_for, write_json

SEATS = 2
GAMES, TOPMOST_GAMES, QUICK_GAMES = 200, 40, 2
"""How many games of a pair are usual; of the topmost, who think for long; to see that it runs."""


def chosen(pairs: str | None) -> list[tuple[str, str]]:
    """The pairs that are asked for, all of them without words; raises `Refused`."""
    if pairs is None:
        return list(PAIRS)
    known = {f"{lower}-{upper}": (lower, upper) for lower, upper in PAIRS}
    unknown = [name for name in pairs.split(",") if name not in known]
    if unknown:
        detail = f"--pairs {','.join(unknown)} ({', '.join(known)})"
        raise Refused("tools.misused", tool="tune --ladder", detail=detail)
    return [known[name] for name in pairs.split(",")]


def climb(
    game: str, pairs: Sequence[tuple[str, str]], games: int | None, seed: int, jobs: int, cluster: str | None
) -> Path:
    """Let the pairs play and keep what came of it; the game's file."""
    path = folder(game) / ladder.FILE
    for lower, upper in pairs:
        usual = TOPMOST_GAMES if (lower, upper) == PAIRS[-1] else GAMES
        part = measure(game, lower, upper, games or usual, seed, jobs, cluster)
        before = ladder.load(path)
        found = ladder.built(SEATS, ladder.joined(before.parts if before else (), part))
        write_json(path, msgspec.to_builtins(found))
        ladder.load.cache_clear()
        tell(found, lower)
    return path


def measure(
    game: str, lower: str, upper: str, games: int, seed: int, jobs: int, cluster: str | None = None
) -> Part:
    """Let two levels play each other; the same whoever does the jobs."""
    matches = arena.schedule(game, options_for(game, SEATS, ()), (lower, upper), games, seed)
    played = arena.play_all(matches, jobs, cluster)
    low, high = arena.summary(game, (), seed, (lower, upper), played, 1.0)["seats"]
    points = (sum(low["scores"]), sum(high["scores"]))
    efforts = registry.room(game).bot().efforts
    return Part(lower, upper, seed, games, high["wins"], points, (efforts[lower], efforts[upper]))


def tell(found: Ladder, lower: str) -> None:
    """Print what is known of a pair now."""
    pair = next(pair for pair in found.pairs if pair.lower == lower)
    print(
        f"{pair.lower}-{pair.upper}: {pair.games} games, {pair.wins:g} won,"
        f" Elo {pair.elo:+} [{pair.interval[0]:+}, {pair.interval[1]:+}]",
        flush=True,
    )
