"""The contracts of pyproject.toml bite: a forbidden import breaks its contract, an intended one none."""

from __future__ import annotations

import ast
import contextlib
import graphlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"

INTENDED = {
    "game/core/rules.py": "import msgspec",
    "game/ai/tree.py": "import game.core.rules",
    "game/ui/canvas.py": "import pygame",
    "game/ui/layout.py": "import pytmx, game.ui.canvas",
    "game/chess/rules.py": "import game.core.rules",
    "game/chess/bot.py": "import game.ai.tree, game.chess.rules",
    "game/chess/view/__init__.py": "",
    "game/chess/room.py": "import game.chess.rules, game.chess.bot, game.chess.view, game.tabletop.views",
    "game/tabletop/views.py": "import pygame, game.core.rules, game.ui.canvas, game.ai.tree",
    "game/chess/view/board.py": "import pygame, game.ui.canvas, game.core.rules, game.chess.rules",
    "game/checkers/rules.py": "import game.core.rules",
    "game/checkers/view.py": "import pygame, game.ui.canvas, game.checkers.rules",
    "game/registry.py": "",
    "game/session/session.py": "import game.core.table, game.tabletop.picture, game.registry, game.ai.tree",
    "game/tabletop/picture.py": "import game.core.rules",
    "game/core/table.py": "",
    "game/tabletop/looking.py": "import game.tabletop.views",
    "game/crash.py": "import game.core.rules",
    "game/scenes/title.py": "import pygame, game.ui.canvas, game.core.rules, game.registry, game.ai.tree",
    "game/tools/arena.py": "import pygame, pytmx, game.registry, game.ai.tree, game.scenes.title",
    "game/app.py": "import pygame, game.scenes.title, game.ui.canvas, game.crash, game.ai.tree",
    "game/bootstrap/notice.py": "import json",
}

FORBIDDEN = [
    ("game/core/rules.py", "game.chess.rules", "No room knows another"),
    ("game/chess/rules.py", "game.checkers.rules", "No room knows another"),
    ("game/chess/view/board.py", "game.checkers.view", "No room knows another"),
    ("game/scenes/title.py", "game.chess.rules", "No room knows another"),
    ("game/tools/arena.py", "game.chess.rules", "No room knows another"),
    ("game/registry.py", "game.chess.rules", "No room knows another"),
    ("game/app.py", "game.chess.view", "No room knows another"),
    ("game/ui/canvas.py", "game.chess.rules", "No room knows another"),
    ("game/ai/tree.py", "game.chess.rules", "No room knows another"),
    ("game/ui/canvas.py", "game.core.rules", "The toolkit knows no rules"),
    ("game/tabletop/views.py", "game.chess.rules", "No room knows another"),
    ("game/tabletop/views.py", "game.scenes.title", "The contract of the table knows no game"),
    ("game/ui/canvas.py", "game.tabletop.views", "The toolkit knows no rules"),
    ("game/chess/rules.py", "game.tabletop.views", "Of a game, only view and room"),
    ("game/chess/bot.py", "game.chess.room", "Nothing in a game knows its room"),
    ("game/session/session.py", "game.scenes.title", "What is played knows no screen"),
    ("game/session/session.py", "game.ui.canvas", "What is played knows no screen"),
    ("game/scenes/title.py", "game.core.table", "No scene holds a table"),
    ("game/tabletop/views.py", "game.session.session", "The contract of the table knows no game"),
    ("game/core/rules.py", "pygame", "Only what draws knows pygame"),
    ("game/chess/rules.py", "pygame", "Only what draws knows pygame"),
    ("game/ai/tree.py", "pygame", "Only what draws knows pygame"),
    ("game/chess/view/board.py", "pytmx", "Tiled maps"),
    ("game/scenes/title.py", "pytmx", "Tiled maps"),
    ("game/chess/rules.py", "game.ui.canvas", "Of a game, only its view"),
    ("game/core/rules.py", "game.ui.canvas", "Of a game, only its view"),
    ("game/chess/rules.py", "game.chess.view.board", "Nothing in a game but its room knows its view"),
    ("game/chess/rules.py", "game.ai.tree", "Of a game, only its bot"),
    ("game/chess/view/board.py", "game.ai.tree", "Of a game, only its bot"),
    ("game/core/rules.py", "game.ai.tree", "Of a game, only its bot"),
    ("game/chess/view/board.py", "game.scenes.title", "Only what sits on top"),
    ("game/core/rules.py", "game.registry", "Only what sits on top"),
    ("game/ui/canvas.py", "game.crash", "Only what sits on top"),
    ("game/bootstrap/notice.py", "msgspec", "The bootstrap needs nothing"),
    ("game/scenes/title.py", "game.bootstrap.notice", "Nobody needs the bootstrap"),
]


def lint(folder: Path, modules: dict[str, str]) -> str:
    """What the import linter says of a program of these modules."""
    for name, code in modules.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code + "\n", "utf-8")
        for package in path.relative_to(folder).parents:
            if package != Path():
                (folder / package / "__init__.py").touch()
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    done = subprocess.run(
        [sys.executable, "-c", LINT], cwd=folder, capture_output=True, encoding="utf-8", check=False
    )
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says when every forbidden import is there."""
    spoilt = dict(INTENDED)
    for importer, imported, _ in FORBIDDEN:
        spoilt[importer] += f"\nimport {imported}"
    return lint(tmp_path_factory.mktemp("spoilt"), spoilt)


def test_the_intended_imports_break_nothing(tmp_path: Path) -> None:
    assert " 0 broken" in lint(tmp_path, INTENDED)


def imports(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the program that one of them imports: inside functions and for types alone, too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module for name in names}
    return found & set(known)


def test_no_modules_import_one_another_in_a_circle() -> None:
    paths = {p: ".".join(p.relative_to(ROOT).with_suffix("").parts) for p in (ROOT / "game").rglob("*.py")}
    known = {name.removesuffix(".__init__"): path for path, name in paths.items()}
    graph = {name: imports(path, known) - {name} for name, path in known.items()}
    with contextlib.suppress(graphlib.CycleError):
        graphlib.TopologicalSorter(graph).prepare()
        return
    rings = [name for name in graph if name in reached(graph, name)]
    raise AssertionError(f"in a circle: {sorted(rings)}")


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """All modules that one leads to."""
    found: set[str] = set()
    todo = list(graph[start])
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += graph[name]
    return found


@pytest.mark.parametrize(("importer", "imported", "contract"), FORBIDDEN)
def test_a_forbidden_import_breaks_its_contract(
    importer: str, imported: str, contract: str, complaints: str
) -> None:
    module = importer.removesuffix(".py").replace("/", ".")
    heading = re.search(rf"^({re.escape(contract)}.*)\n-+\n", complaints, re.MULTILINE)
    assert heading, f"kept: {contract}"
    section = complaints[heading.end() :].partition("\n---")[0]
    assert f"{module} -> {imported}" in section
