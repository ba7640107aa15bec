"""What the others built, told in a line."""

from __future__ import annotations

from game.my_city import events as ev
from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.options import MyCityOptions
from game.my_city.view import pieces
from game.my_city.view.tidings import tidings

OPTIONS = MyCityOptions(seats=3)


def test_a_building_brings_its_picture_and_the_points_it_moved_the_marker_by() -> None:
    built, gained, passed = (
        ev.BuildingPlaced(1, 3, 0, 2, 2),
        ev.PointsGained(1, "wells", 2),
        ev.BuildingPassed(2, 3),
    )
    first, second = tidings([built, gained, passed], OPTIONS, 0)
    assert (first.events, first.points, first.sign) == ((built, gained), 2, pieces.pictogram(3, 5))
    assert (second.head, second.points) == (passed, 0)
    assert (first.crossed, second.crossed) == (False, True)


def test_the_obstacle_and_what_it_blocks_are_news_and_a_card_to_be_built_is_not() -> None:
    turned, obstacle, blocked = ev.CardTurned(3), ev.CardTurned(OBSTACLE_CARD), ev.CardBlocked(5)
    signs = [told.sign for told in tidings([turned, obstacle, blocked], OPTIONS, 0)]
    assert [bool(sign) for sign in signs] == [False, True, True]


def test_gold_races_and_who_stops_are_told() -> None:
    events = [ev.GoldReached(2, 3), ev.SeatQuit(1)]
    assert [(told.head, bool(told.sign)) for told in tidings(events, OPTIONS, 0)] == [
        (event, True) for event in events
    ]
