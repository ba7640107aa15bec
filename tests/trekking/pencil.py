"""A visit worked out with pencil and paper from the component files: the rules told once more, naively.

Nothing here is shared with the game's own rules but the names of events.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from game.core.rules import Event
from game.trekking import events
from game.trekking.moves import UseWarp, Visit
from game.trekking.state import TrekkingState

ROOT = Path(__file__).parents[2]


def printed(name: str) -> Any:
    """A component file as it stands."""
    return json.loads((ROOT / "assets" / "data" / "trekking" / f"{name}.json").read_text("utf-8"))


ICONS = ["person", "event", "innovation", "progress", "wild", "crystal"]
CARDS = {card["id"]: card for card in printed("cards")["history"]}
ANCESTOR_NUMBER = 109
ANCESTOR = printed("cards")["ancestor"]
BONUS = [slot["bonus"] for slot in printed("mat")["slots"]] + [None]
SHEETS = {sheet["id"]: sheet for sheet in printed("itineraries")["itineraries"]}
DEALS = {warp["id"]: warp for warp in printed("warps")["warps"]}
TIMES = {
    "during_move": "visit",
    "rewards": "visit",
    "trek": "visit",
    "before_choice": "before",
    "after_turn": "after",
}
CHOOSING = {"pay_points", "any_slot", "recolour", "repeat_icon"}


class Terms(NamedTuple):
    """What one visit is to take and bring."""

    hours: int
    icons: list[str]
    joins: bool
    on_time: int = 3
    late: int = 0
    points: int = 0
    more_crystals: int = 0
    dated: bool = True


def lies_at(state: TrekkingState, seat: int, place: int) -> int:
    """The number of the card at a place, 0: none."""
    if place == 6:
        return ANCESTOR_NUMBER
    return state.slots[place]


def visit_refused(state: TrekkingState, seat: int, move: Visit) -> str | None:
    """The short name of the reason against a visit, or nothing."""
    if not 0 <= move.place <= 6:
        return "no_place"
    if move.place == 6 and state.ancestors == 0:
        return "ancestors_gone"
    if move.place == 6 and state.treks[seat] == ():
        return "ancestor_first"
    if lies_at(state, seat, move.place) == 0:
        return "empty_slot"
    if move.warp and (refused := card_refused(state, seat, move.warp, "visit")):
        return refused
    if move.choice and (move.warp == 0 or DEALS[move.warp]["op"] not in CHOOSING):
        return "warp_choice"
    number = lies_at(state, seat, move.place)
    printed_hours = (ANCESTOR if number == ANCESTOR_NUMBER else CARDS[number])["hours"]
    if refused := crystals_refused(state, seat, move.crystals, printed_hours):
        return refused
    found = terms(state, seat, move)
    return found if isinstance(found, str) else crystals_refused(state, seat, move.crystals, found.hours)


def card_refused(state: TrekkingState, seat: int, number: int, time: str) -> str | None:
    """Why a seat cannot mark a time warp card at this time of its turn."""
    if number not in state.warps:
        return "warp_absent"
    marked = dict(zip(state.warps, state.markers, strict=True))
    if seat in marked.values():
        return "warp_once"
    if marked[number] != -1:
        return "warp_taken"
    return None if TIMES[DEALS[number]["timing"]] == time else "warp_timing"


def crystals_refused(state: TrekkingState, seat: int, crystals: int, hours: int) -> str | None:
    """One hour at least is left to be spent."""
    if crystals < 0:
        return "no_number"
    if crystals > state.crystals[seat]:
        return "crystals_held"
    return "one_hour_left" if hours - crystals < 1 else None


def terms(state: TrekkingState, seat: int, move: Visit) -> Terms | str:
    """The terms of a visit with its time warp card; or why the card cannot be used on it."""
    number = lies_at(state, seat, move.place)
    ancestor = number == ANCESTOR_NUMBER
    card = ANCESTOR if ancestor else CARDS[number]
    bonus = [BONUS[move.place]] if BONUS[move.place] else []
    trek = state.treks[seat]
    later = ancestor or (bool(trek) and card["year"] >= state.years[seat])
    plain = Terms(card["hours"], [*card["rewards"], *bonus], bool(trek) and later)
    if not move.warp:
        return plain
    deal = DEALS[move.warp]
    bent = {"during_move": bent_hours, "rewards": bent_icons, "trek": bent_trek}[deal["timing"]]
    return bent(plain, deal["op"], deal["params"], Tried(state, seat, move, card, ancestor, bonus))


class Tried(NamedTuple):
    """A visit that a time warp card is used on; *card* as it is printed, *bonus* that of its slot."""

    state: TrekkingState
    seat: int
    move: Visit
    card: dict[str, Any]
    ancestor: bool
    bonus: list[str]


def bent_hours(plain: Terms, op: str, params: dict[str, int], tried: Tried) -> Terms | str:
    """The cards about hours."""
    arrival = -(-tried.state.clock[tried.seat] // 1024) + plain.hours - tried.move.crystals
    fits, changed, choice = True, plain, tried.move.choice
    match op:
        case "discount":
            fits = plain.hours >= 2
            changed = plain._replace(hours=max(plain.hours - params["hours"], 1))
        case "cheap_ancestor":
            fits, changed = tried.ancestor, plain._replace(hours=params["hours"])
        case "round_up":
            fits, changed = arrival >= 13, plain._replace(late=params["points"])
        case "double_on_time":
            fits, changed = arrival == 12, plain._replace(on_time=3 + params["points"])
        case "pay_points":
            if choice not in range(1, params["max_hours"] + 1):
                return "warp_choice"
            price = params["points_per_hour"] * choice
            if tried.state.track(tried.seat) < price:
                return "points_held"
            fits = plain.hours - choice >= 1
            changed = plain._replace(hours=plain.hours - choice, points=-price)
    return changed if fits else "warp_no_effect"


def bent_icons(plain: Terms, op: str, params: dict[str, int], tried: Tried) -> Terms | str:
    """The cards about rewards."""
    fits, changed, choice = True, plain, tried.move.choice
    own, bonus = tried.card["rewards"], tried.bonus
    match op:
        case "any_slot":
            if choice not in (1, 2, 3, 4, 5):
                return "warp_choice"
            fits = not tried.ancestor and choice != tried.move.place
            changed = plain._replace(icons=[*own, BONUS[choice]])
        case "double_slot":
            fits, changed = bool(bonus), plain._replace(icons=plain.icons + bonus)
        case "recolour":
            if choice not in range(4) or ICONS[choice] not in plain.icons:
                return "warp_choice"
            icons = list(plain.icons)
            icons[icons.index(ICONS[choice])] = "wild"
            changed = plain._replace(icons=icons)
        case "extra_wild":
            changed = plain._replace(icons=plain.icons + ["wild"] * params["count"])
        case "repeat_icon":
            if choice not in range(4) or ICONS[choice] not in own:
                return "warp_choice"
            changed = plain._replace(icons=[*plain.icons, ICONS[choice]])
        case "icons_to_crystals":
            fits, changed = {*own} != {"crystal"}, plain._replace(icons=["crystal"] * len(own) + bonus)
    return changed if fits else "warp_no_effect"


def bent_trek(plain: Terms, op: str, params: dict[str, int], tried: Tried) -> Terms | str:
    """The cards about treks."""
    trek, year = tried.state.treks[tried.seat], tried.state.years[tried.seat]
    ahead = 0 if tried.ancestor else tried.card["year"] - year
    fits, changed = True, plain
    match op:
        case "year_grace":
            fits = not plain.joins and bool(trek) and ahead >= -params["years"]
            changed = plain._replace(joins=True)
        case "fold_card":
            fits = not tried.ancestor and bool(trek)
            changed = plain._replace(joins=True, dated=False)
        case "fresh_start":
            fits, changed = not plain.joins, plain._replace(points=params["points"])
        case "long_thread":
            fits = (len(trek) if plain.joins else 0) + 1 >= params["min_cards"]
            changed = plain._replace(points=params["points"])
        case "close_call":
            fits = not tried.ancestor and plain.joins and ahead <= params["years"]
            changed = plain._replace(more_crystals=params["crystals"])
    return changed if fits else "warp_no_effect"


def visit_events(state: TrekkingState, seat: int, move: Visit) -> list[Event]:
    """What a legal visit makes happen, as far as it alone decides it."""
    found = terms(state, seat, move)
    assert isinstance(found, Terms)
    number = lies_at(state, seat, move.place)
    happened: list[Event] = [events.WarpUsed(seat, move.warp)] if move.warp else []
    happened.append(events.CardVisited(seat, move.place, number, move.crystals))
    if found.points:
        happened.append(events.PointsGained(seat, found.points))
    arrival = -(-state.clock[seat] // 1024) + found.hours - move.crystals
    points = found.on_time if arrival == 12 else found.late if arrival > 12 else 0
    happened.append(events.WatchMoved(seat, min(arrival, 12), points))
    happened += token_events(state, seat, found.icons)
    if found.more_crystals:
        happened.append(events.CrystalsGained(seat, found.more_crystals))
    dated = number != ANCESTOR_NUMBER and found.dated
    year = CARDS[number]["year"] if dated else state.years[seat]
    kind = events.TrekExtended if found.joins else events.TrekStarted
    happened.append(kind(seat, number, year))
    return happened + end_of_turn(state, seat, happened, found.icons.count("wild"))


def token_events(state: TrekkingState, seat: int, icons: list[str]) -> list[Event]:
    """Coloured tokens in the order of their icons, then crystals, then wild tokens."""
    sheet = covered(state, seat)
    happened: list[Event] = []
    for icon in (one for one in icons if one in ICONS[:4]):
        column = ICONS.index(icon)
        happened.append(
            placed(state.sheets[seat], sheet, seat, column, column) or events.TokenReturned(seat, column)
        )
    if icons.count("crystal"):
        happened.append(events.CrystalsGained(seat, icons.count("crystal")))
    if icons.count("wild"):
        happened.append(events.WildsGained(seat, icons.count("wild")))
    return happened


def covered(state: TrekkingState, seat: int) -> list[int]:
    """How many spaces of each column are covered."""
    return [state.filled[seat] // 8**column % 8 for column in range(4)]


def placed(number: int, sheet: list[int], seat: int, icon: int, column: int) -> Event | None:
    """One more token on a sheet, which it changes; None if the column is full."""
    columns = [SHEETS[number]["columns"][name] for name in ICONS[:4]]
    if sheet[column] == len(columns[column]):
        return None
    space = columns[column][sheet[column]]
    sheet[column] += 1
    open_rows = {one["row"] for spaces, count in zip(columns, sheet, strict=True) for one in spaces[count:]}
    row_points = 0
    if space["row"] not in open_rows:
        row_points = sum(one["points"] for one in SHEETS[number]["row_bonuses"] if one["row"] == space["row"])
    return events.TokenPlaced(
        seat, icon, column, space.get("points", 0), row_points, space.get("crystals", 0)
    )


def end_of_turn(state: TrekkingState, seat: int, happened: list[Event], wilds: int) -> list[Event]:
    """Wild tokens that can lie in one column only, or in none; the turn ends once all lie."""
    sheet = covered(state, seat)
    for event in happened:
        if isinstance(event, events.TokenPlaced):
            sheet[event.column] += 1
    number = state.sheets[seat]
    ending: list[Event] = []
    for _ in range(wilds):
        free = open_columns(number, sheet)
        if len(free) > 1:
            return ending
        laid = placed(number, sheet, seat, 4, free[0]) if free else None
        ending.append(laid or events.TokenReturned(seat, 4))
    return [*ending, events.TurnEnded(seat)]


def open_columns(number: int, sheet: list[int]) -> list[int]:
    """The columns of a sheet that have an empty space."""
    return [
        column
        for column, name in enumerate(ICONS[:4])
        if sheet[column] < len(SHEETS[number]["columns"][name])
    ]


def wild_events(state: TrekkingState, seat: int, column: int) -> list[Event]:
    """A wild token goes into a column; what follows without a choice."""
    first = placed(state.sheets[seat], covered(state, seat), seat, 4, column)
    assert first is not None
    laid: list[Event] = [first]
    return laid + end_of_turn(state, seat, laid, state.wilds - 1)


def before_refused(state: TrekkingState, seat: int, move: UseWarp) -> str | None:
    """Why a card cannot be used before a card is chosen."""
    if refused := card_refused(state, seat, move.warp, "before"):
        return refused
    op = DEALS[move.warp]["op"]
    if op == "swap_slots":
        if not 0 < move.choice < move.other < 6:
            return "warp_choice"
        return None if state.slots[move.choice] > 0 < state.slots[move.other] else "empty_slot"
    if (move.choice, move.other) != (0, 0):
        return "warp_choice"
    if op == "peek_three":
        return None if state.slots[0] and state.deck else "warp_no_effect"
    if op == "refresh_row":
        return None if sum(state.slots[1:]) else "warp_no_effect"
    return None


def after_refused(state: TrekkingState, seat: int, move: UseWarp) -> str | None:
    """Why a card cannot be used after the turn."""
    if refused := card_refused(state, seat, move.warp, "after"):
        return refused
    op, params = DEALS[move.warp]["op"], DEALS[move.warp]["params"]
    if move.other:
        return "warp_choice"
    if op == "sell_crystals":
        if not 1 <= move.choice <= params["max"]:
            return "warp_choice"
        return None if state.crystals[seat] >= move.choice else "crystals_held"
    if move.choice:
        return "warp_choice"
    if op == "row_crystals":
        return None if state.points(seat, 1, state.day) else "warp_no_effect"
    return None if state.clock[seat] <= 11 * 1024 else "warp_no_effect"


def after_events(state: TrekkingState, seat: int, move: UseWarp) -> list[Event]:
    """What a card used after the turn makes happen."""
    op, params = DEALS[move.warp]["op"], DEALS[move.warp]["params"]
    happened: list[Event] = [events.WarpUsed(seat, move.warp)]
    hour = -(-state.clock[seat] // 1024)
    match op:
        case "step_back":
            happened.append(events.WatchMoved(seat, max(hour - params["hours"], 0), 0))
        case "sell_crystals":
            happened.append(events.CrystalsReturned(seat, move.choice))
            happened.append(events.PointsGained(seat, move.choice * params["points_each"]))
        case "row_crystals":
            happened.append(events.CrystalsGained(seat, params["crystals"]))
    last = events.TurnRepeated(seat) if op == "encore" else events.TurnEnded(seat)
    return [*happened, last]
