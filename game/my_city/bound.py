"""How many points a deal gave who had known the order of the cards: a near-best score by beam search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.chance import TableChance
from game.core.reason import Refused
from game.my_city.bot import BOT
from game.my_city.catalog import OBSTACLE, Mode, eternal
from game.my_city.city import City
from game.my_city.grid import Site
from game.my_city.options import MyCityOptions
from game.my_city.scoring import total
from game.my_city.terrain import CHURCH, terrain


class Beam(NamedTuple):
    """How much is searched: cities kept after each card, sites tried on each of them."""

    width: int = 16
    breadth: int = 8


BEAM = Beam()


class Grown(NamedTuple):
    """A city and the score it reaches if evaluation alone goes on building."""

    score: int
    city: City


def of_deal(options: MyCityOptions, seed: int) -> int:
    """A near-best score on the table of this seed; of the repeatable mode only."""
    if options.mode != "eternal":
        raise Refused("tools.no_bound", game=f"my_city, mode={options.mode}")
    return bound(order(seed))


def order(seed: int) -> tuple[int, ...]:
    """The buildings a table of this seed will show, blocked ones left out."""
    mode, chance = eternal(), TableChance(seed)
    deck, drawn = tuple(range(len(mode.deck))), list[int]()
    while deck:
        card = chance.pick(("card", len(drawn)), deck)
        deck = tuple(other for other in deck if other != card)
        drawn.append(card)
    return shown(drawn)


def shown(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards without the obstacle and the one it blocks."""
    at = [eternal().deck[card] for card in cards].index(OBSTACLE)
    return (*cards[:at], *cards[at + 2 :])


def bound(buildings: Sequence[int], beam: Beam = BEAM) -> int:
    """The best score found for one city with these buildings in this order."""
    mode = eternal()
    city = City(terrain(mode.board), mode.start)
    kept, best = [city], finished(city, buildings, mode)
    for turn, building in enumerate(buildings):
        later = buildings[turn + 1 :]
        found = {
            (after.free, *after.roofs): Grown(finished(after, later, mode), after)
            for before in kept
            for after in _after(before, building, mode, beam.breadth)
        }
        grown = sorted(found.values(), key=lambda entry: entry.score, reverse=True)[: beam.width]
        if not grown:
            break
        best = max(best, grown[0].score)
        kept = [entry.city for entry in grown]
        if best == mode.top:
            break
    return best


def _after(city: City, building: int, mode: Mode, breadth: int) -> list[City]:
    """The city after each promising answer to a building, quitting left out."""
    found = []
    for _, site in BOT.evaluation(city.terrain).best(city, building, breadth):
        after = city.copy()
        _build(after, building, site, mode)
        found.append(after)
    if may_pass(city, building):
        after = city.copy()
        after.move_marker(mode.points.pass_, mode.top)
        found.append(after)
    return found


def finished(city: City, buildings: Sequence[int], mode: Mode) -> int:
    """The best score on the way, if evaluation alone goes on building; quitting is possible at any card."""
    city, judge = city.copy(), BOT.evaluation(city.terrain)
    best = -(10**6)
    for building in buildings:
        sites = judge.best(city, building)
        church = city.terrain.colours[building] == CHURCH
        if sites and (church or sites[0][0] > judge.weights.skip):
            _build(city, building, sites[0][1], mode)
            continue
        best = max(best, total(city, mode))
        if not may_pass(city, building):
            return best
        city.move_marker(mode.points.pass_, mode.top)
    return max(best, total(city, mode))


def _build(city: City, building: int, site: Site, mode: Mode) -> None:
    """Build, and take the gold if it is reached: alone, every seat is the first."""
    city.build(building, site)
    if not city.gold and city.covers_gold:
        city.gold = mode.points.gold
        city.move_marker(city.gold, mode.top)


def may_pass(city: City, building: int) -> bool:
    """Whether the building may be passed (R10, R30)."""
    return city.marker > 0 and city.terrain.colours[building] != CHURCH
