"""The entrance as a person meets it: main.py on old Pythons, from elsewhere, misused, on a bare machine."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 4)


def run_main(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", **variables}
    command = [sys.executable, str(ROOT / "main.py"), *arguments]
    return subprocess.run(
        command, cwd=cwd, env=surroundings, capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(
    "path", ["main.py", "game/__init__.py", "game/bootstrap/__init__.py", "game/bootstrap/notice.py"]
)
def test_an_old_python_can_parse_what_says_which_python_is_needed(path: str) -> None:
    tree = ast.parse((ROOT / path).read_text("utf-8"), feature_version=OLDEST)
    modern = (ast.JoinedStr, ast.AnnAssign, ast.AsyncFunctionDef, ast.NamedExpr, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]


@pytest.mark.parametrize(
    ("locale", "words"), [("zh_TW.UTF-8", "需要 Python 3.11"), ("de_DE", "needs Python 3.11")]
)
def test_an_old_python_says_which_one_is_needed(
    locale: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class OldVersion(NamedTuple):
        major: int = 3
        minor: int = 8

    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("CI", "1")
    monkeypatch.setattr(sys, "version_info", OldVersion())
    with pytest.raises(SystemExit) as exit_:
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")
    assert exit_.value.code == 1
    printed = capsys.readouterr().out
    assert words in printed
    assert "3.8" in printed


def test_it_starts_from_any_folder(tmp_path: Path) -> None:
    done = run_main("--version", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Tabletop Annals ")


def test_an_unknown_option_is_named_and_the_known_ones_listed(tmp_path: Path) -> None:
    done = run_main("--fly", cwd=tmp_path)
    assert done.returncode == 2
    assert "There is no option --fly." in done.stderr
    assert "--lang" in done.stderr
    assert "arena" in done.stderr


def test_an_unknown_command_is_named_in_the_language_asked_for(tmp_path: Path) -> None:
    done = run_main("--lang", "zh_TW", "chess", cwd=tmp_path)
    assert done.returncode == 2
    assert "沒有「chess」這個指令" in done.stderr


def copy_program(target: Path) -> Path:
    """The program as a person would unpack it, in a folder with a space and Chinese in its name."""
    ignored = shutil.ignore_patterns("__pycache__", ".*")
    for name in ("main.py", "requirements.txt", "requirements-dev.txt", "pyproject.toml"):
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    for name in ("game", "assets"):
        shutil.copytree(ROOT / name, target / name, ignore=ignored)
    return target


def run_bare(program: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it with the system's Python and an empty home; what pip needs to reach its index is kept."""
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    variables = {**kept, "HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "CI": "1"}
    python = getattr(sys, "_base_executable", sys.executable)
    command = [python, str(program / "main.py"), *arguments]
    return subprocess.run(
        command, cwd=home, env=variables, capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.nightly
def test_a_bare_machine_gets_its_environment_once_and_has_a_broken_one_rebuilt(tmp_path: Path) -> None:
    program, home = copy_program(tmp_path / "桌上 春秋"), tmp_path / "home"
    home.mkdir()
    probe = program / "game" / "tools" / "bench.py"
    probe.write_text("import msgspec\n\ndef main(rest):\n    print('started', *rest)\n", "utf-8")

    first = run_bare(program, home, "bench", "x")
    assert (first.returncode, first.stderr) == (0, "")
    assert "Installing the packages" in first.stdout
    assert first.stdout.endswith("started x\n")
    assert not list(home.rglob("tabletop-annals"))

    second = run_bare(program, home, "bench")
    assert second.stdout == "started\n"

    for package in (program / ".venv").rglob("site-packages/msgspec"):
        shutil.rmtree(package)
    third = run_bare(program, home, "bench")
    assert third.returncode == 0
    assert "msgspec cannot be loaded" in third.stdout
    assert third.stdout.endswith("started\n")

    (program / ".venv" / "bin" / "python").unlink()
    fourth = run_bare(program, home, "bench")
    assert fourth.returncode == 0
    assert fourth.stdout.endswith("started\n")


def no_configuration(folder: Path) -> None:
    (folder / "pyvenv.cfg").unlink()


def emptied_configuration(folder: Path) -> None:
    (folder / "pyvenv.cfg").write_bytes(b"")


def emptied_package(folder: Path) -> None:
    for package in folder.rglob("site-packages/msgspec"):
        shutil.rmtree(package)
        package.mkdir()


def truncated_library(folder: Path) -> None:
    for library in folder.rglob("site-packages/msgspec/*.so"):
        library.write_bytes(library.read_bytes()[:100_000])


def junk_interpreter(folder: Path) -> None:
    python = folder / "bin" / "python"
    python.unlink()
    python.write_text("junk", "utf-8")
    python.chmod(0o755)


def interpreter_that_says_nothing(folder: Path) -> None:
    junk_interpreter(folder)
    (folder / "bin" / "python").write_text("#!/bin/sh\nexit 3\n", "utf-8")


HARMS = (
    no_configuration,
    emptied_configuration,
    emptied_package,
    truncated_library,
    junk_interpreter,
    interpreter_that_says_nothing,
)


@pytest.mark.nightly
def test_whatever_has_come_to_harm_is_repaired_on_a_bare_machine(tmp_path: Path) -> None:
    program, home = copy_program(tmp_path / "program"), tmp_path / "home"
    home.mkdir()
    probe = program / "game" / "tools" / "bench.py"
    probe.write_text("import msgspec\n\ndef main(rest):\n    print('started', msgspec.json)\n", "utf-8")
    assert run_bare(program, home, "bench").returncode == 0
    for harm in HARMS:
        harm(program / ".venv")
        healed = run_bare(program, home, "bench")
        assert (healed.returncode, healed.stderr) == (0, ""), harm
        assert "started <module" in healed.stdout
        assert run_bare(program, home, "bench").stdout.startswith("started"), "and once for all"
