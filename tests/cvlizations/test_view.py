"""The table of CVlizations: plates, cards, texts, pixels, animations."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.cvlizations import events as happened
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import BuyIdea
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.cvlizations.state import ACTING, CvlizationsState
from game.cvlizations.view import cards, marks, symbols, tips, tribes
from game.cvlizations.view.places import place, plates, row
from game.cvlizations.view.sight import HAND, IDEA
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.cvlizations.at_table import play_on, topic
from tests.seated import NAMES, Sit

BOOK = load()


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
        found = symbols.of(BOOK.idea(card).effect)
        assert bool(found) == (BOOK.idea(card).id not in silent)
        canvas = Canvas()
        canvas.fill("k0")
        symbols.draw(canvas, found, 200, 100)
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


@pytest.mark.parametrize("language", languages())
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
        for spot in seated.scene.view.spots(seated.scene.sight)[::5]:
            seated.point(spot.rect.center)
        assert max(pixels_of(seated.app.canvas.surface)) < len(names())
    assert not TEXTS.missing
    assert not text.cut


@pytest.mark.parametrize("language", languages())
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
    state, view, sight = seated.table.state, seated.scene.view, seated.scene.sight
    found = samples(state)
    assert {type(event) for event in found} == set(CvlizationsState.events)
    for event in found:
        clip = view.clip(event, state, sight)
        if clip is not None:
            assert 0 < clip.seconds <= 3
            canvas = Canvas()
            view.draw(canvas, view.see(Picture(clip.base or state, sight.seat)))
            clip.draw(canvas, share)
            assert max(pixels_of(canvas.surface)) < len(names())
    assert not TEXTS.missing


def test_at_the_end_of_a_round_orders_and_badges_leave_on_their_way(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 0, topic("buy"))
    state, view, seat = seated.table.state, seated.scene.view, seated.scene.session.seat
    clip = view.clip(happened.RoundEnded(), state, seated.scene.sight)
    plate = plates(state.options, seat)[(seat + 1) % 3]
    boxes = [*tribes.laid_boxes(plate, own=False)[:2], *row("rail.order")]

    def seen(share: float | None) -> list[bytes]:
        canvas = Canvas()
        view.draw(canvas, view.see(Picture(clip.base, seat)))
        if share is not None:
            clip.draw(canvas, share)
        return [pixels_of(canvas.surface.subsurface(box)) for box in boxes]

    assert seen(0.0)[:2] != seen(0.3)[:2] != seen(1.0)[:2]
    assert seen(0.0) != seen(1.0) == seen(None)


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
    view.draw(plain, view.see(picture))
    marked = Canvas()
    hinted = view.see(replace(picture, hint=RULES.moves(picture.state, picture.seat)[0]))
    view.draw(marked, hinted)
    assert pixels_of(marked.surface) != pixels_of(plain.surface)
    prompt = view.prompt(hinted)
    assert TEXTS.text(prompt.key, **prompt.values)
    assert not TEXTS.missing


def test_the_first_spot_is_one_for_the_next_move(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    first: Any = seated.scene.view.spots(seated.scene.sight)[0].id
    assert first[0] == HAND
    play_on(seated, 6, topic("buy"))
    first = seated.scene.view.spots(seated.scene.sight)[0].id
    assert first[0] == IDEA
    assert any(
        isinstance(move, BuyIdea) and move.idea == first[1]
        for move in RULES.moves(seated.table.state, seated.scene.session.seat)
    )


def test_an_order_counts_as_being_carried_out_from_its_animation_until_the_next(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 60)
    view, options = seated.scene.view, seated.table.options
    state, passed, orders = RULES.blank(options), [], []
    for event in seated.table.events:
        passed.append(event)
        if isinstance(event, happened.OrderCarriedOut):
            orders.append(event.order)
        now = view.see(Picture(state.copy(), 0, passed=tuple(passed))).now
        if isinstance(event, happened.OrdersRevealed):
            orders.clear()
        assert now == (orders[-1] if state.phase == ACTING and orders else None), event
        state.apply(event)
    assert len(passed) > 100


def test_what_was_skipped_meanwhile_is_not_still_being_carried_out(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 12, topic("steal", "take", "trade"))
    state, events = seated.table.state, seated.table.events
    begun = [event for event in events if isinstance(event, happened.OrderCarriedOut)]
    earlier = next(event for event in begun if event.order != begun[-1].order)
    sight = seated.scene.view.see(Picture(state, 0, passed=(earlier,)))
    assert sight.now == begun[-1].order
