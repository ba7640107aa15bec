"""An unforeseen error leaves a report that one can read, send and replay."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import crash


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    yield
    for handler in list(crash.logger.handlers):
        crash.logger.removeHandler(handler)
        handler.close()


def fault() -> BaseException:
    try:
        raise ZeroDivisionError("中文")
    except ZeroDivisionError as error:
        return error


def test_a_report_tells_error_surroundings_log_and_journal(tmp_path: Path) -> None:
    crash.start_log(tmp_path)
    logging.getLogger("annals").info("the table was opened")
    reason = crash.report(fault(), tmp_path, "noon", b'["Opened"]\n["Acted"]\n')
    path = tmp_path / "report-noon.txt"
    assert reason.key == "crash.written"
    assert reason.values["file"] == str(path)
    text = path.read_text("utf-8")
    for words in ("Tabletop Annals", "Python 3.", "in fault", "ZeroDivisionError", "the table was opened"):
        assert words in text
    assert crash.journal_of(path.read_bytes()) == b'["Opened"]\n["Acted"]\n'


def test_letters_that_cannot_be_written_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash.logger, "error", lambda *_, **__: None)
    crash.report(ValueError("\ud800!"), tmp_path, "noon")
    assert "ValueError: ?!" in (tmp_path / "report-noon.txt").read_text("utf-8")


def test_a_plain_journal_is_its_own_journal() -> None:
    assert crash.journal_of(b'["Opened"]\n') == b'["Opened"]\n'


def test_a_folder_that_cannot_be_written_to_is_no_second_crash(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    crash.start_log(tmp_path / "file")
    reason = crash.report(fault(), tmp_path / "file", "noon")
    assert reason.key == "crash.unwritten"


def test_the_log_stays_small(tmp_path: Path) -> None:
    crash.start_log(tmp_path)
    for _ in range(1500):
        crash.logger.info("x" * 1000)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 2 * crash.LOG_SIZE


def test_a_second_report_within_a_second_keeps_the_first(tmp_path: Path) -> None:
    for number in ("first", "second"):
        crash.report(ValueError(number), tmp_path, "noon")
    assert "first" in (tmp_path / "report-noon.txt").read_text("utf-8")
    assert "second" in (tmp_path / "report-noon-2.txt").read_text("utf-8")
