"""What is remembered to save time has a limit: a program that runs for days does not grow."""

from __future__ import annotations

import functools
import gc

from game import registry
from game.seven_wonders import goods

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
    assert goods.MEMO_LIMIT <= MOST
