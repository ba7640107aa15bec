"""Fills the placeholders of a text: with the space a language wants there, and without what is nothing.

``{name}`` is a placeholder. Between Latin letters or digits that a name begins or ends with and Chinese
characters a space is put. ``[, for |{n} coins|{m} cards]`` is a list: its first part leads it in, the others
are joined by commas, the last of them by what a language joins the last with. A part whose numbers are all 0
is left out, or one without numbers whose values are None or empty; so is a list without parts.
``{n:coin/coins}`` is the word that agrees with the value, one for each form of the language; so is
``{seat:passes/pass}`` with a name.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

_LIST = re.compile(r"(\[[^\[\]]*\])")
_FORMATTER = string.Formatter()


class Name(str):
    """What somebody is called: shown letter by letter, never read as the id of a text."""


class Described(Name):
    """What somebody without a name is called, as in "The tribe": inside a sentence it begins small."""


class You(Described):
    """What the game calls whom it speaks to: verbs agree with it."""


class _Piece(NamedTuple):
    """Some letters, and the placeholder that follows them (None: none)."""

    literal: str
    name: str | None
    form: str


class _Choice(NamedTuple):
    """What leads a list in, and its parts."""

    lead: str
    parts: tuple[tuple[_Piece, ...], ...]


@lru_cache(maxsize=4096)
def _parsed(entry: str) -> tuple[_Piece | _Choice, ...]:
    found: list[_Piece | _Choice] = []
    for chunk in _LIST.split(entry):
        if chunk.startswith("[") and chunk.endswith("]") and "|" in chunk:
            lead, *parts = chunk[1:-1].split("|")
            found.append(_Choice(lead, tuple(_pieces(part) for part in parts)))
        else:
            found += _pieces(chunk)
    return tuple(found)


def _pieces(words: str) -> tuple[_Piece, ...]:
    return tuple(_Piece(piece[0], piece[1], piece[2] or "") for piece in _FORMATTER.parse(words))


def agreements(entry: str) -> tuple[tuple[str, ...], ...]:
    """The words of each place where a word agrees with a value."""
    pieces = (piece for item in _parsed(entry) for piece in _within(item))
    return tuple(tuple(piece.form.split("/")) for piece in pieces if "/" in piece.form)


def _within(item: _Piece | _Choice) -> tuple[_Piece, ...]:
    return (item,) if isinstance(item, _Piece) else tuple(piece for part in item.parts for piece in part)


def placeholders(entry: str) -> frozenset[str]:
    """The names a text wants filled."""
    return frozenset(name for _, name, _, _ in _FORMATTER.parse(entry) if name)


def filled(
    entry: str,
    values: Mapping[str, object],
    comma: str,
    form: Callable[[str], int] = lambda name: 0,
    last: str | None = None,
) -> str:
    """The text with its placeholders filled; KeyError for one without a value, ValueError for a bad text.

    *form* tells which of its forms, from 0, the value of a name asks for; *last* joins the last part of a
    list, or a comma.
    """
    shown = _Line(form)
    for item in _parsed(entry):
        if isinstance(item, _Piece):
            shown.add(item, values)
            continue
        parts = [part for part in item.parts if _says_something(part, values)]
        for number, part in enumerate(parts):
            joint = comma if last is None or number < len(parts) - 1 else last
            shown.write(joint if number else item.lead)
            for piece in part:
                shown.add(piece, values)
    return shown.words


def _says_something(part: tuple[_Piece, ...], values: Mapping[str, object]) -> bool:
    named = [values[piece.name] for piece in part if piece.name is not None and "/" not in piece.form]
    numbers = [value for value in named if isinstance(value, int)]
    return not named or any(bool(value) for value in numbers or named)


class _Line:
    """A text being put together."""

    def __init__(self, form: Callable[[str], int]) -> None:
        self.words = ""
        self._form = form
        self._named = False
        """Whether the last that was written is a name."""

    def add(self, piece: _Piece, values: Mapping[str, object]) -> None:
        self.write(piece.literal)
        if piece.name is None:
            return
        value = values[piece.name]
        if "/" in piece.form:
            self.write(piece.form.split("/")[self._form(piece.name)])
        else:
            shown = format(value, piece.form)
            if isinstance(value, Described) and not self._begins:
                shown = shown[:1].lower() + shown[1:]
            self.write(shown, isinstance(value, str))

    @property
    def _begins(self) -> bool:
        """Whether a sentence begins here."""
        return not self.words.strip() or self.words.rstrip().endswith((".", "!", "?", ":"))

    def write(self, words: str, named: bool = False) -> None:
        """Goes on with *words*, after a space if a name meets another writing."""
        if not words:
            return
        if (named or self._named) and self.words and _apart(self.words[-1], words[0]):
            self.words += " "
        self.words += words
        self._named = named


def _apart(left: str, right: str) -> bool:
    return (_latin(left) and _chinese(right)) or (_chinese(left) and _latin(right))


def _latin(letter: str) -> bool:
    return letter.isalnum() and ord(letter) < 0x250


def _chinese(letter: str) -> bool:
    return "\u3400" <= letter <= "\u9fff"
