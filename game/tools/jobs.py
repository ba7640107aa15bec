"""Independent jobs of the tools: on this computer's cores or on a Dask cluster, with the same results."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from game.ai.fitting import Mapper
from game.tools import cluster

T = TypeVar("T")
EVERY = 5.0
"""Seconds from one line about the progress to the next."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """``--jobs`` and ``--cluster``."""
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes on this computer")
    add_cluster(parser)


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """``--cluster``."""
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, whose workers do the jobs")


@contextmanager
def workers(jobs: int, address: str | None = None) -> Iterator[Mapper]:
    """Whoever does the jobs: a cluster, so many processes here, or else this one; raises `Refused`."""
    if address:
        with cluster.workers(address) as do:
            yield do
    elif jobs < 2:
        yield map
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield pool.imap


def told(do: Mapper, work: Callable[[Any], T], tasks: Sequence[Any]) -> Iterator[T]:
    """The results in order; how far they have come is told meanwhile."""
    progress = Progress(len(tasks))
    for result in do(work, tasks):
        progress.step()
        yield result


class Progress:
    """Tells on the console now and then how many jobs are done, and when the last one will be."""

    def __init__(self, count: int, clock: Callable[[], float] = time.time) -> None:
        self._count = count
        self._done = 0
        self._clock = clock
        self._begun = self._told = clock()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = self._clock()
        if self._done == self._count or now - self._told < EVERY:
            return
        self._told = now
        left = (now - self._begun) / self._done * (self._count - self._done)
        end = time.strftime("%H:%M:%S", time.localtime(now + left))
        print(f"{self._done}/{self._count}, {left:.0f} s left, ends about {end}", file=sys.stderr, flush=True)
