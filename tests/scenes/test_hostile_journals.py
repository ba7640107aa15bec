"""A spoilt journal is refused with words, or it is one that could have been played; nothing else suffers."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import registry
from game.core import journal
from game.core.reason import Refused
from game.core.store import Store
from game.core.verify import verify
from game.session.cabinet import Cabinet
from game.ui.locale import Texts, languages
from tests.fixtures.hostile import no_hang, spoilt_lines
from tests.fixtures.make_saves import CASES, SAVES, Case, journal_name
from tests.people import people

TEXTS = [Texts(language=language) for language in languages()]
LINES = 24
"""So many entries of a journal are spoilt: the deal and a few answers, of a campaign its last ones too."""

each_journal = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
unhurried: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


def lines_of(case: Case) -> list[bytes]:
    return (SAVES / journal_name(case)).read_bytes().splitlines()


def assert_told(refused: Refused) -> None:
    """The refusal has its words in both languages, and they are short enough to be read."""
    for texts in TEXTS:
        told = texts.text(refused.reason.key, **refused.reason.values)
        assert texts.missing == set()
        assert 0 < len(told) < 400


def assert_opens_or_is_refused(lines: list[bytes]) -> bool:
    """Whether these lines, put among sound tables, open; all the others are untouched."""
    with Store.open(None, itertools.count().__next__) as store:
        cabinet = Cabinet(store, process=False)
        options = registry.rules("trekking").options_type(seats=2)
        sound = cabinet.open("trekking", options, people("Ada", "Bea"), seed=1, friendly=True)
        before = store.entries(sound.number)
        spoilt = store.new_table("trekking", (), {})
        for number, line in enumerate(lines):
            store.append(spoilt, number, line)
        opened = _open(cabinet, spoilt)
        rows = len(store.tables())
        try:
            cabinet.take_in(b"".join(line + b"\n" for line in lines))
        except Refused as refused:
            assert_told(refused)
            assert len(store.tables()) == rows
        assert store.entries(sound.number) == before
        assert cabinet.resume(sound.number).table.asks()
        return opened


def _open(cabinet: Cabinet, number: int) -> bool:
    lines = cabinet.store.entries(number)
    try:
        game = journal.opening(lines[0]).game if lines else "trekking"
        cabinet.store._write("UPDATE tables SET game = ? WHERE id = ?", game, number)
        table = cabinet.resume(number).table
    except Refused as refused:
        assert_told(refused)
        return False
    assert verify(table.rules, cabinet.store.entries(number)).state == table.state
    for ask in table.asks():
        assert table.rules.moves(table.state, ask.seat)
    assert table.rules.scores(table.state)
    return True


@each_journal
@settings(max_examples=25, **unhurried)
@given(data=st.data())
def test_a_spoilt_field_is_refused_or_harmless(case: Case, data: st.DataObject) -> None:
    lines = data.draw(spoilt_lines(lines_of(case)[:LINES]))
    with no_hang():
        assert_opens_or_is_refused(lines)


def test_a_game_with_a_name_without_end_is_refused_in_few_words() -> None:
    opened = journal.Opened(journal.FORMAT, "x" * 5000, 1, {}, 1, False)
    assert not assert_opens_or_is_refused([journal.encode(opened)])


@pytest.mark.nightly
@each_journal
@settings(max_examples=2000, **unhurried)
@given(data=st.data())
def test_two_thousand_spoilt_fields_are_refused_or_harmless(case: Case, data: st.DataObject) -> None:
    lines = data.draw(spoilt_lines(lines_of(case)[:LINES]))
    with no_hang():
        assert_opens_or_is_refused(lines)


@each_journal
@settings(max_examples=10, **unhurried)
@given(data=st.data())
def test_spoilt_bytes_are_refused_or_harmless(case: Case, data: st.DataObject) -> None:
    content = bytearray(b"\n".join(lines_of(case)[:LINES]))
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(content)))
    with no_hang():
        assert_opens_or_is_refused(bytes(content[:cut] if data.draw(st.booleans()) else content).split(b"\n"))


@each_journal
def test_the_unspoilt_lines_open(case: Case) -> None:
    assert assert_opens_or_is_refused(lines_of(case)[:LINES])


def test_nesting_without_end_is_refused() -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    opening = lines_of(CASES[0])[0]
    for lines in ([deep], [opening, b'["Sealed",0,' + deep + b"]"], [opening, b'["Acted",[],' + deep + b"]"]):
        assert not assert_opens_or_is_refused(lines)


OPENING: dict[str, Any] = {"format": 1, "game": "trekking", "version": 1, "options": {"seats": 2}, "seed": 1}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"options": {"seats": 10**9}},
        {"options": {"seats": 10**30}},
        {"options": {"seats": -1}},
        {"options": {"seats": "two"}},
        {"options": {"seats": 2, "rival": "god"}},
        {"options": {"seats": 2, "time_warp": 7}},
        {"format": journal.FORMAT + 1},
        {"format": 0},
        {"format": -1},
        {"version": 0},
        {"version": 2},
        {"game": "chess"},
        {"game": "../../trekking"},
    ],
    ids=str,
)
def test_an_opening_that_fits_no_rules_is_refused(spoilt: dict[str, Any]) -> None:
    values = {**OPENING, **spoilt}
    assert not assert_opens_or_is_refused([journal.encode(journal.Opened(**values, friendly=True))])


def test_a_file_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        journal.lines(b"\x00" * 1000)
    assert_told(refused.value)
