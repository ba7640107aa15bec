"""What moves a marker, fills a cabinet or colours in circles while an episode is played (R46)."""

from __future__ import annotations

from game.my_city.campaign import Cause, campaign
from game.my_city.campaign_rows import BOTTOM, invested, veins_covered
from game.my_city.city import City
from game.my_city.grid import Site
from game.my_city.rows import parks
from game.my_city.state import MyCityState, keeps, story_of


def place(state: MyCityState, seat: int, building: int, rotation: int, row: int, col: int) -> None:
    """Build in an episode of the campaign, with all that moves the marker at once."""
    city = state.cities[seat]
    last, shut = _last(city), parks(city).bit_count() if "parks" in state.mode.immediate else 0
    state.building_placed(seat, building, rotation, row, col)
    site, points = city.built[building], state.mode.points
    for name in state.mode.immediate:
        gained = 0
        if name == "investor":
            gained = points.investor * (last is not None and invested(last, site))
        elif name == "railroad":
            gained = points.railroad * bool(site.mask & BOTTOM)
        elif name == "parks":
            gained = points.park * (parks(city).bit_count() - shut)
        if gained:
            _move(state, seat, name, gained)


def _last(city: City) -> Site | None:
    return city.built[next(reversed(city.built))] if city.built else None


def _move(state: MyCityState, seat: int, name: str, gained: int) -> None:
    before = state.cities[seat].marker
    state.points_gained(seat, name, gained)
    _ink_top(state, seat, before)


def _ink_top(state: MyCityState, seat: int, before: int) -> None:
    if before < state.mode.top <= state.cities[seat].marker:
        ink(state, seat, 1, "top")


def check_gold(state: MyCityState) -> None:
    """Who covers two veins, and who three, in the first round in which anybody does."""
    race = campaign().prospecting
    if "gold_two" in state.mode.immediate and state.gold_open:
        for seat in state.playing:
            city = state.cities[seat]
            if veins_covered(city).bit_count() >= race.veins:
                before = city.marker
                state.gold_reached(seat, state.mode.points.gold)
                _ink_top(state, seat, before)
                find_nuggets(state, seat, race.nuggets)
    if "gold_three" in state.mode.immediate and story_of(state).third_open:
        for seat in state.playing:
            city = state.cities[seat]
            if city.covers_gold:
                before = city.marker
                state.third_vein_reached(seat, state.mode.points.third_vein)
                _ink_top(state, seat, before)
                find_nuggets(state, seat, race.nuggets)


def find_nuggets(state: MyCityState, seat: int, count: int) -> None:
    """Nuggets for the cabinet of a campaign, and the circles that its slots bring."""
    if not story_of(state).goes_on:
        return
    before = keeps(state.cities[seat]).nuggets
    state.nuggets_gained(seat, count)
    after = keeps(state.cities[seat]).nuggets
    circles = sum(before < slot <= after for slot in campaign().cabinet.circles_at)
    if circles:
        ink(state, seat, circles, "cabinet")


def ink(state: MyCityState, seat: int, count: int, cause: Cause) -> None:
    """Colour in circles; an episode played alone has none."""
    if story_of(state).goes_on:
        state.circles_inked(seat, count, cause)
