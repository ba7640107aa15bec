"""Independent jobs: in order, told about now and then, and without Dask said to be so."""

from __future__ import annotations

import sys

import pytest

from game.core.reason import Refused
from game.tools.jobs import EVERY, Progress, told, workers


def test_jobs_are_done_in_order_by_any_number_of_processes() -> None:
    for jobs in (1, 2):
        with workers(jobs) as do:
            assert list(told(do, abs, [-3, 2, -1])) == [3, 2, 1]


def test_progress_and_the_estimated_end_are_told_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    progress = Progress(10, lambda: now[0])
    for _ in range(10):
        now[0] += EVERY / 2
        progress.step()
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in lines] == ["2/10", "4/10", "6/10", "8/10"]
    assert lines[0].split(",")[1] == f" {8 * EVERY / 2:.0f} s left"


def test_without_dask_a_cluster_is_refused_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with workers(1) as do:
        assert list(do(abs, [-1])) == [1]
    with pytest.raises(Refused) as refused, workers(1, "tcp://127.0.0.1:9"):
        pass
    assert refused.value.reason.key == "tools.no_dask"
