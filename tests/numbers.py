"""A table on which somebody wants to know why a number has changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable

from game.core.chance import FastChance
from game.core.rules import Move
from game.ui.focus import Tip
from tests.seated import Seated


def answer(seated: Seated, move: Move) -> None:
    """Give an answer, and let all that follows be shown."""
    seated.scene.answer(move)
    seated.settle()


def play_until(seated: Seated, wanted: Callable[[Move], bool]) -> Move:
    """Answer at random until a wanted answer is legal; then that is given."""
    session, source = seated.scene.session, FastChance(random.Random(3))
    for _ in range(200):
        found = next(filter(wanted, session.rules.moves(session.showing.now, session.seat)), None)
        if found is not None:
            answer(seated, found)
            return found
        answer(seated, session.rules.sample(session.showing.now, session.seat, source))
    raise AssertionError("no such answer is ever legal")


def tip(seated: Seated, spot: Hashable) -> Tip:
    """What is said of a spot while it is pointed at."""
    form = seated.scene.form
    form.focus(spot)
    form.refresh()
    assert form.ring.here is not None
    assert form.ring.here.id == spot
    assert form.ring.here.tip is not None
    return form.ring.here.tip
