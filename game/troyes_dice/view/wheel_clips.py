"""Animations of the turntable: rolling dice, fire, plazas that return, the inner ring's step."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import Rect

from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import motion, pieces, wheel
from game.troyes_dice.view.places import PLAZA, on_wheel, place
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import blank, scaled
from game.ui.tween import in_out_sine, in_quad, part

ROLL, LATER = 0.6, 0.06
"""Seconds a die rolls, and how much later the next one starts."""
SLIDE = 0.25
GATHER = 0.2
TURN = 0.2
"""Seconds in which a clear die turns into the colour of its plaza."""
ARC = 18
SMALL, LOW_ARC, HOPS, FACES = 14, 5, 4, 14
"""A die on the paper: its size, how high it hops, how often, and how many faces it shows in a second."""
TUMBLES = 6
STRIKE = 0.4
STEP = 0.9
AIM, RUN = 0.14, 0.8
"""Until when the ring draws back, and when it has run too far."""
BACK = 0.5
"""How far it does both: half a step is 2 px where the costs ride."""
FLIP = 0.24
WIDTHS = (17, 11, 5, 1, 5, 11, 17)


def dice_rolled(event: events.DiceRolled, before: TroyesState, cells: Sequence[Rect] = ()) -> Clip:
    """The old dice are picked up (before a morning that is done already); the new ones tumble and settle.

    They bounce twice in the middle and slide to their plazas; there clear ones turn into its colour. In their
    *cells* on the paper they tumble as long.
    """
    bare = before.copy()
    bare.dice_rolled(event.half, (), event.black)
    laid = before.copy()
    laid.dice_rolled(event.half, event.values, event.black)
    gather = GATHER if event.half % 2 else 0.0
    seconds = gather + ROLL + SLIDE + TURN + LATER * (len(event.values) - 1)

    def draw(canvas: Canvas, share: float) -> None:
        if share * seconds < gather:
            _gather(canvas, before, share * seconds / gather)
            _leave(canvas, before, cells, share * seconds / gather)
            return
        for slot in range(len(event.values)):
            own = share * seconds - gather - LATER * slot
            _roll(canvas, laid, slot, max(0.0, own))
        for slot, cell in enumerate(cells):
            _tumble(canvas, laid, slot, max(0.0, share * seconds - gather - LATER * slot), cell)

    return Clip(seconds, draw, "dice", bare)


def _gather(canvas: Canvas, before: TroyesState, share: float) -> None:
    """The dice of the half-day that ends are picked up."""
    x, y = place("wheel").center
    for slot, value in enumerate(before.values):
        box, gone = wheel.die_spot(before, slot), in_quad(share)
        at = round(box.x + (x - 9 - box.x) * gone), round(box.y + (y - 10 - box.y) * gone)
        canvas.put(pieces.die(wheel.die_ramp(before, slot), value, 18), *at, (1, 3), -2)


def _leave(canvas: Canvas, before: TroyesState, cells: Sequence[Rect], share: float) -> None:
    """The dice of the half-day that ends turn away on the paper."""
    for slot, cell in enumerate(cells[: len(before.values)]):
        look = wheel.die_ramp(before, slot), before.values[slot]
        motion.turning(canvas, look, ("p", 0), SMALL, (cell.x + 10, cell.y + 10), share / 2)


def _tumble(canvas: Canvas, laid: TroyesState, slot: int, own: float, cell: Rect) -> None:
    """A die rolls on the paper as long as on the wheel, from face to face."""
    ramp = "k" if slot == laid.black else "p"
    if own < ROLL + SLIDE:
        high = motion.bounce(min(1.0, own / ROLL), LOW_ARC)
        face = (int(own * FACES) + 2 * slot) % 6 + 1
        picture = pieces.die(ramp, face if own < ROLL else laid.values[slot], SMALL)
        canvas.put(picture, cell.x + 3, cell.y + 3 - round(high), (1, 2), -2)
        return
    turned = part(own, ROLL + SLIDE, ROLL + SLIDE + TURN)
    value = laid.values[slot]
    last = wheel.die_ramp(laid, slot), value
    motion.turning(canvas, (ramp, value), last, SMALL, (cell.x + 10, cell.y + 10), turned)


def _roll(canvas: Canvas, laid: TroyesState, slot: int, own: float) -> None:
    box = wheel.die_spot(laid, slot)
    ramp = "k" if slot == laid.black else "p"
    x, y = place("wheel").center
    start = (x - 30 + 20 * slot, y + 20 - 14 * (slot % 2))
    if own < ROLL:
        share = own / ROLL
        high = motion.bounce(share, ARC)
        frame = int(share * 2 * TUMBLES) % TUMBLES
        at = (x + round((start[0] - x) * share), y + round((start[1] - y) * share - high))
        picture = sprites.sprite(f"dice/{ramp}_tumble_{frame}")
        flat = 1 if share > 0.1 and high < motion.LOW else 0
        w, h = picture.get_size()
        pressed = scaled(picture, (w + flat, h - flat))
        canvas.put(pressed, at[0] - 13, at[1] - 13 + flat, (1, 2 + round(high)), -2)
        return
    at = motion.slid(start, box.center, part(own, ROLL, ROLL + SLIDE))
    value, turned = laid.values[slot], part(own, ROLL + SLIDE, ROLL + SLIDE + TURN)
    motion.turning(canvas, (ramp, value), (wheel.die_ramp(laid, slot), value), 18, at, turned)


def crier_rolled(event: events.CrierRolled, before: TroyesState) -> Clip:
    """The crier's die tumbles and shows the number of the first column."""
    x, y = place("wheel").center

    def draw(canvas: Canvas, share: float) -> None:
        if share < 0.8:
            picture = sprites.sprite(f"dice/p_tumble_{int(share * 15) % TUMBLES}")
        else:
            picture = pieces.die("p", event.value, 18)
        w, h = picture.get_size()
        canvas.put(picture, x - w // 2, y - h // 2, (1, 2), -2)

    return Clip(ROLL, draw, "dice")


def plaza_destroyed(event: events.PlazaDestroyed, before: TroyesState) -> Clip:
    """The plaza darkens, shakes, and three flames rise."""
    notch = wheel.notches(before)[event.slot]
    x, y = on_wheel(notch, PLAZA)

    def draw(canvas: Canvas, share: float) -> None:
        _darken(canvas, notch, -1 if share < 0.3 else -2)
        shake = round(2 * math.sin(share * 40)) if share < 0.3 else 0
        box = wheel.die_spot(before, event.slot)
        picture = pieces.die(wheel.die_ramp(before, event.slot), before.values[event.slot], 18)
        canvas.put(picture, box.x + shake, box.y, (1, 2), -2)
        for number, (dx, dy) in enumerate(wheel.FLAMES):
            rise = max(0, round(8 * (1 - share * 2)))
            if share > 0.1 * number:
                flame = sprites.sprite(f"effects/blaze_{(int(share * 8) + number) % 3}")
                canvas.blit(flame, x + dx - 4 + shake, y + dy - 6 + rise)

    return Clip(STRIKE, draw, "stamp")


def _darken(canvas: Canvas, notch: int, steps: int) -> None:
    """Move one plaza down its ramps."""
    box = place("wheel")
    sector = wheel.plaza(wheel.BURNT, notch)
    canvas.shadow_of(sector, box.x, box.y, (0, 0), steps)


def black_die_spared(event: events.BlackDieSpared, before: TroyesState) -> Clip:
    """A twinkle over the black die."""
    box = wheel.die_spot(before, event.slot)

    def draw(canvas: Canvas, share: float) -> None:
        picture = sprites.sprite(f"effects/glint_{min(3, int(share * 4))}")
        for dx, dy in ((-10, -12), (8, -8), (0, 10)):
            canvas.blit(picture, box.centerx + dx, box.centery + dy)

    return Clip(STRIKE, draw, "chime")


def plaza_rebuilt(event: events.PlazaRebuilt, before: TroyesState) -> Clip:
    """The burnt side is turned over: the new colour comes out of the dark."""
    ramp = pieces.RAMPS[before.backs[event.notch]]
    box = place("wheel")

    def draw(canvas: Canvas, share: float) -> None:
        if share < 0.3:
            canvas.blit(wheel.plaza(wheel.BURNT, event.notch), box.x, box.y)
            return
        canvas.blit(wheel.plaza(ramp, event.notch), box.x, box.y)
        if share < 0.75:
            _darken(canvas, event.notch, -2 if share < 0.5 else -1)

    return Clip(FLIP, draw, "card")


def feast_turned(event: events.FeastTurned, before: TroyesState) -> Clip:
    """The tile is turned over."""
    box, tile = wheel.feast_box(event.notch), before.feasts[event.notch]
    bare = before.copy()
    bare.feasts[event.notch] = 0
    pictures = []
    for side in (tile, -tile):
        canvas = Canvas(blank((20, 21)))
        wheel.paint_feast(canvas, 0, 0, side)
        pictures.append(canvas.surface)

    def draw(canvas: Canvas, share: float) -> None:
        step = min(len(WIDTHS) - 1, int(share * len(WIDTHS)))
        wide = WIDTHS[step]
        picture = pictures[step > 3]
        left = (17 - wide) // 2
        canvas.blit(picture, box.x + left, box.y - (3 if share < 1 else 0), (left, 0, wide, 17))

    return Clip(FLIP, draw, "card", bare)


def momentum(share: float) -> float:
    """How many steps the inner ring has turned: it draws back, runs on a little too far, and settles."""
    if share < AIM:
        turned = -BACK * part(share, 0, AIM)
    elif share < RUN:
        turned = (wheel.STEPS + 2 * BACK) * in_out_sine(part(share, AIM, RUN)) - BACK
    else:
        turned = wheel.STEPS + BACK * (1 - part(share, RUN, 1))
    return round(2 * turned) / 2


def wheel_turned(event: events.WheelTurned, before: TroyesState, cells: Sequence[Rect] = ()) -> Clip:
    """The dice are picked up, the inner ring swings on by one notch; what lies on it rides along upright.

    In their *cells* on the paper they turn away, then blank ones hop, one after the other.
    """
    idle = before.copy()
    idle.values = ()
    first = wheel.step_of(before)

    gather = GATHER / (GATHER + STEP)

    def draw(canvas: Canvas, share: float) -> None:
        turned = max(0.0, share - gather) / (1 - gather)
        wheel.lay(canvas, idle, first + momentum(turned), False)
        if share < gather:
            _gather(canvas, before, share / gather)
            _leave(canvas, before, cells, share / gather)
            return
        for slot, cell in enumerate(cells):
            hop = abs(math.sin((HOPS * turned - slot / len(cells)) * math.pi)) * LOW_ARC
            canvas.put(pieces.die("p", 0, SMALL), cell.x + 3, cell.y + 3 - round(hop), (1, 2), -2)

    return Clip(GATHER + STEP, draw, "turn", idle)
