"""The file of weights."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.core.components import BadData
from game.cvlizations import weights as module
from game.cvlizations.weights import read_weights, weights


@pytest.mark.parametrize(("field", "value"), [("rates", {"nonsense": 1.0}), ("steps", ()), ("noise", "much")])
def test_a_spoilt_file_is_named(
    field: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = msgspec.to_builtins(weights()) | {field: value}
    (tmp_path / "evaluation.json").write_bytes(msgspec.json.encode(tree))
    monkeypatch.setattr(module, "FILE", tmp_path / "evaluation.json")
    with pytest.raises(BadData, match=field):
        read_weights()
