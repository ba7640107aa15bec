"""Everything on the table that can be pointed at, and what is said about it."""

from __future__ import annotations

import pygame

from game.my_city.campaign import OBSTACLE_CARD
from game.my_city.campaign_rows import mines_worked
from game.my_city.catalog import SIZE, Pair
from game.my_city.city import City
from game.my_city.planning import fate
from game.my_city.state import MyCityState, keeps
from game.my_city.view import (
    between,
    board,
    desk,
    numbers,
    opponents,
    pieces,
    progress,
    shafts,
    summary,
    supply,
    tips,
)
from game.my_city.view.account import TRACK, Account, account
from game.my_city.view.places import cell, place
from game.my_city.view.sight import (
    BOARD_SPOT,
    BUILDING_SPOT,
    CITY_SPOT,
    ROW_SPOT,
    Sight,
    at_desk,
    legal_cells,
)
from game.ui.focus import Spot, Tip
from game.ui.locale import words

MIDDLE = SIZE // 2


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next move first."""
    state, seat = sight.state, sight.picture.seat
    if at_desk(state, seat):
        track = progress.spots(state, seat, names)
        around = [spot for spot in track if spot.id != progress.PAGE_SPOT]
        return [
            *_cells(sight),
            *desk.spots(state, seat),
            *_board(sight, names),
            *_mines(state, seat),
            *around,
        ]
    return [
        *(between.name_spots(seat) if sight.task == "name" else _cells(sight)),
        *_cards(state),
        *_rows(state, seat, names),
        *_buildings(state, seat, names),
        *_cities(sight, names),
        *_board(sight, names),
        *_mines(state, seat),
        *progress.spots(state, seat, names),
    ]


def _cells(sight: Sight) -> list[Spot]:
    """The cells of the own board, beginning with one where the shown building may stand."""
    state, city = sight.state, sight.state.cities[sight.picture.seat]
    order = [(at_row, at_col) for at_row in range(SIZE) for at_col in range(SIZE)]
    if legal := _legal(sight, city):
        first = min(legal, key=lambda at: (at[0] - MIDDLE) ** 2 + (at[1] - MIDDLE) ** 2)
        order.remove(first)
        order.insert(0, first)
    found = tips.of_cells(state, sight.picture.seat, tips.HELD if legal else 0.0)
    return [Spot((BOARD_SPOT, *at), cell(*at), "board", True, found[at[0]][at[1]]) for at in order]


def _legal(sight: Sight, city: City) -> tuple[Pair, ...]:
    """The cells that the seat that looks may answer with now."""
    if sight.building is not None and sight.picture.ask is not None:
        return legal_cells(city, sight.building, sight.rotation)
    return between.open_cells(keeps(city)) if sight.task is not None else ()


def _cards(state: MyCityState) -> list[Spot]:
    found = []
    if state.card is not None:
        key = "obstacle_tip" if pieces.is_obstacle(state.card) else "card_tip"
        tip = Tip(pieces.name(state.card), words(f"my_city.view.{key}"))
        found.append(Spot(("card.current",), place("card.current"), "cards", True, tip))
    deck = Tip(words("my_city.view.deck"), words("my_city.view.deck_tip", n=len(state.deck)))
    area = place("card.deck").union(place("card.deck_name"))
    found.append(Spot(("card.deck",), area, "cards", True, deck))
    gone = words("my_city.view.comma").join(pieces.name(card) for card in reversed(state.turned))
    pile = Tip(words("my_city.view.pile"), gone or words("my_city.view.pile_empty"))
    found.append(Spot(("card.discard",), place("card.discard"), "cards", True, pile))
    return found


def _rows(state: MyCityState, seat: int, names: tuple[str, ...]) -> list[Spot]:
    tip = Tip(words("my_city.view.summary"), words("my_city.view.summary_tip"))
    found = [Spot(("summary.title",), place("summary.title"), "summary", True, tip)]
    sheet = account(state, seat)
    for entry, box in zip(sheet.rows, summary.boxes(len(sheet.rows))):
        each = {"each": f"{entry.each:+d}", "n": entry.amount, "top": state.mode.top}
        body = words(f"my_city.view.row_tip.{entry.tip}", **each)
        if entry.name in ("gold", "gold_three"):
            body = "\n".join([body, *_race(state, names, entry.name)])
        if entry.moved and entry.points:
            body = "\n".join([body, words("my_city.view.moved", points=entry.points)])
        if entry.name == "mines":
            body = "\n".join([body, *_shafts(state, seat)])
        tip = Tip(numbers.row_name(entry.name), body)
        found.append(Spot((ROW_SPOT, entry.name), box, "summary", True, tip))
    found.append(
        Spot((ROW_SPOT, TRACK), place("summary.track"), "summary", True, _track(state, sheet, names))
    )
    values = {"track": sheet.marker, "rows": sum(entry.own for entry in sheet.rows), "total": sheet.total}
    tip = Tip(words("my_city.view.if_now"), words("my_city.view.if_now_tip", **values))
    found.append(Spot(numbers.TOTAL_SPOT, place("summary.total"), "summary", True, tip))
    return found


def _track(state: MyCityState, sheet: Account, names: tuple[str, ...]) -> Tip:
    """How the own flag came to stand there, and where everybody's stands."""
    moved = sheet.marker - sheet.start - sheet.passes
    top = {"top": state.mode.top}
    values = {"start": sheet.start, "passes": sheet.passes, "moved": moved, "marker": sheet.marker}
    body = [words("my_city.view.track_sum_gains" if moved else "my_city.view.track_sum", **values)]
    body.append(words("my_city.view.row_tip.track", **top))
    for name, city in zip(names, state.cities):
        body.append(words("my_city.view.track_line", seat=name, marker=city.marker))
    return Tip(words("my_city.view.row.track", **top), "\n".join(body))


