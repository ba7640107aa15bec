"""What must hold of every state: nothing is lost or doubled."""

from __future__ import annotations

from game.my_city.campaign import campaign, own_church
from game.my_city.catalog import SIZE
from game.my_city.city import City
from game.my_city.legacy import Legacy
from game.my_city.scoring import LINES
from game.my_city.state import MyCityState
from game.my_city.terrain import printed


def conserve(state: MyCityState) -> None:
    """AssertionError names what is lost or doubled."""
    cards = sorted(state.deck + state.turned)
    assert cards == list(range(len(state.mode.deck))), "a card is lost or doubled"
    for seat, city in enumerate(state.cities):
        _check_answers(state, seat, city)
        _check_board(seat, city)
        _check_marker(state, seat, city)
        if city.legacy is not None:
            _check_legacy(seat, city.legacy)
        assert city.in_play == (seat in state.playing), f"seat {seat}: in and out"


def _check_answers(state: MyCityState, seat: int, city: City) -> None:
    seen = set(state.turned) - set(state.blocked)
    own = {city.legacy.church} if city.legacy else set()
    answered = [*city.built, *city.passed]
    assert len(set(answered)) == len(answered), f"seat {seat}: a building answered twice"
    assert set(answered) - own <= seen, f"seat {seat}: a building that was not shown"


def _check_board(seat: int, city: City) -> None:
    masks = [site.mask for site in city.built.values()]
    covered = sum(masks)
    assert covered.bit_count() == sum(mask.bit_count() for mask in masks), f"seat {seat}: overlap"
    assert covered & city.free == 0, f"seat {seat}: a cell both free and built over"
    assert covered | city.free == city.terrain.green, f"seat {seat}: a cell is lost"
    standing = sum(city.terrain.roofs)
    assert sum(city.roofs) == covered + standing, f"seat {seat}: a roof is lost or doubled"


def _check_marker(state: MyCityState, seat: int, city: City) -> None:
    mode = state.mode
    points = mode.points.pass_ * len(city.passed) + city.gold + city.third + city.gained
    assert city.marker == min(mode.top, mode.start + points), f"seat {seat}: the marker is off"
    rows = (sources for row in mode.immediate for _, sources in LINES[row])
    reasons = sum(source.points for sources in rows for source in sources(city, mode))
    assert points <= reasons, f"seat {seat}: points without a reason"


def _check_legacy(seat: int, legacy: Legacy) -> None:
    shared = campaign()
    assert len(legacy.ground) == SIZE * SIZE, f"seat {seat}: a cell is lost"
    for now, before in zip(legacy.ground, printed(shared.board)):
        assert (now in "MF") == (before in "MF"), f"seat {seat}: a sticker on mountain or forest"
    assert 0 <= legacy.nuggets <= shared.cabinet.slots, f"seat {seat}: the cabinet overflows"
    assert legacy.church in (None, *map(own_church, ("first", "second", "other"))), f"seat {seat}: no church"
    for done, mine in zip(legacy.boxes, shared.mines):
        assert 0 <= done <= mine.boxes, f"seat {seat}: boxes beyond the mine"
    assert len(set(legacy.cogs)) == len(legacy.cogs), f"seat {seat}: a cog twice"
    assert not set(legacy.cogs) & set(legacy.lost), f"seat {seat}: a factory has left"
