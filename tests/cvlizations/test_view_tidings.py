"""Orders carried out, ideas bought and thefts, told in a line."""

from __future__ import annotations

from game.cvlizations import events as ev
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.view.tidings import GOODS, tidings

OPTIONS = CvlizationsOptions(seats=3)
THEFT, REST = 0, 5


def test_an_order_is_told_with_what_it_brought() -> None:
    events = [ev.OrderCarriedOut(1, REST, 1), ev.HappinessGained(1, 2, REST), ev.OrderCarriedOut(2, REST, 1)]
    first, second = tidings(events, OPTIONS, 0)
    assert (first.events, first.points) == (tuple(events[:2]), 2)
    assert (second.events, second.points) == ((events[2],), 0)
    assert first.sign == second.sign == "cvlizations/orders/rest"


def test_who_is_robbed_is_told_of_each_theft_and_everybody_else_of_the_order() -> None:
    order, stolen = ev.OrderCarriedOut(1, THEFT, 1), ev.ResourceStolen(1, 0, 2, THEFT)
    robbed = tidings([order, stolen], OPTIONS, 0)
    assert [(told.head, told.mine, told.unit) for told in robbed] == [
        (order, 0, ""),
        (stolen, -1, GOODS[2]),
    ]
    (other,) = tidings([order, stolen], OPTIONS, 2)
    assert (other.events, other.mine) == ((order, stolen), 0)


def test_who_stops_after_buying_is_not_told_of_twice() -> None:
    bought, stopped = ev.IdeaBought(1, 9, 1, 0, 0), ev.BuyingEnded(1)
    assert [told.head for told in tidings([bought, stopped], OPTIONS, 0)] == [bought]
    assert [told.head for told in tidings([stopped], OPTIONS, 0)] == [stopped]
