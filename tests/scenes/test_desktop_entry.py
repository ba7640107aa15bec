"""The desktop entry names the program, its icon and folder, whatever characters their paths hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.reason import Refused
from game.scenes import desktop_entry


def test_the_entry_lies_where_the_desktop_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = desktop_entry.write()
    assert path == tmp_path / "applications" / desktop_entry.NAME
    lines = dict(line.split("=", 1) for line in path.read_text("utf-8").splitlines() if "=" in line)
    assert lines["Exec"].endswith('main.py"')
    assert Path(lines["Icon"]).is_file()
    assert (Path(lines["Path"]) / "main.py").is_file()


def test_a_path_with_special_characters_is_quoted() -> None:
    assert desktop_entry._quoted('/my "old" $games') == '"/my \\"old\\" \\$games"'


def test_what_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    with pytest.raises(Refused):
        desktop_entry.write()
