"""What happens in a campaign beyond a single game, in pictures."""

from __future__ import annotations

from typing import Any

from game.core.part import PartEnded
from game.my_city import events as told
from game.my_city.legacy import Legacy
from game.my_city.state import MyCityState, keeps
from game.my_city.view import between, land, pieces, progress, supply
from game.my_city.view.clips import Seen, banner, counted, stage
from game.my_city.view.places import CELL, cell, place
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import text as words
from game.ui.tabletop import Clip
from game.ui.tween import in_quad, out_cubic


def clip(event: Any, before: MyCityState, seat: int, seen: Seen) -> Clip | None:
    """An event's animation as seen from a seat's place; None for what shows in the next picture anyway."""
    match event:
        case told.EnvelopeOpened():
            return _envelope(event.chapter)
        case told.EpisodeOpened():
            return _begun(event.episode)
        case told.StickerPlaced():
            return _sticker(event, before, seat, seen)
        case told.CogPlaced():
            return _cog(event, seen)
        case told.PointsGained() | told.ThirdVeinReached():
            return counted(event.seat, before, seat, seen, event.points, 0.5, "coin")
        case told.CirclesInked():
            return _inked(event, before, seat, seen)
        case PartEnded():
            said = words("my_city.view.campaign.over", n=before.mode.n)
            return _over_the_field(said, 1.2, "chime")
    return _told(event, before, seat, seen)


def _told(event: Any, before: MyCityState, seat: int, seen: Seen) -> Clip | None:
    """The events that a ribbon tells."""
    match event:
        case told.CityNamed():
            name = f"@{between.city_name(event.seat, event.name)}"
            key, number, look = "founded", 0, ("g", 0.8, "stamp")
        case told.StickerLost():
            name, key, number, look = "", "lost", 0, ("r", 0.5, "page")
        case told.NuggetsGained():
            name, key, number, look = "", "found", event.count, ("y", 0.6, "coin")
        case told.BoxesCrossed():
            name, key, number, look = "", "boxes", event.count, ("s", 0.6, "pen")
        case _:
            return None
    said = words(f"my_city.view.campaign.{key}", city=name, n=number)
    return _sign(event.seat, before, seat, seen, said, *look)


def _sign(
    owner: int, before: MyCityState, seat: int, seen: Seen, said: str, ramp: str, seconds: float, sound: str
) -> Clip:
    """A ribbon over a city, wherever that can be seen."""

    def draw(canvas: Canvas, share: float) -> None:
        if share < 1:
            for at in stage(before, owner, seat, seen):
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


def _envelope(chapter: int) -> Clip:
    """An envelope falls onto the table; its seal breaks, and the halves fall away."""
    title = words("my_city.view.page.title", chapter=chapter, name=f"@my_city.chapter.{chapter}.name")

    def draw(canvas: Canvas, share: float) -> None:
        canvas.shade(None, -2)
        open_now = share > 0.65
        picture = sprites.sprite(
            "my_city/envelopes/envelope_open" if open_now else "my_city/envelopes/envelope"
        )
        wide, tall = picture.get_size()
        x = (640 - wide) // 2
        y = 130 - int(60 * (1 - out_cubic(min(1.0, share / 0.25))))
        if open_now:
            _letter(canvas, x, y - int(34 * out_cubic((share - 0.65) / 0.35)), wide, tall)
        canvas.put(picture, x, y, (4, 6), -2)
        _seal(canvas, x + wide // 2 - 12, y + 34, share)
        if open_now:
            banner(canvas, canvas.rect.move(0, 70), title, "r", share)

    return Clip(1.5, draw, "unlock")


def _letter(canvas: Canvas, x: int, y: int, wide: int, tall: int) -> None:
    """The page that comes out."""
    canvas.rounded((x + 8, y + 6, wide - 16, tall - 12), "k0", 1)
    canvas.rounded((x + 9, y + 7, wide - 18, tall - 14), "p5", 1)
    for line in range(4):
        canvas.across(x + 18, y + 16 + line * 7, wide - 36 - line % 2 * 14, "p2")


def _seal(canvas: Canvas, x: int, y: int, share: float) -> None:
    """The wax whole, cracked, and in two halves that fall."""
    if share < 0.45:
        canvas.put(sprites.sprite("my_city/envelopes/seal"), x, y, (1, 2), -2)
        return
    gone = (share - 0.45) / 0.55
    apart, fallen = int(1 + 26 * out_cubic(gone)), int(90 * in_quad(gone))
    if gone < 0.85:
        canvas.put(sprites.sprite("my_city/envelopes/seal_left"), x - apart, y + fallen, (1, 2), -2)
        canvas.put(sprites.sprite("my_city/envelopes/seal_right"), x + apart, y + fallen + 4, (1, 2), -2)


# ---------------------------------------------------------------------- stickers and circles


def _sticker(event: told.StickerPlaced, before: MyCityState, seat: int, seen: Seen) -> Clip:
    """The sticker comes down, turns flat and is pressed on; those of everybody's set-up are quicker."""
    own_choice = keeps(before.cities[event.seat]).owed[:1] == (event.sticker,)

    def draw(canvas: Canvas, share: float) -> None:
        if seen() == event.seat:
            box = cell(event.row, event.col)
            up = int(16 * (1 - out_cubic(min(1.0, share / 0.8))))
            canvas.shadow(box, (1 + up // 2, 1 + up), -2)
            between.peeled(canvas, event.sticker, box.x - up // 3, box.y - up)
        for at in stage(before, event.seat, seat, seen):
            unit = at.w // 11
            if unit < CELL and share < 1:
                land.contour(canvas, ((event.row, event.col),), "y5", at.topleft, unit)

    return Clip(0.5 if own_choice else 0.3, draw, "place" if own_choice else "tick")


def _cog(event: told.CogPlaced, seen: Seen) -> Clip:
    """A cog drops onto the building in the supply."""

    def draw(canvas: Canvas, share: float) -> None:
        if seen() == event.seat:
            box = supply.slots()[event.building]
            up = int(14 * (1 - out_cubic(share)))
            canvas.put(sprites.sprite("icons/cog"), box.centerx - 6, box.centery - 6 - up, (1, 1 + up), -2)

    return Clip(0.45, draw, "place")


def _inked(event: told.CirclesInked, before: MyCityState, seat: int, seen: Seen) -> Clip:
    """The circles fill one after the other; over the other cities a ribbon says how many."""
    legacy: Legacy = keeps(before.cities[event.seat])
    done = sum(legacy.circles)
    main, _ = pieces.inks(event.seat)
    said = words("my_city.view.campaign.inked", n=event.count)

    def draw(canvas: Canvas, share: float) -> None:
        if seen() == event.seat:
            for number in range(event.count):
                box = progress.circle(done + number)
                grown = share * event.count - number
                if box is not None and grown > 0:
                    canvas.fill(main, (box.x, box.y, max(1, int(box.w * min(1.0, grown))), box.h - 1))
                    if grown < 1:
                        canvas.outline(box.inflate(4, 4), "y5", 1)
        if share < 1:
            for at in stage(before, event.seat, seat, seen):
                banner(canvas, at, said, "v", share)

    return Clip(0.5 + 0.2 * event.count, draw, "pen")
