"""The printed components: the sheet, the wheel, the feast tiles, the achievements; loaded once, checked."""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.core.components import Component, demand, folder, read

Colour = Literal["red", "yellow", "white"]
Building = Literal["fortress", "palace", "hall", "city_hall", "cathedral", "bishopric"]
Reward = Literal["resources", "citizens"]

DATA = folder("troyes_dice")


class District(Component, frozen=True):
    """One of the three parts of the sheet: its colour, its resource, its citizen and its two rows."""

    colour: Colour
    name: str
    resource: str
    citizen: str
    prestige: Building
    work: Building


class FortressCitizens(Component, frozen=True):
    """The citizens a fortress brings, by column."""

    colours: tuple[Colour, ...]
    provenance: str


class Hall(Component, frozen=True):
    """What a hall counts, and what it gives for each."""

    counts: Colour
    gives: Reward
    each: int


class Halls(Component, frozen=True):
    """The halls by column."""

    columns: tuple[Hall, ...]
    provenance: str


class Cathedral(Component, frozen=True):
    """The row of buildings a cathedral scores, and who stands for it."""

    scores: Building
    character: str


class Cathedrals(Component, frozen=True):
    """The cathedrals by column, and their points by how many of them stand."""

    columns: tuple[Cathedral, ...]
    factors: tuple[int, ...]
    provenance: str


class WorkCitizens(Component, frozen=True):
    """The citizens a work building brings."""

    count: int
    provenance: str


class Diamond(Component, frozen=True):
    """A link bonus between two neighbouring buildings of a row; columns count from 1."""

    id: str
    building: Building
    columns: tuple[int, int]
    gives: Reward
    colour: Colour
    count: int


class Links(Component, frozen=True):
    """The diamonds between buildings."""

    diamonds: tuple[Diamond, ...]
    provenance: str


class ResourceTrack(Component, frozen=True):
    """A track of resources: its length, how many one begins with, and where a citizen is won."""

    length: int
    start: int
    citizen_at: tuple[int, ...]
    provenance: str


class ColumnBonus(Component, frozen=True):
    """What a full column of citizens gives."""

    at: int
    gives: Literal["resources", "work"]


class CitizenTrack(Component, frozen=True):
    """The citizens' tracks: their lengths, and the bonuses along them."""

    length: int
    prestige_at: int
    prestige: dict[Colour, tuple[Building, Building]]
    pair_at: int
    pair: dict[Colour, tuple[Colour, Colour]]
    columns: tuple[ColumnBonus, ...]
    provenance: str


class SheetData(Component, frozen=True):
    """`sheet.json`: everybody's sheet."""

    columns: int
    districts: tuple[District, District, District]
    fortress_citizens: FortressCitizens
    halls: Halls
    cathedrals: Cathedrals
    work_citizens: WorkCitizens
    links: Links
    resource_track: ResourceTrack
    citizen_track: CitizenTrack


class Plazas(Component, frozen=True):
    """The two faces of each plaza tile."""

    faces: tuple[tuple[Colour, Colour], ...]
    provenance: str


class SlotCost(Component, frozen=True):
    """What the die of a slot costs: resources of any kind, and deniers."""

    any: int
    yellow: int


class Slots(Component, frozen=True):
    """The costs by slot of the wheel."""

    costs: tuple[SlotCost, ...]
    provenance: str


class WheelData(Component, frozen=True):
    """`wheel.json`: the wheel, its days and plazas, and what changing a die costs."""

    days: int
    destruction_from_day: int
    plazas: Plazas
    slots: Slots
    influence_step: int
    recolour_knowledge: int
    provenance: str


FeastRule = Literal[
    "influence_step",
    "recolour_cost",
    "free",
    "fortress_levy",
    "cathedral_blessing",
    "hall_extra_die",
    "work_extra_citizen",
    "ignore_black",
]
PlunderRule = Literal[
    "no_influence", "no_recolour", "surcharge", "no_prestige", "value_zero", "clear_is_black"
]


class Feast(Component, frozen=True):
    """A rule that helps while its tile lies on the feast side."""

    rule: FeastRule
    value: int = 0


