"""Trekking's table: it can be drawn in every state, and a click means the move that lies there."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.scenes.table import TableScene
from game.trekking.catalog import ICONS, catalog
from game.trekking.events import CardVisited
from game.trekking.moves import ANCESTORS, PlaceWild, Visit
from game.trekking.rules import ARRANGE, PICK, PLACE, RULES, VISIT
from game.trekking.scoring import total
from game.trekking.view import clock, opponents, pieces, time_warp
from game.trekking.view.places import departure, place, row, splay
from game.ui import text
from game.ui.actions import Pointer
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import index, pixels_of
from tests.seated import NAMES
from tests.trekking.seated import Sit
from tests.trekking.tables import opened


def test_a_card_is_chosen_by_a_click_and_visited_by_a_second(sit: Sit) -> None:
    seated = sit()
    card = seated.state.slots[3]
    seated.click(departure(3).center)
    assert seated.state.treks[0] == ()
    seated.click(departure(3).center)
    assert seated.state.treks[0] == (card,)


def test_the_visit_button_takes_the_chosen_card(sit: Sit) -> None:
    seated = sit()
    card = seated.state.slots[2]
    seated.click(departure(2).center)
    seated.click(seated.button("visit"))
    assert seated.state.treks[0] == (card,)


def test_crystals_are_turned_with_the_wheel_the_keys_and_the_buttons(sit: Sit) -> None:
    seated = sit(skip=8, seed=9)
    state, seat = seated.state, seated.scene.session.seat
    wanted = next(move for move in RULES.moves(state, seat) if isinstance(move, Visit) and move.crystals == 1)
    at = departure(wanted.place).center
    seated.click(at)

    def planned() -> object:
        assert seated.plan is not None
        return seated.plan.move

    assert planned() == Visit(wanted.place)
    seated.app.step([Pointer("wheel", *at, wheel=1)])
    assert planned() == wanted
    seated.app.step([Pointer("wheel", *at, wheel=-1)])
    assert planned() == Visit(wanted.place)
    seated.key("rotate_right")
    assert planned() == wanted
    seated.click(seated.button("fewer"))
    assert planned() == Visit(wanted.place)
    seated.click(seated.button("more"))
    held = seated.state.crystals[seat]
    seated.click(seated.button("visit"))
    events = [event for event in seated.scene.session.showing.events if isinstance(event, CardVisited)]
    assert held >= 1
    assert [event.crystals for event in events if event.party == seat][-1] == 1


def test_an_ancestor_cannot_begin_a_trek_and_the_click_says_so(sit: Sit) -> None:
    seated = sit()
    seated.click(departure(ANCESTORS).center)
    assert seated.state.treks[0] == ()
    assert seated.scene.notice


def test_escape_lays_the_chosen_card_down_again(sit: Sit) -> None:
    seated = sit()
    seated.click(departure(1).center)
    seated.key("cancel")
    assert seated.scene.session.draft.choice is not None
    assert not seated.scene.session.draft.choice.chosen
    assert isinstance(seated.app.scene, TableScene)


def test_a_click_on_an_itinerary_picks_it(sit: Sit) -> None:
    seated = sit(topic=PICK)
    sheet = seated.state.hands[0][2]
    seated.click(row("sheets")[2].center)
    assert seated.state.sheets[0] == sheet


def test_a_click_on_a_column_places_the_wild_token(sit: Sit) -> None:
    seated = sit(topic=PLACE)
    move = RULES.moves(seated.state, 0)[1]
    assert isinstance(move, PlaceWild)
    before = seated.state.filled[0] >> 3 * move.column & 7
    seated.click_on(("column", move.column))
    assert seated.state.filled[0] >> 3 * move.column & 7 == before + 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("topic", [PICK, VISIT, PLACE])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_text_is_missing(sit: Sit, language: str, large: bool, topic: str, seats: int) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, large=large, topic=topic, skip=3 + 8 * seats)
    for spot in seated.spots():
        seated.point(spot.rect.center)
    assert not TEXTS.missing


def test_cards_looked_at_go_back_in_the_order_they_are_clicked(sit: Sit) -> None:
    for seed in range(40):
        seated = sit(seed=seed, topic=ARRANGE, time_warp=True)
        if seated.table.over:
            continue
        old = (seated.state.slots[0], *seated.state.stacked)
        assert len(old) == 3
        seated.click(row("peek")[2].center)
        seated.click(row("peek")[0].center)
        seated.click(seated.button("arrange"))
        assert (seated.state.slots[0], *seated.state.stacked) == (old[2], old[0], old[1])
        return
    pytest.fail("nobody looked at the deck")


@pytest.mark.parametrize("large", [False, True])
def test_an_itinerary_pointed_at_covers_all_that_stood_on_the_sheet(sit: Sit, large: bool) -> None:
    seated = sit(topic=PICK, large=large)
    sheet = next(spot for spot in seated.spots() if isinstance(spot.id, tuple) and spot.id[0] == "sheet")
    field, note = place("itinerary.field"), place("itinerary.note")
    below = pygame.Rect(note.x, field.bottom + 2, note.w, note.bottom - field.bottom - 4)
    inks = {index(name) for name in ("p4", "k3")}
    seated.point((320, 30))
    assert not set(pixels_of(seated.app.canvas.surface.subsurface(below))) <= inks
    seated.point(sheet.rect.center)
    assert set(pixels_of(seated.app.canvas.surface.subsurface(below))) <= inks


@pytest.mark.parametrize(("left", "said"), [(1, 2), (2, 0), (9, 0)])
def test_a_card_that_looks_at_the_deck_tells_how_few_it_would_find(left: int, said: int) -> None:
    state = opened(2)
    state.deck = state.deck[:left]
    peek = next(warp.id for warp in catalog().warps.values() if warp.op == "peek_three")
    assert time_warp.few_left(state, peek) == said


def test_hovering_a_card_says_hours_hour_and_who_is_next(sit: Sit) -> None:
    seated = sit(NAMES[:2], skip=6)
    state, seat = seated.state, seated.scene.session.seat
    for at in range(6):
        seated.point(departure(at).center)
        plan = seated.plan
        assert plan is not None
        assert plan.after is not None
        assert plan.after.hour(seat) == min(12, state.hour(seat) + catalog().hours[state.slots[at]])
        if plan.after.visitor < 0 and plan.after.actor != seat and plan.after.hour(plan.after.actor) < 12:
            assert NAMES[plan.after.actor] in seated.scene._words()


def test_hovering_adds_up_what_the_score_would_change(sit: Sit) -> None:
    seated = sit(NAMES[:2], skip=9)
    state, seat = seated.state, seated.scene.session.seat
    for at in range(6):
        seated.point(departure(at).center)
        assert seated.plan is not None
        assert seated.plan.after is not None
        assert seated.plan.gain == total(seated.plan.after, seat) - total(state, seat)


def test_a_plate_pointed_at_lays_its_trek_and_itinerary_out(sit: Sit) -> None:
    seated = sit(NAMES[:2], skip=9)
    other = 1 - seated.scene.session.seat
    seated.point(seated.spot(("party", other)))
    sight = seated.scene.sight
    assert sight.party == other
    cards = [spot for spot in seated.spots() if isinstance(spot.id, tuple) and spot.id[0] == "trek"]
    assert len(cards) == len(seated.state.treks[other])


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_no_watch_that_lies_at_12_hides_the_flag_of_the_bonus(sit: Sit, language: str, large: bool) -> None:
    sit(language=language, large=large)
    said = TEXTS.text("trekking.view.on_time", points=catalog().mat.clock.on_time_points)
    assert place("clock.on_time").x + text.width(said, text.SMALL) + 6 <= clock.point(0)[0] - 8


@pytest.mark.parametrize("language", languages())
def test_the_latest_card_of_another_is_named_whole_in_either_print(sit: Sit, language: str) -> None:
    for large in (False, True):
        seated = sit(NAMES[:3], language=language, large=large)
        plate = next(iter(opponents.plates(seated.state, 0).values()))
        for card in catalog().hours:
            wide, lines = opponents._beside(pieces.short(card), plate.w - 10)
            assert "".join(lines).replace("-", "").replace(" ", "") == (
                pieces.short(card).replace("-", "").replace(" ", "")
            )
            assert all(text.width(line, text.SMALL) <= plate.w - 10 - wide for line in lines)


def test_no_text_is_cut_off_in_normal_print(sit: Sit) -> None:
    for language in languages():
        for seats in (1, 2, 4):
            seated = sit(NAMES[:seats], language=language, skip=12 * seats)
            text.cut.clear()
            for spot in seated.spots():
                seated.point(spot.rect.center)
            assert text.cut == set()


def test_watches_on_one_hour_can_all_be_seen() -> None:
    for hour in range(12):
        spots = [clock.lift(hour, level) for level in range(4)]
        for one, other in pairwise(spots):
            assert abs(one[0] - other[0]) >= 5
            assert one[1] - other[1] == clock.STEP


def test_the_clock_tells_everybodys_hour_who_goes_next_first(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    seated.click(departure(3).center)
    seated.click(departure(3).center)
    seated.settle()
    tip = next(spot.tip for spot in seated.spots() if spot.id == ("clock",))
    assert tip is not None
    state = seated.scene.session.showing.now
    order = sorted(range(state.seats), key=lambda seat: state.clock[seat])
    told = [
        words("trekking.view.clock_hour", name=seated.scene.name(seat), hour=state.hour(seat))
        for seat in order
    ]
    assert tip.body.splitlines()[: len(told)] == told
    assert state.hour(order[0]) < state.hour(order[1])


def test_a_rivals_plate_names_the_finished_treks_that_its_boxes_stand_for(sit: Sit) -> None:
    seated = sit(NAMES[:2], skip=60)
    state = seated.scene.session.showing.now
    other = 1 - seated.scene.session.seat
    lengths = [len(trek) for trek in state.finished[other]]
    assert lengths, "some have been finished by now"
    tip = next(spot.tip for spot in seated.spots() if spot.id == ("party", other))
    assert tip is not None
    treks = ", ".join(words("trekking.score.trek", cards=length) for length in lengths)
    assert words("trekking.view.finished", treks=treks) in tip.body.splitlines()


def test_a_wild_tokens_question_names_the_columns_that_have_room(sit: Sit) -> None:
    seated = sit(topic=PLACE)
    seat = seated.scene.session.seat
    prompt = seated.scene.view.prompt(seated.scene.sight)
    names = prompt.values["columns"].split(words("trekking.view.comma"))
    free = catalog().open_columns[seated.state.sheets[seat]][seated.state.filled[seat]]
    assert names == [words(f"trekking.icon.{ICONS[column]}") for column in free]


def test_the_cards_of_a_trek_lie_side_by_side_where_there_is_room() -> None:
    for cards in range(1, 13):
        boxes = splay(cards)
        assert boxes[-1].right <= place("trek.cards").right
        overlaps = any(one.right > other.left for one, other in pairwise(boxes))
        assert overlaps == (cards > 3), cards
