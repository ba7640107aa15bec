"""The turntable: plazas, costs, the day's window, dice, feasts, and what the black die did."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.tabletop.picture import Loops
from game.troyes_dice.catalog import catalog
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables
from game.troyes_dice.view import pieces
from game.troyes_dice.view.places import COST, NOTCHES, PLAZA, WINDOW, on_wheel, place
from game.troyes_dice.view.sight import DIE, Sight
from game.troyes_dice.wheel import turning
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words
from game.ui.pixels import CLEAR, blank

STEPS = 8
"""Positions of the inner ring from one day to the next."""
LAST = STEPS * (catalog().wheel.days - 1)
"""Where it stands on the last day."""
BURNT = "k"
INNER = 60
"""Radius of the inner ring."""
FEAST_AT = 92
BACK, BACK_ASIDE = 69, 0.32
"""Where the colour of a plaza's back is told: from the hub, and in notches from the middle."""
HOUSES = (0, 3, 5)
"""The row of buildings pictured on an idle plaza, by its colour."""
FLAMES = ((-12, 4), (11, 5), (0, -13))
CROSSED = 9
"""How large the die is that stands for those crossed out."""
FLAME_SECONDS = 0.4
"""Few frames, so that a table at rest costs next to nothing."""


@lru_cache(maxsize=64)
def plaza(ramp: str, notch: int) -> pygame.Surface:
    """One sector of the outer ring: all others are cleared."""
    ring = Canvas(sprites.sprite(f"troyes_dice/wheel/ring_{ramp}").copy())
    left, top = place("wheel").topleft
    rest = [on_wheel(notch + 0.5 + step * 0.5, 190) for step in range(2 * NOTCHES - 1)]
    x, y = place("wheel").center
    ring.polygon([(x - left, y - top), *((px - left, py - top) for px, py in rest)], CLEAR)
    ring.circle((x - left, y - top), INNER, CLEAR)
    return ring.surface


