"""Replaying an exported journal: a bug report is one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import crash
from game.core import journal
from game.tools import replay
from tests.core.test_laws import played
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(journal.export(played(RULES, AuctionOptions(seats=3), 4).entries))
    return file


def test_a_good_journal_verifies_and_its_scores_are_printed(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay.main([str(exported), "--verify"]) == 0
    assert "1. party" in capsys.readouterr().out


def test_a_crash_report_is_replayed_like_its_journal(exported: Path, tmp_path: Path) -> None:
    reason = crash.report(ValueError("unforeseen"), tmp_path, "now", exported.read_bytes())
    assert replay.main([str(reason.values["file"]), "--verify"]) == 0


def test_a_forged_event_is_found(exported: Path) -> None:
    lines = exported.read_bytes().split(b"\n")
    number = next(n for n, line in enumerate(lines) if b'"PrizeWon",' in line)
    winner = re.search(rb'"PrizeWon",(\d)', lines[number])
    assert winner is not None
    other = b"%d" % ((int(winner[1]) + 1) % 3)
    lines[number] = lines[number].replace(winner[0], b'"PrizeWon",' + other)
    exported.write_bytes(b"\n".join(lines))
    assert replay.main([str(exported), "--verify"]) == 2


def test_a_torn_last_line_is_left_out(exported: Path) -> None:
    data = exported.read_bytes()
    exported.write_bytes(data[:-9])
    assert replay.main([str(exported), "--verify"]) == 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b'{"a": 1}\n',
        b'["Opened",99,"auction",1,{},1,false]\n',
        b'["Opened",1,"chess",1,{},1,false]\n',
        b'["Opened",1,"auction",1,{"seats":77},1,false]\n',
    ],
)
def test_a_foreign_file_gives_a_sentence(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(data)
    assert replay.main([str(file), "--verify"]) == 2
    assert capsys.readouterr().err.strip()
    assert replay.main([str(tmp_path / "missing")]) == 2
