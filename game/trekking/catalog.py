"""The component data, validated when first used."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Literal, NamedTuple

from game.core.components import Component, demand, folder, read

DATA = folder("trekking")

ICONS = ("person", "event", "innovation", "progress", "wild", "crystal")
COLUMNS = 4  # the first four icons are also the itinerary's columns, from the left
WILD, CRYSTAL = 4, 5
CARDS_PER_DAY = 36
ANCESTOR = 109  # the number of every ancestor card; history cards are 1 to 108
ROWS = 6

Icon = Literal["person", "event", "innovation", "progress", "wild", "crystal"]
Provenance = Literal["rulebook", "public", "house", "rulebook and public"]


class Card(Component, frozen=True):
    """A history card; a negative year is BCE. *doubt* names a field that sources disagree on."""

    id: int
    day: int
    year: int
    hours: int
    rewards: tuple[Icon, ...]
    provenance: Provenance
    doubt: Literal["", "rewards", "year"] = ""


class AncestorCard(Component, frozen=True):
    """The ancestors: their hours and icons, and how many copies there are."""

    hours: int
    rewards: tuple[Icon, ...]
    copies: int
    provenance: Provenance


class CardFile(Component, frozen=True):
    """`cards.json`: the history cards, the ancestor, and how many ancestors lie out by players."""

    history: tuple[Card, ...]
    ancestor: AncestorCard
    ancestors_by_players: dict[int, int]


class Space(Component, frozen=True):
    """A space of an itinerary: its row from the top, and what covering it brings at once."""

    row: int
    points: int = 0
    crystals: int = 0
    added: Literal["", "house"] = ""


class RowBonus(Component, frozen=True):
    """Points for filling a row of an itinerary."""

    row: int
    points: int


class Itinerary(Component, frozen=True):
    """A day's sheet: spaces by column, from the top, and what filled rows bring."""

    id: int
    provenance: Provenance
    columns: dict[Icon, tuple[Space, ...]]
    row_bonuses: tuple[RowBonus, ...]


class ItineraryFile(Component, frozen=True):
    """`itineraries.json`: the sheets to choose from each day."""

    itineraries: tuple[Itinerary, ...]


class Slot(Component, frozen=True):
    """A place of the departure mat, 0 being the deck's top, and the icon it adds."""

    slot: int
    bonus: Icon | None


class TrekTable(Component, frozen=True):
    """Points of a trek by its length; the rulebook shows two tables that differ."""

    id: Literal["mat", "scan"]
    points: tuple[int, ...]
    each_further_card: int
    provenance: Provenance

    def value(self, cards: int) -> int:
        """Points of a trek of at least one card (R31)."""
        listed = len(self.points)
        return self.points[min(cards, listed) - 1] + self.each_further_card * max(0, cards - listed)


class Clock(Component, frozen=True):
    """A day's hours, and the points for arriving exactly on time."""

    hours: int
    on_time_points: int
    provenance: Provenance


class Mat(Component, frozen=True):
    """`mat.json`: the departure mat, the trek tables, the clock, and the supplies."""

    slots: tuple[Slot, ...]
    trek_tables: tuple[TrekTable, ...]
    clock: Clock
    tokens: dict[Icon, int]
    crystals: int
    start_crystals: int
    itineraries_dealt: int
    days: int
    slots_provenance: Provenance
    counts_provenance: Provenance


Timing = Literal["before_choice", "during_move", "rewards", "trek", "after_turn"]


class Warp(Component, frozen=True):
    """A time warp card."""

    id: int
    op: str
    timing: Timing
    params: dict[str, int]


class WarpFile(Component, frozen=True):
    """`warps.json`: the time warp cards; their effects are a house design."""

    provenance: Provenance
    warps: tuple[Warp, ...]


class RivalLevel(Component, frozen=True):
    """How strong the rival of a solo game is: its head start, its choice of cards, its usual points."""

    id: Literal["easy", "normal", "hard", "expert"]
    head_start: int
    pick: Literal["nearest_slot_5", "earliest_later_year"]
    average: int


