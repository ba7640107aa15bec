"""What is only there to be read, where it is and what it says: names, plazas, prices, gold boxes."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Any

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import CATHEDRAL, CITIZENS, COLOURS, FORTRESS, HALL, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import pieces, sentences, tracks, wheel
from game.troyes_dice.view.places import NOTCHES, bonus_box, building, place, prize_box
from game.troyes_dice.view.sight import BONUS, COST, FEAST, NAME, PLAZA, ROW, WINDOW, Sight
from game.troyes_dice.wheel import turning
from game.ui.focus import Tip
from game.ui.locale import words

V = "troyes_dice.view.tip"
TRACKS = ("overflow", "recruit")
"""Who is asked for a track points at a whole one, its gold boxes included."""
ALL = len(COLOURS)
"""In the id of a bonus: of all three tracks together."""


def boxes(sight: Sight) -> dict[Hashable, pygame.Rect]:
    """Where they are: those that lie beneath all others."""
    state = sight.state
    return _names() | _on_wheel(state.half, bool(state.fronts)) | _around_wheel(state)


@cache
def _names() -> dict[Hashable, pygame.Rect]:
    """The names of districts and rows; shared."""
    found: dict[Hashable, pygame.Rect] = {
        (NAME, colour): place(f"name.{colour}") for colour in range(len(COLOURS))
    }
    for at_row in range(len(ROWS)):
        box, left = building(at_row, 0), place(f"district.{at_row // 2}").x + 3
        found[ROW, at_row] = pygame.Rect(left, box.y, prize_box(at_row, 0).x - left, box.h)
    return found


@lru_cache(maxsize=4)
def _on_wheel(half: int, laid: bool) -> dict[Hashable, pygame.Rect]:
    """Plazas, if they are *laid*, and prices in a half-day; shared."""
    found: dict[Hashable, pygame.Rect] = {
        (PLAZA, notch): wheel.plaza_box(half, notch) for notch in (range(NOTCHES) if laid else ())
    }
    slots = len(catalog().wheel.slots.costs) * 2
    return found | {(COST, slot): wheel.cost_box(half, slot) for slot in range(slots)}


def _around_wheel(state: TroyesState) -> dict[Hashable, pygame.Rect]:
    """Feasts, the day's halves and number, what is said of the black die and of feasts about to turn."""
    found: dict[Hashable, pygame.Rect] = {
        (FEAST, notch): wheel.feast_box(notch) for notch, tile in enumerate(state.feasts) if tile
    }
    found |= {(WINDOW, half): place(f"half.{half}") for half in range(2)}
    found |= {(WINDOW, "strike"): wheel.strike_box(state), (WINDOW, "day"): wheel.day_box(state.half)}
    if turning(state):
        found[WINDOW, "turns"] = wheel.turns_box()
    return found


def box_of(sight: Sight, spot: Hashable) -> pygame.Rect | None:
    """Where one of them is, gold boxes included."""
    return (boxes(sight) | gold(sight)).get(spot)


def gold(sight: Sight) -> dict[Hashable, pygame.Rect]:
    """The boxes that give more than a citizen, and the heads of what all three tracks give; on the tracks."""
    return _gold(sight.topic not in TRACKS)


@cache
def _gold(each: bool) -> dict[Hashable, pygame.Rect]:
    """The heads, and *each* track's boxes; shared."""
    track = catalog().sheet.citizen_track
    found: dict[Hashable, pygame.Rect] = {
        (BONUS, ALL, bonus.at): tracks.head_box(bonus.at) for bonus in track.columns
    }
    for colour in range(len(COLOURS)) if each else ():
        for number in range(track.length):
            box = bonus_box(colour, number)
            if box is not None:
                found[BONUS, colour, number + 1] = box
    return found


def name(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    """A district."""
    district = catalog().sheet.districts[spot[1]]
    said = words(
        f"{V}.name",
        colour=f"@troyes_dice.name.{district.colour}",
        prestige=f"@troyes_dice.name.{district.prestige}",
        work=f"@troyes_dice.name.{district.work}",
        resource=f"@troyes_dice.name.{district.resource}",
        citizens=f"@troyes_dice.view.citizen.{district.citizen}",
    )
    return Tip(words(f"troyes_dice.view.district.{district.colour}"), said)


def row(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    """A row of buildings."""
    at_row = spot[1]
    if at_row in (FORTRESS, HALL, CATHEDRAL):
        what = words(f"troyes_dice.rules.prestige.{ROWS[at_row]}")
    else:
        citizen = f"@troyes_dice.name.{CITIZENS[at_row // 2]}"
        what = words(f"{V}.work", n=catalog().sheet.work_citizens.count, citizen=citizen)
    kind = words(f"{V}.kind_{'work' if at_row % 2 else 'prestige'}")
    return Tip(pieces.building_name(at_row), f"{kind}\n{what}")


def bonus(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    """A gold box, or what all three tracks give."""
    _, colour, at = spot
    track, counts = catalog().sheet.citizen_track, sight.sheet.citizens
    if colour == ALL:
        title, reached = words(f"{V}.all_at", n=at), min(counts) >= at
        gives = next(one.gives for one in track.columns if one.at == at)
        body = words(f"{V}.bonus_{gives}")
    else:
        citizens = f"@troyes_dice.view.citizen.{CITIZENS[colour]}"
        title, reached = words(f"{V}.box_at", citizens=citizens, n=at), counts[colour] >= at
        body = _other_kinds(colour) if at == track.pair_at else _other_buildings(colour)
    return Tip(title, f"{words(f'{V}.reached')}\n{body}" if reached else body)


def _other_kinds(colour: int) -> str:
    left, right = catalog().sheet.citizen_track.pair[COLOURS[colour]]  # type: ignore[index]
    found = [f"@troyes_dice.name.{CITIZENS[COLOURS.index(one)]}" for one in (left, right)]
    return words(f"{V}.bonus_pair", left=found[0], right=found[1])


def _other_buildings(colour: int) -> str:
    left, right = catalog().sheet.citizen_track.prestige[COLOURS[colour]]  # type: ignore[index]
    return words(f"{V}.bonus_prestige", left=f"@troyes_dice.name.{left}", right=f"@troyes_dice.name.{right}")


def plaza(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    """A plaza and its back."""
    sides = sight.state.fronts[spot[1]], sight.state.backs[spot[1]]
    front, back = (f"@troyes_dice.name.{COLOURS[side]}" for side in sides)
    body = words(f"{V}.plaza_same" if sides[0] == sides[1] else f"{V}.plaza_flips", back=back)
    return Tip(words(f"{V}.plaza", colour=front), body)


def cost(sight: Sight, names: tuple[str, ...], spot: Any) -> Tip:
    """A price on the inner ring."""
    costs = catalog().wheel.slots.costs
    found = costs[spot[1] % len(costs)]
    denier = sentences.price((0, found.yellow, 0))
    title = words(f"{V}.costs", price=words(f"{V}.any_one") if found.any else denier)
    return Tip(title, words(f"{V}.cost_{'afternoon' if spot[1] >= len(costs) else 'morning'}"))
