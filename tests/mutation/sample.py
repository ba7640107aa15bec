"""A sample of a game's mutants, tried one after the other."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutation import harmless
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.rule_modules import ROOT, rule_modules
from tests.mutation.trial import Workbench


@dataclass
class Findings:
    """What came of a sample: how many a test noticed, how many change nothing, and whom nobody noticed."""

    noticed: int = 0
    harmless: int = 0
    survivors: list[Mutant] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The part noticed of those that change something, 0 to 1."""
        changing = self.noticed + len(self.survivors)
        return self.noticed / changing if changing else 1.0


def all_mutants(game: str) -> list[Mutant]:
    """Every mutant of a game's rules."""
    paths = rule_modules(ROOT, game)
    return [one for path in paths for one in mutants((ROOT / path).read_text("utf-8"), path)]


def chosen(game: str, count: int, seed: int, like: str = "") -> list[Mutant]:
    """So many of a game's mutants at random; with *like*, of those in whose description it stands."""
    found = [one for one in all_mutants(game) if like in str(one)]
    return random.Random(f"{game}/{seed}").sample(found, min(count, len(found)))


def try_all(game: str, sample: list[Mutant], tell: Callable[[str], None] = print) -> Findings:
    """Try mutants one by one; those listed as harmless are counted unseen."""
    findings, listed = Findings(), harmless.load()
    with tempfile.TemporaryDirectory() as place, Workbench(game, Path(place) / "tree") as bench:
        for mutant in sample:
            if mutant.key in listed:
                findings.harmless += 1
            elif noticed := bench.try_out(mutant):
                findings.noticed += 1
                tell(f"noticed   {mutant}\n          {noticed}")
            else:
                findings.survivors.append(mutant)
                tell(f"SURVIVED  {mutant}")
    return findings
