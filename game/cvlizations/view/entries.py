"""The game's volume of the encyclopaedia: orders and ideas."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import get_args

import pygame

from game.core.rule_list import Origin
from game.cvlizations import record
from game.cvlizations.catalog import IDEA_KINDS, ORDERS, Cost, Idea, Order, load
from game.cvlizations.effects import Strength
from game.cvlizations.view import pieces, symbols, yields
from game.tabletop import entries
from game.tabletop.entries import Chip, Contents, Entry, Example, Fact, Signs
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import TEXTS, words
from game.ui.pixels import blank

DECKS = ("I-II", "III")


def contents() -> Contents:
    """The volume in the present language."""
    book = load()
    kinds = (
        Chip("order", _say("orders"), "w"),
        *(Chip(kind, words(f"cvlizations.kind.{kind}"), pieces.KIND_RAMPS[kind]) for kind in IDEA_KINDS),
        entries.medals_chip(),
    )
    parts = tuple(Chip(deck, deck, "p") for deck in DECKS)
    found = [_order(number, order) for number, order in enumerate(book.orders)]
    found += [_idea(card, book.idea(card)) for card in record.timeline()]
    return Contents(kinds, (*found, *entries.medals("cvlizations", record.medals())), parts)


def card_id(card: int) -> str:
    """The entry of an order or idea by number."""
    return f"{'order' if card < ORDERS else 'idea'}/{load().cards[card].id}"


def _say(key: str, **values: object) -> str:
    return words(f"cvlizations.entry.{key}", **values)


def _short(card: str) -> str:
    key = f"cvlizations.view.lines.{card}"
    if not TEXTS.has(key):
        return words(f"cvlizations.short.{card}")
    return words(key).replace("|", "" if words(key) > text.FIRST_CHINESE else " ")


def _origins(tags: Mapping[str, str]) -> tuple[tuple[Origin, str], ...]:
    return entries.origins(tags, lambda key: _say(f"origin_{key}"))


def _order(number: int, order: Order) -> Entry:
    strengths = tuple(
        Fact(words(f"cvlizations.strength.{place}"), yields.printed(order.effects[strength]))
        for place, strength in enumerate(get_args(Strength), start=1)
    )
    marks = {f"strength_{name[0]}": mark for name, mark in order.provenance.items()}
    return Entry(
        f"order/{order.id}",
        "order",
        pieces.name(number),
        pieces.ramp(number),
        partial(_art, f"cvlizations/orders/{order.id}", pieces.ramp(number)),
        short=_short(order.id),
        note=order.number,
        text=words(f"cvlizations.effect.{order.id}"),
        facts=strengths,
        counts=_say("order_counts"),
        origins=_origins(marks),
    )


def _art(name: str, ramp: str, canvas: Canvas) -> None:
    """A picture lower than its place, on a ground of its colour."""
    canvas.fill(f"{ramp}1")
    art = sprites.sprite(name)
    canvas.blit(art, 0, (canvas.rect.h - art.get_height()) // 2)


def _goods(cost: Cost) -> Signs:
    amounts = (cost.food, cost.wood, cost.stone)
    return tuple(
        sprites.sprite(f"icons/{sign}")
        for sign, amount in zip(pieces.GOODS, amounts, strict=True)
        for _ in range(amount)
    )


def _idea(card: int, idea: Idea) -> Entry:
    ramp = pieces.ramp(card)
    facts = (
        Fact(_say("kind"), words(f"cvlizations.kind.{idea.kind}")),
        Fact(_say("deck"), idea.deck),
        Fact(_say("cost"), signs=_goods(idea.cost)),
        Fact(_say("happiness"), str(idea.happiness), (sprites.sprite("icons/smile"),)),
        Fact(_say("year"), _year(idea.year)),
        Fact(_say("number"), str(idea.number)),
    )
    found = symbols.of(idea.effect)
    return Entry(
        f"idea/{idea.id}",
        idea.kind,
        pieces.name(card),
        ramp,
        partial(_art, f"cvlizations/ideas/{idea.id}", ramp),
        part=idea.deck,
        short=_short(idea.id),
        text=words(f"cvlizations.effect.{idea.id}"),
        facts=facts,
        counts=_say("idea_counts"),
        examples=(Example(tuple(map(_sign, found)), ""),) if found else (),
        origins=_origins(idea.provenance),
    )


def _sign(sign: str) -> pygame.Surface:
    if "/" in sign and sign[0].isalpha():
        return sprites.sprite(sign)
    canvas = Canvas(blank((big_width(sign) + 2, 9)))
    big(canvas, sign, 1, 1, "k1", None)
    return canvas.surface


def _year(year: int) -> str:
    return _say("year_bce", n=-year) if year < 0 else str(year)
