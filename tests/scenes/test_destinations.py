"""Where a scene can lead to: values, each of which the factory knows a scene for."""

from __future__ import annotations

import ast
import dataclasses
import inspect

import pytest

from game.scenes import destinations, factory
from game.scenes.destinations import ToRecords, ToSettings, ToShelf
from game.scenes.scene import Destination
from tests.scenes.desk import Desk

EVERY = [
    found
    for found in vars(destinations).values()
    if isinstance(found, type) and issubclass(found, Destination) and found is not Destination
]


def test_there_are_many() -> None:
    assert len(EVERY) > 20


@pytest.mark.parametrize("kind", EVERY)
def test_the_factory_opens_each_with_all_that_it_says(kind: type[Destination]) -> None:
    """Each is matched by its class, with a name for every field."""
    patterns = [
        node
        for node in ast.walk(ast.parse(inspect.getsource(factory)))
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Attribute)
    ]
    [found] = [
        node for node in patterns if isinstance(node.cls, ast.Attribute) and node.cls.attr == kind.__name__
    ]
    assert dataclasses.is_dataclass(kind)
    assert len(found.patterns) == len(dataclasses.fields(kind))


def test_equal_places_are_equal_and_none_can_be_changed(desk: Desk) -> None:
    assert ToShelf(desk.cabinet) == ToShelf(desk.cabinet, "")
    assert ToShelf(desk.cabinet) != ToShelf(desk.cabinet, "trekking")
    assert ToSettings() == ToSettings()
    with pytest.raises(dataclasses.FrozenInstanceError):
        ToRecords(desk.cabinet).game = "trekking"  # type: ignore[misc]
