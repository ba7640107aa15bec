"""Everything on the table that can be pointed at, and what is said about it."""

from __future__ import annotations

import pygame

from game.cvlizations.catalog import IDEA_KINDS, ORDERS
from game.cvlizations.resources import unpack
from game.cvlizations.state import LAST_AGE, NOTHING, ROUNDS
from game.cvlizations.view import pieces, tips, track, tray, tribes
from game.cvlizations.view.cards import SIZE
from game.cvlizations.view.places import place, plates, row, tall
from game.cvlizations.view.sight import (
    ABOUT,
    DECK,
    HAND,
    HELM,
    IDEA,
    KIND,
    LAID,
    LEFT,
    LOOT,
    OPTION,
    OWNED,
    RAIL,
    SUPPLY,
    TRIBE,
    Sight,
)
from game.tabletop.spots import number_in
from game.ui.focus import Spot, Tip
from game.ui.locale import words


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next move first."""
    said = [tips.order(sight.state, sight.tribe, order) for order in range(ORDERS)]
    below = [*_hand(sight, said), *_tray(sight)]
    below += _about(sight)
    ahead = [*_track(sight), *below] if sight.topic == "buy" else [*below, *_track(sight)]
    return [*ahead, *_rail(said), *_tribes(sight, names)]


def _hand(sight: Sight, said: list[Tip]) -> list[Spot]:
    """While one lays orders the view itself says what there is to say, so that the row stays in sight."""
    if sight.tray:
        return []
    if sight.laying:
        return [Spot((HAND, order), box, "hand") for order, box in enumerate(row("hand"))]
    return [Spot((HAND, order), box, "hand", True, said[order]) for order, box in enumerate(row("hand"))]


def _tray(sight: Sight) -> list[Spot]:
    return [Spot((OPTION, number), box, "tray") for number, box in enumerate(tray.places(sight.options))]


def _about(sight: Sight) -> list[Spot]:
    """The card that the tray speaks of."""
    card = tray.concerned(sight) if sight.tray else None
    if card is None:
        return []
    tip = tips.order(sight.state, sight.seat, card) if card < ORDERS else _idea(sight, card)
    return [Spot(ABOUT, place("tray.picture"), "tray", True, tip)]


def _rail(said: list[Tip]) -> list[Spot]:
    return [
        Spot((RAIL, order), box, "rail", True, said[order]) for order, box in enumerate(row("rail.order"))
    ]


def _track(sight: Sight) -> list[Spot]:
    state = sight.state
    found = []
    cards = [card for card in state.track if card != NOTHING]
    deck = place("track.deck")
    age = int(state.age == LAST_AGE)
    tip = Tip(words(f"cvlizations.view.deck.{age}"), words("cvlizations.view.deck_tip", n=len(state.deck)))
    found.append(Spot(DECK, deck, "track", True, tip))
    if state.top is not None and state.top != NOTHING:
        found = []
        cards.append(state.top)
    for card in cards:
        box = pygame.Rect(track.box_of(state, card), SIZE)
        found.append(Spot((IDEA, card), box, "track", True, _idea(sight, card)))
    found.sort(key=lambda spot: _rank(sight, spot))
    for kind, box in enumerate(row("track.supply")):
        tip = Tip(pieces.resource(kind), words("cvlizations.view.supply_tip"))
        found.append(Spot((SUPPLY, kind), box, "supply", True, tip))
    return found


def _rank(sight: Sight, spot: Spot) -> int:
    """Ideas the seat can pay for come first, the deck last."""
    if spot.id == DECK:
        return 2
    card = number_in(spot.id, IDEA)
    return int(card is None or not track.affordable(sight.state, sight.seat, card))


def _idea(sight: Sight, card: int) -> Tip:
    return tips.idea(sight.state, sight.seat, card)


def _tribes(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    state = sight.state
    found = []
    for tribe, plate in plates(state.options, sight.seat).items():
        tip = tips.tribe(state, tribe, names)
        found.append(Spot((TRIBE, tribe), plate, "tribes", True, tip))
        seated = tribe < state.options.seats
        if seated:
            found += [*_goods(sight, tribe, plate, names), *_ideas(sight, tribe, plate)]
        for slot, box in enumerate(tribes.laid_boxes(plate, tribe == sight.seat)[:2]):
            order = (state.up, state.down)[slot][tribe]
            if order != NOTHING:
                shown = tips.face_down() if order is None else tips.order(state, tribe, order)
                found.append(Spot((LAID, tribe, slot), box, "tribes", True, shown))
        for number, box in enumerate(tribes.left_boxes(plate, tribe == sight.seat, seated)):
            found.append(Spot((LEFT, tribe, number), box, "tribes", True, tips.left(state, tribe)))
        if tribe == state.helm and state.round < ROUNDS:
            worth = tribes.figures_of(state, tribe).happiness if seated else None
            tip = tips.helm(state, names)
            found.append(Spot(HELM, tribes.helm_box(plate, worth), "tribes", True, tip))
    return found


def _goods(sight: Sight, tribe: int, plate: pygame.Rect, names: tuple[str, ...]) -> list[Spot]:
    found = []
    amounts = unpack(sight.state.goods[tribe])
    for kind, (amount, box) in enumerate(zip(amounts, tribes.goods_boxes(plate))):
        body = words("cvlizations.view.loot_tip", seat=names[tribe], n=amount)
        found.append(Spot((LOOT, tribe, kind), box, "tribes", True, Tip(pieces.resource(kind), body)))
    return found


def _ideas(sight: Sight, tribe: int, plate: pygame.Rect) -> list[Spot]:
    """The counts by kind, and on a tall plate each idea that it names."""
    state, found = sight.state, []
    for kind, box in zip(IDEA_KINDS, tribes.kind_boxes(plate)):
        found.append(Spot((KIND, tribe, kind), box, "tribes", True, tips.ideas_of_kind(state, tribe, kind)))
    if tall(plate):
        for card, lines in tribes.ideas_named(state, tribe, plate).items():
            box = lines[0].unionall(lines[1:])
            found.append(Spot((OWNED, tribe, card), box, "tribes", True, tips.idea(state, tribe, card)))
    return found
