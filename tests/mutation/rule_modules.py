"""Which modules make up a game's rules, and which tests answer for them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAST = ("test_bot.py", "test_campaign_bot.py")
"""Slow files, asked when all others have noticed nothing."""
EVERY_GAMES = ("tests/core/test_courses.py", "tests/core/test_laws.py")
LOOKING = re.compile(r"^(from|import) (game\.scenes|pygame|tests\.(seated|scenes|people))", re.MULTILINE)
"""What a test brings in that looks at the screen: such tests are slow, and speak of pictures."""


def rule_modules(root: Path, game: str) -> list[str]:
    """The modules of a game's package that its rules reach, themselves included; paths from the root."""
    found: set[str] = set()
    waiting = {"rules"}
    while waiting:
        name = waiting.pop()
        found.add(name)
        tree = ast.parse((root / "game" / game / f"{name}.py").read_text("utf-8"))
        waiting |= {one for one in _imported(tree, game) if one not in found}
    return [f"game/{game}/{name}.py" for name in sorted(found)]


def _imported(tree: ast.Module, game: str) -> set[str]:
    package = f"game.{game}"
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package + "."):
            found.add(node.module.removeprefix(package + "."))
    return found


def answering_tests(root: Path, game: str) -> list[str]:
    """The test files of a game but those that look at the screen, quick ones first, and the laws."""
    found = sorted((root / "tests" / game).glob("test_*.py"))
    files = [file.name for file in found if not LOOKING.search(file.read_text("utf-8"))]
    files = [name for name in files if not name.startswith("test_view")]
    quick = [f"tests/{game}/{name}" for name in files if name not in LAST]
    slow = [f"tests/{game}/{name}" for name in files if name in LAST]
    return [*quick, *EVERY_GAMES, *slow]
