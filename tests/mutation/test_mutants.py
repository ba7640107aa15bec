"""The mistakes that a trial makes, and what is left alone."""

from __future__ import annotations

import ast
from datetime import date
from pathlib import Path

import pytest

from game import registry
from tests.mutation import harmless
from tests.mutation.mutants import Mutant, mutants, with_mistake
from tests.mutation.rule_modules import CORE, ROOT, SUBJECTS, answering_tests, rule_modules
from tests.mutation.sample import Findings, all_mutants, chosen, try_all

AIM = 0.97
"""The share of mistakes that the tests are to notice, of those that change something."""


def changes(source: str) -> list[str]:
    """What becomes of a module's text, a mistake at a time; the text as the mistakes are shown."""
    return [one.after for one in mutants(source, "a.py")]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("a < b", ["a <= b"]),
        ("a < b < c", ["a <= b < c", "a < b <= c"]),
        ("a in b", ["a not in b"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("-a", ["a"]),
        ("a + 1", ["a - 1", "a + 2"]),
        ("a & b", ["a | b"]),
        ("a += b", ["a -= b"]),
        ("x = True", ["x = False"]),
        ("f(a)", ["pass"]),
        ("x = a if b else c", ["x = a if not b else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not a]"]),
        ("while a:\n    break", ["not a", "continue"]),
        ("def f():\n    return a", ["return"]),
        ("def f():\n    return True", ["return False"]),
    ],
)
def test_each_mistake_is_one_small_change(right: str, wrong: list[str]) -> None:
    assert changes(right) == wrong


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""',
        "x: int | None",
        "def f(a: int | None) -> int | None: ...",
        "@lru_cache(maxsize=1 << 13)\ndef f(): ...",
        "class Built(Event, frozen=True, tag='Built'): ...",
        "AnyEffect = Points | Coins",
        "Label = tuple[str | int, ...]",
        "def f():\n    return None",
        "x = zip(a, b, strict=True)",
    ],
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_the_text_with_a_mistake_differs_from_the_right_one_there_alone() -> None:
    source = "def f(a, b):\n    if a < 3:\n        return b - 1\n    return a"
    found = mutants(source, "a.py")
    right = ast.unparse(ast.parse(source)).splitlines()
    for mutant in found:
        wrong = with_mistake(source, mutant.number).splitlines()
        ((was, became),) = [(one, other) for one, other in zip(right, wrong, strict=True) if one != other]
        assert (was, became) == (was, was.replace(mutant.before, mutant.after))
    assert found[0] == Mutant("a.py", "f", "a < 3", "a <= 3", 2, 0)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_rules_are_what_the_rules_reach(game: str) -> None:
    names = {path.rsplit("/", 1)[1] for path in rule_modules(ROOT, game)}
    assert {"rules.py", "state.py", "scoring.py", "events.py", "moves.py", "options.py"} <= names
    assert not names & {"bot.py", "record.py", "room.py", "evaluation.py"}
    tests = answering_tests(ROOT, game)
    assert all((ROOT / test).is_file() for test in tests)
    assert {"tests/core/test_laws.py", f"tests/{game}/test_conservation.py"} <= {*tests}
    assert not [test for test in tests if "test_view" in test or "test_lessons" in test]


def test_the_cores_part_is_what_all_rules_reach() -> None:
    names = {Path(path).stem for path in rule_modules(ROOT, CORE)}
    assert {"rules", "chance", "mask", "score", "observer", "options"} <= names
    assert not names & {"store", "table", "journal"}
    tests = answering_tests(ROOT, CORE)
    assert {"tests/core/test_laws.py", "tests/core/test_rules.py", "tests/core/test_deeds.py"} <= {*tests}
    assert "tests/core/test_courses.py" not in tests


def test_a_seed_names_a_sample() -> None:
    one, other = (chosen("troyes_dice", 5, seed) for seed in (1, 2))
    assert one == chosen("troyes_dice", 5, 1)
    assert one != other
    assert len(one) == 5


def test_the_share_is_of_those_that_change_something() -> None:
    survivor = Mutant("a.py", "f", "a", "b", 1, 0)
    assert Findings(3, 9, [survivor]).share == 0.75


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_harmless_mutant_is_one_that_can_be_made_and_says_why(game: str) -> None:
    listed = {key: why for key, why in harmless.load().items() if key[0].startswith(f"game/{game}/")}
    assert set(listed) <= {mutant.key for mutant in all_mutants(game)}
    assert all(why.endswith(".") for why in listed.values())


@pytest.mark.nightly
def test_the_tests_notice_nearly_every_mistake() -> None:
    """Other mistakes every night: the day is the seed, and what survives is to be judged."""
    seed = date.today().toordinal()
    whole = Findings()
    for game in SUBJECTS:
        found = try_all(game, chosen(game, 30, seed))
        whole.noticed += found.noticed
        whole.survivors += found.survivors
    assert whole.share >= AIM, "\n".join([f"seed {seed}", *map(str, whole.survivors)])