class Plunder(Component, frozen=True):
    """A rule that hurts once the tile has turned."""

    rule: PlunderRule
    resource: Colour | None = None


class FeastTile(Component, frozen=True):
    """A tile of Feasts & Plunder with its two sides."""

    id: str
    name: str
    feast: Feast
    plunder: Plunder


class FeastData(Component, frozen=True):
    """`feasts.json`: the tiles, and how many are used."""

    used: int
    tiles: tuple[FeastTile, ...]
    provenance: str


class Achievement(Component, frozen=True):
    """What earns it: the fields that are set must all hold. *count*: so many finished games."""

    id: str
    count: int = 1
    mode: Literal["solo", "multi", "expansion"] | None = None
    score: int | None = None
    win: bool = False
    character_points: int | None = None
    citizens: int | None = None
    row: Literal["prestige", "work"] | None = None
    track: Literal["resource", "citizen"] | None = None


class AchievementData(Component, frozen=True):
    """`achievements.json`: the printed achievements."""

    achievements: tuple[Achievement, ...]
    provenance: str


class Catalog(Component, frozen=True):
    """All component data of the game."""

    sheet: SheetData
    wheel: WheelData
    feasts: FeastData
    achievements: AchievementData


def _check_sheet(sheet: SheetData) -> None:
    columns, name = sheet.columns, "sheet.json"
    colours = [district.colour for district in sheet.districts]
    demand(colours == ["red", "yellow", "white"], name, "districts: colours in order")
    rows = [row for district in sheet.districts for row in (district.prestige, district.work)]
    demand(len(set(rows)) == 2 * len(colours), name, "districts: six different buildings")
    demand(len(sheet.fortress_citizens.colours) == columns, name, "fortress_citizens.colours")
    demand(len(sheet.halls.columns) == columns, name, "halls.columns")
    demand(sorted(c.scores for c in sheet.cathedrals.columns) == sorted(rows), name, "cathedrals.columns")
    demand(len(sheet.cathedrals.factors) == columns, name, "cathedrals.factors")
    ids = [diamond.id for diamond in sheet.links.diamonds]
    demand(len(set(ids)) == len(ids), name, "links: ids")
    for diamond in sheet.links.diamonds:
        left, right = diamond.columns
        demand(1 <= left == right - 1 < columns, name, f"links: {diamond.id}: columns")
    track = sheet.resource_track
    demand(all(0 < box <= track.length for box in track.citizen_at), name, "resource_track.citizen_at")
    row = sheet.citizen_track
    demand(set(row.prestige) == set(row.pair) == set(colours), name, "citizen_track: colours")
    boxes = [row.prestige_at, row.pair_at, *(bonus.at for bonus in row.columns)]
    demand(all(0 < box <= row.length for box in boxes), name, "citizen_track: boxes")
    demand(len(set(boxes)) == len(boxes), name, "citizen_track: boxes differ")


def _check_wheel(wheel: WheelData) -> None:
    faces = wheel.plazas.faces
    demand(len(faces) == 2 * len(wheel.slots.costs) + 1, "wheel.json", "plazas.faces: count")
    demand(sum(a == b for a, b in faces) == 3, "wheel.json", "plazas.faces: three of one colour")


def _check_feasts(feasts: FeastData) -> None:
    ids = [tile.id for tile in feasts.tiles]
    demand(len(set(ids)) == len(ids) == 8, "feasts.json", "tiles: eight different ids")
    for tile in feasts.tiles:
        dear = tile.plunder.rule == "surcharge"
        demand(dear == (tile.plunder.resource is not None), "feasts.json", f"{tile.id}: resource")


@cache
def catalog() -> Catalog:
    """All component data; raises `BadData`."""
    found = Catalog(
        sheet=read(DATA / "sheet.json", SheetData),
        wheel=read(DATA / "wheel.json", WheelData),
        feasts=read(DATA / "feasts.json", FeastData),
        achievements=read(DATA / "achievements.json", AchievementData),
    )
    _check_sheet(found.sheet)
    _check_wheel(found.wheel)
    _check_feasts(found.feasts)
    ids = [achievement.id for achievement in found.achievements.achievements]
    demand(len(set(ids)) == len(ids), "achievements.json", "ids")
    return found
