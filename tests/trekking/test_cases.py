"""The worked cases, one test each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.chance import TableChance
from game.core.rules import Move
from game.trekking.moves import EndTurn, PlaceWild, Visit
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.trekking.tables import lay, scripted, tokens

CASES = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))


def read_move(words: list[Any]) -> Move:
    match words:
        case ["visit", place, crystals]:
            return Visit(place, crystals)
        case ["wild", column]:
            return PlaceWild(column)
        case _:
            return EndTurn()


def shown(case: dict[str, Any]) -> Any:
    """A case as a parameter that proves the rules it names."""
    name = f"{case['id']}-{case['about'].replace(' ', '_')}"
    return pytest.param(case, id=name, marks=pytest.mark.rule(*case["rules"]))


@pytest.mark.parametrize("case", [shown(case) for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    given, expect = case["given"], dict(case["expect"])
    state = lay(given)
    seat = state.actor
    chance = scripted(state, given["next"]) if "next" in given else TableChance(7)
    refused = None
    for words in case.get("do", []):
        move = read_move(words)
        asked = RULES.asks(state)[0].seat
        refused = RULES.why_not(state, asked, move)
        if refused is None:
            assert move in RULES.moves(state, asked)
            RULES.play(state, {asked: move}, chance)
    check_refusal(expect, refused)
    for name, wanted in expect.items():
        assert seen(state, seat, name, wanted) == wanted, name


def check_refusal(expect: dict[str, Any], refused: Any) -> None:
    wanted = expect.pop("refused", None)
    assert (refused and refused.key) == (wanted and f"trekking.reason.{wanted}")


def seen(state: TrekkingState, seat: int, name: str, wanted: Any) -> Any:
    """What the table shows under one of a case's names."""
    simple = {
        "actor": state.actor,
        "hours": [state.hour(party) for party in range(state.parties)],
        "crystals": state.crystals[seat],
        "points": state.track(seat),
        "tokens": tokens(state, seat),
        "trek": list(state.treks[seat]),
        "finished": [list(trek) for trek in state.finished[seat]],
        "year": state.years[seat],
        "slots": state.slots,
        "supply": state.supply,
        "wilds": state.wilds,
        "topic": RULES.asks(state)[0].topic,
    }
    if name in simple:
        return simple[name]
    if name == "columns":
        return [move.column for move in RULES.moves(state, seat) if isinstance(move, PlaceWild)]
    if name == "wild_on":
        return wanted if state.wild_on(seat, *wanted) else None
    visits = [move for move in RULES.moves(state, state.actor) if isinstance(move, Visit)]
    return {place: [m.crystals for m in visits if m.place == int(place)] for place in wanted}
