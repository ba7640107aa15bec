"""What is fitted of where an AI affixes its stickers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.fitting import Effort
from game.core.chance import FastChance
from game.my_city import founding, sticker_fit
from game.my_city.catalog import load
from game.my_city.sticker_fit import CELLS, Batch, Seen, StickerFitting, lying, played, strewn
from game.my_city.sticker_policy import Worth, cells
from game.my_city.terrain import printed


def test_trees_and_rocks_are_strewn_on_squares_and_printed_rocks_alone() -> None:
    source = random.Random(1)
    board = printed("legacy")
    for _ in range(20):
        for before, after in zip(board, strewn(board, source), strict=True):
            assert after in {"s": "stR", "R": "R."}.get(before, before)


def test_what_else_was_affixed_stays() -> None:
    source = random.Random(2)
    ground = founding.found(24, FastChance(source)).ground
    others = {at for at, letter in enumerate(ground) if letter not in "stR."}
    for _ in range(20):
        anew = strewn(ground, source)
        assert all(anew[at] == ground[at] for at in others)


def test_cities_differ_by_many_stickers_and_each_is_counted() -> None:
    source = random.Random(3)
    grounds = [strewn(printed("legacy"), source) for _ in range(50)]
    trees = [sum(lying(ground)[: len(cells("tree1"))]) for ground in grounds]
    assert max(trees) - min(trees) > 8
    assert trees == [ground.count("t") for ground in grounds]
    assert lying(printed("legacy")) == [
        float(name == "rock2" and board_has_rocks(cell)) for name, cell in CELLS
    ]


def board_has_rocks(cell: str) -> bool:
    return cell in set(cells("rock2")) - set(cells("tree1"))


def test_cities_of_a_table_are_compared_with_each_other_alone() -> None:
    for seen in played(Batch(0, 3, 4)):
        assert sum(seen.points) == pytest.approx(0)
        assert [sum(column) for column in zip(*seen.rows, strict=True)] == pytest.approx([0] * len(CELLS))


def test_the_worth_is_found_again_by_which_the_points_came_about(monkeypatch: pytest.MonkeyPatch) -> None:
    fit = StickerFitting()
    true = {("tree1", cell): value for cell, value in fit.shipped().tree1.items()}
    true |= {("rock2", cell): value for cell, value in fit.shipped().rock2.items()}

    def made_up(batch: Batch) -> Iterator[Seen]:
        source = random.Random(batch.first)
        for _ in range(batch.episodes):
            rows = [lying(strewn(printed("legacy"), source)) for _ in range(4)]
            points = [sum(true[of] * lies for of, lies in zip(CELLS, row, strict=True)) for row in rows]
            yield Seen(rows, points)

    monkeypatch.setattr(sticker_fit, "played", made_up)
    monkeypatch.setattr(sticker_fit, "RIDGE", 0.01)
    found = fit.better(fit.nothing(), Effort(1, 400), 1, map, print)
    assert found.tree1 == pytest.approx(fit.shipped().tree1, abs=0.02)
    assert found.rock2 == pytest.approx(fit.shipped().rock2, abs=0.02)
    assert fit.lead(found, fit.nothing(), 20, 1)[0] > 1
    assert fit.lead(found, found, 20, 1) == (0, 0)


def test_it_is_written_as_it_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(StickerFitting, "file", tmp_path / "sticker_policy.json")
    fit = StickerFitting()
    assert fit.write(fit.shipped()) == "sticker_policy.json"
    assert load("sticker_policy", Worth, tmp_path) == fit.shipped()
