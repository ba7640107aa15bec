"""Why a number is what it is: the events that have changed it last, in the log's own sentences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game import registry
from game.core.options import Options
from game.core.part import PartEnded
from game.core.rules import Event
from game.scenes.at_table import AtTable, Gains
from game.scenes.sentences import sentence
from game.session.numbers import START, Counts, Numbers
from game.tabletop.memo import Memo
from game.tabletop.tidings import Tiding, each
from game.ui.focus import Spot
from game.ui.locale import TEXTS, words

LATEST = 3
"""So many changes of a number are told."""
TABLES = 12
"""So many parties are followed at a time: those at a table, as some persons see them by turns."""
MOVES = 16
"""So many moves are remembered with what they brought."""


class Moment(NamedTuple):
    """A table as a seat looks at it: what its *eyes* were told, and how much of that is shown."""

    events: Sequence[Event]
    until: int
    seat: int
    eyes: frozenset[int] = frozenset()


class Causes:
    """Of every number of a seat, by what and by how much it has been changed. *count*: `View.numbers`."""

    def __init__(
        self,
        game: str,
        options: Options,
        name: Callable[[int], str],
        count: Callable[[Any, int], Counts],
    ) -> None:
        self._game = game
        self._options = options
        self._name = name
        self._count = count
        self._numbers: Memo[Hashable, Numbers] = Memo(TABLES)
        self._tidings: tuple[tuple[int, list[Event]], dict[int, Tiding]] = (-1, []), {}

    def latest(self, number: Hashable, moment: Moment) -> Gains:
        """The latest changes of a number, latest first: by how much, and the sentence on what did it."""
        found: dict[int, tuple[int, str]] = {}
        for change in reversed(self._followed(moment).changes(number, moment.until)):
            event = None if change.at == START else moment.events[change.at]
            tiding = None if event is None else self._tiding(event, moment)
            cause = id(event if tiding is None else tiding.head)
            if cause not in found and sum(gain != 0 for gain, _ in found.values()) == LATEST:
                break
            gain, told = found.get(cause) or (0, self._told(event, tiding))
            found[cause] = gain + change.gain, told
        return tuple((gain, told) for gain, told in found.values() if gain)

    def gained(self, moment: Moment, since: int) -> Mapping[Hashable, int]:
        """By how much each number has changed since then; nothing once a part is over and all begins anew."""
        if any(isinstance(event, PartEnded) for event in moment.events[since : moment.until]):
            return {}
        return self._followed(moment).gains(range(since, moment.until))

    def brought(self, by: Iterable[Event], moment: Moment) -> Mapping[Hashable, int]:
        """By how much some of the events have changed each number."""
        wanted = {id(event) for event in by}
        places = {at for at, event in enumerate(moment.events[: moment.until]) if id(event) in wanted}
        return self._followed(moment).gains(places)

    def _followed(self, moment: Moment) -> Numbers:
        found = self._numbers.get((moment.seat, moment.eyes), lambda: self._begin(moment.seat))
        found.follow(moment.events)
        return found

    def _begin(self, seat: int) -> Numbers:
        rules = registry.rules(self._game)
        return Numbers(lambda: rules.blank(self._options), lambda state: self._count(state, seat))

    def _tiding(self, event: Event, moment: Moment) -> Tiding | None:
        """What an event belongs to."""
        events = list(moment.events[: moment.until])
        if self._tidings[0] != (moment.seat, events):
            find = registry.room(self._game).tidings
            found = each(events) if find is None else find(events, self._options, moment.seat)
            self._tidings = (moment.seat, events), {id(one): t for t in found for one in t.events}
        return self._tidings[1].get(id(event))

    def _told(self, event: Event | None, tiding: Tiding | None) -> str:
        """The sentence on what an event belongs to, or else its own; what is unsaid belongs to the start."""
        heads = (event,) if tiding is None else (tiding.head, event)
        for one in heads:
            said = None if one is None else sentence(self._game, one, self._name, self._options)
            if said:
                return said
        return words("scenes.news.start")


def explained(spots: Sequence[Spot], here: Hashable, latest: Callable[[Hashable], Gains]) -> list[Spot]:
    """The spots; the tip of the one pointed at says what has changed its number of late."""
    return [_explained(spot, latest) if spot.id == here else spot for spot in spots]


def _explained(spot: Spot, latest: Callable[[Hashable], Gains]) -> Spot:
    if spot.tip is None or not spot.tip.title:
        return spot
    gains = latest(spot.id)
    return replace(spot, tip=spot.tip._replace(gains=gains)) if gains else spot


class OwnCauses:
    """What a table in play tells of the numbers of who looks; its view says which there are."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        session = table.session
        self._causes = Causes(session.game, session.options, table.name, self._count)
        self._latest: Memo[Hashable, Gains] = Memo(TABLES)
        self._gained: Memo[Hashable, Mapping[Hashable, int]] = Memo(2)
        self._brought: Memo[Hashable, Gains] = Memo(MOVES)

    def _count(self, state: Any, seat: int) -> Counts:
        return self._table.view.numbers(state, seat)

    def latest(self, spot: Hashable) -> Gains:
        """The latest changes of the number that a spot shows, latest first."""
        table, session = self._table, self._table.session
        if not table.view.shows_own(table.sight):
            return ()
        key = spot, session.showing.stamp, session.seat, session.seated.seats, TEXTS.language
        return self._latest.get(key, lambda: self._causes.latest(spot, self._moment()))

    def gained(self) -> Mapping[Hashable, int]:
        """By how much each number has changed since the latest answer; before the first one nothing."""
        session = self._table.session
        since = session.since
        if not since:
            return {}
        key = session.showing.stamp, since, session.seat
        return self._gained.get(key, lambda: self._causes.gained(self._moment(), since))

    def brought(self, by: Sequence[Event], party: int) -> Gains:
        """By how much these events have changed each number of a party, with its name; nobody has none.

        What is seen in two places under one name is one number.
        """
        session = self._table.session
        if not by or not 0 <= party < self._table.view.numbered(session.options):
            return ()
        key = session.showing.stamp, id(by[0]), len(by), party, session.seat, TEXTS.language
        return self._brought.get(key, lambda: self._bring(by, party))

    def brought_in_all(self, by: Sequence[Event], party: int) -> int:
        """By how much these events have changed the total of a party; nobody has none."""
        view = self._table.view
        if not 0 <= party < view.numbered(self._table.session.options):
            return 0
        return self._causes.brought(by, self._moment()._replace(seat=party)).get(view.total, 0)

    def _bring(self, by: Sequence[Event], party: int) -> Gains:
        table = self._table
        state = table.session.showing.shown
        found = self._causes.brought(by, self._moment()._replace(seat=party))
        order = [*table.view.numbers(state, party), *found]
        named = (
            (found[number], table.view.number_name(number, state))
            for number in dict.fromkeys(order)
            if number in found
        )
        told = ((gain, name[:1].upper() + name[1:]) for gain, name in named if name)
        return tuple(dict.fromkeys(told))

    def _moment(self) -> Moment:
        session = self._table.session
        showing = session.showing
        until = len(showing.events) - len(showing.waiting)
        return Moment(showing.events, until, session.seat, session.seated.seats)
