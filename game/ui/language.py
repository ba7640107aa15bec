"""The languages there are: a folder each under ``assets/locale``, with its own data in ``language.json``.

A rule of *plurals* says for which whole numbers ``n`` a form is used, as in
``n = 1 or n % 10 = 2..4,7 and n % 100 != 12..14``; all other numbers take the form ``other``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec

from game.ui.fill import You

FILE = "language.json"

Form = Literal["zero", "one", "two", "few", "many", "other"]
FORMS: frozenset[str] = frozenset(get_args(Form))

_RELATION = re.compile(r"n(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")

Relation = tuple[int, bool, tuple[range, ...]]
"""What is left of n divided by a number (0: n itself) lies, or does not, in one of the ranges."""


class LocaleError(Exception):
    """A locale file is damaged; *path* names it."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path


class Face(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A pixel font: its file under ``assets/fonts``; its size and the distance of lines, in pixels."""

    file: str
    size: int
    leading: int


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language says of itself.

    *systems*: how the names of the systems' languages begin that it stands for; an empty one stands for all
    that no other language does. *place*: where it stands among the others. *you*: the form of a verb whose
    subject is whom the game speaks to. *terms* are never parted at the end of a line.
    """

    name: str
    place: int
    systems: tuple[str, ...]
    plurals: dict[Form, str]
    body: Face
    small: Face
    you: Form = "other"
    terms: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for rule in self.plurals.values():
            _parsed(rule)
        if self.you not in self.forms:
            raise ValueError(f"no such form: {self.you}")

    @property
    def forms(self) -> tuple[Form, ...]:
        """Its forms, in the order in which a text gives the words that agree with a value."""
        return *self.plurals, "other"

    def form(self, number: int) -> Form:
        """The form of a text that speaks of so many."""
        return next((form for form, rule in self.plurals.items() if _holds(rule, abs(number))), "other")

    def agreeing(self, value: object) -> Form:
        """The form of a word that agrees with a number, a name, or several of them."""
        if isinstance(value, tuple):
            return self.agreeing(value[0]) if len(value) == 1 else self.form(len(value))
        if isinstance(value, You):
            return self.you
        return self.form(value if isinstance(value, int) else 1)


@cache
def discovered(root: Path) -> Mapping[str, Language]:
    """The languages below a folder by their ids, in the order of their places; raises `LocaleError`."""
    found = {path.parent.name: _read(path) for path in sorted(root.glob(f"*/{FILE}"))}
    return dict(sorted(found.items(), key=lambda item: item[1].place))


def _read(path: Path) -> Language:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Language)
    except (OSError, msgspec.MsgspecError, ValueError) as problem:
        raise LocaleError(path, str(problem)) from problem


def nearest(known: Mapping[str, Language], system: str) -> str:
    """The language that stands for a system's, by the longest beginning; ValueError if none does."""
    name = system.lower()
    fitting = [
        (len(start), language)
        for language, own in known.items()
        for start in own.systems
        if name.startswith(start)
    ]
    if not fitting:
        raise ValueError(f"no language stands for {system!r}")
    return max(fitting, key=lambda found: found[0])[1]


def _holds(rule: str, number: int) -> bool:
    return any(all(_true(relation, number) for relation in either) for either in _parsed(rule))


def _true(relation: Relation, number: int) -> bool:
    divisor, wanted, ranges = relation
    rest = number % divisor if divisor else number
    return any(rest in span for span in ranges) == wanted


@cache
def _parsed(rule: str) -> tuple[tuple[Relation, ...], ...]:
    return tuple(tuple(_relation(part) for part in either.split(" and ")) for either in rule.split(" or "))


def _relation(part: str) -> Relation:
    found = _RELATION.fullmatch(part)
    if found is None:
        raise ValueError(f"no rule for plurals: {part!r}")
    spans = (span.partition("..") for span in found[3].split(","))
    ranges = tuple(range(int(first), int(last or first) + 1) for first, _, last in spans)
    return int(found[1] or 0), found[2] == "=", ranges
