"""The city in the middle: what it has built in columns by colour, its wonder with the stages, its purse."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.seven_wonders import conflict, orders
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import COLOURS, WHITE, tables
from game.seven_wonders.view import cards, neighbours, overview, pieces, symbols
from game.seven_wonders.view.places import place, row, strips
from game.seven_wonders.view.sight import BUILT, COLOUR, STAGE, Sight
from game.tabletop.spots import number_in
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.pixels import blank

STAGE_TOPICS = ("turn", "city_turn", "last_card", "recruit")
CLEAR_OF_MONUMENT = 214
"""How wide a wonder's name may be before it covers the monument."""
SCREEN = bytes((at + at // 42) % 2 for at in range(64 * 13))
"""A screen over leaders that are not in play."""
MEANDER = (
    "11111111",
    "10000001",
    "10111101",
    "10100101",
    "10101101",
    "10100001",
    "10111111",
    "00000000",
)


def furnish(canvas: Canvas) -> None:
    """The mosaic and the gilt frame."""
    mat = place("tableau")
    paint.cloth(canvas, mat, "t", 1, 3, False)
    _meander(canvas, pygame.Rect(mat.x + 4, mat.y + 2, mat.w - 8, 8))
    frame = place("wonder.frame")
    canvas.shadow(frame, (2, 3), -2, 2)
    paint.wood_frame(canvas, frame, 4, "y", brass=False)


def _meander(canvas: Canvas, box: pygame.Rect) -> None:
    """A Greek key, 8 px a turn."""
    for x in range(box.x, box.right - 7, 8):
        for down, line in enumerate(MEANDER):
            for right, bit in enumerate(line):
                if bit == "1":
                    canvas.pixel(x + right, box.y + down, "t2")


def columns(state: SevenWondersState) -> tuple[pygame.Rect, ...]:
    """The columns, one a colour; leaders have one only where they are played."""
    return row(f"columns.{9 if state.options.leaders else 8}")


def built(state: SevenWondersState, party: int, colour: int) -> tuple[int, ...]:
    """What a city has of a colour; a copied leader belongs to the leaders."""
    mask = state.cities[party] & tables().painted[colour]
    found = tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
    if colour == WHITE:
        found += tuple(one for one in (state.copied[party],) if one != NO_LEADER)
    return found


def standing(sight: Sight) -> dict[int, pygame.Rect]:
    """Every strip of the city in the middle with its place."""
    state = sight.state
    held = len(waiting(sight))
    found: dict[int, pygame.Rect] = {}
    for colour, column in enumerate(columns(state)):
        standing = built(state, sight.shown, colour)
        boxes = strips(tuple(column), len(standing) + (held if colour == WHITE else 0))
        found.update(zip(standing, boxes, strict=False))
    return found


def waiting(sight: Sight) -> dict[int, pygame.Rect]:
    """The own leaders that are not in play yet, below those that are; not while they lie in the hand."""
    state = sight.state
    if not state.options.leaders or sight.shown != sight.seat or sight.topic in ("recruit", "extra_leader"):
        return {}
    column = columns(state)[WHITE]
    played = len(built(state, sight.seat, WHITE))
    held = [one for one in state.leaders[sight.seat] if one >= 0]
    boxes = strips(tuple(column), played + len(held))[played:]
    return dict(zip(held, boxes, strict=True))


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The city that lies in the middle."""
    state, party = sight.state, sight.shown
    heads = [words(f"seven_wonders.colour_short.{COLOURS[n]}") for n in range(len(columns(state)))]
    named = max(map(pieces.small_width, heads)) <= columns(state)[0].w - COUNT
    for colour, column in enumerate(columns(state)):
        _head(canvas, colour, heads[colour] if named else "", len(built(state, party, colour)), column)
    for number, box in standing(sight).items():
        cards.strip(canvas, number, box)
    for number, box in waiting(sight).items():
        cards.strip(canvas, number, box)
        canvas.shade(box.inflate(-2, -2), -1, SCREEN[: (box.w - 2) * 13])
    _wonder(canvas, state, party)
    _purse(canvas, sight)
    if party != sight.seat:
        cards.seat_ring(canvas, party, place("tableau").union(place("wonder.frame")).inflate(-2, -2))


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the strip or stage pointed at, parents of the card in front."""
    state, party = sight.state, sight.shown
    found = standing(sight)
    pointed = number_in(sight.picture.here, BUILT)
    if pointed in found:
        cards.strip(canvas, pointed, found[pointed])
        canvas.ring(found[pointed].inflate(-2, -2), ("y4",), 1)
    if sight.plan is not None and party == sight.party:
        parents = tables().chain[sight.plan.card] if sight.plan.card < tables().cards else 0
        for number, box in found.items():
            if parents >> number & 1:
                canvas.ring(box, ("g4", "k0"), 1)
        if sight.plan.action == "stage" and sight.plan.ways:
            frames.ring(canvas, stages(state, party)[state.stages[party]], "chosen")
    if sight.deciding and sight.topic in STAGE_TOPICS and party == sight.party:
        _next_stage(canvas, state, party)
    for event in sight.picture.marked:
        shown = getattr(event, "card", getattr(event, "leader", None))
        if shown in found and party in overview.about(event):
            frames.ring(canvas, found[shown], "hint")
    colour = number_in(sight.picture.here, COLOUR)
    if colour is not None and sight.picture.by_keys:
        frames.ring(canvas, head(columns(sight.state)[colour]))
    at = number_in(sight.picture.here, STAGE)
    if at is not None and sight.picture.by_keys and at < len(stages(state, party)):
        frames.ring(canvas, stages(state, party)[at])


def _next_stage(canvas: Canvas, state: SevenWondersState, party: int) -> None:
    """What the next stage takes, as on the cards of the hand."""
    boxes, number = stages(state, party), state.stages[party]
    if number == len(boxes):
        return
    found = orders.stage_payments(state, party)
    price = sum(found[0][:3]) if found else 0
    mark = pieces.coin(price) if price else sprites.sprite("icons/check" if found else "icons/cross")
    canvas.put(mark, boxes[number].right - mark.get_width() + 3, boxes[number].y - 5)


def head(column: pygame.Rect) -> pygame.Rect:
    """The plate over a column."""
    return pygame.Rect(column.x, column.y, column.w, 13)


COUNT = 14
"""How much of a plate its number takes."""
SIGNS = {
    "brown": "brick",
    "grey": "glass",
    "blue": "laurel",
    "yellow": "coin",
    "red": "shield",
    "green": "compass",
    "purple": "banner",
    "black": "mask",
    "white": "crown",
}
"""What stands over the columns if a name has no room; their tips say the names."""


def _head(canvas: Canvas, colour: int, label: str, count: int, column: pygame.Rect) -> None:
    """The plate over a column: its name, or its sign if the names have no room."""
    name = COLOURS[colour]
    ramp = pieces.RAMPS[name]
    shade = {"k": 1, "p": 0}.get(ramp, 2)
    canvas.rounded(head(column), "k0", 1)
    canvas.rounded((column.x + 1, column.y + 1, column.w - 2, 11), f"{ramp}{shade}", 1)
    canvas.across(column.x + 2, column.y + 1, column.w - 4, f"{ramp}{shade + 1}")
    room = column.w - COUNT
    if not label:
        icon = sprites.sprite(f"icons/{SIGNS[name]}")
        canvas.blit(icon, column.x + 4, column.y + (13 - icon.get_height()) // 2)
    elif text.width(label, text.SMALL) <= room:
        y = column.y + text.middle(13, text.SMALL)
        text.line(canvas, label, column.x + 4, y, "p5", text.SMALL, shadow="k0")
    else:
        pieces.small_line(canvas, label, column.x + 3 + room // 2, column.y + 2, 0, "p5", "k0")
    big(canvas, count, column.right - 3, column.y + 3, "y5" if count else "p2", None, "right")


# ---------------------------------------------------------------------- the wonder


def stages(state: SevenWondersState, party: int) -> tuple[pygame.Rect, ...]:
    """Where the stages of a city's wonder lie."""
    return row(f"stages.{len(tables().data.wonders[state.boards[party]].stages)}")


def _wonder(canvas: Canvas, state: SevenWondersState, party: int) -> None:
    board, art = state.boards[party], place("wonder.art")
    canvas.blit(pieces.panorama(state, party), art.x, art.y)
    _name(canvas, board)
    _start(canvas, board)
    for number, box in enumerate(stages(state, party)):
        pieces.cast(canvas, box)
        done = number < state.stages[party]
        canvas.blit(_stage(board, number, done, box.w), box.x, box.y)


def _name(canvas: Canvas, board: int) -> None:
    wonder = tables().data.wonders[board]
    box = place("wonder.name")
    limit = CLEAR_OF_MONUMENT - 12
    for name in (words(f"seven_wonders.name.{wonder.wonder}"), pieces.wonder_name(board)):
        said = words("seven_wonders.view.wonder", wonder=name, side=wonder.side)
        if text.width(said) <= limit:
            break
    shown = text.fit(said, limit)
    wide = text.width(shown) + 12
    canvas.rounded((box.x, box.y, wide, 16), "k0", 2)
    canvas.rounded((box.x + 1, box.y + 1, wide - 2, 14), "r1", 1)
    canvas.across(box.x + 2, box.y + 1, wide - 4, "r3")
    text.line(canvas, shown, box.x + 6, box.y + 2, "y5", shadow="k0")


def _start(canvas: Canvas, board: int) -> None:
    """What the board gives from the beginning."""
    box = place("wonder.start")
    picture = symbols.picture(tables().data.wonders[board].start_effects, 80)
    wide = max(box.w, picture.get_width() + 8)
    canvas.rounded((box.x, box.y, wide, box.h), "k0", 2)
    canvas.rounded((box.x + 1, box.y + 1, wide - 2, box.h - 2), "p4", 1)
    canvas.blit(picture, box.x + (wide - picture.get_width()) // 2, box.y + 2)


@lru_cache(maxsize=256)
def _stage(board: int, number: int, done: bool, wide: int) -> pygame.Surface:
    t = tables()
    canvas = Canvas(_plate(wide, done).copy())
    big(canvas, pieces.ROMAN[number + 1], 12, 9, "p5", "k0", "centre")
    effects = t.data.wonders[board].stages[number].effects
    costs = [pieces.resource(one) for one in pieces.units(t.stage_need[board][number])]
    if t.stage_coins[board][number]:
        costs.insert(0, pieces.coin(t.stage_coins[board][number]))
    gain = symbols.picture(effects, wide - 48 if len(costs) < 3 else wide // 2 - 14)
    at = max(22, 15 + big_width(pieces.ROMAN[number + 1]) // 2)
    canvas.blit(gain, at, 5)
    room = wide - at - 4 - gain.get_width() - (14 if done and wide > 100 else 3)
    step = min(14, (room - 13) // max(1, len(costs) - 1))
    left = at + gain.get_width() + max(3, (room - 13 - step * (len(costs) - 1)) // 2)
    for place_, cost in enumerate(costs):
        canvas.blit(cost, left + place_ * step, 12 - cost.get_height() // 2)
    if done:
        canvas.blit(sprites.sprite("icons/check"), wide - 15, 7)
    return canvas.surface


@lru_cache(maxsize=8)
def _plate(wide: int, done: bool) -> pygame.Surface:
    canvas = Canvas(blank((wide, 24)))
    canvas.rounded((0, 0, wide, 24), "k0", 2)
    canvas.rounded((1, 1, wide - 2, 22), "y3" if done else "p2", 1)
    canvas.across(2, 1, wide - 4, "y5" if done else "p4")
    canvas.across(2, 22, wide - 4, "y1" if done else "p0")
    return canvas.surface


# ---------------------------------------------------------------------- the purse


def _purse(canvas: Canvas, sight: Sight) -> None:
    """Coins, debt, diplomacy, war tokens and shields."""
    state, party, box = sight.state, sight.shown, place("purse")
    x, y = box.topleft
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "k1", 1)
    canvas.across(x + 2, y + 1, box.w - 4, "k2")
    coin = sprites.sprite("icons/coin")
    for step in range(3):
        canvas.blit(coin, x + 4 + 2 * step, y + 5 - 2 * step)
    big(canvas, state.coins[party], x + 22, y + 7, "y5")
    canvas.blit(sprites.sprite("icons/debt"), x + 42, y + 5)
    big(canvas, state.debts[party], x + 55, y + 7, "r4" if state.debts[party] else "k4", None)
    canvas.blit(sprites.sprite("icons/dove"), x + 72, y + 4)
    big(canvas, state.diplomacy[party], x + 88, y + 7, "p5" if state.diplomacy[party] else "k4", None)
    neighbours.tokens(canvas, neighbours.war_tokens(state, party), x + 4, y + 18, 82)
    canvas.blit(sprites.sprite("icons/shield"), x + 92, y + 19)
    big(canvas, conflict.strength(state, party), x + 105, y + 22, "p5", None)
