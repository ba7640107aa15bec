"""The sheet below: the card pointed at with picture, story and rewards, and what taking it would change."""

from __future__ import annotations

import pygame

from game.core.reason import Reason
from game.tabletop.spots import number_in
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.moves import ANCESTORS, Visit
from game.trekking.rules import ARRANGE, PICK
from game.trekking.state import TrekkingState
from game.trekking.view import pieces, time_warp
from game.trekking.view.places import place, row
from game.trekking.view.sight import Plan, Sight
from game.trekking.warps import terms
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words


def furnish(canvas: Canvas, narrow: bool) -> None:
    """The blank sheet; narrower where time warp cards lie beside it."""
    paint.paper(canvas, place("narrow.detail" if narrow else "detail"), 5)


def written(sight: Sight) -> list[pygame.Rect]:
    """The sheet, unless itineraries lie there to be chosen."""
    return [] if sight.topic == PICK else [place("narrow.detail" if sight.state.warps else "detail")]


def shown_card(sight: Sight) -> tuple[int, int | None]:
    """The card to be told about and the place it lies at; 0 if there is none."""
    state = sight.state
    at = number_in(sight.picture.here, "place")
    if at is None and sight.chosen is not None:
        at = sight.chosen
    if at == ANCESTORS:
        return ANCESTOR, at
    number = number_in(sight.picture.here, "trek")
    trek = state.treks[sight.party]
    if number is not None and number < len(trek):
        return trek[number], None
    if at is not None:
        return state.slots[at], at
    return (trek[-1] if trek else 0), None


def mark(canvas: Canvas, sight: Sight) -> None:
    """Everything on the sheet: it follows the pointer."""
    if sight.topic == PICK:
        return
    if sight.topic == ARRANGE:
        _peeked(canvas, sight)
        return
    warp = number_in(sight.picture.here, "warp")
    if warp is None and sight.bending.before:
        warp = sight.bending.warp
    narrow = bool(sight.state.warps)
    if warp is not None:
        time_warp.tell(canvas, warp, place("narrow.detail.words"), sight.state)
        _changes(canvas, sight.plan, place("narrow.detail.words"))
        return
    card, at = shown_card(sight)
    if card:
        _card(canvas, sight, card, at, narrow)
        return
    area = place("narrow.detail" if narrow else "detail").inflate(-20, -16)
    text.paragraph(canvas, words("trekking.view.how"), area.x, area.y, area.w, "k2", text.SMALL)


def _card(canvas: Canvas, sight: Sight, card: int, at: int | None, narrow: bool) -> None:
    fact = pieces.fact(card)
    large, small = place("detail.art"), place("narrow.detail.art")
    area = place("narrow.detail.words" if narrow else "detail.words")
    head = _beside(area, small.x) if narrow else area
    frame = small if narrow else large
    if not narrow and not _has_room(fact, _story_room(area)):
        frame, area = small, _beside(area, place("narrow.detail.words").x)
        head = _beside(area, small.x)
    if not _has_room(fact, _story_room(area)):
        area = head
    else:
        canvas.frame(frame.inflate(2, 2), "k0")
        canvas.bevel(frame.inflate(4, 4), "p1", "p5", 0)
        canvas.blit(pieces.art(card, frame == large), frame.x, frame.y)
    plan = sight.plan if at is not None else None
    _title(canvas, head, card, hours_left(sight, plan))
    _story(canvas, fact, _story_room(area))
    if plan is not None and plan.reason is not None:
        said = words(plan.reason.key, **plan.reason.values)
        y = area.bottom - 27
        text.paragraph(
            canvas, said, head.x, y, head.w, "r2", text.SMALL, spacing=text.real_size(text.SMALL) + 1
        )
        return
    _rewards(canvas, area, card, at)
    _changes(canvas, plan, area)


def _beside(area: pygame.Rect, left: int) -> pygame.Rect:
    """The same area, but from *left* on."""
    return pygame.Rect(left, area.y, area.right - left, area.h)


