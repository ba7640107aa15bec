"""The news on the table: how one's coins have changed, and on each rival's chip its latest move."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.core.rules import Event
from game.seven_wonders import events as ev
from game.seven_wonders.tables import tables
from game.seven_wonders.view import cards, pieces, slivers
from game.seven_wonders.view.sight import Sight
from game.seven_wonders.view.tidings import MOVES, Balance, doer, trades
from game.tabletop.told import Told
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.paint import slab

PICTURE = (36, 22)
MONUMENT = (229, 18)
"""The part of a wonder's picture that a chip shows."""
WORDY = 100
"""From this width on a chip tells its news in words; narrower ones in their tips."""
TOLD = (*MOVES, ev.ConflictFought, ev.LossOwed, ev.LossPaid, ev.DiplomacySpent)
"""What is told of a rival."""


@dataclass(slots=True)
class Report:
    """What is told of a rival: its latest move, the coins and points that it meant for who looks."""

    head: Event | None = None
    coins: int = 0
    war: int | None = None
    why: str = ""
    """The text of what the coins are for."""
    paid: int = 0
    """What who looks has paid to it for the own move."""
    lines: list[str] = field(default_factory=list)


def summed_up(sight: Sight) -> str:
    """What others meant for the own coins and points, in a sentence; empty: nothing."""
    parts = []
    for party, report in reports(sight).items():
        name = _called(sight, party)
        if report.paid:
            parts.append(words("seven_wonders.news.told_you_pay", name=name, coins=report.paid))
        if report.coins and report.why != "you_pay":
            parts.append(words(f"seven_wonders.news.told_{report.why}", name=name, coins=abs(report.coins)))
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
        for payer, payee, coins in trades(head, len(found)):
            found[payee].paid += coins * (payer == seat)
        party = _about(head, seat)
        if not isinstance(head, TOLD) or party is None or party >= len(found):
            continue
        report = found[party]
        report.lines += [told.words] if isinstance(head, ev.CardSold) else [told.words, *told.more]
        if isinstance(head, ev.ConflictFought):
            report.war = told.tiding.mine if seat in (head.victor, head.loser, head.bearer) else report.war
        if isinstance(head, MOVES):
            report.head = head
            report.coins += told.tiding.mine
            report.why = _why(told, seat, len(found)) or report.why
    for report in found.values():
        if report.paid and not report.coins:
            report.coins, report.why = -report.paid, "you_pay"
    return found


def _about(head: Event, seat: int) -> int | None:
    """On whose chip something is told: who beats the seat that looks, or is beaten; who takes its coins."""
    if isinstance(head, ev.ConflictFought):
        other = head.loser if head.victor == seat else head.victor
        return other if seat in (head.victor, head.loser) else None
    if isinstance(head, ev.LossOwed):
        return head.owner if head.party == seat and head.owner >= 0 else None
    return doer(head)


def _why(told: Told, seat: int, parties: int) -> str:
    """What its coins are for."""
    if not told.tiding.mine:
        return ""
    pays = any(payee == seat for _, payee, _ in trades(told.tiding.head, parties))
    if told.tiding.mine > 0:
        return "pays_you" if pays else "you_get"
    head = told.tiding.head
    loses = isinstance(head, ev.CardBuilt | ev.CardSalvaged) and bool(tables().gain[head.card].losses)
    return "you_lose" if loses else "you_pay"


def own_lines(sight: Sight) -> list[str]:
    """The sentences on what the seat that looks has done, got and lost."""
    said: list[str] = []
    for told in sight.picture.news:
        if doer(told.tiding.head) == sight.seat or told.tiding.mine:
            said += [told.words, *told.more]
    return said


