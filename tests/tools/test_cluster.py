"""Tools' jobs on a Dask cluster of two workers: the same results, also when one of them is lost."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.reason import Refused
from game.tools import arena, cluster, soak, tune
from game.tools.jobs import workers
from tests.ai.test_worker import CAN_STOP

distributed = pytest.importorskip("distributed")

GIVEN = ["--game", "trekking", "--seats", "novice,adept", "--games", "6", "--seed", "3"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as found:
        yield found.scheduler_address


def square(number: int) -> int:
    return number * number


def die_once(given: tuple[int, Path]) -> int:
    """The first who gets to the third job takes its worker along."""
    number, mark = given
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_order(address: str) -> None:
    with workers(1, address) as do:
        assert list(do(square, range(12))) == [number * number for number in range(12)]
        assert list(do(square, [])) == []


@CAN_STOP
def test_the_jobs_of_a_lost_worker_are_done_by_another(address: str, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with workers(1, address) as do:
        assert list(do(die_once, [(number, mark) for number in range(8)])) == list(range(8))
    assert mark.exists()


def test_an_arena_on_a_cluster_is_the_arena_here(address: str, tmp_path: Path) -> None:
    found = []
    for name, words in (("here", ["--jobs", "1"]), ("there", ["--cluster", address])):
        file = tmp_path / name
        assert arena.main([*GIVEN, *words, "--json", str(file)]) == 0
        found.append([row["scores"] for row in json.loads(file.read_text())["seats"]])
    assert found[0] == found[1]


def test_what_is_tuned_on_a_cluster_is_what_is_tuned_here(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for words in (["--jobs", "1"], ["--cluster", address]):
        tune.main(["--game", "seven_wonders", "--quick", "--file", "outlook", *words])
        found.append([line for line in capsys.readouterr().out.splitlines() if not line.endswith(" s")])
    assert len(found[0]) > 1
    assert found[0] == found[1]


def test_a_soak_on_a_cluster_is_the_soak_here(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the memory of this process, which has run other tests before."""
    monkeypatch.setattr(soak, "HIGHEST", float("inf"))
    given = soak.Run("trekking", 1, 600.0, 20, {}, 0.0)
    (here,), (there,) = (list(soak.played([given], where)) for where in (None, address))
    assert there.fault == here.fault == ""
    assert there[:4] == here[:4]


def test_a_worker_of_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "version", lambda: "another")
    with workers(1, address) as do, pytest.raises(Refused) as refused:
        list(do(square, [1]))
    assert refused.value.reason.key == "tools.other_version"


def test_an_address_without_a_cluster_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    assert arena.main([*GIVEN, "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "127.0.0.1:9" in capsys.readouterr().err


def test_a_game_against_another_tree_stays_here(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*GIVEN, "--cluster", address, "--versus", str(cluster.ROOT)]) == 2
    assert "--cluster" in capsys.readouterr().err
