"""Games run as they ran when their courses were written down."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from game import registry
from tests.fixtures.make_courses import LINE, Course, course, path, tables

ADVICE = "if the rules were changed on purpose: python -m tests.fixtures.make_courses"


@cache
def courses(game: str) -> list[Course]:
    return msgspec.json.decode(path(game).read_bytes(), type=list[Course])


CASES = [
    pytest.param(game, number, id=f"{game}-{number}")
    for game in registry.GAMES
    for number in range(len(courses(game)))
]


@pytest.mark.parametrize("game", registry.GAMES)
def test_there_is_a_course_for_every_kind_of_table(game: str) -> None:
    kinds = [msgspec.convert(one.options, registry.rules(game).options_type) for one in courses(game)]
    assert kinds == tables(game), ADVICE


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_game_runs_as_it_was_written_down(game: str, number: int) -> None:
    kept = courses(game)[number]
    assert kept.version == registry.rules(game).version, ADVICE
    options = msgspec.convert(kept.options, registry.rules(game).options_type)
    seen = course(game, options, kept.seed)
    for topic, sums in kept.sums.items():
        for line, (was, now) in enumerate(zip(sums, seen.sums[topic], strict=False)):
            assert was == now, f"{topic} is another from answer {line * LINE} on; {ADVICE}"
        assert len(sums) == len(seen.sums[topic])
