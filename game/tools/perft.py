"""Counts legal move sequences: ``perft --game ID --depth N --seed S [--seats N] [--option k=v]``.

One answer is a ply; of those asked at once the lowest seat answers first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import registry
from game.core.chance import Chance, TableChance
from game.core.rules import Move, Rules, deal
from game.tools.arguments import Parser, add_game, options_for, run


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_perft, argv)


def _perft(argv: Sequence[str]) -> int:
    parser = Parser(prog="perft", description=__doc__)
    add_game(parser)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args(argv)
    rules, chance = registry.rules(given.game), TableChance(given.seed)
    state, _ = deal(rules, options_for(given.game, given.seats, given.option), chance)
    for depth in range(1, given.depth + 1):
        print(f"depth {depth}: {count(rules, state, chance, depth)}")
    return 0


def count(
    rules: Rules[Any, Any], state: Any, chance: Chance, depth: int, sealed: Mapping[int, Move] | None = None
) -> int:
    """The number of legal move sequences of this many plies; a finished game ends a sequence early."""
    given = dict(sealed or {})
    asks = [ask for ask in rules.asks(state) if ask.seat not in given]
    if not asks:
        return 1
    ask, moves = asks[0], rules.moves(state, asks[0].seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        answers = {**given, ask.seat: move}
        if ask.sealed and len(asks) > 1:
            total += count(rules, state, chance, depth - 1, answers)
        else:
            after = state.copy()
            rules.play(after, answers, chance)
            total += count(rules, after, chance, depth - 1)
    return total
