"""Rollouts: a whole game in one loop plays as the same game taken a step at a time."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.options import Options
from game.core.rollout import rollout, step
from game.core.rules import Rules, deal
from tests.core.law_cases import cases, dice


@pytest.mark.parametrize(("rules", "options"), cases(2))
def test_a_rollout_asks_whom_single_steps_ask(rules: Rules[Any, Any], options: Options) -> None:
    source = dice(5)
    at_once, _ = deal(rules, options, source)
    decisions = rollout(rules, at_once, source)
    source = dice(5)
    stepped, _ = deal(rules, options, source)
    steps = 0
    while step(rules, stepped, source):
        steps += 1
    assert at_once == stepped
    assert decisions >= steps > 0
