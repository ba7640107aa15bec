"""A common turn, staged: all cards lie face down, are turned over, fly where they belong, and are paid for.

Two clips hang on the turn's events: the first card's shows them all, the last one's what is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.core.rules import Event
from game.core.score import changes
from game.seven_wonders import events as ev
from game.seven_wonders.scoring import sheet
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import COLOURS, tables
from game.seven_wonders.view import cards, motion, overview, pieces, tableau, wonder
from game.seven_wonders.view.places import CARD, hand, place, strips
from game.seven_wonders.view.tidings import trades
from game.tabletop.views import Clip
from game.ui.canvas import Canvas
from game.ui.tween import part

LAID = (ev.CardBuilt, ev.StageBuilt, ev.CardSold, ev.LeaderRecruited)
"""What everybody does at the same time."""
LAY, FLIP, SPREAD, OPEN, FLY, LATER, RISE = 0.3, 0.24, 0.72, 0.4, 0.22, 0.04, 0.6
"""Seconds: laying down, turning one over, from the first to the last, reading, flying, stagger, building."""
MORE, FEW = 0.12, 3
"""Seconds more to read for each card beyond so many."""
PAY, COUNT = 0.6, 0.5
TOP = 67
"""The row of the cards' upper edges."""
SHADE = pygame.Rect(0, 64, 640, 98)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the turn: who laid it, where it lies, what is seen of it, and where it flies."""

    party: int
    start: tuple[int, int]
    box: pygame.Rect
    face: pygame.Surface
    goal: pygame.Rect


def laid_together(coming: Sequence[Event]) -> tuple[Event, ...]:
    """The cards that are laid with the first of these events; fewer than two: nothing to stage."""
    found: list[Event] = []
    for event in coming:
        if not isinstance(event, LAID):
            break
        found.append(event)
    return tuple(found)


def home(state: SevenWondersState, seat: int, party: int) -> pygame.Rect:
    """Where a city's coins are: its purse, or its chip."""
    return place("purse") if party == seat else overview.chips(state, seat)[party]


def opening(events: Sequence[Event], before: SevenWondersState, seat: int) -> Clip:
    """All cards of a turn from lying face down to where they belong."""
    ramp = cards.age_ramp(0 if before.phase == "recruit" else before.age)
    back = cards.back(ramp)
    laid = [_laid(event, before, seat, back) for event in events]
    lag = min(FLIP, SPREAD / max(1, len(laid) - 1))
    opened = LAY + lag * (len(laid) - 1) + FLIP + OPEN + MORE * max(0, len(laid) - FEW)
    landed = opened + FLY + LATER * (len(laid) - 1)
    builds = any(isinstance(event, ev.StageBuilt) and event.party == seat for event in events)
    seconds = landed + (RISE if builds else 0.2)

    def draw(canvas: Canvas, share: float) -> None:
        now = share * seconds
        if share >= 1:
            return
        if now < landed:
            canvas.shade(SHADE, -1)
        for number, card in enumerate(laid):
            _card(canvas, card, back, now, LAY + lag * number, opened + LATER * number)
        if builds and now >= landed:
            _rise(canvas, before, seat, (now - landed) / RISE)

    return Clip(seconds, draw, "card", _without(before, events, seat))


def _card(canvas: Canvas, card: Laid, back: pygame.Surface, now: float, turned: float, flown: float) -> None:
    """A card at a moment of the turn."""
    if now < LAY:
        motion.fly(canvas, back, card.start, card.box.center, now / LAY)
    elif now < flown:
        motion.flip(canvas, back, card.face, card.box, part(now, turned, turned + FLIP))
        canvas.blit(pieces.badge(card.party), card.box.x - 3, card.box.y - 4)
    elif now < flown + FLY:
        motion.fly(canvas, card.face, card.box.center, card.goal.center, (now - flown) / FLY)
    else:
        motion.dust(canvas, card.goal, (now - flown - FLY) / 0.2)


