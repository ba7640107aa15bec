"""Orders at the table of CVlizations: how they are picked, what is hidden, what is foretold."""

from __future__ import annotations

import pytest

from game.cvlizations import odds
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import LayOrders
from game.cvlizations.view import TableView, rail, tips
from game.cvlizations.view.places import place, row
from game.cvlizations.view.sight import HAND
from game.tabletop.picture import Picture
from game.ui import tooltip
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from tests.cvlizations.at_table import chosen, hand, painted, play_on
from tests.seated import NAMES, Sit, way

BOOK = load()


# ---------------------------------------------------------------------- laying orders


def test_two_clicks_and_a_button_lay_one_order_face_up_and_one_face_down(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seat = seated.scene.session.seat
    seated.click(hand(2))
    seated.click(hand(5))
    seated.click(seated.button("lay"))
    assert (seated.table.state.up[seat], seated.table.state.down[seat]) == (2, 5)


def test_orders_can_be_picked_in_the_row_too(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(row("rail.order")[3].center)
    assert chosen(seated) == {"face_up": 3}


def test_a_picked_order_is_put_back_by_another_click_and_the_other_stays(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(hand(2))
    seated.click(hand(5))
    seated.click(hand(2))
    assert chosen(seated) == {"face_down": 5}
    seated.click(hand(4))
    assert chosen(seated) == {"face_down": 5, "face_up": 4}
    seated.click(hand(4))
    seated.click(hand(5))
    assert chosen(seated) == {}


def test_cancel_takes_the_picks_back_one_by_one(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(hand(2))
    seated.click(hand(5))
    seated.key("cancel")
    assert chosen(seated) == {"face_up": 2}
    seated.key("cancel")
    assert chosen(seated) == {}
    assert seated.app.scene is seated.scene


def test_a_third_card_takes_the_place_of_the_one_face_down(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    for order in (2, 5, 6):
        seated.click(hand(order))
    assert chosen(seated) == {"face_up": 2, "face_down": 6}


def test_the_two_picks_can_change_places(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(hand(2))
    seated.click(hand(5))
    seated.click(seated.button("turn_round"))
    assert seated.scene.session.draft.choice is not None
    assert seated.scene.session.draft.choice.move == LayOrders(5, 2)


def test_there_is_nothing_to_lay_before_both_are_picked(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(hand(2))
    press = {press.id: press for press in seated.scene.view.buttons(seated.scene.sight)}["lay"]
    assert not press.enabled


def test_an_order_used_up_says_why_it_can_not_be_laid(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 4, lambda state, ask: ask.topic == "lay" and bool(state.spent[ask.seat]))
    gone = next(
        order for order in range(ORDERS) if seated.table.state.spent[seated.scene.session.seat] >> order & 1
    )
    seated.click(hand(gone))
    said = TEXTS.text("cvlizations.reason.order_spent", card=f"@cvlizations.name.{BOOK.orders[gone].id}")
    assert seated.scene.notice.words == said
    assert chosen(seated) == {}


def test_the_row_counts_a_half_made_choice(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    column = row("rail.order")[6]
    seated.point((320, 30))
    before = painted(seated, column)
    seated.click(hand(6))
    seated.point((320, 30))
    assert painted(seated, column) != before


def test_a_neutral_tribe_gets_its_orders_from_its_own_hand(sit: Sit) -> None:
    seated = sit(NAMES[:2], two="advanced")
    ask = seated.scene.session.ask
    assert ask is not None
    assert ask.about is not None
    assert seated.scene.sight.tribe == ask.about
    for order in (1, 7):
        seated.click(hand(order))
    seated.click(seated.button("lay"))
    assert seated.table.state.up[ask.about] == 1


# ---------------------------------------------------------------------- secrets


@pytest.mark.parametrize("two", ["cave_freaks", "advanced"])
def test_the_picture_does_not_depend_on_what_others_laid_face_down(sit: Sit, two: str) -> None:
    def seen(face_down: int) -> tuple[bytes, list[object]]:
        seated = sit(NAMES[:2], two=two)
        table = seated.table
        first = table.asks()[0].seat
        table.answer(first, LayOrders(0, face_down))
        view = TableView(table.options, NAMES[:2])
        sight = view.see(Picture(table.view({1 - first}), 1 - first))
        canvas = Canvas()
        view.draw(canvas, sight)
        return pixels_of(canvas.surface), [(spot.id, spot.tip) for spot in view.spots(sight)]

    assert seen(3) == seen(6)


# ---------------------------------------------------------------------- what an order would bring


def test_pointing_at_an_order_tells_what_each_strength_brings_and_how_likely_it_is(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    state, seat = seated.table.state, seated.scene.session.seat
    for order in range(ORDERS):
        tip = tips.order(state, seat, order)
        lines = tip.body.split("\n")
        assert len(lines) == 3
        for line, prospect in zip(lines, odds.prospects(state, seat, order), strict=True):
            assert f"({round(100 * prospect.chance)}%)" in line
    assert "+2 wood" in tips.order(state, seat, 1).body


def test_whoever_would_lay_the_order_pointed_at_stands_in_its_column(sit: Sit) -> None:
    seated = sit(NAMES[:2], two="advanced")
    foot = row("rail.order")[1].copy()
    foot.y, foot.h = foot.bottom - 18, 18
    seated.point(hand(1))
    neutral = painted(seated, foot)
    for _ in range(2):
        ask = seated.table.asks()[0]
        seated.table.answer(ask.seat, LayOrders(6, 7))
    seated.scene.session.look(seated.table.asks()[0].seat)
    seated.scene.session.open_curtain()
    seated.scene.invalidate()
    seated.app.step([], 0.5)
    seated.point((320, 30))
    seated.point(hand(1))
    assert painted(seated, foot) != neutral


def test_arrow_keys_lead_from_every_order_to_the_buttons(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    seated.click(hand(0))
    seated.click(hand(1))
    ring = seated.scene.form.ring
    for order in range(ORDERS):
        for button in ("lay", "turn_round"):
            ring.focus((HAND, order))
            assert len(way(ring, ("button", button))) <= ORDERS


def test_no_odds_are_told_of_an_order_used_up(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 4, lambda state, ask: ask.topic == "lay" and bool(state.spent[ask.seat]))
    gone = next(
        order for order in range(ORDERS) if seated.table.state.spent[seated.scene.session.seat] >> order & 1
    )
    lines = rail.line_box(gone, 1).inflate(-2, -2)
    seated.point((320, 30))
    before = painted(seated, lines)
    seated.point(hand(gone))
    assert painted(seated, lines) == before


def test_what_ideas_add_to_an_order_is_told(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    state = seated.table.state.copy()
    state.active[0] = state.owned[0] = 1 << BOOK.card("axe")
    assert "+3 wood" in tips.order(state, 0, 1).body.split("\n")[0]


def test_pointing_at_an_order_shows_the_odds_in_the_row(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    column = row("rail.order")[1]
    seated.point((320, 30))
    before = painted(seated, column)
    seated.point(hand(1))
    assert painted(seated, column) != before


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
def test_what_is_said_of_an_order_leaves_the_row_in_sight(sit: Sit, language: str, large: bool) -> None:
    seated = sit(NAMES[:4], language=language, large=large)
    state = seated.table.state.copy()
    state.active[0] = sum(
        1 << BOOK.card(idea) for idea in ("axe", "house_cat", "dagger", "vacation", "wheel")
    )
    for order in range(ORDERS):
        box, _ = tooltip.place(tips.order(state, 0, order), row("rail.order")[order])
        assert not box.colliderect(place("rail"))
        assert box.y > 0
