"""What happens, in pictures: the animation of every event, or that it has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.seven_wonders import conflict
from game.seven_wonders import events as ev
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import battle, cards, motion, overview, pieces
from game.seven_wonders.view.places import CARD, hand, place
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import words

Make = Callable[[Any, SevenWondersState, int], Clip | None]

REVEAL = 0.45
FLIGHT = 0.35


def clip(event: Any, before: SevenWondersState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place."""
    make = CLIPS[type(event)]
    return None if make is None else make(event, before, seat)


def _home(before: SevenWondersState, seat: int, party: int) -> pygame.Rect:
    """Where a city is at home on the screen: its purse, or its chip."""
    return place("purse") if party == seat else overview.chips(before, seat)[party]


def _shown(picture: pygame.Surface, before: SevenWondersState, seat: int, party: int, sound: str) -> Clip:
    """A card turned up: the own one slides from the hand, another's comes down from its chip."""
    chip = overview.chips(before, seat)[party]
    hand, mat = place("hand"), place("tableau")
    if party == seat:
        start, end = hand.center, (mat.centerx, mat.centery + 20)
    else:
        x = max(CARD[0] // 2 + 2, min(638 - CARD[0] // 2, chip.centerx))
        start, end = (x, chip.centery), (x, chip.bottom + 6 + CARD[1] // 2)

    def draw(canvas: Canvas, share: float) -> None:
        motion.slide(canvas, picture, start, end, share / 0.5)
        motion.pulse(canvas, chip, share)

    return Clip(REVEAL, draw, sound)


def _built(event: ev.CardBuilt | ev.CardSalvaged, before: SevenWondersState, seat: int) -> Clip:
    return _shown(cards.face(event.card), before, seat, event.party, "place")


def _recruited(event: ev.LeaderRecruited, before: SevenWondersState, seat: int) -> Clip:
    return _shown(cards.face(event.leader), before, seat, event.seat, "place")


def _face_down(event: ev.StageBuilt | ev.CardSold, before: SevenWondersState, seat: int) -> Clip:
    """A card that is not shown to all, with the sign of what it is used for."""
    ramp = cards.age_ramp(0 if before.phase == "recruit" else before.age)
    building = isinstance(event, ev.StageBuilt)
    sign = pieces.stage() if building else pieces.coin(3)
    return _shown(
        motion.signed(cards.back(ramp), sign), before, seat, event.party, "stamp" if building else "card"
    )


def _copied(event: ev.LeaderCopied | ev.LeaderEntombed, before: SevenWondersState, seat: int) -> Clip:
    sign = sprites.sprite("icons/swap" if isinstance(event, ev.LeaderCopied) else "icons/down")
    picture = motion.signed(cards.face(event.leader), sign)
    return _shown(picture, before, seat, event.party, "page")


def _kept(event: ev.LeaderKept, before: SevenWondersState, seat: int) -> Clip | None:
    if event.seat != seat or event.leader is None:
        return None
    return _shown(cards.face(event.leader), before, seat, seat, "card")


def _coins(event: ev.CoinsTaken, before: SevenWondersState, seat: int) -> Clip:
    home, number = _home(before, seat, event.party), event.coins + event.bonus
    start = place("wonder.frame").midbottom

    def draw(canvas: Canvas, share: float) -> None:
        motion.coins(canvas, start, home.center, min(5, max(1, number)), share)
        motion.rising(canvas, home, f"+{number}", "g", share)

    return Clip(FLIGHT + 0.05, draw, "coin")


def _paid(event: ev.LossPaid, before: SevenWondersState, seat: int) -> Clip:
    home = _home(before, seat, event.party)
    lost = event.coins or event.debt

    def draw(canvas: Canvas, share: float) -> None:
        motion.rising(canvas, home, f"-{lost}", "r", share)
        if event.debt:
            picture = sprites.sprite("icons/debt_24")
            motion.drop(canvas, picture, home, share)

    return Clip(REVEAL, draw, "lose" if event.debt else "coin")


def _dove(event: ev.DiplomacyTaken | ev.DiplomacySpent, before: SevenWondersState, seat: int) -> Clip:
    home, taken = _home(before, seat, event.party), isinstance(event, ev.DiplomacyTaken)
    picture = sprites.sprite("icons/dove_24")

    def draw(canvas: Canvas, share: float) -> None:
        motion.drop(canvas, picture, home, share if taken else 1 - share)

    return Clip(FLIGHT, draw, "whoosh")


def _passed(event: ev.HandsPassed, before: SevenWondersState, seat: int) -> Clip:
    """The own hand leaves face down on one side, the next one comes in on the other."""
    after = before.copy()
    after.apply(event)
    ramp, reach = cards.age_ramp(before.age), -700 if event.by == 1 else 700
    leaving, coming = hand(before.sizes[seat]), hand(after.sizes[seat])

    def draw(canvas: Canvas, share: float) -> None:
        for box in leaving:
            x, y = box.center
            motion.slide(canvas, cards.back(ramp, box.w), (x, y), (x + reach, y), share)
        for box in coming:
            x, y = box.center
            motion.slide(canvas, cards.back(ramp, box.w), (x - reach, y), (x, y), share)

    return Clip(REVEAL, draw, "shuffle", _without_hand(before, seat))


def _packs(event: ev.PacksPassed, before: SevenWondersState, seat: int) -> Clip:
    middle, picture = place("hand").centery, cards.back(cards.age_ramp(before.age))

    def draw(canvas: Canvas, share: float) -> None:
        for number in range(3):
            x = place("hand").x + 32 + number * 61
            motion.slide(canvas, picture, (x, middle), (x + 700, middle), share)

    return Clip(REVEAL, draw, "shuffle")


BANNER, DRAWN_AT = 0.9, 0.4
"""How many seconds a banner stays, and when the drawn fights of an age begin."""


def _banner(said: str, ramp: str, sound: str) -> Clip:
    area = place("tableau")

    def draw(canvas: Canvas, share: float) -> None:
        motion.banner(canvas, area, said, ramp, share)

    return Clip(BANNER, draw, sound)


def _age(event: ev.AgeOpened, before: SevenWondersState, seat: int) -> Clip:
    return _banner(words("seven_wonders.view.age", n=pieces.ROMAN[event.age]), "y", "turn")


def _war(event: ev.ConflictsOpened, before: SevenWondersState, seat: int) -> Clip:
    """The banner; fights that are drawn leave no other trace, so they are fought below it, one by one."""
    area = place("tableau")
    even = [(pair, conflict.strength(before, pair[0])) for pair in conflict.drawn(before)]
    said = words("seven_wonders.view.war", n=pieces.ROMAN[event.age])
    seconds = max(BANNER, DRAWN_AT + battle.lasts(len(even)))

    def draw(canvas: Canvas, share: float) -> None:
        now = share * seconds
        motion.banner(canvas, area, said, "r", min(1.0, now / BANNER))
        battle.drawn(canvas, area, even, now - DRAWN_AT)

    beats = [(DRAWN_AT + battle.met_at(number), "shield") for number in range(len(even))]
    return Clip(seconds, draw, "shield", beats=tuple(beats))


def _phase(event: ev.PhaseOpened, before: SevenWondersState, seat: int) -> Clip | None:
    return _banner(words("seven_wonders.phase.over"), "t", "chime") if event.phase == "over" else None


def _received(event: ev.HandReceived, before: SevenWondersState, seat: int) -> Clip | None:
    """The own hand, which lies there face down, is turned over card by card."""
    if event.seat != seat:
        return None
    return _turned_over(event.cards, cards.age_ramp(before.age), _without_hand(before, seat))


def _pack(event: ev.PackReceived, before: SevenWondersState, seat: int) -> Clip | None:
    """So are the leaders handed to the own seat."""
    return _turned_over(event.leaders, cards.age_ramp(0), before) if event.seat == seat else None


def _turned_over(shown: tuple[int | None, ...], ramp: str, base: SevenWondersState) -> Clip | None:
    known = [number for number in shown if number is not None]
    boxes = hand(len(known))
    lag = 0.5 / max(1, len(known))

    def draw(canvas: Canvas, share: float) -> None:
        for at, (number, box) in enumerate(zip(known, boxes)):
            own = (share - at * lag) / 0.5
            motion.turn_over(canvas, cards.back(ramp, box.w), cards.face(number, box.w), box, own)

    return Clip(REVEAL, draw, "card", base) if known else None


def _without_hand(before: SevenWondersState, seat: int) -> SevenWondersState:
    """For a picture beneath cards on their way."""
    bare = before.copy()
    bare.hands[seat], bare.sizes[seat] = (), 0
    return bare


def _dropped(event: ev.CardDropped, before: SevenWondersState, seat: int) -> Clip | None:
    """The own last card sinks below the edge of the table."""
    if event.seat != seat or event.card is None or event.card not in before.hands[seat]:
        return None
    boxes = hand(len(before.hands[seat]))
    box = boxes[before.hands[seat].index(event.card)]
    picture, gone = cards.face(event.card, box.w), before.copy()
    gone.apply(event)

    def draw(canvas: Canvas, share: float) -> None:
        motion.slide(canvas, picture, box.center, (box.centerx, box.centery + 120), share)

    return Clip(FLIGHT, draw, "card", gone)


def _ordered(event: ev.CityOrdered, before: SevenWondersState, seat: int) -> Clip:
    """A card is laid before the Free City, face down."""
    home = _home(before, seat, before.options.seats)
    start = place("hand").center if event.seat == seat else _home(before, seat, event.seat).center
    picture, gone = cards.back(cards.age_ramp(before.age)), before.copy()
    gone.apply(event)

    def draw(canvas: Canvas, share: float) -> None:
        motion.slide(canvas, picture, start, (home.centerx, home.bottom + 6 + CARD[1] // 2), share)

    return Clip(FLIGHT, draw, "card", gone)


def _drawn(event: ev.CityCardDrawn, before: SevenWondersState, seat: int) -> Clip:
    home = _home(before, seat, before.options.seats)
    goal = place("hand").center if event.seat == seat else _home(before, seat, event.seat).center
    picture = cards.back(cards.age_ramp(before.age))

    def draw(canvas: Canvas, share: float) -> None:
        motion.slide(canvas, picture, home.center, goal, share)

    return Clip(FLIGHT, draw, "card")


CLIPS: dict[type, Make | None] = {
    ev.BoardDealt: None,
    ev.BoardsOffered: None,
    ev.PhaseOpened: _phase,
    ev.AgeOpened: _age,
    ev.HandReceived: _received,
    ev.HandsPassed: _passed,
    ev.CardBuilt: _built,
    ev.StageBuilt: _face_down,
    ev.CardSold: _face_down,
    ev.CoinsTaken: _coins,
    ev.DiplomacyTaken: _dove,
    ev.CardDropped: _dropped,
    ev.CityCardDropped: None,
    ev.ChoiceOwed: None,
    ev.ChoiceSettled: None,
    ev.PileSeen: None,
    ev.CardSalvaged: _built,
    ev.LossOwed: None,
    ev.LossPaid: _paid,
    ev.ConflictsOpened: _war,
    ev.ConflictFought: battle.fought,
    ev.DiplomacySpent: _dove,
    ev.PackReceived: _pack,
    ev.LeaderKept: _kept,
    ev.PacksPassed: _packs,
    ev.LeaderRecruited: _recruited,
    ev.LeadersDrawn: None,
    ev.LeaderCopied: _copied,
    ev.LeaderEntombed: _copied,
    ev.CityCardDrawn: _drawn,
    ev.CityOrdered: _ordered,
}
"""Every event's animation; None: what it changes is seen at once or not at all."""
