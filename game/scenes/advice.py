"""Why a proposed move is good, in words a person understands: the score lines it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Move, Rules, foresee, method_name
from game.core.score import ScoreSheet
from game.scenes.sentences import sentence as log_sentence
from game.ui.locale import TEXTS, text

MOST = 3


def gains(rules: Rules[Any, Any], view: Any, seat: int, move: Move) -> list[tuple[str, int]]:
    """The seat's score lines that this move alone changes, the largest change first."""
    before, after = (_lines(rules.scores(state), seat) for state in (view, rules.preview(view, seat, move)))
    changed = {key: after.get(key, 0) - before.get(key, 0) for key in [*before, *after]}
    return sorted(((key, by) for key, by in changed.items() if by), key=lambda line: -abs(line[1]))


def _lines(sheets: Any, seat: int) -> dict[str, int]:
    sheet: ScoreSheet = next(sheet for sheet in sheets if sheet.party == seat)
    return {line.key: line.points for line in sheet.lines}


def sentence(game: str, rules: Rules[Any, Any], view: Any, seat: int, move: Move) -> str:
    """The proposal and its reason."""
    found = gains(rules, view, seat, move)[:MOST]
    if not found:
        return text("scenes.hint.later", move=name(game, move))
    lines = text("scenes.hint.comma").join(f"{text(key)} {by:+d}" for key, by in found)
    return text("scenes.hint.lines", move=name(game, move), lines=lines)


def told(
    game: str, rules: Rules[Any, Any], view: Any, seat: int, move: Move, namer: Callable[[int], str]
) -> list[str]:
    """What a move would do at once, as the log would tell it; what follows from the deed comes after it."""
    events = foresee(rules, view, seat, move)
    found = [said for event in events if (said := log_sentence(game, event, namer))]
    return found or [name(game, move)]


def name(game: str, move: Move) -> str:
    """What the kind of move is called, as in "Build"."""
    for key in (method_name(type(move)), type(move).__name__):
        if TEXTS.has(f"{game}.move.{key}") and not TEXTS.placeholders(f"{game}.move.{key}"):
            return text(f"{game}.move.{key}")
    return text("scenes.hint.marked")
