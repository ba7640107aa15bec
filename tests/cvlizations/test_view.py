"""The table of CVlizations: what is drawn, what a click means, what is said."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.core.chance import FastChance
from game.cvlizations import events as happened
from game.cvlizations import odds, scoring
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, StopBuying, TakeResources
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import pack
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import TableView, cards, forecast, marks, offers, signs, tips, tray, tribes
from game.cvlizations.view.places import place, plates, row
from game.cvlizations.view.sight import HAND, IDEA, LOOT, SUPPLY
from game.ui import text, tooltip
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.palette import names
from game.ui.pixels import pixels_of
from game.ui.tabletop import Picture
from tests.seated import NAMES, Seated, Sit

BOOK = load()
Until = Callable[[Any, Any], bool]


def play_on(seated: Seated, steps: int, until: Until = lambda state, ask: True) -> None:
    """At least so many random answers given straight to the core, until somebody is asked what is wanted."""
    chance = FastChance(random.Random(4))
    table = seated.table
    while asks := table.asks():
        if steps <= 0 and until(table.state, asks[0]):
            break
        table.answer(asks[0].seat, RULES.sample(table.state, asks[0].seat, chance))
        steps -= 1
    seated.scene.look_from(table.asks()[0].seat)
    seated.app.step([], 0.5)


def topic(*names: str) -> Until:
    """Somebody is asked about one of these topics."""
    return lambda state, ask: ask.topic in names


def hand(order: int) -> tuple[int, int]:
    """The middle of a card of the hand."""
    box = row("hand")[order]
    return box.centerx, box.centery


def chosen(seated: Seated) -> dict[str, int]:
    assert seated.scene.choice is not None
    return dict(seated.scene.choice.chosen)


def painted(seated: Seated, box: Any) -> bytes:
    return pixels_of(seated.app.canvas.surface.subsurface(box))


# ---------------------------------------------------------------------- laying orders


def test_two_clicks_and_a_button_lay_one_order_face_up_and_one_face_down(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seat = seated.scene.seat
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
    assert seated.scene.choice is not None
    assert seated.scene.choice.move == LayOrders(5, 2)


def test_there_is_nothing_to_lay_before_both_are_picked(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    seated.click(hand(2))
    press = {press.id: press for press in seated.scene.view.buttons(seated.scene.picture())}["lay"]
    assert not press.enabled


def test_an_order_used_up_says_why_it_can_not_be_laid(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 4, lambda state, ask: ask.topic == "lay" and bool(state.spent[ask.seat]))
    gone = next(order for order in range(ORDERS) if seated.table.state.spent[seated.scene.seat] >> order & 1)
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
    ask = seated.scene.ask
    assert ask is not None
    assert ask.about is not None
    assert seated.scene.view.see(seated.scene.picture()).tribe == ask.about
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
        view = TableView(RULES, table.options, NAMES[:2])
        picture = Picture(table.view({1 - first}), 1 - first)
        canvas = Canvas()
        view.draw(canvas, picture)
        return pixels_of(canvas.surface), [(spot.id, spot.tip) for spot in view.spots(picture)]

    assert seen(3) == seen(6)


# ---------------------------------------------------------------------- what an order would bring


def test_pointing_at_an_order_tells_what_each_strength_brings_and_how_likely_it_is(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    state, seat = seated.table.state, seated.scene.seat
    for order in range(ORDERS):
        tip = tips.order(state, seat, order)
        lines = tip.body.split("\n")
        assert len(lines) == 3
        for line, prospect in zip(lines, odds.prospects(state, seat, order), strict=True):
            assert f"({round(100 * prospect.chance)} %)" in line
    assert "+2 wood" in tips.order(state, seat, 1).body


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


@pytest.mark.parametrize("language", ["en", "zh_TW"])
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


# ---------------------------------------------------------------------- development


def buying(seats: int = 3) -> CvlizationsState:
    """A state in which seat 0 can buy anything."""
    state = RULES.blank(CvlizationsOptions(seats=seats))
    state.goods[0] = pack(9, 9, 9)
    return state


def test_an_idea_tells_its_printed_happiness_and_what_effects_add_after_paying() -> None:
    state = buying()
    museum, castle = BOOK.card("museum"), BOOK.card("castle")
    state.ideas[0], state.owned[0] = (castle,), 1 << castle
    state.goods[0] = pack(1, 2, 3)
    assert BOOK.idea(museum).cost.stone == 1
    found = forecast.of_idea(state, 0, museum)
    assert found.printed == BOOK.happiness[museum]
    assert found.effects == 2 - 1, "one for each building, but a stone less for the castle"


def test_a_lost_majority_is_counted_as_taken_from_others() -> None:
    state = buying()
    highway, axe, hoe = BOOK.card("highway"), BOOK.card("axe"), BOOK.card("hoe")
    state.ideas[1], state.owned[1] = (highway, axe), 1 << highway | 1 << axe
    assert scoring.points(state, 1)[0] == BOOK.happiness[highway] + BOOK.happiness[axe] + 2
    assert forecast.of_idea(state, 0, hoe).others == -2


def test_an_idea_is_picked_and_then_paid_for(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    seat = seated.scene.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, BuyIdea))
    seated.click_on((IDEA, move.idea))
    options = seated.scene.view.see(seated.scene.picture()).options
    assert {option.idea for option in options} == {move.idea}
    seated.click(tray.boxes(len(options))[options.index(move)].center)
    assert move.idea in seated.table.state.ideas[seat]


def test_cancel_puts_a_picked_idea_back_and_stays_at_the_table(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    move = next(m for m in RULES.moves(seated.table.state, seated.scene.seat) if isinstance(m, BuyIdea))
    seated.click_on((IDEA, move.idea))
    seated.key("cancel")
    assert chosen(seated) == {}
    assert seated.app.scene is seated.scene


def test_an_idea_too_dear_says_what_is_missing(sit: Sit) -> None:
    seated = sit(NAMES[:3])

    def too_dear(state: Any, ask: Any) -> bool:
        bought = {move.idea for move in RULES.moves(state, ask.seat) if isinstance(move, BuyIdea)}
        return ask.topic == "buy" and not set(state.track) <= bought

    play_on(seated, 6, too_dear)
    seat = seated.scene.seat
    bought = {move.idea for move in RULES.moves(seated.table.state, seat) if isinstance(move, BuyIdea)}
    dear = next(card for card in seated.table.state.track if card not in bought)
    seated.click_on((IDEA, dear))
    assert seated.scene.notice.wrong


def test_while_one_points_at_nothing_every_idea_on_sale_is_told_with_its_effect(sit: Sit) -> None:
    seated = sit()
    play_on(seated, 0, topic("buy"))
    tray_box = place("tray")
    seated.point((320, 8))
    overview = painted(seated, tray_box)
    on_sale = [card for card in seated.state.track if card]
    assert [card for card, _ in offers.rows(seated.state, 300)] == on_sale
    assert all(lines for _, lines in offers.rows(seated.state, 300))
    assert offers.draw(Canvas(), seated.scene.view.see(seated.scene.picture()))
    seated.point(seated.spot((IDEA, on_sale[0])))
    assert painted(seated, tray_box) != overview


def test_one_button_ends_buying(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    events = len(seated.table.events)
    seated.click(seated.button("stop"))
    assert isinstance(seated.table.events[events], happened.BuyingEnded)


def test_an_answer_tells_the_lines_of_the_sheet_it_changes(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic("buy"))
    state, seat = seated.table.state, seated.scene.seat
    for move in RULES.moves(state, seat):
        before, after = (scoring.points(each, seat)[0] for each in (state, RULES.preview(state, seat, move)))
        found = forecast.of_move(state, seat, move)
        assert sum(change.after - change.before for change in found) == after - before
        assert not isinstance(move, StopBuying) or not found


# ---------------------------------------------------------------------- choices of the action phase


@pytest.mark.parametrize("two", ["cave_freaks", "advanced"])
def test_a_resource_on_a_plate_can_be_stolen_by_a_click(sit: Sit, two: str) -> None:
    seated = sit(NAMES[:2], two=two)
    play_on(seated, 6, topic("steal"))
    seat = seated.scene.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, Steal))
    events = len(seated.table.events)
    seated.click_on((LOOT, move.victim, move.kind))
    stolen = seated.table.events[events]
    assert isinstance(stolen, happened.ResourceStolen)
    assert (stolen.seat, stolen.victim, stolen.kind) == (seat, move.victim, move.kind)


def test_stealing_from_oneself_says_why_not(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 6, topic("steal"))
    seated.click_on((LOOT, seated.scene.seat, 0))
    assert seated.scene.notice.wrong


def test_every_way_to_take_resources_is_a_button(sit: Sit) -> None:
    seated = sit(NAMES[:4])
    play_on(seated, 6, topic("take"))
    seat = seated.scene.seat
    moves = RULES.moves(seated.table.state, seat)
    assert seated.scene.view.see(seated.scene.picture()).options == moves
    wanted = moves[-1]
    assert isinstance(wanted, TakeResources)
    events = len(seated.table.events)
    seated.click(tray.boxes(len(moves))[-1].center)
    gained = seated.table.events[events]
    assert isinstance(gained, happened.ResourcesGained)
    assert (gained.food, gained.wood, gained.stone) == (wanted.food, wanted.wood, wanted.stone)


def test_a_single_resource_can_be_taken_from_its_heap(sit: Sit) -> None:
    seated = sit(NAMES[:2], seed=8)
    for other in (1, 2):
        seated.table.answer(seated.table.asks()[0].seat, LayOrders(0, other))
    play_on(seated, 0, topic("take"))
    assert len(RULES.moves(seated.table.state, seated.scene.seat)) == 3, "two to rob, but only one there is"
    events = len(seated.table.events)
    seated.click_on((SUPPLY, 2))
    gained = seated.table.events[events]
    assert isinstance(gained, happened.ResourcesGained)
    assert (gained.food, gained.wood, gained.stone) == (0, 0, 1)


@pytest.mark.parametrize("count", range(1, 22))
def test_answers_stand_beside_each_other_within_the_tray(count: int) -> None:
    boxes = tray.boxes(count)
    assert len(boxes) == count
    assert all(place("tray").contains(box) for box in boxes)
    assert all(not a.colliderect(b) for a in boxes for b in boxes if a is not b)
    assert min(min(box.size) for box in boxes) >= 12


# ---------------------------------------------------------------------- plates and cards


@pytest.mark.parametrize(("seats", "two"), [(2, "cave_freaks"), (2, "advanced"), (3, ""), (4, ""), (5, "")])
def test_every_tribe_has_a_plate_of_its_own(seats: int, two: str) -> None:
    options = CvlizationsOptions(seats=seats, two=two or "cave_freaks")  # type: ignore[arg-type]
    for seat in range(seats):
        found = plates(options, seat)
        assert set(found) == set(range(options.tribes))
        assert found[seat] == place("own")
        boxes = list(found.values())
        assert all(not a.colliderect(b) for a in boxes for b in boxes if a is not b)
        for tribe, plate in found.items():
            inner = [*tribes.goods_boxes(plate), *tribes.kind_boxes(plate)]
            inner += tribes.laid_boxes(plate, tribe == seat)
            assert all(plate.contains(box) for box in inner)


def test_the_effect_of_every_idea_is_told_in_signs_that_fit_its_card() -> None:
    silent = {"monument", "globalism", "board_games"}
    for card in range(ORDERS, len(BOOK.cards)):
        found = signs.of(BOOK.idea(card).effect)
        assert bool(found) == (BOOK.idea(card).id not in silent)
        canvas = Canvas()
        canvas.fill("k0")
        signs.draw(canvas, found, 200, 100)
        left = min((x for x in range(201) for y in range(94, 107) if canvas.value(x, y) != 0), default=200)
        assert 200 - left <= cards.SIZE[0] - 4 - 22


def test_marks_add_up_what_others_did() -> None:
    marked = (
        happened.ResourcesGained(1, 2, 0, 1, 4),
        happened.ResourceStolen(1, 0, 2, 0),
        happened.ResourcesTraded(1, 0, 2, 3, 6),
        happened.IdeaBought(1, 20, 1, 0, 1),
    )
    assert marks.changes(marked, 1) == (0, 0, 4)
    assert marks.changes(marked, 0) == (0, 0, -1)
    assert marks.ideas(marked) == {20}


# ---------------------------------------------------------------------- the picture


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize(
    ("seats", "two"), [(2, "cave_freaks"), (2, "advanced"), (3, "cave_freaks"), (5, "cave_freaks")]
)
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing_or_cut_and_every_pixel_is_in_the_palette(
    sit: Sit, language: str, seats: int, two: str, large: bool
) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    seated = sit(NAMES[:seats], language=language, large=large, two=two)
    for topics in (("lay",), ("steal", "take", "trade"), ("buy",)):
        play_on(seated, 12, topic(*topics))
        for spot in seated.scene.view.spots(seated.scene.picture())[::5]:
            seated.point(spot.rect.center)
        assert max(pixels_of(seated.app.canvas.surface)) < len(names())
    assert not TEXTS.missing
    assert not text.cut


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("large", [False, True])
def test_every_card_has_room_for_its_name_and_every_tip_for_its_words(
    sit: Sit, language: str, large: bool
) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    seated = sit(NAMES[:3], language=language, large=large)
    state = seated.table.state
    for card in range(ORDERS):
        cards.order(card, state.options)
    for card in range(ORDERS, len(BOOK.cards)):
        cards.idea(card)
        assert tips.idea(state, 0, card).body
    assert not TEXTS.missing
    assert not text.cut


@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 0.9, 1.0])
def test_every_event_has_an_animation_or_an_explicit_none(sit: Sit, share: float) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:3])
    play_on(seated, 12, topic("steal", "take"))
    state, view, seat = seated.table.state, seated.scene.view, seated.scene.seat
    found = samples(state)
    assert {type(event) for event in found} == set(CvlizationsState.events)
    for event in found:
        clip = view.clip(event, state, seat)
        if clip is not None:
            assert 0 < clip.seconds <= 1.2
            canvas = Canvas()
            view.draw(canvas, replace(seated.scene.picture(), state=clip.base or state, ask=None))
            clip.draw(canvas, share)
            assert max(pixels_of(canvas.surface)) < len(names())
    assert not TEXTS.missing


def samples(state: CvlizationsState) -> list[Any]:
    """One event of every class and of several seats."""
    idea = next(card for card in state.track if card >= 0)
    found: list[Any] = [
        happened.LeaderChosen(1),
        happened.IdeaLaidOut(0, state.deck[0]),
        happened.FreaksLaid(2, 3),
        happened.OrdersRevealed((1, 2, 3)),
        happened.ChoiceOwed(4),
        happened.ActionsEnded(),
        happened.RoundEnded(),
        happened.AgeEnded(),
        happened.TrackCleared(),
        happened.GameEnded(),
    ]
    for seat in range(3):
        found += [
            happened.OrdersLaid(seat, seat, 1, 2 if seat == 0 else None),
            happened.OrderCarriedOut(seat, 4, seat + 1),
            happened.ResourcesGained(seat, 1, 0, 2, 4),
            happened.ResourceStolen(seat, (seat + 1) % 3, 1, 0),
            happened.ResourcesTraded(seat, 0, 1, 3, 6),
            happened.HappinessGained(seat, 2, 5),
            happened.HappinessGained(seat, 1, idea),
            happened.TurnBegun(seat, 1, 0),
            happened.DeckPeeked(seat, state.deck[0] if seat == 0 else None),
            happened.IdeaBought(seat, idea, 1, 0, 1),
            happened.BuyingEnded(seat),
            happened.ResourcesPaid(seat, 1, 0, 0, idea),
            happened.OfferDeclined(seat, idea),
        ]
    return found


@pytest.mark.parametrize("topic_", ["lay", "buy", "take"])
def test_advice_is_marked(sit: Sit, topic_: str) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:3])
    play_on(seated, 6, topic(topic_))
    view, picture = seated.scene.view, seated.scene.picture()
    plain = Canvas()
    view.draw(plain, picture)
    marked = Canvas()
    hinted = replace(picture, hint=RULES.moves(picture.state, picture.seat)[0])
    view.draw(marked, hinted)
    assert pixels_of(marked.surface) != pixels_of(plain.surface)
    prompt = view.prompt(hinted)
    assert TEXTS.text(prompt.key, **prompt.values)
    assert not TEXTS.missing


def test_the_first_spot_is_one_for_the_next_move(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    assert seated.scene.view.spots(seated.scene.picture())[0].id[0] == HAND
    play_on(seated, 6, topic("buy"))
    first = seated.scene.view.spots(seated.scene.picture())[0].id
    assert first[0] == IDEA
    assert any(
        isinstance(move, BuyIdea) and move.idea == first[1]
        for move in RULES.moves(seated.table.state, seated.scene.seat)
    )
