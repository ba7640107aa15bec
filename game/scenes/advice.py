"""Why a proposed move is good, in words a person understands: what it does to whose score lines."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from game.ai.advice import Advice, Effect
from game.core.options import Options
from game.core.rules import Move, Rules, foresee, method_name
from game.core.score import Change, ScoreSheet
from game.scenes.sentences import proposed, sentence
from game.ui.locale import TEXTS, words

MOST = 3
"""Score lines that one sentence names."""
RIVALS = 2
"""Others that it is told of what they lose."""


def gains(rules: Rules[Any, Any], view: Any, seat: int, move: Move) -> list[tuple[str, int]]:
    """The seat's score lines that this move alone changes, the largest change first."""
    changed = [(change.key, change.gain) for change in changes(rules, view, seat, move) if change.gain]
    return sorted(changed, key=lambda line: -abs(line[1]))


def changes(rules: Rules[Any, Any], view: Any, seat: int, move: Move) -> list[Change]:
    """The seat's score lines before this move and right after it, in the order of the sheet."""
    before, after = (_lines(rules.scores(state), seat) for state in (view, rules.preview(view, seat, move)))
    return [Change(key, before.get(key, 0), after.get(key, 0)) for key in dict.fromkeys([*before, *after])]


def _lines(sheets: Any, seat: int) -> dict[str, int]:
    sheet: ScoreSheet = next(sheet for sheet in sheets if sheet.party == seat)
    return {line.key: line.points for line in sheet.lines}


def reasons(
    rules: Rules[Any, Any],
    view: Any,
    seat: int,
    advice: Advice,
    friends: Container[int],
    namer: Callable[[int], str],
) -> list[str]:
    """What a move brings at once, what it leads to beside the other moves, what it prevents.

    *friends* are the seat and its allies: what others get less is told.
    """
    said = []
    at_once = gains(rules, view, seat, advice.move)
    if at_once:
        said.append(words("scenes.hint.now", lines=listed(at_once)))
    if len(advice.ranking) < 2:
        return [*said, words("scenes.hint.only")]
    own = [effect for effect in advice.effects if effect.party == seat]
    spared = [effect for effect in own if _spares(effect)]
    led_to = [(effect.line, effect.points) for effect in own if effect not in spared]
    if led_to:
        said.append(words("scenes.hint.later", lines=listed(led_to)))
    if spared:
        said.append(words("scenes.hint.spares", lines=_amounts(spared)))
    said += _denied(advice.effects, friends, namer)
    return said if said and advice.effects else [*said, words("scenes.hint.even")]


def _spares(effect: Effect) -> bool:
    """Whether points are not lost, rather than won."""
    return effect.points > 0 and effect.otherwise < 0


def _denied(effects: Sequence[Effect], friends: Container[int], namer: Callable[[int], str]) -> list[str]:
    """What rivals get less, those who lose most first."""
    losses: dict[int, list[Effect]] = {}
    for effect in effects:
        if effect.party not in friends and effect.points < 0:
            losses.setdefault(effect.party, []).append(effect)
    hit = sorted(losses, key=lambda party: sum(effect.points for effect in losses[party]))
    return [
        words("scenes.hint.denies", name=namer(party), lines=_amounts(losses[party]))
        for party in hit[:RIVALS]
    ]


def listed(lines: Iterable[tuple[str, float]]) -> str:
    """Lines with what is added to them or taken away."""
    return words("scenes.hint.comma").join(
        f"{words(key)} {'+' if by > 0 else '-'}{_whole(by)}" for key, by in list(lines)[:MOST]
    )


def _amounts(effects: Sequence[Effect]) -> str:
    """Lines with how many points."""
    return words("scenes.hint.comma").join(
        f"{words(effect.line)} {_whole(effect.points)}" for effect in effects[:MOST]
    )


def _whole(points: float) -> int:
    """What is worth telling is told as one point at least."""
    return max(1, round(abs(points)))


def in_words(
    game: str,
    rules: Rules[Any, Any],
    options: Options,
    view: Any,
    seat: int,
    move: Move,
    namer: Callable[[int], str],
    made: bool = False,
) -> list[str]:
    """What a move does at once; what follows from the deed comes after it.

    One that was *made* is told as in the log, another as what is to be done.
    """
    found = [
        sentence(game, event, namer, options) if made else proposed(game, event, seat, namer, options)
        for event in foresee(rules, view, seat, move)
    ]
    return [said for said in found if said] or [name(game, move)]


def name(game: str, move: Move) -> str:
    """What the kind of move is called, as in "Build"."""
    for key in (method_name(type(move)), type(move).__name__):
        if TEXTS.has(f"{game}.move.{key}") and not TEXTS.placeholders(f"{game}.move.{key}"):
            return words(f"{game}.move.{key}")
    return words("scenes.hint.marked")
