"""The system's clipboard."""

from __future__ import annotations

import pygame


def put(words: str) -> bool:
    """Lays *words* on the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError):
        return False
    return True


def get() -> str:
    """What words lie on the clipboard; none where there is none."""
    try:
        return str(pygame.scrap.get_text())
    except (pygame.error, AttributeError):
        return ""
