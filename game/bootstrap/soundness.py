"""Whether the packages are still as they were installed: a file cut short can end the program without a word.

Installers note the size of every file in a RECORD; comparing those of the code takes a few milliseconds.
"""

from __future__ import annotations

import csv
import os
import re
import sysconfig
from collections.abc import Iterable, Iterator

CODE = re.compile(r"\.(py|pyd|so|dll|dylib)(\.[\d.]+)?$")


def damaged(requirements: Iterable[str]) -> str | None:
    """The first of these packages that the running interpreter lacks, or that has lost a part of its code."""
    return next((name for name in _names(requirements) if not _is_whole(name)), None)


def _names(requirements: Iterable[str]) -> Iterator[str]:
    for line in requirements:
        if found := re.match(r"[\w.-]+", line):
            yield found[0]


def _is_whole(name: str) -> bool:
    start = re.sub(r"[-_.]+", "_", name).lower() + "-"
    for root in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        try:
            found = [entry for entry in os.listdir(root) if entry.endswith(".dist-info")]
            for entry in found:
                if re.sub(r"[-_.]+", "_", entry.partition("-")[0]).lower() + "-" == start:
                    return _holds(root, os.path.join(root, entry, "RECORD"))
        except (OSError, ValueError, csv.Error):
            continue
    return False


def _holds(root: str, record: str) -> bool:
    """Whether all code that a RECORD lists is there in its full length."""
    with open(record, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file) if len(row) == 3 and row[2] and CODE.search(row[0])]
    return bool(rows) and all(
        os.stat(os.path.join(root, path)).st_size == int(size) for path, _, size in rows
    )
