"""The wonder of the city in the middle: its name and purse in a rail, its picture, its stages."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.seven_wonders import conflict, orders
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.view import neighbours, pieces, symbols
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import Sight
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.pixels import blank

SMALL, NEXT = (72, 15), (112, 23)
"""A stage that stands or comes later, and the one to be built next."""
MARGIN, GAP = 6, 4
"""Between the stages and the edges of the picture, and from one to the next."""


def furnish(canvas: Canvas) -> None:
    """The gilt frame, and the rail above the picture."""
    frame, art = place("wonder.frame"), place("wonder.art")
    canvas.shadow(frame, (2, 3), -2, 2)
    paint.wood_frame(canvas, frame, 4, "y", brass=False)
    canvas.fill("k1", (art.x, place("wonder.name").y, art.w, 13))


def draw(canvas: Canvas, sight: Sight) -> None:
    """The wonder of the city that lies in the middle."""
    state, party, art = sight.state, sight.shown, place("wonder.art")
    canvas.blit(pieces.panorama(state, party), art.x, art.y, (0, 0, *art.size))
    canvas.across(art.x, art.y - 1, art.w, "k0")
    _name(canvas, state.boards[party])
    _purse(canvas, sight)
    for number, box in enumerate(stages(state, party)):
        pieces.cast(canvas, box)
        canvas.blit(plate(state, party, number), box.x, box.y)


def stages(state: SevenWondersState, party: int) -> tuple[pygame.Rect, ...]:
    """Where the stages of a city's wonder lie: those that stand at the left, the others at the right."""
    art, built = place("wonder.art"), state.stages[party]
    count = len(tables().data.wonders[state.boards[party]].stages)
    sizes = [NEXT if number == built else SMALL for number in range(count)]
    rest = sum(w + GAP for w, _ in sizes[built:]) - GAP
    found, left = [], art.x + MARGIN
    for number, (w, h) in enumerate(sizes):
        if number == built:
            left = art.right - MARGIN - rest
        found.append(pygame.Rect(left, art.bottom - 2 - h, w, h))
        left += w + GAP
    return tuple(found)


def plate(state: SevenWondersState, party: int, number: int) -> pygame.Surface:
    """A stage's plate as it lies there now."""
    return _stage(state.boards[party], number, number - state.stages[party])


def price(canvas: Canvas, state: SevenWondersState, party: int) -> bool:
    """What the next stage takes, as on the cards of the hand; whether it can be had."""
    boxes, number = stages(state, party), state.stages[party]
    if number == len(boxes):
        return False
    found = orders.stage_payments(state, party)
    coins = sum(found[0][:3]) if found else 0
    mark = pieces.coin(coins) if coins else sprites.sprite("icons/check" if found else "icons/cross")
    canvas.put(mark, boxes[number].right - mark.get_width() + 3, boxes[number].y - 5)
    return bool(found)


def _name(canvas: Canvas, board: int) -> None:
    """What the city has from the beginning, and the wonder's name."""
    wonder, box = tables().data.wonders[board], place("wonder.name")
    picture = symbols.picture(wonder.start_effects, 40)
    room = box.w - picture.get_width() - 10
    for name in (words(f"seven_wonders.name.{wonder.wonder}"), pieces.wonder_name(board)):
        said = words("seven_wonders.city.side", wonder=name, side=wonder.side)
        if text.width(said, text.SMALL) <= room:
            break
    canvas.fill("r2", (box.x, box.y, box.w, 12))
    canvas.across(box.x, box.y, box.w, "r3")
    canvas.down(box.right, box.y, 12, "k0")
    canvas.blit(picture, box.x + 3, box.y)
    y = box.y + text.middle(12, text.SMALL)
    said = text.fit(said, room, text.SMALL)
    text.line(canvas, said, box.x + 7 + picture.get_width(), y, "y5", text.SMALL, shadow="k0")