class RivalFile(Component, frozen=True):
    """`rival.json`: the levels of the solo game."""

    provenance: Provenance
    levels: tuple[RivalLevel, ...]


class Reward(NamedTuple):
    """What a visit brings: columns of coloured tokens, wild tokens, crystals."""

    columns: tuple[int, ...]
    wilds: int
    crystals: int


class Step(NamedTuple):
    """One token more on a sheet: the new filling and what it brings at once."""

    filled: int
    points: int
    row_points: int
    crystals: int


Steps = tuple[Step | None, ...]


def count(filled: int, column: int) -> int:
    """Covered spaces of a column; a sheet's filling packs four such counts, three bits each."""
    return filled >> 3 * column & 7


def reward(icons: Iterable[str | None]) -> Reward:
    """The icons, coloured tokens in their order."""
    numbers = [ICONS.index(icon) for icon in icons if icon is not None]
    columns = tuple(number for number in numbers if number < COLUMNS)
    return Reward(columns, numbers.count(WILD), numbers.count(CRYSTAL))


class Catalog:
    """All components, with the tables the rules look things up in."""

    __slots__ = (
        "ancestor_rewards",
        "ancestors_by_players",
        "cards",
        "day_cards",
        "hours",
        "itineraries",
        "levels",
        "mat",
        "open_columns",
        "rewards",
        "sheet_steps",
        "slot_bonus",
        "tokens",
        "trek_tables",
        "warps",
        "years",
    )

    def __init__(self, cards: CardFile, sheets: ItineraryFile, mat: Mat, warps: WarpFile, rival: RivalFile):
        self.mat = mat
        self.cards: dict[int, Card] = {card.id: card for card in cards.history}
        self.day_cards = tuple(
            tuple(card.id for card in cards.history if card.day == day) for day in range(mat.days + 1)
        )
        self.ancestor_rewards = cards.ancestor.rewards
        self.ancestors_by_players = cards.ancestors_by_players
        self.years = (0, *(card.year for card in cards.history), 0)
        self.hours = (0, *(card.hours for card in cards.history), cards.ancestor.hours)
        icons = ((), *(card.rewards for card in cards.history), cards.ancestor.rewards)
        self.slot_bonus: tuple[int | None, ...] = tuple(
            None if slot.bonus is None else ICONS.index(slot.bonus) for slot in mat.slots
        )
        bonuses: tuple[Icon | None, ...] = (*(slot.bonus for slot in mat.slots), None)
        self.rewards = tuple(tuple(reward((*card, bonus)) for card in icons) for bonus in bonuses)
        self.itineraries: dict[int, Itinerary] = {sheet.id: sheet for sheet in sheets.itineraries}
        self.sheet_steps: dict[int, dict[int, Steps]] = {
            sheet.id: sheet_steps(sheet) for sheet in sheets.itineraries
        }
        self.open_columns: dict[int, dict[int, tuple[int, ...]]] = {
            sheet: {filled: _open(steps) for filled, steps in table.items()}
            for sheet, table in self.sheet_steps.items()
        }
        self.trek_tables = {table.id: table for table in mat.trek_tables}
        self.tokens = tuple(mat.tokens[icon] for icon in ICONS[: WILD + 1])  # type: ignore[index]
        self.warps: dict[int, Warp] = {warp.id: warp for warp in warps.warps}
        self.levels: dict[str, RivalLevel] = {level.id: level for level in rival.levels}


def sheet_steps(sheet: Itinerary) -> dict[int, Steps]:
    """For every filling of a sheet, what the next token in each column does; None: no space is left."""
    columns = tuple(sheet.columns[icon] for icon in ICONS[:COLUMNS])  # type: ignore[index]
    steps: dict[int, Steps] = {}
    for counts in product(*(range(len(spaces) + 1) for spaces in columns)):
        filled = sum(number << 3 * column for column, number in enumerate(counts))
        steps[filled] = tuple(_step(sheet, columns, counts, filled, column) for column in range(COLUMNS))
    return steps


