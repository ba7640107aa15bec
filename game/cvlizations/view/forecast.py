"""What an idea or an answer would change in happiness, if the game ended then."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Move
from game.core.score import Change, changes
from game.cvlizations import development, scoring
from game.cvlizations.resources import covers
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState


class Happiness(NamedTuple):
    """Printed on the idea; by the effects of all own ideas; taken from others who lose a majority."""

    printed: int
    effects: int
    others: int

    @property
    def total(self) -> int:
        """What the owner gains."""
        return self.printed + self.effects


def of_idea(state: CvlizationsState, seat: int, card: int) -> Happiness:
    """What owning an idea would bring now; the cheapest price the seat can pay is taken off first."""
    with_it = state.copy()
    with_it.ideas[seat] += (card,)
    with_it.owned[seat] |= 1 << card
    goods = state.goods[seat]
    prices = [price for price, _ in development.prices(state, seat, card) if covers(goods, price)]
    gains = []
    for price in prices or [0]:
        with_it.goods[seat] = goods - price
        gains.append(scoring.points(with_it, seat)[0] - scoring.points(state, seat)[0])
    printed = scoring.BOOK.happiness[card]
    seats = [other for other in range(state.options.seats) if other != seat]
    others = sum(scoring.points(with_it, other)[0] - scoring.points(state, other)[0] for other in seats)
    return Happiness(printed, max(gains) - printed, others)


def of_move(state: CvlizationsState, seat: int, move: Move) -> tuple[Change, ...]:
    """The lines of the seat's sheet that an answer changes, as far as it alone decides."""
    return changes(scoring.sheet(state, seat), scoring.sheet(RULES.preview(state, seat, move), seat))