def purse(state: SevenWondersState, party: int) -> dict[str, tuple[int, pygame.Rect]]:
    """What a city has besides its buildings, and where that stands: coins, shields, doves, debt, the wars."""
    held = {"coin": state.coins[party], "shield": conflict.strength(state, party)}
    if state.options.cities or state.diplomacy[party] or state.debts[party]:
        held |= {"dove": state.diplomacy[party], "debt": -state.debts[party]}
    found, box = {}, place("purse")
    x = box.x + 5
    for name, number in held.items():
        picture = sprites.size(f"icons/{name}")[0]
        wide = picture + max(14, big_width(number)) + 6
        found[name] = number, pygame.Rect(x - 2, box.y, wide, box.h)
        x += wide
    won = sum(neighbours.war_tokens(state, party))
    said = words("seven_wonders.view.wars")
    label = min(text.width(said, text.roomy(said, box.right - 23 - x, text.SMALL)) + 20, box.right - 3 - x)
    return found | {"wars": (won, pygame.Rect(box.right - 3 - label, box.y, label + 3, box.h))}


def _purse(canvas: Canvas, sight: Sight) -> None:
    found = purse(sight.state, sight.shown)
    for name, (number, box) in found.items():
        if name == "wars":
            _wars(canvas, number, box)
            continue
        picture = sprites.sprite(f"icons/{name}")
        canvas.blit(picture, box.x + 2, box.y + 6 - picture.get_height() // 2)
        big(canvas, number, *digits(name, number, box), _ink(name, number), None)


def figure(name: str, number: int) -> str:
    """A number of the treasury as it is written."""
    return neighbours.signed(number) if name == "wars" else str(number)


def digits(name: str, number: int, box: pygame.Rect) -> tuple[int, int]:
    """Where it begins."""
    if name == "wars":
        return box.right - 3 - big_width(figure(name, number)), box.y + 3
    return box.x + sprites.size(f"icons/{name}")[0] + 4, box.y + 3


def _ink(name: str, number: int) -> str:
    if name in ("dove", "debt") and not number:
        return "k4"
    return {"coin": "y5", "debt": "r4"}.get(name, "p5")


def _wars(canvas: Canvas, won: int, box: pygame.Rect) -> None:
    """What the wars have brought, with the word where it has room."""
    label = words("seven_wonders.view.wars")
    big(canvas, figure("wars", won), *digits("wars", won, box), "y5" if won else "k4", None)
    size = text.roomy(label, box.w - 23, text.SMALL)
    if text.width(label, size) + 20 <= box.w - 3:
        y = box.y + text.middle(12, size)
        text.line(canvas, label, box.right - 21, y, "k5", size, "right")


@lru_cache(maxsize=256)
def _stage(board: int, number: int, ahead: int) -> pygame.Surface:
    """A stage's plate; *ahead*: how many are to be built before it, less than 0: it stands."""
    t = tables()
    wide, high = SMALL if ahead else NEXT
    canvas = Canvas(blank((wide, high)))
    canvas.rounded((0, 0, wide, high), "k0", 1 if ahead else 2)
    canvas.rounded((1, 1, wide - 2, high - 2), "y3" if ahead < 0 else "p2" if ahead else "p3", 1)
    canvas.across(2, 1, wide - 4, "p4" if ahead > 0 else "y5" if ahead else "p5")
    canvas.across(2, high - 2, wide - 4, "y1" if ahead < 0 else "p1")
    big(canvas, pieces.ROMAN[number + 1], 12, high // 2 - 3, "p5", "k0", "centre")
    left = max(22, 15 + big_width(pieces.ROMAN[number + 1]) // 2)
    effects = t.data.wonders[board].stages[number].effects
    if ahead:
        symbols.draw(canvas, effects, (left + wide - 14) // 2, 1, wide - 16 - left)
        if ahead < 0:
            canvas.blit(sprites.sprite("icons/check"), wide - 15, 2)
        return canvas.surface
    costs = [pieces.resource(one) for one in pieces.units(t.stage_need[board][number])]
    if t.stage_coins[board][number]:
        costs.insert(0, pieces.coin(t.stage_coins[board][number]))
    gain = symbols.picture(effects, wide - 48 if len(costs) < 3 else wide // 2 - 14)
    canvas.blit(gain, left, 5)
    room = wide - left - 4 - gain.get_width() - 3
    step = min(14, (room - 13) // max(1, len(costs) - 1))
    start = left + gain.get_width() + max(3, (room - 13 - step * (len(costs) - 1)) // 2)
    for at, cost in enumerate(costs):
        canvas.blit(cost, start + at * step, 12 - cost.get_height() // 2)
    return canvas.surface
