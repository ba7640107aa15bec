"""The contract between the core and a game: states, moves, events and rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, Union

import msgspec

from game.core.chance import Chance
from game.core.options import Options
from game.core.reason import Reason
from game.core.score import ScoreSheet


class Move(msgspec.Struct, frozen=True, array_like=True):
    """What a seat wants. Fields are ints, strings, None, tuples; new ones go last, with a default.

    Every class names its ``tag``, by which journals know it for good, whatever the class is called later.
    """


class Event(msgspec.Struct, frozen=True, array_like=True):
    """What happened, in the past tense. Fields and tags as in `Move`.

    ``hidden`` names the fields only ``seat`` and its allies may see; ``reveals`` marks an event that shows
    something nobody knew, so that a strict table takes nothing back across it.
    """

    hidden: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False


K = TypeVar("K", Move, Event)


class Ask(NamedTuple):
    """A decision that *seat* owes. *sealed*: kept until all have answered; *about*: a party decided for."""

    seat: int
    topic: str
    sealed: bool = False
    about: int | None = None


def asked_together(asks: Sequence[Ask]) -> Sequence[Ask]:
    """The asks whose answers are carried out together: all the sealed ones, or the lowest open one."""
    return asks if asks[0].sealed else asks[:1]


class IllegalMove(Exception):
    """A move that the rules refuse, with the reason."""

    def __init__(self, seat: int, move: Move, reason: Reason) -> None:
        super().__init__(f"seat {seat}: {move!r}: {reason.key} {reason.values}")
        self.seat = seat
        self.move = move
        self.reason = reason


def declared(module: ModuleType, base: type[K]) -> tuple[type[K], ...]:
    """The moves or events that a module declares, in its order: to write the class is to list it."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base))
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__)


def tag_of(kind: type[Move | Event]) -> str:
    """The name by which journals know a class of moves or events."""
    return str(kind.__struct_config__.tag)


OWNERS = ("seat", "party", "tribe")
"""The fields that say whose an event is: the seat's that decided it, else the party's that it happened to."""


def whose(event: Event) -> int | None:
    """The seat (or party) that an event belongs to; None: to all."""
    return next((getattr(event, field) for field in OWNERS if field in event.__struct_fields__), None)


