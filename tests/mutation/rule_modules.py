"""Which modules make up a game's rules, and which tests answer for them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from game import registry

ROOT = Path(__file__).resolve().parents[2]
LAST = ("test_bot.py", "test_campaign_bot.py")
"""Slow files, asked when all others have noticed nothing."""
EVERY_GAMES = ("tests/core/test_courses.py", "tests/core/test_laws.py")
LOOKING = re.compile(r"^(from|import) (game\.scenes|pygame|tests\.(seated|scenes|people))", re.MULTILINE)
"""What a test brings in that looks at the screen: such tests are slow, and speak of pictures."""


CORE = "core"
"""What all games share: the modules of the core that their rules reach."""
SUBJECTS = (*registry.GAMES, CORE)
"""What mistakes are tried in."""
TOY = "auction"
"""The game by which the core's laws are asked; all others have an answer to give of their own."""
NOT_OF_RULES = ("store", "files", "places", "nightly", "courses")
"""In the names of the core's tests that speak of files, or of all games."""


def rule_modules(root: Path, subject: str) -> list[str]:
    """The modules that a game's rules reach in its package, or all games' in the core; from the root."""
    if subject == CORE:
        paths = [path for game in registry.GAMES for path in rule_modules(root, game)]
        waiting = {name for path in paths for name in _imported(root / path, CORE)}
    else:
        waiting = {"rules"}
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= _imported(root / "game" / subject / f"{name}.py", subject) - found
    return [f"game/{subject}/{name}.py" for name in sorted(found)]


def _imported(path: Path, package: str) -> set[str]:
    """The modules of a package that a module brings in."""
    name = f"game.{package}"
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == name:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(name + "."):
            found.add(node.module.removeprefix(name + "."))
    return found


def answering_tests(root: Path, subject: str) -> list[str]:
    """The test files of a game but those that look at the screen, quick ones first, and the laws."""
    found = sorted((root / "tests" / subject).glob("test_*.py"))
    files = [file.name for file in found if not LOOKING.search(file.read_text("utf-8"))]
    files = [name for name in files if not name.startswith("test_view")]
    if subject == CORE:
        return [f"tests/core/{name}" for name in files if not any(word in name for word in NOT_OF_RULES)]
    quick = [f"tests/{subject}/{name}" for name in files if name not in LAST]
    slow = [f"tests/{subject}/{name}" for name in files if name in LAST]
    return [*quick, *EVERY_GAMES, *slow]


def selection(subject: str) -> str:
    """Which of the tests in those files are asked, as pytest is told by ``-k``."""
    return f"{CORE} and (not test_laws or {TOY})" if subject == CORE else subject