def _story_room(area: pygame.Rect) -> pygame.Rect:
    """Where the story stands: between the title and the rewards."""
    return pygame.Rect(area.x, area.y + 17, area.w, area.h - 44)


def _has_room(fact: str, area: pygame.Rect) -> bool:
    """Whether a story can be told whole there; if not, it takes the place of the small picture."""
    return len(text.wrap(fact, area.w, text.SMALL)) <= area.h // text.real_size(text.SMALL)


def _story(canvas: Canvas, fact: str, area: pygame.Rect) -> None:
    """A card's story, set closer if need be, cut if it is far too long."""
    lines = text.wrap(fact, area.w, text.SMALL)
    closest = text.real_size(text.SMALL)
    fits = area.h // closest
    if len(lines) > fits:
        shown = sum(len(line) for line in lines[: fits - 1])
        lines = (*lines[: fits - 1], text.fit(fact[shown:].lstrip(), area.w, text.SMALL))
    step = max(closest, min(text.leading(text.SMALL), area.h // len(lines)))
    for number, line in enumerate(lines):
        text.line(canvas, line, area.x, area.y + number * step, "k2", text.SMALL)


def hours_left(sight: Sight, plan: Plan | None) -> int | None:
    """What a planned visit takes after crystals and its time warp card."""
    if plan is None or plan.reason is not None or not isinstance(plan.move, Visit):
        return None
    bent = terms(sight.state, sight.picture.seat, plan.move)
    return None if isinstance(bent, Reason) else bent.hours - plan.move.crystals


def _title(canvas: Canvas, area: pygame.Rect, card: int, left: int | None) -> None:
    hours = catalog().hours[card]
    said = words("trekking.view.hours", n=hours)
    if left is not None and left != hours:
        said = words("trekking.view.hours_paid", hours=hours, left=left)
    wide = text.width(said, text.SMALL) + 12
    tag = pygame.Rect(area.right - wide, area.y - 1, wide, 15)
    canvas.rounded(tag, "k0", 2)
    canvas.rounded(tag.inflate(-2, -2), "w3", 1)
    canvas.across(tag.x + 2, tag.y + 1, tag.w - 4, "w5")
    y = tag.y + text.middle(tag.h, text.SMALL)
    text.line(canvas, said, tag.centerx, y, "p5", text.SMALL, "centre", shadow="w0")
    room = tag.x - 6 - area.x
    size = text.roomy(_called(card), room)
    end = text.line(
        canvas, text.fit(_called(card), room, size), area.x, area.y + text.middle(14, size), "w1", size
    )
    _told(canvas, card, end + 6, tag.x - 6, area.y)
    canvas.across(area.x, area.y + 15, area.w, "p1")


def _called(card: int) -> str:
    """A card's year and name."""
    year, name = pieces.year_of(card), pieces.short(card)
    return f"{year}  {name}" if year else name


def _told(canvas: Canvas, card: int, left: int, right: int, y: int) -> None:
    """Behind the name what one does there, where there is room for that."""
    title = pieces.title(card)
    if title != pieces.short(card) and text.width(title, text.SMALL) <= right - left:
        text.line(canvas, title, left, y + text.middle(14, text.SMALL), "k3", text.SMALL)


def _rewards(canvas: Canvas, area: pygame.Rect, card: int, at: int | None) -> None:
    """The icons on the card, and that of its slot."""
    x, y = area.x, area.bottom - 27
    icons = [(icon, "reward") for icon in pieces.rewards(card)]
    if at is not None and at != ANCESTORS:
        bonus = catalog().slot_bonus[at]
        if bonus is not None:
            icons.append((bonus, "slot_reward"))
    for icon, key in icons:
        picture = pieces.token(icon)
        said = words(f"trekking.view.{key}", icon=pieces.icon_name(icon))
        if x + picture.get_width() + 3 + text.width(said, text.SMALL) > area.right:
            said = ""
        canvas.blit(picture, x, y - 1)
        x += picture.get_width() + 3
        down = y + text.middle(12, text.SMALL)
        x = text.line(canvas, said, x, down, "k1", text.SMALL) + 6


def _changes(canvas: Canvas, plan: Plan | None, area: pygame.Rect) -> None:
    """What the plan would change in the score, line by line; or why it can't be."""
    if plan is None:
        return
    x, y = area.x, area.bottom - 13
    canvas.fill("p3", (area.x - 2, y - 1, area.w + 4, 14))
    top = y + text.middle(13, text.SMALL)
    if plan.reason is not None:
        said = text.fit(words(plan.reason.key, **plan.reason.values), area.w, text.SMALL)
        text.line(canvas, said, x, top, "r2", text.SMALL)
        return
    total = pieces.signed(plan.gain)
    room = area.right - 30
    if not plan.changes:
        text.line(
            canvas, text.fit(words("trekking.view.no_change"), room - x, text.SMALL), x, top, "k2", text.SMALL
        )
    for change in plan.changes:
        line = f"@trekking.view.line.{change.key.rsplit('.', 1)[1]}"
        said = words("trekking.view.change", line=line, points=pieces.signed(change.gain))
        said = text.fit(said, room - x, text.SMALL)
        x = text.line(canvas, said, x, top, "r2" if change.gain < 0 else "g1", text.SMALL) + 7
        if x > room - 20:
            break
    star = sprites.sprite("pips/star")
    canvas.blit(star, area.right - 26, y + 2)
    big(canvas, total, area.right - 16, y + 3, "r2" if plan.gain < 0 else "k1", None)


def _peeked(canvas: Canvas, sight: Sight) -> None:
    """The cards looked at, and the order they are to go back in."""
    found = peeked(sight.state)
    order = sight.order
    for number, (card, box) in enumerate(zip(found, row("peek"))):
        canvas.rounded(box, "k0", 2)
        canvas.rounded(box.inflate(-2, -2), "p4", 1)
        if not card:
            continue
        canvas.blit(pieces.art(card), box.x + 3, box.y + 14)
        text.line(canvas, pieces.year_of(card), box.x + 5, box.y + 2, "k1", text.SMALL)
        for step, line in enumerate(text.even(pieces.short(card), box.w - 5, text.SMALL)[:2]):
            text.line(canvas, line, box.centerx, box.y + 50 + 11 * step, "k1", text.SMALL, "centre")
        pieces.hours(canvas, (box.right - 9, box.y + 8), catalog().hours[card], 5)
        if number in order:
            canvas.rounded((box.x + 20, box.y + 22, 18, 17), "k0", 2)
            canvas.rounded((box.x + 21, box.y + 23, 16, 15), "y3", 1)
            big(canvas, order.index(number) + 1, box.centerx + 1, box.y + 27, "p5", "w0", "centre")
            frames.ring(canvas, box, "chosen")
        else:
            canvas.outline(box.inflate(2, 2), "y3", 2)
        if number_in(sight.picture.here, "peek") == number:
            canvas.ring(box, ("y4",))
    area, boxes = place("peek.words"), row("peek")
    sheet = place("narrow.detail" if sight.state.warps else "detail")
    left = area.x - boxes[-1].right + boxes[len(found) - 1].right
    wide = sheet.right - 8 - left
    y = text.paragraph(canvas, words("trekking.view.arrange"), left, area.y + 4, wide, "k2", text.SMALL)
    if len(found) < len(boxes):
        few = words("trekking.view.few", n=len(found))
        text.paragraph(canvas, few, left, y + 3, wide, "r2", text.SMALL)


def peeked(state: TrekkingState) -> tuple[int, ...]:
    """The deck's top and the cards below it that were looked at; 0 where one is unknown."""
    return (state.slots[0], *(card or 0 for card in state.stacked))
