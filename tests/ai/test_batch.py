"""Whoever takes on whatever pieces of the worlds: every result is given out once, world by world."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.ai.batch import Batch, Piece


def worked(piece: Piece) -> list[tuple[int, int]]:
    return [(piece.world, move) for move in range(piece.first, piece.last)]


def test_whole_worlds_are_bundled_and_only_a_first_one_is_cut() -> None:
    batch: Batch[None] = Batch(3, 4)
    assert batch.bundle(9) == [Piece(0, 0, 4), Piece(1, 0, 4)]
    assert batch.bundle(3) == [Piece(2, 0, 3)]
    assert batch.bundle(9) == [Piece(2, 3, 4)]
    assert not batch.left


def test_a_world_is_given_out_when_all_its_moves_have_come_and_all_worlds_before_it() -> None:
    batch: Batch[str] = Batch(2, 2)
    batch.put(Piece(1, 0, 2), "cd")
    batch.put(Piece(0, 1, 2), "b")
    assert batch.take() == []
    assert batch.missing() == Piece(0, 0, 1)
    batch.put(Piece(0, 0, 1), "a")
    assert batch.take() == [["a", "b"], ["c", "d"]]
    assert batch.over


def test_what_came_meanwhile_is_neither_given_back_nor_waited_for() -> None:
    batch: Batch[str] = Batch(2, 2)
    batch.tickets[7] = batch.bundle(4)
    assert batch.owed({7, 8}) == 4
    batch.put(Piece(0, 0, 2), "ab")
    batch.take()
    assert batch.owed({7}) == 2
    batch.give_back(7)
    assert list(batch.left) == [Piece(1, 0, 2)]
    assert batch.amount == 2


@given(st.integers(1, 5), st.integers(1, 5), st.data())
def test_nothing_is_lost_or_doubled(count: int, moves: int, data: st.DataObject) -> None:
    batch: Batch[tuple[int, int]] = Batch(count, moves)
    out, ticket = [], 0
    while not batch.over:
        deeds = ["take on"] if batch.left else ["do here"]
        if batch.tickets:
            deeds = ["answer", *deeds, "give back"]
        deed = data.draw(st.sampled_from(deeds))
        if deed == "take on":
            ticket += 1
            batch.tickets[ticket] = batch.bundle(data.draw(st.integers(1, 9)))
        elif deed == "answer":
            for piece in batch.tickets.pop(data.draw(st.sampled_from(sorted(batch.tickets)))):
                batch.put(piece, worked(piece))
        elif deed == "give back":
            batch.give_back(data.draw(st.sampled_from(sorted(batch.tickets))))
        else:
            batch.put(batch.missing(), worked(batch.missing()))
        assert batch.amount == sum(piece.size for piece in batch.left)
        out += batch.take()
    assert out == [[(world, move) for move in range(moves)] for world in range(count)]
