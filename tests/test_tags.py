"""The tags by which journals know moves, events and entries are written out, and stay for good."""

from __future__ import annotations

import ast
import inspect
import json
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec
import pytest

from game import registry
from game.core import journal
from game.core.players import Player
from game.core.rules import Event, Move, tag_of
from tests.toy.rules import RULES as TOY

FROZEN: dict[str, dict[str, list[str]]] = json.loads(
    (Path(__file__).parent / "fixtures" / "tags.json").read_text("utf-8")
)
"""What each tag is followed by: new tags and fields join this file; nothing else changes in it but with a new
format, whose step brings old lines to what stands here."""

Kinds = tuple[type[msgspec.Struct], ...]


def kinds() -> dict[str, Kinds]:
    """Every class that journals keep, by where it belongs."""
    found: dict[str, Kinds] = {"journal": get_args(journal.AnyEntry), "players": get_args(Player)}
    for rules in (TOY, *map(registry.rules, registry.GAMES)):
        found[f"{rules.id} moves"] = rules.move_types
        found[f"{rules.id} events"] = rules.state_type.events
    return found


KINDS = kinds()
each_place = pytest.mark.parametrize("place", KINDS)


def shape(kind: Any) -> str:
    """A type as it lies in a journal: a struct within a field is an object, whatever its class is called."""
    if not get_args(kind):
        if kind in (Any, NoneType):
            return "any" if kind is Any else "null"
        return "object" if issubclass(kind, msgspec.Struct) else str(kind.__name__)
    parts = ["..." if part is Ellipsis else shape(part) for part in get_args(kind)]
    if get_origin(kind) in (tuple, dict):
        return f"{get_origin(kind).__name__}[{', '.join(parts)}]"
    return " | ".join(parts)


def fields(kind: type[msgspec.Struct]) -> list[str]:
    """The types of its fields, in their order; a default is marked."""
    return [
        shape(field.type) + (" = default" if not field.required else "")
        for field in msgspec.structs.fields(kind)
    ]


@each_place
def test_the_tags_and_fields_of_old_stay_and_new_ones_have_defaults(place: str) -> None:
    today = {str(kind.__struct_config__.tag): fields(kind) for kind in KINDS[place]}
    frozen = FROZEN[place]
    assert sorted(today) == sorted(frozen), "old tags stay for good; a new one joins fixtures/tags.json"
    for tag, old in frozen.items():
        assert today[tag][: len(old)] == old, f"{tag}: journals hold these fields"
        added = today[tag][len(old) :]
        assert all(field.endswith("= default") for field in added), f"{tag}: old journals lack {added}"
        assert not added, f"{tag}: freeze the new fields too"


@each_place
def test_no_two_classes_share_a_tag(place: str) -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS[place]]
    assert len(set(tags)) == len(tags)


@each_place
def test_every_class_writes_its_tag_out(place: str) -> None:
    for kind in KINDS[place]:
        declaration = ast.parse(inspect.getsource(kind)).body[0]
        assert isinstance(declaration, ast.ClassDef)
        tags = [keyword.value for keyword in declaration.keywords if keyword.arg == "tag"]
        assert [isinstance(tag, ast.Constant) for tag in tags] == [True], kind


def test_a_journal_knows_nothing_of_the_name_of_a_class() -> None:
    class Wish(Move, frozen=True, tag="Bid"):
        card: int

    class Deed(Event, frozen=True, tag="PrizeWon"):
        seat: int

    assert (tag_of(Wish), tag_of(Deed)) == ("Bid", "PrizeWon")
    line = journal.encode(journal.Acted(((0, Wish(3)),), (Deed(0),)))
    assert line == b'["Acted",[[0,["Bid",3]]],[["PrizeWon",0]],false]'
    read = journal.decode(TOY, line)
    assert type(read) is journal.Acted
    assert (tag_of(type(read.moves[0][1])), tag_of(type(read.events[0]))) == ("Bid", "PrizeWon")


def test_a_class_without_a_tag_cannot_join_a_game() -> None:
    class Untagged(Move, frozen=True):
        pass

    class Forgetful(type(TOY)):  # type: ignore[misc]
        move_types = (*TOY.move_types, Untagged)

    with pytest.raises(TypeError, match="Untagged"):
        journal.decode(Forgetful(), b"[]")
