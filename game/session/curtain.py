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
        self._shared: int | None = None
        """From whose place all look together, without anybody's secrets."""

    @property
    def last(self) -> int | None:
        """The seat whose eyes are open, or are to open next, or from whose place all look together."""
        seats = self.looking, self.waiting, self._shared
        return next((seat for seat in seats if seat is not None), None)

    def share(self) -> None:
        """All persons look together, from where the last one looked, and see what everybody may see."""
        self._shared = self.last
        self.looking = self.waiting = None

    def close(self, seat: int | None) -> None:
        """Nobody looks any more; this seat is to look next, if any."""
        self.looking, self.waiting, self._shared = None, seat, None
        if not self.needed:
            self.open()

    def open(self) -> None:
        """The person it is closed for is there."""
        if self.waiting is not None:
            self.looking, self.waiting = self.waiting, None