@lru_cache(maxsize=24)
def _table(ramps: str, backs: tuple[int, ...], step: float, idle: tuple[bool, ...]) -> pygame.Surface:
    """The turntable without what lies on it."""
    box = place("wheel")
    canvas = Canvas(blank(box.size))
    canvas.blit(sprites.sprite("troyes_dice/wheel/ring_k"), 0, 0)
    for notch, ramp in enumerate(ramps):
        canvas.blit(plaza(ramp, notch), 0, 0)
    turned = min(LAST, max(0, math.floor(step)))
    face, hub = sprites.sprite(f"troyes_dice/wheel/face_{turned}"), sprites.sprite("troyes_dice/wheel/hub")
    canvas.blit(face, (box.w - face.get_width()) // 2, (box.h - face.get_height()) // 2)
    canvas.blit(hub, (box.w - hub.get_width()) // 2, (box.h - hub.get_height()) // 2)
    for notch, bare in enumerate(idle):
        ramp = ramps[notch]
        if ramp != BURNT and bare:
            picture = pieces.house(HOUSES[pieces.RAMPS.index(ramp)], "built")
            x, y = _inside(notch, PLAZA)
            canvas.put(picture, x - 13, y - 10, (1, 2), -1)
        x, y = _inside(notch - BACK_ASIDE, BACK)
        back = pieces.RAMPS[backs[notch]]
        canvas.rounded((x - 4, y - 4, 9, 9), "k0", 2)
        pieces.sign(canvas, back, x - 2, y - 2, f"{back}{5 if back == 's' else 4}")
    _ring(canvas, step)
    return canvas.surface


def _inside(notch: float, far: float) -> tuple[int, int]:
    x, y = on_wheel(notch, far)
    return x - place("wheel").x, y - place("wheel").y


def _ring(canvas: Canvas, step: float) -> None:
    """The costs and the day's number; they ride along upright."""
    turned = 1 + step / STEPS
    for slot, cost in enumerate(catalog().wheel.slots.costs * 2):
        x, y = _inside(turned + slot, COST)
        canvas.rounded((x - 9, y - 7, 19, 15), "k0", 2)
        canvas.rounded((x - 8, y - 6, 17, 13), "w0", 1)
        canvas.across(x - 7, y + 7, 15, "w3")
        if cost.any:
            for ink, dx, dy in (("r3", -3, -2), ("y3", 2, -3), ("s4", 0, 2)):
                canvas.fill("k0", (x + dx - 2, y + dy - 2, 5, 5))
                canvas.fill(ink, (x + dx - 1, y + dy - 1, 3, 3))
            continue
        big(canvas, cost.yellow, x - 1, y - 3, "y5", None, "centre")
        canvas.rounded((x + 3, y - 2, 5, 5), "y3", 2)
        canvas.pixel(x + 4, y - 1, "y5")
    x, y = _inside(turned + 2 * len(catalog().wheel.slots.costs), WINDOW)
    canvas.rounded((x - 9, y - 9, 19, 19), "k0", 2)
    canvas.rounded((x - 8, y - 8, 17, 17), "y3", 1)
    canvas.rounded((x - 6, y - 6, 13, 13), "p5", 1)
    big(canvas, round(step / STEPS) + 1, x + 1, y - 3, "r2", None, "centre")


def step_of(state: TroyesState) -> int:
    """Where the inner ring stands."""
    return STEPS * (max(0, state.half) // 2)


def ramps_of(state: TroyesState) -> str:
    """The ramp of each plaza, burnt ones included."""
    found = [pieces.RAMPS[colour] for colour in state.fronts] or ["s"] * NOTCHES
    for slot, notch in enumerate(notches(state)):
        if state.destroyed >> slot & 1:
            found[notch] = BURNT
    return "".join(found)


def notches(state: TroyesState) -> tuple[int, ...]:
    """The notches under the dice; none before the first roll."""
    return tables().notches[state.half] if state.half >= 0 else ()


def furnish(canvas: Canvas) -> None:
    """The shadow under the turntable."""
    box = place("wheel")
    shadow = Canvas(blank(box.size))
    shadow.circle((box.w // 2, box.h // 2), box.w // 2, "k0")
    canvas.shadow_of(shadow.surface, box.x, box.y, (2, 5), -2)


def draw(canvas: Canvas, sight: Sight) -> None:
    """Everything on and around the wheel but for its flames."""
    lay(canvas, sight.state, step_of(sight.state))
    for slot in range(len(sight.state.values)):
        _die(canvas, sight, slot)
    _corners(canvas, sight)


def lay(canvas: Canvas, state: TroyesState, step: float, with_dice: bool = True) -> None:
    """The turntable with the inner ring at a step, and the feasts beside it."""
    box = place("wheel")
    under = notches(state) if with_dice else ()
    idle = tuple(notch not in under for notch in range(NOTCHES))
    backs = tuple(state.backs) or (2,) * NOTCHES
    canvas.blit(_table(ramps_of(state), backs, step, idle), box.x, box.y)
    turned = turning(state) if with_dice else ()
    for notch, tile in enumerate(state.feasts):
        if tile:
            _feast(canvas, notch, tile, notch in turned)


def feast_box(notch: int) -> pygame.Rect:
    """Where a feast tile lies."""
    x, y = on_wheel(notch + 0.33, FEAST_AT)
    return pygame.Rect(x - 8, y - 8, 17, 17)


def plaza_box(half: int, notch: int) -> pygame.Rect:
    """Where a plaza can be pointed at: its building and the sign of its back; under a die, that sign."""
    x, y = on_wheel(notch - BACK_ASIDE, BACK)
    sign = pygame.Rect(x - 4, y - 4, 9, 9)
    if half >= 0 and notch in tables().notches[half]:
        return sign
    x, y = on_wheel(notch, PLAZA)
    return sign.union((x - 13, y - 10, 26, 20))


def cost_box(half: int, slot: int) -> pygame.Rect:
    """A price on the inner ring: four of the morning, four of the afternoon."""
    x, y = on_wheel(1 + max(0, half) // 2 + slot, COST)
    return pygame.Rect(x - 8, y - 8, 17, 17)


def day_box(half: int) -> pygame.Rect:
    """The number of the day on the inner ring."""
    x, y = on_wheel(1 + max(0, half) // 2 + 2 * len(catalog().wheel.slots.costs), WINDOW)
    return pygame.Rect(x - 9, y - 9, 19, 19)


FEAST_ICONS = (
    "icons/swap",
    "icons/book",
    "icons/coin",
    "icons/knight",
    "icons/star",
    "icons/die",
    "icons/artisan",
    "icons/dove",
)
PLUNDER_ICONS = (
    "icons/banner",
    "icons/book",
    "icons/coin",
    "icons/banner",
    "icons/book",
    "icons/house",
    "icons/die",
    "icons/skull",
)


def _feast(canvas: Canvas, notch: int, tile: int, turns: bool) -> None:
    x, y = feast_box(notch).topleft
    canvas.shadow((x, y, 17, 17), (1, 2), -2, 2)
    paint_feast(canvas, x, y, tile)
    if turns:
        canvas.polygon([(x + 15, y + 6), (x + 15, y + 15), (x + 6, y + 15)], "r2")
        canvas.line((x + 15, y + 6), (x + 6, y + 15), "r5")
        canvas.blit(sprites.sprite("pips/flame"), x + 9, y + 8)


def paint_feast(canvas: Canvas, x: int, y: int, tile: int) -> None:
    """A feast tile, green with its feast or red with its plunder."""
    canvas.rounded((x, y, 17, 17), "k0", 2)
    canvas.rounded((x + 1, y + 1, 15, 15), "g3" if tile > 0 else "r1", 1)
    canvas.across(x + 2, y + 1, 13, "g5" if tile > 0 else "r3")
    picture = sprites.sprite((FEAST_ICONS if tile > 0 else PLUNDER_ICONS)[abs(tile) - 1])
    canvas.blit(picture, x + 8 - picture.get_width() // 2, y + 8 - picture.get_height() // 2)
    if tile < 0:
        canvas.line((x + 2, y + 14), (x + 14, y + 2), "r4")


def flames(canvas: Canvas, state: TroyesState, loops: Loops) -> None:
    """Three flames on every burnt plaza."""
    for slot, notch in enumerate(notches(state)):
        if state.destroyed >> slot & 1:
            frame = loops.frame(FLAME_SECONDS)
            x, y = on_wheel(notch, PLAZA)
            for number, (dx, dy) in enumerate(FLAMES):
                picture = sprites.sprite(f"effects/blaze_{(frame + number) % 3}")
                canvas.blit(picture, x + dx - 4, y + dy - 6)


def burn(canvas: Canvas, sight: Sight) -> None:
    """The flames, and the black dice before them."""
    state = sight.state
    flames(canvas, state, sight.picture.loops)
    for slot in range(len(state.values)):
        if state.destroyed >> slot & 1:
            box = die_spot(state, slot)
            canvas.blit(pieces.die(die_ramp(state, slot), state.values[slot], 18), box.x, box.y)
            if sight.focused(DIE, slot):
                frames.ring(canvas, box)


def die_ramp(state: TroyesState, slot: int) -> str:
    """A die takes the colour of its plaza; the black one is black."""
    if slot == state.black:
        return "k"
    return pieces.RAMPS[state.fronts[notches(state)[slot]]]


def die_spot(state: TroyesState, slot: int) -> pygame.Rect:
    """Where a die lies on the wheel."""
    x, y = on_wheel(notches(state)[slot], PLAZA)
    return pygame.Rect(x - 9, y - 10, 18, 20)


def _die(canvas: Canvas, sight: Sight, slot: int) -> None:
    state, box = sight.state, die_spot(sight.state, slot)
    picture = pieces.die(die_ramp(state, slot), state.values[slot], 18)
    gone = bool(state.destroyed >> slot & 1)
    if not gone:
        x, y = box.center
        canvas.circle((x, y), 14, "k0", 1)
        canvas.circle((x, y), 13, f"{pieces.RAMPS[state.fronts[notches(state)[slot]]]}4", 2)
    canvas.put(picture, box.x, box.y, (1, 2), -2)
    advised = getattr(sight.picture.hint, "slot", None) == slot
    planned = sight.plan is not None and getattr(sight.plan.move, "slot", None) == slot
    if slot == sight.slot or planned:
        frames.ring(canvas, box, "chosen")
    elif sight.focused(DIE, slot) or (sight.pointed(DIE, slot) and not gone):
        frames.ring(canvas, box)
    elif advised:
        frames.ring(canvas, box, "hint")
    elif sight.deciding and not gone and sight.state.numbers and sight.topic == "die":
        canvas.outline(box.inflate(2, 2), "p5", 2)


def _corners(canvas: Canvas, sight: Sight) -> None:
    """Morning, afternoon, from when on dice strike, and whether a feast turns."""
    for half, (name, ramp) in enumerate((("am", "y"), ("pm", "b"))):
        box = place(f"half.{half}")
        on = sight.state.half % 2 == half and sight.state.half >= 0
        canvas.rounded(box, "k0", 2)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}{2 if on else 1}", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{4 if on else 2}")
        said, ink = words(f"troyes_dice.view.{name}"), "p5" if on else "p3"
        y = box.y + text.middle(box.h, text.SMALL)
        text.snug(canvas, said, box.centerx, y, box.w - 4, ink, text.SMALL, "centre", "k0")
    _strike(canvas, sight)
    if turning(sight.state):
        _turns(canvas)


def _turns(canvas: Canvas) -> None:
    """A plate: a feast turns to plunder as this half-day ends."""
    box, said = turns_box(), words("troyes_dice.view.turns")
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "r1", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "r3")
    canvas.fill("g3", (box.x + 4, box.y + 4, 7, 7))
    canvas.polygon([(box.x + 10, box.y + 4), (box.x + 10, box.y + 10), (box.x + 4, box.y + 10)], "r3")
    canvas.outline((box.x + 3, box.y + 3, 9, 9), "k0")
    text.line(canvas, said, box.x + 15, box.y + text.middle(box.h, text.SMALL), "r5", text.SMALL)


def turns_box() -> pygame.Rect:
    """Where that is said."""
    box = place("turns").copy()
    wider = max(0, text.width(words("troyes_dice.view.turns"), text.SMALL) + 20 - box.w)
    box.x, box.w = box.x - wider, box.w + wider
    return box


def _striking(state: TroyesState) -> tuple[str, int, bool]:
    """What is said about the black die, how far from the left edge, whether it does harm already."""
    active = state.half >= tables().first_destruction
    said = words(f"troyes_dice.view.{'strikes' if active else 'strikes_from'}")
    return said, CROSSED + 5, active


def strike_box(state: TroyesState) -> pygame.Rect:
    """Where it is said from when on dice strike."""
    box, (said, left, _) = place("strike").copy(), _striking(state)
    box.w = max(box.w, left + text.width(said, text.SMALL) + 4)
    return box


def _crossed(canvas: Canvas, x: int, y: int, active: bool) -> None:
    """A little die, crossed out."""
    canvas.rounded((x, y, CROSSED, CROSSED), "k0", 1)
    canvas.rounded((x + 1, y + 1, CROSSED - 2, CROSSED - 2), "p5" if active else "p3", 1)
    for step in range(CROSSED - 2):
        canvas.across(x + 1 + step, y + 1 + step, 1, "r2")
        canvas.across(x + CROSSED - 2 - step, y + 1 + step, 1, "r2")


def _strike(canvas: Canvas, sight: Sight) -> None:
    """From when on dice strike."""
    box, (said, left, active) = strike_box(sight.state), _striking(sight.state)
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "r1" if active else "k1", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "r3" if active else "k2")
    _crossed(canvas, box.x + 3, box.centery - CROSSED // 2, active)
    y = box.y + text.middle(box.h, text.SMALL)
    text.line(canvas, said, box.x + left, y, "r5" if active else "k5", text.SMALL)
