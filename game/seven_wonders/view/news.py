"""The news on the table: how one's coins have changed, and on each rival's chip its latest move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.core.rules import Event
from game.seven_wonders import events as ev
from game.seven_wonders.scoring import sheet
from game.seven_wonders.tables import tables
from game.seven_wonders.view import cards, describe, pieces, slivers
from game.seven_wonders.view.sight import PURSE, Sight
from game.seven_wonders.view.tidings import MOVES, doer, trades
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.paint import slab

PICTURE = (36, 22)
MONUMENT = (229, 18)
"""The part of a wonder's picture that a chip shows."""
COINS: Hashable = (PURSE, "coin")
SCORE: Hashable = (PURSE,)
"""The own numbers whose change is told."""
PLATE, NARROW, BETWEEN = 23, 60, 2
"""How wide the plate of a difference is; the least of a bar where there are more; between bars."""
WORDY = 100
"""From this width on a chip tells its news in words; narrower ones in their tips."""
TOLD = (*MOVES, ev.ConflictFought, ev.LossOwed, ev.LossPaid, ev.DiplomacySpent)
"""What is told of a rival."""


MINE = ("you_lose", "pays_you", "you_get", "you_pay")
THEIRS = ("they_get", "they_lose")
"""What is told of a rival in coins, in this order: what they meant for who looks, and what they got by it."""


@dataclass(slots=True)
class Report:
    """What is told of a rival: its latest move, the coins and points that passed between it and who looks."""

    heads: list[Event] = field(default_factory=list)
    """What it did, in order."""
    coins: dict[str, int] = field(default_factory=dict)
    """Those that it meant for who looks, and those that it got by who looks, by what they are for."""
    cards: dict[str, list[str]] = field(default_factory=dict)
    """The texts that name by which cards, where it was by cards."""
    war: int | None = None
    lines: list[str] = field(default_factory=list)

    @property
    def head(self) -> Event | None:
        """What it did last."""
        return self.heads[-1] if self.heads else None

    def add(self, why: str, coins: int, card: str = "") -> None:
        """So many coins more."""
        self.coins[why] = self.coins.get(why, 0) + coins
        if card and card not in (known := self.cards.setdefault(why, [])):
            known.append(card)

    def sums(self) -> list[tuple[str, int]]:
        """The coins by what they are for, those of who looks first."""
        return [(why, self.coins[why]) for why in (*MINE, *THEIRS) if self.coins.get(why)]


def summed_up(sight: Sight, by_cards: bool = True) -> str:
    """What others meant for the own coins and points, in a sentence; empty: nothing."""
    parts = []
    for party, report in reports(sight).items():
        name = _called(sight, party)
        for why, coins in report.sums():
            if why in MINE:
                cards = [words(f"seven_wonders.name.{one}") for one in report.cards.get(why, ())]
                card = cards[0] if by_cards and len(cards) == 1 else ""
                key = f"seven_wonders.news.told_{why}"
                parts.append(words(key, name=name, coins=abs(coins), card=card))
        if report.war:
            key = f"seven_wonders.news.told_{'won' if report.war > 0 else 'lost'}"
            parts.append(words(key, name=name, n=f"{report.war:+d}"))
    told = words("seven_wonders.news.summed", parts=tuple(parts)) if parts else ""
    return told[:1].upper() + told[1:]


def _called(sight: Sight, party: int) -> str:
    """What a rival is called inside a sentence."""
    if party < sight.state.options.seats:
        return sight.names[party]
    told = words("seven_wonders.party.0")
    return told[:1].lower() + told[1:]


def reports(sight: Sight) -> dict[int, Report]:
    """The news by rival."""
    found = {party: Report() for party in range(len(sight.state.coins))}
    for told in sight.picture.news:
        head, seat = told.tiding.head, sight.seat
        if any(head is event for event in sight.picture.coming):
            continue
        for event in told.tiding.events:
            if not any(event is one for one in sight.picture.coming):
                _pass_coins(event, seat, found)
        party = _about(head, seat)
        if not isinstance(head, TOLD) or party is None or party >= len(found):
            continue
        report = found[party]
        report.lines += [told.words] if isinstance(head, ev.CardSold) else [told.words, *told.more]
        if isinstance(head, ev.ConflictFought):
            report.war = told.tiding.mine if seat in (head.victor, head.loser, head.bearer) else report.war
        if isinstance(head, MOVES):
            report.heads.append(head)
    return found


def _pass_coins(event: Event, seat: int, found: dict[int, Report]) -> None:
    """Count what an event lets pass between who looks and a rival."""
    for payer, payee, coins in trades(event, len(found)):
        if payer == seat:
            found[payee].add("you_pay", -coins)
        elif payee == seat:
            found[payer].add("pays_you", coins)
    match event:
        case ev.CoinsTaken(party, owner=owner) if owner not in (-1, party):
            what, coins, card = "get", event.coins + event.bonus, event.source
        case ev.LossOwed(party, owner=owner) if owner >= 0:
            what, coins, card = "lose", -event.coins, tables().gain_of(event.card).name
        case _:
            return
    if party == seat:
        found[owner].add(f"you_{what}", coins, card)
    elif owner == seat:
        found[party].add(f"they_{what}", coins, card)


