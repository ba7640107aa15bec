"""The crier's choice: two rows to pick from after a roll, or six numbers in any order."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.choice import Choice
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.spots import number_in
from game.troyes_dice.moves import NumberColumns
from game.troyes_dice.sheet import COLUMNS
from game.troyes_dice.view import opponents, pieces
from game.troyes_dice.view.places import place
from game.troyes_dice.view.sight import NUMBERS, Sight
from game.ui import frames, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

FIELDS = ("one", "two", "three", "four", "five", "six")
HEAD, LINE = 16, 14
OPEN = 0
"""Stands for a number not yet chosen."""


def asked(sight: Sight) -> Choice | None:
    """The choice of numbers, if the columns are to be numbered now."""
    return None if sight.picture.ask is None or sight.state.numbers else sight.choice


def rows(choice: Choice) -> tuple[NumberColumns, ...]:
    """The rows to pick from; none if the numbers are chosen one by one."""
    return choice.moves if len(choice.moves) == 2 else ()  # type: ignore[return-value]


def so_far(sight: Sight) -> tuple[int, ...]:
    """The numbers as they stand, 0 for an open one: as pointed at, else as chosen."""
    choice = sight.choice
    if choice is None:
        return ()
    pointed = number_in(sight.picture.here, NUMBERS)
    if pointed is not None and pointed < len(rows(choice)):
        return of(rows(choice)[pointed])
    if choice.move is not None:
        return of(choice.move)
    return tuple(choice.given(field) or OPEN for field in FIELDS)


def of(move: Any) -> tuple[int, ...]:
    """A row's numbers."""
    return tuple(getattr(move, field) for field in FIELDS)


def rises(move: NumberColumns) -> bool:
    """Whether a row's numbers rise, 1 following 6."""
    return move.two == move.one % COLUMNS + 1


def spots(sight: Sight, choice: Choice) -> dict[int, pygame.Rect]:
    """Where each row or number can be chosen."""
    box = place(f"uses.{opponents.rows(sight.state)}")
    if rows(choice):
        return {
            number: pygame.Rect(box.x + 4, box.y + HEAD + LINE * number, box.w - 8, LINE)
            for number in range(2)
        }
    return {
        number: pygame.Rect(box.x + 8 + 33 * number, box.y + HEAD + 3, 24, 22) for number in range(COLUMNS)
    }


def draw(canvas: Canvas, sight: Sight, choice: Choice) -> None:
    """The crier's panel."""
    box = place(f"uses.{opponents.rows(sight.state)}")
    frames.panel(canvas, "paper", box)
    key = "crier_rolled" if rows(choice) else "crier_free"
    title = text.fit(words(f"troyes_dice.view.{key}"), box.w - 14, text.SMALL)
    text.line(canvas, title, box.x + 7, box.y + 4, "k1", text.SMALL)
    chosen = None if choice.move is None or not choice.chosen else choice.move
    for number, at in spots(sight, choice).items():
        if rows(choice):
            _row(canvas, rows(choice)[number], at, rows(choice)[number] == chosen)
        else:
            _number(canvas, number + 1, at, number + 1 in so_far(sight))
        if sight.pointed(NUMBERS, number):
            frames.ring(canvas, at.inflate(-2, -2))


def _row(canvas: Canvas, move: NumberColumns, at: pygame.Rect, chosen: bool) -> None:
    if chosen:
        canvas.rounded(at, "y3", 1)
    label = words("troyes_dice.view.rising" if rises(move) else "troyes_dice.view.falling")
    text.line(canvas, text.fit(label, 70, text.SMALL), at.x + 4, at.y + 2, "k1", text.SMALL)
    for number, value in enumerate(of(move)):
        x = at.x + 80 + 20 * number
        canvas.rounded((x, at.y + 1, 12, 12), "k0", 1)
        canvas.rounded((x + 1, at.y + 2, 10, 10), "p5", 1)
        big(canvas, value, x + 6, at.y + 4, "k1", None, "centre")


def _number(canvas: Canvas, value: int, at: pygame.Rect, used: bool) -> None:
    canvas.put(pieces.die("p", 0, 18), at.x + 3, at.y + 1, (1, 2), -1)
    big(canvas, value, at.x + 13, at.y + 6, "k1", None, "centre")
    if used:
        canvas.shade(at, -2)


def press(number: int, draft: Draft, choice: Choice) -> Meaning:
    """What a click on a row or a number means."""
    if rows(choice):
        move = rows(choice)[number]
        return Answer(move) if choice.chosen and choice.move == move else Redraft(draft.narrowed(move))
    field = next((field for field in FIELDS if choice.given(field) is None), None)
    if field is None or choice.move is not None:
        return None if choice.move is None else Answer(choice.move)
    return Redraft(draft.pick((field, number + 1)))
