"""The private environment: where it goes, when it counts as complete, what is said when it cannot be made."""

from __future__ import annotations

import errno
import shutil
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
            (folder / "pyvenv.cfg").write_text("home = /usr/bin", "utf-8")
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


def test_a_log_that_cannot_be_written_holds_nothing_up(tmp_path: Path) -> None:
    (tmp_path / LOG).mkdir()
    assert environment._run([sys.executable, "-c", "print('rest')"], tmp_path) == (0, "rest\n")


def test_an_interrupted_command_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(words: str) -> None:
        raise KeyboardInterrupt

    begun: list[subprocess.Popen[str]] = []

    class Popen(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *given: object, **named: object) -> None:
            super().__init__(*given, **named)  # type: ignore[call-overload]
            begun.append(self)

    monkeypatch.setattr(notice, "say", interrupt)
    monkeypatch.setattr(subprocess, "Popen", Popen)
    code = "import time; print('Collecting x', flush=True); time.sleep(60)"
    with pytest.raises(KeyboardInterrupt):
        environment._run([sys.executable, "-c", code], tmp_path)
    assert begun[0].poll() not in (None, 0)


def test_a_command_that_does_not_exist_is_a_failure(tmp_path: Path) -> None:
    code, _ = environment._run([str(tmp_path / "nothing")], tmp_path)
    assert code == 1


# ---------------------------------------------------------------------- what was made and has come to harm


def test_an_environment_that_has_lost_its_configuration_is_made_anew(machine: Machine) -> None:
    folder = environment.prepare(PLAY)
    for content in (None, ""):
        (folder / "pyvenv.cfg").unlink()
        if content is not None:
            (folder / "pyvenv.cfg").write_text(content, "utf-8")
        assert environment.find(PLAY) is None
        environment.prepare(PLAY, rebuild=True)
        assert environment.find(PLAY) == folder


def test_an_interpreter_of_another_size_is_looked_at_again(machine: Machine) -> None:
    folder = environment.prepare(PLAY)
    environment.python_of(folder).write_text("junk", "utf-8")
    assert environment.find(PLAY) is None
    environment.prepare(PLAY)
    assert environment.find(PLAY) == folder


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """An environment without pip, made by Python itself."""
    folder = tmp_path / "real"
    subprocess.run([environment.base_python(), "-m", "venv", "--without-pip", str(folder)], check=True)
    (folder / "lib").mkdir(exist_ok=True)
    for packages in folder.rglob("site-packages"):
        (packages / "pip.py").touch()
    return folder


def test_an_interpreter_works_only_as_that_of_its_environment(real: Path) -> None:
    assert environment._works(real)
    (real / "pyvenv.cfg").unlink()
    assert not environment._works(real), "it would install into the system"


@pytest.mark.parametrize(
    "junk", [b"", b"junk", b"#!/bin/sh\nexit 0\n", b"#!/bin/sh\nexit 3\n", b"\x7fELF\x02\x01\x01"]
)
def test_junk_in_the_place_of_the_interpreter_does_not_work(real: Path, junk: bytes) -> None:
    python = environment.python_of(real)
    python.unlink()
    python.write_bytes(junk)
    python.chmod(0o755)
    assert not environment._works(real)


def test_what_makes_an_environment_is_never_the_interpreter_inside_it(
    real: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = str(environment.python_of(real))
    monkeypatch.setattr(environment, "places", lambda: (real, real / "other"))
    monkeypatch.setattr(sys, "_base_executable", inside, raising=False)
    monkeypatch.setattr(sys, "executable", inside)
    assert real not in Path(environment.base_python()).parents


def test_where_packages_cannot_be_installed_any_more_the_environment_is_made_anew(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare(PLAY)
    (environment.ROOT / PLAY).write_text("pygame-ce>=2.6\n", "utf-8")
    machine.commands.clear()
    failing = iter([True, True, False])

    def run(command: list[str], folder: Path) -> tuple[int, str]:
        if "pip" in command and next(failing):
            machine.commands.append(command)
            return 1, "ImportError: pip is damaged"
        return Machine.run(machine, command, folder)

    monkeypatch.setattr(environment, "_run", run)
    environment.prepare(PLAY)
    assert machine.verbs() == ["pip", "pip", "venv", "pip"]


# ---------------------------------------------------------------------- what cannot be made


@pytest.mark.parametrize("name", [PLAY, DEVELOP])
@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_requirements_that_cannot_be_read_are_named(
    machine: Machine, program: Path, name: str, content: bytes | None
) -> None:
    environment.prepare(name)
    (program / name).unlink()
    if content is not None:
        (program / name).write_bytes(content)
    for deed in (environment.find, environment.prepare):
        with pytest.raises(SetUpError) as failure:
            deed(name)
        assert failure.value.key == "missing_file"
        assert failure.value.values["file"] == str(program / name)


def says_full(failure: SetUpError) -> bool:
    words = notice.text(failure.key, dict(failure.values))
    return failure.key == "disk_full" and "no room left" in words and failure.values["folder"] in words


@pytest.mark.parametrize("verb", ["venv", "pip"])
@pytest.mark.parametrize(
    "output",
    [
        "OSError: [Errno 28] No space left on device: 'x'",
        "[WinError 112] Not enough space",
    ],
)
def test_a_disk_that_fills_up_is_told_as_that(machine: Machine, verb: str, output: str) -> None:
    machine.failing[verb] = output
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert says_full(failure.value)


def usage(free: int) -> object:
    return shutil._ntuple_diskusage(10**9, 10**9 - free, free)


def test_a_full_disk_is_not_begun_on_but_another_one_is_taken(
    machine: Machine, program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home" / "environment"
    monkeypatch.setattr(shutil, "disk_usage", lambda place: usage(10**9 if home == Path(place) else 0))
    assert environment.prepare(PLAY) == home
    monkeypatch.setattr(shutil, "disk_usage", lambda place: usage(0))
    assert environment.prepare(PLAY) == home, "what is there already needs no more"


def test_with_all_disks_full_that_is_said(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda place: usage(0))
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert says_full(failure.value)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("deed", ["write_text", "open", "mkdir"])
def test_whatever_cannot_be_written_is_told(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, number: int, deed: str
) -> None:
    real = Path.__dict__[deed]

    def fail(self: Path, *given: object, **named: object) -> object:
        if deed == "open" and given[:1] not in (("a",), ("w",)):
            return real(self, *given, **named)
        raise OSError(number, "told by the system")

    monkeypatch.setattr(Path, deed, fail)
    with pytest.raises(SetUpError) as failure:
        environment.prepare(PLAY)
    assert failure.value.key in ("disk_full", "cannot_write", "no_place")
    assert (failure.value.key == "disk_full") == (number == errno.ENOSPC)
