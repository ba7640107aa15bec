"""Says why a game adds nothing to records: no win, no best, no achievement."""

from __future__ import annotations

from game.core.played import CAVEATS
from game.ui.locale import words

ICON = "icons/warning"


def said(caveat: str) -> str:
    """The reason in a sentence; empty for none."""
    return words(f"scenes.caveat.{caveat}") if caveat in CAVEATS else ""


def short(caveat: str) -> str:
    """The reason in a few words; empty for none."""
    return words(f"scenes.caveat.short.{caveat}") if caveat in CAVEATS else ""
