"""Which tests prove which rule: ``python -m tests.proofs GAME...`` lists both.

A test says so itself, by ``@pytest.mark.rule("R07")``; the game is that of its folder unless it is named.
"""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from game.core.rule_list import load

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "assets" / "data"


Proofs = dict[str, dict[str, list[str]]]
"""By game and rule number, the tests."""


class Collector:
    """A pytest plugin that notes the rule marks of everything collected, long runs included."""

    def __init__(self) -> None:
        self.found: Proofs = {}

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        for mark in item.iter_markers("rule"):
            game = mark.kwargs.get("game", item.path.parent.name)
            for number in mark.args:
                self.found.setdefault(game, {}).setdefault(number, []).append(item.nodeid)


@cache
def proofs() -> Proofs:
    """The tests that prove each rule of each game, found by a pytest of its own."""
    command = [sys.executable, "-m", "tests.proofs", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: Proofs = json.loads(done.stdout.splitlines()[-1])
    return found


def collect() -> Proofs:
    """The same, in this process: of the files that have such marks."""
    files = [str(file) for file in ROOT.glob("tests/**/test_*.py") if "mark.rule(" in file.read_text("utf-8")]
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        done = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *files], [collector])
    if done != pytest.ExitCode.OK:
        raise SystemExit(said.getvalue()[-4000:])
    return collector.found


def main(arguments: Sequence[str]) -> None:
    found = collect()
    if arguments == ["--json"]:
        print(json.dumps(found))
        return
    for game in arguments:
        for rule in load(DATA / game / "rules.json").values():
            print(f"{rule.id} ({rule.origin}) {rule.text}")
            for test in found.get(game, {}).get(rule.id, ["nothing proves it"]):
                print(f"    {test}")


if __name__ == "__main__":
    main(sys.argv[1:])
