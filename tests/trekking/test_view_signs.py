"""What cards, plates and badges show at a glance."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.chance import FastChance, TableChance
from game.core.rules import deal
from game.tabletop.picture import Picture
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.moves import ANCESTORS
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES, VISIT
from game.trekking.state import TrekkingState
from game.trekking.view import TableView, cards, itinerary, numbers, opponents, pieces, trek
from game.trekking.view.places import departure
from game.trekking.visits import card_at, joins
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from tests.inked import covered, inked
from tests.seated import NAMES
from tests.trekking.test_view_tips import SEATS, at, met


class Blitted(Canvas):
    """Remembers which pictures were put where."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[tuple[Surface, tuple[int, int]]] = []

    def blit(self, picture: Surface, x: int, y: int, *rest: Any) -> None:
        self.pictures.append((picture, (x, y)))
        super().blit(picture, x, y, *rest)

    def within(self, picture: Surface, box: Rect) -> bool:
        """Whether a picture was put into a box."""
        return any(one is picture and box.collidepoint(at) for one, at in self.pictures)


@pytest.mark.parametrize("language", languages())
def test_every_card_shows_its_day(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    TEXTS.switch(language)
    cards._face.cache_clear()
    found = inked(monkeypatch, cards)
    for number, card in catalog().cards.items():
        found.clear()
        cards.face(number)
        numerals = [one for one in found if one.kind == "number" and set(one.said) == {"I"}]
        assert [one.said for one in numerals] == ["I" * card.day], pieces.year_of(number)
        (year,) = (one for one in found if one.kind == "words" and one.box.y < 10)
        assert not year.box.inflate(-2, 0).colliderect(numerals[0].box), pieces.year_of(number)


def torn() -> Picture[TrekkingState]:
    """Somebody chooses between cards that extend their trek and cards that break it."""
    chance, source = TableChance(4), FastChance(random.Random(4))
    state, _ = deal(RULES, TrekkingOptions(seats=SEATS), chance)
    while asks := RULES.asks(state):
        seat = asks[0].seat
        if asks[0].topic == VISIT and state.treks[seat]:
            on = {joins(state, seat, card, state.years[seat]) for card in state.slots if card}
            if on == {True, False} and card_at(state, seat, ANCESTORS):
                return at(state, asks[0])
        RULES.play(state, {seat: RULES.sample(state, seat, source)}, chance)
    raise AssertionError("no such choice")


def test_a_tick_marks_what_extends_the_trek_ancestors_too_and_a_broken_chain_what_breaks_it() -> None:
    picture = torn()
    view, canvas, state, seat = TableView(NAMES[:SEATS]), Blitted(), picture.state, picture.seat
    view.draw(canvas, view.see(picture))
    tick, chain = sprites.sprite("pips/check"), pieces.broken_chain()
    for number in range(ANCESTORS + 1):
        card, box = card_at(state, seat, number), departure(number)
        on = bool(card) and (card == ANCESTOR or joins(state, seat, card, state.years[seat]))
        assert canvas.within(tick, box) == on
        assert canvas.within(chain, box) == (bool(card) and not on)
    assert not any(one is sprites.sprite("pips/cross") for one, _ in canvas.pictures)
    assert view.prompt(view.see(picture)).key == "trekking.view.prompt.choose"


def test_the_tick_of_who_has_chosen_leaves_the_name_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    view, canvas, found = TableView(NAMES[:SEATS]), Blitted(), inked(monkeypatch)
    state = met()[VISIT].state
    view.draw(canvas, view.see(Picture(state, 0, answered=(1,))))
    plate = opponents.plates(state, 0)[1]
    tick = sprites.sprite("pips/check")
    ticks = [at for one, at in canvas.pictures if one is tick and plate.collidepoint(at)]
    names = [one.box for one in found if one.said == NAMES[1] and plate.contains(one.box)]
    assert len(ticks) == len(names) == 1
    assert not names[0].colliderect(Rect(ticks[0], (8, 8)).inflate(2, 2))


@pytest.mark.parametrize("language", languages())
def test_no_badge_lies_on_a_number_or_on_words(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    TEXTS.switch(language)
    found = inked(monkeypatch, numbers, trek, itinerary, opponents)
    for (name, picture), gain in product(met().items(), (1, -3, 12, -18)):
        view = TableView(NAMES[: picture.state.seats])
        spots = dict.fromkeys(numbers.numbers(picture.state, picture.seat), gain)
        found.clear()
        view.draw(Canvas(), view.see(Picture(picture.state, picture.seat, picture.ask, gained=spots)))
        assert covered(found) == [], name
