"""The one entrance: reads the command line, sees to the environment, hands over to the game or a tool."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from game import __version__
from game.bootstrap import ending, environment, notice, soundness

COMMANDS = {
    "test": environment.DEVELOP,
    "arena": environment.PLAY,
    "bake": environment.PLAY,
    "bench": environment.PLAY,
    "perft": environment.PLAY,
    "release": environment.DEVELOP,
    "replay": environment.PLAY,
    "rollouts": environment.PLAY,
    "shots": environment.PLAY,
    "soak": environment.PLAY,
    "tune": environment.PLAY,
}
OPTIONS = ("--lang", "--version", "--help")
ATTEMPT = "TABLETOP_ANNALS_ATTEMPT"  # how often this start has already changed interpreters
BROKEN = 86  # exit code by which an environment asks the process that entered it to be rebuilt
FAILED = 1
MISUSED = 2


class MisuseError(Exception):
    """The command line cannot be understood; ``key`` and ``values`` name the text that says why."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def main(arguments: list[str]) -> int:
    """Do what *arguments* (without the program's name) ask for; the exit code."""
    try:
        return _obey(arguments)
    except ending.Terminated:
        return ending.TERMINATED
    except KeyboardInterrupt:
        return ending.INTERRUPTED


def _obey(arguments: list[str]) -> int:
    try:
        command, rest = read(arguments)
    except MisuseError as misuse:
        sys.stderr.write(notice.text(misuse.key, misuse.values) + "\n\n" + usage() + "\n")
        return MISUSED
    if command == "--version":
        notice.say(f"Tabletop Annals {__version__}")
        return 0
    if command == "--help":
        notice.say(usage())
        return 0
    return start(command, rest, arguments)


def read(arguments: list[str]) -> tuple[str, list[str]]:
    """The command ("" to play) and its arguments; MisuseError if they make no sense."""
    rest = list(arguments)
    while rest and rest[0].startswith("-"):
        option, equals, value = rest[0].partition("=")
        if option in ("--version", "--help", "-h"):
            return ("--help" if option == "-h" else option), []
        if option != "--lang":
            raise MisuseError("unknown_option", {"option": rest[0]})
        if not equals:
            value = rest[1] if len(rest) > 1 else ""
        if value not in notice.languages():
            raise MisuseError("unknown_language", {"language": value, "languages": _languages()})
        notice.choose(value)
        rest = rest[1:] if equals else rest[2:]
    if not rest:
        return "", list(arguments)
    if rest[0] not in COMMANDS:
        raise MisuseError("unknown_command", {"command": rest[0]})
    return rest[0], rest[1:]


def usage() -> str:
    """What the command line understands, a line each."""
    texts = notice.texts()
    width = max(len(name) for name in COMMANDS) + 2
    lines = [texts["usage"], ""]
    lines += [f"  {name:{width}}{texts['command_' + name]}" for name in COMMANDS]
    options = {name: texts[f"option_{name[2:]}"].format(languages=_languages()) for name in OPTIONS}
    lines += ["", *(f"  {name:{width}}{words}" for name, words in options.items())]
    return "\n".join(lines)


def _languages() -> str:
    return ", ".join(notice.languages())


def start(command: str, rest: list[str], arguments: list[str]) -> int:
    """Run *command* in a complete environment, which is made or repaired if need be."""
    requirements = COMMANDS.get(command, environment.PLAY)
    attempt = int(os.environ.pop(ATTEMPT, "0"))
    try:
        if environment.is_ready(requirements):
            return _hand_over(command, rest, arguments, attempt)
        if attempt == 1 and environment.is_own():
            return _leave(arguments)
        return _enter(requirements, arguments, attempt)
    except environment.SetUpError as failure:
        notice.stop(notice.text(failure.key, dict(failure.values)))
        return FAILED


def _enter(requirements: str, arguments: list[str], attempt: int) -> int:
    """Change into the environment; the second attempt rebuilds it, a third is never made."""
    if attempt > 1:
        raise environment.SetUpError("still_broken", {"folder": str(sys.prefix)})
    folder = None if attempt else environment.find(requirements)
    if folder is None:
        folder = _prepared(requirements, attempt)
    python = str(environment.python_of(folder))
    try:
        code = environment.restart(python, arguments, {ATTEMPT: str(attempt + 1)})
    except OSError:  # what lies there is no interpreter
        code = BROKEN
    if code == BROKEN:
        return _enter(requirements, arguments, attempt + 1)
    return code


def _prepared(requirements: str, attempt: int) -> Path:
    try:
        return environment.prepare(requirements, rebuild=attempt > 0)
    except ending.Terminated:
        raise
    except KeyboardInterrupt as interrupted:
        raise environment.SetUpError("interrupted", {}) from interrupted


def _hand_over(command: str, rest: list[str], arguments: list[str], attempt: int) -> int:
    package = _damaged(COMMANDS.get(command, environment.PLAY))
    if package is not None:
        if attempt > 1:
            raise environment.SetUpError("still_broken", {"folder": str(sys.prefix)})
        notice.say(notice.text("broken", {"package": package}))
        return _leave(arguments)
    try:
        return _run(command, rest)
    except ImportError as error:
        if not _is_package_damaged(error) or attempt > 1:
            raise
        notice.say(notice.text("broken", {"package": str(error.name)}))
        return _leave(arguments)


def _leave(arguments: list[str]) -> int:
    """Have this damaged environment rebuilt from outside it: on Windows by the process that entered it."""
    if sys.platform == "win32":
        return BROKEN
    return environment.restart(environment.base_python(), arguments, {ATTEMPT: "1"})


def _damaged(requirements: str) -> str | None:
    """A package of our own environment that has lost files or parts of them."""
    if not environment.is_own():
        return None
    return soundness.damaged(environment.wanted(requirements).splitlines())


def _is_package_damaged(error: ImportError) -> bool:
    """Whether an installed package of our own environment is at fault, not our code."""
    name = (error.name or "game").partition(".")[0]
    return environment.is_own() and name != "game" and name not in sys.stdlib_module_names


def _run(command: str, rest: list[str]) -> int:
    if command == "test":
        return _test(rest)
    name = f"game.tools.{command}" if command else "game.play"
    try:
        begin = _main_of(name)
    except ImportError:
        raise
    except Exception as error:  # a data file that is read as its module is loaded
        traceback.print_exc()
        notice.stop(notice.text("cannot_start", {"error": f"{type(error).__name__}: {error}"}))
        return FAILED
    if begin is None:
        notice.stop(notice.text("not_there_yet", {"module": name}))
        return FAILED
    return int(begin(rest) or 0)


def _main_of(name: str) -> Callable[[list[str]], int | None] | None:
    """The function a module or package starts with; None if it is not there yet."""
    try:
        module = importlib.import_module(name)
        if hasattr(module, "__path__"):
            module = importlib.import_module(f"{name}.__main__")
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{name}.__main__"):
            raise
        return None
    return getattr(module, "main", None)


def _test(rest: list[str]) -> int:
    """Run pytest from the program's folder; long tests only if --nightly is among the arguments."""
    import pytest

    chosen = [argument for argument in rest if argument != "--nightly"]
    if len(chosen) < len(rest):
        chosen += ["-m", ""]
    os.chdir(environment.ROOT)
    return int(pytest.main(chosen))
