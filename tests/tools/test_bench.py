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
    assert len(capsys.readouterr().out.splitlines()) == len(figures)
