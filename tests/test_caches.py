"""What is remembered to save time has a limit: a program that runs for days does not grow."""

from __future__ import annotations

import functools
import gc
import random

import pytest

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.rollout import rollout
from game.core.rules import deal
from game.seven_wonders import payment

MOST = 1 << 15
"""Entries of a cache: of the largest of some 250 bytes each, eight megabytes."""


def test_no_cache_with_a_limit_has_one_beyond_reason() -> None:
    for game in registry.GAMES:
        room = registry.room(game)
        room.bot()
        room.view(room.rules.options_type(), ("Ada", "Bea"))
    kinds = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    limits = {
        f"{one.__module__}.{one.__qualname__}": one.cache_parameters()["maxsize"]
        for one in kinds
        if getattr(one, "__module__", "").startswith("game.")
    }
    assert len(limits) > 50
    assert [name for name, limit in limits.items() if limit is not None and limit > MOST] == []


def test_what_is_known_of_payments_is_forgotten_beyond_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert payment.MEMO_LIMIT <= MOST
    monkeypatch.setattr(payment, "MEMO_LIMIT", 40)
    memos = (payment._supply, payment._reaches, payment._lacks, payment._all_lacks, payment._payments)
    for memo in memos:
        memo.clear()
    rules = registry.rules("seven_wonders")
    for seed in range(3):
        state, _ = deal(rules, rules.options_type(seats=4, leaders=True), TableChance(seed))
        rollout(rules, state, FastChance(random.Random(seed)))
    assert payment._payments
    assert max(len(memo) for memo in memos) <= 42
