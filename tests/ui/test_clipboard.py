"""The clipboard: used where there is one, never an error."""

from __future__ import annotations

import pygame
import pytest

from game.ui import clipboard


def test_without_a_window_there_is_no_clipboard() -> None:
    pygame.display.quit()
    assert not clipboard.put("words")


def test_what_is_laid_there_can_be_pasted() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    try:
        assert clipboard.put("words")
        assert pygame.scrap.get_text() == "words"
    finally:
        pygame.display.quit()


def test_a_refusal_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    assert not clipboard.put("words")
