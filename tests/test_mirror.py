"""The tests mirror the package: every module of these layers has a test file of its name."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAYERS = ("scenes", "session", "tabletop", "core", "ai")

PROVED_ELSEWHERE = {
    "core/players": "scenes/test_names.py",
    "core/reason": "scenes/test_sentences.py",
    "core/rescue": "core/test_store_file.py",
    "core/seated": "session/test_session.py",
    "core/store_contents": "core/test_store_file.py",
    "core/store_profiles": "core/test_people.py",
    "core/store_rows": "core/test_store.py",
    "core/summary": "scenes/test_tables.py",
    "core/transactions": "core/test_store.py",
    "session/glimpse": "scenes/test_tables.py",
    "scenes/caveats": "scenes/test_tables.py",
    "scenes/game_pictures": "scenes/test_achievements.py",
    "scenes/glimpses": "scenes/test_tables.py",
    "scenes/medal_cabinet": "scenes/test_achievements.py",
    "scenes/medal_sheet": "scenes/test_achievements.py",
    "scenes/medals": "scenes/test_achievements.py",
    "scenes/record_cards": "scenes/test_records.py",
    "scenes/record_charts": "scenes/test_records.py",
    "scenes/record_filters": "scenes/test_records.py",
    "scenes/record_profile": "scenes/test_records.py",
    "scenes/eyes": "scenes/test_replay.py",
    "scenes/playback": "scenes/test_replay.py",
    "scenes/reel": "scenes/test_replay.py",
    "scenes/replay_log": "scenes/test_replay.py",
    "scenes/replay_sources": "scenes/test_replay.py",
    "scenes/replay_steps": "scenes/test_replay.py",
    "scenes/transport": "scenes/test_replay.py",
    "scenes/table_cards": "scenes/test_tables.py",
    "scenes/table_file": "scenes/test_tables.py",
    "scenes/thumbnail": "scenes/test_tables.py",
    "ai/advice": "ai/test_effects.py",
    "ai/baselines": "tools/test_arena.py",
    "ai/bot": "ai/test_mind.py",
    "ai/hand": "ai/test_crew.py",
    "ai/host": "ai/test_worker.py",
    "ai/outbox": "ai/test_worker.py",
    "ai/tree": "ai/test_mind.py",
    "ai/wire": "ai/test_worker.py",
    "ai/worlds": "ai/test_crew.py",
}
"""Modules that a test file of another name proves along with others."""


def modules() -> list[str]:
    return [
        f"{layer}/{path.stem}"
        for layer in LAYERS
        for path in sorted((ROOT / "game" / layer).glob("*.py"))
        if path.stem != "__init__"
    ]


def file_of(module: str) -> Path:
    layer, _, name = module.partition("/")
    return ROOT / "tests" / layer / f"test_{name}.py"


@pytest.mark.parametrize("module", modules())
def test_every_module_has_a_test_file_of_its_name(module: str) -> None:
    there = file_of(module).is_file()
    assert there != (module in PROVED_ELSEWHERE), "either a file or an excuse"


def test_excuses_are_of_modules_that_there_are_and_name_files_that_there_are() -> None:
    assert set(PROVED_ELSEWHERE) <= set(modules())
    assert all((ROOT / "tests" / file).is_file() for file in PROVED_ELSEWHERE.values())
