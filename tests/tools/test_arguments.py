"""What a tool cannot understand is told in the player's language, with exit code 2."""

from __future__ import annotations

from typing import Any

import pytest

from game.tools import arena, perft, replay, rollouts, shots, soak

MISUSED: tuple[tuple[Any, list[str]], ...] = (
    (arena, ["--nonsense"]),
    (arena, ["--game", "chess", "--seats", "novice,novice"]),
    (perft, []),
    (replay, []),
    (rollouts, ["--game", "trekking", "--seconds", "long"]),
    (shots, ["--locale", "fr"]),
    (soak, ["--game", "chess"]),
)


@pytest.mark.parametrize(("locale", "words"), [("en_GB", "Wrong usage of"), ("zh_TW", "\u7528\u6cd5")])
@pytest.mark.parametrize(("tool", "argv"), MISUSED)
def test_what_cannot_be_understood_is_told(
    tool: object,
    argv: list[str],
    locale: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert tool.main(argv) == 2  # type: ignore[attr-defined]
    told = capsys.readouterr().err
    assert words in told
    assert "usage: " in told
