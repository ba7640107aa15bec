"""What every file that the toolkit reads has in common when it is missing or damaged."""

from __future__ import annotations


class AssetError(Exception):
    """A file of the toolkit is missing or damaged: *key* is a text's id, *values* names the file."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(f"{key}: {values}")
        self.key = key
        self.values = values
