"""What a table is opened with: number of seats and a game's own choices."""

from __future__ import annotations

import types
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from game.core.reason import Reason, Refused


class BySeat(NamedTuple):
    """A field that holds a value for each seat, empty for a drawn one; *values*: which there are now.

    Values that are parts of one thing, of which only one can be had, begin alike up to the last ``_``.
    """

    field: str
    values: tuple[str, ...]

    def taken(self, chosen: Iterable[str], value: str) -> bool:
        """Whether somebody has chosen it, or another part of the same thing."""
        return any(other and other.rpartition("_")[0] == value.rpartition("_")[0] for other in chosen)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options. Fields are ints, bools or Literals of strings, all with defaults.

    A field that is a tuple holds what is chosen seat by seat (see `by_seat`).
    """

    seats: int = 2

    def problem(self) -> Reason | None:
        """What doesn't go together; None: a table can be opened."""
        return None

    def idle(self, name: str) -> Reason | None:
        """Why this option changes nothing as the others stand; None: it does, or may."""
        return None

    def by_seat(self) -> BySeat | None:
        """What may be chosen seat by seat as the options stand; None: nothing."""
        return None

    def party(self, number: int) -> str:
        """The text, below the game's own, that a party without a seat is called by; counted from 0."""
        return f"party.{number}"


O = TypeVar("O", bound=Options)  # noqa: E741


Value = bool | int | str | None


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option: its name, its default and its possible values (none listed: any whole number)."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()


def choices(kind: type[Options]) -> tuple[Choices, ...]:
    """A game's own options; the number of seats and what is chosen seat by seat are left out."""
    hints = get_type_hints(kind)
    fields = (
        field
        for field in msgspec.structs.fields(kind)
        if field.name != "seats" and get_origin(hints[field.name]) is not tuple
    )
    return tuple(Choices(field.name, field.default, _values(hints[field.name])) for field in fields)


MOST = 40
"""Numbers from 0 up to this one are tried for an option that is a number."""


def fitting(options: Options, choice: Choices) -> tuple[tuple[Any, ...], Reason | None]:
    """What an option can be as the others stand, and why there is nothing to choose if there isn't."""
    trials = {value: _with(options, choice, value) for value in choice.values or range(MOST)}
    found = tuple(value for value, trial in trials.items() if trial.problem() is None)
    reason = options.idle(choice.name)
    if reason is None and len(found) < 2:
        problems = (trial.problem() for trial in trials.values())
        reason = next((problem for problem in problems if problem is not None), None)
    return found, reason


def mended(options: O) -> O:
    """The options with the first one changed that stands against the rest, if changing one is enough."""
    if options.problem() is None:
        return options
    for choice in choices(type(options)):
        found, _ = fitting(options, choice)
        if found:
            return _with(options, choice, choice.default if choice.default in found else found[0])
    return options


def _with(options: O, choice: Choices, value: Any) -> O:
    return msgspec.structs.replace(options, **{choice.name: value})


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(value for part in get_args(hint) for value in _values(part))
    return ()


def parse(kind: type[O], seats: int, texts: Iterable[str]) -> O:
    """Options from ``key=value`` texts, bools as on/off; raises `Refused` with what is wrong."""
    known = {choice.name: choice for choice in choices(kind)}
    given: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise Refused("core.options.unknown", name=name, known=", ".join(known) or "-")
        given[name] = _value(known[name], value)
    options = kind(seats=seats, **given)
    problem = options.problem()
    if problem is not None:
        raise Refused(problem.key, **problem.values)
    return options


def _value(choice: Choices, text: str) -> Any:
    words = {_word(value): value for value in choice.values}
    if text in words:
        return words[text]
    if not words and text.lstrip("-").isdigit():
        return int(text)
    known = " | ".join(words) or "0, 1, 2, ..."
    raise Refused("core.options.bad_value", name=choice.name, value=text, known=known)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)
