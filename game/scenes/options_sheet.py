"""The options of a game as rows: a game's own, then whether anything may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.options import Choices, Options, fitting
from game.core.reason import Reason
from game.scenes.option_row import OptionRow
from game.scenes.sentences import said
from game.tabletop.meta import Meta
from game.ui.fill import Name
from game.ui.focus import Tip
from game.ui.locale import TEXTS, words

LAID = {4: (44, 57), 5: (42, 47)}
"""For how many there is room so: where the first row lies, and how far apart they are."""

Box = tuple[int, int, int, int]


def box(meta: Meta, number: int, x: int, wide: int) -> Box:
    """Where a row lies, counted from 0."""
    top, step = LAID[4] if len(meta.options) < 4 else LAID[5]
    return x, top + number * step, wide, step


def rows(
    game: str, meta: Meta, options: Options, x: int, wide: int, change: Callable[..., None]
) -> list[OptionRow]:
    """A game's own options; *change* is called with the new value by its name."""
    return [
        _row(game, options, choice, box(meta, number, x, wide), change)
        for number, choice in enumerate(meta.options)
    ]


def _row(game: str, options: Options, choice: Choices, place: Box, change: Callable[..., None]) -> OptionRow:
    """An option that is to be chosen, or that is settled, with the reason instead of what it does."""
    base = f"{game}.option.{choice.name}"
    values, reason = fitting(options, choice)
    now = getattr(options, choice.name)
    numbers, switch = type(now) is int, type(now) is bool
    if reason is not None or switch or now not in values:
        values = choice.values
    names = [str(value) if numbers else either(f"{base}_{word(value)}", "_short") for value in values]
    body = "" if numbers else words(f"{base}_{word(now)}_help")
    told = Name(words(f"{base}_help"))
    line = either(base if numbers else f"{base}_{word(now)}", "_line", "_help")

    def chosen(number: int) -> None:
        change(**{choice.name: values[number]})

    return OptionRow(
        ("option", choice.name),
        place,
        either(base, "_short"),
        names,
        values.index(now),
        line if reason is None else shortly(reason),
        chosen,
        picture=f"{game}_{choice.name}",
        switch=switch,
        settled=reason is not None,
        tip=Tip(words(base), told if not body else words("scenes.news.then", told=told, then=Name(body))),
    )


def friendly_row(game: str, place: Box, friendly: bool, change: Callable[[int], None]) -> OptionRow:
    """Whether anything may be taken back."""
    base = "scenes.set_up.friendly"
    return OptionRow(
        "friendly",
        place,
        words(base),
        ("", ""),
        int(friendly),
        words(f"{base}_{word(friendly)}"),
        change,
        picture=f"{game}_friendly",
        switch=True,
        tip=Tip(words(base), words(f"{base}_help")),
    )


def word(value: Any) -> str:
    """An option's value as its text id says it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def shortly(reason: Reason) -> str:
    """A reason in few words, if there are such."""
    key = f"{reason.key}_line"
    return words(key, **reason.values) if TEXTS.has(key) else said(reason)


def either(key: str, ending: str, otherwise: str = "") -> str:
    """The text with an ending, if there is one."""
    return words(key + ending if TEXTS.has(key + ending) else key + otherwise)
