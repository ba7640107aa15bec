"""What the command-line tools have in common: games, options, refusals in the player's language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from game import registry
from game.core.options import Options, parse
from game.core.reason import Refused
from game.ui.locale import TEXTS, system_language


class Parser(argparse.ArgumentParser):
    """A parser that raises `Refused` for what it can't understand, with what it expects on the console."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        raise Refused("tools.misused", tool=self.prog, detail=message)


def games_with_rules() -> tuple[str, ...]:
    """The games whose rules can be played by the tools."""
    return tuple(registry.GAMES)


def add_game(parser: argparse.ArgumentParser, *, every: bool = False) -> None:
    """``--game`` and ``--option``; *every* allows ``all``."""
    known = games_with_rules() + (("all",) if every else ())
    parser.add_argument("--game", required=True, choices=known, metavar="ID", help=", ".join(known))
    parser.add_argument("--option", action="append", default=[], metavar="K=V")


def options_for(game: str, seats: int, given: Sequence[str]) -> Options:
    """The game's options; raises `Refused`."""
    options: Options = parse(registry.rules(game).options_type, seats, given)
    return options


def run(tool: Callable[[Sequence[str]], int], argv: Sequence[str]) -> int:
    """Run a tool; a refusal is printed as a sentence and gives exit code 2."""
    TEXTS.switch(system_language())
    try:
        return tool(argv)
    except Refused as refused:
        print(TEXTS.text(refused.reason.key, **refused.reason.values), file=sys.stderr)
        return 2


def write_json(path: Path | None, document: Any) -> None:
    """Write a tool's result, if a file was named; raises `Refused` where that can't be done."""
    if path is None:
        return
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    except OSError as error:
        raise Refused("tools.cannot_write", path=str(path), detail=str(error)) from error
