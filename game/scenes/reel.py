"""What a replay is played from: a table on the screen, a kept one, a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.session.recording import Recording


@dataclass(frozen=True, slots=True)
class Reel:
    """A recording, and what its player must know of where it comes from.

    *seat*: from whose place it is seen at first. *since*: from how many events on it plays once it came to
    an end. *start*: after how many it opens; None: at its end, where it stands still.
    """

    game: str
    recording: Recording
    name: Callable[[int], str]
    seat: int
    since: int = 0
    start: int | None = None
    play_on: Callable[[int], None] | None = None
    """Begins a new game right before the entry of this number; None where nobody may."""
    close: Callable[[], None] | None = None
    """Called once nobody watches any more."""
