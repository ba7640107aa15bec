"""Rollouts: a row for every number of seats."""

from __future__ import annotations

import json
from pathlib import Path

from game.tools import rollouts


def test_a_row_for_every_number_of_seats(tmp_path: Path) -> None:
    out = tmp_path / "rows.json"
    assert rollouts.main(["--game", "auction", "--seconds", "0.01", "--json", str(out)]) == 0
    rows = json.loads(out.read_text())["rows"]
    assert [row["seats"] for row in rows] == [2, 3, 4]
    assert all(row["games_per_second"] > 0 for row in rows)
    assert set(rows[0]) == {"game", "options", "seats", "games_per_second", "moves_per_second"}


def test_a_number_of_seats_that_fits_no_table_is_refused() -> None:
    assert rollouts.main(["--game", "auction", "--seats", "9"]) == 2
