"""Everything on the table that can be pointed at, and what is said about it."""

from __future__ import annotations

from game.trekking.catalog import ICONS, catalog
from game.trekking.moves import ANCESTORS
from game.trekking.rules import ARRANGE, PICK, PLACE
from game.trekking.state import TrekkingState
from game.trekking.view import detail, numbers, opponents, pieces
from game.trekking.view.clock import hand_box
from game.trekking.view.itinerary import full_row, spaces_of
from game.trekking.view.places import column, departure, finished, place, row, space, splay
from game.trekking.view.sight import Sight
from game.trekking.visits import card_at, open_columns
from game.ui.focus import Spot, Tip
from game.ui.locale import words

TOLD_BELOW = Tip("")
"""Of what the sheet below tells in words: the tooltip has nothing to add but where to look it up."""


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next move first."""
    found = _choices(sight)
    found += [*_places(sight), *_warps(sight), *_trek(sight), _clock(sight, names), *_sheet(sight)]
    return [*found, *_others(sight, names), *_points(sight)]


def _choices(sight: Sight) -> list[Spot]:
    """Places that only this decision has."""
    state, seat = sight.state, sight.picture.seat
    if sight.topic == PICK:
        hand = [sheet for sheet in state.hands[seat] if sheet is not None]
        return [
            Spot(("sheet", sheet), box, "sheets", True, TOLD_BELOW) for sheet, box in zip(hand, row("sheets"))
        ]
    if sight.topic == ARRANGE:
        cards = detail.peeked(state)
        return [
            Spot(("peek", number), box, "peek", True, TOLD_BELOW if card else None)
            for number, (card, box) in enumerate(zip(cards, row("peek")))
        ]
    if sight.topic == PLACE:
        found = open_columns(state, seat)
        return [Spot(("column", number), column(number), "columns") for number in found]
    return []


def _places(sight: Sight) -> list[Spot]:
    state, found = sight.state, []
    order = [number for number in range(ANCESTORS + 1) if card_at(state, sight.picture.seat, number)]
    order += [number for number in range(ANCESTORS + 1) if number not in order]
    for number in order:
        tip = TOLD_BELOW if number == ANCESTORS or state.slots[number] else None
        found.append(Spot(("place", number), departure(number), "departures", True, tip))
    for slot, box in enumerate(row("departures.bonus")):
        bonus = catalog().slot_bonus[slot]
        if bonus is not None:
            body = words("trekking.view.slot_tip", icon=pieces.icon_name(bonus))
            tip = Tip(words("trekking.name.slot", slot=slot), body)
            found.append(Spot(("bonus", slot), box, "departures", True, tip))
    body = words("trekking.view.deck_tip", left=state.deck_size(), day=state.day)
    tip = Tip(words("trekking.name.deck_top"), body)
    found.append(Spot(("deck",), place("departures.deck"), "departures", True, tip))
    return found


def _warps(sight: Sight) -> list[Spot]:
    """The time warp cards, unless the sheets to choose from lie on them."""
    if sight.topic == PICK:
        return []
    return [
        Spot(("warp", warp), box, "warps", True, TOLD_BELOW)
        for warp, box in zip(sight.state.warps, row("warps.card"))
    ]


def _trek(sight: Sight) -> list[Spot]:
    state, party = sight.state, sight.party
    trek = state.treks[party]
    found = [
        Spot(("trek", number), box, "trek", True, TOLD_BELOW)
        for number, box in enumerate(splay(len(trek))[:-1])
    ]
    treks = state.finished[party]
    for number, (done, box) in enumerate(zip(treks, finished(len(treks)))):
        title = words("trekking.score.trek", cards=len(done))
        body = words("trekking.view.comma").join(pieces.short(card) for card in done)
        found.append(Spot(("finished", number), box, "trek", True, Tip(title, body)))
    held = state.crystals[party]
    tip = Tip(words("trekking.name.crystals"), words("trekking.view.crystals_tip", n=held))
    area = row("crystals.socket")[0].union(row("crystals.socket")[-1])
    found.append(Spot(("crystals",), area, "trek", True, tip))
    tip = Tip(words("trekking.name.trek_table"), words("trekking.view.table_tip"))
    found.append(Spot(("table",), place("trek_table"), "trek", True, tip))
    return found


def _clock(sight: Sight, names: tuple[str, ...]) -> Spot:
    """The clock, with everybody's hour, who goes next first."""
    state = sight.state
    order = sorted(range(state.parties), key=lambda party: state.clock[party])
    hours = (words("trekking.view.clock_hour", name=names[one], hour=state.hour(one)) for one in order)
    tip = Tip(words("trekking.name.clock"), "\n".join((*hours, words("trekking.view.clock_tip"))))
    return Spot(("clock",), hand_box().union(place("clock.on_time")), "clock", True, tip)


def _sheet(sight: Sight) -> list[Spot]:
    """The spaces of the itinerary that bring something."""
    state, party = sight.state, sight.party
    found: list[Spot] = []
    if party >= state.seats or not state.sheets[party] or sight.topic == PLACE:
        return found
    sheet = state.sheets[party]
    for number, spaces in enumerate(spaces_of(sheet)):
        icon = words(f"trekking.icon.{ICONS[number]}")
        for index, one in enumerate(spaces):
            if one.points or one.crystals:
                key = "space_crystal" if one.crystals else "space_points"
                body = words(f"trekking.view.{key}", points=one.points)
                box = space(number, one.row)
                found.append(Spot(("space", number, index), box, "itinerary", True, Tip(icon, body)))
    for bonus in catalog().itineraries[sheet].row_bonuses:
        box = place("itinerary.prizes")
        at = box.move(0, space(0, bonus.row).y - box.y)
        at.h = 19
        won = full_row(sheet, state.filled[party], bonus.row)
        body = words(f"trekking.view.{'row_won' if won else 'row_tip'}", points=bonus.points)
        tip = Tip(words("trekking.score.rows"), body)
        found.append(Spot(("row", bonus.row), at, "itinerary", True, tip))
    return found


def _points(sight: Sight) -> list[Spot]:
    """The titles with points: of the trek, of the itinerary, and in the top bar."""
    state, seat = sight.state, sight.picture.seat
    if not state.day:
        return []
    boxes = {numbers.TREKS: place("trek.title"), numbers.ITINERARY: place("itinerary.title")}
    found = [
        Spot(spot, box, spot[0], True, numbers.part_tip(spot, state, sight.party))
        for spot, box in boxes.items()
    ]
    gained = sight.picture.gained.get(numbers.SCORE, 0)
    box = opponents.heading(state, seat, gained).box(words("trekking.game.name"), opponents.POINTS_CHIP)
    return [*found, Spot(numbers.SCORE, box, "score", True, numbers.score_tip(state, seat))]


def _others(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    found = []
    for party, plate in opponents.plates(sight.state, sight.picture.seat).items():
        said = [numbers.score_lines(sight.state, party), *_done(sight.state, party)]
        tip = Tip(names[party], "\n".join(line for line in said if line))
        found.append(Spot(("party", party), plate, "opponents", True, tip))
    return found


def _done(state: TrekkingState, party: int) -> list[str]:
    """What the blue boxes on a party's plate stand for: the finished treks."""
    treks = [words("trekking.score.trek", cards=len(trek)) for trek in state.finished[party]]
    told = words("trekking.view.comma").join(treks)
    return [words("trekking.view.finished", treks=told)] if treks else []