@cache
def method_name(event: type[msgspec.Struct]) -> str:
    """The state's method that carries out events of this class: ``BuildingPlaced`` -> ``building_placed``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", event.__name__).lower()


class State:
    """Everything true of a running game (or, as a view, everything known of it).

    Subclasses list their fields in ``__slots__`` and their event classes in ``events``. Only the event
    methods change a state, and none of them calls another. ``copy`` is hand-written and yields a plain state.
    """

    __slots__ = ("_applying", "_recorded")
    events: ClassVar[tuple[type[Event], ...]] = ()

    def copy(self) -> Self:
        """An independent plain copy."""
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        """Carry out one event."""
        getattr(self, method_name(type(event)))(*msgspec.structs.astuple(event))

    def fields(self) -> dict[str, Any]:
        """Every field by name, those of the core left out."""
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        return {name: getattr(self, name) for name in names if not name.startswith("_")}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.fields()})"


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741


def recording(state: S) -> S:
    """A recording copy: every event method called on it is also kept as an event (see `recorded`)."""
    return _made_to_record(state.copy())


def _made_to_record(copy: S) -> S:
    """A copy made to record."""
    object.__setattr__(copy, "_recorded", [])
    object.__setattr__(copy, "_applying", False)
    kind: Any = type(copy)
    copy.__class__ = recording_class(kind)
    return copy


def recorded(state: State) -> tuple[Event, ...]:
    """The events of a recording copy so far."""
    return tuple(object.__getattribute__(state, "_recorded"))


@cache
def recording_class(kind: Any) -> Any:
    """The generated subclass of a state class that records, and refuses any other assignment."""
    body: dict[str, Any] = {"__slots__": (), "__setattr__": _refuse_outside_events}
    for event in kind.events:
        body[method_name(event)] = _recorder(event, getattr(kind, method_name(event)))
    return type(f"Recording{kind.__name__}", (kind,), body)


def _recorder(event: type[Event], plain: Callable[..., None]) -> Callable[..., None]:
    def call(self: Any, *fields: Any) -> None:
        if self._applying:
            raise TypeError(f"{event.__name__}: an event method called from another one")
        happened = event(*fields)
        object.__setattr__(self, "_applying", True)
        try:
            plain(self, *fields)
        finally:
            object.__setattr__(self, "_applying", False)
        self._recorded.append(happened)

    return call


def _refuse_outside_events(self: Any, name: str, value: object) -> None:
    if not self._applying:
        raise TypeError(f"{type(self).__name__}.{name} assigned outside an event method")
    object.__setattr__(self, name, value)


class Rules(Generic[S, O]):
    """The rules of one game; one instance a game, without any state of its own."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    options_type: type[O]
    state_type: type[S]
    move_types: ClassVar[tuple[type[Move], ...]]
    completing: ClassVar[tuple[type[Move], ...]] = ()
    """Moves that only complete the seat's one before: a token placed, a debt paid, a bonus taken."""

    @cached_property
    def move_type(self) -> Any:
        """Any of the game's moves, as a type to decode."""
        return Union[self.move_types]  # noqa: UP007

    @cached_property
    def event_type(self) -> Any:
        """Any of the game's events, as a type to decode."""
        return Union[self.state_type.events]  # noqa: UP007

    def blank(self, options: O) -> S:
        """The table before set-up."""
        raise NotImplementedError

    def set_up(self, state: S, chance: Chance) -> None:
        """Lay out the game, up to the first ask."""
        raise NotImplementedError

    def asks(self, state: S) -> Sequence[Ask]:
        """Who must decide now, lowest seat first, at most one ask a seat; none: the table is over."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> Sequence[Move]:
        """Every legal move of an asked seat once, in a fixed order."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, move: Move) -> Reason | None:
        """Why an asked seat may not make this move; None: it may."""
        raise NotImplementedError

    def sample(self, state: S, seat: int, chance: Chance) -> Move:
        """Any legal move at random: uniformly, or in a game's own quicker way where listing all is slow."""
        return chance.pick(("sample", seat), self.moves(state, seat))

    def play(self, state: S, moves: Mapping[int, Move], chance: Chance) -> None:
        """Carry out one open answer, or all the sealed ones, until someone is asked or all is over."""
        raise NotImplementedError

    def preview(self, view: S, seat: int, move: Move) -> S:
        """The view after this move, as far as it alone decides it."""
        raise NotImplementedError

    def imagine(self, view: S, chance: Chance) -> S:
        """A full state that agrees with everything the view knows."""
        raise NotImplementedError

    def scores(self, state: S) -> Sequence[ScoreSheet]:
        """One sheet a party, in mid-game too, from what all may see."""
        raise NotImplementedError

    def tie_breaker(self, state: S, number: int) -> Reason:
        """What the *number*-th of a sheet's `ties` counts, as a text id with values: more ranks higher."""
        return Reason("core.tie.more")

    def allies(self, options: O, seat: int) -> frozenset[int]:
        """The other seats that share this seat's secrets."""
        return frozenset()

    def conserve(self, state: S) -> None:
        """Check that nothing is lost or doubled; AssertionError names what is."""
        raise NotImplementedError


def check(rules: Rules[S, O], state: S, moves: Mapping[int, Move]) -> None:
    """Raise `IllegalMove` for the first move that its seat may not make now."""
    asks = {ask.seat: ask for ask in rules.asks(state)}
    for seat, move in moves.items():
        reason = rules.why_not(state, seat, move) if seat in asks else Reason("core.reason.not_asked")
        if reason is not None:
            raise IllegalMove(seat, move, reason)
    if any(asks[seat].sealed for seat in moves) and set(moves) != set(asks):
        missing = next(seat for seat in asks if seat not in moves)
        raise IllegalMove(missing, next(iter(moves.values())), Reason("core.reason.others_missing"))


def deal(rules: Rules[S, O], options: O, chance: Chance) -> tuple[S, tuple[Event, ...]]:
    """Set up a table: the state and the events that led to it."""
    copy = recording(rules.blank(options))
    rules.set_up(copy, chance)
    return copy.copy(), recorded(copy)


def act(rules: Rules[S, O], state: S, moves: Mapping[int, Move], chance: Chance) -> tuple[Event, ...]:
    """What these moves make happen; *state* stays as it is. Raises `IllegalMove`."""
    check(rules, state, moves)
    copy = recording(state)
    rules.play(copy, moves, chance)
    return recorded(copy)


def foresee(rules: Rules[S, O], view: S, seat: int, move: Move) -> tuple[Event, ...]:
    """The events by which this move alone changes the view, as `Rules.preview` decides them."""
    lender = view.copy()
    kind: Any = type(lender)
    lender.__class__ = _lending_class(kind)
    return recorded(rules.preview(lender, seat, move))


@cache
def _lending_class(kind: Any) -> Any:
    """The generated subclass of a state class whose copies record."""
    return type(
        f"Lending{kind.__name__}",
        (kind,),
        {"__slots__": (), "copy": lambda self: _made_to_record(kind.copy(self))},
    )
