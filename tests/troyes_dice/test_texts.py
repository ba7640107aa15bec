"""Every reason, prompt, score line, event and component of Troyes Dice has a text in both languages."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.core.chance import FastChance, TableChance
from game.core.options import choices
from game.core.rules import act, deal, method_name
from game.troyes_dice.catalog import catalog
from game.troyes_dice.events import DieUsed
from game.troyes_dice.log import values
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.record import medals
from game.troyes_dice.rules import OWED_TOPICS, RULES
from game.troyes_dice.sheet import CITIZENS, COLOURS, PRESTIGE, RESOURCES, ROWS, TAKE, USES, WORK
from game.troyes_dice.state import TroyesState
from game.ui.locale import languages

ROOT = Path(__file__).resolve().parents[2]
BUILDS = [(colour, use) for colour in range(3) for use in (PRESTIGE, WORK)]


def texts(language: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "assets" / "locale" / language / "troyes_dice.toml").read_text("utf-8"))


def flat(table: dict[str, Any], prefix: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for name, entry in table.items():
        if isinstance(entry, dict):
            found |= flat(entry, f"{prefix}{name}.")
        else:
            found[f"{prefix}{name}"] = entry
    return found


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


def reasons() -> set[str]:
    source = (ROOT / "game" / "troyes_dice" / "legality.py").read_text("utf-8")
    return set(re.findall(r'_no\(\s*"(\w+)"', source)) | {
        "nimble_is_a_feast",
        "numbering_expert",
        "numbering_rolled",
        "seats",
    }


@pytest.mark.parametrize("language", languages())
def test_every_key_has_a_text(language: str) -> None:
    found = texts(language)
    sheet, feasts = catalog().sheet, catalog().feasts.tiles
    names = {*COLOURS, *RESOURCES, *CITIZENS, *ROWS, *USES, *(tile.name for tile in feasts)}
    names |= {cathedral.character for cathedral in sheet.cathedrals.columns}
    names |= {district.name for district in sheet.districts}
    assert names <= set(found["name"])
    assert set(found["reason"]) == reasons()
    assert set(found["prompt"]) == {"numbering", "die", *OWED_TOPICS[1:]}
    assert set(found["log"]) == {method_name(event) for event in TroyesState.events}
    assert {*ROWS, *RESOURCES, "citizens"} <= set(found["score"])
    rules = {tile.feast.rule for tile in feasts} | {tile.plunder.rule for tile in feasts}
    assert set(found["feast"]) == rules | {"influence_exact"}
    assert set(found["achievement"]) == {medal.id for medal in medals()}
    assert {choice.name for choice in choices(TroyesOptions)} <= set(found["option"])


def test_every_sentence_of_the_log_can_be_filled() -> None:
    options = TroyesOptions(seats=3, numbering="rolled", feasts=True)
    english, seen = texts("en")["log"], set()
    for seed in range(12):
        chance = TableChance(seed)
        state, happened = deal(RULES, options, chance)
        source = FastChance(random.Random(seed))
        while True:
            for event in happened:
                name = method_name(type(event))
                seen.add(name)
                assert placeholders(english[name]) <= set(values(event, options)), name
            asks = RULES.asks(state)
            if not asks:
                break
            happened = act(RULES, state, {asks[0].seat: RULES.sample(state, asks[0].seat, source)}, chance)
            for event in happened:
                state.apply(event)
    rare = {"consolation_taken", "gains_owed", "gain_lost", "black_die_spared", "link_joined"}
    assert set(english) - seen <= rare


def test_a_die_used_to_build_is_told_with_the_building() -> None:
    built = [
        values(DieUsed(0, 0, use, colour, 3, (0, 0, 0)), TroyesOptions())["use"] for colour, use in BUILDS
    ]
    assert built == [f"@troyes_dice.name.{row}" for row in ROWS]
    taken = values(DieUsed(0, 0, TAKE, 1, 3, (0, 0, 0)), TroyesOptions())
    assert taken["use"] == "@troyes_dice.name.take"
