"""The rows that only episodes of the campaign have: where their points come from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.core.score import Source
from game.my_city.campaign import BoxReward, Mine, campaign
from game.my_city.catalog import COLOURS, SIZE, Mode
from game.my_city.city import City
from game.my_city.grid import WIDTH, Site, around, places
from game.my_city.groups import clusters, largest, reached
from game.my_city.legacy import Legacy
from game.my_city.rows import Sources, building_name, each, parks, tree_sources
from game.my_city.terrain import CHURCH

BOTTOM = ((1 << SIZE) - 1) << (SIZE - 1) * WIDTH
YELLOW, BLUE = COLOURS.index("yellow"), COLOURS.index("blue")


def legacy_of(city: City) -> Legacy:
    """What a city of the campaign keeps."""
    assert city.legacy is not None
    return city.legacy


def veins_covered(city: City) -> int:
    """The gold veins built over."""
    return city.terrain.gold & ~city.free


def invested(before: Site, after: Site) -> bool:
    """Whether a building touches the one built just before it."""
    return bool(before.mask & after.halo)


def factories(city: City) -> list[int]:
    """The blue buildings with a cog that are built."""
    return [number for number in legacy_of(city).cogs if number in city.built]


def crew(city: City, mine: Mine) -> int:
    """How many buildings work a mine: those of its colour beside the entrance, and all that touch them."""
    beside = around(city.terrain.entrances[f"mine_{mine.colour}"])
    return sum(count for mask, count in clusters(city, colour_number(mine.colour)) if mask & beside)


def linked(city: City) -> Iterator[tuple[int, int]]:
    """The colours that join the port to the bottom row, with the cells that do."""
    quay, tracks = around(city.terrain.port), city.terrain.tracks
    for colour in range(CHURCH):
        chain = reached(quay, city.roofs[colour] | tracks)
        if chain & BOTTOM:
            yield colour, chain


def mines_worked(mode: Mode) -> list[tuple[int, Mine]]:
    """The mines worked in an episode, by number."""
    return [(number, mine) for number, mine in enumerate(campaign().mines) if mode.n in mine.episodes]


def crossed_now(city: City, number: int, mine: Mine) -> range:
    """The boxes (from 1) that a city's crew crosses off at the end of this episode."""
    done = legacy_of(city).boxes[number]
    return range(done + 1, min(mine.boxes, done + crew(city, mine)) + 1)


def rewards_in(mine: Mine, boxes: range) -> list[BoxReward]:
    """The rewards of the boxes crossed off."""
    return [reward for reward in mine.rewards if reward.box in boxes]


def colour_number(colour: str) -> int:
    """A colour's number."""
    return COLOURS.index(colour)


def colour_name(colour: int) -> str:
    """The text id of a colour's name."""
    return f"@my_city.colour.{COLOURS[colour]}"


def _by_building(key: str, points: int, city: City, numbers: list[int]) -> Sources:
    return tuple(
        Source(
            f"my_city.source.{key}",
            points,
            {"building": building_name(number)},
            places(city.built[number].mask),
        )
        for number in numbers
    )


def gold_two(city: City, mode: Mode) -> Sources:
    """The first race for the veins of gold."""
    if not city.gold:
        return ()
    return (Source("my_city.source.gold_two", city.gold, places=places(veins_covered(city))),)


def gold_three(city: City, mode: Mode) -> Sources:
    """The race for the third vein."""
    if not city.third:
        return ()
    return (Source("my_city.source.gold_three", city.third, places=places(veins_covered(city))),)


def gold_late(city: City, mode: Mode) -> Sources:
    """A nugget for those who came too late: worth no points."""
    if not late(city):
        return ()
    return (Source("my_city.source.gold_late", 0, places=places(veins_covered(city))),)


def late(city: City) -> bool:
    """Whether a city covers two veins, but was not among the first."""
    return veins_covered(city).bit_count() >= campaign().prospecting.veins and not city.gold


def investor(city: City, mode: Mode) -> Sources:
    """Buildings that touch the one built just before them."""
    steps = pairwise(city.built.items())
    touching = [after for (_, before), (after, site) in steps if invested(before, site)]
    return _by_building("investor", mode.points.investor, city, touching)


def railroad(city: City, mode: Mode) -> Sources:
    """Buildings along the bottom row."""
    along = [number for number, site in city.built.items() if site.mask & BOTTOM]
    return _by_building("railroad", mode.points.railroad, city, along)


def parks_row(city: City, mode: Mode) -> Sources:
    """Parks that are still to be seen."""
    return each("park", mode.points.park, parks(city))


def sooty_trees(city: City, mode: Mode) -> Sources:
    """Trees that stand beside no factory."""
    soot = 0
    for number in factories(city):
        soot |= city.built[number].halo
    return tree_sources(city, mode, city.free & ~soot)


def jubilee(city: City, mode: Mode) -> Sources:
    """The largest of all groups, whatever its colour."""
    best = max(range(CHURCH), key=lambda colour: largest(city, colour)[1])
    mask, count = largest(city, best)
    if not count:
        return ()
    named: dict[str, str | int] = {"n": count, "colour": colour_name(best)}
    return (Source("my_city.source.jubilee", mode.points.building * count, named, places(mask)),)


def dikes(city: City, mode: Mode) -> Sources:
    """Buildings along the river."""
    river = city.terrain.river
    beside = [number for number, site in city.built.items() if site.mask & river]
    return _by_building("dike", mode.points.dike, city, beside)


def factories_row(city: City, mode: Mode) -> Sources:
    """Factories beside a yellow building."""
    homes = city.roofs[YELLOW]
    working = [number for number in factories(city) if city.built[number].halo & homes]
    return _by_building("factory", mode.points.factory, city, working)


def mines(city: City, mode: Mode) -> Sources:
    """What the crossed boxes of the mines are worth."""
    found = []
    for number, mine in mines_worked(mode):
        boxes = crossed_now(city, number, mine)
        points = sum(one.count for one in rewards_in(mine, boxes) if one.kind == "points")
        if boxes:
            values: dict[str, str | int] = {"n": len(boxes), "colour": f"@my_city.colour.{mine.colour}"}
            entrance = places(city.terrain.entrances[f"mine_{mine.colour}"])
            found.append(Source("my_city.source.mine", points, values, entrance))
    return tuple(found)


def tracks(city: City, mode: Mode) -> Sources:
    """Branch tracks that are still to be seen."""
    return each("track", mode.points.track, city.terrain.tracks)


def port_links(city: City, mode: Mode) -> Sources:
    """Chains of one colour that join the port to the bottom row."""
    return tuple(
        Source("my_city.source.link", mode.points.link, {"colour": colour_name(colour)}, places(chain))
        for colour, chain in linked(city)
    )


def port_link(city: City, mode: Mode) -> Sources:
    """The first link only."""
    return port_links(city, mode)[:1]


def promenade(city: City, mode: Mode) -> Sources:
    """Trees beside yellow buildings."""
    ground = city.terrain
    beside = city.free & (ground.trees | ground.single) & around(city.roofs[YELLOW])
    return each("promenade", mode.points.promenade, beside)