def _mines(state: MyCityState, seat: int) -> list[Spot]:
    """The mine board on the mountain."""
    box = shafts.box(state.mode)
    if box is None:
        return []
    legend = words("my_city.view.campaign.mine_board_tip")
    tip = Tip(words("my_city.view.campaign.mine_board"), "\n".join([*_shafts(state, seat), legend]))
    return [Spot(("mines",), box, "track", True, tip)]


def _shafts(state: MyCityState, seat: int) -> list[str]:
    """How deep each mine is that is worked in this episode."""
    boxes = keeps(state.cities[seat]).boxes
    found = []
    for number, mine in mines_worked(state.mode):
        values = {"mine": f"@my_city.mine.{mine.colour}", "n": boxes[number], "of": mine.boxes}
        line = words("my_city.view.campaign.shaft", **values)
        following = next((reward for reward in mine.rewards if reward.box > boxes[number]), None)
        if following is not None:
            key = f"my_city.view.campaign.next_{following.kind}"
            line += words(key, box=following.box, n=following.count)
        found.append(line)
    return found


def _race(state: MyCityState, names: tuple[str, ...], row: str) -> list[str]:
    """Whether the gold can still be won or who won it, and how many veins everybody has covered."""
    first = tuple(names[seat] for seat in summary.winners(state, row))
    lines = [words("my_city.view.gold_won", seats=first) if first else words("my_city.view.gold_open")]
    for name, city in zip(names, state.cities):
        veins = city.terrain.gold
        values = {"n": (veins & ~city.free).bit_count(), "of": veins.bit_count()}
        lines.append(words("my_city.view.gold_line", seat=name, **values))
    return lines


def _board(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """The plate over the board."""
    seat = sight.picture.seat
    sheet = account(sight.state, seat)
    status = words(f"my_city.view.status_tip.{board.status_of(sight, seat)}")
    body = "\n".join([status, words("my_city.view.plate_tip", marker=sheet.marker, total=sheet.total)])
    found = [Spot(("board.plate",), place("board.plate"), "track", True, Tip(names[seat], body))]
    if sight.state.card is not None and not sight.state.over:
        tip = Tip(words("my_city.view.legend.title"), words("my_city.view.legend.tip"))
        found.append(Spot(("board.legend",), board.legend_box(sight.state), "track", True, tip))
    return found


def _buildings(state: MyCityState, looking: int, names: tuple[str, ...]) -> list[Spot]:
    """Each building with what became of it for everybody."""
    found = []
    for building in supply.members_of(state, looking):
        box = supply.slots()[building]
        lines = [_fate_line(state, seat, name, building) for seat, name in enumerate(names)]
        title = f"{pieces.name_of(building)} · {pieces.colour_name(pieces.colour(building))}"
        tip = Tip(title, "\n".join(lines))
        found.append(Spot((BUILDING_SPOT, building), box, "supply", True, tip))
    found += _trays(state, looking)
    if not supply.has_obstacle(state):
        return found
    tip = Tip(words("my_city.view.obstacle"), _obstacle(state))
    found.append(Spot(("supply.obstacle",), place("supply.obstacle"), "supply", True, tip))
    return found


def _trays(state: MyCityState, seat: int) -> list[Spot]:
    """The heads of the trays: how many buildings of each kind may still come."""
    found = []
    for number, tray in enumerate(supply.trays()):
        left, of = supply.left_of(state, seat, number)
        tip = Tip(pieces.colour_name(number), words("my_city.view.tray_tip", n=left, of=of))
        found.append(Spot(("tray", number), pygame.Rect(tray.x, tray.y, tray.w, 13), "supply", True, tip))
    return found


def _obstacle(state: MyCityState) -> str:
    """What the obstacle has done, or will do."""
    if state.blocked:
        lost = words("my_city.view.comma").join(pieces.name(card) for card in state.blocked)
        return words("my_city.view.obstacle_blocked", building=lost)
    turned = any(pieces.is_obstacle(card) for card in state.turned)
    return words("my_city.view.obstacle_turned" if turned else "my_city.view.obstacle_waits")


def _fate_line(state: MyCityState, seat: int, name: str, building: int) -> str:
    """What became of a building for a seat; of an own church, of that seat's own."""
    legacy = state.cities[seat].legacy
    if building >= OBSTACLE_CARD and legacy is not None and legacy.church is not None:
        building = legacy.church
    return words(
        "my_city.view.fate_line", seat=name, fate=f"@my_city.view.fate.{fate(state, seat, building)}"
    )


def _cities(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    found = []
    for other, plate in opponents.plates(sight.state, sight.picture.seat).items():
        tip = tips.of_city(sight.state, other, names[other], board.status_of(sight, other))
        found.append(Spot((CITY_SPOT, other), plate, "opponents", True, tip))
    return found