def _laid(event: Event, before: SevenWondersState, seat: int, back: pygame.Surface) -> Laid:
    party = event.seat if isinstance(event, ev.LeaderRecruited) else int(getattr(event, "party", 0))
    chip = overview.chips(before, seat)[party]
    middle = max(CARD[0] // 2 + 4, min(636 - CARD[0] // 2, chip.centerx))
    box = pygame.Rect(middle - CARD[0] // 2, TOP, *CARD)
    start = _lay(event, before, seat) if party == seat else chip.center
    return Laid(party, start, box, _face(event, before, back), _goal(event, before, seat, party))


def _lay(event: Event, before: SevenWondersState, seat: int) -> tuple[int, int]:
    """Where the own card lay in the hand."""
    held = before.leaders[seat] if before.phase == "recruit" else before.hands[seat]
    card = getattr(event, "card", getattr(event, "leader", None))
    return hand(len(held))[held.index(card)].center if card in held else place("hand").center


def _face(event: Event, before: SevenWondersState, back: pygame.Surface) -> pygame.Surface:
    match event:
        case ev.CardBuilt():
            return cards.face(event.card)
        case ev.LeaderRecruited():
            return cards.face(event.leader)
        case ev.StageBuilt():
            return motion.signed(back, pieces.stage())
    return motion.signed(back, pieces.coin(3))


def _goal(event: Event, before: SevenWondersState, seat: int, party: int) -> pygame.Rect:
    """Where a card flies: to its column, under the wonder, to the coins; a rival's to its chip."""
    if party != seat:
        chip = overview.chips(before, seat)[party]
        return pygame.Rect(chip.x + 3, chip.y + 18, 36, 22)
    match event:
        case ev.CardBuilt() | ev.LeaderRecruited():
            number = event.card if isinstance(event, ev.CardBuilt) else event.leader
            return _column(before, seat, number)
        case ev.StageBuilt():
            return wonder.stages(before, seat)[before.stages[seat]]
    return place("purse")


def _column(before: SevenWondersState, seat: int, card: int) -> pygame.Rect:
    """Where a card will stand in the own city."""
    colour = COLOURS[tables().colour[card]]
    group = next(at for at, names in enumerate(tableau.GROUPS) if colour in names)
    standing = len(tableau.grouped(before, seat, group))
    return strips(tableau.columns(before)[group], standing + 1)[-1]


def _without(before: SevenWondersState, events: Sequence[Event], seat: int) -> SevenWondersState:
    """The table beneath: what the own seat has laid has left its hand; the Free City's card did before."""
    bare = before.copy()
    leaders = before.phase == "recruit"
    hands, sizes = (bare.leaders, bare.leader_sizes) if leaders else (bare.hands, bare.sizes)
    for event in events:
        city = getattr(event, "party", seat) >= len(hands)
        if getattr(event, "seat", None) != seat or city or not sizes[seat]:
            continue
        sizes[seat] -= 1
        laid = getattr(event, "card", getattr(event, "leader", None))
        if laid in hands[seat]:
            at = hands[seat].index(laid)
            hands[seat] = hands[seat][:at] + hands[seat][at + 1 :]
    return bare


def _rise(canvas: Canvas, before: SevenWondersState, seat: int, share: float) -> None:
    """The next stage of the own wonder builds itself from below, in dust."""
    after, art = before.copy(), place("wonder.art")
    after.stages[seat] += 1
    picture = pieces.panorama(after, seat)
    high = int(art.h * min(1.0, share * 1.1))
    top = art.h - high
    canvas.blit(picture, art.x, art.y + top, (0, top, art.w, high))
    frontier = pygame.Rect(art.x + 200, art.y + top - 4, 96, 8)
    for number in range(3):
        motion.dust(canvas, frontier.inflate(-28 * number, 0), (share * 3 + number / 3) % 1)
    boxes = wonder.stages(before, seat)
    for number in range(len(boxes)):
        canvas.blit(wonder.plate(before, seat, number), *boxes[number].topleft)


def paying(
    events: Sequence[Event], before: SevenWondersState, after: SevenWondersState, seat: int
) -> Clip | None:
    """Coins cross the table to whom they are paid, and what the own city has gained goes to its column."""
    parties = len(before.coins)
    paid = [trade for event in events for trade in trades(event, parties)]
    sums = {party: 0 for party in range(parties)}
    for payer, payee, coins in paid:
        sums[payer] -= coins
        sums[payee] += coins
    for event in events:
        if isinstance(event, ev.CardBuilt | ev.StageBuilt):
            sums[event.party] -= event.bank
        elif isinstance(event, ev.LeaderRecruited):
            sums[event.seat] -= event.coins
    risen = _gained(before, after, seat)
    if not any(sums.values()) and not risen:
        return None

    def draw(canvas: Canvas, share: float) -> None:
        for payer, payee, coins in paid:
            start, end = home(before, seat, payer).center, home(before, seat, payee).center
            motion.coins(canvas, start, end, min(5, coins), min(1.0, share * 1.3))
        for party, number in sums.items():
            if number:
                motion.gain(canvas, home(before, seat, party), number, share)
        for gained in risen:
            _count(canvas, after, gained, share)

    return Clip(PAY + COUNT * bool(risen), draw, "coin" if paid else "chime", after)


class Gained(NamedTuple):
    """Points that come to a column or a stage: where, what stood there, how many; the column's number."""

    box: pygame.Rect
    stood: int
    number: int
    group: int | None


def _count(canvas: Canvas, after: SevenWondersState, gained: Gained, share: float) -> None:
    """The number flies up, the plate is ringed, and its digits count."""
    if share >= 1:
        return
    if gained.group is not None:
        stands = gained.stood + int(gained.number * part(share, 0.3, 0.8))
        tableau.plate(canvas, after, gained.group, stands, tableau.columns(after)[gained.group])
    motion.pulse(canvas, gained.box, share, "y4")
    motion.gain(canvas, gained.box, gained.number, part(share, 0.2, 1.0))


def _gained(before: SevenWondersState, after: SevenWondersState, seat: int) -> list[Gained]:
    """The heads of the own columns whose points have changed, and the wonder."""
    columns, found = tableau.columns(after), []
    for change in changes(sheet(before, seat), sheet(after, seat)):
        line = change.key.rpartition(".")[2]
        named = next((name for name, own in tableau.WORTH.items() if own == line), None)
        if named is not None:
            group = next(at for at, names in enumerate(tableau.GROUPS) if named in names)
            found.append(Gained(tableau.head(columns[group]), change.before, change.gain, group))
        elif line == "wonder":
            box = wonder.stages(after, seat)[max(0, after.stages[seat] - 1)]
            found.append(Gained(box, change.before, change.gain, None))
    return found
