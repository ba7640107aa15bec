"""What on the table has an entry in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Hashable

from game.my_city.campaign import Episode
from game.my_city.catalog import Ground
from game.my_city.city import City
from game.my_city.grid import bit
from game.my_city.view import desk, entries, pieces
from game.my_city.view.sight import BUILDING_SPOT, CITY_SPOT, ROW_SPOT, Sight, built, cell_of
from game.tabletop.spots import number_in

GROUNDS: dict[str, Ground] = {
    "trees": "trees",
    "rocks": "rocks",
    "wells": "well",
    "gold": "gold",
    "gold_three": "gold",
}
"""The land that rows of the score sheet count."""
OF_EPISODE = (("board.plate",), ("progress",), ("page",), ("summary.total",))
"""The spots that tell how the episode stands."""


def entry(spot: Hashable, sight: Sight) -> str:
    """The entry on what lies at a spot; empty: none."""
    cell, city = cell_of(spot), number_in(spot, CITY_SPOT)
    if cell is not None:
        return _on_cell(sight.city, *cell)
    if isinstance(spot, tuple) and spot[0] == ROW_SPOT:
        return entries.land_id(GROUNDS[spot[1]]) if spot[1] in GROUNDS else _episode(sight)
    if city is not None:
        standing = built(sight.state.cities[city])
        return entries.building_id(standing[-1][0]) if standing else ""
    if (number := number_in(spot, desk.STICKER_SPOT)) is not None:
        return entries.sticker_id(desk.Handed(sight.state, sight.picture.seat).shown()[0][number][0])
    if spot in OF_EPISODE:
        return _episode(sight)
    return _of_cards(spot, sight)


def _on_cell(city: City, at_row: int, at_col: int) -> str:
    """The building that stands on a cell, else its land."""
    here = 1 << bit(at_row, at_col)
    standing = next((number for number, site in city.built.items() if site.mask & here), None)
    if standing is not None:
        return entries.building_id(standing)
    return entries.land_id(city.terrain.data.terrain[at_row][at_col])


def _of_cards(spot: Hashable, sight: Sight) -> str:
    """The construction card turned over, the one before it, a building of the supply."""
    state = sight.state
    card = number_in(spot, BUILDING_SPOT)
    if spot == ("supply.obstacle",):
        return entries.OBSTACLE_ID
    if spot == ("card.current",):
        card = state.card
    elif spot == ("card.discard",) and state.turned:
        card = state.turned[-1]
    if card is None:
        return ""
    if pieces.is_obstacle(card):
        return entries.OBSTACLE_ID
    building = pieces.building_on(card, sight.city.legacy)
    return "" if building is None else entries.building_id(building)


def _episode(sight: Sight) -> str:
    mode = sight.state.mode
    return entries.episode_id(mode.n) if isinstance(mode, Episode) else ""
