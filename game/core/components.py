"""The component data of a game: files of records under ``assets/data/<game>``, checked when they are read."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadData(Exception):
    """Component data that cannot be right: in which *file*, and what the *problem* is there."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{file}: {problem}")
        self.file = file
        self.problem = problem


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what component files hold: unknown fields are refused."""


DATA = Path(__file__).resolve().parents[2] / "assets" / "data"
"""Where each game has its folder."""


def folder(game: str) -> Path:
    """Where the component files of a game lie."""
    return DATA / game


def read(path: Path, kind: type[T]) -> T:
    """What a component file holds; raises `BadData`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise BadData(path.name, str(error)) from error


def demand(holds: object, file: str, problem: str) -> None:
    """Raise `BadData` unless this holds."""
    if not holds:
        raise BadData(file, problem)
