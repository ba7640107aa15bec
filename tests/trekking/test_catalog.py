"""The component data: complete, consistent, and refused with a clear message when wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.core.components import BadData, read
from game.trekking import catalog as module
from game.trekking.catalog import (
    CARDS_PER_DAY,
    DATA,
    ICONS,
    CardFile,
    ItineraryFile,
    Mat,
    RivalFile,
    WarpFile,
    build,
    catalog,
    count,
)

FILES = {"cards": CardFile, "itineraries": ItineraryFile, "mat": Mat, "warps": WarpFile, "rival": RivalFile}


@pytest.mark.rule("R40")
def test_108_cards_in_three_days_with_the_known_first_and_last_years() -> None:
    years = [sorted(catalog().years[card] for card in catalog().day_cards[day]) for day in (1, 2, 3)]
    assert [len(day) for day in years] == [CARDS_PER_DAY] * 3
    assert [(day[0], day[-1]) for day in years] == [(-37000, 1903), (-3500, 1985), (-70, 1994)]


@pytest.mark.parametrize("day", [1, 2, 3])
def test_every_deck_has_the_same_hours(day: int) -> None:
    hours = Counter(catalog().hours[card] for card in catalog().day_cards[day])
    assert hours == {1: 3, 2: 11, 3: 11, 4: 8, 5: 3}


@pytest.mark.rule("R02")
def test_ancestors_by_number_of_players() -> None:
    assert catalog().ancestors_by_players == {2: 6, 3: 9, 4: 12}


@pytest.mark.rule("R16")
def test_slot_bonuses_from_the_deck_to_the_right() -> None:
    bonuses = [slot.bonus for slot in catalog().mat.slots]
    assert bonuses == [None, "person", "event", "innovation", "progress", "crystal"]


@pytest.mark.rule("R19")
def test_tokens_of_each_colour() -> None:
    assert dict(zip(ICONS, catalog().tokens, strict=False)) == {
        "person": 20,
        "event": 18,
        "innovation": 16,
        "progress": 16,
        "wild": 14,
    }


@pytest.mark.rule("R41")
def test_24_itineraries_of_14_to_17_spaces_worth_22_to_31_points() -> None:
    spaces, points = set(), set()
    for sheet in catalog().itineraries.values():
        found = [space for column in sheet.columns.values() for space in column]
        spaces.add(len(found))
        points.add(sum(space.points for space in found) + sum(bonus.points for bonus in sheet.row_bonuses))
    assert (min(spaces), max(spaces)) == (14, 17)
    assert (min(points), max(points)) == (22, 31)


@pytest.mark.rule("R20", "R21")
@pytest.mark.parametrize("sheet", range(1, 25))
def test_filling_a_sheet_in_any_order_pays_every_bonus_once(sheet: int) -> None:
    itinerary, steps = catalog().itineraries[sheet], catalog().sheet_steps[sheet]
    spaces = [space for column in itinerary.columns.values() for space in column]
    points = sum(space.points for space in spaces) + sum(bonus.points for bonus in itinerary.row_bonuses)
    for columns in ((0, 1, 2, 3), (3, 2, 1, 0)):
        filled = gained = crystals = 0
        for column in columns:
            while (step := steps[filled][column]) is not None:
                gained += step.points + step.row_points
                crystals += step.crystals
                filled = step.filled
        assert (gained, crystals) == (points, sum(space.crystals for space in spaces))
        assert sum(count(filled, column) for column in range(4)) == len(spaces)


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("cards", '"id": 2,', '"id": 1,', "history.id"),
        ("cards", '"year": -12000', '"year": -37000', "history.year"),
        ("cards", '"hours": 3', '"hours": 9', "hours"),
        ("cards", '"rewards": ["progress"]', '"rewards": ["luck"]', "luck"),
        ("cards", '"day": 1', '"day": 2', "day"),
        ("itineraries", '"id": 24', '"id": 23', "id"),
        ("itineraries", '"person": [{"row": 1}, {"row": 2}', '"person": [{"row": 2}, {"row": 1}', "row"),
        ("mat", '"slot": 5', '"slot": 6', "slots"),
        ("mat", '"wild": 14', '"crystal": 14', "tokens"),
        ("warps", '"op": "swap_slots"', '"op": "refresh_row"', "op"),
        ("rival", '"easy"', '"normal"', "id"),
        ("mat", '"id": "scan"', '"id": "mat"', "trek_tables"),
        ("mat", "[-3, 0, 2,", "[-3, 0,", "trek_tables.points"),
        ("warps", '"id": 24', '"id": 23', "warps.json: id"),
        ("cards", '"2": 6', '"5": 6', "ancestors_by_players"),
        ("cards", '"copies": 12', '"copies": 13', "ancestors_by_players"),
        ("itineraries", '"progress": [', '"wild": [', r"itineraries\[1\].columns"),
        (
            "itineraries",
            '{"row": 2, "points": 5}, {"row": 4',
            '{"row": 2, "points": 5}, {"row": 2',
            r"itineraries\[1\]$",
        ),
        (
            "itineraries",
            '{"row": 2, "points": 5}, {"row": 4',
            '{"row": 2, "points": 5}, {"row": 7',
            r"itineraries\[1\]$",
        ),
        ("cards", '"hours": 3', '"hours": 6', "hours"),
        ("cards", '"hours": 3', '"hours": 0', "hours"),
        ("cards", '"rewards": ["progress"]', '"rewards": []', "rewards"),
        ("cards", '"rewards": ["progress"]', f'"rewards": {["progress"] * 4}'.replace("'", '"'), "rewards"),
    ],
)
def test_wrong_data_is_refused_with_file_and_field(name: str, old: str, new: str, says: str) -> None:
    text = (DATA / f"{name}.json").read_text("utf-8")
    assert old in text
    texts = {file: (DATA / f"{file}.json").read_text("utf-8") for file in FILES}
    texts[name] = text.replace(old, new, 1)
    with pytest.raises((BadData, msgspec.ValidationError), match=says):
        build(*(msgspec.json.decode(texts[file], type=kind) for file, kind in FILES.items()))


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mat.json"
    path.write_text("{", "utf-8")
    with pytest.raises(BadData, match=r"mat\.json"):
        read(path, module.Mat)


@pytest.mark.rule("R40")
@pytest.mark.parametrize(
    ("year", "hours"), [(-49, 2), (1324, 3), (1110, 5), (1794, 1), (1519, None), (1933, None), (1271, None)]
)
def test_cards_that_were_checked_elsewhere_too(year: int, hours: int | None) -> None:
    card = catalog().years.index(year)
    assert hours in (None, catalog().hours[card])


@pytest.mark.rule("R42")
def test_an_ancestor_takes_three_hours() -> None:
    assert catalog().hours[module.ANCESTOR] == 3
