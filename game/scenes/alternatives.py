"""Two moves beside each other: the same score lines in the same order, their sums, and a reason in words."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any, NamedTuple

from game.ai.advice import Advice, Effect
from game.ai.effects import rivals
from game.core.options import Options
from game.core.rules import Move, Rules
from game.core.score import Change
from game.scenes import advice
from game.ui.locale import words

LINES = 4
"""Score lines that are compared, those that differ most."""


class Beside(NamedTuple):
    """What an alternative to the advised move is held against it with: the same for each side."""

    rules: Rules[Any, Any]
    game: str
    options: Options
    view: Any
    seat: int
    friends: Container[int]
    name: Callable[[int], str]


class Side(NamedTuple):
    """One of the two moves. *changes*: its score lines, in the order of the other side's."""

    move: Move
    deed: str
    changes: tuple[Change, ...]
    reasons: tuple[str, ...]

    @property
    def total(self) -> int:
        """What the lines come to."""
        return sum(change.gain for change in self.changes)


class Comparison(NamedTuple):
    """The advised move first. *later*: the lines are those of the end, as imagined; else right after it."""

    sides: tuple[Side, ...]
    later: bool


def compare(about: Beside, advised: Advice, place: int = 0) -> Comparison:
    """The advised move beside the next best but *place*; alone where there is no other."""
    others = rivals(advised)[place : place + 1]
    moves = [advised.move, *others]
    found = [advice.changes(about.rules, about.view, about.seat, move) for move in moves]
    own = [effect for effect in advised.effects if effect.party == about.seat]
    later = not any(change.gain for changes in found for change in changes) and bool(own)
    if later:
        now = {change.key: change.before for change in found[0]}
        found = [_in_the_end(own, now, number) for number in (0, place + 1)[: len(moves)]]
    keys = _told(found)
    sides = [
        Side(move, _deed(about, move), _lines(changes, keys), ())
        for move, changes in zip(moves, found, strict=True)
    ]
    reasons = [_for(about, advised, later), _against(own, place)]
    if not later and any(side.total > sides[0].total for side in sides[1:]):
        reasons[0] = [words("scenes.hint.slower"), *(reasons[0] if advised.effects else ())]
    return Comparison(tuple(side._replace(reasons=tuple(why)) for side, why in zip(sides, reasons)), later)


def _in_the_end(own: Sequence[Effect], now: dict[str, int], number: int) -> list[Change]:
    """Where the lines come to with the advised move (0), or with one of the others."""
    return [
        Change(effect.line, now.get(effect.line, 0), round(_end(effect, number)))
        for effect in own
        if number <= len(effect.others)
    ]


def _end(effect: Effect, number: int) -> float:
    return effect.otherwise + effect.points if number == 0 else effect.others[number - 1]


def _told(found: Sequence[Sequence[Change]]) -> list[str]:
    """The lines to be compared, in the order of the sheet."""
    size: dict[str, int] = {}
    for changes in found:
        for change in changes:
            size[change.key] = max(size.get(change.key, 0), abs(change.gain))
    largest = sorted((key for key, by in size.items() if by), key=lambda key: -size[key])[:LINES]
    return [key for key in size if key in largest]


def _lines(changes: Sequence[Change], keys: Sequence[str]) -> tuple[Change, ...]:
    by_key = {change.key: change for change in changes}
    return tuple(by_key.get(key, Change(key, 0, 0)) for key in keys)


def _deed(about: Beside, move: Move) -> str:
    game, rules, options = about.game, about.rules, about.options
    return advice.in_words(game, rules, options, about.view, about.seat, move, about.name)[0]


def _for(about: Beside, advised: Advice, later: bool) -> list[str]:
    """Why the advised move: what it leads to and what it prevents."""
    told = advice.reasons(about.rules, about.view, about.seat, advised, about.friends, about.name)
    at_once = advice.gains(about.rules, about.view, about.seat, advised.move)
    return told[1:] if at_once and len(told) > 1 and not later else told


def _against(own: Sequence[Effect], place: int) -> list[str]:
    """What the other move would have come to in the end, beside the advised one."""
    known = [effect for effect in own if place < len(effect.others)]
    missing = [(effect.line, effect.others[place] - _end(effect, 0)) for effect in known]
    told = [(line, by) for line, by in missing if round(by)]
    if not told:
        return [words("scenes.hint.about_as_good")]
    total = round(sum(by for _, by in told))
    lines = advice.listed(sorted(told, key=lambda line: -abs(line[1])))
    if total < 0:
        return [words("scenes.hint.less", n=-total, lines=lines)]
    return [words("scenes.hint.other_way", lines=lines)]
