"""The games and option sets that the laws are proved for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game import registry
from game.core.chance import FastChance, derive
from game.core.options import Options, choices
from tests.toy.cases import CASES as TOY

SAMPLES = 4
NUMBERS = range(1, 31)
"""What an option that takes any whole number is tried with; a game refuses those that don't suit it."""


def option_sets(rules: Any, count: int) -> list[Options]:
    """The default table for each possible number of seats, then random option sets that go together."""
    kind = rules.options_type
    found = [options for seats in range(1, 11) if (options := kind(seats=seats)).problem() is None]
    rng = random.Random(derive("option sets", rules.id))
    tries = 0
    while len(found) < count + 10 and tries < 200:
        tries += 1
        given = {choice.name: rng.choice(choice.values or NUMBERS) for choice in choices(kind)}
        options = kind(seats=rng.randint(1, 10), **given)
        if options.problem() is None and options not in found:
            found.append(options)
    rng.shuffle(found)
    return found[:count]


def cases(count: int = SAMPLES) -> list[Any]:
    """Parameters ``rules, options`` for every registered game with rules, and the toy game."""
    pairs: list[tuple[Any, Options]] = list(TOY)
    for game in list(registry.GAMES):
        rules = registry.rules(game)
        pairs += [(rules, options) for options in option_sets(rules, count)]
    return [pytest.param(rules, options, id=f"{rules.id}-{name(options)}") for rules, options in pairs]


def name(options: Options) -> str:
    """A short name of an option set."""
    values = [f"{choice.name}={getattr(options, choice.name)}" for choice in choices(type(options))]
    return "-".join([f"{options.seats}", *values])


def dice(seed: int) -> FastChance:
    """A seeded source for choosing moves at random."""
    return FastChance(random.Random(seed))


def package(rules: Any) -> str:
    """The package of a game's room."""
    return registry.GAMES.get(rules.id, "tests.toy")
