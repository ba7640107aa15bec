"""The command line, and the ways into the environment and back out of a damaged one."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bootstrap import ending, entrance, environment, notice, soundness
from game.bootstrap.entrance import ATTEMPT, BROKEN, MisuseError


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "_chosen", ["en"])
    monkeypatch.setenv("CI", "1")
    monkeypatch.delenv(ATTEMPT, raising=False)


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("", "", []),
        ("--lang zh_TW", "", ["--lang", "zh_TW"]),
        ("--lang=en", "", ["--lang=en"]),
        ("arena --game my_city --seats a,b", "arena", ["--game", "my_city", "--seats", "a,b"]),
        ("--lang en replay file", "replay", ["file"]),
        ("-h", "--help", []),
        ("--version", "--version", []),
    ],
)
def test_a_command_line_is_read(line: str, command: str, rest: list[str]) -> None:
    assert entrance.read(line.split()) == (command, rest)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("--fly", "unknown_option"),
        ("-x arena", "unknown_option"),
        ("chess", "unknown_command"),
        ("--lang xx", "unknown_language"),
        ("--lang", "unknown_language"),
    ],
)
def test_a_command_line_without_sense_is_refused(line: str, key: str) -> None:
    with pytest.raises(MisuseError) as misuse:
        entrance.read(line.split())
    assert misuse.value.key == key


@pytest.mark.parametrize("line", ["--help", "--version", "--fly"])
def test_help_version_and_mistakes_need_no_environment(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "start", None)
    assert entrance.main([line]) == (2 if line == "--fly" else 0)


def ready(monkeypatch: pytest.MonkeyPatch, name: str, main: Callable[[list[str]], int | None]) -> None:
    module = types.ModuleType(name)
    module.main = main  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(environment, "is_ready", lambda requirements: True)
    monkeypatch.setattr(soundness, "damaged", lambda requirements: None)


def test_a_tool_gets_its_arguments_and_gives_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    ready(monkeypatch, "game.tools.perft", lambda rest: 7 if rest == ["--depth", "2"] else 0)
    assert entrance.main(["perft", "--depth", "2"]) == 7


def test_a_tool_that_is_a_package_starts_in_its_main_module(monkeypatch: pytest.MonkeyPatch) -> None:
    ready(monkeypatch, "game.tools.bench.__main__", lambda rest: 7)
    package = types.ModuleType("game.tools.bench")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, "game.tools.bench", package)
    assert entrance.main(["bench"]) == 7


def test_without_a_command_the_game_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    ready(monkeypatch, "game.play", started.append)
    assert entrance.main(["--lang", "en"]) == 0
    assert started == [["--lang", "en"]]


def test_a_part_that_is_not_there_yet_is_said_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "is_ready", lambda requirements: True)
    monkeypatch.setitem(entrance.COMMANDS, "zzz", environment.PLAY)
    assert entrance.main(["zzz"]) == 1
    assert "game.tools.zzz" in capsys.readouterr().out


class Restarts:
    """Records the restarts instead of making them."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.made: list[tuple[str, str]] = []
        self.rebuilt: list[bool] = []

    def restart(self, python: str, arguments: list[str], variables: dict[str, str]) -> int:
        self.made.append((python, variables[ATTEMPT]))
        return self.codes.pop(0)

    def prepare(self, requirements: str, rebuild: bool = False) -> Path:
        self.rebuilt.append(rebuild)
        return Path("made")


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch) -> Restarts:
    restarts = Restarts([0])
    monkeypatch.setattr(environment, "is_ready", lambda requirements: False)
    monkeypatch.setattr(environment, "find", lambda requirements: None)
    monkeypatch.setattr(environment, "restart", restarts.restart)
    monkeypatch.setattr(environment, "prepare", restarts.prepare)
    return restarts


