"""What takes long, done a little at a time, so that it can be watched and left."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[float, None, T]
"""Yields how much is done, from 0 to 1, and returns what it was done for."""


def finish(work: Work[T]) -> T:
    """Do all of it at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value: T = end.value
            return value
