"""A file of the player's is written as a whole, or what lay there before stays."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core import files
from game.core.reason import Refused

FAILURES = {
    "full": errno.ENOSPC,
    "read-only": errno.EROFS,
    "busy": errno.EBUSY,
    "gone": errno.ENOENT,
    "forbidden": errno.EACCES,
}
CALLS = ("os.fsync", "os.replace", "pathlib.Path.open", "pathlib.Path.mkdir", "pathlib.Path.read_bytes")


def failing(number: int) -> Callable[..., Any]:
    def call(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return call


def test_a_file_is_written_into_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.jsonl"
    files.write(path, b"one")
    files.write(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("failure", FAILURES)
def test_whatever_fails_what_lay_there_stays_and_nothing_else_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, failure: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"before")
    with monkeypatch.context() as broken:
        broken.setattr(call, failing(FAILURES[failure]))
        with pytest.raises(Refused) as caught:
            files.write(path, b"after")
    assert caught.value.reason.key == "tools.cannot_write"
    assert caught.value.reason.values["detail"] == os.strerror(FAILURES[failure])
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_disk_gives_back_otherwise_is_not_taken_for_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    with monkeypatch.context() as lying:
        lying.setattr("pathlib.Path.read_bytes", lambda _: b"aft")
        with pytest.raises(Refused):
            files.write(path, b"after")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_bytes(b"no folder")
    with pytest.raises(Refused):
        files.write(tmp_path / "pictures" / "shot.png", b"x")