def balance(canvas: Canvas, sight: Sight, box: pygame.Rect) -> None:
    """The own coins: before, now, and the difference."""
    happened = [event for told in sight.picture.news for event in told.tiding.events]
    change = Balance(happened, len(sight.state.coins), sight.seat)
    slab(canvas, box)
    x, y = box.topleft
    title = words(f"seven_wonders.news.{'title' if happened else 'coins'}")
    pieces.small_line(canvas, title, box.centerx, y + 3, box.w - 8, "y4", "k0")
    coin = sprites.sprite("icons/coin")
    for step in range(2):
        canvas.blit(coin, x + 6 + 2 * step, y + 18 - 3 * step)
    now = sight.state.coins[sight.seat]
    if change.got or change.lost:
        before = now - change.change
        big(canvas, before, x + 22, y + 18, "k5", "k0")
        at = x + 22 + big_width(before) + 4
        canvas.blit(sprites.sprite("icons/right"), at, y + 16)
        big(canvas, now, at + 14, y + 18, "y5", "k0")
        _plate(canvas, pygame.Rect(box.right - 28, y + 15, 23, 13), change.change)
        said = words("seven_wonders.news.change", lost=change.lost, got=change.got)
    else:
        big(canvas, now, x + 24, y + 18, "y5", "k0")
        said = words("seven_wonders.news.unchanged")
    pieces.small_line(canvas, said, box.centerx, y + 29, box.w - 8, "k5")


def _plate(canvas: Canvas, box: pygame.Rect, number: int) -> None:
    ramp = "g" if number > 0 else "r" if number < 0 else "k"
    canvas.rounded(box, f"{ramp}2", 1)
    canvas.across(box.x + 1, box.y, box.w - 2, f"{ramp}3")
    big(canvas, f"{number:+d}", box.right - 3, box.y + 3, "p5", "k0", "right")


def body(canvas: Canvas, sight: Sight, party: int, box: pygame.Rect, report: Report) -> None:
    """Below a chip's bar: a picture, who did what, and what it means for who looks."""
    x, y = box.x + 3, box.y + 18
    barred = report.war is not None or report.coins != 0
    wide = PICTURE[0] if barred or box.w >= WORDY else box.w - 6
    canvas.fill("k0", (x - 1, y - 1, wide + 2, PICTURE[1] + 2))
    picture = _picture(sight, party, report, wide)
    canvas.blit(picture, x + (wide - picture.get_width()) // 2, y)
    left, right = x + wide + 3, box.right - 3
    if box.w >= WORDY:
        said, size = slivers.shortened(_said(sight, party, report), right - left)
        text.line(canvas, said, left + 1, y - 1 + text.middle(text.real_size(text.SMALL), size), "k1", size)
    bar = pygame.Rect(left, y + 10, right - left, 12)
    if report.war is not None:
        _bar(canvas, bar, "won" if report.war > 0 else "lost", report.war, "pips/shield")
    elif report.coins:
        _bar(canvas, bar, report.why, report.coins, "pips/coin")
    elif report.head is not None and box.w >= WORDY:
        said = words("seven_wonders.news.nothing")
        if text.width(said, text.SMALL) <= right - left:
            text.line(canvas, said, left + 1, y + 10, "k3", text.SMALL)


def _bar(canvas: Canvas, box: pygame.Rect, why: str, number: int, unit: str) -> None:
    """Green or red, with the sum."""
    ramp = "g" if number > 0 else "r"
    canvas.rounded(box, f"{ramp}2", 1)
    canvas.across(box.x + 1, box.y, box.w - 2, f"{ramp}3")
    picture = sprites.sprite(unit)
    right = box.right - picture.get_width() - 2
    canvas.blit(picture, right, box.centery - picture.get_height() // 2)
    said = f"{number:+d}"
    big(canvas, said, right - 1, box.y + 3, "p5", "k0", "right")
    room = right - big_width(said) - box.x - 5
    label = words(f"seven_wonders.news.{why}")
    if text.width(label, text.SMALL) <= room:
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


def _said(sight: Sight, party: int, report: Report) -> str:
    """Who did what, in short; the city's name where nothing is told."""
    head = report.head
    match head:
        case None:
            if party in sight.picture.answered:
                return words("seven_wonders.news.chosen")
            return pieces.wonder_name(sight.state.boards[party])
        case ev.StageBuilt():
            return words("seven_wonders.news.stage", n=pieces.ROMAN[sight.state.stages[party]])
        case ev.CardSold():
            return words("seven_wonders.news.sold")
    number: int = getattr(head, "card", -1) if isinstance(head, BUILT) else getattr(head, "leader", -1)
    return words(f"seven_wonders.news.{DONE[type(head)]}", card=pieces.short_name(tables().ids[number]))


BUILT = (ev.CardBuilt, ev.CardSalvaged)
DONE = {
    ev.CardBuilt: "built",
    ev.CardSalvaged: "built",
    ev.LeaderRecruited: "recruited",
    ev.LeaderCopied: "copied",
    ev.LeaderEntombed: "entombed",
}
