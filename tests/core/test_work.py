"""What takes long can be done at once, or a little at a time."""

from __future__ import annotations

from game.core.work import Work, finish


def counting(to: int) -> Work[str]:
    for number in range(to):
        yield number / to
    return "done"


def test_it_returns_what_it_was_done_for() -> None:
    assert finish(counting(5)) == "done"
    assert finish(counting(0)) == "done"
