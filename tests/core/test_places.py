"""Where the player's files lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bootstrap import environment
from game.core import places


def test_one_variable_gathers_everything_in_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_ANNALS_HOME", str(tmp_path))
    found = [places.store_file(), places.log_folder(), places.picture_folder(), places.journal_folder()]
    assert all(tmp_path in path.parents for path in found)


def test_nothing_lies_in_the_program_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_ANNALS_HOME", raising=False)
    found = [places.store_file(), places.log_folder(), places.picture_folder(), places.journal_folder()]
    assert not any(environment.ROOT in path.parents for path in found)


def test_the_bootstrap_agrees_on_the_data_folder_before_platformdirs_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("TABLETOP_ANNALS_HOME", raising=False)
    assert environment.user_data_folder() == places.data_folder()
    monkeypatch.setenv("TABLETOP_ANNALS_HOME", "/somewhere")
    assert environment.user_data_folder() == places.data_folder()
