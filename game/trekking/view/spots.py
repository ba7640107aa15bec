"""Everything on the table that can be pointed at, and what is said about it."""

from __future__ import annotations

from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.moves import ANCESTORS
from game.trekking.rules import ARRANGE, PICK, PLACE
from game.trekking.state import TrekkingState
from game.trekking.view import detail, numbers, opponents, pieces, sheet_spots
from game.trekking.view.clock import hand_box
from game.trekking.view.places import column, departure, finished, place, row, splay
from game.trekking.view.sight import Sight, pinned
from game.trekking.visits import card_at, open_columns
from game.ui.focus import Spot, Tip
from game.ui.locale import words

TOLD_BELOW = Tip("", patience=1.0)
"""Of what the sheet below tells in words: the tooltip has nothing to add but where to look it up."""


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next move first."""
    found = [*_choices(sight), *_places(sight), *_warps(sight), *_trek(sight, names)]
    found += [_clock(sight, names), *sheet_spots.spots(sight)]
    return [*found, *_others(sight, names), *_points(sight)]


def _choices(sight: Sight) -> list[Spot]:
    """Places that only this decision has."""
    state, seat = sight.state, sight.picture.seat
    if sight.topic == PICK:
        hand = [sheet for sheet in state.hands[seat] if sheet is not None]
        return [
            Spot(("sheet", sheet), box, "sheets", True, sheet_spots.offered(sheet))
            for sheet, box in zip(hand, row("sheets"))
        ]
    if sight.topic == ARRANGE:
        cards = detail.peeked(state)
        return [
            Spot(("peek", number), box, "peek", True, of_card(card) if card else None)
            for number, (card, box) in enumerate(zip(cards, row("peek")))
        ]
    if sight.topic == PLACE:
        found = open_columns(state, seat)
        return [
            Spot(
                ("column", number), column(number), "columns", True, sheet_spots.next_in(state, seat, number)
            )
            for number in found
        ]
    return []


def _places(sight: Sight) -> list[Spot]:
    state, found = sight.state, []
    order = [number for number in range(ANCESTORS + 1) if card_at(state, sight.picture.seat, number)]
    order += [number for number in range(ANCESTORS + 1) if number not in order]
    for number in order:
        told = state.ancestors if number == ANCESTORS else state.slots[number]
        card = ANCESTOR if number == ANCESTORS else state.slots[number]
        tip = _card(sight, card) if told else _nothing(number)
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
    said = [words("trekking.view.ancestors_left", n=state.ancestors), words("trekking.view.ancestor_fact")]
    tip = Tip(words("trekking.name.ancestors"), "\n".join(said))
    area = place("ancestors.left").union(place("ancestors.note"))
    found.append(Spot(("ancestors",), area, "departures", True, tip))
    return found


def _card(sight: Sight, card: int) -> Tip:
    """What is said of a card: nothing that the sheet below tells, unless other things lie there."""
    return of_card(card) if sight.topic in (PICK, ARRANGE) else TOLD_BELOW


def of_card(card: int) -> Tip:
    """A card in words: year and name, what it takes and brings, its story."""
    year, name = pieces.year_of(card), pieces.short(card)
    hours = words("trekking.view.hours", n=catalog().hours[card])
    icons = words("trekking.view.comma").join(map(pieces.icon_name, pieces.rewards(card)))
    costs = words("trekking.view.card_tip", hours=hours, icons=icons)
    return Tip(f"{year}  {name}" if year else name, f"{costs}\n{pieces.told(card)}")


def _nothing(number: int) -> Tip:
    """What is said where no card lies."""
    if number == ANCESTORS:
        return Tip(words("trekking.name.ancestors"), words("trekking.reason.ancestors_gone"))
    title = words("trekking.name.slot", slot=number) if number else words("trekking.name.deck_top")
    return Tip(title, words("trekking.reason.empty_slot"))


def _warps(sight: Sight) -> list[Spot]:
    """The time warp cards, unless the sheets to choose from lie on them."""
    if sight.topic == PICK:
        return []
    return [
        Spot(("warp", warp), box, "warps", True, _of_warp(warp) if sight.topic == ARRANGE else TOLD_BELOW)
        for warp, box in zip(sight.state.warps, row("warps.card"))
    ]


def _of_warp(warp: int) -> Tip:
    return Tip(words(f"trekking.warp.w{warp}.title"), words(f"trekking.warp.w{warp}.text"))


def _trek(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    state, party = sight.state, sight.party
    trek = state.treks[party]
    found = [
        Spot(("trek", number), box, "trek", True, _card(sight, trek[number]))
        for number, box in enumerate(splay(len(trek))[:-1])
    ]
    if not trek:
        tip = Tip(words("trekking.name.trek"), words("trekking.view.table_tip"))
        found.append(Spot(("next",), splay(0)[-1], "trek", True, tip))
    treks = state.finished[party]
    for number, (done, box) in enumerate(zip(treks, finished(len(treks)))):
        title = words("trekking.score.trek", cards=len(done))
        body = words("trekking.view.comma").join(pieces.short(card) for card in done)
        found.append(Spot(("finished", number), box, "trek", True, Tip(title, body)))
    held = state.crystals[party]
    key = "crystals_tip" if sight.own else "crystals_of"
    tip = Tip(words("trekking.name.crystals"), words(f"trekking.view.{key}", n=held, name=names[party]))
    sockets, label = row("crystals.socket"), place("crystals.label")
    area = sockets[0].unionall([sockets[-1], label])
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
        said = [numbers.total_line(sight.state, party), numbers.score_lines(sight.state, party)]
        said += _done(sight.state, party)
        said.append(
            words("trekking.view.unpin" if pinned(sight.picture.draft) == party else "trekking.view.pin")
        )
        tip = Tip(names[party], "\n".join(line for line in said if line))
        found.append(Spot(("party", party), plate, "opponents", True, tip))
    return found


def _done(state: TrekkingState, party: int) -> list[str]:
    """What the blue boxes on a party's plate stand for: the finished treks."""
    treks = [words("trekking.score.trek", cards=len(trek)) for trek in state.finished[party]]
    told = words("trekking.view.comma").join(treks)
    return [words("trekking.view.finished", treks=told)] if treks else []
