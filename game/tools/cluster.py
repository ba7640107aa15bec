"""Jobs on a Dask cluster, which is optional: ``pip install -r requirements-cluster.txt``.

A worker is started in a checkout of the same version (``python -m dask worker ADDRESS --nthreads 1``) and
proves it with every job, so that the results are those of this computer. The jobs of a worker that is lost
are done by another one. A cluster runs what it is sent: use only one that is yours.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.ai.fitting import Mapper
from game.core.reason import Refused

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 10
"""Seconds that a cluster, and the first of its workers, may take to answer."""
_alone = threading.Lock()
"""A worker may have several threads, but what is played is not made for that."""


class Job(NamedTuple):
    """A task, and the version that it belongs to."""

    version: str
    work: Callable[[Any], Any]
    task: Any


class Result(NamedTuple):
    """What came of a job; of another version's nothing."""

    value: Any
    version: str


@cache
def version() -> str:
    """Stands for all that a result may depend on: the program, its data, and Python."""
    told = hashlib.sha256(".".join(map(str, sys.version_info[:2])).encode())
    for file in sorted([*(ROOT / "game").rglob("*.py"), *(ROOT / "assets" / "data").rglob("*.json")]):
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return told.hexdigest()[:12]


def carry_out(job: Job) -> Result:
    """Do a job in a worker."""
    if job.version != version():
        return Result(None, version())
    with _alone:
        return Result(job.work(job.task), job.version)


@contextmanager
def workers(address: str) -> Iterator[Mapper]:
    """The cluster's workers; raises `Refused` where there is none, or one of another version."""
    try:
        from distributed import Client
    except ImportError as error:
        raise Refused("tools.no_dask", file="requirements-cluster.txt") from error
    try:
        client = Client(address, timeout=PATIENCE)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Refused("tools.no_cluster", address=address, detail=str(error)) from error
    with client:

        def do(work: Callable[[Any], T], tasks: Iterable[Any], /) -> Iterator[T]:
            jobs = [Job(version(), work, task) for task in tasks]
            futures = client.map(carry_out, jobs, pure=False)
            for future in futures:
                result: Result = future.result()
                if result.version != version():
                    client.cancel(futures)
                    raise Refused("tools.other_version", address=address)
                yield result.value

        yield do