def _about(head: Event, seat: int) -> int | None:
    """On whose chip something is told: who beats the seat that looks, or is beaten; who takes its coins."""
    if isinstance(head, ev.ConflictFought):
        other = head.loser if head.victor == seat else head.victor
        return other if seat in (head.victor, head.loser) else None
    if isinstance(head, ev.LossOwed):
        return head.owner if head.party == seat and head.owner >= 0 else None
    return doer(head)


def own_lines(sight: Sight) -> list[str]:
    """The sentences on what the seat that looks has done, got and lost."""
    said: list[str] = []
    for told in sight.picture.news:
        if doer(told.tiding.head) == sight.seat or told.tiding.mine:
            said += [told.words, *told.more]
    return said


def balance(canvas: Canvas, sight: Sight, box: pygame.Rect) -> None:
    """The own coins and points: before, now, and the difference."""
    slab(canvas, box)
    since = sight.picture.news and not sight.picture.watched
    title = words(f"seven_wonders.news.{'title' if since else 'coins'}")
    pieces.small_line(canvas, title, box.centerx, box.y + 2, box.w - 8, "y4", "k0")
    for number, own in enumerate(own_numbers(sight)):
        _own(canvas, pygame.Rect(box.x + 5, box.y + 14 + 13 * number, box.w - 10, 13), own)


class Own(NamedTuple):
    """An own number: the icon of what it counts, what it was, what it is."""

    icon: str
    before: int
    now: int


def own_numbers(sight: Sight) -> tuple[Own, Own]:
    """The own coins and points before the latest move, and now."""
    state, gained = sight.state, sight.picture.gained
    now = {COINS: state.coins[sight.seat], SCORE: sheet(state, sight.seat).total}
    before = {spot: number - gained.get(spot, 0) for spot, number in now.items()}
    return Own("coin", before[COINS], now[COINS]), Own("laurel", before[SCORE], now[SCORE])


