"""What happens, in pictures: the animation of every event, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.cvlizations import agenda, events
from game.cvlizations.effects import Nothing
from game.cvlizations.state import NOTHING, ROUNDS, CvlizationsState
from game.cvlizations.view import cards, motion, pieces, rail, tribes
from game.cvlizations.view.motion import Flight
from game.cvlizations.view.places import place, plates, row
from game.cvlizations.view.track import box_of
from game.tabletop.views import Clip
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import blank, scaled
from game.ui.tween import in_quad, out_cubic

WIDTHS = (58, 40, 20, 4, 20, 40, 58)
"""A card's width while it turns over; the picture changes where it is narrowest."""
CHIP = pygame.Rect(0, 0, 49, 16)
COMES, GOES = 0.25, 0.85
"""Shares of its time at which a banner has come, and at which it goes."""

Painter = Callable[[Any, CvlizationsState, int], Clip | None]


def clip(event: Any, before: CvlizationsState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    return CLIPS[type(event)](event, before, seat)


def nothing(event: Any, before: CvlizationsState, seat: int) -> None:
    """For what needs no animation."""


# ---------------------------------------------------------------------- the helm and the ages


def leader_chosen(event: events.LeaderChosen, before: CvlizationsState, seat: int) -> Clip:
    """The helm goes to the new leader."""
    goal = motion.helm(before.options, seat, event.tribe)
    flight = [Flight(sprites.sprite("icons/helm"), (320, 180), goal)]
    return Clip(0.6, motion.fly(flight), "chime")


def round_ended(event: events.RoundEnded, before: CvlizationsState, seat: int) -> Clip:
    """The helm passes on, the badges go home, and the orders of the round turn away, used up."""
    options = before.options
    bare = before.copy()
    bare.round_ended()
    start, end = (motion.helm(options, seat, tribe) for tribe in (before.helm, bare.helm))
    bare.helm = NOTHING
    paths = [motion.fly([Flight(sprites.sprite("icons/helm"), start, end, 12)])]
    away: list[tuple[pygame.Rect, pygame.Surface]] = []
    for tribe, plate in plates(options, seat).items():
        boxes = tribes.laid_boxes(plate, tribe == seat)
        for slot, order in enumerate((before.up[tribe], before.down[tribe])):
            if order is None or order == NOTHING:
                continue
            column = row("rail.order")[order]
            foot, home = (column.centerx, column.bottom - 10), (plate.x + 8, plate.y + 8)
            paths.append(motion.fly([Flight(pieces.badge(tribe), foot, home, 10)]))
            if boxes:
                away.append((boxes[slot], _chip(order)))

    def draw(canvas: Canvas, share: float) -> None:
        step = int(share * len(WIDTHS))
        for box, chip in away:
            if step <= len(WIDTHS) // 2:
                picture = _squeezed(chip, WIDTHS[step] * box.w // WIDTHS[0])
                canvas.put(picture, box.centerx - picture.get_width() // 2, box.y, (1, 2), -1)
        for fly in reversed(paths):
            fly(canvas, share)

    return Clip(0.5, draw, "turn", bare)


def age_ended(event: events.AgeEnded, before: CvlizationsState, seat: int) -> Clip | None:
    """A banner comes and goes; none after the last round."""
    if before.round >= ROUNDS:
        return None
    said = words("cvlizations.view.age_begins", age=words(f"cvlizations.age.{before.age + 1}"))
    return Clip(1.2, _banner(said, "o", words("cvlizations.view.orders_return")), "unlock")


def game_ended(event: events.GameEnded, before: CvlizationsState, seat: int) -> Clip:
    """A banner says that it is over."""
    return Clip(1.0, _banner(words("cvlizations.view.ended"), "r"), "chime")


def _banner(said: str, ramp: str, below: str = "") -> Callable[[Canvas, float], None]:
    """A ribbon that comes down over the hide, stays, and goes up again; a line may stand below."""
    hide = place("track")
    wide, high = max(text.width(said), text.width(below, text.SMALL)) + 40, 36 if below else 22
    away = hide.h // 2 + high

    def draw(canvas: Canvas, share: float) -> None:
        out = 1 - out_cubic(min(1.0, share / COMES)) if share < GOES else in_quad((share - GOES) / (1 - GOES))
        x, y = hide.centerx - wide // 2, hide.centery - high // 2 - round(away * out)
        clip, canvas.clip = canvas.clip, hide
        canvas.shadow((x, y, wide, high), (2, 3), -2)
        canvas.rounded((x, y, wide, high), "k0", 2)
        canvas.rounded((x + 1, y + 1, wide - 2, high - 2), f"{ramp}2", 1)
        canvas.across(x + 2, y + 1, wide - 4, f"{ramp}4")
        canvas.across(x + 2, y + high - 2, wide - 4, f"{ramp}1")
        text.line(canvas, said, hide.centerx, y + 5, "p5", align="centre", shadow="k0")
        text.line(canvas, below, hide.centerx, y + 20, f"{ramp}5", text.SMALL, "centre", "k0")
        canvas.clip = clip

    return draw


# ---------------------------------------------------------------------- orders


def _chip(order: int | None) -> pygame.Surface:
    canvas = Canvas(blank(CHIP.size))
    if order is None:
        tribes.order_back(canvas, CHIP)
    else:
        tribes.order_chip(canvas, CHIP, order)
    return canvas.surface


def orders_laid(event: events.OrdersLaid, before: CvlizationsState, seat: int) -> Clip:
    """A tribe lays two orders."""
    return _laid(event.tribe, event.face_up, before, seat)


def freaks_laid(event: events.FreaksLaid, before: CvlizationsState, seat: int) -> Clip:
    """The Cave Freaks lay theirs."""
    return _laid(event.tribe, event.face_up, before, seat)


def _laid(tribe: int, face_up: int, before: CvlizationsState, seat: int) -> Clip:
    """Two cards are laid on the tribe's plate; its badge goes to the order that lies face up."""
    plate = plates(before.options, seat)[tribe]
    boxes = tribes.laid_boxes(plate, tribe == seat)
    column = row("rail.order")[face_up]
    start = row("hand")[face_up].center if tribe == seat else plate.center
    found = [Flight(pieces.badge(tribe), start, (column.centerx, column.bottom - 10), 10)]
    if boxes:
        found += [
            Flight(_chip(face_up), boxes[2].center, boxes[0].center, 6),
            Flight(_chip(None), boxes[2].center, boxes[1].center, 6),
        ]
    return Clip(motion.seconds(found), motion.fly(found), "card")


def orders_revealed(event: events.OrdersRevealed, before: CvlizationsState, seat: int) -> Clip:
    """All hidden orders turn over at once, then the badges go to their columns."""
    turning = []
    for tribe, plate in plates(before.options, seat).items():
        boxes = tribes.laid_boxes(plate, tribe == seat)
        if boxes:
            turning.append((boxes[1], event.face_down[tribe]))
    found = []
    for tribe, plate in plates(before.options, seat).items():
        column = row("rail.order")[event.face_down[tribe]]
        found.append(Flight(pieces.badge(tribe), plate.center, (column.centerx, column.bottom - 10), 10))
    travel = motion.fly(found)

    def draw(canvas: Canvas, share: float) -> None:
        turned = min(1.0, share / 0.4)
        for box, order in turning:
            _turn_over(canvas, box, order, turned)
        if share > 0.4:
            travel(canvas, (share - 0.4) / 0.6)

    return Clip(0.9, draw, "shuffle")


def _turn_over(canvas: Canvas, box: pygame.Rect, order: int, share: float) -> None:
    frame = min(len(WIDTHS) - 1, int(share * len(WIDTHS)))
    picture = _squeezed(
        _chip(None if frame < len(WIDTHS) // 2 else order), WIDTHS[frame] * box.w // WIDTHS[0]
    )
    canvas.rounded(box, "p4", 0)
    canvas.put(picture, box.centerx - picture.get_width() // 2, box.y - (2 if share < 1 else 0), (1, 2), -1)


def _squeezed(picture: pygame.Surface, width: int) -> pygame.Surface:
    """A card seen from the side."""
    return scaled(picture, (max(1, width), picture.get_height()))


def order_carried_out(event: events.OrderCarriedOut, before: CvlizationsState, seat: int) -> Clip:
    """The order's column flashes, and the badge of its owner hops."""
    column = row("rail.order")[event.order]
    line = rail.line_box(event.order, event.strength)
    fails = isinstance(agenda.effect_at(before.options, event.order, event.strength), Nothing)

    def draw(canvas: Canvas, share: float) -> None:
        ink = "y5" if int(share * 6) % 2 == 0 else "y3"
        canvas.ring(column, (ink, "k0"), 1)
        canvas.outline(line.inflate(2, 2), ink, 1)
        hop = int(16 * share * (1 - share) * 2)
        canvas.put(pieces.badge(event.seat), column.centerx - 7, column.y - 10 - hop, (1, 1 + hop), -1)
        if fails:
            pieces.icon(canvas, "icons/cross", column.right - 9, column.y + 21)

    return Clip(0.4, draw, "illegal" if fails else "tick")


# ---------------------------------------------------------------------- resources and happiness


def resources_gained(event: events.ResourcesGained, before: CvlizationsState, seat: int) -> Clip | None:
    """Resources come from the supply."""
    found = _move_goods(before, seat, event.seat, (event.food, event.wood, event.stone), True)
    return Clip(motion.seconds(found), motion.fly(found), "coin") if found else None


def resources_paid(event: events.ResourcesPaid, before: CvlizationsState, seat: int) -> Clip:
    """Resources go back to the supply."""
    found = _move_goods(before, seat, event.seat, (event.food, event.wood, event.stone), False)
    return Clip(motion.seconds(found), motion.fly(found), "coin")


def _move_goods(
    before: CvlizationsState, seat: int, owner: int, amounts: tuple[int, int, int], gained: bool
) -> list[Flight]:
    found = []
    for kind, amount in enumerate(amounts):
        ends = motion.supply(kind), motion.goods(before.options, seat, owner, kind)
        found += motion.tokens(kind, amount, *(ends if gained else ends[::-1]))
    return found


def resource_stolen(event: events.ResourceStolen, before: CvlizationsState, seat: int) -> Clip:
    """The token leaves the victim's plate for the thief's."""
    options = before.options
    start = motion.goods(options, seat, event.victim, event.kind)
    end = motion.goods(options, seat, event.seat, event.kind)
    fly = motion.fly(motion.tokens(event.kind, 1, start, end))
    victim = plates(options, seat)[event.victim]

    def draw(canvas: Canvas, share: float) -> None:
        canvas.ring(victim, ("r3",), 2)
        fly(canvas, share)

    return Clip(0.5, draw, "whoosh")


def resources_traded(event: events.ResourcesTraded, before: CvlizationsState, seat: int) -> Clip:
    """Resources change places with the supply."""
    options = before.options
    own = [motion.goods(options, seat, event.seat, kind) for kind in range(3)]
    found = motion.tokens(event.give, 1, own[event.give], motion.supply(event.give))
    found += motion.tokens(event.take, event.amount, motion.supply(event.take), own[event.take])
    return Clip(motion.seconds(found), motion.fly(found), "coin")


def happiness_gained(event: events.HappinessGained, before: CvlizationsState, seat: int) -> Clip:
    """Happiness flies from its cause to its tribe."""
    options = before.options
    start = motion.cause(options, seat, event.seat, event.cause)
    end = motion.happiness(options, seat, event.seat)
    found = [Flight(sprites.sprite("icons/smile"), start, end)] * event.amount
    return Clip(motion.seconds(found), motion.fly(found), "score")


# ---------------------------------------------------------------------- ideas


def idea_laid_out(event: events.IdeaLaidOut, before: CvlizationsState, seat: int) -> Clip:
    """A card comes from the deck and turns over on its way."""
    deck, goal = place("track.deck"), row("track.idea")[event.place]

    def draw(canvas: Canvas, share: float) -> None:
        frame = min(len(WIDTHS) - 1, int(share * len(WIDTHS)))
        hidden = frame < len(WIDTHS) // 2
        picture = cards.deck_back(event.idea in pieces.BOOK.decks[1]) if hidden else cards.idea(event.idea)
        narrow = _squeezed(picture, WIDTHS[frame] * picture.get_width() // WIDTHS[0])
        gone = out_cubic(share)
        x = deck.centerx + int((goal.centerx - deck.centerx) * gone)
        y = deck.centery + int((goal.centery - deck.centery) * gone)
        lift = 3 if share < 1 else 0
        canvas.put(
            narrow,
            x - narrow.get_width() // 2,
            y - narrow.get_height() // 2 - lift,
            (1, 2 + lift),
            -2,
        )

    return Clip(0.35, draw, "card")


def track_cleared(event: events.TrackCleared, before: CvlizationsState, seat: int) -> Clip:
    """The old ideas leave over the top edge of the hide."""
    empty = before.copy()
    empty.track = (NOTHING,) * len(before.track)
    leaving = [(card, row("track.idea")[at]) for at, card in enumerate(before.track) if card != NOTHING]

    def draw(canvas: Canvas, share: float) -> None:
        for card, box in leaving:
            canvas.put(cards.idea(card), box.x, box.y - int(140 * share * share), (1, 4), -2)

    return Clip(0.6, draw, "whoosh", empty)


def deck_peeked(event: events.DeckPeeked, before: CvlizationsState, seat: int) -> Clip:
    """An eye over the deck; who looked sees the card rise."""
    deck = place("track.deck")

    def draw(canvas: Canvas, share: float) -> None:
        lift = int(8 * out_cubic(min(1.0, share * 2)))
        if event.idea is not None:
            canvas.put(cards.idea(event.idea), deck.x - 6, deck.y - 4 - lift // 2, (1, 2 + lift), -2)
        pieces.icon(canvas, "icons/eye", deck.centerx, deck.y - 2 - lift)

    return Clip(0.45, draw, "page")


def idea_bought(event: events.IdeaBought, before: CvlizationsState, seat: int) -> Clip:
    """The resources go to the supply while the card goes to its owner."""
    options = before.options
    plate = plates(options, seat)[event.seat]
    start = box_of(before, event.idea)
    end = plate.centerx - cards.SIZE[0] // 2, min(plate.centery, plate.y + 60) - cards.SIZE[1] // 2
    pay = _move_goods(before, seat, event.seat, (event.food, event.wood, event.stone), False)
    fly = motion.fly(pay)
    gap = before.copy()
    gap.track = tuple(NOTHING if card == event.idea else card for card in before.track)

    def draw(canvas: Canvas, share: float) -> None:
        if share < 1:
            motion.slide(canvas, cards.idea(event.idea), start, end, share * 1.4)
        if pay:
            fly(canvas, share)

    return Clip(max(0.5, motion.seconds(pay)), draw, "place", gap)


def turn_begun(event: events.TurnBegun, before: CvlizationsState, seat: int) -> Clip | None:
    """Whose development turn it is, unless it is one's own."""
    if event.seat == seat:
        return None
    plate = plates(before.options, seat)[event.seat]

    def draw(canvas: Canvas, share: float) -> None:
        canvas.ring(plate, ("y4" if share < 0.7 else "y2",), 2)

    return Clip(0.25, draw)


CLIPS: dict[type, Painter] = {
    events.LeaderChosen: leader_chosen,
    events.IdeaLaidOut: idea_laid_out,
    events.OrdersLaid: orders_laid,
    events.FreaksLaid: freaks_laid,
    events.OrdersRevealed: orders_revealed,
    events.OrderCarriedOut: order_carried_out,
    events.ChoiceOwed: nothing,
    events.ResourcesGained: resources_gained,
    events.ResourceStolen: resource_stolen,
    events.ResourcesTraded: resources_traded,
    events.HappinessGained: happiness_gained,
    events.ActionsEnded: nothing,
    events.TurnBegun: turn_begun,
    events.DeckPeeked: deck_peeked,
    events.IdeaBought: idea_bought,
    events.BuyingEnded: nothing,
    events.ResourcesPaid: resources_paid,
    events.OfferDeclined: nothing,
    events.RoundEnded: round_ended,
    events.AgeEnded: age_ended,
    events.TrackCleared: track_cleared,
    events.GameEnded: game_ended,
}
