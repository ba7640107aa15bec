"""The numbered rules of a game: what the rule book, the code and the tests refer to by number."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.components import BadData, Component, read
from game.core.reason import Refused

Origin = Literal["printed", "published", "house"]
"""Where a rule comes from: printed in the rulebook, published elsewhere, or made for this program."""

RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]\d{2}$")]
"""A letter and two digits; numbers are permanent, letters tell parts of a game apart."""

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=110)]


class NumberedRule(Component, frozen=True):
    """A rule. *text*: one line for maintainers; what players read is in the locale."""

    id: RuleId
    origin: Origin
    text: Line


def load(path: Path) -> dict[str, NumberedRule]:
    """The rules of a file by number, none if there is no such file; raises `Refused` if it is damaged."""
    if not path.is_file():
        return {}
    try:
        rules = read(path, list[NumberedRule])
    except BadData as bad:
        raise Refused("core.rule_list.damaged", file=str(path), detail=bad.problem) from bad
    found: dict[str, NumberedRule] = {}
    for rule in rules:
        if found.setdefault(rule.id, rule) is not rule:
            raise Refused("core.rule_list.damaged", file=str(path), detail=rule.id)
    return found
