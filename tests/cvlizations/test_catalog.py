"""The component data: complete, consistent, and refused with file and field when damaged."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.components import BadData
from game.cvlizations.catalog import DATA, IDEA_KINDS, ORDERS, load


@pytest.mark.rule("R02", "R03", "R55")
def test_eight_orders_and_forty_eight_ideas_in_four_kinds() -> None:
    book = load()
    assert len(book.orders) == 8
    assert [len(deck) for deck in book.decks] == [32, 16]
    for deck in book.decks:
        assert [sum(book.kind[card] == kind for card in deck) for kind in range(4)] == [len(deck) // 4] * 4


def damage(rows: Any, change: Callable[[Any], object]) -> Any:
    change(rows)
    return rows


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda rows: rows.pop(), "id"),
        (lambda rows: rows[3]["cost"].update(food="two"), "food"),
        (lambda rows: rows[3].update(kind="song"), "kind"),
        (lambda rows: rows[3].update(colour="red"), "colour"),
        (lambda rows: rows[3]["effect"].update(type="fly"), "effect"),
        (lambda rows: rows[3].update(deck="III"), "deck"),
    ],
)
def test_damaged_data_is_refused_naming_file_and_field(
    tmp_path: Path, change: Callable[[Any], object], field: str
) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / "ideas.json"
    path.write_text(json.dumps(damage(json.loads(path.read_text("utf-8")), change)), "utf-8")
    with pytest.raises(BadData) as caught:
        load(tmp_path / "data")
    assert caught.value.file == "ideas.json"
    assert field in caught.value.problem


@pytest.mark.parametrize(
    ("file", "change", "field"),
    [
        ("ideas", lambda rows: rows[3].update(number=5), "id"),
        ("ideas", lambda rows: rows.reverse(), "id"),
        ("ideas", lambda rows: rows[3].update(id=rows[4]["id"]), "id: 47"),
        ("orders", lambda rows: rows.reverse(), "id"),
        ("orders", lambda rows: rows[0]["effects"].pop("2"), "theft"),
        ("game", lambda data: data["kinds"].reverse(), "kinds"),
        ("game", lambda data: data["resources"].reverse(), "resources"),
    ],
)
def test_what_is_out_of_order_or_there_twice_is_refused(
    tmp_path: Path, file: str, change: Callable[[Any], object], field: str
) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / f"{file}.json"
    path.write_text(json.dumps(damage(json.loads(path.read_text("utf-8")), change)), "utf-8")
    with pytest.raises(BadData) as caught:
        load(tmp_path / "data")
    assert caught.value.file == f"{file}.json"
    assert re.match(rf"{re.escape(field)}(?!\w)", caught.value.problem)


def test_orders_have_no_happiness_and_no_kind_and_ideas_what_is_printed() -> None:
    book = load()
    assert book.happiness == (0,) * ORDERS + tuple(idea.happiness for idea in book.ideas)
    assert book.kind == (-1,) * ORDERS + tuple(IDEA_KINDS.index(idea.kind) for idea in book.ideas)
    assert [book.idea(ORDERS + place) for place in range(48)] == [*book.ideas]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        load(tmp_path)
