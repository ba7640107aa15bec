"""The company: who belongs to it, and what it plays like."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import registry
from game.ai import cast
from game.ai.bot import LEVELS
from game.core.components import BadData


def test_nine_characters_are_spread_over_the_levels() -> None:
    levels = [character.level for character in cast.load().values()]
    assert len(levels) >= 9
    assert set(levels) == {"novice", "adept", "master"} < set(LEVELS)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_leaning_means_something_in_every_game(game: str) -> None:
    leanings = {character.leaning for character in cast.load().values() if character.leaning}
    assert leanings <= set(registry.room(game).bot().leanings)


def test_who_is_not_known_has_no_leaning() -> None:
    assert cast.leaning_of("ingrid") == "builder"
    assert cast.leaning_of("oduya") == ""
    assert cast.leaning_of("somebody") == ""


@pytest.mark.parametrize(
    ("second", "problem"),
    [
        ({"id": "a", "level": "novice", "leaning": ""}, "twice"),
        ({"id": "b", "level": "genius", "leaning": ""}, "no level genius"),
        ({"id": "b", "level": "novice", "leaning": "dreamer"}, "dreamer"),
    ],
)
def test_wrong_company_is_refused(tmp_path: Path, second: dict[str, str], problem: str) -> None:
    path = tmp_path / "cast.json"
    path.write_text(json.dumps([{"id": "a", "level": "novice", "leaning": ""}, second]))
    with pytest.raises(BadData, match=problem):
        cast.load(path)
