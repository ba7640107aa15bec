"""What happens in a campaign beyond a single game, in pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame

from game.core.part import PartEnded
from game.my_city import events as ev
from game.my_city.legacy import Legacy
from game.my_city.state import MyCityState, keeps
from game.my_city.view import between, clearing, land, pieces, progress, supply
from game.my_city.view.clips import banner, counted, stage
from game.my_city.view.places import CELL, cell, place
from game.my_city.view.sight import Sight
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words
from game.ui.pixels import blank
from game.ui.tween import in_quad, out_cubic


def clip(event: Any, before: MyCityState, sight: Sight) -> Clip | None:
    """An event's animation over what is seen; None for what shows in the next picture anyway."""
    match event:
        case ev.EnvelopeOpened():
            return _envelope(event.chapter)
        case ev.EpisodeOpened():
            return _begun(event.episode)
        case ev.EpisodeClosed():
            return clearing.cleared(event, before, sight)
        case ev.StickersReceived():
            return clearing.received(event, before, sight)
        case ev.BuildingsRemoved():
            return clearing.removed(event, before, sight)
        case ev.StickerPlaced():
            return _sticker(event, before, sight)
        case ev.CogPlaced():
            return _cog(event, sight)
        case ev.PointsGained() | ev.ThirdVeinReached():
            return counted(event.seat, before, sight, event.points, 0.5, "coin")
        case ev.CirclesInked():
            return _inked(event, before, sight)
        case PartEnded():
            said = words("my_city.view.campaign.over", n=before.mode.n)
            return _over_the_field(said, 1.2, "chime")
    return _in_words(event, before, sight)


def _in_words(event: Any, before: MyCityState, sight: Sight) -> Clip | None:
    """The events that a ribbon tells."""
    match event:
        case ev.CityNamed():
            name = event.words or f"@{between.city_name(event.seat, event.name)}"
            key, number, look = "founded", 0, ("g", 0.8, "stamp")
        case ev.StickerLost():
            name, key, number, look = "", "lost", 0, ("r", 0.5, "page")
        case ev.NuggetsGained():
            name, key, number, look = "", "found", event.count, ("y", 0.6, "coin")
        case ev.BoxesCrossed():
            name, key, number, look = "", "boxes", event.count, ("s", 0.6, "pen")
        case _:
            return None
    said = words(f"my_city.view.campaign.{key}", city=name, n=number)
    return _sign(event.seat, before, sight, said, *look)


def _sign(
    owner: int, before: MyCityState, sight: Sight, said: str, ramp: str, seconds: float, sound: str
) -> Clip:
    """A ribbon over a city, wherever that can be seen."""

    def draw(canvas: Canvas, share: float) -> None:
        if share < 1:
            for at in stage(before, owner, sight):
                banner(canvas, at, said, ramp, share)

    return Clip(seconds, draw, sound)


def _over_the_field(said: str, seconds: float, sound: str) -> Clip:
    def draw(canvas: Canvas, share: float) -> None:
        field = place("board.field")
        canvas.shade(field, -1)
        banner(canvas, field, said, "g", share)

    return Clip(seconds, draw, sound)


def _begun(n: int) -> Clip:
    said = words("my_city.view.campaign.episode", n=n, name=f"@my_city.episode.{n}.name")
    return _over_the_field(said, 0.9, "shuffle")


# ---------------------------------------------------------------------- the envelope


BROKEN, OPEN = 0.45, 0.62
"""When the seal breaks, and when the flap goes up."""
POCKET = 39
"""How deep the front of an open envelope is cut out, in pixels."""
PAPERS, LININGS = "ppsyswpp", "rygbvtom"
"""The ramps of each chapter's envelope, outside and inside."""


