"""The private environment: where it goes, when it counts as complete, what is said when it cannot be made."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bootstrap import environment, notice
from game.bootstrap.environment import DEVELOP, LOG, PLAY, SetUpError

Run = Callable[[list[str], Path], tuple[int, str]]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty program folder with requirements, and a home of its own."""
    root = tmp_path / "program"
    root.mkdir()
    (root / PLAY).write_text("pygame-ce>=2.5,<3\nmsgspec>=0.19\n", "utf-8")
    (root / DEVELOP).write_text(f"-r {PLAY}\npytest>=8\n", "utf-8")
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setenv("TABLETOP_ANNALS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(notice, "_chosen", ["en"])
    return root


class Machine:
    """Stands for the operating system: makes environments without venv and pip, or fails as told."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.failing: dict[str, str] = {}

    def run(self, command: list[str], folder: Path) -> tuple[int, str]:
        self.commands.append(command)
        for word, output in self.failing.items():
            if word in command:
                return 1, output
        if "venv" in command:
            python = environment.python_of(folder)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (folder / "pyvenv.cfg").touch()
        return 0, ""

    def verbs(self) -> list[str]:
        return [command[2] for command in self.commands]


@pytest.fixture
def machine(program: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(environment, "_run", machine.run)
    monkeypatch.setattr(environment, "_works", lambda folder: environment.python_of(folder).exists())
    monkeypatch.setattr(environment, "_version_of", lambda folder: environment._version())
    return machine


def test_the_environment_goes_into_the_program_folder_and_is_complete_then(
    machine: Machine, program: Path
) -> None:
    assert environment.find(PLAY) is None
    assert environment.prepare(PLAY) == program / ".venv"
    assert environment.find(PLAY) == program / ".venv"
    assert machine.verbs() == ["venv", "pip"]


def test_a_program_folder_that_cannot_be_written_to_sends_it_to_the_users_data(
    machine: Machine, program: Path, tmp_path: Path
) -> None:
    (program / ".venv").write_text("a file where the folder should be", "utf-8")
    assert environment.prepare(PLAY) == tmp_path / "home" / "environment"
    assert environment.find(PLAY) == tmp_path / "home" / "environment"


def test_somebody_elses_folder_of_that_name_is_left_alone(
    machine: Machine, program: Path, tmp_path: Path
) -> None:
    (program / ".venv").mkdir()
    (program / ".venv" / "diary.txt").write_text("mine", "utf-8")
    assert environment.prepare(PLAY, rebuild=True) == tmp_path / "home" / "environment"
    assert (program / ".venv" / "diary.txt").read_text("utf-8") == "mine"


def test_nowhere_to_write_is_said_with_the_folders_tried(
    machine: Machine, program: Path, tmp_path: Path
) -> None:
    (program / ".venv").touch()
    (tmp_path / "home").touch()
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert failure.value.key == "no_place"
    assert str(program / ".venv") in failure.value.values["folders"]


def test_changed_requirements_are_installed_into_the_same_environment(
    machine: Machine, program: Path
) -> None:
    environment.prepare(PLAY)
    (program / PLAY).write_text("pygame-ce>=2.6\n", "utf-8")
    assert environment.find(PLAY) is None
    environment.prepare(PLAY)
    assert environment.find(PLAY)
    assert machine.verbs() == ["venv", "pip", "pip"]


def test_what_developers_need_includes_what_players_need(machine: Machine, program: Path) -> None:
    environment.prepare(PLAY)
    assert environment.find(DEVELOP) is None
    environment.prepare(DEVELOP)
    assert environment.find(DEVELOP) == environment.find(PLAY) == program / ".venv"


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine, program: Path) -> None:
    folder = environment.prepare(PLAY)
    environment.python_of(folder).unlink()
    assert environment.find(PLAY) is None
    environment.prepare(PLAY)
    assert machine.verbs() == ["venv", "pip", "venv", "pip"]


def test_a_garbled_stamp_counts_as_incomplete(machine: Machine) -> None:
    folder = environment.prepare(PLAY)
    environment.stamp_of(folder, PLAY).write_bytes(b"\xff\xfe\x00garbage")
    assert environment.find(PLAY) is None


def test_an_environment_of_another_python_is_not_complete_from_inside(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = environment.prepare(PLAY)
    monkeypatch.setattr(sys, "prefix", str(folder))
    assert environment.is_ready(PLAY)
    monkeypatch.setattr(environment, "_version", lambda: "python 3.99")
    assert not environment.is_ready(PLAY)


def test_offline_tells_the_exact_command_and_the_log(machine: Machine, program: Path) -> None:
    machine.failing["pip"] = (
        "WARNING: Retrying ... NameResolutionError\nERROR: No matching distribution found\n"
    )
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert failure.value.key == "offline"
    words = notice.text(failure.value.key, dict(failure.value.values))
    python = environment.python_of(program / ".venv")
    assert f"{python} -m pip install -r {program / PLAY}" in words
    assert str(program / ".venv" / LOG) in words
    assert environment.find(PLAY) is None


def test_a_platform_without_wheels_is_tried_again_from_source(machine: Machine) -> None:
    machine.failing["--only-binary"] = "ERROR: No matching distribution found for pygame-ce"
    environment.prepare(PLAY)
    assert machine.verbs() == ["venv", "pip", "pip"]


@pytest.mark.parametrize(
    ("output", "key"),
    [
        ("The virtual environment was not created ... ensurepip is not available", "no_venv"),
        ("?", "making_failed"),
    ],
)
def test_a_python_that_cannot_make_environments_is_told_apart(
    machine: Machine, output: str, key: str
) -> None:
    machine.failing["venv"] = output
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert failure.value.key == key


def test_a_failed_installation_is_never_taken_for_a_complete_one(machine: Machine) -> None:
    machine.failing["pip"] = "ERROR: disk full"
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert failure.value.key == "installing_failed"
    assert failure.value.values["detail"] == "ERROR: disk full"
    machine.failing.clear()
    assert environment.find(PLAY) is None
    assert environment.prepare(PLAY) == environment.find(PLAY)


def test_a_private_environment_of_the_developers_own_will_do_if_it_has_everything(program: Path) -> None:
    (program / PLAY).write_text("msgspec>=0.1\n", "utf-8")
    assert environment.unmet(PLAY) == []
    (program / PLAY).write_text("msgspec>=999\nno-such-thing\n", "utf-8")
    assert environment.unmet(PLAY) == ["msgspec>=999", "no-such-thing"]


def test_what_a_command_says_goes_to_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, output = environment._run([sys.executable, "-c", "print('Collecting x'); print('rest')"], tmp_path)
    assert (code, output) == (0, "Collecting x\nrest\n")
    assert "rest" in (tmp_path / LOG).read_text("utf-8")
    assert capfd.readouterr().out == "  Collecting x\n"


def test_a_command_that_does_not_exist_is_a_failure(tmp_path: Path) -> None:
    code, _ = environment._run([str(tmp_path / "nothing")], tmp_path)
    assert code == 1


def test_two_starts_at_once_wait_for_each_other(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from game.bootstrap import environment\n"
        "with environment._alone(Path(sys.argv[1])):\n"
        " print('in', flush=True); sys.stdin.read(); print('out')"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert other.stdin is not None
    assert other.stdout is not None
    assert other.stdout.readline() == "in\n"
    other.stdin.close()
    with environment._alone(tmp_path):
        assert other.stdout.read() == "out\n"
    other.stdout.close()
    other.wait()