def _own(canvas: Canvas, box: pygame.Rect, own: Own) -> None:
    """What it was as far as there is room, what it is, and the difference."""
    x, y, gain = box.x + 15, box.y + 3, own.now - own.before
    picture, arrow = sprites.sprite(f"icons/{own.icon}"), sprites.sprite("icons/right")
    canvas.blit(picture, box.x + 6 - picture.get_width() // 2, y + 3 - picture.get_height() // 2)
    across = big_width(own.before) + arrow.get_width() + 6
    if gain and x + across + big_width(own.now) + 2 <= box.right - PLATE:
        big(canvas, own.before, x, y, "k5", "k0")
        canvas.blit(arrow, x + big_width(own.before) + 3, y + 3 - arrow.get_height() // 2)
        x += across
    big(canvas, own.now, x, y, "y5", "k0")
    if gain:
        _plate(canvas, pygame.Rect(box.right - PLATE, box.y, PLATE, box.h), gain)


def _plate(canvas: Canvas, box: pygame.Rect, number: int) -> None:
    ramp = "g" if number > 0 else "r"
    canvas.rounded(box, f"{ramp}2", 1)
    canvas.across(box.x + 1, box.y, box.w - 2, f"{ramp}3")
    big(canvas, f"{number:+d}", box.right - 3, box.y + 3, "p5", "k0", "right")


def body(canvas: Canvas, sight: Sight, party: int, box: pygame.Rect, report: Report) -> None:
    """Below a chip's bar: a picture, who did what, and what it means for who looks."""
    x, y = box.x + 3, box.y + 18
    bars = _bars(report)
    wide = PICTURE[0] if bars or box.w >= WORDY else box.w - 6
    canvas.fill("k0", (x - 1, y - 1, wide + 2, PICTURE[1] + 2))
    picture = _picture(sight, party, report, wide)
    canvas.blit(picture, x + (wide - picture.get_width()) // 2, y)
    left, right = x + wide + 3, box.right - 3
    if box.w >= WORDY:
        told, size = fitting(said(sight, party, report), right - left)
        text.line(canvas, told, left + 1, y - 1 + text.middle(text.real_size(text.SMALL), size), "k1", size)
    shown = bars[: max(1, (right - left) // NARROW)]
    for number, bar in enumerate(shown):
        across = (right - left + BETWEEN) // len(shown) - BETWEEN
        _bar(canvas, pygame.Rect(left + number * (across + BETWEEN), y + 10, across, 12), bar)
    if not bars and report.head is not None and box.w >= WORDY:
        told = words("seven_wonders.news.nothing")
        if text.width(told, text.SMALL) <= right - left:
            text.line(canvas, told, left + 1, y + 10, "k3", text.SMALL)


class Bar(NamedTuple):
    """What passed between who looks and a rival: for what, how much, its sign and colour."""

    why: str
    number: int
    unit: str
    ramp: str


def _bars(report: Report) -> list[Bar]:
    """The points of a war, then the coins: green or red the own ones, blue those of the rival."""
    found = []
    if report.war is not None:
        won = report.war > 0
        found.append(Bar("won" if won else "lost", report.war, "pips/shield", "g" if won else "r"))
    for why, coins in report.sums():
        ramp = "b" if why in THEIRS else "g" if coins > 0 else "r"
        found.append(Bar(why, coins, "pips/coin", ramp))
    return found


def _bar(canvas: Canvas, box: pygame.Rect, bar: Bar) -> None:
    """For what, as far as there is room, and the sum."""
    ramp = bar.ramp
    canvas.rounded(box, f"{ramp}2", 1)
    canvas.across(box.x + 1, box.y, box.w - 2, f"{ramp}3")
    picture = sprites.sprite(bar.unit)
    right = box.right - picture.get_width() - 2
    canvas.blit(picture, right, box.centery - picture.get_height() // 2)
    said = f"{bar.number:+d}"
    big(canvas, said, right - 1, box.y + 3, "p5", "k0", "right")
    room = right - big_width(said) - box.x - 5
    labels = [words(f"seven_wonders.news.{bar.why}{more}") for more in ("_whole", "")]
    label = next((one for one in labels if text.width(one, text.SMALL) <= room), None)
    if label is not None:
        y = box.y + text.middle(box.h, text.SMALL)
        text.line(canvas, label, box.x + 3, y, "p5", text.SMALL, shadow=f"{ramp}0")


def _picture(sight: Sight, party: int, report: Report, wide: int) -> pygame.Surface:
    """What the chip shows: the card of the latest move, a back, or the wonder."""
    head = report.head
    if head is None and party in sight.picture.answered:
        return _back(sight.state.age, None)
    match head:
        case ev.CardBuilt() | ev.CardSalvaged():
            return _part(sprites.sprite(f"seven_wonders/art/{pieces.picture_name(head.card)}"), wide)
        case ev.LeaderRecruited() | ev.LeaderCopied() | ev.LeaderEntombed():
            return _part(sprites.sprite(f"seven_wonders/leaders/{pieces.picture_name(head.leader)}"), wide)
        case ev.CardSold():
            return _back(sight.state.age, 3)
    left = MONUMENT[0] - (wide - PICTURE[0]) // 2
    return pieces.panorama(sight.state, party).subsurface((left, MONUMENT[1], wide, PICTURE[1]))


def _part(art: pygame.Surface, wide: int) -> pygame.Surface:
    """The middle of a picture."""
    w, h = art.get_size()
    wide = min(wide, w)
    return art.subsurface(((w - wide) // 2, (h - PICTURE[1]) // 2, wide, PICTURE[1]))


def _back(age: int, coins: int | None) -> pygame.Surface:
    """The middle of a card's back, with what was got for the card."""
    back = cards.back(cards.age_ramp(age))
    canvas = Canvas(_part(back, PICTURE[0]).copy())
    if coins is not None:
        canvas.blit(pieces.coin(coins), PICTURE[0] // 2 - 6, PICTURE[1] // 2 - 6)
    return canvas.surface


def fitting(ways: Sequence[str], room: int) -> tuple[str, int]:
    """The first of the ways to say it for which there is room, and its print; else the last shortened."""
    for size in (text.SMALL, text.TIGHT):
        for said in ways:
            if text.width(said, size) <= room:
                return said, size
    return slivers.shortened(ways[-1], room)


def said(sight: Sight, party: int, report: Report) -> list[str]:
    """Who did what: all with whole names, all in short, the latest alone; without any the city's name."""
    if not report.heads:
        if party in sight.picture.answered:
            return [words("seven_wonders.news.chosen")]
        return [pieces.wonder_name(sight.state.boards[party])]
    stage = sight.state.stages[party]
    whole = [_done(head, stage, pieces.name) for head in report.heads]
    short = [_done(head, stage, _short_name) for head in report.heads]
    return list(dict.fromkeys((describe.comma(whole), describe.comma(short), whole[-1], short[-1])))


def _short_name(number: int) -> str:
    return pieces.short_name(tables().ids[number])


def _done(head: Event, stage: int, name: Callable[[int], str]) -> str:
    """What a city did."""
    match head:
        case ev.StageBuilt():
            return words("seven_wonders.news.stage", n=pieces.ROMAN[stage])
        case ev.CardSold():
            return words("seven_wonders.news.sold")
    number: int = getattr(head, "card", -1) if isinstance(head, BUILT) else getattr(head, "leader", -1)
    return words(f"seven_wonders.news.{DONE[type(head)]}", card=name(number))


BUILT = (ev.CardBuilt, ev.CardSalvaged)
DONE = {
    ev.CardBuilt: "built",
    ev.CardSalvaged: "built",
    ev.LeaderRecruited: "recruited",
    ev.LeaderCopied: "copied",
    ev.LeaderEntombed: "entombed",
}
