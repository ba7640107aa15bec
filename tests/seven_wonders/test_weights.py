"""The file of weights."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.core.components import BadData
from game.seven_wonders import weights as module
from game.seven_wonders.effects import Effect
from game.seven_wonders.weights import read_weights, weights


def test_every_knack_is_a_kind_of_effect() -> None:
    assert set(weights().knacks) <= {kind.__name__ for kind in Effect.__subclasses__()}


@pytest.mark.parametrize(
    ("field", "value"), [("growth", {"brown": "much"}), ("missing", [1, 2]), ("arms", "much")]
)
def test_a_spoilt_file_is_named(
    field: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = msgspec.to_builtins(weights()) | {field: value}
    (tmp_path / "evaluation.json").write_bytes(msgspec.json.encode(tree))
    monkeypatch.setattr(module, "FILE", tmp_path / "evaluation.json")
    with pytest.raises(BadData, match=field):
        read_weights()
