"""A game's room: what is optional may be left out, and nothing that draws or thinks is loaded by it."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import pytest

from game import registry
from game.tabletop.rooms import Room
from tests.toy.room import ROOM


def test_rules_an_ai_and_a_view_are_enough() -> None:
    bare = Room(ROOM.rules, bot=ROOM.bot, view=ROOM.view)
    left_out = (
        bare.log,
        bare.record,
        bare.summaries,
        bare.pages,
        bare.challenge,
        bare.bound,
        bare.volume,
        bare.share,
        bare.chapter,
        bare.celebration,
        bare.tidings,
        bare.diagram,
        bare.fittings,
    )
    assert set(left_out) == {None}
    assert bare.clocked == {}
    assert len(left_out) + 4 == len(dataclasses.fields(Room)), "and that is all there is"


def test_nobody_can_exchange_what_a_room_offers() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        ROOM.log = None  # type: ignore[misc]


@pytest.mark.parametrize("game", list(registry.GAMES))
def test_a_room_loads_neither_pygame_nor_a_search(game: str) -> None:
    say = (
        "import sys; from game import registry; "
        f"assert registry.room({game!r}).rules.id == {game!r}; "
        "print([name for name in sys.modules if name == 'pygame' or name.startswith('game.ai')])"
    )
    done = subprocess.run([sys.executable, "-c", say], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[-2] == "[]"