def _envelope(chapter: int) -> Clip:
    """An envelope falls onto the table; its seal breaks, the flap goes up and a letter comes out."""
    title = words("my_city.view.page.title", chapter=chapter, name=f"@my_city.chapter.{chapter}.name")

    def draw(canvas: Canvas, share: float) -> None:
        canvas.shade(None, -2)
        opened = out_cubic(max(0.0, (share - OPEN) / (1 - OPEN)))
        picture = sprites.sprite(f"my_city/envelopes/envelope_{chapter}{'_open' if opened else ''}")
        wide, tall = picture.get_size()
        x = (640 - wide) // 2
        y = 130 - int(60 * (1 - out_cubic(min(1.0, share / 0.25))))
        if opened:
            _flap(canvas, x, y, wide, int(44 * min(1.0, opened * 2)), chapter)
        canvas.put(picture, x, y, (4, 6), -2)
        if opened:
            _letter(canvas, pygame.Rect(x, y, wide, tall), int(46 * opened), chapter)
        _seal(canvas, chapter, x + wide // 2 - 12, y + 34, share)
        if opened:
            banner(canvas, canvas.rect.move(0, 70), title, "r", min(1.0, opened * 2))

    return Clip(1.5, draw, "unlock")


def _flap(canvas: Canvas, x: int, y: int, wide: int, high: int, chapter: int) -> None:
    """The flap, turned up so far: its inside is lined in the colour of the wax."""
    paper, lining = PAPERS[chapter - 1], LININGS[chapter - 1]
    middle = x + wide // 2
    canvas.polygon([(x, y + 1), (x + wide - 1, y + 1), (middle, y - high)], "k0")
    canvas.polygon([(x + 2, y), (x + wide - 3, y), (middle, y - high + 2)], f"{paper}3")
    canvas.polygon([(x + 12, y), (x + wide - 13, y), (middle, y - high + 9)], f"{lining}2")


def _letter(canvas: Canvas, box: pygame.Rect, risen: int, chapter: int) -> None:
    """The letter comes out behind the front of the envelope, line by line, as far as that is cut out."""
    sheet = _written(chapter)
    wide, tall = sheet.get_size()
    left, top = box.centerx - wide // 2, box.y + 8 - risen
    for line in range(tall):
        deep = top + line - box.y
        room = wide // 2 if deep < 0 else min(wide // 2, (POCKET - deep) * box.w // (2 * POCKET) - 2)
        if room <= 0:
            return
        shown = (wide // 2 - room, line, 2 * room, 1)
        canvas.surface.blit(sheet, (left + shown[0], top + line), shown)


@lru_cache(maxsize=8)
def _written(chapter: int) -> pygame.Surface:
    """A chapter's letter: its number between two rules, and a picture of what it brings."""
    canvas = Canvas(blank((108, 72), "k0"))
    canvas.fill("p5", (1, 1, 106, 71))
    canvas.ring((4, 4, 100, 72), ("y3",), 0)
    for x in (12, 66):
        canvas.across(x, 17, 30, "p2")
    big(canvas, chapter, 54, 14, "r2", None, "centre")
    shown = sprites.sprite(f"my_city/chapters/{chapter}")
    canvas.blit(shown, 4, 24, (16, 0, 100, 48))
    return canvas.surface


CRUMBS = ((-14, -16), (-8, -24), (-3, -12), (4, -26), (9, -14), (15, -20), (-18, -4), (18, -6))
"""Which way each crumb of wax flies."""


def _seal(canvas: Canvas, chapter: int, x: int, y: int, share: float) -> None:
    """The wax whole, cracked, and in two halves that fall with some crumbs."""
    if share < BROKEN:
        canvas.put(sprites.sprite(f"my_city/envelopes/seal_{chapter}"), x, y, (1, 2), -2)
        return
    gone = (share - BROKEN) / (1 - BROKEN)
    apart, fallen = int(1 + 26 * out_cubic(gone)), int(90 * in_quad(gone))
    if gone < 0.85:
        canvas.put(
            sprites.sprite(f"my_city/envelopes/seal_{chapter}_left"), x - apart, y + fallen, (1, 2), -2
        )
        canvas.put(
            sprites.sprite(f"my_city/envelopes/seal_{chapter}_right"), x + apart, y + fallen + 4, (1, 2), -2
        )
    for number, (right, down) in enumerate(CRUMBS):
        if gone < 0.5:
            at = x + 11 + int(right * 3 * gone), y + 11 + int(down * 2 * gone) + int(120 * in_quad(gone))
            canvas.fill("r3" if number % 2 else "r4", (*at, 2, 2))


# ---------------------------------------------------------------------- stickers and circles


def _sticker(event: ev.StickerPlaced, before: MyCityState, sight: Sight) -> Clip:
    """An own sticker peels off its sheet, flies and is pressed on; others only come down."""
    own_choice = keeps(before.cities[event.seat]).owed[:1] == (event.sticker,)
    goal = cell(event.row, event.col)

    def draw(canvas: Canvas, share: float) -> None:
        if sight.seat == event.seat:
            if own_choice and event.seat == sight.picture.seat:
                _peel(canvas, event.sticker, goal, share)
            else:
                _land(canvas, event.sticker, goal, min(1.0, share / 0.8))
        for at in stage(before, event.seat, sight):
            unit = at.w // 11
            if unit < CELL and share < 1:
                land.contour(canvas, ((event.row, event.col),), "y5", at.topleft, unit)

    return Clip(0.8 if own_choice else 0.3, draw, "place" if own_choice else "tick")


PEELED, LANDED = 0.3, 0.8
"""When an own sticker is off its sheet, and when it touches the board."""


def _peel(canvas: Canvas, sticker: str, goal: pygame.Rect, share: float) -> None:
    """First the corner comes up, then the sticker flies in a bow; on the board its corner goes down."""
    sheet = place("card.current")
    x, y = sheet.centerx - CELL // 2, sheet.y + 28 - CELL // 2
    if share < PEELED:
        up = share / PEELED
        between.peeled(canvas, sticker, x, y - int(3 * up), int((between.CURL + 4) * up))
        return
    if share >= LANDED:
        _land(canvas, sticker, goal, 1.0, int(between.CURL * (1 - (share - LANDED) / (1 - LANDED))))
        return
    gone = out_cubic((share - PEELED) / (LANDED - PEELED))
    bow = int(56 * gone * (1 - gone))
    left, top = x + int((goal.x - x) * gone), y + int((goal.y - y) * gone) - bow
    height = 4 + bow // 4
    canvas.shadow((left, top, CELL, CELL), (height // 2, height), -2)
    between.peeled(canvas, sticker, left, top)


def _land(canvas: Canvas, sticker: str, goal: pygame.Rect, share: float, curl: int = 0) -> None:
    """The last bit of the way down."""
    up = int(16 * (1 - out_cubic(share)))
    if up:
        canvas.shadow(goal, (1 + up // 2, 1 + up), -2)
    between.peeled(canvas, sticker, goal.x - up // 3, goal.y - up, curl or min(between.CURL, up // 2))
    if curl:
        canvas.outline(goal.inflate(6 - curl, 6 - curl), "y5", 1)


def _cog(event: ev.CogPlaced, sight: Sight) -> Clip:
    """A cog drops onto the building in the supply."""

    def draw(canvas: Canvas, share: float) -> None:
        if sight.seat == event.seat:
            box = supply.slots()[event.building]
            up = int(14 * (1 - out_cubic(share)))
            canvas.put(sprites.sprite("icons/cog"), box.centerx - 6, box.centery - 6 - up, (1, 1 + up), -2)

    return Clip(0.45, draw, "place")


def _inked(event: ev.CirclesInked, before: MyCityState, sight: Sight) -> Clip:
    """The circles fill one after the other; over the other cities a ribbon says how many."""
    legacy: Legacy = keeps(before.cities[event.seat])
    done = sum(legacy.circles)
    main, _ = pieces.inks(event.seat)
    said = words("my_city.view.campaign.inked", n=event.count)

    def draw(canvas: Canvas, share: float) -> None:
        if sight.seat == event.seat:
            for number in range(event.count):
                box = progress.circle(done + number)
                grown = share * event.count - number
                if box is not None and grown > 0:
                    canvas.fill(main, (box.x, box.y, max(1, int(box.w * min(1.0, grown))), box.h - 1))
                    if grown < 1:
                        canvas.outline(box.inflate(4, 4), "y5", 1)
        if share < 1:
            for at in stage(before, event.seat, sight):
                banner(canvas, at, said, "v", share)

    return Clip(0.5 + 0.2 * event.count, draw, "pen")
