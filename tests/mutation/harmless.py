"""The mutants that change nothing anybody could see, each with the reason: ``harmless.json``."""

from __future__ import annotations

from pathlib import Path

import msgspec

LIST = Path(__file__).with_name("harmless.json")


class Harmless(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant, named by module, function and code before and after, and why it is none."""

    path: str
    function: str
    before: str
    after: str
    why: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Names the mutant, like `mutants.Mutant.key`."""
        return self.path, self.function, self.before, self.after


def load() -> dict[tuple[str, str, str, str], str]:
    """The reasons, by mutant."""
    found = msgspec.json.decode(LIST.read_bytes(), type=list[Harmless])
    return {one.key: one.why for one in found}