def test_a_complete_environment_is_entered_without_set_up(
    restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find", lambda requirements: Path("there"))
    assert entrance.main([]) == 0
    assert restarts.made == [(str(environment.python_of(Path("there"))), "1")]
    assert not restarts.rebuilt


def test_a_missing_environment_is_made_and_entered(restarts: Restarts) -> None:
    assert entrance.main([]) == 0
    assert restarts.rebuilt == [False]


def test_a_damaged_environment_reported_from_inside_is_rebuilt_once(restarts: Restarts) -> None:
    restarts.codes = [BROKEN, 0]
    assert entrance.main([]) == 0
    assert restarts.rebuilt == [False, True]
    assert [attempt for _, attempt in restarts.made] == ["1", "2"]


def test_it_never_restarts_for_ever(restarts: Restarts, monkeypatch: pytest.MonkeyPatch) -> None:
    restarts.codes = [BROKEN, BROKEN]
    assert entrance.main([]) == 1
    assert len(restarts.made) == 2
    monkeypatch.setenv(ATTEMPT, "2")
    assert entrance.main([]) == 1
    assert len(restarts.made) == 2


def test_an_environment_found_incomplete_from_inside_is_left_to_be_rebuilt(
    restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ATTEMPT, "1")
    monkeypatch.setattr(environment, "is_own", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    assert entrance.main([]) == 0
    assert restarts.made == [(environment.base_python(), "1")]


def damaged(name: str) -> Callable[[list[str]], int]:
    def main(rest: list[str]) -> int:
        raise ImportError("cannot load", name=name)

    return main


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_a_package_that_cannot_be_loaded_has_the_environment_rebuilt(
    platform: str, restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarts.codes = [0]
    ready(monkeypatch, "game.play", damaged("pygame.base"))
    monkeypatch.setattr(environment, "is_own", lambda: True)
    monkeypatch.setattr(sys, "platform", platform)
    assert entrance.main([]) == (BROKEN if platform == "win32" else 0)
    assert restarts.made == ([] if platform == "win32" else [(environment.base_python(), "1")])


@pytest.mark.parametrize("name", ["game.core.nothing", "json", ""])
def test_a_fault_of_our_own_code_is_not_taken_for_a_damaged_package(
    name: str, restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(monkeypatch, "game.play", damaged(name))
    monkeypatch.setattr(environment, "is_own", lambda: True)
    with pytest.raises(ImportError):
        entrance.main([])


def test_after_a_rebuild_a_package_fault_is_shown_as_it_is(
    restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(monkeypatch, "game.play", damaged("pygame"))
    monkeypatch.setattr(environment, "is_own", lambda: True)
    monkeypatch.setenv(ATTEMPT, "2")
    with pytest.raises(ImportError):
        entrance.main([])


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_a_package_that_has_lost_files_has_the_environment_rebuilt_before_it_is_loaded(
    platform: str,
    restarts: Restarts,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    loaded: list[object] = []
    ready(monkeypatch, "game.play", loaded.append)
    monkeypatch.setattr(environment, "is_own", lambda: True)
    monkeypatch.setattr(soundness, "damaged", lambda requirements: "pygame-ce")
    monkeypatch.setattr(sys, "platform", platform)
    assert entrance.main([]) == (BROKEN if platform == "win32" else 0)
    assert restarts.made == ([] if platform == "win32" else [(environment.base_python(), "1")])
    assert loaded == []
    assert "pygame-ce" in capsys.readouterr().out
    monkeypatch.setenv(ATTEMPT, "2")
    assert entrance.main([]) == 1
    assert "even after being rebuilt" in capsys.readouterr().out


def test_packages_of_an_environment_of_the_developers_own_are_their_matter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready(monkeypatch, "game.play", lambda rest: 7)
    monkeypatch.setattr(soundness, "damaged", lambda requirements: "pygame-ce")
    assert entrance.main([]) == 7


def test_junk_in_the_place_of_the_interpreter_has_the_environment_rebuilt(
    restarts: Restarts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "find", lambda requirements: Path("there"))
    begun: list[str] = []

    def restart(python: str, arguments: list[str], variables: dict[str, str]) -> int:
        begun.append(python)
        if len(begun) == 1:
            raise OSError(8, "Exec format error")
        return 0

    monkeypatch.setattr(environment, "restart", restart)
    assert entrance.main([]) == 0
    assert restarts.rebuilt == [True]
    assert begun == [str(environment.python_of(Path(folder))) for folder in ("there", "made")]


@pytest.mark.parametrize("error", [KeyboardInterrupt, ending.Terminated])
def test_an_interrupted_set_up_says_how_to_go_on_unless_the_system_ends_it(
    error: type[BaseException],
    restarts: Restarts,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupt(requirements: str, rebuild: bool = False) -> Path:
        raise error

    monkeypatch.setattr(environment, "prepare", interrupt)
    asked = error is KeyboardInterrupt
    assert entrance.main([]) == (1 if asked else ending.TERMINATED)
    assert ("Start again" in capsys.readouterr().out) == asked


def test_a_program_interrupted_while_it_runs_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(rest: list[str]) -> int:
        raise KeyboardInterrupt

    ready(monkeypatch, "game.play", interrupt)
    assert entrance.main([]) == ending.INTERRUPTED
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_lost_requirements_are_told_in_the_players_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(environment.places()[0]))
    assert entrance.main(["--lang", language]) == 1
    printed = capsys.readouterr().out
    assert str(tmp_path / environment.PLAY) in printed
    assert ("存檔" in printed) == (language == "zh_TW")


def test_a_failed_set_up_ends_with_its_message(
    restarts: Restarts, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(requirements: str, rebuild: bool = False) -> Path:
        raise environment.SetUpError("offline", {"detail": "no route", "command": "pip it", "log": "here"})

    monkeypatch.setattr(environment, "prepare", fail)
    assert entrance.main([]) == 1
    printed = capsys.readouterr().out
    assert "no connection" in printed
    assert "pip it" in printed


@pytest.mark.parametrize(
    ("arguments", "passed_on"),
    [
        (["-n", "2", "tests/core"], ["-n", "2", "tests/core"]),
        (["--nightly", "-x"], ["-x", "-m", ""]),
    ],
)
def test_test_runs_pytest_from_the_program_folder(
    arguments: list[str], passed_on: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    runs: list[tuple[list[str], Path]] = []

    def run(given: list[str]) -> int:
        runs.append((given, Path.cwd()))
        return 5

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(environment, "is_ready", lambda requirements: requirements == environment.DEVELOP)
    monkeypatch.setattr(pytest, "main", run)
    assert entrance.main(["test", *arguments]) == 5
    assert runs == [(passed_on, environment.ROOT)]


def test_a_program_whose_files_cannot_even_be_loaded_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def main_of(name: str) -> None:
        raise ValueError("palette.json: line 2")

    told: list[str] = []
    monkeypatch.setattr(entrance, "_main_of", main_of)
    monkeypatch.setattr(notice, "stop", told.append)
    assert entrance._run("", []) == entrance.FAILED
    assert "palette.json: line 2" in told[0]
    assert "Traceback" in capsys.readouterr().err
