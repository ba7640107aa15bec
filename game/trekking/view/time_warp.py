"""Time warp cards: a row of strips with the markers that lie on them."""

from __future__ import annotations

import pygame

from game.tabletop.spots import number_in
from game.trekking.catalog import catalog
from game.trekking.state import TrekkingState
from game.trekking.view.places import place, row
from game.trekking.view.sight import Sight
from game.trekking.warps import open_warps
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words

EVERY = ("before_choice", "during_move", "rewards", "trek", "after_turn")


def furnish(canvas: Canvas) -> None:
    """The slab they lie on."""
    box = place("warps")
    paint.slab(canvas, box, "v", 1, 3)
    title = place("warps.title")
    said = text.fit(words("trekking.name.time_warp"), title.w, text.SMALL)
    text.line(canvas, said, title.centerx, title.y, "y4", text.SMALL, "centre", shadow="k0")


def draw(canvas: Canvas, state: TrekkingState) -> None:
    """All cards of the day."""
    for warp, marker, box in zip(state.warps, state.markers, row("warps.card")):
        strip(canvas, warp, marker, box)


def strip(canvas: Canvas, warp: int, marker: int, box: pygame.Rect) -> None:
    """One card, with the emblem of who lies on it (-1: nobody)."""
    canvas.rounded(box, "k0", 1)
    ramp, shade = ("s", 3) if marker >= 0 else ("p", 4)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}{shade}", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{shade + 1}")
    left = box.x + 3
    if marker >= 0:
        canvas.blit(sprites.sprite(f"seats/emblem_{marker}"), left, box.y + 3)
        left += 11
    said = text.fit(words(f"trekking.warp.w{warp}.title"), box.right - left - 3, text.SMALL)
    y = box.y + text.middle(box.h, text.SMALL)
    text.line(canvas, said, left, y, "k1" if marker < 0 else "k2", text.SMALL)


def mark(canvas: Canvas, sight: Sight) -> None:
    """Which may be used now, which is pointed at or taken up."""
    state, seat = sight.state, sight.picture.seat
    hovered = number_in(sight.picture.here, "warp")
    usable = {warp.id for warp in open_warps(state, seat, timings(sight))} if sight.ask is not None else set()
    for warp, box in zip(state.warps, row("warps.card")):
        if warp in usable:
            canvas.outline(box, "y3", 1)
        if warp == sight.bending.warp:
            canvas.ring(box, ("y5", "y3"), 1)
        if warp == hovered:
            canvas.ring(box, ("y4",), 1)


def timings(sight: Sight) -> tuple[str, ...]:
    """When a card would be used now."""
    if sight.topic == "visit":
        return EVERY[:-1]
    return EVERY[-1:] if sight.topic == "after_turn" else ()


def few_left(state: TrekkingState, warp: int) -> int:
    """How many cards a look at the deck would find if they are too few, else 0."""
    card = catalog().warps[warp]
    left = bool(state.slots[0]) + len(state.deck)
    return left if card.op == "peek_three" and left < card.params["count"] else 0


def tell(canvas: Canvas, warp: int, area: pygame.Rect, state: TrekkingState) -> None:
    """A card's title and what it does; that it finds too few cards, if so."""
    left = place("narrow.detail.art").x
    box = pygame.Rect(left, area.y, area.right - left, area.h)
    title = text.fit(words(f"trekking.warp.w{warp}.title"), box.w)
    text.line(canvas, title, box.x, box.y + 1, "w1")
    canvas.across(box.x, box.y + 15, box.w, "p1")
    said = words(f"trekking.warp.w{warp}.text")
    if left := few_left(state, warp):
        said += words("trekking.view.then_few", few=words("trekking.view.few", n=left))
    text.paragraph(canvas, said, box.x, box.y + 19, box.w, "k2", text.SMALL)
