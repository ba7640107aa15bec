"""A table kept with pencil and paper: events are written down plainly, and the table must look like it.

Hours are kept as the order in which watches came to lie on them, decks as lists, points as notes of why and
when.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.rules import Event
from game.trekking import events
from game.trekking.state import TrekkingState
from tests.trekking.pencil import CARDS, ICONS, printed

TREKS = {table["id"]: table for table in printed("mat")["trek_tables"]}
LEVELS = {level["id"]: level for level in printed("rival")["levels"]}
KINDS = ("spaces", "rows", "on_time", "warps", "icons")


class Ledger:
    """One table as its players see it; *today* are the notes of the day that runs."""

    def __init__(self, options: Any) -> None:
        self.seats, self.options = options.seats, options
        self.parties = max(options.seats, 2)
        self.day = 0
        self.on_hour: list[list[int]] = [[] for _ in range(13)]
        self.crystals = Counter(dict.fromkeys(range(self.seats), 1))
        self.points: Counter[tuple[int, str, int]] = Counter()
        self.treks: list[list[list[int]]] = [[] for _ in range(self.parties)]
        self.years = [0] * self.parties
        self.supply: Counter[str] = Counter(printed("mat")["tokens"])
        self.covered = [[0] * 4 for _ in range(self.seats)]
        self.stands_in: set[tuple[int, int, int]] = set()
        self.ancestors = printed("cards")["ancestors_by_players"][str(self.parties)]
        self.wilds = 0
        self.row = [0] * 6
        self.unseen: set[int] = set()
        self.known: list[int | None] = []
        self.under: list[int] = []
        self.marks: dict[int, int] = {}
        self.spent_warps: set[int] = set()
        self.turn: tuple[int, int] = (-1, -1)
        self.picked: dict[int, int] = {}
        self.hands: dict[int, list[int | None]] = {}
        self.again = -1
        self.over = False

    def hear(self, event: Event) -> None:
        """Write one event down."""
        self.again = event.party if isinstance(event, events.TurnRepeated) else -1
        match event:
            case events.WatchesStacked(parties):
                self.on_hour[0] = list(parties)
            case events.ItinerariesDealt(seat, sheets):
                self.hands[seat] = list(sheets)
            case events.DayStarted(day, cards):
                self._new_day(day, list(cards))
            case events.WarpsTurnedUp(warps):
                self.marks = dict.fromkeys(warps, -1)
                self.spent_warps |= set(warps)
            case events.ItineraryPicked(seat, sheet):
                self.picked[seat] = sheet
                self.hands[seat].remove(sheet if sheet in self.hands[seat] else None)
            case events.TripEnded():
                self.over = True
            case events.DayGivenUp(party):
                self._move(party, 12)
            case events.TurnEnded() | events.TurnRepeated():
                self.turn = (-1, -1)
            case events.WarpUsed(party, warp):
                self.marks[warp] = party
            case _:
                self._hear_of_visit(event)

    def _new_day(self, day: int, cards: list[int]) -> None:
        if day > 1:
            self.on_hour = [self.on_hour[12], *([] for _ in range(12))]
        self.day, self.row, self.marks, self.picked = day, cards, {}, {}
        self.unseen = {card["id"] for card in CARDS.values() if card["day"] == day} - {*cards}
        self.known, self.under = [], []
        self.supply = Counter(printed("mat")["tokens"])
        self.covered, self.stands_in = [[0] * 4 for _ in range(self.seats)], set()

    def _move(self, party: int, hour: int) -> None:
        for watches in self.on_hour:
            if party in watches:
                watches.remove(party)
        self.on_hour[hour].append(party)

    def _hear_of_visit(self, event: Event) -> None:
        match event:
            case events.CardVisited(party, place, _, crystals):
                self.turn = (party, place if place < 6 else -1)
                self.crystals[party] -= crystals
                if place < 6:
                    self.row[place] = 0
                else:
                    self.ancestors -= 1
            case events.WatchMoved(party, hour, points):
                self._move(party, hour)
                self.points[party, "on_time", self.day] += points
            case events.WildsGained(_, count):
                self.wilds += count
            case events.TokenPlaced():
                self._place(event)
            case events.TokenReturned(_, icon):
                self.wilds -= icon == 4
            case events.CrystalsGained(party, count) | events.CrystalsReturned(party, count):
                self.crystals[party] += count if isinstance(event, events.CrystalsGained) else -count
            case events.PointsGained(party, points):
                self.points[party, "warps", self.day] += points
            case events.RivalScored(party, points):
                self.points[party, "icons", self.day] += points
            case events.TrekExtended(party, card, year) | events.TrekStarted(party, card, year):
                if isinstance(event, events.TrekStarted):
                    self.treks[party].append([])
                self.treks[party][-1].append(card)
                self.years[party] = year
            case _:
                self._hear_of_row(event)

    def _place(self, event: events.TokenPlaced) -> None:
        seat, name = event.party, ICONS[event.icon]
        if name == "wild":
            self.wilds -= 1
        if name == "wild" or not self.supply[name]:
            self.stands_in.add((seat, event.column, self.covered[seat][event.column]))
            name = "wild"
        self.supply[name] -= 1
        self.covered[seat][event.column] += 1
        self.points[seat, "spaces", self.day] += event.points
        self.points[seat, "rows", self.day] += event.row_points
        self.crystals[seat] += event.crystals

    def _hear_of_row(self, event: Event) -> None:
        match event:
            case events.RowRefilled(gap, card):
                del self.row[gap]
                self.row.insert(0, card)
                self.turn = (self.turn[0], -1)
                self._turned_over(card)
            case events.RowRefreshed(cards):
                self.under += [card for card in self.row[1:] if card]
                dealt = [card for card in cards[::-1] if card != self.row[0]]
                for card in dealt:
                    self._turned_over(card)
                self.row = list(cards)
            case events.SlotsSwapped(first, second):
                self.row[first], self.row[second] = self.row[second], self.row[first]
            case events.DeckPeeked(_, cards):
                self.known, self.unseen = list(cards), self.unseen - {*cards}
            case events.DeckArranged(_, order, top):
                pile = [self.row[0], *self.known]
                self.known = [pile[place] for place in order[1:]]
                assert pile[order[0]] == top
                self.row[0] = top
            case _:
                raise AssertionError(f"never heard of {event}")

    def _turned_over(self, card: int) -> None:
        if not card:
            assert [*self.known, *self.under, *self.unseen] == [], "cards are left"
        elif self.known:
            assert self.known.pop(0) == card, "another card lay on top"
        elif self.unseen:
            self.unseen.remove(card)
        else:
            assert self.under.pop(0) == card, "another card lay at the bottom"

    def next_party(self) -> int:
        """Whose watch is farthest behind, the one on top among equals."""
        return next(watches[-1] for watches in self.on_hour if watches)

    def agrees_with(self, state: TrekkingState) -> None:
        """AssertionError says where a state and the ledger differ."""
        hours = [
            next(hour for hour in range(13) if party in self.on_hour[hour]) for party in range(self.parties)
        ]
        assert [state.hour(party) for party in range(self.parties)] == hours, "hours"
        by_clock = sorted(range(self.parties), key=lambda party: state.clock[party])
        assert by_clock == [party for watches in self.on_hour for party in watches[::-1]], "who lies on whom"
        assert state.crystals == [self.crystals[party] for party in range(self.parties)], "crystals"
        assert state.wilds == self.wilds, "wild tokens"
        assert state.supply == [self.supply[icon] for icon in ICONS[:5]], "supply"
        assert state.slots == self.row, "row"
        assert ({*state.deck}, [*state.stacked], [*state.bottom]) == (self.unseen, self.known, self.under), (
            "deck"
        )
        assert state.deck_size() == len(self.unseen) + len(self.known) + len(self.under), "deck"
        assert (state.visitor, state.gap) == self.turn, "turn"
        assert dict(zip(state.warps, state.markers, strict=True)) == self.marks, "time warp cards"
        assert not self.spent_warps & {*state.warp_deck}, "time warp cards used up"
        assert [*map(list, state.hands)] == [self.hands.get(seat, []) for seat in range(self.seats)], "hands"
        assert state.sheets == [self.picked.get(seat, 0) for seat in range(self.seats)], "itineraries"
        assert state.picking == (self.seats - len(self.picked) if self.day else 0), "who still picks"
        assert (state.day, state.over) == (self.day, self.over), "day"
        assert [list(map(list, treks)) for treks in self._treks_of(state)] == self.treks, "treks"
        assert state.years == self.years, "years"
        assert state.ancestors == self.ancestors, "ancestors"
        for seat in range(self.seats):
            self._sheet_agrees(state, seat)
        for party in range(self.parties):
            for number, kind in enumerate(KINDS):
                for day in (1, 2, 3):
                    assert state.points(party, number, day) == self.points[party, kind, day], (kind, day)

    def _treks_of(self, state: TrekkingState) -> list[tuple[tuple[int, ...], ...]]:
        running = [(trek,) if trek else () for trek in state.treks]
        return [done + now for done, now in zip(state.finished, running, strict=True)]

    def _sheet_agrees(self, state: TrekkingState, seat: int) -> None:
        for column in range(4):
            covered = self.covered[seat][column]
            assert state.filled[seat] >> 3 * column & 7 == covered, "covered spaces"
            for index in range(6):
                lies = (seat, column, index) in self.stands_in
                assert state.wild_on(seat, column, index) == lies, "where wild tokens lie"

    def scored(self, party: int) -> dict[str, int]:
        """The lines of a party's score sheet by short name, in their order."""
        lines = {kind: self._of(party, kind) for kind in ("spaces", "rows", "on_time")}
        if party >= self.seats:
            lines = {"on_time": lines["on_time"], "icons": self._of(party, "icons")}
            lines["head_start"] = LEVELS[self.options.rival]["head_start"]
        else:
            if self.options.time_warp:
                lines["warps"] = self._of(party, "warps")
            lines["crystals"] = self.crystals[party]
        return lines | {"treks": sum(self.trek_points(trek) for trek in self.treks[party])}

    def _of(self, party: int, kind: str) -> int:
        return sum(points for (who, what, _), points in self.points.items() if (who, what) == (party, kind))

    def trek_points(self, trek: list[int]) -> int:
        """What a trek of so many cards is worth."""
        table = TREKS[self.options.trek_table]
        beyond = max(0, len(trek) - 10)
        return int(table["points"][min(len(trek), 10) - 1] + beyond * table["each_further_card"])
