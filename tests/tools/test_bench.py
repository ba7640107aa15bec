"""The benchmark prints a figure and a ratio for everything it measures; it judges nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import registry
from game.tools import bench


@pytest.fixture
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "games_with_rules", lambda: ("auction",))
    monkeypatch.setattr(registry, "GAMES", {"auction": "tests.toy"})
    monkeypatch.setattr(bench, "games_with_tables", lambda: ())


@pytest.mark.usefixtures("only_the_toy")
def test_every_figure_has_a_ratio(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "bench.json"
    assert bench.main(["--seconds", "0.02", "--json", str(out)]) == 0
    figures = json.loads(out.read_text())["figures"]
    names = [figure["what"] for figure in figures]
    assert names[0] == "calibration kernel"
    assert any(name.startswith("auction, 2 seats: copying") for name in names)
    assert {"title: idle", "title: alive_972x547", "title: alive_1280x720"} <= set(names)
    assert all(figure["ratio"] >= 0 for figure in figures)
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if not line.startswith("pygame-ce ")]  # greets who imports it first
    assert [line[: len(name)] for line, name in zip(told, names, strict=True)] == names


def test_random_games_are_counted_at_the_tables_that_a_game_names() -> None:
    kernel = 0.002
    figures = bench.of_games("seven_wonders", kernel, 0.02)
    assert [figure.what for figure in figures] == [
        f"seven_wonders, {name}: random games"
        for name in ("4 seats", "4 seats, Leaders and Cities", "7 seats")
    ]
    for figure in figures:
        assert figure.value * figure.ratio * kernel == pytest.approx(1)
    assert bench.of_games("trekking", kernel, 0.02) == []
