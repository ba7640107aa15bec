"""The city in the middle: what it has built, in columns of slivers that show picture, title and symbol."""

from __future__ import annotations

import pygame

from game.core.score import ScoreSheet
from game.seven_wonders import conflict
from game.seven_wonders.scoring import COLUMNS, sheet
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import COLOURS, WHITE, tables
from game.seven_wonders.view import overview, pieces, slivers, wonder
from game.seven_wonders.view.places import place, row, strips
from game.seven_wonders.view.sight import BUILT, COLOUR, STAGE, Sight
from game.tabletop.spots import number_in
from game.ui import frames, paint, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

STAGE_TOPICS = ("turn", "city_turn", "last_card", "recruit")
GROUPS = (("brown", "grey"), ("blue",), ("yellow",), ("red",), ("green",), ("purple", "black"), ("white",))
"""The kinds of cards that share a column."""
WORTH = {"blue": "civilian", "yellow": "commerce", "green": "science", "purple": "guild"}
"""The lines of the score sheet that a column's head shows."""
SCREEN = bytes((at + at // 42) % 2 for at in range(80 * 40))
"""A screen over leaders that are not in play."""


def furnish(canvas: Canvas) -> None:
    """The mosaic, and the wonder's frame."""
    paint.cloth(canvas, place("tableau"), "t", 1, 3, False)
    wonder.furnish(canvas)


def columns(state: SevenWondersState) -> tuple[pygame.Rect, ...]:
    """The columns, one a group of kinds; leaders have one only where they are played."""
    return row(f"columns.{7 if state.options.leaders else 6}")


def built(state: SevenWondersState, party: int, colour: int) -> tuple[int, ...]:
    """What a city has of a colour; a copied leader belongs to the leaders."""
    mask = state.cities[party] & tables().painted[colour]
    found = tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
    if colour == WHITE:
        found += tuple(one for one in (state.copied[party],) if one != NO_LEADER)
    return found


def grouped(state: SevenWondersState, party: int, group: int) -> tuple[int, ...]:
    """What stands in a column."""
    colours = (COLOURS.index(name) for name in GROUPS[group])
    return tuple(card for colour in colours for card in built(state, party, colour))


def standing(sight: Sight) -> dict[int, pygame.Rect]:
    """Every sliver of the city in the middle with its place."""
    state, held = sight.state, len(_held(sight))
    found: dict[int, pygame.Rect] = {}
    for group, column in enumerate(columns(state)):
        cards = grouped(state, sight.shown, group)
        more = held if GROUPS[group] == ("white",) else 0
        found.update(zip(cards, strips(column, len(cards) + more), strict=False))
    return found


def _held(sight: Sight) -> list[int]:
    """The own leaders that are not in play yet; none while they lie in the hand."""
    state = sight.state
    if not state.options.leaders or sight.shown != sight.seat or sight.topic in ("recruit", "extra_leader"):
        return []
    return [one for one in state.leaders[sight.seat] if one >= 0]


def waiting(sight: Sight) -> dict[int, pygame.Rect]:
    """The own leaders that are not in play yet, below those that are."""
    held = _held(sight)
    if not held:
        return {}
    played = len(built(sight.state, sight.seat, WHITE))
    boxes = strips(columns(sight.state)[-1], played + len(held))[played:]
    return dict(zip(held, boxes, strict=True))


def freed(sight: Sight) -> dict[int, int]:
    """The cards in front of the seat that a building frees, with all such buildings, as a mask."""
    t = tables()
    if not sight.deciding or sight.shown != sight.party:
        return {}
    city = sight.state.cities[sight.party]
    found = {card: t.chain[card] & city for card in sight.cards if 0 <= card < t.cards}
    return {card: mask for card, mask in found.items() if mask and not city >> card & 1}


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The city that lies in the middle."""
    state, party = sight.state, sight.shown
    points = sheet(state, party)
    for group, column in enumerate(columns(state)):
        plate(canvas, state, group, worth(state, party, group, points), column)
    for number, box in standing(sight).items():
        slivers.draw(canvas, number, box)
    for number, box in waiting(sight).items():
        slivers.draw(canvas, number, box)
        canvas.shade(box.inflate(-2, -2), -1, SCREEN[: (box.w - 2) * (box.h - 2)])
    wonder.draw(canvas, sight)
    if party != sight.seat:
        slivers.seat_ring(canvas, party, place("tableau").union(place("wonder.frame")).inflate(-2, -2))


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the sliver or stage pointed at; what frees cards in front of the seat."""
    state, party = sight.state, sight.shown
    found = {**standing(sight), **waiting(sight)}
    pointed = number_in(sight.picture.here, BUILT)
    _links(canvas, sight, found, pointed)
    if pointed in found:
        column = next(one for one in columns(state) if one.colliderect(found[pointed]))
        box = slivers.whole(found[pointed], column, place("tableau").bottom - 2)
        slivers.draw(canvas, pointed, box)
        canvas.ring(box.inflate(-2, -2), ("y4",), 1)
    boxes = wonder.stages(state, party)
    if sight.plan is not None and party == sight.party and sight.plan.action == "stage" and sight.plan.ways:
        frames.ring(canvas, boxes[state.stages[party]], "chosen")
    building = sight.deciding and sight.topic in STAGE_TOPICS and party == sight.party
    if building and wonder.price(canvas, state, party):
        canvas.outline(boxes[state.stages[party]].inflate(2, 2), "y4", 2)
    for event in sight.picture.marked:
        shown = getattr(event, "card", getattr(event, "leader", None))
        if shown in found and party in overview.about(event):
            frames.ring(canvas, found[shown], "hint")
    group = number_in(sight.picture.here, COLOUR)
    if group is not None and sight.picture.by_keys:
        frames.ring(canvas, head(columns(sight.state)[group]))
    at = number_in(sight.picture.here, STAGE)
    if at is not None and sight.picture.by_keys and at < len(boxes):
        frames.ring(canvas, boxes[at])


def _links(canvas: Canvas, sight: Sight, found: dict[int, pygame.Rect], pointed: int | None) -> None:
    """A link on every sliver that frees a card of the hand; ringed where that card, or it, is looked at."""
    chains = freed(sight)
    front = None if sight.front is None else sight.cards[sight.front]
    for number, box in found.items():
        frees = [card for card, mask in chains.items() if mask >> number & 1]
        if frees:
            slivers.link(canvas, box)
            if front in frees or pointed == number:
                canvas.ring(box, ("y4", "k0"), 1)


def head(column: pygame.Rect) -> pygame.Rect:
    """The plate over a column."""
    return pygame.Rect(column.x, column.y, column.w, 13)


def worth(state: SevenWondersState, party: int, group: int, points: ScoreSheet) -> int:
    """What a column's head shows: shields, the number of materials and leaders, else points."""
    first = GROUPS[group][0]
    if first == "red":
        return conflict.strength(state, party)
    if first not in WORTH:
        return len(grouped(state, party, group))
    wanted = [WORTH[first]]
    if first == "purple" and not state.options.leaders:
        wanted.append("leaders_cities")
    return sum(points.lines[COLUMNS.index(name)].points for name in wanted)


def title(state: SevenWondersState, group: int) -> str:
    """The kind of cards that names a column: city cards where there are any."""
    first = GROUPS[group][0]
    return "black" if first == "purple" and state.options.cities else first


def plate(canvas: Canvas, state: SevenWondersState, group: int, worth: int, column: pygame.Rect) -> None:
    """The plate over a column: its name, and what it is worth."""
    first = title(state, group)
    ramp = pieces.RAMPS[first]
    shade = {"k": 1, "p": 0}.get(ramp, 2)
    box = head(column)
    canvas.rounded(box, "k0", 1)
    canvas.rounded((box.x + 1, box.y + 1, box.w - 2, 11), f"{ramp}{shade}", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{shade + 1}")
    right = box.right - 2
    big(canvas, worth, right, box.y + 3, "y5" if worth else "p2", "k0", "right")
    label, size = headed(first, box.w - 7 - big_width(worth))
    y = box.y + text.middle(13, size)
    text.line(canvas, label, box.x + 3, y, "p5", size, shadow="k0")


def headed(colour: str, room: int) -> tuple[str, int]:
    """The name of a column, short where it has no *room*, and its print."""
    key = f"seven_wonders.column.{colour}"
    whole = words(key)
    size = text.roomy(whole, room, text.SMALL)
    if text.width(whole, size) <= room:
        return whole, size
    short = words(f"{key}_short")
    size = text.roomy(short, room, text.SMALL)
    return text.fit(short, room, size), size
