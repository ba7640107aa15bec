"""The game's volume of the encyclopaedia: the index of years, ancestors, treks, itineraries, time warps."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.rule_list import Origin
from game.tabletop import entries
from game.tabletop.entries import TAGS, Chip, Contents, Entry, Example, Fact, Signs
from game.trekking import record
from game.trekking.catalog import ANCESTOR, ICONS, Card, Itinerary, TrekTable, Warp, catalog
from game.trekking.view import itinerary, pieces
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words
from game.ui.pixels import blank

DAY_RAMPS = "obv"
WARP_ICONS = {
    "before_choice": "icons/eye_24",
    "during_move": "icons/watch_24",
    "rewards": "icons/plus_24",
    "trek": "icons/banner_24",
    "after_turn": "icons/turn_24",
}


def contents() -> Contents:
    """The volume in the present language."""
    kinds = (
        Chip("card", _say("cards"), "b"),
        Chip("trek", words("trekking.name.trek"), "o"),
        Chip("itinerary", _say("itineraries"), "g"),
        Chip("warp", words("trekking.name.time_warp"), "v"),
        entries.medals_chip(),
    )
    parts = tuple(Chip(str(day), words("trekking.name.day", day=day), "w") for day in (1, 2, 3))
    data = catalog()
    by_year = record.timeline()
    found = [_card(card, by_year) for card in by_year]
    found += [_ancestor(), *map(_trek, data.trek_tables.values())]
    found += [_sheet(sheet) for sheet in data.itineraries.values()]
    found += [_warp(warp) for warp in data.warps.values()]
    return Contents(kinds, (*found, *entries.medals("trekking", record.medals())), parts)


def card_id(card: int) -> str:
    """The entry of a history card or the ancestors by number."""
    return "ancestor" if card == ANCESTOR else f"card/{card}"


def warp_id(warp: int) -> str:
    """The entry of a time warp card by number."""
    return f"warp/{warp}"


def trek_id(table: str) -> str:
    """The entry of what treks are worth, by one of the two readings."""
    return f"trek/{table}"


def sheet_id(sheet: int) -> str:
    """The entry of an itinerary by number."""
    return f"itinerary/{sheet}"


def _say(key: str, **values: object) -> str:
    return words(f"trekking.entry.{key}", **values)


def _origin(mark: str, *values: str) -> tuple[tuple[Origin, str], ...]:
    """The origins of values, by the mark of the data; what both print and publish is marked twice."""
    said = words("ui.comma").join(_say(value) for value in values)
    return tuple((TAGS[one], said) for one in mark.split(" and "))


# ---------------------------------------------------------------------- the index of years


def _tokens(icons: list[int]) -> Signs:
    return tuple(pieces.token(icon) for icon in icons)


def _card(card: int, by_year: tuple[int, ...]) -> Entry:
    data = catalog()
    one: Card = data.cards[card]
    place = by_year.index(card)
    facts = (
        Fact(_say("year"), pieces.year_of(card)),
        Fact(_say("day"), str(one.day)),
        Fact(_say("hours"), str(one.hours)),
        Fact(_say("brings"), signs=_tokens(pieces.rewards(card))),
        Fact(_say("index"), f"{place + 1}/{len(by_year)}"),
    )
    story = pieces.told(card)
    if one.doubt:
        story += "\n" + words(f"trekking.doubt.{one.doubt}")
    return Entry(
        card_id(card),
        "card",
        pieces.short(card),
        DAY_RAMPS[one.day - 1],
        partial(_art, card),
        large=partial(_large_art, card),
        part=str(one.day),
        note=pieces.year_of(card),
        text=story,
        facts=facts,
        before=tuple(map(card_id, by_year[max(0, place - 1) : place])),
        after=tuple(map(card_id, by_year[place + 1 : place + 2])),
        ways=(_say("earlier"), _say("later")),
        counts=_say("card_counts"),
        origins=(
            *_origin(one.provenance, "year", "day", "hours", "brings"),
            ("house", _say("story")),
        ),
    )


def _art(card: int, canvas: Canvas) -> None:
    entries.lay(canvas, pieces.art(card))


def _large_art(card: int, canvas: Canvas) -> None:
    entries.lay(canvas, pieces.art(card, True))


def _ancestor() -> Entry:
    data = catalog()
    lie_out = words("ui.comma").join(
        _say("lie_out", seats=seats, n=count) for seats, count in data.ancestors_by_players.items()
    )
    return Entry(
        card_id(ANCESTOR),
        "card",
        words("trekking.name.ancestors"),
        "m",
        partial(_art, ANCESTOR),
        large=partial(_large_art, ANCESTOR),
        text=pieces.fact(ANCESTOR),
        facts=(
            Fact(_say("hours"), str(data.hours[ANCESTOR])),
            Fact(_say("brings"), signs=_tokens(pieces.rewards(ANCESTOR))),
            Fact(_say("copies"), lie_out),
        ),
        counts=_say("ancestor_counts"),
        origins=(("printed", words("ui.comma").join((_say("hours"), _say("brings"), _say("copies")))),),
    )


# ---------------------------------------------------------------------- treks, itineraries, time warps


def _trek(table: TrekTable) -> Entry:
    examples = tuple(
        Example((_number(count),), pieces.signed(table.value(count)))
        for count in range(1, len(table.points) + 1)
    )
    return Entry(
        trek_id(table.id),
        "trek",
        _say(f"trek_{table.id}"),
        "o",
        entries.picture("trekking/art/61"),
        short=words(f"trekking.option.trek_table_{table.id}"),
        text=_say("trek_text"),
        facts=(Fact(_say("further"), pieces.signed(table.each_further_card)),),
        counts=_say("trek_counts"),
        examples=examples,
        origins=_origin(table.provenance, "points"),
    )


def _number(count: int) -> pygame.Surface:
    """A small card with the length of a trek on it."""
    canvas = Canvas(blank((15, 13)))
    canvas.rounded((0, 0, 15, 13), "k0", 1)
    canvas.rounded((1, 1, 13, 11), "p5", 1)
    big(canvas, count, 8, 3, "k1", None, "centre")
    return canvas.surface


def _sheet(sheet: Itinerary) -> Entry:
    spaces = sum(len(column) for column in sheet.columns.values())
    points = sum(space.points for column in sheet.columns.values() for space in column)
    crystals = sum(space.crystals for column in sheet.columns.values() for space in column)
    facts = [
        Fact(_say("column"), str(len(spaces_)), (pieces.token(ICONS.index(icon)),))
        for icon, spaces_ in sheet.columns.items()
    ]
    rows = tuple(Fact(_say("row", n=bonus.row), pieces.signed(bonus.points)) for bonus in sheet.row_bonuses)
    return Entry(
        sheet_id(sheet.id),
        "itinerary",
        words("trekking.name.itinerary", number=sheet.id),
        "g",
        partial(_small_sheet, sheet.id),
        large=partial(_large_sheet, sheet.id),
        short=str(sheet.id),
        text=_say("itinerary_text", spaces=spaces, points=points, crystals=crystals),
        facts=(*facts, *rows),
        counts=_say("itinerary_counts"),
        origins=_origin(sheet.provenance, "spaces"),
    )


def _small_sheet(sheet: int, canvas: Canvas) -> None:
    """The middle of a small sheet: its spaces without the title."""
    entries.ground(canvas, "g")
    picture = Canvas(blank((94, 81)))
    itinerary.mini(picture, (0, 0, 94, 81), sheet)
    canvas.blit(picture.surface, -22, -26)


def _large_sheet(sheet: int, canvas: Canvas) -> None:
    entries.ground(canvas, "g")
    itinerary.mini(canvas, (5, 0, 94, 80), sheet)


def _warp(warp: Warp) -> Entry:
    return Entry(
        warp_id(warp.id),
        "warp",
        words(f"trekking.warp.w{warp.id}.title"),
        "v",
        entries.plain(WARP_ICONS[warp.timing], "v"),
        text=words(f"trekking.warp.w{warp.id}.text"),
        facts=(Fact(_say("when"), _say(f"when_{warp.timing}")),),
        origins=(("house", words("ui.comma").join((_say("name"), _say("effect")))),),
    )
