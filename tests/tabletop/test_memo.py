"""A memo: it makes what it does not have, and forgets what was used longest ago."""

from __future__ import annotations

from game.tabletop.memo import Memo


def test_a_value_is_made_once_and_the_one_used_longest_ago_is_forgotten() -> None:
    memo: Memo[str, str] = Memo(2)
    made: list[str] = []

    def get(key: str) -> str:
        return memo.get(key, lambda: made.append(key) or key.upper())  # type: ignore[func-returns-value]

    assert [get(key) for key in "aabaca"] == list("AABACA")
    assert made == list("abc")
    assert get("b") == "B"
    assert made == list("abcb")
