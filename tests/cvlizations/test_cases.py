"""The worked cases of the action phase: orders, answers, and what everybody gains."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.chance import ScriptedChance
from game.cvlizations.state import DEVELOPING
from tests.cvlizations.tables import answer, card, holdings, lay, parse, table

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"])) for case in CASES]
)
def test_what_a_round_of_orders_brings(case: dict[str, Any]) -> None:
    options = {"seats": len(case["orders"]), **case.get("options", {})}
    goods = [
        (int(food), int(wood), int(stone)) for food, wood, stone in map(str.split, case.get("goods", ()))
    ]
    ideas = {int(seat): names for seat, names in case.get("ideas", {}).items()}
    state = table(goods=goods, ideas=ideas, helm=case.get("helm", 0), **options)
    freaks = [card(name) for name in case.get("freaks", "").split()]
    chance = ScriptedChance({("freaks", 0, place): order for place, order in enumerate(freaks)})
    before = holdings(state)
    lay(state, case["orders"], chance)
    for text in [*case.get("answers", ()), *case.get("more", ())]:
        seat, move = parse(text)
        answer(state, seat, move, chance)
    assert state.phase == DEVELOPING
    gains = [
        " ".join(str(now - then) for now, then in zip(after, old, strict=True))
        for after, old in zip(holdings(state), before, strict=True)
    ]
    assert gains == case["gains"]
