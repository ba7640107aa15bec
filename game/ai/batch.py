"""What is to be done in a number of worlds, taken on piece by piece by whoever is free (see `crew`)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Piece(NamedTuple):
    """The moves from *first* to before *last* in one world."""

    world: int
    first: int
    last: int

    @property
    def size(self) -> int:
        """How many moves."""
        return self.last - self.first


class Batch(Generic[T]):
    """Worlds that one work is done in; each result is kept once, and given out in order, world by world."""

    def __init__(self, count: int, moves: int) -> None:
        self.left = deque(Piece(world, 0, moves) for world in range(count))
        """What nobody has taken on; worlds by place."""
        self.amount = count * moves
        """How many results that will be."""
        self.tickets: dict[int, list[Piece]] = {}
        """What was given away, by ticket."""
        self.next = 0
        self._count = count
        self._moves = moves
        self._results: dict[int, dict[int, T]] = defaultdict(dict)

    @property
    def over(self) -> bool:
        """Whether every result has been given out."""
        return self.next == self._count

    @property
    def ready(self) -> bool:
        """Whether the next world's results are there."""
        return self.next in self._results and len(self._results[self.next]) == self._moves

    def put(self, piece: Piece, results: Sequence[T]) -> None:
        """The results of a piece."""
        if piece.world >= self.next:
            self._results[piece.world].update(zip(range(piece.first, piece.last), results, strict=True))

    def bundle(self, most: int) -> list[Piece]:
        """The next pieces that nobody has taken on, of so many moves at the most; only a first one is cut."""
        pieces: list[Piece] = []
        while self.left and (not pieces or self.left[0].size <= most):
            piece = self.left.popleft()
            if piece.size > most:
                self.left.appendleft(piece._replace(first=piece.first + most))
                piece = piece._replace(last=piece.first + most)
            pieces.append(piece)
            self.amount -= piece.size
            most -= piece.size
            if not most:
                break
        return pieces

    def give_back(self, ticket: int) -> None:
        """Nothing will come of this ticket."""
        for piece in reversed(self.tickets.pop(ticket, [])):
            if self._lacks(piece):
                self.left.appendleft(piece)
                self.amount += piece.size

    def missing(self) -> Piece:
        """What the next world lacks, or a part of that."""
        found = self._results[self.next]
        first = next(move for move in range(self._moves) if move not in found)
        there = (move for move in range(first, self._moves) if move in found)
        return Piece(self.next, first, next(there, self._moves))

    def owed(self, tickets: set[int]) -> int:
        """How many results are to come of these tickets."""
        pieces = [piece for ticket in tickets for piece in self.tickets.get(ticket, ())]
        return sum(piece.size for piece in pieces if self._lacks(piece))

    def take(self) -> list[Sequence[T]]:
        """What can be given out by now."""
        found: list[Sequence[T]] = []
        while self.ready:
            results = self._results.pop(self.next)
            found.append([results[move] for move in range(self._moves)])
            self.next += 1
        return found

    def _lacks(self, piece: Piece) -> bool:
        return piece.world >= self.next and piece.first not in self._results[piece.world]
