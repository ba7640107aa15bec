"""Files of every format there has ever been open, hold, and can be played on."""

from __future__ import annotations

import itertools
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import registry
from game.app_settings import SettingsBook
from game.core import journal, played, store_file
from game.core.journal import Rewound
from game.core.players import Person
from game.core.record import Record
from game.core.store import Store
from game.core.verify import verify
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.tools import replay
from tests.fixtures.make_saves import CASES, SAVES, journal_name, play, store_name

JOURNALS = sorted(SAVES.glob("journal-*.jsonl"))
STORES = sorted(SAVES.glob("annals-*.sqlite"))
ADVICE = "write fixtures of the new number: python -m tests.fixtures.make_saves"


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    with Store.open(None, itertools.count().__next__) as store:
        yield Cabinet(store, process=False)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_todays_format_and_rules_of_every_game_have_a_fixture(case: Any) -> None:
    assert (SAVES / journal_name(case)).exists(), ADVICE


def test_every_game_and_todays_store_have_a_fixture() -> None:
    assert {case.game for case in CASES} == set(registry.GAMES)
    assert (SAVES / store_name()).exists(), ADVICE
    numbers = {int(re.findall(r"\d+", path.name)[0]) for path in STORES}
    assert numbers == set(range(1, store_file.VERSION + 1))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_kept_journal_opens_holds_and_is_played_on(path: Path, cabinet: Cabinet) -> None:
    number = cabinet.take_in(path.read_bytes())
    kept = cabinet.resume(number)
    table = kept.table
    assert table.asks(), "left in mid-game"
    assert any(isinstance(entry, Rewound) for entry in table.entries)
    assert Person("Zoë 春") in table.players.values()
    before = len(table.entries)
    play(kept, 60)
    assert len(table.entries) > before
    assert verify(table.rules, cabinet.store.entries(number)).state == table.state


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_rules_that_play_a_kept_journal_otherwise_must_raise_their_version(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    rules = registry.rules(journal.opening(lines[0]).game)
    assert verify(rules, lines), "if this fails, raise Rules.version, and then " + ADVICE


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_kept_store_opens_with_all_that_is_in_it(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "annals.sqlite"
    shutil.copyfile(path, file)
    with Store.open(file, itertools.count(1_800_000_000_000).__next__) as store:
        assert store.problem is None
        cabinet = Cabinet(store, process=False)
        rows = cabinet.unfinished()
        assert {row.game for row in rows} == set(registry.GAMES)
        for row in rows:
            kept = cabinet.resume(row.id)
            play(kept, 5)
            assert len(store.entries(row.id)) > row.length
        ada, bea = store.profiles()
        assert (ada.person, bea.person) == (Person("Ada"), Person("Bea"))
        results = store.results()
        assert {result.game for result in results} == set(registry.GAMES)
        assert all(seat.profile == ada.id for result in results for seat in result.seats[:1])
        for game in registry.GAMES:
            record = profile_records.load(store, ada.id, game)
            assert isinstance(record, Record)
            assert (record.games, record.best is None) == (1, False)
            assert profile_records.load(store, bea.id, game).games == 0
        settings = SettingsBook(store.settings(), store.set_setting)
        assert (settings.now.language, settings.now.volume, settings.now.window) == ("zh_TW", 35, (1280, 720))
        assert settings.repaired == []


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_of_a_damaged_store_of_any_version_the_results_are_saved_too(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "annals.sqlite"
    shutil.copyfile(path, file)
    with sqlite3.connect(file) as raw:
        raw.execute("DROP TABLE settings")
    raw.close()
    with Store.open(file, lambda: 0) as store:
        assert store.problem is not None
        assert (store.problem.key, store.problem.values["rescued"]) == ("store.forged", len(CASES))
        assert {result.game for result in store.results()} == set(registry.GAMES)
        assert all(result.seats for result in store.results())


def test_a_kept_report_can_be_replayed() -> None:
    for path in SAVES.glob("report-*.txt"):
        assert replay.main([str(path), "--verify"]) == 0


def renamed(values: list[Any]) -> list[Any]:
    """An upgrade step of a made-up format, in which answers were once called Did."""
    return ["Acted", *values[1:]] if values[0] == "Did" else values


def test_a_journal_of_a_past_format_is_brought_up_to_date_step_by_step(
    monkeypatch: pytest.MonkeyPatch, cabinet: Cabinet
) -> None:
    new = (SAVES / "journal-1-trekking-1.jsonl").read_bytes()
    old = new.replace(b'["Acted"', b'["Did"')
    state = cabinet.resume(cabinet.take_in(new)).table.state
    rows = cabinet.store.tables()
    number = cabinet.store.new_table("trekking", (), rows[0].options, True)
    for place, line in enumerate(old.splitlines()):
        cabinet.store.append(number, place, line)
    monkeypatch.setattr(journal, "UPGRADES", (*journal.UPGRADES, renamed))
    monkeypatch.setattr(journal, "FORMAT", later := journal.FORMAT + 1)
    kept = cabinet.resume(number)
    assert kept.table.state == state
    play(kept, 3)
    lines = cabinet.store.entries(number)
    assert journal.opening(lines[0]).format == later
    assert cabinet.resume(number).table.state == kept.table.state
    assert cabinet.take_in(old) > number


def test_a_journal_of_past_rules_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch, cabinet: Cabinet) -> None:
    data = (SAVES / "journal-1-trekking-1.jsonl").read_bytes()
    rules = registry.rules("trekking")
    state = verify(rules, data.splitlines()).state
    monkeypatch.setattr(type(rules), "version", 2)
    monkeypatch.setattr("game.core.verify.act", lambda *_: ("other rules",))
    assert cabinet.resume(cabinet.take_in(data)).table.state == state


def test_settings_and_records_of_a_later_program_keep_what_is_known(cabinet: Cabinet) -> None:
    later = msgspec.json.encode({"games": 3, "wins": 1, "friends": ["Bob"]})
    ada = cabinet.store.new_profile(Person("Ada"))
    cabinet.store.set_record(ada, "trekking", later)
    assert profile_records.load(cabinet.store, ada, "trekking").games == 3


@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_a_deal_that_a_kept_store_holds_counts_for_no_second_table(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "annals.sqlite"
    shutil.copyfile(path, file)
    with Store.open(file, itertools.count(1_800_000_000_000).__next__) as store:
        cabinet = Cabinet(store, process=False)
        for row in cabinet.unfinished():
            assert row.caveat == ""
            copy = cabinet.take_in(cabinet.export(row.id))
            assert store.table(copy).caveat == played.AGAIN


def test_of_an_old_store_what_was_played_elsewhere_says_so_and_what_was_played_here_does_not(
    tmp_path: Path,
) -> None:
    file = tmp_path / "annals.sqlite"
    shutil.copyfile(SAVES / "annals-3.sqlite", file)
    with sqlite3.connect(file) as raw:
        raw.execute(
            "UPDATE result_seats SET profile_id = NULL WHERE result_id = (SELECT min(id) FROM results)"
        )
    raw.close()
    with Store.open(file, lambda: 0) as store:
        caveats = [result.caveat for result in sorted(store.results(), key=lambda one: one.finished)]
        assert caveats == [played.ELSEWHERE, "", "", "", ""]
