"""The program's private environment: where it lies, whether it is complete, how it is built and entered.

Standard library only: this runs before any package is there. The system's packages are never touched.
"""

from __future__ import annotations

import errno
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from game.bootstrap import notice
from game.bootstrap.lock import alone

ROOT = Path(__file__).resolve().parents[2]
PLAY = "requirements.txt"
DEVELOP = "requirements-dev.txt"
CONFIGURATION = "pyvenv.cfg"
LOG = "set-up.log"
LOCK = "set-up.lock"
OFFLINE = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|"
    r"Temporary failure in name resolution|getaddrinfo failed|Network is unreachable|Connection refused"
)
FULL = re.compile(r"No space left on device|Errno 28|WinError 112|Disk quota exceeded")
ROOM = 120_000_000
"""Bytes that a new environment takes."""
SCARCE = 20_000_000
"""With less than so many bytes free, whatever fails does so for want of room."""
SHOWN = ("Collecting", "Downloading", "Installing")


class SetUpError(Exception):
    """The environment cannot be made; ``key`` and ``values`` name the text that says why and what to do."""

    def __init__(self, key: str, values: Mapping[str, str]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def user_data_folder() -> Path:
    """Where the user's data lie, as platformdirs has it (which is not installed yet)."""
    if home := os.environ.get("TABLETOP_ANNALS_HOME"):
        return Path(home)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tabletop-annals"


def places() -> tuple[Path, Path]:
    """Folders for the environment, the preferred one first."""
    return ROOT / ".venv", user_data_folder() / "environment"


def python_of(folder: Path) -> Path:
    """The interpreter of the environment in *folder*."""
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def wanted(requirements: str) -> str:
    """What *requirements* asks for, files it includes written out; SetUpError if it cannot be read."""
    lines = []
    try:
        asked = (ROOT / requirements).read_text("utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise SetUpError("missing_file", {"file": str(ROOT / requirements)}) from error
    for line in asked:
        lines.append(wanted(line[3:].strip()) if line.startswith("-r ") else line.strip())
    return "\n".join(line for line in lines if line)


def stamp_of(folder: Path, requirements: str) -> Path:
    """The file that says for which requirements the environment was completed."""
    return folder / f"complete-{requirements}"


def _version() -> str:
    return f"python {sys.version_info[0]}.{sys.version_info[1]}"


def is_complete(folder: Path, requirements: str) -> bool:
    """Whether *folder* was completed for *requirements* (seen from inside: for this Python version)."""
    try:
        head, _, content = stamp_of(folder, requirements).read_text("utf-8").partition("\n")
        configured = "home" in (folder / CONFIGURATION).read_text("utf-8")
        size = _size(folder)
    except (OSError, ValueError):
        return False
    version, _, known_size = head.partition(", ")
    if is_inside(folder) and version != _version():
        return False
    return content == wanted(requirements) and configured and known_size == size


def _size(folder: Path) -> str:
    """The size of the interpreter of the environment in *folder*; a new one, or junk, has another."""
    return f"{python_of(folder).stat().st_size} bytes"


def is_inside(folder: Path) -> bool:
    """Whether the running interpreter is the one of the environment in *folder*."""
    return os.path.realpath(sys.prefix) == os.path.realpath(folder)


def is_own() -> bool:
    """Whether the running interpreter is that of an environment made by this program."""
    return any(is_inside(folder) for folder in places())


def base_python() -> str:
    """The interpreter that the running one was made from, or itself if it is the system's.

    Never one in an environment of ours, as which it may pass where that has lost its configuration.
    """
    found = str(getattr(sys, "_base_executable", "") or sys.executable)
    return os.path.realpath(found) if any(folder in Path(found).parents for folder in places()) else found


def is_private() -> bool:
    """Whether the running interpreter belongs to some virtual environment, not to the system."""
    return sys.prefix != sys.base_prefix


def unmet(requirements: str) -> list[str]:
    """The lines of *requirements* that the running interpreter does not satisfy; only lower bounds count."""
    from importlib.metadata import PackageNotFoundError, version

    missing = []
    for line in wanted(requirements).splitlines():
        match = re.match(r"([\w.-]+)(?:\[.*?\])?(?:>=([\d.]+))?", line)
        if not match:
            continue
        try:
            found = version(match[1])
        except PackageNotFoundError:
            missing.append(line)
            continue
        if match[2] and _numbers(found) < _numbers(match[2]):
            missing.append(line)
    return missing


def _numbers(version: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", version)]


def is_ready(requirements: str) -> bool:
    """Whether the running interpreter may start the program as it is."""
    if getattr(sys, "frozen", False):
        return True
    own = next((folder for folder in places() if is_inside(folder)), None)
    if own is not None:
        return is_complete(own, requirements)
    return is_private() and not unmet(requirements)


def find(requirements: str) -> Path | None:
    """The complete environment, if there is one."""
    return next((folder for folder in places() if is_complete(folder, requirements)), None)


def prepare(requirements: str, rebuild: bool = False) -> Path:
    """Make the environment complete, from scratch if *rebuild*; SetUpError if that cannot be."""
    wanted(requirements)
    folder = _writable_place()
    try:
        with alone(folder / LOCK):
            if rebuild or not is_complete(folder, requirements):
                _complete(folder, requirements, rebuild)
    except OSError as error:
        if _is_full(folder, str(error)):
            raise SetUpError("disk_full", {"folder": str(folder)}) from error
        raise SetUpError("cannot_write", {"folder": str(folder), "detail": str(error)}) from error
    return folder


def _complete(folder: Path, requirements: str, rebuild: bool) -> None:
    """Install what is missing; if that fails in an environment that was there before, make it anew."""
    fresh = rebuild or not _works(folder)
    if fresh:
        _make(folder)
    try:
        _install(folder, requirements)
    except SetUpError as failure:
        if fresh or failure.key != "installing_failed":
            raise
        _make(folder)
        _install(folder, requirements)
    _stamp(folder, requirements)


def _writable_place() -> Path:
    full = None
    for folder in places():
        if _belongs_to_others(folder):
            continue
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / LOG).open("a").close()
            if not (folder / CONFIGURATION).exists() and shutil.disk_usage(folder).free < ROOM:
                raise OSError(errno.ENOSPC, "no room")
        except OSError as error:
            full = folder if error.errno in (errno.ENOSPC, errno.EDQUOT) else full
            continue
        return folder
    if full is not None:
        raise SetUpError("disk_full", {"folder": str(full)})
    raise SetUpError("no_place", {"folders": "\n".join(f"  {folder}" for folder in places())})


def _belongs_to_others(folder: Path) -> bool:
    if not folder.is_dir() or (folder / CONFIGURATION).exists() or (folder / LOG).exists():
        return False
    return any(folder.iterdir())


def _works(folder: Path) -> bool:
    """Whether the environment's interpreter is one, takes itself for that of the environment, and has pip."""
    command = [str(python_of(folder)), "-c", "import sys, pip; print(sys.prefix)"]
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
    except OSError:
        return False
    return done.returncode == 0 and os.path.realpath(done.stdout.strip()) == os.path.realpath(folder)


def _make(folder: Path) -> None:
    notice.say(notice.text("making", {"folder": str(folder)}))
    command = [base_python(), "-m", "venv", str(folder)]
    _clear(folder)
    code, output = _run(command, folder)
    if code:
        key = "no_venv" if "ensurepip" in output else "making_failed"
        raise _failure(key, command, folder, output)


def _clear(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        elif path.name not in (LOG, LOCK):
            path.unlink(missing_ok=True)


def _install(folder: Path, requirements: str) -> None:
    notice.say(notice.text("installing", {"requirements": requirements}))
    plain = [str(python_of(folder)), "-m", "pip", "install", "-r", str(ROOT / requirements)]
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "2"]
    code, output = _run([*plain, *options, "--only-binary", ":all:"], folder)
    if code and not OFFLINE.search(output):
        code, output = _run([*plain, *options], folder)  # a platform without ready-made wheels
    if code:
        key = "offline" if OFFLINE.search(output) else "installing_failed"
        raise _failure(key, plain, folder, output)


def _stamp(folder: Path, requirements: str) -> None:
    done = (PLAY, DEVELOP) if requirements == DEVELOP else (PLAY,)
    version = _version() if is_inside(folder) else _version_of(folder)
    for name in done:
        stamp_of(folder, name).write_text(f"{version}, {_size(folder)}\n{wanted(name)}", "utf-8")


def _version_of(folder: Path) -> str:
    code = "import sys; print('python %d.%d' % sys.version_info[:2])"
    return subprocess.run(
        [python_of(folder), "-c", code], capture_output=True, text=True, check=False
    ).stdout.strip()


def _failure(key: str, command: list[str], folder: Path, output: str) -> SetUpError:
    """What to say of a command that failed, and why."""
    if _is_full(folder, output):
        return SetUpError("disk_full", {"folder": str(folder)})
    return SetUpError(key, _values(command, folder, output))


def _is_full(folder: Path, said: str) -> bool:
    """Whether something failed because the disk is full, as it said or as it looks."""
    try:
        return bool(FULL.search(said)) or shutil.disk_usage(folder).free < SCARCE
    except OSError:
        return False


def _values(command: list[str], folder: Path, output: str) -> dict[str, str]:
    last = [line.strip() for line in output.splitlines() if line.strip()][-1:]
    return {
        "command": subprocess.list2cmdline(command) if sys.platform == "win32" else shlex.join(command),
        "detail": "".join(last),
        "log": str(folder / LOG),
    }


def _run(command: list[str], folder: Path) -> tuple[int, str]:
    """Run *command*, its output to the log, the lines a person wants to see to the console."""
    lines = []
    with _Log(folder / LOG) as log:
        log.write(f"$ {shlex.join(command)}\n")
        try:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            log.write(f"{error}\n")
            return 1, str(error)
        with process:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    lines.append(line)
                    log.write(line)
                    if line.startswith(SHOWN):
                        notice.say("  " + line.rstrip())
            except BaseException:
                process.kill()
                raise
    return process.returncode, "".join(lines)


class _Log:
    """Takes lines down as long as the disk has room for them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: TextIO | None = None

    def __enter__(self) -> _Log:
        with suppress(OSError):
            self._file = self._path.open("a", encoding="utf-8")
        return self

    def write(self, words: str) -> None:
        """Add words, and put them down at once."""
        if self._file is not None:
            with suppress(OSError):
                self._file.write(words)
                self._file.flush()

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()


def restart(python: str, arguments: list[str], variables: Mapping[str, str]) -> int:
    """Become *python* running main.py with *arguments*; Windows cannot, so there it is waited for."""
    command = [python, str(ROOT / "main.py"), *arguments]
    surroundings = {**os.environ, **variables}
    for name in ("PYTHONHOME", "__PYVENV_LAUNCHER__"):
        surroundings.pop(name, None)
    if sys.platform == "win32":
        return subprocess.call(command, env=surroundings)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os.execve(command[0], command, surroundings)
