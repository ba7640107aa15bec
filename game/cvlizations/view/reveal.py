"""The reveal, and what the orders bring: played on the stage, with one thing moving at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core.rules import Event
from game.cvlizations import agenda, events
from game.cvlizations.catalog import ORDERS
from game.cvlizations.effects import Nothing
from game.cvlizations.state import ACTING, CvlizationsState
from game.cvlizations.view import cards, motion, pieces, stage
from game.cvlizations.view.motion import Flight
from game.cvlizations.view.sight import Sight
from game.cvlizations.view.stage import Setting
from game.cvlizations.view.tribes import figures_of
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import Point, blank, scaled
from game.ui.tween import part

HIDDEN, FLIP, READ = 0.4, 0.24, 0.6
"""Seconds that all orders lie face down, that they turn over together, that they can be read."""
SKIP, COUNT, LIGHT, PAUSE = 0.12, 0.25, 0.3, 0.45
"""Seconds for an order that nobody chose, for a tribe that is counted in, for the line, and to read it."""
BEAT, POP = 0.02, 0.4
"""When a drum is heard after a tribe's count, in seconds; how much of that a new figure bounces."""
AGAIN = 0.45
"""Seconds for another tribe that carries out the same order."""
RESULT = 0.45
"""Seconds that a store shows what has changed."""
NUMBERS_Y = stage.STORES_Y - 14
"""Where it says by how much, above the stores."""

Paint = Callable[[Canvas, float], None]


def clip(event: Event, before: CvlizationsState, sight: Sight, names: tuple[str, ...]) -> Clip | None:
    """An event of the actions on the stage; None: it is none."""
    if isinstance(event, events.OrdersRevealed):
        return _revealed(event, before, names)
    if before.phase != ACTING or not isinstance(event, PLAYED):
        return None
    setting = Setting(before, names, _order_of(event, sight))
    if isinstance(event, events.OrderCarriedOut):
        return _carried_out(event, setting, _order_before(event, sight))
    return _brought(event, setting)


PLAYED = (
    events.OrderCarriedOut,
    events.ResourcesGained,
    events.ResourceStolen,
    events.ResourcesTraded,
    events.HappinessGained,
)


def _order_of(event: Any, sight: Sight) -> int | None:
    if isinstance(event, events.OrderCarriedOut):
        return event.order
    return event.cause if event.cause < ORDERS else sight.now


def _order_before(event: events.OrderCarriedOut, sight: Sight) -> int:
    """The order that was carried out before this one in the round; -1: none."""
    passed = list(sight.picture.passed)
    earlier = passed[:-1] if passed and passed[-1] is event else passed
    for one in reversed(earlier):
        if isinstance(one, events.OrdersRevealed):
            return -1
        if isinstance(one, events.OrderCarriedOut):
            return one.order
    return -1


def _painted(setting: Setting, covered: bool = False) -> Callable[[], pygame.Surface]:
    """The stage, painted once it is needed."""
    kept: list[pygame.Surface] = []

    def surface() -> pygame.Surface:
        if not kept:
            canvas = Canvas(blank((640, 360)))
            stage.draw(canvas, setting, covered)
            kept.append(canvas.surface)
        return kept[0]

    return surface


def _on_stage(setting: Setting, paint: Paint, covered: bool = False) -> Paint:
    """Paints the stage first."""
    base = _painted(setting, covered)

    def draw(canvas: Canvas, share: float) -> None:
        canvas.blit(base(), *stage.FIELD.topleft, stage.FIELD)
        paint(canvas, share)

    return draw


# ---------------------------------------------------------------------- orders


