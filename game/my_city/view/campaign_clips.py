"""What happens in a campaign beyond a single game, in pictures."""

from __future__ import annotations

from typing import Any

from game.core.part import PartEnded
from game.my_city import events as ev
from game.my_city.campaign import Given, episode
from game.my_city.legacy import Legacy
from game.my_city.state import MyCityState, keeps
from game.my_city.view import circles, clearing, desk, hand, land, leaves, letter, pieces, progress, supply
from game.my_city.view.clips import banner, counted, stage
from game.my_city.view.places import CELL, cell, place
from game.my_city.view.sight import Sight
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.tween import out_cubic


def clip(event: Any, before: MyCityState, sight: Sight) -> Clip | None:
    """An event's animation over what is seen; None for what shows in the next picture anyway."""
    match event:
        case ev.EnvelopeOpened():
            return _envelope(event.chapter)
        case ev.EpisodeOpened():
            return _begun(event.episode, before)
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
            return counted(event, event.seat, before, sight, event.points, 0.5, "coin")
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
            name = event.words or f"@{pieces.city_name(event.seat, event.name)}"
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


def _begun(n: int, before: MyCityState) -> Clip:
    if before.story is not None and before.story.goes_on and leaves.begins(n):
        return _unpacked(episode(n).chapter)
    said = words("my_city.view.campaign.episode", n=n, name=f"@my_city.episode.{n}.name")
    return _over_the_field(said, 0.9, "shuffle")


# ---------------------------------------------------------------------- the envelope


BLINK = 0.05
"""Seconds for what happens on the boards while the letter still lies over them."""


def _envelope(chapter: int) -> Clip:
    """The chapter opens; whoever wants no motion sees at once all that was in the envelope."""

    def draw(canvas: Canvas, share: float) -> None:
        letter.draw(canvas, chapter, letter.RISEN * share if share < 1 else letter.END)

    return Clip(letter.RISEN, draw, "unlock")


def _unpacked(chapter: int) -> Clip:
    """The cards slide out of the envelope."""

    def draw(canvas: Canvas, share: float) -> None:
        letter.draw(canvas, chapter, letter.RISEN + (letter.END - letter.RISEN) * share)

    return Clip(letter.END - letter.RISEN + 0.3, draw, "card")


def lies_open(event: Any, before: MyCityState) -> bool:
    """Whether the letter of a chapter still lies over the boards while this happens."""
    story = before.story
    if story is None or not story.goes_on or story.sheets is not None or before.turned:
        return False
    if not leaves.begins(before.mode.n) or story.chapter != episode(before.mode.n).chapter:
        return False
    given = any(isinstance(one, Given) for one in episode(before.mode.n).setup)
    match event:
        case ev.StickerPlaced():
            return keeps(before.cities[event.seat]).owed[:1] != (event.sticker,)
        case ev.StickersReceived() | ev.BuildingsRemoved():
            return True
        case ev.CardTurned() | ev.CardBlocked():
            return not given
    return False


def covered(before: MyCityState) -> Clip:
    """The letter alone, for a moment."""
    chapter = episode(before.mode.n).chapter
    return Clip(BLINK, lambda canvas, share: letter.draw(canvas, chapter))


# ---------------------------------------------------------------------- stickers and circles


def _sticker(event: ev.StickerPlaced, before: MyCityState, sight: Sight) -> Clip:
    """An own sticker falls from the hand onto the board; others only come down."""
    owed = keeps(before.cities[event.seat]).owed
    own_choice = owed[:1] == (event.sticker,)
    goal = cell(event.row, event.col)
    by_hand = own_choice and sight.seat == event.seat == sight.picture.seat

    def draw(canvas: Canvas, share: float) -> None:
        if by_hand:
            desk.sheet(canvas, before, event.seat)
            desk.about(canvas, before, event.seat, (event.row, event.col))
            hand.put_down(canvas, owed, goal, share)
        elif sight.seat == event.seat:
            hand.land(canvas, event.sticker, goal, min(1.0, share / 0.8))
        for at in stage(before, event.seat, sight):
            unit = at.w // 11
            if unit < CELL and share < 1:
                land.contour(canvas, ((event.row, event.col),), "y5", at.topleft, unit)

    return Clip(hand.SECONDS if by_hand else 0.3, draw, "place" if by_hand else "tick")


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
                    part = max(1, int(box.w * min(1.0, grown)))
                    canvas.blit(circles.coloured(main, box.w, None), box.x, box.y, (0, 0, part, box.h))
                    if grown < 1:
                        canvas.outline(box.inflate(4, 4), "y5", 1)
        if share < 1:
            for at in stage(before, event.seat, sight):
                banner(canvas, at, said, "v", share)

    return Clip(0.5 + 0.2 * event.count, draw, "pen")
