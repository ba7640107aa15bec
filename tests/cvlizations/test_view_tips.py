"""What lies on the table of CVlizations always says what it is."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

import pytest
from pygame import Rect

from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.rules import deal
from game.cvlizations.catalog import load
from game.cvlizations.events import OrdersLaid
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.cvlizations.state import NOTHING, ROUNDS, CvlizationsState
from game.cvlizations.view import TableView, tips, tray, tribes
from game.cvlizations.view.places import place, plates, row, tall
from game.cvlizations.view.sight import HAND, HELM, IDEA, LAID, LEFT, OPTION, OWNED, Sight
from game.scenes.rule_book import pages_of
from game.scenes.rule_page import key_of
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words
from tests.cvlizations.at_table import play_on, topic
from tests.cvlizations.tables import give, table
from tests.seated import NAMES, Seated, Sit

BOOK = load()
ALL_TOPICS = (
    "lay",
    "lay_neutral",
    "steal",
    "steal_again",
    "take",
    "take_bonus",
    "trade",
    "buy",
    "income",
    "exchange",
)
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


def met() -> dict[str, Picture[CvlizationsState]]:
    """A decision of each topic, and moments in which nobody is asked, of some random games."""
    found: dict[str, Picture[CvlizationsState]] = {}
    for seed in range(400):
        two: Any = ("cave_freaks", "advanced")[seed // 4 % 2]
        options = CvlizationsOptions(seats=2 + seed % 4, two=two if seed % 4 == 0 else "cave_freaks")
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, _ = deal(RULES, options, chance)
        while asks := RULES.asks(state):
            ask = asks[0]
            draft = Draft(Choice(RULES.moves(state, ask.seat)))
            found.setdefault(ask.topic, Picture(state.copy(), ask.seat, ask, draft))
            found.setdefault(f"others {ask.topic}", Picture(state.copy(), (ask.seat + 1) % options.seats))
            RULES.play(state, {ask.seat: RULES.sample(state, ask.seat, source)}, chance)
        found.setdefault("over", Picture(state.copy(), 0))
        if set(ALL_TOPICS) <= found.keys():
            return found
    raise AssertionError(set(ALL_TOPICS) - found.keys())


def drawn(sight: Sight) -> dict[str, Rect]:
    """Everything that lies on the table, by what it is."""
    state, found = sight.state, {}
    for number, card in enumerate(state.track):
        if card != NOTHING:
            found[f"idea {number}"] = row("track.idea")[number]
    found["deck"] = place("track.deck")
    found |= {f"heap {kind}": box for kind, box in enumerate(row("track.supply"))}
    found |= {f"order {number}": box for number, box in enumerate(row("rail.order"))}
    if tray.concerned(sight) is not None if sight.tray else False:
        found["card of the tray"] = place("tray.picture")
    for tribe, plate in plates(state.options, sight.seat).items():
        seated, own = tribe < state.options.seats, tribe == sight.seat
        found[f"camp {tribe}"] = tribes.camp_box(plate)
        found |= {f"left {tribe} {n}": b for n, b in enumerate(tribes.left_boxes(plate, own, seated))}
        laid = tribes.laid_boxes(plate, own)[:2]
        for slot, box in enumerate(laid):
            if (state.up, state.down)[slot][tribe] != NOTHING:
                found[f"laid {tribe} {slot}"] = box
        if seated:
            found |= {f"goods {tribe} {kind}": box for kind, box in enumerate(tribes.goods_boxes(plate))}
            found |= {f"ideas {tribe} {kind}": box for kind, box in enumerate(tribes.kind_boxes(plate))}
            worth = tribes.figures_of(state, tribe).happiness
            found[f"happiness {tribe}"] = tribes.happiness_box(plate, worth)
        if tribe == state.helm and state.round < ROUNDS:
            found["helm"] = tribes.helm_box(plate, worth if seated else None)
    return found


def test_whatever_is_drawn_has_a_tip_of_its_own_in_every_state() -> None:
    for name, picture in met().items():
        view = TableView(picture.state.options, NAMES[: picture.state.options.seats])
        sight = view.see(picture)
        spots = view.spots(sight)
        said: dict[Hashable, str] = {}
        for what, box in drawn(sight).items():
            spot = next((one for one in reversed(spots) if one.rect.collidepoint(box.center)), None)
            assert spot is not None, (name, what)
            assert spot.tip is not None, (name, what)
            assert spot.tip.title, (name, what)
            assert spot.tip.body, (name, what)
            kind = what.split()[0]
            said[spot.id] = said.get(spot.id, kind)
            if kind not in ("camp", "happiness"):
                assert said[spot.id] == kind, (name, what, "is told by what lies beside it")
        view.draw(Canvas(), sight)


def test_the_helm_says_who_begins_and_the_pile_what_is_left() -> None:
    state = table(2, helm=1)
    view = TableView(state.options, NAMES[:2])
    spots = {spot.id: spot for spot in view.spots(view.see(Picture(state, 0)))}
    tip = spots[HELM].tip
    assert tip is not None
    assert NAMES[1] in tip.body
    state.apply(OrdersLaid(1, 1, 3, None))
    spots = {spot.id: spot for spot in view.spots(view.see(Picture(state, 0)))}
    tip = spots[LEFT, 1, 0].tip
    assert tip is not None
    assert "Quarrying" not in tip.body
    assert tip.body.endswith("face down.")


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


@pytest.mark.parametrize(("language", "helm"), [("en", "helm"), ("zh_TW", "頭盔")])
def test_every_page_of_the_rule_book_that_speaks_of_the_helm_shows_it(
    sit: Sit, language: str, helm: str
) -> None:
    sit(NAMES[:2], language=language)
    speaking = 0
    for page in pages_of("cvlizations"):
        if any(helm in words(key_of("cvlizations", page, block.text)) for block in page.blocks):
            speaking += 1
            assert any("icons/helm" in block.sprites for block in page.blocks), page.id
    assert speaking > 3


def test_a_plate_says_who_the_person_is_and_which_the_tribe(sit: Sit) -> None:
    state = sit(NAMES[:2]).state
    for tribe, people in enumerate(("Plains Nation", "Vikings")):
        body = tips.tribe(state, tribe, NAMES[:2]).body
        assert f"{NAMES[tribe]} leads this tribe: {people}." in body
