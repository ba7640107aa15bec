"""Deeds within deeds: what is begun, kept and dropped, and who is told when."""

from __future__ import annotations

import gc
import weakref
from functools import partial

import pytest

from game.core.deeds import Deeds


class Noted(Deeds):
    """Deeds that write down what becomes of them; the keeping at some depths fails."""

    def __init__(self, *unkept: int) -> None:
        super().__init__()
        self.notes: list[str] = []
        self.unkept = unkept

    def begin(self, depth: int) -> None:
        self.notes.append(f"begin {depth}")

    def keep(self, depth: int) -> None:
        if depth in self.unkept:
            raise OSError(f"keep {depth}")
        self.notes.append(f"keep {depth}")

    def drop(self, depth: int) -> None:
        self.notes.append(f"drop {depth}")

    def note(self, text: str) -> None:
        """Write something else down."""
        self.notes.append(text)


def fails(deeds: Noted) -> None:
    """A deed of which nothing comes."""
    with deeds.deed():
        deeds.afterwards(partial(deeds.note, "never told"))
        deeds.otherwise(partial(deeds.note, "undone first"))
        deeds.otherwise(partial(deeds.note, "undone before"))
        raise KeyError("inside")


def test_a_deed_is_begun_and_kept_and_then_told_of() -> None:
    deeds = Noted()
    assert not deeds.within
    with deeds.deed():
        assert deeds.within
        deeds.afterwards(partial(deeds.note, "told first"))
        deeds.afterwards(partial(deeds.note, "told then"))
        deeds.otherwise(partial(deeds.note, "never undone"))
        assert deeds.notes == ["begin 0"]
    assert not deeds.within
    assert deeds.notes == ["begin 0", "keep 0", "told first", "told then"]
    with deeds.deed():
        pass
    assert deeds.notes[4:] == ["begin 0", "keep 0"], "nothing is told twice"


def test_a_deed_that_fails_is_dropped_and_undone_from_the_latest_and_nobody_is_told() -> None:
    deeds = Noted()
    with pytest.raises(KeyError):
        fails(deeds)
    assert not deeds.within
    assert deeds.notes == ["begin 0", "drop 0", "undone before", "undone first"]
    with deeds.deed():
        pass
    assert deeds.notes[4:] == ["begin 0", "keep 0"], "it leaves nothing behind"


def test_an_inner_deed_may_fail_and_the_outer_one_goes_on() -> None:
    deeds = Noted()
    with deeds.deed():
        deeds.afterwards(partial(deeds.note, "told"))
        deeds.otherwise(partial(deeds.note, "never undone"))
        with pytest.raises(KeyError):
            fails(deeds)
        assert deeds.within
    assert deeds.notes == [
        "begin 0", "begin 1", "drop 1", "undone before", "undone first", "keep 0", "told",
    ]  # fmt: skip


def test_with_an_outer_deed_all_within_it_are_gone() -> None:
    deeds = Noted()

    def fails_at_last() -> None:
        with deeds.deed():
            with deeds.deed(), deeds.deed():
                deeds.afterwards(partial(deeds.note, "never told"))
                deeds.otherwise(partial(deeds.note, "undone"))
            assert deeds.within
            raise KeyError("outside")

    with pytest.raises(KeyError):
        fails_at_last()
    assert deeds.notes == [
        "begin 0", "begin 1", "begin 2", "keep 2", "keep 1", "drop 0", "undone",
    ]  # fmt: skip


@pytest.mark.parametrize("unkept", [0, 1])
def test_what_cannot_be_kept_is_dropped(unkept: int) -> None:
    deeds = Noted(unkept)
    with pytest.raises(OSError, match=f"keep {unkept}"), deeds.deed(), deeds.deed():
        deeds.otherwise(partial(deeds.note, "undone"))
    assert deeds.notes == (
        ["begin 0", "begin 1", "keep 1", "drop 0", "undone"]
        if unkept == 0
        else ["begin 0", "begin 1", "drop 1", "undone", "drop 0"]
    )
    assert not deeds.within


def test_everybody_is_told_whatever_one_of_them_raises_and_the_first_error_is_raised() -> None:
    deeds = Noted()

    def angry(text: str) -> None:
        deeds.note(text)
        raise ValueError(text)

    def tells() -> None:
        with deeds.deed():
            deeds.afterwards(partial(angry, "one"))
            deeds.afterwards(partial(angry, "two"))
            deeds.afterwards(partial(deeds.note, "three"))

    with pytest.raises(ValueError, match="one"):
        tells()
    assert deeds.notes == ["begin 0", "keep 0", "one", "two", "three"]
    assert not deeds.within


def test_told_of_a_deed_somebody_may_do_another() -> None:
    deeds = Noted()

    def another() -> None:
        with deeds.deed():
            deeds.note("another")

    with deeds.deed():
        deeds.afterwards(another)
    assert deeds.notes == ["begin 0", "keep 0", "begin 0", "another", "keep 0"]


def test_plain_deeds_keep_nothing_and_fail_at_nothing() -> None:
    deeds = Deeds()
    with deeds.deed(), deeds.deed():
        assert deeds.within
    assert not deeds.within


class Undoing:
    """Something that a deed would have called, had it failed."""

    def __call__(self) -> None:
        raise AssertionError("called")


def test_a_deed_that_is_kept_forgets_how_it_would_have_been_undone() -> None:
    deeds, undoing = Deeds(), Undoing()
    forgotten = weakref.ref(undoing)
    with deeds.deed():
        deeds.otherwise(undoing)
    del undoing
    gc.collect()
    assert forgotten() is None