def _revealed(event: events.OrdersRevealed, before: CvlizationsState, names: tuple[str, ...]) -> Clip:
    """All that lies face down lies there for a moment, turns over at once, and stays to be read."""
    after = before.copy()
    after.apply(event)
    setting = Setting(after, names, None)
    length = HIDDEN + FLIP + READ

    def turn(canvas: Canvas, share: float) -> None:
        turned = part(share, HIDDEN / length, (HIDDEN + FLIP) / length)
        for tribe in setting.tribes:
            box = stage.card_box(setting, tribe, 1)
            wide = max(2, round(box.w * abs(1 - 2 * turned)))
            order = event.face_down[tribe]
            picture = stage.back() if turned < 0.5 else cards.order(order, before.options)
            lift = 3 if 0 < turned < 1 else 0
            squeezed = scaled(picture, (wide, box.h))
            canvas.put(squeezed, box.centerx - wide // 2, box.y - lift, (2, 3 + lift), -2)

    return Clip(length, _on_stage(setting, turn, covered=True), "shuffle")


def _carried_out(event: events.OrderCarriedOut, setting: Setting, last: int) -> Clip:
    """The row walks to the order, its tribes are counted in, the line in force lights up."""
    fails = isinstance(agenda.effect_at(setting.state.options, event.order, event.strength), Nothing)
    chosen = setting.chosen(event.order)
    first = last != event.order
    skipped = range(last + 1, event.order) if first else range(0)
    walk = SKIP * len(skipped)
    count = COUNT * len(chosen) if first else 0.0
    length = walk + count + LIGHT + PAUSE if first else AGAIN
    badge = pieces.badge(event.seat)
    drums = [(walk + COUNT * number + BEAT, "drum") for number in range(len(chosen))] if first else []
    last_sound = (walk + count + BEAT, "illegal" if fails else "stamp")

    def draw(canvas: Canvas, share: float) -> None:
        gone = share * length
        if gone < walk:
            canvas.outline(stage.rail_box(skipped[min(len(skipped) - 1, int(gone / SKIP))]), "y5", 1)
            return
        counting = (gone - walk) / COUNT if first else float(len(chosen))
        counted = min(len(chosen), int(counting))
        lit = not first or gone >= walk + count
        stage.band(canvas, setting, counted, lit, part(counting, counted, counted + POP) if not lit else 1.0)
        for tribe in chosen[:counted]:
            stage.arrow(canvas, setting, tribe)
        if lit:
            stage.owner(canvas, setting, event.seat)
            box = stage.column(setting, event.seat)
            late = part(gone, walk + count, length)
            hop = int(24 * late * (1 - late))
            canvas.put(badge, box.centerx - 7, stage.STORES_Y - 20 - hop, (1, 2 + hop), -1)
            if fails:
                pieces.icon(canvas, "icons/cross_24", box.centerx, stage.STORES_Y + 34)

    return Clip(length, _on_stage(setting, draw), beats=(*drums, last_sound))


# ---------------------------------------------------------------------- what they bring


def _brought(event: Any, setting: Setting) -> Clip:
    """Goods and happiness come down from the band, or go up to it and down to somebody else."""
    flights, up = _flights(event, setting)
    after = setting.state.copy()
    after.apply(event)
    flying = motion.seconds(flights)
    rise = motion.seconds(up) if up else 0.0
    length = rise + flying + RESULT
    down, away = motion.fly(flights), motion.fly(up)
    counted = 0 if setting.order is None else len(setting.chosen(setting.order))

    def draw(canvas: Canvas, share: float) -> None:
        stage.band(canvas, setting, counted, True)
        for tribe in () if setting.order is None else setting.chosen(setting.order):
            stage.arrow(canvas, setting, tribe)
        stage.owner(canvas, setting, event.seat)
        gone = share * length
        if gone < rise:
            away(canvas, gone / rise)
        elif gone < rise + flying:
            down(canvas, (gone - rise) / flying)
        else:
            _results(canvas, setting, after, (gone - rise - flying) / RESULT)

    return Clip(length, _on_stage(setting, draw), SOUNDS[type(event)])


SOUNDS: dict[type[Event], str] = {
    events.ResourcesGained: "coin",
    events.ResourceStolen: "whoosh",
    events.ResourcesTraded: "coin",
    events.HappinessGained: "score",
}


def _flights(event: Any, setting: Setting) -> tuple[list[Flight], list[Flight]]:
    """What comes down from the band, and what goes up to it before."""
    seat = event.seat
    match event:
        case events.ResourcesGained():
            found: list[Flight] = []
            for kind, amount in enumerate((event.food, event.wood, event.stone)):
                found += motion.tokens(kind, amount, *_down(setting, seat, kind))
            return found or [_sign("icons/cross", *_down(setting, seat, 0))], []
        case events.ResourceStolen():
            start, end = _down(setting, event.victim, event.kind)
            return (
                motion.tokens(event.kind, 1, *_down(setting, seat, event.kind)),
                motion.tokens(event.kind, 1, end, start),
            )
        case events.ResourcesTraded():
            start, end = _down(setting, seat, event.give)
            return (
                motion.tokens(event.take, event.amount, *_down(setting, seat, event.take)),
                motion.tokens(event.give, 1, end, start),
            )
        case _:
            end = stage.happiness_at(setting, seat)
            return [_sign("icons/smile", (end[0], stage.BAND.bottom), end)] * event.amount, []


def _sign(icon: str, start: Point, end: Point) -> Flight:
    return Flight(sprites.sprite(icon), start, end, 6)


def _down(setting: Setting, tribe: int, kind: int) -> tuple[Point, Point]:
    """From the band to where a store keeps a resource: straight down, past nobody else's."""
    box = stage.goods_box(setting, tribe, kind)
    return (box.x + 9, stage.BAND.bottom - 6), (box.x + 9, box.centery)


def _results(canvas: Canvas, setting: Setting, after: CvlizationsState, share: float) -> None:
    """The stores that have changed say from what to what; happiness counts up to what it is now."""
    for tribe in range(setting.state.options.seats):
        old, new = figures_of(setting.state, tribe), figures_of(after, tribe)
        for kind, (amount, now) in enumerate(zip(old.goods, new.goods)):
            if amount != now:
                box = stage.goods_box(setting, tribe, kind)
                stage.goods(canvas, box, kind, amount, now)
                motion.number(canvas, f"{now - amount:+d}", (box.centerx, NUMBERS_Y))
        if (more := new.happiness - old.happiness) != 0:
            stage.happiness(canvas, setting, tribe, old.happiness + round(more * min(1.0, 2 * share)))
            x, _ = stage.happiness_at(setting, tribe)
            high = NUMBERS_Y - (18 if new.goods != old.goods else 0)
            motion.number(canvas, f"{more:+d}", (x, high), "icons/smile")
