"""Itemised scores and who ranks where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec


class Source(msgspec.Struct, frozen=True):
    """Where some points come from: a text id with values, and the places on the table that show it."""

    key: str
    points: int
    values: dict[str, str | int] = {}
    places: tuple[int | str, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True):
    """One named row of a score sheet; *key* is a text id. The sources' points, if any, add up to *points*."""

    key: str
    points: int
    sources: tuple[Source, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True):
    """A party's score. *ties* break equal totals, larger is better, the first difference decides."""

    party: int
    lines: tuple[ScoreLine, ...]
    ties: tuple[int, ...] = ()
    team: int | None = None
    may_win: bool = True

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Change(NamedTuple):
    """A line of a party's sheet before and after something; *key* is its text id."""

    key: str
    before: int
    after: int

    @property
    def gain(self) -> int:
        return self.after - self.before


class Standing(NamedTuple):
    """A party's place in the ranking, 1 is best; equal places are shared. *total* counts the whole team."""

    party: int
    rank: int
    total: int


class Tie(NamedTuple):
    """Parties, or teams, with equal totals: the best such ones, the one that ranks first leading.

    *number*: the place in their `ties` that tells the first from the second; None: nothing does. *counted*:
    what stands there for each of those that are equal up to that place.
    """

    total: int
    teams: tuple[tuple[int, ...], ...]
    number: int | None = None
    counted: tuple[int, ...] = ()


def rank(sheets: Sequence[ScoreSheet]) -> tuple[Standing, ...]:
    """Standings of all parties, best first; those that may not win stand behind all others."""
    teams = _teams(sheets)
    keys = {sheet.party: _key(team) for team in teams.values() for sheet in team}
    ordered = sorted(keys, key=lambda party: keys[party], reverse=True)
    better = {party: sum(1 for team in teams.values() if _key(team) > keys[party]) for party in ordered}
    return tuple(Standing(party, better[party] + 1, keys[party][1]) for party in ordered)


def changes(before: ScoreSheet, after: ScoreSheet) -> tuple[Change, ...]:
    """The lines in which two sheets of a party differ; what a sheet does not list counts nothing."""
    old, new = ({line.key: line.points for line in sheet.lines} for sheet in (before, after))
    found = (Change(key, old.get(key, 0), new.get(key, 0)) for key in dict.fromkeys([*old, *new]))
    return tuple(change for change in found if change.gain)


def best_tie(sheets: Sequence[ScoreSheet]) -> Tie | None:
    """The best equal totals, and what decided between them; None if all differ."""
    teams = sorted(_teams(sheets).values(), key=_key, reverse=True)
    for place, team in enumerate(teams):
        may_win, total, ties = _key(team)
        equal = [other for other in teams[place:] if _key(other)[:2] == (may_win, total)]
        if len(equal) > 1:
            named = tuple(tuple(sheet.party for sheet in other) for other in equal)
            pairs = zip_longest(ties, _key(equal[1])[2])
            number = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
            if number is None:
                return Tie(total, named)
            level = [found for other in equal if (found := _key(other)[2])[:number] == ties[:number]]
            return Tie(total, named, number, tuple(sum(found[number : number + 1]) for found in level))
    return None


def winners(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """The parties that share the first place."""
    return tuple(standing.party for standing in rank(sheets) if standing.rank == 1)


def _teams(sheets: Iterable[ScoreSheet]) -> dict[object, list[ScoreSheet]]:
    """The sheets of each team; who has none is one."""
    teams: dict[object, list[ScoreSheet]] = {}
    for sheet in sheets:
        teams.setdefault(sheet.party if sheet.team is None else ("team", sheet.team), []).append(sheet)
    return teams


def _key(team: Iterable[ScoreSheet]) -> tuple[bool, int, tuple[int, ...]]:
    members = list(team)
    ties = tuple(sum(column) for column in zip(*(sheet.ties for sheet in members), strict=True))
    return all(sheet.may_win for sheet in members), sum(sheet.total for sheet in members), ties
