"""Buildings of a colour that touch (R28), and what they reach."""

from __future__ import annotations

from game.my_city.city import City
from game.my_city.grid import around


def groups(city: City, colour: int) -> list[list[int]]:
    """The groups of touching buildings of a colour, the largest first, else the one built first (R28).

    Stickers that count as buildings join them, but have no number.
    """
    found = []
    for mask, count in clusters(city, colour):
        numbers = [number for number, site in city.built.items() if site.mask & mask]
        found.append((count, numbers))
    order = {number: place for place, number in enumerate(city.built)}
    found.sort(key=lambda group: (-group[0], min((order[number] for number in group[1]), default=-1)))
    return [numbers for _, numbers in found]


def clusters(city: City, colour: int) -> list[tuple[int, int]]:
    """The groups of a colour as masks, each with its number of buildings."""
    colours = city.terrain.colours
    found: list[tuple[int, int]] = [(mask, 1) for mask in city.terrain.standing[colour]]
    for number, site in city.built.items():
        if colours[number] == colour:
            mask, halo, count = site.mask, site.halo, 1
            apart = []
            for cluster in found:
                if cluster[0] & halo:
                    mask |= cluster[0]
                    count += cluster[1]
                else:
                    apart.append(cluster)
            apart.append((mask, count))
            found = apart
    return found


def largest_group(city: City, colour: int) -> int:
    """How many buildings the largest group of a colour has."""
    return max((count for _, count in clusters(city, colour)), default=0)


def largest(city: City, colour: int) -> tuple[int, int]:
    """The largest group as a mask, with its number of buildings; of equal ones that with the first built."""
    found = clusters(city, colour)
    if not found:
        return 0, 0
    most = max(count for _, count in found)
    equal = [cluster for cluster in found if cluster[1] == most]
    for site in city.built.values():
        for cluster in equal:
            if site.mask & cluster[0]:
                return cluster
    return equal[0]


def reached(start: int, within: int) -> int:
    """The cells of *within* that are joined to those of *start* through cells of *within*."""
    found = start & within
    while further := around(found) & within:
        found |= further
    return found
