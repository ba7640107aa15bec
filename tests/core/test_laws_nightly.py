"""The laws over a thousand random games of each game, in many option sets. Takes long: for the night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core import test_laws as laws
from tests.core.law_cases import cases

pytestmark = pytest.mark.nightly

SETS = 20
GAMES = 50

LAWS = (
    laws.test_play_equals_act_and_apply,
    laws.test_replay_equals_play_and_gives_the_same_bytes,
    laws.test_undo_never_crosses_a_reveal_at_a_strict_table,
    laws.test_a_mask_hides_every_hidden_field_and_nothing_else,
    laws.test_scores_add_up,
    laws.test_simultaneous_answers_may_arrive_in_any_order,
)


@pytest.mark.parametrize(("rules", "options"), cases(SETS))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_a_law_holds_in_many_games(law: Any, rules: Any, options: Any) -> None:
    for seed in range(GAMES):
        law.hypothesis.inner_test(rules, options, seed)
