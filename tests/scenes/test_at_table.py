"""What works for a table's scene asks of it: the scene of every table has it all."""

from __future__ import annotations

from game.scenes.at_table import AtTable
from tests.scenes.desk import Desk


def test_a_table_has_all_that_its_tools_and_its_prompt_ask(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    asked = {*AtTable.__annotations__, *(name for name in vars(AtTable) if not name.startswith("_"))}
    assert len(asked) > 10
    assert {name for name in asked if not hasattr(scene, name)} == set()
