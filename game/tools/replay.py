"""Re-plays a journal: ``replay FILE [--verify]``. FILE is an exported journal or a crash report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game import crash, registry
from game.core import journal
from game.core.reason import Refused
from game.core.score import rank
from game.core.table import Table
from game.core.verify import verify
from game.tools.arguments import Parser, games_with_rules, run


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_replay, argv)


def _replay(argv: Sequence[str]) -> int:
    parser = Parser(prog="replay", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--verify", action="store_true", help="check that every answer was legal")
    given = parser.parse_args(argv)
    try:
        lines = journal.lines(crash.journal_of(given.file.read_bytes()))
    except OSError as error:
        raise Refused("tools.cannot_read", path=str(given.file), detail=str(error)) from error
    opened = journal.opening(lines[0])
    if opened.game not in games_with_rules():
        raise Refused("core.journal.other_rules", game=opened.game[:40], version=opened.version)
    rules = registry.rules(opened.game)
    table = verify(rules, lines) if given.verify else Table.resume(rules, lines)
    print(f"{opened.game}: {len(table.entries)} entries, {len(table.events)} events")
    sheets = {sheet.party: sheet for sheet in rules.scores(table.state)}
    for standing in rank(list(sheets.values())):
        lines_text = "  ".join(f"{line.key}={line.points}" for line in sheets[standing.party].lines)
        print(f"  {standing.rank}. party {standing.party}: {standing.total}   {lines_text}")
    return 0
