"""A trip as its AI foresees it: the few numbers that points depend on, and visits by judgement.

Without time warp cards a whole playout goes by these numbers, much faster than by the rules; a test holds
both together.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Literal

from game.core.chance import Chance
from game.trekking import evaluation
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.evaluation import WIDTH
from game.trekking.judgement import MOST_CARDS, RESTING, Judgement, banked, last_rank
from game.trekking.moves import ANCESTORS
from game.trekking.prospects import (
    DAY_HOURS,
    PART,
    Prospect,
    outlook,
    promise,
    prospect,
    prospects,
    rewards,
)
from game.trekking.state import DAYS, HOUR, LAST_HOUR, NOON, TrekkingState

Choice = tuple[float, int, int]
"""A visit: the points it leads to, less those every visit of the party has; its place; crystals paid."""


@cache
def trek_values(table: Literal["mat", "scan"]) -> tuple[int, ...]:
    """What a trek is worth by its cards."""
    value = catalog().trek_tables[table].value
    return (0, *(value(cards) for cards in range(1, MOST_CARDS)))


class Trip:
    """The numbers of a table that its parties' points depend on; what is to come is *chance*'s."""

    __slots__ = (
        "ancestors",
        "clock",
        "crystals",
        "day",
        "deck",
        "filled",
        "hands",
        "judgement",
        "lasts",
        "lengths",
        "points",
        "seed",
        "sheets",
        "slots",
        "ticks",
        "treks",
        "uniform",
    )

    def __init__(self, state: TrekkingState, judgement: Judgement, chance: Chance | None = None) -> None:
        self.judgement = judgement
        self.day, self.ticks, self.ancestors = state.day, state.ticks, state.ancestors
        self.slots, self.deck = state.slots[:], state.deck[:]
        self.clock, self.crystals = state.clock[:], state.crystals[:]
        self.sheets, self.filled, self.hands = state.sheets[:], state.filled[:], state.hands[:]
        parties = range(state.parties)
        self.lengths = [len(trek) for trek in state.treks]
        self.lasts = [last_rank(state, party) for party in parties]
        self.points = [banked(state, party) for party in parties]
        self.treks = trek_values(state.options.trek_table)
        self.seed = chance.die(("trip",), 1 << 30) if chance else 0
        self.uniform = Random(self.seed).random

    def play(self, decisions: float) -> None:
        """Go on for so many decisions, those of a morning counting as one, or to the end."""
        while not self.over():
            clock = self.clock
            first = min(clock)
            party = clock.index(first)
            if first <= LAST_HOUR and not any(self.slots) and not (self.ancestors and self.lengths[party]):
                self.ticks += 1
                clock[party] = NOON - self.ticks
                continue
            if decisions <= 0:
                return
            decisions -= 1
            if first > LAST_HOUR:
                self.open_day()
            else:
                self.go(party, *max(self.choices(party))[1:])

    def over(self) -> bool:
        """Whether all days are over."""
        return self.day == DAYS and min(self.clock) > LAST_HOUR

    def choices(self, party: int) -> list[Choice]:
        """Every visit that the party can make."""
        slots, day, length = self.slots, self.day, self.lengths[party]
        hour, held, last = self.hour(party), self.crystals[party], self.lasts[party]
        known = prospects(self.sheets[party], self.filled[party], hour // PART)
        pages, worth, broken = self.judgement.rows[day], self.judgement.crystals[day], self.treks[length]
        longer, fresh = pages[length + 1], pages[1]
        all_ranks, all_hours, numbers = evaluation.ranks(), catalog().hours, rewards()[1]
        found = []
        for place in range(ANCESTORS + 1 if self.ancestors and length else ANCESTORS):
            card = slots[place] if place < ANCESTORS else ANCESTOR
            if not card:
                continue
            brings = known[numbers[place][card]] or self.brings(party, place, card)
            points, _, gained, coming = brings
            rank = all_ranks[card] if place < ANCESTORS else last
            rows, hours = longer, all_hours[card]
            if not length or rank < last:
                rows, points = fresh, points + broken
            arrives, left, step = hour + hours, held + gained, rank // WIDTH
            for paid in range(hours if held >= hours else held + 1):
                value = points + rows[arrives][step] + coming[arrives] + worth[arrives] * left
                found.append((value, place, paid))
                arrives -= 1
                left -= 1
        return found

    def brings(self, party: int, place: int, card: int) -> Prospect:
        """What a card brings a party at a place."""
        sheet, filled, part = self.sheets[party], self.filled[party], self.hour(party) // PART
        number = rewards()[1][place][card]
        return prospects(sheet, filled, part)[number] or prospect(sheet, filled, part, number)

    def hour(self, party: int) -> int:
        """Where a watch is, 0 to 12."""
        return -(-self.clock[party] // HOUR)

    def go(self, party: int, place: int, paid: int) -> None:
        """Make a visit and turn over the next card."""
        card = self.slots[place] if place < ANCESTORS else ANCESTOR
        points, filled, gained, _ = self.brings(party, place, card)
        arrives = self.hour(party) + catalog().hours[card] - paid
        self.ticks += 1
        self.clock[party] = min(arrives, DAY_HOURS) * HOUR - self.ticks
        self.filled[party] = filled
        self.crystals[party] += gained - paid
        self.points[party] += points + (evaluation.ON_TIME if arrives == DAY_HOURS else 0)
        self.join(party, card)
        if place == ANCESTORS:
            self.ancestors -= 1
            return
        slots, deck = self.slots, self.deck
        del slots[place]
        slots.insert(0, deck.pop(int(self.uniform() * len(deck))) if deck else 0)

    def join(self, party: int, card: int) -> None:
        """Add a card to the trek or start a new one."""
        length, rank = self.lengths[party], evaluation.ranks()[card]
        if card == ANCESTOR:
            rank = self.lasts[party]
        if length and rank >= self.lasts[party]:
            self.lengths[party] = length + 1
        else:
            self.points[party] += self.treks[length]
            self.lengths[party] = 1
        self.lasts[party] = rank

    def open_day(self) -> None:
        """Lay out the next day, the same whatever came before; all pick their best sheet."""
        self.day += 1
        self.uniform = uniform = Random(self.seed + self.day).random
        self.deck = deck = list(catalog().day_cards[self.day])
        shown = [deck.pop(int(uniform() * len(deck))) for _ in range(ANCESTORS)]
        self.slots = [shown[-1], *shown[:-1]]
        self.clock = [value - NOON for value in self.clock]
        for party, hand in enumerate(self.hands):
            best = max((sheet for sheet in hand if sheet is not None), key=promise)
            self.hands[party] = tuple(sheet for sheet in hand if sheet != best)
            self.sheets[party], self.filled[party] = best, 0

    def totals(self) -> list[float]:
        """Every party's likely final points."""
        if self.over():
            return [
                points + crystals + self.treks[length]
                for points, crystals, length in zip(self.points, self.crystals, self.lengths, strict=True)
            ]
        found = []
        for party, points in enumerate(self.points):
            hour = self.hour(party)
            hour = RESTING if hour == DAY_HOURS else hour
            points += outlook(self.sheets[party], self.filled[party])[hour]
            found.append(
                points
                + self.judgement.ahead(
                    self.day, hour, self.lengths[party], self.lasts[party], self.crystals[party]
                )
            )
        return found
