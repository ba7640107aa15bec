"""The mouse pointer."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.cursor import HOT_SPOTS, Cursor


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> list[pygame.cursors.Cursor]:
    made: list[pygame.cursors.Cursor] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", made.append)
    return made


@pytest.mark.parametrize("name", HOT_SPOTS)
def test_a_pointer_points_with_a_pixel_of_its_own_picture(
    name: str, changes: list[pygame.cursors.Cursor]
) -> None:
    Cursor().show(name, 3)
    data: Any = changes[0].data
    spot, picture = data
    assert isinstance(picture, pygame.Surface)
    assert picture.get_at(spot).a == 255


def test_the_system_is_only_asked_when_something_changes(changes: list[pygame.cursors.Cursor]) -> None:
    cursor = Cursor()
    for name, zoom in (("arrow", 2), ("arrow", 2), ("hand", 2), ("hand", 3)):
        cursor.show(name, zoom)
    assert len(changes) == 3


def test_a_system_without_pointers_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise pygame.error("no pointers here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", fail)
    Cursor().show("arrow", 2)
