"""A pytest plugin for trials: hypothesis takes the same examples always, a test that hangs ends the run."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from types import FrameType

import pytest
from hypothesis import Phase, settings

PATIENCE = 40
"""Seconds for one test; the slowest takes three on an idle machine."""
HUNG = 97
"""The process ends with this when a test has hung."""

settings.register_profile("trial", derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))
settings.load_profile("trial")


def give_up(number: int, frame: FrameType | None) -> None:
    os._exit(HUNG)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    done = yield
    signal.alarm(0)
    return done
