"""The curtain between persons at one screen: before somebody else's eyes open, nobody's are."""

from __future__ import annotations


class Curtain:
    """Whose secrets may be on the screen. Every change passes through nobody's.

    *needed*: whether a person has to say that they are there; where nobody has secrets, or one person plays
    alone, it opens by itself.
    """

    def __init__(self, needed: bool = True) -> None:
        self.needed = needed
        self.looking: int | None = None
        """The seat whose eyes are open."""
        self.waiting: int | None = None
        """The seat it is closed for, until its person is there."""

    @property
    def last(self) -> int | None:
        """The seat whose eyes are open, or are to open next."""
        return self.waiting if self.looking is None else self.looking

    def close(self, seat: int | None) -> None:
        """Nobody looks any more; this seat is to look next, if any."""
        self.looking, self.waiting = None, seat
        if not self.needed:
            self.open()

    def open(self) -> None:
        """The person it is closed for is there."""
        if self.waiting is not None:
            self.looking, self.waiting = self.waiting, None
