"""What lies on the table of CVlizations always says what it is."""

from __future__ import annotations

import pytest

from game.cvlizations.catalog import load
from game.cvlizations.state import NOTHING
from game.cvlizations.view import TableView, tribes
from game.cvlizations.view.places import plates, tall
from game.cvlizations.view.sight import HAND, IDEA, LAID, OPTION, OWNED
from game.tabletop.picture import Picture
from game.ui.focus import Spot
from tests.cvlizations.at_table import play_on, topic
from tests.cvlizations.tables import give, table
from tests.seated import NAMES, Seated, Sit

BOOK = load()
TOPICS = ("lay", "buy", "take", "steal", "trade")


def spots_of(seated: Seated) -> list[Spot]:
    game, ask = seated.table, seated.table.asks()[0]
    view = TableView(game.options, NAMES[: game.options.seats])
    return list(view.spots(view.see(Picture(game.view({ask.seat}), ask.seat, ask=ask))))


def told_elsewhere(spot: Spot, laying: bool) -> bool:
    """The answers of the tray are told by its own words; a hand being laid, over the row of orders."""
    kind = spot.id[0] if isinstance(spot.id, tuple) else spot.id
    return kind == OPTION or (laying and kind == HAND)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("wanted", TOPICS)
def test_everything_on_the_table_says_what_it_is_whatever_is_asked(sit: Sit, seats: int, wanted: str) -> None:
    seated = sit(NAMES[:seats])
    play_on(seated, 6, topic(wanted))
    assert seated.table.asks()[0].topic == wanted
    silent = [
        spot.id
        for spot in spots_of(seated)
        if not told_elsewhere(spot, wanted == "lay")
        and (spot.tip is None or not spot.tip.title or not spot.tip.body)
    ]
    assert silent == []


def test_ideas_on_sale_have_a_tip_while_resources_are_chosen(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("take"))
    ideas = [spot for spot in spots_of(seated) if isinstance(spot.id, tuple) and spot.id[0] == IDEA]
    assert ideas
    assert all(spot.tip is not None for spot in ideas)


def test_each_idea_named_on_a_plate_says_what_it_does() -> None:
    state = table(2, ideas={1: ["museum", "castle"]})
    view = TableView(state.options, NAMES[:2])
    spots = {spot.id: spot for spot in view.spots(view.see(Picture(state, 0)))}
    for name in ("museum", "castle"):
        tip = spots[OWNED, 1, BOOK.card(name)].tip
        assert tip is not None
        assert tip.title
        assert tip.body


def test_the_latest_ideas_are_named_below_each_other_and_none_twice() -> None:
    state = table(2)
    give(state, 1, *(idea.id for idea in BOOK.cards[8:28]))
    plate = plates(state.options, 0)[1]
    assert tall(plate)
    named = tribes.ideas_named(state, 1, plate)
    assert list(named) == list(state.ideas[1][-len(named) :])
    lines = [line for boxes in named.values() for line in boxes]
    assert [line.y for line in lines] == sorted({line.y for line in lines})
    assert lines[0].y > tribes.idea_boxes(plate)[0].y, "the first line counts the earlier ones"


def test_an_order_face_down_says_only_that_it_is(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 1, lambda state, ask: ask.topic == "lay" and set(state.up) != {NOTHING})
    tips = [spot.tip for spot in spots_of(seated) if isinstance(spot.id, tuple) and spot.id[0] == LAID]
    assert any(tip is not None and tip.title == "Face down" for tip in tips)
