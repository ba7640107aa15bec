"""``python -m tests.mutation``: try a sample of mistakes in a game's rules, and say which nobody noticed."""

from __future__ import annotations

import argparse

from tests.mutation.rule_modules import SUBJECTS
from tests.mutation.sample import Findings, chosen, try_all


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--game", choices=[*SUBJECTS, "all"], default="all")
    parser.add_argument("--count", type=int, default=30, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--like", default="", help="only those in whose description this text stands")
    given = parser.parse_args()
    whole = Findings()
    for game in SUBJECTS if given.game == "all" else [given.game]:
        found = try_all(game, chosen(game, given.count, given.seed, given.like), say)
        say(f"{game}: {summary(found)}")
        whole.noticed += found.noticed
        whole.harmless += found.harmless
        whole.survivors += found.survivors
    say(f"all: {summary(whole)}")
    for mutant in whole.survivors:
        say(f"SURVIVED  {mutant}")


def say(text: str) -> None:
    print(text, flush=True)


def summary(found: Findings) -> str:
    changing = found.noticed + len(found.survivors)
    share = f"{found.share:.1%} of those that change something"
    return f"{found.noticed} of {changing} noticed, {share}; {found.harmless} harmless"


if __name__ == "__main__":
    main()