def _open(steps: Steps) -> tuple[int, ...]:
    return tuple(column for column, step in enumerate(steps) if step is not None)


def _step(
    sheet: Itinerary,
    columns: tuple[tuple[Space, ...], ...],
    counts: tuple[int, ...],
    filled: int,
    column: int,
) -> Step | None:
    if counts[column] == len(columns[column]):
        return None
    space = columns[column][counts[column]]
    others = (
        other
        for number, spaces in zip(counts, columns, strict=True)
        for other in spaces[number:]
        if other is not space
    )
    full = all(other.row != space.row for other in others)
    row_points = sum(bonus.points for bonus in sheet.row_bonuses if bonus.row == space.row) if full else 0
    return Step(filled + (1 << 3 * column), space.points, row_points, space.crystals)


@cache
def catalog() -> Catalog:
    """The catalogue; raises `BadData`."""
    return build(
        read(DATA / "cards.json", CardFile),
        read(DATA / "itineraries.json", ItineraryFile),
        read(DATA / "mat.json", Mat),
        read(DATA / "warps.json", WarpFile),
        read(DATA / "rival.json", RivalFile),
    )


def build(cards: CardFile, sheets: ItineraryFile, mat: Mat, warps: WarpFile, rival: RivalFile) -> Catalog:
    """A catalogue of checked records; raises `BadData`."""
    _check_cards(cards, mat.days)
    demand([sheet.id for sheet in sheets.itineraries] == list(range(1, 25)), "itineraries.json", "id")
    for sheet in sheets.itineraries:
        _check_sheet(sheet)
    demand([slot.slot for slot in mat.slots] == list(range(6)), "mat.json", "slots")
    demand([table.id for table in mat.trek_tables] == ["mat", "scan"], "mat.json", "trek_tables")
    demand(all(len(table.points) == 10 for table in mat.trek_tables), "mat.json", "trek_tables.points")
    demand(set(mat.tokens) == set(ICONS[: WILD + 1]), "mat.json", "tokens")
    demand([warp.id for warp in warps.warps] == list(range(1, 25)), "warps.json", "id")
    demand(len({warp.op for warp in warps.warps}) == 24, "warps.json", "op")
    demand(len({level.id for level in rival.levels}) == 4, "rival.json", "id")
    return Catalog(cards, sheets, mat, warps, rival)


def _check_cards(cards: CardFile, days: int) -> None:
    name = "cards.json"
    history = cards.history
    demand([card.id for card in history] == list(range(1, days * CARDS_PER_DAY + 1)), name, "history.id")
    demand(len({card.year for card in history}) == len(history), name, "history.year")
    for card in history:
        demand(card.day == (card.id - 1) // CARDS_PER_DAY + 1, name, f"history[{card.id}].day")
        demand(1 <= card.hours <= 5, name, f"history[{card.id}].hours")
        demand(1 <= len(card.rewards) <= 3, name, f"history[{card.id}].rewards")
    demand(set(cards.ancestors_by_players) == {2, 3, 4}, name, "ancestors_by_players")
    most = max(cards.ancestors_by_players.values())
    demand(most == cards.ancestor.copies, name, "ancestors_by_players")


def _check_sheet(sheet: Itinerary) -> None:
    where = f"itineraries[{sheet.id}]"
    demand(set(sheet.columns) == set(ICONS[:COLUMNS]), "itineraries.json", f"{where}.columns")
    for icon, spaces in sheet.columns.items():
        rows = [space.row for space in spaces]
        fits = rows == sorted(set(rows)) and min(rows) >= 1 and max(rows) <= ROWS
        demand(fits, "itineraries.json", f"{where}.columns.{icon}.row")
    used = {space.row for spaces in sheet.columns.values() for space in spaces}
    bonus_rows = [bonus.row for bonus in sheet.row_bonuses]
    demand(len(bonus_rows) == len(set(bonus_rows)) and set(bonus_rows) <= used, "itineraries.json", where)
